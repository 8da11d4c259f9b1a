/// Tells a person at a terminal how far a loop has come, ten times a second at most.
struct Progress {
  private let console: Console
  private let task: String
  private let total: Int
  private var next: ContinuousClock.Instant

  init(_ task: String, total: Int, on console: Console) {
    self.console = console
    self.task = task
    self.total = max(total, 1)
    // What is done within a moment shows nothing.
    next = .now + .milliseconds(300)
  }

  mutating func advance(to done: Int, _ detail: String = "") {
    guard console.showsProgress, ContinuousClock.now >= next else { return }
    next = .now + .milliseconds(100)
    let percent = Int(Double(done) / Double(total) * 100)
    console.progress("\(task) \(percent) %" + (detail.isEmpty ? "" : "  \(detail)"))
  }

  func finish() { console.clearProgress() }
}
