package tricksmith.engine.report;

import java.util.List;
import tricksmith.cards.IndexSet;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/**
 * A decision that a player is asked to make.
 *
 * @param name of the decision: {@code play}, or what the script calls it
 * @param seat whose decision it is, from 1: for a play, the seat that plays the card
 * @param decider the seat that decides: not {@code seat} where one player plays for another
 * @param rule the statement that asks
 */
public record Decision(String name, int seat, int decider, RuleId rule, Options options) {

  /**
   * Returns the pick that led to this event. Any copy of a card may have been played; the one
   * offered stands for all.
   *
   * @throws IllegalArgumentException if the event is not a choice that was offered here
   */
  public Pick pickOf(Event event) {
    return switch (event) {
      case Event.Chosen chosen when options instanceof OneOf one -> one.pickOf(chosen.value());
      case Event.ChosenSeveral chosen when options instanceof Several -> {
        IndexSet members = chosen.members();
        yield members == null ? new Pick.Pass() : new Pick.Several(members);
      }
      case Event.Chance _,
          Event.Shuffled _,
          Event.Chosen _,
          Event.ChosenSeveral _,
          Event.TrickFinished _,
          Event.Scored _,
          Event.MatchEnded _ ->
          throw new IllegalArgumentException("not a choice offered by " + name + ": " + event);
    };
  }

  /** Whether a card is to be played. */
  public boolean isPlay() {
    return options instanceof OneOf(_, boolean play) && play;
  }

  public sealed interface Options {}

  /**
   * One alternative to be chosen from these, in this order; identical copies of a card are one
   * alternative.
   *
   * @param play whether they are cards to be played
   */
  public record OneOf(List<Alternative> alternatives, boolean play) implements Options {

    private Pick pickOf(long value) {
      for (int i = 0; i < alternatives.size(); i++) {
        if (alternatives.get(i).value() == value) {
          return new Pick.One(i);
        }
      }
      throw new IllegalArgumentException("not offered: " + value);
    }
  }

  /**
   * A choice of {@code least} to {@code most} of these things.
   *
   * @param kind the kind of all of them: cards, players, suits, labels
   * @param members their indices
   * @param pass whether passing is offered
   */
  public record Several(Values.Kind kind, IndexSet members, int least, int most, boolean pass)
      implements Options {

    public boolean allows(IndexSet chosen) {
      return chosen.without(members).isEmpty() && least <= chosen.size() && chosen.size() <= most;
    }

    public boolean ofCards() {
      return kind == Values.Kind.CARD;
    }
  }

  /**
   * One alternative.
   *
   * @param value the value to be set; {@link Values#NONE} for a pass
   * @param label its name in match files: {@code 7H}, {@code 10}, {@code pass}, {@code S.strength}
   */
  public record Alternative(long value, String label) {

    public static final String PASS = "pass";

    public boolean isPass() {
      return value == Values.NONE;
    }
  }
}
