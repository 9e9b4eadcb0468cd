package tricksmith.review.expressions;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression.Aggregation;

/** Finds sets and tables that do not have the members that were meant. */
public record MistakenSets(Rulebook book, Findings findings) {
  private static final Pattern RANGE =
      Pattern.compile("(?<from>[^\\s.]+)\\s*\\.\\.\\s*(?<to>[^\\s.]+)");

  private static final Pattern NUMERAL = Pattern.compile("[0-9]+");

  /** The most numbers that a mended line lists. */
  private static final long LONGEST_LIST = 30;

  /**
   * Finds {@code everyone except players with lowest score}, in which {@code with} applies to all
   * of {@code everyone except players}: that is nobody.
   */
  public void exceptEverything() {
    book.termsUnderReview()
        .filter(term -> !term.binds().isEmpty())
        .forEach(term -> reportExceptEverything(narrowed(term), term.span().end()));
    book.actions(Action.Each.class)
        .filter(each -> each.where() != null && isEmpty(each.set()))
        .forEach(each -> reportExceptEverything(each.set(), each.where().span().end()));
  }

  /** The set without anything that a condition or a comparison is to narrow down; null if none. */
  private static @Nullable Term narrowed(Term term) {
    List<Term> parts = term.children();
    return parts.subList(0, parts.size() - 1).stream()
        .filter(MistakenSets::isEmpty)
        .findFirst()
        .orElse(null);
  }

  private static boolean isEmpty(Term set) {
    if (set.operator() != Operator.EXCEPT) {
      return false;
    }
    Term leftOut = set.children().getLast();
    return leftOut.applies(Trait.EVERYTHING)
        || TermEquality.same(set.children().getFirst(), leftOut);
  }

  private void reportExceptEverything(@Nullable Term set, int end) {
    if (set == null || book.isBracketed(set)) {
      return;
    }
    int start = set.children().getLast().span().start();
    String rest = book.written(new Span(set.span().end(), end)).strip();
    String meant = "(" + book.written(new Span(start, end)) + ")";
    findings.add(
        ReviewProblem.EXCEPT_EVERYTHING,
        new Span(set.span().start(), end),
        Fix.replace(new Span(start, end), meant),
        book.written(set),
        rest,
        book.written(new Span(set.span().start(), start)) + meant);
  }

  /** Finds ranges that begin with the larger of their ends and so are empty. */
  public void reversedRanges() {
    List<Term> overNumbers =
        book.actions()
            .map(Action::repetition)
            .filter(repetition -> repetition != null)
            .flatMap(repetition -> repetition.over().stream())
            .toList();
    book.termsUnderReview()
        .forEach(
            term -> {
              if (term
                      instanceof
                      Term.NumberRange(
                          _,
                          Term.NumberConstant(_, long from),
                          Term.NumberConstant(_, long to))
                  && from > to
                  && !findings.covers(term)) {
                boolean listed = overNumbers.stream().anyMatch(term::equals);
                reportReversedRanges(term, from, to, listed);
              } else if (term instanceof Term.Filtered(Span span, Term.Domain values)) {
                between(span, values.condition());
              }
            });
  }

  /** Reports {@code A..J}, where the jack is below the ace; and what else is not as it reads. */
  private void between(Span span, @Nullable Term condition) {
    Matcher range = RANGE.matcher(book.written(span));
    if (condition == null || condition.operator() != Operator.AND || !range.matches()) {
      return;
    }
    List<Term> ends = condition.children().stream().map(each -> each.children().getLast()).toList();
    List<String> order = book.rules().order(ends.getFirst().type());
    int from = order.indexOf(range.group("from"));
    int to = order.indexOf(range.group("to"));
    if (!ends.stream().allMatch(Term.Constant.class::isInstance)) {
      return;
    }
    if (from > to) {
      String meant = turned(order, from, to);
      findings.replace(ReviewProblem.NOTHING_BETWEEN, span, meant, book.written(span), meant);
    } else if (from >= 0) {
      numbersBetween(span, order.subList(from, to + 1));
    }
  }

