package tricksmith.cli.words;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.program.value.RuleId;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Term;
import tricksmith.script.Game;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/**
 * A statement, such as one that scores, quoted from whom it names on.
 *
 * @param cases what it scores, if that is one of several; null if not
 */
public record QuotedStatement(Source source, Span span, Term.@Nullable Cases cases)
    implements Spanned {

  /** The most that is quoted. */
  private static final int LONGEST_QUOTE = 120;

  static QuotedStatement of(Game game, RuleId rule) {
    Source source = game.script().source();
    Span span = game.placeOf(rule);
    List<Action> actions =
        Stream.ofNullable(game.script().rules()).flatMap(CheckedRules::actions).toList();
    Term.Cases cases =
        actions.stream()
            .filter(Action.Scores.class::isInstance)
            .map(Action.Scores.class::cast)
            .filter(scores -> scores.span().equals(span))
            .map(Action.Scores::value)
            .filter(Term.Cases.class::isInstance)
            .map(Term.Cases.class::cast)
            .findFirst()
            .orElse(null);
    Span whole =
        actions.stream()
            .filter(Action.Each.class::isInstance)
            .map(Action::span)
            .filter(each -> each.contains(span.start()) && isBare(source, each, span))
            .map(each -> new Span(each.start(), Math.max(each.end(), span.end())))
            .findFirst()
            .orElse(span);
    Span conditional =
        actions.stream()
            .filter(Action.If.class::isInstance)
            .map(Action::span)
            .filter(each -> each.start() == whole.start() && each.end() > whole.end())
            .filter(each -> !source.text(each).contains("{"))
            .findFirst()
            .orElse(whole);
    return new QuotedStatement(source, whole.to(conditional), cases);
  }

  /**
   * Quotes when a statement stops playing tricks: from {@code until} on or, if it also names a
   * number of tricks, the whole heading; empty if it has no condition.
   */
  static Optional<String> endOfPlay(Game game, RuleId rule) {
    Source source = game.script().source();
    Span span = game.placeOf(rule);
    return Stream.ofNullable(game.script().rules())
        .flatMap(CheckedRules::actions)
        .filter(Action.PlayTricks.class::isInstance)
        .map(Action.PlayTricks.class::cast)
        .filter(play -> play.span().equals(span) && play.until() != null)
        .findFirst()
        .map(
            play -> {
              Span until = Objects.requireNonNull(play.until()).span();
              return play.count() == null
                  ? "until " + new QuotedStatement(source, until, null).text()
                  : new QuotedStatement(source, span.to(until), null).text();
            });
  }

  /** Whether no block begins between whom a loop names and what it performs. */
  private static boolean isBare(Source source, Span loop, Span statement) {
    return !source.text(new Span(loop.start(), statement.start())).contains("{");
  }

  /** The statement, or as many of its words as fit. */
  String text() {
    return shortened(onOneLine(span));
  }

  /**
   * The statement with only the case that applied.
   *
   * @param place from 0; {@code conditions} for what it scores otherwise
   * @param conditions how many conditions it has as it is played; others never hold
   */
  String textOf(int place, int conditions) {
    if (cases == null || cases.cases().size() != conditions) {
      return text();
    }
    String begun = onOneLine(new Span(span.start(), cases.span().start()));
    Term otherwise = cases.otherwise();
    if (place < conditions) {
      Term.Case applied = cases.cases().get(place);
      String left = place == 0 ? " " : " … ";
      String written = onOneLine(applied.value().span().to(applied.condition()));
      return shortened((begun + left + written).strip());
    }
    return otherwise == null
        ? text()
        : shortened((begun + " … else " + onOneLine(otherwise.span())).strip());
  }

  private String onOneLine(Span part) {
    return source.text(part).replaceAll("//[^\n]*", "").replaceAll("\\s+", " ").strip();
  }

  private static String shortened(String statement) {
    if (statement.codePointCount(0, statement.length()) <= LONGEST_QUOTE) {
      return statement;
    }
    String begun = statement.substring(0, statement.offsetByCodePoints(0, LONGEST_QUOTE));
    int words = begun.lastIndexOf(' ');
    return (words < 0 ? begun : begun.substring(0, words)) + " …";
  }
}
