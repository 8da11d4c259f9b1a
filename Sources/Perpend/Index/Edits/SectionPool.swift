#if canImport(Dispatch) && !hasFeature(Embedded)
  import Dispatch
#endif

/// Performs jobs on sections, on as many threads as there is work for.
enum SectionPool {
  /// Below this number of items, all jobs stay on the caller's thread: waking another one costs as much as placing
  /// some 10,000.
  static let leastItems = 16_384

  /// The result of the jobs.
  struct Outcome {
    /// The number of items that were placed, the same as on one thread.
    var placed = 0
    /// Sections that were copied, since another value shared them.
    var copied = 0
    /// The result of each job, where ways back are kept.
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
      // Biggest first, so that no thread is left alone with a big one; in chunks, so that Dispatch has
      // little to do for each.
      let order = jobs.indices.sorted {
        itemCounts[$0] > itemCounts[$1]
      }
      let chunks = chunks(order.map { itemCounts[$0] })
      var sums = Array(repeating: Outcome(), count: chunks.count)
      var outcomes = Array(repeating: SectionOutcome(), count: keepsWaysBack ? jobs.count : 0)
      unsafe sections.withUnsafeMutableBufferPointer { sections in
        unsafe sums.withUnsafeMutableBufferPointer { sums in
          unsafe outcomes.withUnsafeMutableBufferPointer { outcomes in
            // Each section is the business of one job, so no two threads meet at one.
            let shared = unsafe Shared(sections: sections, sums: sums, outcomes: outcomes)
            let threads = min(max(1, maximumThreadCount ?? chunks.count), chunks.count)
            DispatchQueue.concurrentPerform(iterations: threads) { thread in
              for chunk in stride(from: thread, to: chunks.count, by: threads) {
                for position in chunks[chunk] {
                  let index = order[position]
                  let job = jobs[index]
                  let one = unsafe job.perform(
                    on: &shared.sections[job.section], keepsWayBack: keepsWaysBack)
                  unsafe shared.sums[chunk].add(one)
                  if keepsWaysBack { unsafe shared.outcomes[index] = one }
                }
              }
            }
          }
        }
      }
      return Outcome(
        placed: sums.reduce(0) { $0 + $1.placed }, copied: sums.reduce(0) { $0 + $1.copied },
        sections: outcomes)
    }

    /// Runs of jobs of some `leastItems / 2` items each.
    private static func chunks(_ itemCounts: [Int]) -> [Range<Int>] {
      var chunks: [Range<Int>] = []
      var start = 0
      var items = 0
      for (index, count) in itemCounts.enumerated() {
        items += count
        if items >= leastItems / 2 || index == itemCounts.count - 1 {
          chunks.append(start..<index + 1)
          start = index + 1
          items = 0
        }
      }
      return chunks
    }

    @safe
    private struct Shared: @unchecked Sendable {
      let sections: UnsafeMutableBufferPointer<SectionStorage>
      /// The result of the jobs of each chunk.
      let sums: UnsafeMutableBufferPointer<Outcome>
      let outcomes: UnsafeMutableBufferPointer<SectionOutcome>
    }
  #endif
}
