import Foundation

/// What the system said when Foundation could not read or write.
struct SystemError {
  /// The number that the system gave, if Foundation passes it on.
  private(set) var code: Int32?
  /// What went wrong, such as "No such file or directory".
  private(set) var reason: String

  init(_ error: any Error) {
    var error = error as NSError
    while let underlying = error.userInfo[NSUnderlyingErrorKey] as? any Error {
      error = underlying as NSError
    }
    reason = error.localizedDescription
    guard error.domain == NSPOSIXErrorDomain, let code = Int32(exactly: error.code) else { return }
    self.code = code
    if let text = unsafe strerror(code) { reason = unsafe String(cString: text) }
  }
}
