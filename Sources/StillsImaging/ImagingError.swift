/// A picture that cannot be read or written; the message names the call and what was wrong.
package struct ImagingError: Error, Hashable, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}
