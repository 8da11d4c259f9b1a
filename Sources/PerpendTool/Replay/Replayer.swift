import Perpend

/// Lays out the input of a case and does its operations.
package struct Replayer {
  let input: ReplayInput
  private(set) var state: ReplayState
  /// The first operation that was refused, or the refusal of the input itself.
  private(set) var refusal: Refusal?
  /// Whether each refused operation left everything as it was.
  package private(set) var isUnchanged = true

  package init(_ input: ReplayInput) throws(LayoutError) {
    self.input = input
    do throws(LayoutError) {
      state = try ReplayState(input)
    } catch {
      state = try ReplayState()
      refusal = Refusal(error)
      return
    }
    for operation in input.operations {
      let before = state
      do throws(LayoutError) {
        try operation.apply(to: &state)
      } catch {
        refusal = refusal ?? Refusal(error)
        isUnchanged = isUnchanged && before.isSame(as: state)
      }
    }
  }
}
