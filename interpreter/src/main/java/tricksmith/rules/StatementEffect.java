package tricksmith.rules;

import java.util.EnumSet;
import java.util.Set;
import tricksmith.rules.Dependency.State;

/** What a statement can do, beside setting variables. */
@SuppressWarnings("ImmutableEnumChecker") // Nobody changes the set.
public enum StatementEffect {
  /** Begins a deal; variables that live for a deal or a trick start again. */
  STARTS_DEAL(State.CARDS, State.TRICKS, State.IN_PLAY, State.SIDES),
  /** Plays tricks; variables that live for a trick start again. */
  PLAYS_TRICKS(State.CARDS, State.TRICKS),
  /** Moves cards from one zone to another. */
  MOVES_CARDS(State.CARDS),
  /** Reorders a zone. */
  SHUFFLES(State.CARDS),
  /** Turns cards, or lets players see them. */
  SHOWS_CARDS,
  /** Leaves a result to chance. */
  CHANCE,
  /** Asks a player. */
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
  /** Gives tricks that are over to others, with their cards. */
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

  /** The state that it can change; of {@link #PERFORMS_SCORE}, nothing of what the section does. */
  public Set<State> changes() {
    return changes;
  }

  /** Whether it makes a position that has not been there before: a loop of such can go on. */
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
          TAKES_TRICKS,
          ENDS_TRICK,
          ENDS_MATCH ->
          false;
    };
  }
}
