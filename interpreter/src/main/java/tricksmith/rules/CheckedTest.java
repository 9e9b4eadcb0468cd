package tricksmith.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;

/**
 * A test of the script, its names resolved.
 *
 * @param players how many play
 */
public record CheckedTest(Span span, String title, int players, List<Line> lines) {

  /** A line of a test, in order. */
  public sealed interface Line {

    /** Where it stands. */
    Span span();
  }

  /** An option is set; {@code labels} as in {@link Option#initial()}. */
  public record SetOption(Span span, Option option, List<String> labels) implements Line {}

  /** A variable is set. */
  public record SetVariable(Span span, Variable variable, List<Term> indices, Term value)
      implements Line {}

  /** What loops call that which they are at is set, as if they were there. */
  public record SetLoopNames(Span span, List<Local> names, Term value) implements Line {}

  /** A score is set. */
  public record SetScore(Span span, Term player, Term value) implements Line {}

  /** Somebody sits out. */
  public record SitsOut(Span span, Term player) implements Line {}

  /** Finished tricks that a player has won, of which nothing else is known. */
  public record SetTricks(Span span, Term player, Term value) implements Line {}

  /** A zone holds just these cards; its owner is of type player. Never the table. */
  public record Cards(Span span, Term.ZoneCards zone, List<String> cards) implements Line {}

  /** These cards lie on the table; {@code from} is null for seat 1. */
  public record OnTable(Span span, @Nullable Term from, List<String> cards) implements Line {}

  /** A card is played; {@code lead} begins a trick. */
  public record Play(Span span, Term player, boolean lead, String card) implements Line {}

  /** Exactly these may be played. */
  public record MayPlay(Span span, Term player, List<String> cards) implements Line {}

  /** Who wins; null for nobody. */
  public record Wins(Span span, @Nullable Term player, @Nullable String reason) implements Line {}

  /** Who goes to a playoff. */
  public record Playoff(Span span, List<Term> players) implements Line {}

  /** Who leads. */
  public record ToLead(Span span, Term player) implements Line {}

  /** What each of these players scores. */
  public record Scores(Span span, Term players, Term value) implements Line {}

  /**
   * Exactly these may be chosen.
   *
   * @param alternatives sets and single values
   * @param pass whether passing is offered
   * @param choices where in the procedure the name is chosen, in the order of the text
   */
  public record MayChoose(
      Span span,
      Term player,
      String name,
      List<Term> alternatives,
      boolean pass,
      List<ChoiceWithin> choices)
      implements Line {}

  /**
   * A choice is made.
   *
   * @param values what is chosen: one value, or cards; none for a pass
   * @param choices where in the procedure the name is chosen, in the order of the text
   */
  public record Chooses(
      Span span,
      Term player,
      String name,
      List<Term> values,
      boolean pass,
      List<ChoiceWithin> choices)
      implements Line {}

  /** Who has won if the match is over now: each is a player or a set of players. */
  public record WinMatch(Span span, List<Term> players) implements Line {}

  /** Whether the match is over. */
  public record MatchOver(Span span, boolean over) implements Line {}

  /** Whether a player sees these cards and these entries of variables. */
  public record Sight(
      Span span, Term player, boolean sees, List<String> cards, List<Term.VariableValue> variables)
      implements Line {}

  /** Something that holds. */
  public record Holds(Span span, Term condition) implements Line {}

  /** The section {@code score} is performed. */
  public record PerformScore(Span span) implements Line {}

  /** The procedure begins, and goes on as the lines that follow say. */
  public record BeginMatch(Span span) implements Line {}

  /**
   * The match goes on, everybody choosing what is offered first.
   *
   * @param until up to the first decision before which it holds; null for to the end
   */
  public record PlayOn(Span span, @Nullable Term until) implements Line {}

  /** A chance event comes out so, as often as it can. */
  public record SetChance(Span span, String name, Term value) implements Line {}

  /** The trick on the table is over. */
  public record EndTrick(Span span) implements Line {}
}
