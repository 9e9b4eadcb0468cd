package tricksmith.lower;

import tricksmith.program.ExpressionFacts;

/** The context in which terms are lowered. */
record Ground(
    Facts facts,
    Zones zones,
    Storage storage,
    Variables variables,
    ExpressionFacts expressionFacts,
    ConstantFolder folding) {

  static Ground of(Facts facts, Decks decks) {
    Storage storage = new Storage();
    ExpressionFacts expressionFacts = new ExpressionFacts();
    return new Ground(
        facts,
        new Zones(facts.rules().zones(), facts.players(), decks),
        storage,
        new Variables(facts, storage),
        expressionFacts,
        new ConstantFolder(facts, storage, expressionFacts));
  }
}
