package tricksmith.compile;

import org.jspecify.annotations.Nullable;
import tricksmith.match.Condition;
import tricksmith.match.Group;
import tricksmith.match.Step;
import tricksmith.match.Value;
import tricksmith.match.Values;
import tricksmith.match.Values.Kind;
import tricksmith.rules.Term;

/** Compiles zones. */
final class ZoneTerms {

  private ZoneTerms() {}

  /** Its cards. */
  static Group cards(Expressions expressions, Term.ZoneCards zone) {
    int first = expressions.zones().first(zone.zone());
    Term owner = zone.owner();
    if (owner == null) {
      return new Cards.SharedZone(first);
    }
    return isOnePlayers(zone)
        ? new Cards.ZoneOf(first, expressions.value(owner))
        : new Cards.ZonesOf(first, expressions.things(owner));
  }

  /** Whether it has no cards: they need not be looked at. */
  static Condition isEmpty(Expressions expressions, Term.ZoneCards zone) {
    Term owner = zone.owner();
    return owner == null || isOnePlayers(zone)
        ? new Cards.ZoneIsEmpty(place(expressions, zone))
        : new Cards.ZonesAreEmpty(
            expressions.zones().first(zone.zone()), expressions.things(owner));
  }

  /** Whether it is a single zone, and not those of several players. */
  static boolean isOnePlayers(Term.ZoneCards zone) {
    return zone.owner() == null || Kinds.of(zone.owner().type()) == Kind.PLAYER;
  }

  /** Where it is. */
  static Cards.ZonePlace place(Expressions expressions, Term.ZoneCards zone) {
    Value owner = owner(expressions, zone);
    return new Cards.ZonePlace(
        expressions.zones().first(zone.zone()),
        owner == null ? new Constants.Fixed(Values.of(Kind.PLAYER, 0)) : owner);
  }

  /** Where it is, for a step. */
  static Step.ZoneAt at(Expressions expressions, Term.ZoneCards zone) {
    return new Step.ZoneAt(expressions.zones().first(zone.zone()), owner(expressions, zone));
  }

  private static @Nullable Value owner(Expressions expressions, Term.ZoneCards zone) {
    Term owner = zone.owner();
    return owner == null ? null : expressions.player(owner);
  }
}
