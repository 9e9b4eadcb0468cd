package tricksmith.parse.tree;

import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.TokenSpans;

/** Wires the builders of the syntax tree together: one for each area of the language. */
public final class TreeBuilder {
  private TreeBuilder() {}

  public static SectionBuilder of(TokenSpans spans, DiagnosticCollector diagnostics) {
    NameBuilder names = new NameBuilder(spans, diagnostics);
    ExpressionBuilder expressions = new ExpressionBuilder(spans, diagnostics, names);
    DefinitionBuilder definitions = new DefinitionBuilder(spans, names, expressions);
    return new SectionBuilder(
        spans,
        names,
        expressions,
        definitions,
        new StatementBuilder(spans, diagnostics, names, expressions, definitions),
        new DeckBuilder(spans, names, expressions),
        new StateBuilder(spans, names, expressions),
        new TrickBuilder(spans, diagnostics, names, expressions),
        new TestBuilder(spans, names, expressions));
  }
}
