package tricksmith.lower;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.program.CellPlace;
import tricksmith.program.Node;
import tricksmith.program.Program;
import tricksmith.program.RuleId;
import tricksmith.program.Step;
import tricksmith.program.ZonePlace;
import tricksmith.source.Span;

/**
 * A test of a script, its expressions executable on a table that is set by the test's rules.
 *
 * @param rules those of the game; in place of the procedure, what tests perform of it
 * @param places where in the script each rule stands
 * @param firstLeader who leads when nothing has been played
 * @param trickOver the step with which begins what is performed when a trick is over
 * @param scoring the step with which the section {@code score} begins
 * @param end the rule of the step with which what is performed ends by itself
 * @param loopEnds the conditions of the loops that stand directly in the match: it is over when all
 *     hold
 * @param ending who wins the match
 */
public record LoweredTest(
    Program rules,
    RuleTable places,
    List<Line> lines,
    Node firstLeader,
    int trickOver,
    int scoring,
    RuleId end,
    List<Node> loopEnds,
    Program.Ending ending) {

  public LoweredTest {
    lines = List.copyOf(lines);
    loopEnds = List.copyOf(loopEnds);
  }

  /** The same with another program, which differs only in its budget. */
  public LoweredTest with(Program other) {
    return new LoweredTest(
        other, places, lines, firstLeader, trickOver, scoring, end, loopEnds, ending);
  }

  /** A line, in order. Cards are labels. */
  public sealed interface Line {

    /** Where it stands. */
    Span span();
  }

  /** Something that is given. */
  public sealed interface Given extends Line {}

  /** Something that is expected. */
  public sealed interface Expected extends Line {}

  /** A variable. */
  public record SetValue(Span span, CellPlace cell, Node value) implements Given {}

  /** What loops call that which they are at. */
  public record SetLoopNames(Span span, List<CellPlace> cells, Node value) implements Given {}

  /** A variable that is a set. */
  public record SetGroup(Span span, CellPlace cell, Node group) implements Given {}

  /** A score. */
  public record SetScore(Span span, Node player, Node score) implements Given {}

  /** How many tricks a player has won. */
  public record SetTricks(Span span, Node player, Node count) implements Given {}

  /** Somebody sits out. */
  public record SitsOut(Span span, Node player) implements Given {}

  /** A zone holds just these cards. */
  public record Cards(Span span, ZonePlace zone, List<String> cards) implements Given {}

  /** These cards lie on the table; {@code from} is null for seat 1. */
  public record OnTable(Span span, @Nullable Node from, List<String> cards) implements Given {}

  /** A card is played; {@code lead} begins a trick. */
  public record Play(Span span, Node player, boolean lead, String card) implements Given {}

  /** Exactly these may be played. */
  public record MayPlay(Span span, Node player, List<String> cards) implements Expected {}

  /** Who wins; null for nobody. */
  public record Wins(Span span, @Nullable Node player, @Nullable String reason)
      implements Expected {}

  /** Who goes to a playoff. */
  public record Playoff(Span span, List<Node> players) implements Expected {}

  /** Who leads. */
  public record ToLead(Span span, Node player) implements Expected {}

  /** What each of these players scores. */
  public record Scores(Span span, Node players, Node score) implements Expected {}

  /** Exactly these alternatives, and a pass if it is said, may be chosen. */
  public record MayChoose(
      Span span, Node player, String name, Node alternatives, boolean pass, List<Asked> choices)
      implements Expected {}

  /**
   * A choice, where it stands in the procedure.
   *
   * @param chooser where it is said who chooses
   * @param playerCells the players of the loops around it
   */
  public record Asked(RuleId rule, Step.Choice choice, Span chooser, List<Integer> playerCells) {}

  /** Who has won if the match is over now. */
  public record WinMatch(Span span, List<Node> players) implements Expected {}

  /** Whether the match is over. */
  public record MatchOver(Span span, boolean over) implements Expected {}

  /** Whether a player sees these cards, and what is in these cells. */
  public record Sight(
      Span span, Node player, boolean sees, List<String> cards, List<ReadCell> variables)
      implements Expected {}

  /** An entry of a variable; its words in the script. */
  public record ReadCell(Span span, CellPlace cell, boolean group) {}

  /**
   * Something that holds.
   *
   * @param compared what is compared in it, to tell how it is if it does not hold
   */
  public record Holds(Span span, Node condition, List<Compared> compared) implements Expected {}

  /** A part of a condition, and its value, or its values if it is a set. */
  public record Compared(Span span, Node values) {}

  /**
   * A choice is made.
   *
   * @param cards what is chosen of cards that are named: labels, one for each copy
   * @param values what else is chosen
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

  /** A choice that can be made; {@code step} begins it, and what follows from it. */
  public record MadeChoice(Asked asked, int step) {}

  /** The section {@code score} is performed. */
  public record PerformScore(Span span) implements Given {}

  /** The match begins; {@code step} begins the whole procedure. */
  public record BeginMatch(Span span, int step) implements Given {}

  /** The match goes on until something holds; null for to its end. */
  public record PlayOn(Span span, @Nullable Node until) implements Given {}

  /** A chance event of this name comes out so, as often as it can. */
  public record SetChance(Span span, String name, Node value) implements Given {}

  /** The trick on the table is over. */
  public record EndTrick(Span span) implements Given {}
}
