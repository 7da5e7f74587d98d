import Foundation

// Linux's Foundation writes addresses only whole.

extension URL {
  /// With scheme, host and path.
  public func formatted() -> String { FormatStyle().format(self) }
  public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == URL {
    format.format(self)
  }

  /// Which parts of an address are written.
  public struct FormatStyle: Foundation.ParseableFormatStyle, Sendable {
    public enum Component: Int, Codable, Hashable, Sendable {
      case scheme, user, password, host, port, path, query, fragment
    }

    /// When a part is written.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
      enum Choice: Codable, Hashable {
        case always, never, whenHTTP
        indirect case whenIs(Component, Set<String>, Bool)
      }

      let choice: Choice

      public static var always: Self { Self(choice: .always) }
      public static var never: Self { Self(choice: .never) }
      public static var omitIfHTTPFamily: Self { Self(choice: .whenHTTP) }
      public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(choice: .whenIs(component, requirements, true))
      }
      public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(choice: .whenIs(component, requirements, false))
      }

      public var description: String {
        switch choice {
        case .always: "always"
        case .never: "never"
        case .whenHTTP: "omitIfHTTPFamily"
        case .whenIs(let component, let values, let isShown):
          "\(isShown ? "displayWhen" : "omitWhen")(\(component), \(values.sorted()))"
        }
      }

      func shows(in parts: URLComponents) -> Bool {
        switch choice {
        case .always: true
        case .never: false
        case .whenHTTP: !["http", "https"].contains(parts.scheme?.lowercased())
        case .whenIs(let component, let values, let isShown):
          values.contains(component.text(in: parts) ?? "") == isShown
        }
      }
    }

    /// How a host is written.
    public struct HostDisplayOption: Codable, Hashable, Sendable {
      let display: ComponentDisplayOption
      let omitted: Set<String>

      public static var always: Self { Self(display: .always, omitted: []) }
      public static var never: Self { Self(display: .never, omitted: []) }
      public static var omitIfHTTPFamily: Self { Self(display: .omitIfHTTPFamily, omitted: []) }
      public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(display: .displayWhen(component, matches: requirements), omitted: [])
      }
      public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(display: .omitWhen(component, matches: requirements), omitted: [])
      }
      /// Without what comes before the domain, such as `www`: all of it, or the subdomains that are named.
      public static func omitSpecificSubdomains(
        _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
      ) -> Self { Self(display: .always, omitted: subdomainsToOmit) }

      func text(in parts: URLComponents) -> String? {
        guard display.shows(in: parts), let host = parts.host else { return nil }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 2, let first = labels.first, omitted.contains(String(first)) else { return host }
        return labels.dropFirst().joined(separator: ".")
      }
    }

    var schemeOption: ComponentDisplayOption
    var userOption: ComponentDisplayOption
    var passwordOption: ComponentDisplayOption
    var hostOption: HostDisplayOption
    var portOption: ComponentDisplayOption
    var pathOption: ComponentDisplayOption
    var queryOption: ComponentDisplayOption
    var fragmentOption: ComponentDisplayOption

    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      (schemeOption, userOption, passwordOption, hostOption) = (scheme, user, password, host)
      (portOption, pathOption, queryOption, fragmentOption) = (port, path, query, fragment)
    }

    public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.schemeOption, strategy) }
    public func user(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.userOption, strategy) }
    public func password(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.passwordOption, strategy) }
    public func host(_ strategy: HostDisplayOption = .always) -> Self { with(\.hostOption, strategy) }
    public func port(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.portOption, strategy) }
    public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.pathOption, strategy) }
    public func query(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.queryOption, strategy) }
    public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.fragmentOption, strategy) }

    private func with<Value>(_ part: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
      var style = self
      style[keyPath: part] = value
      return style
    }

    public func locale(_ locale: Locale) -> Self { self }
    public var parseStrategy: ParseStrategy { ParseStrategy() }

    public func format(_ url: URL) -> String {
      guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return url.absoluteString }
      func part(_ option: ComponentDisplayOption, _ text: String?) -> String? {
        option.shows(in: parts) ? text : nil
      }
      var result = ""
      let host = hostOption.text(in: parts)
      if let scheme = part(schemeOption, parts.scheme) { result += scheme + (parts.host == nil ? ":" : "://") }
      if let user = part(userOption, parts.user) {
        result += user + (part(passwordOption, parts.password).map { ":" + $0 } ?? "") + "@"
      }
      result += host ?? ""
      if let port = part(portOption, parts.port.map { "\($0)" }) { result += ":" + port }
      result += part(pathOption, parts.path) ?? ""
      if let query = part(queryOption, parts.query) { result += "?" + query }
      if let fragment = part(fragmentOption, parts.fragment) { result += "#" + fragment }
      return result
    }
  }

  /// Takes any address that has a scheme and a host, as the style's own strategy does.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    public init() {}
    public func parse(_ value: String) throws -> URL {
      let trimmed = value.trimmingCharacters(in: .whitespacesAndNewlines)
      guard let url = URL(string: trimmed), url.scheme != nil, url.host != nil else {
        throw CocoaError(.formatting)
      }
      return url
    }
  }
}

extension URL.FormatStyle.Component {
  fileprivate func text(in parts: URLComponents) -> String? {
    switch self {
    case .scheme: parts.scheme
    case .user: parts.user
    case .password: parts.password
    case .host: parts.host
    case .port: parts.port.map { "\($0)" }
    case .path: parts.path
    case .query: parts.query
    case .fragment: parts.fragment
    }
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  public static var url: Self { URL.FormatStyle() }
}

extension ParseStrategy where Self == URL.ParseStrategy {
  public static var url: Self { URL.ParseStrategy() }
}
