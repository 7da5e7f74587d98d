import Foundation

/// Takes what was copied. A still has nothing to paste: a tap does nothing.
nonisolated public struct PasteButton: View {
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  public var body: some View {
    Button {
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
  }
}