  /** What is meant by a range that begins above its end: from the end on, or round the corner. */
  private static String turned(List<String> order, int from, int to) {
    String last = order.get(from);
    String first = order.get(to);
    if (to > 0) {
      boolean lowAce = from == order.size() - 1 && to < order.size() / 2;
      return lowAce
          ? "(" + last + " and " + order.getFirst() + ".." + first + ")"
          : first + ".." + last;
    }
    return last.equals(order.getLast())
        ? "(" + last + ", " + first + ")"
        : "(" + last + ".." + order.getLast() + " and " + first + ")";
  }

  /** Reports {@code J..A} in a deck in which the ten stands between king and ace. */
  private void numbersBetween(Span span, List<String> ranks) {
    if (isNumeral(ranks.getFirst()) || isNumeral(ranks.getLast())) {
      return;
    }
    ranks.stream()
        .filter(MistakenSets::isNumeral)
        .findFirst()
        .ifPresent(
            number -> {
              String meant = "(" + String.join(" and ", withoutNumbers(ranks)) + ")";
              findings.replace(
                  ReviewProblem.BETWEEN_IN_THE_DECK,
                  span,
                  meant,
                  book.written(span),
                  number,
                  meant);
            });
  }

  private static boolean isNumeral(String rank) {
    return NUMERAL.matcher(rank).matches();
  }

  /** Returns the other ranks, those in a row as a range. */
  private static List<String> withoutNumbers(List<String> ranks) {
    List<String> written = new ArrayList<>();
    int start = 0;
    for (int at = 0; at <= ranks.size(); at++) {
      if (at == ranks.size() || isNumeral(ranks.get(at))) {
        if (at > start) {
          String last = ranks.get(at - 1);
          written.add(at - start == 1 ? last : ranks.get(start) + ".." + last);
        }
        start = at + 1;
      }
    }
    return written;
  }

  private void reportReversedRanges(Term range, long from, long to, boolean listed) {
    String meant =
        listed && from - to < LONGEST_LIST
            ? LongStream.rangeClosed(0, from - to)
                .mapToObj(step -> Long.toString(from - step))
                .collect(Collectors.joining(", "))
            : to + ".." + from;
    findings.replace(ReviewProblem.NOTHING_BETWEEN, range, meant, book.written(range), meant);
  }

  /** Finds {@code trump in (none, H)}: none is not an element of any set. */
  public void noneAmongValues() {
    book.termsUnderReview()
        .filter(term -> term.applies(Operator.IN, Operator.NOT_IN))
        .forEach(
            question -> {
              if (question.children().getLast() instanceof Term.SetOfValues set) {
                set.elements().stream()
                    .filter(Term.None.class::isInstance)
                    .findFirst()
                    .ifPresent(none -> noneAmongValues(question, set, none));
              }
            });
  }

  private void noneAmongValues(Term question, Term.SetOfValues set, Term none) {
    List<String> others =
        set.elements().stream()
            .filter(each -> !(each instanceof Term.None))
            .map(book::written)
            .toList();
    String asked = book.written(question.children().getFirst());
    boolean in = question.operator() == Operator.IN;
    String ofNone = asked + (in ? " is none or " : " is not none and ");
    String ofOthers =
        others.size() == 1
            ? (in ? " == " : " != ") + others.getFirst()
            : (in ? " in (" : " not in (") + String.join(", ", others) + ")";
    String meant = "(" + ofNone + asked + ofOthers + ")";
    findings.add(ReviewProblem.NONE_AMONG_VALUES, none, Fix.replace(question, meant), meant);
  }

