/// First in, first out, in constant time.
struct Queue<Element> {
  private var elements: [Element?] = []
  private var head = 0

  var count: Int {
    elements.count - head
  }

  var isEmpty: Bool {
    head == elements.count
  }

  var first: Element? {
    isEmpty ? nil : elements[head]
  }

  mutating func append(_ element: Element) {
    elements.append(element)
  }

  mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    let element = elements[head]
    elements[head] = nil
    head += 1
    if head == elements.count {
      elements.removeAll(keepingCapacity: head <= 16)
      head = 0
    } else if head >= 32, head * 2 >= elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return element
  }

  /// Puts an element in the place of the first, which it gives back, or at the end if there is none.
  mutating func replaceFirst(with element: Element) -> Element? {
    guard !isEmpty else {
      append(element)
      return nil
    }
    let replaced = elements[head]
    elements[head] = element
    return replaced
  }

  /// Empties the queue, giving what it held.
  mutating func removeAll() -> Queue {
    let removed = self
    self = Queue()
    return removed
  }
}
