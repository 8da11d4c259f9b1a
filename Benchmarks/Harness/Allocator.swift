import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// What the allocator itself says about memory.
enum Allocator {
  /// Bytes that are allocated and not freed, over all arenas and mappings; nil where it cannot be asked.
  static var bytesInUse: Int? {
    guard let account else { return nil }
    // In each arena what is not free is in use; the totals stand after the last one.
    let totals = account.components(separatedBy: "</heap>").last ?? ""
    guard let system = size(of: "<system type=\"current\"", in: totals),
      let fast = size(of: "<total type=\"fast\"", in: totals),
      let rest = size(of: "<total type=\"rest\"", in: totals),
      let mapped = size(of: "<total type=\"mmap\"", in: totals)
    else { return nil }
    return system - fast - rest + mapped
  }

  private static func size(of element: String, in text: String) -> Int? {
    guard let start = text.range(of: element),
      let attribute = text.range(of: "size=\"", range: start.upperBound..<text.endIndex)
    else { return nil }
    return Int(text[attribute.upperBound...].prefix { $0 != "\"" })
  }

  /// What glibc's `malloc_info` writes. Its header is in no module, so it is looked up by name.
  private static var account: String? {
    #if canImport(Glibc)
      typealias Function = @convention(c) (CInt, UnsafeMutablePointer<FILE>?) -> CInt
      guard let program = unsafe dlopen(nil, RTLD_NOW) else { return nil }
      defer { unsafe dlclose(program) }
      guard let symbol = unsafe dlsym(program, "malloc_info") else { return nil }
      let write = unsafe unsafeBitCast(symbol, to: Function.self)
      var text: UnsafeMutablePointer<CChar>?
      var length = 0
      guard let stream = unsafe open_memstream(&text, &length) else { return nil }
      let result = unsafe write(0, stream)
      unsafe fclose(stream)
      defer { unsafe free(text) }
      return unsafe result == 0 ? text.map { unsafe String(cString: $0) } : nil
    #else
      return nil
    #endif
  }
}