  /** Finds words for partners, for the other player or the other side in games without any. */
  public void absentPlayers() {
    boolean several = book.rules().leastPlayers() > 2 && !book.has(StatementEffect.SITS_OUT);
    boolean alone = book.rules().partners().isEmpty() && !book.has(StatementEffect.FORMS_SIDES);
    long partners = fewestPartners();
    boolean opponents =
        several
            && !book.has(StatementEffect.FORMS_SIDES)
            && (book.rules().leastPlayers() > 3 || book.rules().partners().isEmpty());
    book.termsUnderReview()
        .forEach(
            term -> {
              if ((several && isOfTwo(term)) || (opponents && isOnlyOpponent(term))) {
                findings.add(ReviewProblem.ALWAYS_NOBODY, term, book.written(term));
              } else if (((several && alone) || moreThanTwoSides()) && isOtherSide(term)) {
                findings.add(ReviewProblem.ALWAYS_NOBODY, term, book.written(term));
              } else if (alone && term.applies(Trait.PARTNERS)) {
                findings.add(ReviewProblem.NO_PARTNER, term, book.written(term));
              } else if (partners > 1 && term.operator() == Operator.PARTNER_OF) {
                findings.add(
                    ReviewProblem.SEVERAL_PARTNERS,
                    term,
                    book.written(term),
                    Long.toString(partners + 1));
              }
            });
    otherAtTimes(alone);
    book.termsUnderReview()
        .filter(term -> term.operator() == Operator.TRICKS_OF)
        .filter(term -> term.children().getFirst().all().anyMatch(Term.None.class::isInstance))
        .forEach(term -> findings.add(ReviewProblem.TRICKS_OF_NOBODY, term, book.written(term)));
  }

  /**
   * Reports {@code other of side} where everybody is a side of one with an odd number of players,
   * and {@code other of winner} where three can play as well as two, unless the rules ask for the
   * number of players anywhere.
   *
   * @param alone whether nobody has a partner
   */
  private void otherAtTimes(boolean alone) {
    int uneven = Math.max(3, book.rules().leastPlayers() | 1);
    if (uneven <= book.rules().mostPlayers()
        && !book.has(StatementEffect.FORMS_SIDES)
        && !book.has(StatementEffect.SITS_OUT)
        && book.everyTerm().noneMatch(MistakenSets::countsPlayers)) {
      boolean two = book.rules().leastPlayers() == 2;
      book.termsUnderReview()
          .filter(term -> (!alone && isOtherSide(term)) || (two && isOfTwo(term)))
          .forEach(
              term -> {
                String others =
                    (isOtherSide(term) ? "sides" : "players")
                        + " except "
                        + (term.operator() == Operator.LOSER
                            ? "winner"
                            : book.written(term.children().getFirst()));
                findings.add(
                    ReviewProblem.OTHER_AT_TIMES,
                    term,
                    book.written(term),
                    Integer.toString(uneven),
                    Integer.toString(isOtherSide(term) ? uneven + 1 : 2),
                    others);
              });
    }
  }

  private static boolean countsPlayers(Term term) {
    return term instanceof Term.Count count && count.domain().element().type() == Type.Basic.PLAYER;
  }

  private static boolean isOtherSide(Term term) {
    return term.operator() == Operator.OTHER_OF && term.type() == Type.Basic.SIDE;
  }

  /** How many partners each player has at least where two sides alternate; 0 if that depends. */
  private long fewestPartners() {
    if (book.has(StatementEffect.FORMS_SIDES)) {
      return book.actions(Action.FormSide.class)
          .map(Action.FormSide::players)
          .map(players -> players instanceof Term.SetOfValues set ? set.elements().size() : 1)
          .mapToLong(members -> members - 1)
          .max()
          .orElse(0);
    }
    return book.rules().partners().stream()
        .limit(1)
        .filter(each -> each.arrangement() == CheckedRules.Arrangement.ALTERNATE)
        .filter(each -> each.condition() == null)
        .mapToLong(_ -> (book.rules().leastPlayers() + 1) / 2 - 1)
        .sum();
  }

  /** Whether partners across form three sides or more, however many players there are. */
  private boolean moreThanTwoSides() {
    return book.rules().leastPlayers() > 5
        && !book.has(StatementEffect.FORMS_SIDES)
        && !book.has(StatementEffect.SITS_OUT)
        && !book.rules().partners().isEmpty()
        && book.rules().partners().stream()
            .allMatch(each -> each.arrangement() == CheckedRules.Arrangement.ACROSS);
  }

  private static boolean isOfTwo(Term term) {
    return term.operator() == Operator.LOSER
        || (term.operator() == Operator.OTHER_OF && term.type() == Type.Basic.PLAYER);
  }

