package tricksmith.compile;

/** What expressions are compiled on. */
record Ground(
    Facts facts,
    Zones zones,
    CellPlan cells,
    Variables variables,
    Dependence dependence,
    Folding folding,
    Faultless faultless) {

  static Ground of(Facts facts, Decks decks) {
    CellPlan cells = new CellPlan();
    Dependence dependence = new Dependence(facts.rules().definitions());
    return new Ground(
        facts,
        new Zones(facts.rules().zones(), facts.players(), decks),
        cells,
        new Variables(facts, cells),
        dependence,
        new Folding(facts, dependence),
        new Faultless(facts.rules().definitions(), facts.rules().trick().suitLed()));
  }
}
