package tricksmith.compile;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.match.Alternatives;
import tricksmith.match.Cell;
import tricksmith.match.Condition;
import tricksmith.match.Group;
import tricksmith.match.RuleId;
import tricksmith.match.Rules;
import tricksmith.match.Step;
import tricksmith.match.Value;
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
public record CompiledTest(
    Rules rules,
    RuleTable places,
    List<Line> lines,
    Value firstLeader,
    int trickOver,
    int scoring,
    RuleId end,
    List<Condition> loopEnds,
    Rules.Ending ending) {

  public CompiledTest {
    lines = List.copyOf(lines);
    loopEnds = List.copyOf(loopEnds);
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
  public record SetValue(Span span, Cell cell, Value value) implements Given {}

  /** What loops call that which they are at. */
  public record SetLoopNames(Span span, List<Cell> cells, Value value) implements Given {}

  /** A variable that is a set. */
  public record SetGroup(Span span, Cell cell, Group group) implements Given {}

  /** A score. */
  public record SetScore(Span span, Value player, Value score) implements Given {}

  /** How many tricks a player has won. */
  public record SetTricks(Span span, Value player, Value count) implements Given {}

  /** Somebody sits out. */
  public record SitsOut(Span span, Value player) implements Given {}

  /** A zone holds just these cards. */
  public record Cards(Span span, Step.ZoneAt zone, List<String> cards) implements Given {}

  /** These cards lie on the table; {@code from} is null for seat 1. */
  public record OnTable(Span span, @Nullable Value from, List<String> cards) implements Given {}

  /** A card is played; {@code lead} begins a trick. */
  public record Play(Span span, Value player, boolean lead, String card) implements Given {}

  /** Exactly these may be played. */
  public record MayPlay(Span span, Value player, List<String> cards) implements Expected {}

  /** Who wins; null for nobody. */
  public record Wins(Span span, @Nullable Value player, @Nullable String reason)
      implements Expected {}

  /** Who goes to a playoff. */
  public record Playoff(Span span, List<Value> players) implements Expected {}

  /** Who leads. */
  public record ToLead(Span span, Value player) implements Expected {}

  /** What each of these players scores. */
  public record Scores(Span span, Group players, Value score) implements Expected {}

  /** Exactly these alternatives, and a pass if it is said, may be chosen. */
  public record MayChoose(
      Span span,
      Value player,
      String name,
      Alternatives alternatives,
      boolean pass,
      List<Asked> choices)
      implements Expected {}

  /**
   * A choice, where it stands in the procedure.
   *
   * @param chooser where it is said who chooses
   * @param playerCells the players of the loops around it
   */
  public record Asked(RuleId rule, Step.Choice choice, Span chooser, List<Integer> playerCells) {}

  /** Who has won if the match is over now. */
  public record WinMatch(Span span, List<Group> players) implements Expected {}

  /** Whether the match is over. */
  public record MatchOver(Span span, boolean over) implements Expected {}

  /** Whether a player sees these cards, and what is in these cells. */
  public record Sight(
      Span span, Value player, boolean sees, List<String> cards, List<ReadCell> variables)
      implements Expected {}

  /** An entry of a variable; its words in the script. */
  public record ReadCell(Span span, Cell cell, boolean group) {}

  /**
   * Something that holds.
   *
   * @param compared what is compared in it, to tell how it is if it does not hold
   */
  public record Holds(Span span, Condition condition, List<Compared> compared)
      implements Expected {}

  /** A part of a condition, and its value, or its values if it is a set. */
  public record Compared(Span span, Alternatives values) {}

  /** A choice is made; without values it is passed. */
  public record Chooses(
      Span span,
      Value player,
      String name,
      Alternatives values,
      boolean pass,
      List<MadeChoice> choices)
      implements Given {}

  /** A choice that can be made; {@code step} begins it, and what follows from it. */
  public record MadeChoice(Asked asked, int step) {}

  /** The section {@code score} is performed. */
  public record PerformScore(Span span) implements Given {}

  /** The trick on the table is over. */
  public record EndTrick(Span span) implements Given {}
}
