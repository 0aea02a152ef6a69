// The unsafe part of the index: reading a literal's bytes in place, and the C library's search for line ends, which
// keeps indexing quick in unoptimised builds too.

import Glibc

extension LineIndex {
  static func withBytes<Result>(
    of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(text.utf8).withUnsafeBufferPointer(body)
  }

  static func endOfLine(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
    else { return bytes.count }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}
