import Testing

@testable import StillsMacroExpansion

@Suite struct PluginMessageTests {
  @Test func tellsWhichProtocolItSpeaks() {
    let reply = PluginMessage.reply(to: ["getCapability": [:]])
    #expect(reply["getCapabilityResult"]?["capability"]?["protocolVersion"] == .number(7))
  }

  @Test func expandsAPreview() {
    let reply = PluginMessage.reply(to: [
      "expandFreestandingMacro": [
        "macro": ["moduleName": "StillsMacros", "typeName": "Preview", "name": "Preview"], "discriminator": "$s",
        "syntax": ["source": "#Preview { A() }", "location": ["fileName": "A.swift", "line": .number(3)]],
      ]
    ])
    #expect(reply["expandMacroResult"]?["expandedSource"]?.string?.contains("{ A() }") == true)
    #expect(reply["expandMacroResult"]?["diagnostics"]?.array == [])
  }

  @Test func errorsPointAtTheAttribute() {
    let reply = PluginMessage.reply(to: [
      "expandAttachedMacro": [
        "macro": ["typeName": "Entry"], "macroRole": "peer", "lexicalContext": [],
        "declSyntax": ["source": "@Entry var a = 1"],
        "attributeSyntax": ["source": "@Entry", "location": ["fileName": "A.swift", "offset": .number(12)]],
      ]
    ])
    let diagnostic = reply["expandMacroResult"]?["diagnostics"]?.array?.first
    #expect(diagnostic?["severity"]?.string == "error")
    #expect(diagnostic?["position"]?["offset"] == .number(12))
  }

  @Test func previewableAddsNothing() {
    let reply = PluginMessage.reply(to: [
      "expandAttachedMacro": ["macro": ["typeName": "Previewable"], "macroRole": "peer"]
    ])
    #expect(reply["expandMacroResult"]?["expandedSource"] == "")
  }
}
