package tricksmith.service;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.Checker;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.names.Expected;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.rules.Notation;
import tricksmith.rules.Type;
import tricksmith.script.GameScript;
import tricksmith.service.script.CheckedScript;
import tricksmith.service.script.ServiceText;
import tricksmith.source.Diagnostic;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Problem;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.syntax.Section;
import tricksmith.syntax.Statement;

/** Finds quick fixes: those that diagnostics carry, and those that need the rest of the script. */
final class Fixes {
  private static final List<String> PARAMETER_TYPES =
      List.of("number", "card", "player", "some players", "some cards", "yes/no");

  /** The problems that sections are missing that no game is without. */
  private static final Set<Problem> SECTIONS =
      Set.of(CheckProblem.MISSING_GAME, CheckProblem.MISSING_MATCH);

  private static final Set<String> LITTLE_WORDS = Set.of("the", "all", "a", "an");

  private static final Pattern TRUTH = Pattern.compile(" (?:is|are) true\\b");

  private static final Pattern TRICKS = Pattern.compile("\\btricks\\b");

  private static final String SEATS = "\n  players 4";

  /** A way to deal and play that can be changed into any other. */
  private static final String PROCEDURE =
      """
      match {
        new deal
        shuffle deck
        deal deck to players from seat 1
        play tricks from seat 1 until hands are empty { winner scores 1 }
      }
      """;

  private final CheckedScript script;
  private final ServiceText text;
  private final FixVerifier trial;

  Fixes(CheckedScript script, Locale locale) {
    this(script, locale, GameScript::readToPlay);
  }

  /**
   * Creates what finds fixes for a script.
   *
   * @param reader reads the mended script to play it, to try a fix
   */
  Fixes(CheckedScript script, Locale locale, Function<Source, GameScript> reader) {
    this.script = script;
    this.text = ServiceText.in(locale);
    this.trial = new FixVerifier(script.source(), script.found(), reader);
  }

  List<QuickFix> of(Diagnostic diagnostic) {
    if (!trial.affords(0)) {
      return List.of();
    }
    List<QuickFix> fixes = new ArrayList<>();
    diagnostic.fixes().forEach(fix -> fixes.add(new QuickFix(label(fix), fix.edits())));
    if (diagnostic.problem() instanceof CheckProblem problem) {
      further(problem, diagnostic).forEach(fixes::add);
    } else if (diagnostic.problem() instanceof ReviewProblem problem) {
      procedure(problem, diagnostic).map(this::fix).ifPresent(fixes::add);
    }
    return fixes.stream().flatMap(fix -> tried(diagnostic, fix).stream()).toList();
  }

  /**
   * Returns what makes a small game that can be played of a text that has only begun; empty if
   * anything but sections is missing.
   */
  Optional<QuickFix> beginning() {
    List<Diagnostic> errors = script.found().stream().filter(Diagnostic::isError).toList();
    boolean isBegun =
        errors.stream().allMatch(error -> SECTIONS.contains(error.problem()))
            && errors.stream().anyMatch(error -> error.problem() == CheckProblem.MISSING_MATCH);
    if (!isBegun) {
      return Optional.empty();
    }
    String before = script.source().text();
    boolean hasGame =
        errors.stream().noneMatch(error -> error.problem() == CheckProblem.MISSING_GAME);
    Edit sections = atEnd(PROCEDURE + trick());
    Edit title = hasGame ? seats() : Edit.insert(0, title(SEATS));
    List<Edit> edits =
        title.span().start() == sections.span().start()
            ? List.of(Edit.insert(before.length(), title.text() + sections.text()))
            : List.of(title, sections);
    return Optional.of(new QuickFix(text.text("fix.beginning"), edits));
  }

  private String title(String more) {
    return "game \"" + text.text("new.title") + "\"" + more + "\n\n";
  }

  /** Returns the line that says how many play, below the title, unless the script has one. */
  private Edit seats() {
    int title =
        script
            .syntax()
            .all(Section.Game.class)
            .mapToInt(game -> game.span().end())
            .findFirst()
            .orElse(0);
    boolean isSaid = script.syntax().all(Section.Players.class).findAny().isPresent();
    return Edit.insert(title, isSaid ? "" : SEATS);
  }

  /** Returns a section on tricks as most games have it, unless the script has one. */
  private String trick() {
    if (script.syntax().all(Section.Trick.class).findAny().isPresent()) {
      return "";
    }
    return """

    trick {
      must "%s"  card.suit == led.suit

      best by "%s"  card.suit == led.suit
         then "%s"  card.rank
    }
    """
        .formatted(text.text("new.follow"), text.text("new.led"), text.text("new.higher"));
  }

