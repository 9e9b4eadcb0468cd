package tricksmith.review.cards;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.DeckRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules.Criterion;
import tricksmith.rules.Type;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/** Finds decks that are not made of the cards that were meant. */
public record DeckContents(Rulebook book, Findings findings) {
  private static final Pattern SUITS = Pattern.compile("\\bsuits\\s+(?<suit>[^\\s;}]+)");

  /** As many ranks in a row as nobody writes the wrong way round on purpose. */
  private static final int ENOUGH = 3;

  private static final List<String> COURT = List.of("A", "K", "Q", "J");

  /** Finds {@code leave out} lines that never take effect. */
  public void futileLeaveOuts() {
    book.rules().decks().stream()
        .flatMap(deck -> deck.leaveOuts().stream())
        .filter(line -> line.condition() != null && book.certainty().never(line.condition()))
        .forEach(line -> findings.add(ReviewProblem.LEAVES_OUT_NOTHING, line));
  }

  /**
   * Finds decks of a single suit in scripts that ask for the suits of cards: {@code suits 剣杖貨心}
   * names one.
   */
  public void oneSuit() {
    if (book.everyTerm().noneMatch(term -> term.operator() == Operator.SUIT_OF)) {
      return;
    }
    Set<String> suits =
        book.rules()
            .cards()
            .map(DeckRules.Card::suit)
            .filter(Objects::nonNull)
            .collect(Collectors.toSet());
    if (suits.size() == 1) {
      book.rules().decks().stream()
          .filter(deck -> deck.cards().stream().anyMatch(card -> card.suit() != null))
          .findFirst()
          .ifPresent(this::reportOneSuit);
    }
  }

  private void reportOneSuit(DeckRules deck) {
    Matcher suit = SUITS.matcher(book.written(deck));
    if (suit.find()) {
      int start = deck.span().start();
      findings.add(
          ReviewProblem.ONE_SUIT,
          new Span(start + suit.start("suit"), start + suit.end("suit")),
          suit.group("suit"));
    }
  }

  /**
   * Finds ranks that have the same number as one that is written as a number, in scripts that use
   * card numbers: in {@code 9 J Q K 10} both the jack and the ten have 10.
   */
  public void equalNumbers() {
    Optional<Term> use =
        book.everyTerm()
            .filter(term -> term.operator() == Operator.NUMBER_OF)
            .min(Comparator.comparingInt(term -> term.span().start()));
    use.ifPresent(
        number ->
            book.rules().decks().stream()
                .map(DeckContents::equal)
                .filter(equal -> !equal.isEmpty())
                .findFirst()
                .ifPresent(
                    equal -> findings.add(ReviewProblem.EQUAL_NUMBERS, number, written(equal))));
  }

  /** Returns the ranks of each number that several share, if one of them is written so. */
  private static Map<Long, Set<String>> equal(DeckRules deck) {
    Map<String, Map<Long, Set<String>>> bySuit = new LinkedHashMap<>();
    for (DeckRules.Card card : deck.cards()) {
      if (card.kind() == null && card.suit() != null && card.number() != null) {
        bySuit
            .computeIfAbsent(card.suit(), _ -> new TreeMap<>())
            .computeIfAbsent(card.number(), _ -> new LinkedHashSet<>())
            .add(card.rank());
      }
    }
    return bySuit.values().stream()
        .filter(numbers -> numbers.entrySet().stream().anyMatch(DeckContents::isMisleading))
        .findFirst()
        .orElse(Map.of());
  }

  private static boolean isMisleading(Map.Entry<Long, Set<String>> ranks) {
    return ranks.getValue().size() > 1
        && ranks.getValue().stream().anyMatch(rank -> isWritten(rank, ranks.getKey()));
  }

  private static boolean isWritten(String rank, long number) {
    return rank.matches("[0-9]{1,9}") && Long.parseLong(rank) == number;
  }

  private static String written(Map<Long, Set<String>> ranks) {
    List<String> written = new ArrayList<>();
    ranks.forEach(
        (number, equal) -> {
          if (equal.size() > 1) {
            written.add(
                equal.stream().collect(Collectors.joining("` = `", "`", "`")) + " = " + number);
          }
        });
    return String.join(", ", written);
  }

  /**
   * Finds ranks that are compared although the deck gives suits contradictory orders: the ranks of
   * all suits form one order, so the ace of {@code suits H ranks A 2..K} is not low if another line
   * has put it high.
   */
  public void rankOrders() {
    List<String> order = book.rules().order(Type.Basic.RANK);
    Optional<Map.Entry<String, Set<String>>> otherwise =
        book.rules().decks().stream()
            .flatMap(deck -> bySuit(deck).entrySet().stream())
            .filter(ranks -> !isIn(order, ranks.getValue()))
            .findFirst();
    otherwise.ifPresent(
        ranks ->
            comparisons()
                .min(Comparator.comparingInt(term -> term.span().start()))
                .ifPresent(
                    rank ->
                        findings.add(
                            ReviewProblem.CONTRADICTORY_ORDERS,
                            rank,
                            ranks.getKey(),
                            String.join(" ", ranks.getValue()),
                            String.join(" ", order),
                            String.valueOf(ranks.getValue().size()))));
  }

