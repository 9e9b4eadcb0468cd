package tricksmith.reference;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Term;
import tricksmith.rules.Type;

/** Where something begins that goes round the table. */
final class Turns {
  private final Situation situation;
  private final Evaluator evaluator;

  Turns(Situation situation, Evaluator evaluator) {
    this.situation = situation;
    this.evaluator = evaluator;
  }

  /**
   * The player named, or nobody.
   *
   * @param from null where the script does not say: then the player after the dealer, or seat 1
   */
  Optional<Thing.Player> first(@Nullable Term from, Environment environment) {
    if (from != null) {
      return evaluator.player(from, environment);
    }
    return Optional.of(
        afterDealer() instanceof Thing.Player player
            ? player
            : situation.seating().everyone().getFirst());
  }

  private Thing afterDealer() {
    return situation
        .variables()
        .named("dealer")
        .filter(variable -> variable.type() == Type.Basic.PLAYER)
        .map(variable -> situation.variables().read(variable, List.of()))
        .filter(Thing::exists)
        .map(dealer -> situation.seating().nextAfter((Thing.Player) dealer))
        .orElse(Thing.nothing());
  }
}
