import Foundation
import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
  /// Method and address, headers in alphabetical order, body.
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// - Parameter pretty: whether a body of JSON is written a value a line, with sorted keys.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let head = "\(request.httpMethod ?? "GET") \(request.sortedAddress ?? "(null)")"
      let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
      let body = request.httpBody.map { data in
        "\n" + ((pretty ? prettyJSON(data) : nil) ?? String(decoding: data, as: UTF8.self))
      }
      return ([head] + headers + (body.map { [$0] } ?? [])).joined(separator: "\n")
    }
  }

  /// The command line that sends the request.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      (["curl"] + request.curlOptions + ["\"\(request.sortedAddress ?? "")\""]).joined(separator: " \\\n\t")
    }
  }
}

private func prettyJSON(_ data: Data) -> String? {
  guard let object = try? JSONSerialization.jsonObject(with: data),
    let pretty = try? JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
  else { return nil }
  return String(decoding: pretty, as: UTF8.self)
}

extension URLRequest {
  /// With the items of its query in the order of their names; items of one name stay in theirs.
  fileprivate var sortedAddress: String? {
    guard let url else { return nil }
    guard var components = URLComponents(url: url, resolvingAgainstBaseURL: false), let items = components.queryItems
    else { return url.absoluteString }
    components.queryItems = items.enumerated()
      .sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }.map(\.element)
    return components.url?.absoluteString
  }

  fileprivate var curlOptions: [String] {
    var options: [String] = []
    switch httpMethod ?? "GET" {
    case "GET": break
    case "HEAD": options.append("--head")
    case let method: options.append("--request \(method)")
    }
    let headers = allHTTPHeaderFields ?? [:]
    for field in headers.keys.sorted() where field != "Cookie" {
      options.append("--header \"\(field): \(quoted(headers[field] ?? ""))\"")
    }
    if let body = httpBody.flatMap({ String(data: $0, encoding: .utf8) }) {
      let escaped = body.replacingOccurrences(of: "\\\"", with: "\\\\\"")
      options.append("--data \"\(quoted(escaped))\"")
    }
    if let cookie = headers["Cookie"] { options.append("--cookie \"\(quoted(cookie))\"") }
    return options
  }

  private func quoted(_ text: String) -> String { text.replacingOccurrences(of: "\"", with: "\\\"") }
}
