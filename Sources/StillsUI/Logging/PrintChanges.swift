nonisolated extension View {
  /// Tells on a device why a body is asked for; a still asks for each as often as it needs to, and says nothing.
  public static func _printChanges() {}
  public static func _logChanges() {}
}
