package tricksmith.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/**
 * A test of the script, its names resolved.
 *
 * @param players the number of players
 */
public record CheckedTest(Span span, String title, int players, List<Line> lines)
    implements Spanned {

  public sealed interface Line extends Spanned {}

  /** Sets an option; {@code labels} as in {@link Option#initial()}. */
  public record SetOption(Span span, Option option, List<String> labels) implements Line {}

  public record SetVariable(Span span, Variable variable, List<Term> indices, Term value)
      implements Line {}

  /** Sets the names of the loops' current elements, as if the loops were there. */
  public record SetLoopNames(Span span, List<Local> names, Term value) implements Line {}

  /** The scores of players are set: of one, or of a set. */
  public record SetScore(Span span, Term players, Term value) implements Line {}

  public record SitsOut(Span span, Term player) implements Line {}

  /** A statement is performed by itself. */
  public record Perform(Span span, Action action) implements Line {}

  /** Sets the number of finished tricks that a player has won, of which nothing else is known. */
  public record SetTricks(Span span, Term player, Term value) implements Line {}

  /** Puts exactly these cards into a zone, whose owner is of type player. Never the table. */
  public record Cards(Span span, Term.ZoneCards zone, List<String> cards) implements Line {}

  /** Puts these cards on the table; {@code from} is null for seat 1. */
  public record OnTable(Span span, @Nullable Term from, List<String> cards) implements Line {}

  /** Plays a card; {@code lead} begins a trick. */
  public record Play(Span span, Term player, boolean lead, String card) implements Line {}

  /** Expects exactly these cards to be allowed. */
  public record MayPlay(Span span, Term player, List<String> cards) implements Line {}

  /** Expects a winner of the trick; null for nobody. */
  public record Wins(Span span, @Nullable Term player, @Nullable String reason) implements Line {}

  /** Expects these players to go to a playoff. */
  public record Playoff(Span span, List<Term> players) implements Line {}

  public record ToLead(Span span, Term player) implements Line {}

  public record Scores(Span span, Term players, Term value) implements Line {}

  /**
   * Expects exactly these alternatives.
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
   * Makes a choice.
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

  /** Expects the winners if the match is over now: each is a player or a set of players. */
  public record WinMatch(Span span, List<Term> players) implements Line {}

  public record MatchOver(Span span, boolean over) implements Line {}

  /** Expects that a player sees, or does not see, these cards and these entries of variables. */
  public record Sight(
      Span span, Term player, boolean sees, List<String> cards, List<Term.VariableValue> variables)
      implements Line {}

  public record Holds(Span span, Term condition) implements Line {}

  public record PerformScore(Span span) implements Line {}

  /** Begins the procedure, which goes on as the lines that follow say. */
  public record BeginMatch(Span span) implements Line {}

  /**
   * Continues the match, with every player choosing the first alternative offered.
   *
   * @param until continue up to the first decision before which it holds; null for the end of the
   *     match
   */
  public record PlayOn(Span span, @Nullable Term until) implements Line {}

  /** Sets the result of a chance event, as often as it can come up. */
  public record SetChance(Span span, String name, Term value) implements Line {}

  public record EndTrick(Span span) implements Line {}
}
