import Foundation

// A place is evaluated again only when it must be: something that it read changed, or it is given something else. Else what
// it resolved to serves again; when something changed deeper, its body is kept and gone through to get there.

extension ViewContext {
  /// Resolves a view at a place of its own, or hands out what it resolved to before.
  package func resolvePlace<V: View>(_ view: V) -> [ViewElement] {
    // Views with a body remember for themselves.
    guard V.Body.self == Never.self, graph.isIncremental else { return V._resolve(view, in: self) }
    let pass = graph.currentPass
    var context = checkedForDeferral()
    var isSame = false
    if let memo = node.placeMemo as? PlaceMemo<V>, memo.fits(context),
      context.isUnchanged || ValueComparison.areSame(memo.view, view)
    {
      if let elements = kept(memo) { return elements }
      isSame = node.dirtyPass < pass
      context.environment = memo.environment
    }
    let elements = context.inFrame(isUnchanged: isSame) { V._resolve(view, in: $0) }
    node.placeMemo = PlaceMemo(view: view, context: self, pass: pass, elements: elements)
    return elements
  }

  package func resolveBody<V: View>(of view: V) -> [ViewElement] {
    guard graph.mayDescend(to: node, in: V.self) else { return [] }
    let pass = graph.currentPass
    var context = checkedForDeferral()
    var known: V.Body?
    if let memo = node.bodyMemo as? BodyMemo<V, V.Body>, node.dirtyPass < pass, memo.fits(context),
      context.isUnchanged || ValueComparison.areSame(memo.owner, view)
    {
      if let elements = keptBody(memo) { return elements }
      known = memo.body
      context.environment = memo.environment
    }
    node.viewType = V.self
    return context.inFrame(isUnchanged: known != nil) { context in
      let body = known ?? context.body(of: view)
      let inner = context.child(.body)
      let elements = inner.identified(V.Body._resolve(body, in: inner))
      if let name = TypeNames.userName(of: V.self) {
        for element in elements { element.viewNames.insert(name, at: 0) }
      }
      if graph.isIncremental {
        node.bodyMemo = BodyMemo(owner: view, body: body, context: self, pass: pass, elements: elements)
      }
      return elements
    }
  }

  private func body<V: View>(of view: V) -> V.Body {
    tracking {
      var view = animatedIfPossible(view)
      DynamicProperties.install(in: &view, context: self)
      graph.noteEvaluated(view, at: node)
      return view.body
    }
  }

  /// The modified view is known only by what resolves it: a modifier's elements serve again only where nothing around it
  /// was evaluated.
  package func resolveBody<M: ViewModifier>(
    of modifier: M, content: @escaping @MainActor (ViewContext) -> [ViewElement]
  ) -> [ViewElement] {
    guard graph.mayDescend(to: node, in: M.self) else { return [] }
    let pass = graph.currentPass
    var context = checkedForDeferral()
    var known: M.Body?
    if context.isUnchanged, let memo = node.bodyMemo as? BodyMemo<M, M.Body>, node.dirtyPass < pass, memo.fits(context)
    {
      if node.isChildUntouched(.body, in: pass, since: memo.madePass),
        node.isChildUntouched(.content, in: pass, since: memo.madePass)
      {
        node.keepChild(.body, in: pass)
        node.keepChild(.content, in: pass)
        return memo.serve(in: pass)
      }
      known = memo.body
      context.environment = memo.environment
    }
    node.viewType = M.self
    return context.inFrame(isUnchanged: known != nil) { context in
      let body = known ?? context.body(of: modifier, content: content)
      _ = context.child(.content)
      let inner = context.child(.body)
      let elements = inner.identified(M.Body._resolve(body, in: inner))
      if graph.isIncremental {
        node.bodyMemo = BodyMemo(owner: modifier, body: body, context: self, pass: pass, elements: elements)
      }
      return elements
    }
  }

  private func body<M: ViewModifier>(
    of modifier: M, content: @escaping @MainActor (ViewContext) -> [ViewElement]
  ) -> M.Body {
    let contentNode = child(.content).node
    // The content keeps its own place and sees the environment of wherever the body puts it.
    let placeholder = _ViewModifier_Content<M> { outer in
      var inner = outer
      inner.node = contentNode
      return inner.identified(content(inner))
    }
    return tracking {
      var modifier = animatedIfPossible(modifier)
      DynamicProperties.install(in: &modifier, context: self)
      return modifier.body(content: placeholder)
    }
  }
}

// MARK: - Keeping

extension ViewContext {
  /// What the place resolved to before, when it is certain without a view to compare that it would again.
  package func keptElements<V: View>(of view: V.Type) -> [ViewElement]? {
    guard isUnchanged, frame == graph.frame else { return nil }
    if V.Body.self == Never.self {
      guard let memo = node.placeMemo as? PlaceMemo<V>, memo.fits(self) else { return nil }
      return kept(memo)
    }
    guard let memo = node.bodyMemo as? BodyMemo<V, V.Body>, node.dirtyPass < graph.currentPass, memo.fits(self) else {
      return nil
    }
    return keptBody(memo)
  }

  private func kept(_ memo: ResolveMemo) -> [ViewElement]? {
    let pass = graph.currentPass
    guard node.isUntouched(in: pass, since: memo.madePass) else { return nil }
    node.keep(in: pass)
    return memo.serve(in: pass)
  }

  private func keptBody(_ memo: ResolveMemo) -> [ViewElement]? {
    let pass = graph.currentPass
    guard node.isChildUntouched(.body, in: pass, since: memo.madePass) else { return nil }
    node.keepChild(.body, in: pass)
    return memo.serve(in: pass)
  }
}

// MARK: - Frames

extension ViewContext {
  /// A context of a frame that is over, or is not on top, makes views later than the ones around: what those resolved to
  /// does not tell of them, and what they are made of may be different each time.
  private func checkedForDeferral() -> ViewContext {
    guard frame != graph.frame else { return self }
    (node.parent ?? node).markDeferral(in: graph.currentPass)
    var context = self
    context.isUnchanged = false
    return context
  }

  private func inFrame(isUnchanged: Bool, _ body: (ViewContext) -> [ViewElement]) -> [ViewElement] {
    var context = self
    context.isUnchanged = isUnchanged
    return graph.inFrame(of: node) { number in
      context.frame = number
      return body(context)
    }
  }
}
