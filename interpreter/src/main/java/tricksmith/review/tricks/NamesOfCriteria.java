package tricksmith.review.tricks;

import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules.Criterion;
import tricksmith.rules.TrickRules.Obligation;
import tricksmith.rules.Type;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds criteria that say the opposite of their names: {@code "the higher" lower card.rank}. The
 * names are what players are told as the reason why a card wins.
 */
public record NamesOfCriteria(Rulebook book, Findings findings) {
  private static final Pattern HIGHER = named("high", "高|大き");
  private static final Pattern LOWER = named("low", "低|小さ");

  private static Pattern named(String english, String japanese) {
    return Pattern.compile(
        "(?i)(?:the )?%s(?:er|est)?(?: (?:card|rank|number|one))?".formatted(english)
            + "|(?:(?:数字?|ランク|値)[がの])?(?:%s)い(?:カード|札|数字?|ランク|ほう|方|値)?".formatted(japanese));
  }

  public void review() {
    book.trick().criteria().stream().filter(this::isByRank).forEach(this::review);
  }

  /** Whether cards are compared by what everybody calls high and low. */
  private boolean isByRank(Criterion criterion) {
    Term measure = criterion.measure();
    if (measure == null || !measure.applies(Operator.RANK_OF, Operator.NUMBER_OF)) {
      return false;
    }
    return measure.operator() == Operator.NUMBER_OF || areAscending();
  }

  /** Whether several ranks are numbers, each of them above the smaller ones. */
  private boolean areAscending() {
    List<Integer> numbers =
        book.rules().order(Type.Basic.RANK).stream()
            .filter(rank -> rank.matches("[0-9]{1,9}"))
            .map(Integer::valueOf)
            .toList();
    return numbers.size() > 1 && numbers.equals(numbers.stream().sorted().toList());
  }

  private void review(Criterion criterion) {
    boolean lower = criterion.smaller();
    String label = criterion.label();
    if (!(lower ? HIGHER : LOWER).matcher(label).matches()) {
      return;
    }
    String meant = opposite(label, lower);
    findings.add(
        lower ? ReviewProblem.NAMED_HIGHER : ReviewProblem.NAMED_LOWER,
        criterion,
        renamed(criterion, meant),
        label,
        book.written(Objects.requireNonNull(criterion.measure())),
        meant);
  }

  private static String opposite(String label, boolean lower) {
    return lower
        ? label
            .replace("high", "low")
            .replace("High", "Low")
            .replace("高い", "低い")
            .replace("大きい", "小さい")
        : label
            .replace("low", "high")
            .replace("Low", "High")
            .replace("低い", "高い")
            .replace("小さい", "大きい");
  }

  /**
   * Returns a fix that renames a criterion, with the tests and translations that name it unless
   * something else in a trick has the same name; null if its name is not written there.
   */
  private @Nullable Fix renamed(Criterion criterion, String meant) {
    String label = criterion.label();
    Pattern written =
        Pattern.compile(
            "(%s)(?:[^\\S\\n]++\"([^\"\\n]*+)\")?".formatted(Pattern.quote('"' + label + '"')));
    boolean unique = isUnique(label);
    List<Edit> edits =
        (unique ? book.occurrences(written) : book.occurrences(written, criterion))
            .filter(
                each ->
                    criterion.span().contains(each.start())
                        || each.group(2) != null
                        || book.isExpectedReason(label, each.start()))
            .flatMap(each -> renamed(each, meant, criterion.smaller()))
            .toList();
    return edits.stream().anyMatch(each -> criterion.span().contains(each.span().start()))
        ? new Fix(edits)
        : null;
  }

  private boolean isUnique(String label) {
    Stream<String> labels =
        Stream.concat(
            book.trick().criteria().stream().map(Criterion::label),
            book.trick().obligations().stream().map(Obligation::label));
    return labels.filter(label::equals).count() == 1;
  }

  /** Returns the edits of a name in quotes and, if it has one there, of its translation. */
  private static Stream<Edit> renamed(MatchResult name, String meant, boolean lower) {
    Edit edit = new Edit(new Span(name.start(1), name.end(1)), '"' + meant + '"');
    String translated = name.group(2);
    return translated == null
        ? Stream.of(edit)
        : Stream.of(
            edit, new Edit(new Span(name.start(2), name.end(2)), opposite(translated, lower)));
  }
}
