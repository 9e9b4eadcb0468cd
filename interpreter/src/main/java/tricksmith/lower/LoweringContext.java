package tricksmith.lower;

import tricksmith.program.ExpressionFacts;

/** The context in which terms are lowered. */
record LoweringContext(
    GameConstants constants,
    Zones zones,
    Storage storage,
    Variables variables,
    ExpressionFacts expressionFacts,
    ConstantFolder folding) {

  static LoweringContext of(GameConstants constants, Decks decks) {
    Storage storage = new Storage();
    ExpressionFacts expressionFacts = new ExpressionFacts();
    return new LoweringContext(
        constants,
        new Zones(constants.rules().zones(), constants.players(), decks),
        storage,
        new Variables(constants, storage),
        expressionFacts,
        new ConstantFolder(constants, storage, expressionFacts));
  }
}
