/// Something that a case asks for and that is not built yet.
struct Unsupported: Error {
  var what: String

  init(_ what: String) { self.what = what }

  var reason: String { "\(what) not supported yet" }
}
