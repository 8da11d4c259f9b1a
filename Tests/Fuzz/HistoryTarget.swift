import Foundation
import TestSupport

/// Where it is set, each step is printed before it is made, and so is known where the step crashes.
private let prints = ProcessInfo.processInfo.environment["PERPEND_FUZZ_TRAIL"] != nil

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let announce: ((String) -> Void)? = prints ? { FileHandle.standardError.write(Data("\($0)\n".utf8)) } : nil
  if let finding = FuzzHistory.finding(in: bytes, announce: announce) { fail(finding) }
  return 0
}
