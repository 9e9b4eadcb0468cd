package tricksmith.script;

import static java.util.stream.Collectors.toUnmodifiableSet;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.bytecode.Compilation;
import tricksmith.check.Checked;
import tricksmith.check.Checker;
import tricksmith.check.names.Translatable;
import tricksmith.lower.Lowered;
import tricksmith.lower.Lowering;
import tricksmith.lower.SetupCheck;
import tricksmith.lower.setup.Objection;
import tricksmith.lower.setup.Setup;
import tricksmith.optimize.Optimizer;
import tricksmith.parse.IncrementalParser;
import tricksmith.parse.Parsed;
import tricksmith.parse.ScriptParser;
import tricksmith.program.Program;
import tricksmith.review.Review;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.rules.CheckedRules;
import tricksmith.source.Diagnostic;
import tricksmith.source.Shortlist;
import tricksmith.source.Source;
import tricksmith.source.UnwantedWork;
import tricksmith.syntax.Script;
import tricksmith.translation.Translation;
import tricksmith.translation.Translations;

/**
 * A script after parsing and checking.
 *
 * @param syntax what was written, as far as it could be parsed
 * @param checked the checker's results, including the checked rules
 * @param found all errors and warnings of parsing, checking and reviewing, in text order
 * @param diagnostics the diagnostics worth showing of a text with very many
 */