  private Optional<QuickFix> tried(Diagnostic wrong, QuickFix fix) {
    return trial
        .of(wrong, new Fix(fix.edits()))
        .map(
            found ->
                found.edits().equals(fix.edits())
                    ? fix
                    : new QuickFix(label(found), found.edits()));
  }

  private Stream<QuickFix> further(CheckProblem problem, Diagnostic diagnostic) {
    return switch (problem) {
      case MISSING_GAME -> Stream.of(fix(Edit.insert(0, title("")), "game"));
      case MISSING_MATCH -> Stream.of(fix(atEnd(PROCEDURE), "match"));
      case NO_SCORE_SECTION -> Stream.of(fix(atEnd("score {\n}\n"), "score"));
      case UNKNOWN_NAME, UNKNOWN_NAME_LIKE, SET_NOWHERE ->
          Stream.concat(
              withoutLittleWord(diagnostic.span()).stream(),
              declarations(diagnostic.span(), diagnostic.arguments().getFirst()));
      case UNKNOWN_ZONE -> zone(diagnostic.arguments().getFirst());
      case NO_PLAYER_ACTS, PLAYER_WITH -> eachPlayer(diagnostic.span()).stream();
      case UNKNOWN_KIND -> withoutTruth(diagnostic.span()).stream();
      case ENDLESS -> untilHandsAreEmpty(diagnostic.span()).stream();
      case VARIABLE_WITHOUT_TYPE ->
          Stream.of("player", "number")
              .map(type -> variable(diagnostic.arguments().getFirst(), type));
      case PARAMETER_WITHOUT_TYPE ->
          PARAMETER_TYPES.stream()
              .map(type -> Fix.after(diagnostic, ": " + type))
              .map(fix -> new QuickFix(label(fix), fix.edits()));
      case OPTION_RANGE -> swapped(diagnostic.span());
      default -> Stream.of();
    };
  }

  private QuickFix fix(Edit edit) {
    return new QuickFix(label(Fix.of(edit)), List.of(edit));
  }

  /**
   * Removes a little word that was read as a name: {@code play the tricks}, {@code play all
   * tricks}.
   */
  private Optional<QuickFix> withoutLittleWord(Span word) {
    String after = script.source().text().substring(word.end());
    return LITTLE_WORDS.contains(script.source().text(word)) && after.startsWith(" ")
        ? Optional.of(fix(Edit.remove(new Span(word.start(), word.end() + 1))))
        : Optional.empty();
  }

  /**
   * Replaces {@code every} with {@code each} for players who act, and {@code player with most …}
   * with {@code players with most …}.
   */
  private Optional<QuickFix> eachPlayer(Span player) {
    String text = script.source().text();
    String every = "every ";
    int start = player.start() - every.length();
    if (start >= 0 && text.startsWith(every, start)) {
      return Optional.of(fix(new Edit(new Span(start, start + every.length()), "each ")));
    }
    return text.startsWith(" with ", player.end())
        ? Optional.of(fix(new Edit(player, "players")))
        : Optional.empty();
  }

  /** Removes a needless question whether a yes/no is true. */
  private Optional<QuickFix> withoutTruth(Span kind) {
    Matcher truth = TRUTH.matcher(script.source().text());
    return truth.find(Math.max(0, kind.start() - " is ".length())) && truth.end() == kind.end()
        ? Optional.of(fix(Edit.remove(new Span(truth.start(), truth.end()))))
        : Optional.empty();
  }

  private Optional<QuickFix> untilHandsAreEmpty(Span loop) {
    String written = script.source().text(loop);
    if (!written.startsWith("play")) {
      return Optional.empty();
    }
    int brace = written.indexOf('{');
    String head = (brace < 0 ? written : written.substring(0, brace)).stripTrailing();
    return Optional.of(fix(Edit.insert(loop.start() + head.length(), " until hands are empty")));
  }

  private Optional<Edit> procedure(ReviewProblem problem, Diagnostic diagnostic) {
    return switch (problem) {
      case NO_NEW_DEAL, TOO_FEW_CARDS_NEXT_TIME -> newDeal(diagnostic.span());
      case NO_LEADER -> leader(diagnostic.span(), diagnostic.arguments().getFirst());
      default -> Optional.empty();
    };
  }

  /** Returns a new deal at the beginning of the innermost loop around a place. */
  private Optional<Edit> newDeal(Span place) {
    return script
        .syntax()
        .all(Section.Match.class)
        .flatMap(Section::everyStatement)
        .filter(Statement.Repeat.class::isInstance)
        .filter(loop -> loop.span().contains(place.start()))
        .flatMap(statement -> statement.blocks().stream())
        .flatMap(body -> body.statements().stream().limit(1))
        .reduce((_, inner) -> inner)
        .map(first -> Edit.before(first, "new deal" + lineBefore(first.span())));
  }