  /** Whether it is {@code only of (opponents of P)}, who are always several. */
  private static boolean isOnlyOpponent(Term term) {
    return term.operator() == Operator.ONLY_OF
        && term.children().getFirst().operator() == Operator.OPPONENTS_OF;
  }

  /** Finds tables that leave out some suits, ranks or labels without an {@code else}. */
  public void incompleteTables() {
    Set<Term> guarded = new LinkedHashSet<>();
    book.everyTerm().flatMap(MistakenSets::alternatives).forEach(guarded::add);
    Set<Term> summed = onlySummed();
    book.termsUnderReview(Term.Table.class)
        .filter(table -> table.otherwise() == null && !guarded.contains(table))
        .filter(table -> !summed.contains(table))
        .filter(table -> table.type() != Type.Basic.YES_NO)
        .forEach(this::incompleteTables);
  }

  /** Returns the subterms that have a fallback for a missing value. */
  private static Stream<Term> alternatives(Term term) {
    return term instanceof Term.OrElse orElse ? Stream.of(orElse.value()) : Stream.of();
  }

  /** Returns the values of sums, and of definitions that are only summed: a sum skips none. */
  private Set<Term> onlySummed() {
    Set<Term> summed = Collections.newSetFromMap(new IdentityHashMap<>());
    book.everyTerm(Term.Aggregate.class)
        .filter(each -> each.aggregation() == Aggregation.SUM)
        .forEach(sum -> summed.add(sum.value()));
    Set<Term> bodies = bodies(summed.stream());
    bodies.removeAll(bodies(book.everyTerm().filter(term -> !summed.contains(term))));
    summed.addAll(bodies);
    return summed;
  }

  private Set<Term> bodies(Stream<Term> calls) {
    Set<Term> bodies = Collections.newSetFromMap(new IdentityHashMap<>());
    calls.map(book::called).flatMap(Stream::ofNullable).forEach(each -> bodies.add(each.body()));
    return bodies;
  }

  private void incompleteTables(Term.Table table) {
    Set<Object> keys = new LinkedHashSet<>();
    table.rows().forEach(row -> row.keys().forEach(key -> keys.add(key.head())));
    List<String> all = new ArrayList<>(values(table.key().type(), book.rules()));
    all.removeIf(keys::contains);
    if (all.isEmpty()) {
      return;
    }
    int end = table.span().end() - 1;
    String inside = book.before(end);
    int last = end - (inside.length() - inside.stripTrailing().length());
    String otherwise = table.type() == Type.Basic.NUMBER ? "0" : "none";
    Fix fix =
        inside.isBlank()
            ? Fix.insert(end, "else " + otherwise + " ")
            : Fix.insert(last, ", else " + otherwise);
    findings.add(ReviewProblem.INCOMPLETE_TABLE, table, fix, Rulebook.fewOf(all), otherwise);
  }

  /** Returns all values of the key; empty if they cannot be listed. */
  private static List<String> values(Type type, CheckedRules rules) {
    return switch (type) {
      case Type.Union(_, List<Type> members) -> {
        List<List<String>> each = members.stream().map(member -> values(member, rules)).toList();
        yield each.stream().anyMatch(List::isEmpty)
            ? List.of()
            : each.stream().flatMap(List::stream).toList();
      }
      case Type.Basic _, Type.Labels _, Type.Nothing _, Type.Product _, Type.SetOf _ ->
          rules.order(type);
    };
  }

  /** Finds {@code (players where A) and (players where B)}, which are those of either kind. */
  public void thoseOfEither() {
    book.termsUnderReview()
        .filter(term -> term.operator() == Operator.UNION)
        .forEach(
            union -> {
              if (union.children().getFirst() instanceof Term.Filtered(_, Term.Domain one)
                  && union.children().getLast() instanceof Term.Filtered(_, Term.Domain other)
                  && TermEquality.same(one.set(), other.set())) {
                String first = book.written(union.children().getFirst());
                String second = book.written(Objects.requireNonNull(other.condition()));
                findings.add(
                    ReviewProblem.THOSE_OF_EITHER,
                    union,
                    book.written(union),
                    first + " and " + second);
              }
            });
  }
}
