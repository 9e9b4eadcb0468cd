package tricksmith.lower.expression;

import tricksmith.lower.storage.Decks;
import tricksmith.lower.storage.GameConstants;
import tricksmith.lower.storage.Storage;
import tricksmith.lower.storage.Variables;
import tricksmith.lower.storage.Zones;
import tricksmith.program.expression.ExpressionFacts;

public record LoweringContext(
    GameConstants constants,
    Zones zones,
    Storage storage,
    Variables variables,
    ExpressionFacts expressionFacts,
    ConstantFolder folding) {

  public static LoweringContext of(GameConstants constants, Decks decks) {
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
