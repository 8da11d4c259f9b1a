/// Options with what follows from them. An object, since they are long and jobs are copied about.
final class SectionSettings: Sendable {
  /// Nil where only the container has changed.
  let options: SharedOptions?
  let metrics: SectionMetrics

  init(_ options: SharedOptions?, _ metrics: SectionMetrics) {
    self.options = options
    self.metrics = metrics
  }
}
