package tricksmith.editor.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.expectation.ScriptTests;
import tricksmith.expectation.TrialTest;
import tricksmith.expectation.WrittenLine;
import tricksmith.expectation.WrittenTest;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.Edit;

/**
 * Writes a moment of a match as a test in its script: which cards are playable there, or, after a
 * trick, who won it, who leads next, and the scores.
 */
public final class Pin {
  private Pin() {}

  /**
   * Returns an edit that inserts a test of the current moment, which passes under the rules in
   * force; empty if there is nothing to expect there.
   *
   * @param title the test's title
   */
  public static Optional<Edit> of(LiveMatch live, String title) {
    List<WrittenLine> lines = new PinLines(live).lines();
    return proven(live.game(), lines)
        .map(kept -> shortened(live.game(), kept))
        .map(
            kept ->
                WrittenTest.of(
                    live.game().script(), title, kept.stream().map(WrittenLine::text).toList()));
  }

  /** Keeps only what can be set up and what holds. */
  private static Optional<List<WrittenLine>> proven(Game game, List<WrittenLine> lines) {
    List<WrittenLine> kept = new ArrayList<>(lines);
    while (kept.stream().anyMatch(WrittenLine::isExpectation)) {
      Set<Integer> wrong = wrongLines(game, kept);
      if (wrong.isEmpty()) {
        return Optional.of(kept);
      }
      for (int line : wrong.stream().sorted().toList().reversed()) {
        kept.remove(line);
      }
    }
    return Optional.empty();
  }

  /** Drops piles that make no difference: they would hide what the test is about. */
  private static List<WrittenLine> shortened(Game game, List<WrittenLine> lines) {
    List<WrittenLine> kept = new ArrayList<>(lines);
    for (WrittenLine line : lines) {
      if (line.kind() == WrittenLine.Kind.PILE) {
        List<WrittenLine> fewer = new ArrayList<>(kept);
        fewer.remove(line);
        if (wrongLines(game, fewer).isEmpty()) {
          kept = fewer;
        }
      }
    }
    return kept;
  }

  /** Returns the numbers of the lines that fail when the test runs; empty if it passes. */
  private static Set<Integer> wrongLines(Game game, List<WrittenLine> lines) {
    TrialTest trial = TrialTest.of(game.script(), lines.stream().map(WrittenLine::text).toList());
    GameScript script = trial.script();
    List<Diagnostic> failures =
        script.isPlayable()
            ? ScriptTests.run(script).getFirst().failures()
            : script.diagnostics().stream().filter(Diagnostic::isError).toList();
    return failures.stream()
        .map(failure -> trial.lineAt(failure.span()))
        .collect(Collectors.toSet());
  }
}