  /**
   * Finds ranks of several suits that are compared though their joint order contradicts their
   * numbers: with {@code suits Y ranks 1..9 11 13} above {@code suits B ranks 10 12}, the ten is
   * above the thirteen.
   */
  public void numbersOfSuits() {
    List<String> order = book.rules().order(Type.Basic.RANK);
    if (!order.stream().allMatch(rank -> rank.matches("[0-9]{1,9}"))
        || ascends(order)
        || !book.rules().decks().stream()
            .flatMap(deck -> bySuit(deck).values().stream())
            .allMatch(DeckContents::ascends)) {
      return;
    }
    for (Criterion criterion : book.trick().criteria()) {
      Term measure = criterion.measure();
      if (measure != null && measure.all().anyMatch(term -> term.operator() == Operator.LED)) {
        return; // Then only cards of one suit are compared.
      }
      if (measure != null && measure.operator() == Operator.RANK_OF) {
        int at = 1;
        while (number(order.get(at)) > number(order.get(at - 1))) {
          at++;
        }
        findings.replace(
            ReviewProblem.NUMBERS_OUT_OF_ORDER,
            measure,
            book.written(measure.children().getFirst()) + ".number",
            order.get(at),
            order.get(at - 1));
        return;
      }
    }
  }

  private static boolean ascends(Collection<String> ranks) {
    List<Long> numbers = ranks.stream().map(DeckContents::number).toList();
    return numbers.equals(numbers.stream().sorted().toList());
  }

  private static long number(String rank) {
    return rank.matches("[0-9]{1,9}") ? Long.parseLong(rank) : 0;
  }

  /** Returns the ranks of each suit, in the order in which they are written. */
  private static Map<String, Set<String>> bySuit(DeckRules deck) {
    Map<String, Set<String>> bySuit = new LinkedHashMap<>();
    for (DeckRules.Card card : deck.cards()) {
      if (card.kind() == null && card.suit() != null && card.rank() != null) {
        bySuit.computeIfAbsent(card.suit(), _ -> new LinkedHashSet<>()).add(card.rank());
      }
    }
    return bySuit;
  }

  private static boolean isIn(List<String> order, Set<String> ranks) {
    return order.stream().filter(ranks::contains).toList().equals(List.copyOf(ranks));
  }

  /** Returns the ranks that are compared by their order. */
  private Stream<Term> comparisons() {
    Stream<Term> criteria =
        book.trick().criteria().stream().flatMap(criterion -> criterion.terms().stream());
    Stream<Term> elsewhere = book.everyTerm().flatMap(DeckContents::compared);
    return Stream.concat(criteria, elsewhere).filter(term -> term.type() == Type.Basic.RANK);
  }

  private static Stream<Term> compared(Term term) {
    if (term instanceof Term.Aggregate aggregate) {
      return Stream.of(aggregate.value());
    }
    if (term instanceof Term.Selected selected) {
      return selected.standards().stream().map(Term.Standard::value);
    }
    return term.applies(Trait.ORDERS) ? term.children().stream() : Stream.of();
  }

  /**
   * Finds ranks that are written from the strongest down, though they are read from the weakest up:
   * by {@code ranks A K Q J 10 9 8 7} in a deck, or {@code place of card.rank in A K Q J 10 9 8 7}
   * as a criterion, the seven would be best.
   */
  public void ranksFromAbove() {
    deck();
    book.trick().criteria().forEach(this::order);
  }

  private void order(Criterion criterion) {
    Term measure = criterion.measure();
    if (measure == null || criterion.smaller()) {
      return;
    }
    DefinedTerm called = book.called(measure);
    Term places = called == null ? measure : called.body();
    if (places instanceof Term.PlaceInList order && order.subject().type() == Type.Basic.RANK) {
      List<String> ranks = order.list().stream().map(Term::head).map(Object::toString).toList();
      if (areFromAbove(ranks)) {
        findings.add(
            ReviewProblem.ORDER_FROM_ABOVE,
            measure,
            Fix.before(measure, "lower "),
            ranks.getLast(),
            ranks.getFirst(),
            "lower " + (called == null ? "place of …" : book.written(measure)));
      }
    }
  }

  private void deck() {
    List<String> ranks = book.rules().order(Type.Basic.RANK);
    if (!areFromAbove(ranks)) {
      return;
    }
    book.trick().criteria().stream()
        .filter(DeckContents::isForTheHigher)
        .findFirst()
        .ifPresent(
            criterion ->
                findings.add(
                    ReviewProblem.RANKS_FROM_ABOVE,
                    criterion,
                    ranks.getLast(),
                    ranks.getFirst(),
                    ranks.reversed().stream().collect(Collectors.joining(" "))));
  }

  private static boolean isForTheHigher(Criterion criterion) {
    return criterion.measure() != null
        && criterion.measure().type() == Type.Basic.RANK
        && !criterion.smaller();
  }

  private static boolean areFromAbove(List<String> ranks) {
    List<Integer> numbers =
        ranks.stream().filter(rank -> rank.matches("[0-9]{1,2}")).map(Integer::valueOf).toList();
    List<String> court = ranks.stream().filter(COURT::contains).toList();
    // One number may stand among the court cards: A 10 K Q J 9, A 3 K Q J 7.
    int raised = ranks.indexOf("K") == 2 ? 1 : 0;
    boolean descend =
        IntStream.range(raised + 1, numbers.size())
            .allMatch(at -> numbers.get(at - 1) > numbers.get(at));
    return descend
        && numbers.size() + court.size() > ENOUGH + 1
        && !numbers.isEmpty()
        && court.size() > 1
        && court.equals(COURT.stream().filter(ranks::contains).toList())
        && COURT.contains(ranks.getFirst());
  }
}
