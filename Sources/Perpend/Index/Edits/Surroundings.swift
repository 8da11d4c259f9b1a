/// The container, header and footer of a feed. An object: it is long, and few edits change it.
final class Surroundings {
  let container: Container
  let containerMetrics: ContainerMetrics
  let ends: CollectionEnds

  init(_ container: Container, _ containerMetrics: ContainerMetrics, _ ends: CollectionEnds) {
    self.container = container
    self.containerMetrics = containerMetrics
    self.ends = ends
  }
}