  /** Returns the separator between a statement and one inserted before it. */
  private String lineBefore(Span statement) {
    Span line = script.source().line(script.source().place(statement.start()).line());
    String before = script.source().text(new Span(line.start(), statement.start()));
    return before.isBlank() ? "\n" + before : "; ";
  }

  private Optional<Edit> leader(Span play, String player) {
    Matcher tricks = TRICKS.matcher(script.source().text());
    return tricks.find(play.start())
        ? Optional.of(Edit.insert(tricks.end(), " from " + player))
        : Optional.empty();
  }

  private QuickFix fix(Edit edit, String section) {
    return new QuickFix(text.text("fix.section", section), List.of(edit));
  }

  private Edit atEnd(String section) {
    String text = script.source().text();
    String before = text.endsWith("\n\n") || text.isEmpty() ? "" : "\n";
    return Edit.insert(
        text.length(), (text.endsWith("\n") || text.isEmpty() ? "" : "\n") + before + section);
  }

  /** Offers to declare an unknown name with the expected kind. */
  private Stream<QuickFix> declarations(Span place, String name) {
    if (!trial.affords(script.source().text().length())) {
      return Stream.of();
    }
    Expected expected = Checker.expectedAt(place, script.syntax(), script.source());
    Type type = expected == null ? null : expected.type();
    boolean settles = type instanceof Type.Nothing || type instanceof Type.Labels;
    boolean called = script.source().text().startsWith("(", place.end());
    if (expected == null || settles || called) {
      return Stream.of();
    }
    return Stream.concat(
        Stream.of(variable(name, type == null ? "number" : Notation.of(type))),
        option(name, type).stream());
  }

  private QuickFix variable(String name, String type) {
    return new QuickFix(
        text.text("fix.variable", name),
        List.of(into("state", Section.State.class, name + ": " + type)));
  }

  private Optional<QuickFix> option(String name, @Nullable Type type) {
    String form =
        type == Type.Basic.YES_NO
            ? " yes/no = no"
            : type == Type.Basic.NUMBER ? " 1..10 = 1" : null;
    return form == null
        ? Optional.empty()
        : Optional.of(
            new QuickFix(
                text.text("fix.option", name),
                List.of(into("options", Section.Options.class, name + form))));
  }

  private Stream<QuickFix> zone(String name) {
    return Stream.of("face down", "face up")
        .map(told -> name + ": " + told)
        .map(
            line ->
                new QuickFix(
                    text.text("fix.zone", line),
                    List.of(into("zones", Section.Zones.class, line))));
  }

  /** Returns an edit that adds a line at the end of a section, which is created if missing. */
  private Edit into(String word, Class<? extends Section> section, String line) {
    return section(section)
        .map(span -> inside(span, line))
        .orElseGet(() -> before(word + " {\n  " + line + "\n}\n\n"));
  }

  private Optional<Span> section(Class<? extends Section> kind) {
    return script
        .syntax()
        .all(kind)
        .map(Section::span)
        .filter(span -> script.source().text(span).endsWith("}"))
        .findFirst();
  }

  private Edit inside(Span section, String line) {
    String written = script.source().text(section);
    int brace = section.end() - 1;
    boolean oneLine = !written.contains("\n");
    int last =
        section.start() + written.substring(0, written.length() - 1).stripTrailing().length();
    boolean empty = section.start() + written.indexOf('{') + 1 == last;
    return oneLine
        ? Edit.insert(last, (empty ? " " : "; ") + line + (last == brace ? " " : ""))
        : Edit.insert(last, "\n  " + line);
  }

  private Edit before(String section) {
    int at =
        script
            .syntax()
            .all(Section.Match.class)
            .map(match -> match.span().start())
            .findFirst()
            .orElse(script.source().text().length());
    return Edit.insert(at, section);
  }

  private Stream<QuickFix> swapped(Span range) {
    String[] ends = script.source().text(range).split("\\.\\.", -1);
    if (ends.length != 2) {
      return Stream.of();
    }
    Fix fix = Fix.replace(range, ends[1].strip() + ".." + ends[0].strip());
    return Stream.of(new QuickFix(label(fix), fix.edits()));
  }

  private String label(Fix fix) {
    Edit first = fix.edits().getFirst();
    String before = shown(script.source().text(first.span()));
    String after = shown(first.text());
    if (before.isEmpty() && after.isEmpty()) {
      return text.text(first.text().isEmpty() ? "fix.without.space" : "fix.space");
    }
    if (before.isEmpty()) {
      return text.text("fix.insert", after);
    }
    return after.isEmpty()
        ? text.text("fix.remove", before)
        : text.text("fix.replace", before, after);
  }

  private static String shown(String text) {
    return text.lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty())
        .collect(joining("; "))
        .replaceAll("\\s+", " ");
  }
}
