package tricksmith.script;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.Checked;
import tricksmith.check.Checker;
import tricksmith.check.names.Translatable;
import tricksmith.lower.Lowered;
import tricksmith.lower.Lowering;
import tricksmith.lower.Objection;
import tricksmith.lower.Setup;
import tricksmith.lower.SetupCheck;
import tricksmith.optimize.Optimizer;
import tricksmith.parse.Parsed;
import tricksmith.parse.ScriptParser;
import tricksmith.review.Review;
import tricksmith.rules.CheckedRules;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;
import tricksmith.source.UnwantedWork;
import tricksmith.syntax.Script;
import tricksmith.translation.Translation;

/**
 * A script that has been read and checked.
 *
 * @param syntax what was written, as far as it could be read
 * @param checked what was found out about it, its own rules and diagnostics among that
 * @param diagnostics all errors and warnings, of reading, checking and reviewing it, in the order
 *     of the text
 */
public record GameScript(
    Source source, Script syntax, Checked checked, List<Diagnostic> diagnostics) {

  public GameScript {
    diagnostics = List.copyOf(diagnostics);
  }

  /**
   * Reads and checks a text. Whatever is wrong with it becomes a diagnostic.
   *
   * @throws java.util.concurrent.CancellationException if the thread is interrupted meanwhile
   */
  public static GameScript read(Source source) {
    Parsed parsed = ScriptParser.parse(source);
    UnwantedWork.endIfInterrupted();
    Checked checked = Checker.check(parsed.script(), source);
    UnwantedWork.endIfInterrupted();
    List<Diagnostic> diagnostics =
        inOrder(
            checked.diagnosticsBeside(parsed.diagnostics(), source),
            reviewed(parsed, checked, source));
    return new GameScript(source, parsed.script(), checked, diagnostics);
  }

  /**
   * Reads and checks a text without looking for what would only be warned of: for rules that are
   * tried out, many of them in a moment.
   *
   * @throws java.util.concurrent.CancellationException if the thread is interrupted meanwhile
   */
  public static GameScript readUnreviewed(Source source) {
    Parsed parsed = ScriptParser.parse(source);
    UnwantedWork.endIfInterrupted();
    Checked checked = Checker.check(parsed.script(), source);
    return new GameScript(
        source, parsed.script(), checked, checked.diagnosticsBeside(parsed.diagnostics(), source));
  }

  /** The warnings on rules without errors. */
  private static List<Diagnostic> reviewed(Parsed parsed, Checked checked, Source source) {
    CheckedRules rules = checked.rules();
    return rules == null || isWrong(parsed.diagnostics()) ? List.of() : Review.of(rules, source);
  }

  private static boolean isWrong(List<Diagnostic> diagnostics) {
    return diagnostics.stream().anyMatch(Diagnostic::isError);
  }

  private static List<Diagnostic> inOrder(List<Diagnostic> some, List<Diagnostic> others) {
    return Stream.concat(some.stream(), others.stream())
        .sorted(Comparator.comparingInt(diagnostic -> diagnostic.span().start()))
        .toList();
  }

  /** What it means; null if there are errors. */
  public @Nullable CheckedRules rules() {
    return isWrong(diagnostics) ? null : checked.rules();
  }

  /** What its names and texts, and its title, are called in a language. */
  public Translation translation(Locale language) {
    Map<String, String> own =
        new HashMap<>(checked.translations().getOrDefault(language.getLanguage(), Map.of()));
    CheckedRules meaning = checked.rules();
    if (meaning != null) {
      String title = meaning.titles().get(language.getLanguage());
      if (title != null) {
        own.put(meaning.title(), title);
      }
    }
    return Translation.of(own, language);
  }

  /** What is shown to those who play and has no translation, in the order of the text. */
  public List<Translatable> untranslated(Locale language) {
    Translation known = translation(language);
    return checked.translatable().stream().filter(each -> known.lacks(each.original())).toList();
  }

  /** Whether there are no errors, so that it can be set up. */
  public boolean isPlayable() {
    return rules() != null;
  }

  /**
   * The least number of players, and every option at its default.
   *
   * @throws NullPointerException if it is not playable
   */
  public Setup defaults() {
    return SetupCheck.defaults(playable());
  }

  /**
   * The numbers of players that the script allows, ascending.
   *
   * @throws NullPointerException if it is not playable
   */
  public List<Integer> numbersOfPlayers() {
    return SetupCheck.numbersOfPlayers(playable());
  }

  /**
   * Makes it a game for so many players.
   *
   * @param options values by the option's name; one that is missing has its default
   * @throws NullPointerException if it is not playable
   */
  public SetupResult setUp(int players, Map<String, List<String>> options) {
    return setUp(new Setup(players, options));
  }

  /**
   * Makes it a game.
   *
   * @throws NullPointerException if it is not playable
   */
  public SetupResult setUp(Setup setup) {
    List<Objection> objections = SetupCheck.objections(playable(), setup);
    if (!objections.isEmpty()) {
      return new SetupResult.Refused(objections);
    }
    Lowered compiled = Lowering.compile(playable(), setup);
    return new SetupResult.Ready(
        new Game(this, setup, Optimizer.optimized(compiled.rules()), compiled.places()));
  }

  private CheckedRules playable() {
    return Objects.requireNonNull(rules(), "the script has errors");
  }
}
