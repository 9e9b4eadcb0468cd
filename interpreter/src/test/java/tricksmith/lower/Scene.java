package tricksmith.lower;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Status;
import tricksmith.program.value.Values;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;

/**
 * A moment in a match, to ask for values of expressions: after some statements, which are performed
 * with the first alternative of every decision.
 *
 * @param head declarations and rules
 * @param statements what happens before
 */
record Scene(String head, int players, String statements) {

  private static final int NONE = 777_777;

  /** A script whose match does this, scored by seat 1. */
  private String script(String scored) {
    return "game \"Scene\"\n  players %d\n%s\nmatch {\n%s\n%s\n}"
        .formatted(players, head, statements, scored);
  }

  /** Every line is {@code EXPRESSION => VALUE}: a number, yes, no, none, or what goes wrong. */
  void yields(String lines) {
    lines.lines().filter(line -> !line.isBlank()).forEach(this::yieldsLine);
  }

  private void yieldsLine(String line) {
    String[] sides = line.strip().split("\\s+=>\\s+");
    assertThat(sides).hasSize(2);
    assertThat(value(sides[0], sides[1])).as(line.strip()).isEqualTo(sides[1]);
  }

  private String value(String expression, String like) {
    if (like.equals("yes") || like.equals("no")) {
      String found = play("seat 1 scores 1 if " + expression + ", else 0");
      return found.equals("1") ? "yes" : found.equals("0") ? "no" : found;
    }
    String found = play("seat 1 scores ((" + expression + "), or " + NONE + ")");
    return found.equals(String.valueOf(NONE)) ? "none" : found;
  }

  private String play(String scored) {
    return switch (status(script(scored))) {
      case Status.Ended(List<Long> scores, _) -> number(scores.getFirst());
      case Status.Failed failed -> failed.kind().name();
      case Status.Deciding _, Status.Unfinished _ -> throw new AssertionError("not at an end");
    };
  }

  private Status status(String script) {
    MatchRun run = MatchRun.start(game(script, players, Map.of()).rules(), 1);
    while (run.isDeciding()) {
      run.choose(new Pick.One(0));
    }
    return run.status();
  }

  static Game game(String script, int players, Map<String, List<String>> options) {
    GameScript read = GameScript.readUnreviewed(new Source("scene.trick", script));
    assertThat(read.diagnostics()).as(script).noneMatch(Diagnostic::isError);
    return ((SetupResult.Ready) read.setUp(players, options)).game();
  }

  /** A number as it is written, fractions included. */
  static String number(long number) {
    return Values.isWhole(number)
        ? String.valueOf(Values.numerator(number))
        : Values.numerator(number) + "/" + Values.denominator(number);
  }
}
