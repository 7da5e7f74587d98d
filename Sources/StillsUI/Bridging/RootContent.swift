import StillsCore

/// What a preview or a script may hand over to be drawn.
@MainActor package enum RootContent {
  /// The view that draws `content`; nil when it is nothing that can be drawn.
  package static func view(of content: Any) -> (any View)? { content as? any View }
}
