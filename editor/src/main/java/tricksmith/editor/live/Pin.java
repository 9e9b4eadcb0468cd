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
 * A moment of a match, written as a test of its script: which cards may be played there, or who
 * wins the trick that has just been finished, leads next, and scores what.
 *
 * @param at where in the script's text it is to be put in
 * @param text what is to be put in there
 */
public record Pin(int at, String text) {
  private static final String INDENT = "    ";

  /**
   * The moment at which a match stands, as a test that passes by the rules in force; empty if there
   * is nothing that a test could expect there.
   *
   * @param title of the test
   */
  public static Optional<Pin> of(LiveMatch live, String title) {
    List<PinLine> lines = new PinLines(live).lines();
    return proven(live.game(), lines)
        .map(kept -> shortened(live.game(), kept))
        .map(kept -> placed(live.game().script(), test(title, kept)));
  }

  /** The lines that hold: what cannot be given is left out, and what is not so. */
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

  /** Piles that make no difference would only hide what the test is about. */
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

  /** The numbers of lines that are wrong when the test is run; none if it passes. */
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
