package tricksmith.engine.report;

import java.util.List;
import tricksmith.cards.IndexSet;
import tricksmith.program.RuleId;
import tricksmith.program.Values;

/**
 * What somebody is asked.
 *
 * @param name of the decision: {@code play}, or what the script calls it
 * @param seat whose decision it is, from 1: for a play, the seat that plays the card
 * @param decider the seat that decides: another than {@code seat} where one plays for another
 * @param rule the statement that asks
 */
public record Decision(String name, int seat, int decider, RuleId rule, Options options) {

  /** Among what. */
  public sealed interface Options {}

  /**
   * One alternative is to be chosen, in this order; identical copies of a card are one alternative.
   *
   * @param play whether they are cards to be played
   */
  public record OneOf(List<Alternative> alternatives, boolean play) implements Options {}

  /**
   * From {@code least} to {@code most} of these things are to be chosen.
   *
   * @param kind of all of them: cards, players, suits, labels
   * @param members their indices
   * @param pass whether passing is offered
   */
  public record Several(Values.Kind kind, IndexSet members, int least, int most, boolean pass)
      implements Options {

    /** Whether these may be chosen together. */
    public boolean allows(IndexSet chosen) {
      return chosen.without(members).isEmpty() && least <= chosen.size() && chosen.size() <= most;
    }

    /** Whether they are cards. */
    public boolean ofCards() {
      return kind == Values.Kind.CARD;
    }
  }

  /**
   * One alternative.
   *
   * @param value what is set; {@link Values#NONE} for a pass
   * @param label what it is called in match files: {@code 7H}, {@code 10}, {@code pass}, {@code
   *     S.strength}
   */
  public record Alternative(long value, String label) {

    /** What a pass is called. */
    public static final String PASS = "pass";

    public boolean isPass() {
      return value == Values.NONE;
    }
  }
}
