package tricksmith.cli.words;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.report.DisclosedEvent;
import tricksmith.program.value.RuleId;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Fact;
import tricksmith.rules.Term;
import tricksmith.script.Game;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/**
 * A statement, such as one that scores, quoted from whom it names on.
 *
 * @param value what it scores, whose cases can be left out; null for nothing
 */
public record QuotedStatement(Source source, Span span, @Nullable Term value) implements Spanned {

  private static final int LONGEST_QUOTE = 120;

  static QuotedStatement of(Game game, RuleId rule) {
    Source source = game.script().source();
    Span span = game.placeOf(rule);
    List<Action> actions =
        Stream.ofNullable(game.script().rules()).flatMap(CheckedRules::actions).toList();
    Term value =
        actions.stream()
            .filter(Action.Scores.class::isInstance)
            .map(Action.Scores.class::cast)
            .filter(scores -> scores.span().equals(span))
            .map(Action.Scores::value)
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
    return new QuotedStatement(source, whole.to(conditional), value);
  }

  /**
   * Quotes when a statement stops playing tricks: from {@code until} on or, if it also names a
   * number of tricks, the whole heading; empty if it has no condition.
   */
  static Optional<String> endOfPlay(Game game, RuleId rule) {
    Source source = game.script().source();
    Span span = game.placeOf(rule);
    return Stream.ofNullable(game.script().rules())
        .flatMap(rules -> rules.actions(Action.PlayTricks.class))
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
    return shortened(onOneLine(source.text(span)));
  }

  /**
   * The statement with only the cases that applied; in full if it is played with others than it has
   * as it is written, because some never hold.
   */
  String textOf(List<DisclosedEvent.Alternative> alternatives) {
    Iterator<DisclosedEvent.Alternative> applied = alternatives.iterator();
    List<Omission> omissions = new ArrayList<>();
    boolean asWritten = value == null || omit(value, applied, omissions);
    if (!asWritten || applied.hasNext()) {
      return text();
    }
    StringBuilder left = new StringBuilder();
    int from = span.start();
    omissions.sort(Comparator.comparingInt(Omission::start));
    for (Omission omission : omissions) {
      left.append(source.text(new Span(from, omission.start))).append(omission.sign);
      from = omission.end;
    }
    return shortened(onOneLine(left.append(source.text(new Span(from, span.end()))).toString()));
  }

  /** A part of the text that is left out. */
  private record Omission(int start, int end, String sign) {}

  /** Leaves out the cases that did not apply; false if they are not those that were played. */
  private static boolean omit(
      Term term, Iterator<DisclosedEvent.Alternative> applied, List<Omission> omissions) {
    return switch (term) {
      case Term.Operation operation when operation.applies(Fact.Trait.CALCULATES) ->
          operation.operands().stream().allMatch(each -> omit(each, applied, omissions));
      case Term.Cases cases -> {
        DisclosedEvent.Alternative alternative = applied.hasNext() ? applied.next() : null;
        if (alternative == null || alternative.conditions() != cases.cases().size()) {
          yield false;
        }
        int place = alternative.place();
        boolean last = place == cases.cases().size();
        Term told = last ? cases.otherwise() : cases.cases().get(place).value();
        if (told == null) {
          yield false;
        }
        Span whole = last ? told.span() : told.span().to(cases.cases().get(place).condition());
        String sign = last ? "… else " : place == 0 ? "" : "… ";
        omissions.add(new Omission(cases.span().start(), whole.start(), sign));
        omissions.add(new Omission(whole.end(), cases.span().end(), ""));
        yield omit(told, applied, omissions);
      }
      default -> true;
    };
  }

  private static String onOneLine(String text) {
    return text.replaceAll("//[^\n]*", "").replaceAll("\\s+", " ").strip();
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
