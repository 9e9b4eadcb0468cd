package tricksmith.compile;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.match.Cell;
import tricksmith.match.Group;
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
 */
public record CompiledTest(
    Rules rules,
    RuleTable places,
    List<Line> lines,
    Value firstLeader,
    int trickOver,
    int scoring) {

  public CompiledTest {
    lines = List.copyOf(lines);
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
}
