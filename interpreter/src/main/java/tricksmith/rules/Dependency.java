package tricksmith.rules;

/** Something on which the value of a term can depend. */
public sealed interface Dependency {

  /** A variable, by its place in {@link CheckedRules#variables()}. */
  record OnVariable(int variable) implements Dependency {}

  /** A zone, by its place in {@link CheckedRules#zones()}. */
  record OnZone(int zone) implements Dependency {}

  record OnOption(Option option) implements Dependency {}

  record OnLocal(Local local) implements Dependency {}

  /**
   * Everything that a definition depends on, by its place in {@link CheckedRules#definitions()}.
   */
  record OnDefinition(int definition) implements Dependency {}

  /** The state of a match besides its variables. */
  enum State implements Dependency {
    /** Which cards the match has; fixed when it begins. */
    DECKS,
    /** Who sits where; fixed when the match begins. */
    SEATS,
    /** Which cards lie where, and in which order. */
    CARDS,
    /** What has been played in this deal. */
    TRICKS,
    SCORES,
    /** The players in play. */
    IN_PLAY,
    /** Which way play goes round. */
    DIRECTION,
    SIDES,
    /** Who has passed in a loop. */
    PASSES;

    /** Whether it never changes during a match. */
    public boolean isFixed() {
      return this == DECKS || this == SEATS;
    }
  }
}
