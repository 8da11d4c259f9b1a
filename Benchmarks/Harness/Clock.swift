import Foundation

/// What a row is timed by.
enum Clock {
  /// The time that the calling thread was running: other programs on the machine take nothing of it.
  case thread
  /// The time that went by, for rows that use several threads.
  case wall

  var nanoseconds: UInt64 {
    var time = timespec()
    unsafe clock_gettime(self == .thread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
