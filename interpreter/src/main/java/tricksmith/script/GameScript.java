package tricksmith.script;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tricksmith.check.CheckedRules;
import tricksmith.compile.Compiled;
import tricksmith.compile.Compiler;
import tricksmith.compile.Objection;
import tricksmith.compile.Setup;
import tricksmith.compile.SetupCheck;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;
import tricksmith.syntax.Script;

/**
 * A script that has been read and checked.
 *
 * @param syntax what was written, as far as it could be read
 * @param rules what it means; null if there are errors
 * @param diagnostics errors and warnings, in the order of the text
 */
public record GameScript(
    Source source, Script syntax, @Nullable CheckedRules rules, List<Diagnostic> diagnostics) {

  public GameScript {
    diagnostics = List.copyOf(diagnostics);
  }

  /** Reads and checks a text. Whatever is wrong with it becomes a diagnostic. */
  @SuppressWarnings("DoNotCallSuggester") // Until it is written.
  public static GameScript read(Source source) {
    throw new UnsupportedOperationException(source.name());
  }

  /** Whether there are no errors, so that it can be set up. */
  public boolean isPlayable() {
    return rules != null;
  }

  /**
   * The least number of players, and every option at its default.
   *
   * @throws NullPointerException if it is not playable
   */
  public Setup defaults() {
    return Setup.defaults(playable());
  }

  /**
   * Makes it a game for so many players.
   *
   * @param options values by the option's name; one that is missing has its default
   * @throws NullPointerException if it is not playable
   */
  public SetUp setUp(int players, Map<String, List<String>> options) {
    return setUp(new Setup(players, options));
  }

  /**
   * Makes it a game.
   *
   * @throws NullPointerException if it is not playable
   */
  public SetUp setUp(Setup setup) {
    List<Objection> objections = SetupCheck.objections(playable(), setup);
    if (!objections.isEmpty()) {
      return new SetUp.Refused(objections);
    }
    Compiled compiled = Compiler.compile(playable(), setup);
    return new SetUp.Ready(new Game(this, setup, compiled.rules(), compiled.places()));
  }

  private CheckedRules playable() {
    return Objects.requireNonNull(rules, "the script has errors");
  }
}
