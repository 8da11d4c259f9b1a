#if canImport(Dispatch) && !hasFeature(Embedded)
  import Dispatch
  import Synchronization
#endif

/// Performs jobs on sections, on as many threads as there is work for.
enum SectionPool {
  /// Below so many items a job stays on the caller's thread: waking another costs as much as placing some
  /// 10,000.
  static let leastItems = 16_384

  /// Performs the jobs, each of another section. Returns how many items were placed: as many as serially,
  /// with the same bits.
  static func perform(
    _ jobs: [SectionJob], on sections: inout ContiguousArray<SectionStorage>, threads: Int?
  ) -> Int {
    #if canImport(Dispatch) && !hasFeature(Embedded)
      if threads != 1, jobs.count > 1 {
        let itemCounts = jobs.map { $0.itemCount(of: sections[$0.section]) }
        if itemCounts.reduce(0, +) >= leastItems {
          return performConcurrently(jobs, itemCounts, on: &sections, threads: threads)
        }
      }
    #endif
    var placed = 0
    for index in jobs.indices { placed += jobs[index].perform(on: &sections[jobs[index].section]) }
    return placed
  }

  #if canImport(Dispatch) && !hasFeature(Embedded)
    private static func performConcurrently(
      _ jobs: [SectionJob], _ itemCounts: [Int], on sections: inout ContiguousArray<SectionStorage>,
      threads: Int?
    ) -> Int {
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
      unsafe sections.withUnsafeMutableBufferPointer { sections in
        // Each section is the business of one job, so no two threads meet at one.
        let shared = unsafe SharedSections(sections: sections)
        DispatchQueue.concurrentPerform(iterations: min(max(1, threads ?? claims.count), claims.count)) { _ in
          while true {
            let claimed = next.wrappingAdd(1, ordering: .relaxed).oldValue
            guard claimed < claims.count else { return }
            var count = 0
            for index in claims[claimed] {
              let job = jobs[order[index]]
              unsafe count += job.perform(on: &shared.sections[job.section])
            }
            placed.wrappingAdd(count, ordering: .relaxed)
          }
        }
      }
      return placed.load(ordering: .relaxed)
    }

    @safe
    private struct SharedSections: @unchecked Sendable {
      let sections: UnsafeMutableBufferPointer<SectionStorage>
    }
  #endif
}
