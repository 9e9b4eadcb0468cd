package tricksmith.parse.tree;

import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.TokenSpans;

/** Puts the builders of the syntax tree together: one for each area of the language. */
public final class TreeBuilder {
  private TreeBuilder() {}

  public static SectionBuilder of(TokenSpans places, DiagnosticCollector report) {
    NameBuilder names = new NameBuilder(places, report);
    ExpressionBuilder expressions = new ExpressionBuilder(places, report, names);
    DefinitionBuilder definitions = new DefinitionBuilder(places, names, expressions);
    return new SectionBuilder(
        places,
        names,
        expressions,
        definitions,
        new StatementBuilder(places, report, names, expressions, definitions),
        new DeckBuilder(places, names, expressions),
        new StateBuilder(places, names, expressions),
        new TrickBuilder(places, report, names, expressions),
        new TestBuilder(places, names, expressions));
  }
}
