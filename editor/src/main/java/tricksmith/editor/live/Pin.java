package tricksmith.editor.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.expectation.ScriptTests;
import tricksmith.expectation.TrialTest;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.Span;

/**
 * A moment of a match as a test in its script: which cards are playable there, or, after a trick,
 * who won it, who leads next, and the scores.
 *
 * @param at offset in the script's text at which to insert the test
 * @param text the text to insert
 */
public record Pin(int at, String text) {
  private static final String INDENT = "    ";

  /**
   * Writes the current moment as a test that passes under the rules in force; empty if there is
   * nothing to expect there.
   *
   * @param title the test's title
   */
  public static Optional<Pin> of(LiveMatch live, String title) {
    List<PinLine> lines = new PinLines(live).lines();
    return proven(live.game(), lines)
        .map(kept -> shortened(live.game(), kept))
        .map(kept -> placed(live.game().script(), test(title, kept)));
  }

  /** Keeps only what can be set up and what holds. */
  private static Optional<List<PinLine>> proven(Game game, List<PinLine> lines) {
    List<PinLine> kept = new ArrayList<>(lines);
    while (kept.stream().anyMatch(PinLine::isExpectation)) {
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
  private static List<PinLine> shortened(Game game, List<PinLine> lines) {
    List<PinLine> kept = new ArrayList<>(lines);
    for (PinLine line : lines) {
      if (line.kind() == PinLine.Kind.PILE) {
        List<PinLine> fewer = new ArrayList<>(kept);
        fewer.remove(line);
        if (wrongLines(game, fewer).isEmpty()) {
          kept = fewer;
        }
      }
    }
    return kept;
  }

  /** The numbers of the lines that fail when the test runs; empty if it passes. */
  private static Set<Integer> wrongLines(Game game, List<PinLine> lines) {
    TrialTest trial = TrialTest.of(game.script(), lines.stream().map(PinLine::text).toList());
    GameScript script = trial.script();
    List<Diagnostic> failures =
        script.isPlayable()
            ? ScriptTests.run(script).getFirst().failures()
            : script.diagnostics().stream().filter(Diagnostic::isError).toList();
    return failures.stream()
        .map(failure -> trial.lineAt(failure.span()))
        .collect(Collectors.toSet());
  }

  private static String test(String title, List<PinLine> lines) {
    String quoted = title.replace("\\", "\\\\").replace("\"", "\\\"");
    return lines.stream()
        .map(line -> INDENT + line.text() + "\n")
        .collect(Collectors.joining("", "  test \"" + quoted + "\" {\n", "  }\n"));
  }

  private static Pin placed(GameScript script, String test) {
    String text = script.source().text();
    Optional<Span> section = TrialTest.section(script);
    if (section.isEmpty()) {
      String gap = text.endsWith("\n") ? "\n" : "\n\n";
      return new Pin(text.length(), gap + "tests {\n" + test + "}\n");
    }
    int brace = text.lastIndexOf('}', section.get().end() - 1);
    int lineBegins = text.lastIndexOf('\n', brace) + 1;
    boolean alone = text.substring(lineBegins, brace).isBlank();
    return alone ? new Pin(lineBegins, test) : new Pin(brace, "\n" + test);
  }
}
