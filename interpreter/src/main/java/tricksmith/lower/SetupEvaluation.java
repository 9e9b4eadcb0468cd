package tricksmith.lower;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.CardSupply;
import tricksmith.lower.expression.LoweringContext;
import tricksmith.lower.expression.TermLowering;
import tricksmith.lower.setup.Setup;
import tricksmith.lower.storage.Decks;
import tricksmith.lower.storage.GameConstants;
import tricksmith.program.expression.Leaf;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.CheckedRules.Arrangement;
import tricksmith.rules.Term;

/** What depends on nothing but the setup and so can be found before there are any cards. */
final class SetupEvaluation {

  private final CheckedRules rules;
  private final Setup setup;
  private @Nullable TermLowering expressions;

  /**
   * Evaluates what a setup decides.
   *
   * @param setup with valid values of its options
   */
  SetupEvaluation(CheckedRules rules, Setup setup) {
    this.rules = rules;
    this.setup = setup;
  }

  private boolean holds(@Nullable Term condition) {
    return condition == null || expressions().lower(condition).equals(Leaf.Constant.YES);
  }

  /** What evaluates conditions; made only for games that have some. */
  private TermLowering expressions() {
    TermLowering known = expressions;
    if (known == null) {
      CardSupply none = new CardSupply(List.of(), rules.suits(), rules.ranks());
      known =
          TermLowering.on(
              LoweringContext.of(new GameConstants(rules, setup, none), new Decks(none, Map.of())));
      expressions = known;
    }
    return known;
  }

  /** Returns the cards that are not left out. */
  Decks decks() {
    return Decks.of(rules, this::holds);
  }

  /** Whether the game should have two sides, or partners, but one player would be missing. */
  boolean hasUnevenSides() {
    return partners().isPresent() && setup.players() % 2 != 0;
  }

  List<Integer> sides() {
    int players = setup.players();
    int sides =
        switch (partners().orElse(null)) {
          case null -> players;
          case ACROSS -> players / 2;
          case ALTERNATE -> 2;
        };
    return IntStream.range(0, players).mapToObj(player -> player % sides).toList();
  }

  private Optional<Arrangement> partners() {
    return rules.partners().stream()
        .filter(partners -> holds(partners.condition()))
        .map(CheckedRules.Partners::arrangement)
        .findFirst();
  }
}
