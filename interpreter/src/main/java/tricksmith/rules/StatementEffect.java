package tricksmith.rules;

import java.util.EnumSet;
import java.util.Set;
import tricksmith.rules.Dependency.State;

/** The possible effects of a statement, besides setting variables. */
@SuppressWarnings("ImmutableEnumChecker") // Nobody changes the set.
public enum StatementEffect {
  /** Begins a deal; variables of a deal or a trick are reset. */
  STARTS_DEAL(State.CARDS, State.TRICKS, State.IN_PLAY, State.SIDES, State.DIRECTION),
  /** Plays tricks; variables of a trick are reset. */
  PLAYS_TRICKS(State.CARDS, State.TRICKS),
  /** Moves cards from one zone to another. */
  MOVES_CARDS(State.CARDS),
  /** Reorders a zone. */
  SHUFFLES(State.CARDS),
  /** Turns cards, or shows them to players. */
  SHOWS_CARDS,
  /** Leaves a result to chance. */
  CHANCE,
  /** Asks a player to choose. */
  ASKS(State.PASSES),
  /** Goes round the table, where players can pass. */
  GOES_ROUND(State.PASSES),
  SCORES(State.SCORES),
  /** Performs the section {@code score}. */
  PERFORMS_SCORE,
  /** Takes players out of play. */
  SITS_OUT(State.IN_PLAY),
  FORMS_SIDES(State.SIDES),
  /** Lets one player decide for another. */
  DELEGATES,
  /** Turns the direction of play round. */
  REVERSES(State.DIRECTION),
  /** Gives finished tricks to others, with their cards. */
  TAKES_TRICKS(State.TRICKS, State.CARDS),
  ENDS_TRICK,
  ENDS_MATCH;

  private final Set<State> changes;

  StatementEffect() {
    this.changes = Set.of();
  }

  StatementEffect(State first, State... more) {
    this.changes = Set.copyOf(EnumSet.of(first, more));
  }

  /**
   * Returns the state that it can change; for {@link #PERFORMS_SCORE}, without what the section
   * changes.
   */
  public Set<State> changes() {
    return changes;
  }

  /**
   * Whether it leads to a position that has not occurred before, so that a loop of it can go on.
   */
  public boolean isEvent() {
    return switch (this) {
      case CHANCE, SHUFFLES, ASKS, PLAYS_TRICKS -> true;
      case STARTS_DEAL,
          MOVES_CARDS,
          SHOWS_CARDS,
          GOES_ROUND,
          SCORES,
          PERFORMS_SCORE,
          SITS_OUT,
          FORMS_SIDES,
          DELEGATES,
          REVERSES,
          TAKES_TRICKS,
          ENDS_TRICK,
          ENDS_MATCH ->
          false;
    };
  }
}
