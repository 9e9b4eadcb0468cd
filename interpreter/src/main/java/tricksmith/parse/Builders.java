package tricksmith.parse;

/** Puts the builders of the syntax tree together: one for each area of the language. */
final class Builders {
  private Builders() {}

  static SectionBuilder of(Places places, Report report) {
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