public record GameScript(
    Source source,
    Script syntax,
    Checked checked,
    List<Diagnostic> found,
    List<Diagnostic> diagnostics) {

  public GameScript {
    found = List.copyOf(found);
    diagnostics = List.copyOf(diagnostics);
  }

  private GameScript(Source source, Script syntax, Checked checked, List<Diagnostic> found) {
    this(source, syntax, checked, found, Shortlist.of(found));
  }

  /**
   * Parses, checks and reviews a text. Everything wrong with it becomes a diagnostic.
   *
   * @throws java.util.concurrent.CancellationException if the thread is interrupted
   */
  public static GameScript read(Source source) {
    return readUnreviewed(source).reviewed();
  }

  /**
   * Parses and checks a text but skips the review, which finds only well-formed but dubious lines.
   * For trying out many variants quickly.
   *
   * @throws java.util.concurrent.CancellationException if the thread is interrupted
   */
  public static GameScript readUnreviewed(Source source) {
    return readUnreviewed(source, ScriptParser.parse(source));
  }

  private static GameScript readUnreviewed(Source source, Parsed parsed) {
    UnwantedWork.endIfInterrupted();
    Checked checked = Checker.check(parsed.script(), source);
    UnwantedWork.endIfInterrupted();
    List<Diagnostic> found =
        parsed.isWhole()
            ? checked.diagnosticsBeside(parsed.diagnostics(), source)
            : parsed.diagnostics();
    return new GameScript(source, parsed.script(), checked, inOrder(found, List.of()));
  }

  /**
   * Parses and checks a text, and reviews it only for errors. That is a fraction of the review, and
   * tells whether the script can be played.
   *
   * @throws java.util.concurrent.CancellationException if the thread is interrupted
   */
  public static GameScript readToPlay(Source source) {
    return readUnreviewed(source).reviewed(Review::errors);
  }

  /**
   * Does the same for a text that is being edited.
   *
   * @param parser which has parsed the version before
   * @throws java.util.concurrent.CancellationException if the thread is interrupted
   */
  public static GameScript readToPlay(Source source, IncrementalParser parser) {
    return readUnreviewed(source, parser.parse(source)).reviewed(Review::errors);
  }

  /**
   * Parses and checks a variant of a text, and reviews it only for errors; empty if it cannot be
   * read. For trying out many small changes.
   *
   * @param parser which has parsed other variants
   */
  public static Optional<GameScript> readToPlayIfReadable(Source source, IncrementalParser parser) {
    return readUnreviewedIfReadable(source, parser).map(read -> read.reviewed(Review::errors));
  }

  /**
   * Parses and checks a variant of a text but skips the review; empty if it cannot be read.
   *
   * @param parser which has parsed other variants
   * @throws java.util.concurrent.CancellationException if the thread is interrupted
   */
  public static Optional<GameScript> readUnreviewedIfReadable(
      Source source, IncrementalParser parser) {
    return parser.parseIfReadable(source).map(parsed -> readUnreviewed(source, parsed));
  }

  /**
   * Returns the same script with all findings of the review, which looks only at rules without
   * other errors.
   *
   * @throws java.util.concurrent.CancellationException if the thread is interrupted
   */
  public GameScript reviewed() {
    return reviewed(Review::of);
  }

  private GameScript reviewed(BiFunction<CheckedRules, Source, List<Diagnostic>> review) {
    List<Diagnostic> others =
        found.stream().filter(each -> !(each.problem() instanceof ReviewProblem)).toList();
    CheckedRules rules = checked.rules();
    return rules == null || isWrong(others)
        ? this
        : new GameScript(source, syntax, checked, inOrder(others, review.apply(rules, source)));
  }

  /** Returns the same script with further findings. */
  public GameScript with(List<Diagnostic> more) {
    return more.isEmpty() ? this : new GameScript(source, syntax, checked, inOrder(found, more));
  }

  private static boolean isWrong(List<Diagnostic> diagnostics) {
    return diagnostics.stream().anyMatch(Diagnostic::isError);
  }

  private static List<Diagnostic> inOrder(List<Diagnostic> some, List<Diagnostic> others) {
    return Stream.concat(some.stream(), others.stream())
        .sorted(Comparator.comparingInt(diagnostic -> diagnostic.span().start()))
        .toList();
  }

  /** Returns the checked rules; null if there are errors. */
  public @Nullable CheckedRules rules() {
    return isWrong(diagnostics) ? null : checked.rules();
  }

  /** Returns the translations of its names, texts and title into all languages that it has. */
  public Translations translations() {
    Map<String, Map<String, String>> languages = new HashMap<>();
    checked.translations().forEach((language, own) -> languages.put(language, new HashMap<>(own)));
    CheckedRules meaning = checked.rules();
    if (meaning != null) {
      meaning
          .titles()
          .forEach(
              (language, title) ->
                  languages
                      .computeIfAbsent(language, _ -> new HashMap<>())
                      .put(meaning.title(), title));
    }
    Set<String> names =
        checked.translatable().stream().map(Translatable::original).collect(toUnmodifiableSet());
    return new Translations(languages, names);
  }

  /** Returns the translation of its names, texts and title into a language. */
  public Translation translation(Locale language) {
    return translations().in(language);
  }

  /** Returns everything shown to players that has no translation into a language, in text order. */
  public List<Translatable> untranslated(Locale language) {
    Translation known = translation(language);
    return checked.translatable().stream().filter(each -> known.lacks(each.original())).toList();
  }

  /** Whether there are no errors, so that the script can be set up. */
  public boolean isPlayable() {
    return rules() != null;
  }

  /**
   * Returns the setup with the fewest players and every option at its default.
   *
   * @throws NullPointerException if the script is not playable
   */
  public Setup defaults() {
    return SetupCheck.defaults(playable());
  }

  /**
   * Returns the numbers of players that the script allows, ascending.
   *
   * @throws NullPointerException if the script is not playable
   */
  public List<Integer> numbersOfPlayers() {
    return SetupCheck.numbersOfPlayers(playable());
  }

  /**
   * Sets up a game.
   *
   * @param options values by option name; options left out keep their defaults
   * @throws NullPointerException if the script is not playable
   */
  public SetupResult setUp(int players, Map<String, List<String>> options) {
    return setUp(new Setup(players, options));
  }

  /**
   * Sets up a game.
   *
   * @throws NullPointerException if the script is not playable
   */
  public SetupResult setUp(Setup setup) {
    List<Objection> objections = SetupCheck.objections(playable(), setup);
    if (!objections.isEmpty()) {
      return new SetupResult.Refused(objections);
    }
    Lowered lowered = Lowering.lower(playable(), setup);
    return new SetupResult.Ready(new Game(this, setup, rules(lowered, setup), lowered.places()));
  }

  /**
   * Returns the program that the engine executes: optimised, and compiled once it is played often.
   */
  private Program rules(Lowered lowered, Setup setup) {
    return Compilation.whenOften(
        Optimizer.optimized(lowered.rules().identified(new Fingerprint(this, setup, playable()))),
        source.name(),
        rule -> source.place(lowered.places().placeOf(rule).start()).line());
  }

  private CheckedRules playable() {
    return Objects.requireNonNull(rules(), "the script has errors");
  }
}
