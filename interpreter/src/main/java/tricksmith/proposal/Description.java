package tricksmith.proposal;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.syntax.Section;

/**
 * The effect of an edit, to be put into words in the reader's language. Labels, names and values
 * are those of the script.
 */
public sealed interface Description {

  /** Returns what distinguishes the cards that it is about; empty if it is not about some cards. */
  default List<Trait> traits() {
    return List.of();
  }

  /** An effect on some cards. */
  sealed interface OnCards extends Description {
    List<Trait> cards();

    @Override
    default List<Trait> traits() {
      return cards();
    }
  }

  /**
   * Some cards win.
   *
   * @param after the label of the criterion that is asked before; null if none is
   * @param over the rank of a card in the trick that they win against; null for all
   */
  record Wins(@Nullable String after, List<Trait> cards, @Nullable String over) implements OnCards {
    public Wins {
      cards = List.copyOf(cards);
    }
  }

  /**
   * The card played first or last wins.
   *
   * @param after the label of the criterion that is asked before; null if none is
   * @param among the cards that this is about; empty for all
   */
  record InOrder(@Nullable String after, boolean earlier, List<Trait> among)
      implements Description {
    public InOrder {
      among = List.copyOf(among);
    }

    @Override
    public List<Trait> traits() {
      return among;
    }
  }

  /** A criterion is no longer asked. */
  record CriterionRemoved(String label) implements Description {}

  /** A criterion is asked before another. */
  record CriterionMoved(String label, String before) implements Description {}

  /** A criterion counts the other way round. */
  record CriterionReversed(String label) implements Description {}

  /** A criterion does not count for some cards. */
  record CriterionSpares(String label, List<Trait> cards) implements OnCards {
    public CriterionSpares {
      cards = List.copyOf(cards);
    }
  }

  /** A criterion counts under all circumstances. */
  record CriterionAlways(String label) implements Description {}

  /**
   * Some cards must be played, or may not be.
   *
   * @param when when this applies; null for always
   * @param unless whether it applies at all other times instead
   */
  record Duty(
      boolean forbids,
      Section.Turn turn,
      List<Trait> cards,
      @Nullable Circumstance when,
      boolean unless)
      implements OnCards {
    public Duty {
      cards = List.copyOf(cards);
    }
  }

  /** An obligation is gone. */
  record DutyRemoved(String label, boolean forbids) implements Description {}

  /** An obligation applies at another turn. */
  record DutyTurned(String label, Section.Turn turn) implements Description {}

  /** An obligation does not apply to some cards. */
  record DutySpares(String label, List<Trait> cards) implements OnCards {
    public DutySpares {
      cards = List.copyOf(cards);
    }
  }

  /** Neither of two obligations applies to some cards. */
  record DutiesSpare(String label, String other, List<Trait> cards) implements OnCards {
    public DutiesSpare {
      cards = List.copyOf(cards);
    }
  }

  /**
   * An obligation applies only under a circumstance.
   *
   * @param unless whether it applies at all other times instead
   */
  record DutyLimited(String label, Circumstance when, boolean unless) implements Description {}

  /** An obligation applies under all circumstances. */
  record DutyAlways(String label) implements Description {}

  /** A variable gets the same value each time. */
  record Assigned(String variable, String value) implements Description {}

  /** What a definition says holds always, or never. */
  record Defined(String name, boolean always) implements Description {}

  /**
   * A value takes the place of another.
   *
   * @param in the label or the name of the part of the script; null if it has none
   */
  record Replaced(String old, String by, @Nullable String in) implements Description {}

  /** A value counts on a condition of its own. */
  record CaseAdded(Circumstance when, String value) implements Description {}

  /** What had a value of its own no longer has one. */
  record CaseRemoved(String condition) implements Description {}

  /** Something is no longer added, or taken off. */
  record SummandRemoved(String summand) implements Description {}

  /** Something is no longer on a list. */
  record EntryRemoved(String entry) implements Description {}

  /** Something that was done is not done any more. */
  record StatementRemoved(String statement) implements Description {}

  /** A value ranks just above another, or just below. */
  record RankedPast(String value, String other, boolean above) implements Description {}

  /** A value ranks highest, or lowest. */
  record RankedAtEnd(String value, boolean highest) implements Description {}

  /** Two values change places in an order. */
  record Swapped(String one, String other) implements Description {}

  /** How a player is found. */
  enum Way {
    /** The player that a variable holds. */
    IN,
    LEFT_OF,
    NEXT_AFTER,
    RIGHT_OF,
    /** Whoever holds a card. */
    HOLDING
  }

  /**
   * Another player leads.
   *
   * @param name the variable, or the card held
   */
  record Leads(Way way, String name) implements Description {}

  /** An alternative is offered in a choice, or is not. */
  record Offers(String choice, String alternative, boolean offered) implements Description {}

  record OptionSet(String option, String value) implements Description {}
}
