package tricksmith.lower;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.lower.rules.RuleTable;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.expression.CellPlace;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.ZonePlace;
import tricksmith.program.value.RuleId;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/**
 * A test of a script with its expressions made executable on a table laid out by the test's rules.
 *
 * @param rules those of the game; instead of the procedure, the parts of it that tests perform
 * @param places where each rule is in the script
 * @param comers the cards that can come to each zone, by its number
 * @param firstLeader the player who leads when nothing has been played
 * @param trickOver the first of the steps performed when a trick is over
 * @param scoring the first step of the section {@code score}
 * @param end the rule of the step at which what is performed ends by itself
 * @param loopEnds the conditions of the loops directly in the match, which is over when all of them
 *     hold
 * @param ending who wins the match
 */
public record LoweredTest(
    Program rules,
    RuleTable places,
    List<IndexSet> comers,
    List<Line> lines,
    Node firstLeader,
    int trickOver,
    int scoring,
    RuleId end,
    List<Node> loopEnds,
    Program.Ending ending) {

  public LoweredTest {
    comers = List.copyOf(comers);
    lines = List.copyOf(lines);
    loopEnds = List.copyOf(loopEnds);
  }

  /** Returns this test with another program, which differs only in its budget. */
  public LoweredTest with(Program other) {
    return new LoweredTest(
        other, places, comers, lines, firstLeader, trickOver, scoring, end, loopEnds, ending);
  }

  /** A line, in order. Cards are labels. */
  public sealed interface Line extends Spanned {}

  public sealed interface Given extends Line {}

  public sealed interface Expected extends Line {}

  /** A variable. */
  public record SetValue(Span span, CellPlace cell, Node value) implements Given {}

  /** The names of the loops' current elements. */
  public record SetLoopNames(Span span, List<CellPlace> cells, Node value) implements Given {}

  /** A variable that is a set. */
  public record SetGroup(Span span, CellPlace cell, Node group) implements Given {}

  public record SetScore(Span span, Node players, Node score) implements Given {}

  /** A statement is performed by itself; {@code step} begins it. */
  public record Perform(Span span, int step) implements Given {}

  /** How many tricks a player has won. */
  public record SetTricks(Span span, Node player, Node count) implements Given {}

  public record SitsOut(Span span, Node player) implements Given {}

  /** The exact cards of a zone. */
  public record Cards(Span span, ZonePlace zone, List<String> cards) implements Given {}

  /** The cards on the table; {@code from} is null for seat 1. */
  public record OnTable(Span span, @Nullable Node from, List<String> cards) implements Given {}

  /** A card that is played; {@code lead} begins a trick. */
  public record Play(Span span, Node player, boolean lead, String card) implements Given {}

  /** The exact cards that a player may play. */
  public record MayPlay(Span span, Node player, List<String> cards) implements Expected {}

  /** Who wins; null for nobody. */
  public record Wins(Span span, @Nullable Node player, @Nullable String reason)
      implements Expected {}

  public record Playoff(Span span, List<Node> players) implements Expected {}

  public record ToLead(Span span, Node player) implements Expected {}

  /**
   * What each of these players scores.
   *
   * @param moreLater whether a deal can also score beside the tricks and the section {@code score}
   */
  public record Scores(Span span, Node players, Node score, boolean moreLater)
      implements Expected {}

  /**
   * The exact alternatives that a player may choose; {@code pass} tells whether passing is one of
   * them.
   */
  public record MayChoose(
      Span span, Node player, String name, Node alternatives, boolean pass, List<Asked> choices)
      implements Expected {}

  /**
   * A choice and its place in the procedure.
   *
   * @param chooser where the script says who chooses
   * @param playerCells the players of the loops around it
   */
  public record Asked(RuleId rule, Step.Choice choice, Span chooser, List<Integer> playerCells) {}

  /** The winners if the match is over now. */
  public record WinMatch(Span span, List<Node> players) implements Expected {}

  public record MatchOver(Span span, boolean over) implements Expected {}

  /** Whether a player sees these cards and the contents of these cells. */
  public record Sight(
      Span span, Node player, boolean sees, List<String> cards, List<ReadCell> variables)
      implements Expected {}

  /** An entry of a variable, with its words in the script. */
  public record ReadCell(Span span, CellPlace cell, boolean group) implements Spanned {}

  /**
   * A condition that holds.
   *
   * @param compared the parts compared in it, whose values are reported if it does not hold
   */
  public record Holds(Span span, Node condition, List<Compared> compared) implements Expected {}

  /** A part of a condition, and its value, or its values if it is a set. */
  public record Compared(Span span, Node values) implements Spanned {}

  /**
   * A choice that is made.
   *
   * @param cards the chosen cards that are named: labels, one for each copy
   * @param values whatever else is chosen
   */
  public record Chooses(
      Span span,
      Node player,
      String name,
      List<String> cards,
      Node values,
      boolean pass,
      List<MadeChoice> choices)
      implements Given {}

  /** A choice that can be made; {@code step} begins it and its consequences. */
  public record MadeChoice(Asked asked, int step) {}

  /** The section {@code score} being performed. */
  public record PerformScore(Span span) implements Given {}

  /** The beginning of the match; {@code step} begins the whole procedure. */
  public record BeginMatch(Span span, int step) implements Given {}

  /**
   * The continuation of the match until a condition holds, or to its end if {@code until} is null.
   */
  public record PlayOn(Span span, @Nullable Node until) implements Given {}

  /** The outcome of each chance event of this name, as often as it is possible. */
  public record SetChance(Span span, String name, Node value) implements Given {}

  public record EndTrick(Span span) implements Given {}
}
