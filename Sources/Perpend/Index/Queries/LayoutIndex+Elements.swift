/// Elements with their frames: into a caller's buffer, as an array, or a run at a time.
extension LayoutIndex {
  /// Writes the elements that share an area with a rectangle into a buffer, in index order, where nothing is pinned.
  /// Allocates nothing where no section has more than 12 columns.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in content coordinates, in points.
  ///   - buffer: Takes the elements; what does not fit is only counted.
  /// - Returns: The number of elements, which may be more than the buffer holds.
  /// - Complexity: O(log n + log s + k). Items of a grid that do not fit into the buffer take no time.
  public func elements(in rect: LayoutRect, into buffer: inout MutableSpan<Element>) -> Int {
    write(.rect(rect), into: &buffer)
  }

  /// Writes the elements that a viewport covers into a buffer, in index order, with headers and footers where it pins
  /// them. Allocates nothing where no section has more than 12 columns.
  ///
  /// - Parameters:
  ///   - viewport: The viewport; its overscan is covered too.
  ///   - buffer: Takes the elements; what does not fit is only counted.
  /// - Returns: The number of elements, which may be more than the buffer holds.
  /// - Complexity: O(log n + log s + k).
  public func elements(in viewport: Viewport, into buffer: inout MutableSpan<Element>) -> Int {
    write(.viewport(viewport), into: &buffer)
  }

  /// Writes the elements that a viewport covers and another does not into a buffer, in index order, each with the frame
  /// that it has in the first. Allocates nothing where no section has more than 12 columns.
  ///
  /// Called for both orders of two viewports, it finds what enters and what leaves when one moves to the other.
  ///
  /// - Parameters:
  ///   - viewport: The viewport that covers the elements; its overscan is covered too.
  ///   - other: The viewport that does not.
  ///   - buffer: Takes the elements; what does not fit is only counted.
  /// - Returns: The number of elements, which may be more than the buffer holds.
  /// - Complexity: That of `paths(in:butNotIn:into:)`.
  public func elements(
    in viewport: Viewport, butNotIn other: Viewport, into buffer: inout MutableSpan<Element>
  ) -> Int {
    write(.onlyIn(viewport, butNotIn: other), into: &buffer)
  }

  private func write(_ question: ElementQuestion, into buffer: inout MutableSpan<Element>) -> Int {
    unsafe buffer.withUnsafeMutableBufferPointer { unsafe write(question, to: $0) }
  }

  /// Writes the elements of a question that there is room for. Returns how many there are.
  @usableFromInline
  func write(_ question: ElementQuestion, to buffer: UnsafeMutableBufferPointer<Element>) -> Int {
    guard let elements = buffer.baseAddress else {
      return UncheckedSpan<Element>.withScratch(count: 1) { write(question, to: $0, capacity: 0) }
    }
    return unsafe write(question, to: UncheckedSpan(elements), capacity: buffer.count)
  }

  private func write(_ question: ElementQuestion, to elements: UncheckedSpan<Element>, capacity: Int) -> Int {
    var sink = FrameSink(orientation: orientation, elements: elements, capacity: capacity)
    ask(question, &sink)
    return sink.count
  }

  /// The elements of a question, as an array: asked once more where they are more than a screen shows.
  func array(of question: ElementQuestion) -> [Element] {
    var (count, capacity) = (0, 64)
    func elements() -> [Element] {
      unsafe Array(unsafeUninitializedCapacity: capacity) { buffer, written in
        count = unsafe write(question, to: buffer)
        written = min(count, capacity)
      }
    }
    let first = elements()
    guard count > capacity else { return first }
    capacity = count
    return elements()
  }

  /// Calls `body` with each of the elements of a question.
  ///
  /// As many as a screen shows are written to memory of the caller's, where the loop is inlined: to call a closure for
  /// each would cost as much as the frames. More are found a second time, a run at a time.
  @inlinable
  @inline(__always)
  func visit(_ question: ElementQuestion, _ body: (Element) -> Void) {
    let (capacity, count) = unsafe withUnsafeTemporaryAllocation(of: Element.self, capacity: 64) { buffer in
      let count = unsafe write(question, to: buffer)
      if count <= buffer.count {
        for index in 0..<count { unsafe body(buffer[index]) }
      }
      return (buffer.count, count)
    }
    guard count > capacity else { return }
    forEachRun(question) { run in
      for index in run.indices { body(run[index]) }
    }
  }

  /// Calls `body` with the elements of a question, a run at a time.
  @usableFromInline
  func forEachRun(_ question: ElementQuestion, _ body: (Span<Element>) -> Void) {
    UncheckedSpan<Element>.withScratch(count: RunSink.capacity) { run in
      withoutActuallyEscaping(body) { body in
        var sink = RunSink(orientation: orientation, run: run, body: body)
        ask(question, &sink)
        sink.finish()
      }
    }
  }

  private func ask<Sink: ElementSink>(_ question: ElementQuestion, _ sink: inout Sink) {
    switch question {
    case .rect(let rect):
      if let rect = orientation.unitRect(rect) { query(QueryScope(rect), &sink) }
    case .within(let rect, let viewport):
      if let rect = orientation.unitRect(rect) { query(QueryScope(rect, pin: pin(viewport)), &sink) }
    case .viewport(let viewport):
      if let rect = viewport.unitRect { query(QueryScope(rect, pin: pin(viewport)), &sink) }
    case .onlyIn(let viewport, let other): query(viewport, butNot: other, &sink)
    }
  }
}

/// What elements are asked for.
@usableFromInline
enum ElementQuestion {
  case rect(LayoutRect)
  /// What of a rectangle a viewport shows.
  case within(LayoutRect, Viewport)
  case viewport(Viewport)
  /// What a viewport covers and another does not.
  case onlyIn(Viewport, butNotIn: Viewport)
}
