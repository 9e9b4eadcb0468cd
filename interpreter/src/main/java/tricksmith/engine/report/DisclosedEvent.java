package tricksmith.engine.report;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.Program;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/**
 * An event of a match in full: nothing is hidden from its reader. Zones are numbered as in {@link
 * Program#zones()}, seats from 1.
 */
public sealed interface DisclosedEvent {

  record Happened(Event event) implements DisclosedEvent {}

  /** The card just played lies face down. */
  record PlayedFaceDown(int seat, int card) implements DisclosedEvent {}

  /** The deal of this number, from 1, begins; the sides and variables of the last one are gone. */
  record DealBegun(int number) implements DisclosedEvent {}

  /**
   * A statement has scored points.
   *
   * @param elements what the loops around it have come to, from the outermost; not sides, nor the
   *     seat that scores
   * @param alternatives which of its cases applied, for each place with cases in the statement, in
   *     the order in which they begin, with those inside that one
   * @param calculation how the points came about
   */
  record Scored(
      Effect.Points points,
      List<Long> elements,
      List<Alternative> alternatives,
      Calculation calculation)
      implements DisclosedEvent {
    public Scored {
      elements = List.copyOf(elements);
      alternatives = List.copyOf(alternatives);
    }
  }

  /**
   * How a number came about.
   *
   * @param summands what it is the sum of; empty if nothing was calculated
   * @param rounding how the sum was rounded
   */
  record Calculation(List<Summand> summands, Rounding rounding) {

    /** Nothing was calculated. */
    public static final Calculation NONE = new Calculation(List.of(), Rounding.NONE);

    public Calculation {
      summands = List.copyOf(summands);
    }

    /** Returns the same without the cards whose numbers were added. */
    public Calculation withoutCards() {
      return new Calculation(summands.stream().map(Summand::withoutCard).toList(), rounding);
    }
  }

  /** How a number was rounded: not at all if it was whole. */
  enum Rounding {
    NONE,
    DOWN,
    UP
  }

  /**
   * A number that a statement adds.
   *
   * @param factors the numbers of which it is the product; empty if it is none
   * @param divisor the number by which these are divided; 1 if by none
   * @param element the thing whose number it is, in a sum over several things; {@link Values#NONE}
   *     outside such a sum
   */
  record Summand(long value, List<Long> factors, long divisor, long element) {
    public Summand {
      factors = List.copyOf(factors);
    }

    /** A number that is neither a product nor a quotient. */
    public static Summand plain(long value, long element) {
      return new Summand(value, List.of(), Values.number(1), element);
    }

    /** Returns the same without the card whose number it is, if it is that of a card. */
    public Summand withoutCard() {
      boolean card = element != Values.NONE && Values.isCard(element);
      return card ? new Summand(value, factors, divisor, Values.NONE) : this;
    }
  }

  /**
   * One of several cases of a statement.
   *
   * @param place from 0; {@code conditions} for the last, which applies if no condition holds
   * @param conditions how many conditions there are
   */
  record Alternative(int place, int conditions) {}

  /**
   * A statement has given a variable something else to hold. What a choice or chance has set is not
   * among these, since its event says so; nor is the leader as tricks begin.
   */
  record Assigned(MatchView.Variable variable) implements DisclosedEvent {}

  /**
   * Chance has set an entry of a variable; takes the place of its event.
   *
   * @param forced whether there was nothing else to draw
   */
  record Drawn(MatchView.Variable variable, boolean forced) implements DisclosedEvent {}

  /** Nothing else could have been drawn; takes the place of the event. */
  record DrawnForced(Event.Chance event) implements DisclosedEvent {}

  /** A trick is due, the variables of the last one are gone, and what precedes it follows. */
  record TrickBegun(int number) implements DisclosedEvent {}

  /**
   * A statement has moved cards from one zone to another. Playing a card, gathering a trick and
   * taking cards back for a new deal are not such moves.
   *
   * @param manner how they were moved
   * @param left the cards in the zone that they came from, now that they have gone
   * @param joined all cards in the zone that they went to
   * @param order the same as they lie there, from the top
   */
  record Moved(
      int from,
      int to,
      IndexSet cards,
      Manner manner,
      IndexSet left,
      IndexSet joined,
      List<Integer> order)
      implements DisclosedEvent {
    public Moved {
      order = List.copyOf(order);
    }
  }

  /** How a statement moves cards. */
  enum Manner {
    /** It deals them, or does what dealing can be: nobody has chosen anything in this deal. */
    DEALT,
    /** It puts them under those that lie there. */
    UNDER,
    PLAINLY
  }

  /** Cards were turned up where they lie. */
  record TurnedUp(int zone, IndexSet cards) implements DisclosedEvent {}

  /** Cards that lay face up were turned down where they lie. */
  record TurnedDown(int zone, IndexSet cards) implements DisclosedEvent {}

  record Shown(int zone, IndexSet cards, List<Integer> seats) implements DisclosedEvent {
    public Shown {
      seats = List.copyOf(seats);
    }
  }

  /**
   * A seat leads a trick, which does not follow from the trick before: there is none in this deal,
   * or another seat has won it.
   */
  record Leads(int seat) implements DisclosedEvent {}

  /**
   * A statement has decided who takes the trick just finished, whoever won it.
   *
   * @param rule the statement
   * @param seat null for nobody
   */
  record TrickTaken(RuleId rule, @Nullable Integer seat) implements DisclosedEvent {}

  /** The trick that ends next does so although somebody in play still has a card for it. */
  record BrokenOff() implements DisclosedEvent {}

  /**
   * What lay on the table has been gathered: nothing decides any more who takes the trick.
   *
   * @param seat who took it; null for nobody
   */
  record TrickGathered(@Nullable Integer seat, IndexSet cards) implements DisclosedEvent {}

  /**
   * No more tricks are played by a statement.
   *
   * @param play the statement
   * @param played whether nobody in play has any cards left
   */
  record TricksOver(RuleId play, boolean played) implements DisclosedEvent {}

  /** A pass of the outer loop begins, in a match without deals and tricks. */
  record RoundBegun() implements DisclosedEvent {}

  /** These seats choose next, and none of them knows what the others choose. */
  record ChosenAtOnce(List<Integer> seats) implements DisclosedEvent {
    public ChosenAtOnce {
      seats = List.copyOf(seats);
    }
  }

  /**
   * The trick that ends next, or goes to a playoff, is decided by these criteria.
   *
   * @param criteria as in {@link TrickComparison#deciding}
   */
  record Decided(List<Event.Reason> criteria) implements DisclosedEvent {
    public Decided {
      criteria = List.copyOf(criteria);
    }
  }

  /** A statement has changed who plays, for whom, with whom, or which way round. */
  record SeatsChanged(SeatChange change) implements DisclosedEvent {}
}
