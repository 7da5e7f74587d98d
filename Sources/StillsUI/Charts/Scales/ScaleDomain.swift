import Foundation
import StillsCore

/// What can be the values of an axis.
public protocol ScaleDomain {
  nonisolated var _chartDomain: _ChartDomain { get }
}

/// Which values an axis goes through, without their type.
nonisolated public struct _ChartDomain {
  enum Kind {
    case range(_ChartPrimitive, _ChartPrimitive, isReversed: Bool)
    case values([_ChartPrimitive])
    case automatic(includesZero: Bool?, isReversed: Bool, modify: Modification?)
  }

  /// From the categories or the two ends that follow from the data to those that the axis has.
  typealias Modification = ([_ChartPrimitive]) -> [_ChartPrimitive]

  let kind: Kind

  /// Values that the author names.
  var listed: [_ChartPrimitive]? {
    switch kind {
    case .range(let low, let high, _): [low, high]
    case .values(let values): values
    case .automatic: nil
    }
  }

  var isReversed: Bool {
    switch kind {
    case .range(_, _, let isReversed), .automatic(_, let isReversed, _): isReversed
    case .values: false
    }
  }

  fileprivate init(_ kind: Kind) { self.kind = kind }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  nonisolated public var _chartDomain: _ChartDomain {
    _ChartDomain(.range(lowerBound.chartPrimitive, upperBound.chartPrimitive, isReversed: false))
  }
}

extension Range: ScaleDomain where Bound: Plottable {
  nonisolated public var _chartDomain: _ChartDomain {
    _ChartDomain(.range(lowerBound.chartPrimitive, upperBound.chartPrimitive, isReversed: false))
  }
}

extension Array: ScaleDomain where Element: Plottable {
  nonisolated public var _chartDomain: _ChartDomain {
    let values = map(\.chartPrimitive)
    if values.allSatisfy({ $0.amount != nil }), let first = values.first, let last = values.last, count > 1 {
      let isReversed = (last.amount ?? 0) < (first.amount ?? 0)
      let (low, high) = isReversed ? (last, first) : (first, last)
      return _ChartDomain(.range(low, high, isReversed: isReversed))
    }
    return _ChartDomain(.values(values))
  }
}

nonisolated public struct AutomaticScaleDomain: ScaleDomain {
  public let _chartDomain: _ChartDomain

  public static var automatic: AutomaticScaleDomain { automatic() }
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero, reversed, modify: nil)
  }

  fileprivate init(_ includesZero: Bool?, _ reversed: Bool?, modify: _ChartDomain.Modification?) {
    _chartDomain = _ChartDomain(
      .automatic(includesZero: includesZero, isReversed: reversed ?? false, modify: modify))
  }
}

nonisolated extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain.automatic() }
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain.automatic(includesZero: includesZero, reversed: reversed)
  }
  public static func automatic<D: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: D.Type,
    modifyInferredDomain: @escaping (inout [D]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero, reversed) { primitives in
      var values = primitives.compactMap { D.value(of: $0) }
      modifyInferredDomain(&values)
      return values.map(\.chartPrimitive)
    }
  }
}
