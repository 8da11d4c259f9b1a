#if canImport(Dispatch) && !hasFeature(Embedded)
  import Dispatch
  import Synchronization
#endif

/// Performs jobs on sections, on as many threads as there is work for.
enum SectionPool {
  /// Below so many items a job stays on the caller's thread: waking another costs as much as placing some
  /// 10,000.
  static let leastItems = 16_384

  /// What the jobs came to.
  struct Outcome {
    /// Items that were given a place: as many as serially.
    var placed = 0
    /// Sections that were copied, since another value shared them.
    var copied = 0
    /// What each job came to, where ways back are kept.
    var sections: [SectionOutcome] = []

    fileprivate mutating func add(_ outcome: SectionOutcome) {
      placed += outcome.placed
      copied += outcome.wasCopied ? 1 : 0
    }
  }

  /// Performs the jobs, each of another section. The sections have the same bits as if one job had followed
  /// the other.
  static func perform(
    _ jobs: [SectionJob], on sections: inout ContiguousArray<SectionStorage>, maximumThreadCount: Int?,
    keepsWaysBack: Bool
  ) -> Outcome {
    #if canImport(Dispatch) && !hasFeature(Embedded)
      if maximumThreadCount != 1, jobs.count > 1 {
        let itemCounts = jobs.map { $0.itemCount(of: sections[$0.section]) }
        if itemCounts.reduce(0, +) >= leastItems {
          return performConcurrently(
            jobs, itemCounts, on: &sections, maximumThreadCount: maximumThreadCount,
            keepsWaysBack: keepsWaysBack)
        }
      }
    #endif
    var outcome = Outcome()
    for index in jobs.indices {
      let one = jobs[index].perform(on: &sections[jobs[index].section], keepsWayBack: keepsWaysBack)
      outcome.add(one)
      if keepsWaysBack { outcome.sections.append(one) }
    }
    return outcome
  }

  #if canImport(Dispatch) && !hasFeature(Embedded)
    private static func performConcurrently(
      _ jobs: [SectionJob], _ itemCounts: [Int], on sections: inout ContiguousArray<SectionStorage>,
      maximumThreadCount: Int?, keepsWaysBack: Bool
    ) -> Outcome {
      // Biggest first, so that no thread is left alone with a big one; in chunks, so that claiming costs
      // little.
      let order = jobs.indices.sorted {
        itemCounts[$0] > itemCounts[$1]
      }
      var chunks: [Range<Int>] = []
      var start = 0
      var items = 0
      for index in order.indices {
        items += itemCounts[order[index]]
        if items >= leastItems / 2 || index == order.count - 1 {
          chunks.append(start..<index + 1)
          start = index + 1
          items = 0
        }
      }
      let claims = chunks
      let next = Atomic(0)
      let placed = Atomic(0)
      let copied = Atomic(0)
      var outcomes = Array(repeating: SectionOutcome(), count: keepsWaysBack ? jobs.count : 0)
      unsafe sections.withUnsafeMutableBufferPointer { sections in
        unsafe outcomes.withUnsafeMutableBufferPointer { outcomes in
          // Each section is the business of one job, so no two threads meet at one.
          let shared = unsafe Shared(sections: sections, outcomes: outcomes)
          DispatchQueue.concurrentPerform(
            iterations: min(max(1, maximumThreadCount ?? claims.count), claims.count)
          ) {
            _ in
            while true {
              let claimed = next.wrappingAdd(1, ordering: .relaxed).oldValue
              guard claimed < claims.count else { return }
              var sum = Outcome()
              for index in claims[claimed] {
                let number = order[index]
                let job = jobs[number]
                let one = unsafe job.perform(
                  on: &shared.sections[job.section], keepsWayBack: keepsWaysBack)
                sum.add(one)
                if keepsWaysBack { unsafe shared.outcomes[number] = one }
              }
              placed.wrappingAdd(sum.placed, ordering: .relaxed)
              copied.wrappingAdd(sum.copied, ordering: .relaxed)
            }
          }
        }
      }
      return Outcome(
        placed: placed.load(ordering: .relaxed), copied: copied.load(ordering: .relaxed), sections: outcomes)
    }

    @safe
    private struct Shared: @unchecked Sendable {
      let sections: UnsafeMutableBufferPointer<SectionStorage>
      let outcomes: UnsafeMutableBufferPointer<SectionOutcome>
    }
  #endif
}
