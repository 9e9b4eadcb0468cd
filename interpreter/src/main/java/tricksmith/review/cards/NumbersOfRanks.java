package tricksmith.review.cards;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds ranks without the number that they seem to have, in scripts that use card numbers: special
 * cards with a rank but no number, and ranks such as 十, which are counted by their place. Also
 * finds a number of copies that has become a rank: {@code ranks 1..9 x2}.
 */
public record NumbersOfRanks(Rulebook book, Findings findings) {
  /** The numerals from 1 to 9, twice: as they are written, and as they are written on documents. */
  private static final String ONES = "一二三四五六七八九壱弐参肆伍陸漆捌玖";

  /** A line of ranks that does not say which numbers they have. */
  private static final Pattern RANKS =
      Pattern.compile("\\branks\\s+(?<names>[^\\n;}]*[^\\n;}\\s])(?=\\s*(?:[\\n;}]|$))");

  private static final Pattern NUMERAL = Pattern.compile("(?<ten>[十拾]?)(?<ones>[" + ONES + "]?)");

  /** A number of copies at the end of a line of ranks that are numbers. */
  private static final Pattern COPIES =
      Pattern.compile(
          "\\branks\\s+[0-9][0-9.\\s]*\\s(?<rank>[x×](?<copies>[2-9]))(?=\\s*(?:[\\n;}]|$))");

  /** The number of special cards. */
  private static final Pattern NUMBERED =
      Pattern.compile(
          "\\balso\\b(?:(?!\\balso\\b)[^\\n"
              + "])*?,\\s*+(?<number>numbered\\s+[^\\n"
              + ";},]*[^\\n"
              + ";},\\s])");

  public void review() {
    book.rules().decks().forEach(this::copies);
    boolean asked = book.everyTerm().anyMatch(term -> term.operator() == Operator.NUMBER_OF);
    if (asked) {
      book.rules()
          .decks()
          .forEach(
              deck ->
                  deck.cards().stream()
                      .filter(card -> card.kind() != null && card.number() == null)
                      .filter(card -> card.rank() != null && card.copy() == 1)
                      .forEach(card -> review(card, deck)));
      book.rules().decks().forEach(this::numerals);
      book.everyTerm().forEach(this::asksForAnotherRank);
    } else {
      book.rules().decks().forEach(this::notAskedFor);
    }
  }

  /** Reports {@code card.number == 10} where the ten has another number, and the jack has 10. */
  private void asksForAnotherRank(Term comparison) {
    if (!comparison.applies(Operator.EQUAL, Operator.UNEQUAL)
        || comparison.children().getFirst().operator() != Operator.NUMBER_OF
        || !(comparison.children().getLast() instanceof Term.NumberConstant(_, long asked))) {
      return;
    }
    String numeral = Long.toString(asked);
    List<DeckRules.Card> cards =
        book.rules().cards().filter(each -> each.rank() != null && each.number() != null).toList();
    Term card = comparison.children().getFirst().children().getFirst();
    String sign = comparison.operator() == Operator.EQUAL ? ".rank == " : ".rank != ";
    String byRank = book.written(card) + sign + numeral;
    Optional<DeckRules.Card> meant =
        cards.stream().filter(each -> numeral.equals(each.rank())).findFirst();
    if (meant.isPresent()
        && cards.stream()
            .noneMatch(
                each -> numeral.equals(each.rank()) && Objects.equals(each.number(), asked))) {
      cards.stream()
          .filter(each -> Objects.equals(each.number(), asked))
          .findFirst()
          .ifPresent(
              other ->
                  findings.replace(
                      ReviewProblem.NUMERAL_OF_ANOTHER_RANK,
                      comparison,
                      byRank,
                      numeral,
                      String.valueOf(meant.get().number()),
                      String.valueOf(other.rank()),
                      byRank));
    }
  }

  /**
   * Reports the number of a special card without a rank where no rule asks for the number of any
   * card, and cards are compared by rank.
   */
  private void notAskedFor(DeckRules deck) {
    deck.cards().stream()
        .filter(card -> card.kind() != null && card.rank() == null && card.number() != null)
        .filter(this::isComparedByRank)
        .findFirst()
        .ifPresent(
            card -> {
              Matcher numbered = NUMBERED.matcher(book.written(deck));
              if (numbered.find()) {
                int start = deck.span().start();
                findings.add(
                    ReviewProblem.NUMBER_NOT_ASKED_FOR,
                    new Span(start + numbered.start("number"), start + numbered.end("number")),
                    card.label(),
                    Objects.requireNonNull(card.kind()));
              }
            });
  }

  /** Whether criteria compare a card by its rank, and by nothing that it alone has. */
  private boolean isComparedByRank(DeckRules.Card card) {
    List<Term> compared =
        book.trick().criteria().stream()
            .flatMap(criterion -> criterion.terms().stream())
            .flatMap(book::everythingIn)
            .toList();
    return compared.stream().anyMatch(term -> term.operator() == Operator.RANK_OF)
        && compared.stream()
            .noneMatch(
                term ->
                    (term instanceof Term.KindTest test && test.kind().equals(card.kind()))
                        || (term instanceof Term.FaceConstant face
                            && face.label().equals(card.label())));
  }

  /** Reports a number of copies, unless a rule names the rank that it is. */
  private void copies(DeckRules deck) {
    Matcher line = COPIES.matcher(book.written(deck));
    if (!line.find()) {
      return;
    }
    String rank = line.group("rank");
    boolean named =
        book.everyTerm()
            .anyMatch(term -> term instanceof Term.RankConstant one && one.rank().equals(rank));
    if (!named) {
      int start = deck.span().start();
      findings.add(
          ReviewProblem.COPIES_AS_RANK,
          new Span(start + line.start("rank"), start + line.end("rank")),
          rank,
          line.group("copies"));
    }
  }

  /** Reports the first rank that is a numeral in kanji and has another number. */
  private void numerals(DeckRules deck) {
    deck.cards().stream()
        .filter(card -> card.kind() == null && isOtherNumber(card.rank(), card.number()))
        .findFirst()
        .ifPresent(card -> numeral(card, deck));
  }

  private static boolean isOtherNumber(@Nullable String rank, @Nullable Long number) {
    int numeral = rank == null ? 0 : numeral(rank);
    return numeral > 0 && number != null && numeral != number;
  }

  private void numeral(DeckRules.Card card, DeckRules deck) {
    String rank = Objects.requireNonNull(card.rank());
    Matcher line = RANKS.matcher(book.written(deck));
    while (line.find()) {
      List<String> names = List.of(line.group("names").split("\\s+", -1));
      if (names.contains(rank)) {
        int start = deck.span().start() + line.start("names");
        int end = deck.span().start() + line.end("names");
        int place = start + line.group("names").indexOf(rank);
        int first = numeral(names.getFirst());
        boolean ranges = line.group("names").contains("..");
        String numbered = " numbered " + first + ".." + (first + names.size() - 1);
        findings.add(
            ReviewProblem.NUMERAL_WITH_OTHER_NUMBER,
            new Span(place, place + rank.length()),
            first == 0 || ranges ? List.of() : List.of(Fix.insert(end, numbered)),
            rank,
            Objects.requireNonNull(card.number()).toString(),
            Integer.toString(numeral(rank)),
            first == 0 || ranges
                ? "ranks A 2..10 J Q K numbered 1..13"
                : "ranks " + line.group("names") + numbered);
        return;
      }
    }
  }

  /** The number that a numeral in kanji is, up to 19; 0 for any other word. */
  private static int numeral(String word) {
    Matcher parts = NUMERAL.matcher(word);
    if (!parts.matches()) {
      return 0;
    }
    int ones = parts.group("ones").isEmpty() ? 0 : ONES.indexOf(parts.group("ones")) % 9 + 1;
    return (parts.group("ten").isEmpty() ? 0 : 10) + ones;
  }

  private void review(DeckRules.Card card, DeckRules deck) {
    String rank = Objects.requireNonNull(card.rank());
    Long number = number(rank);
    Pattern line =
        Pattern.compile(
            "also\\b[^\\n]*(?<!\\S)"
                + Pattern.quote(card.label())
                + "(?=[\\s:])[^\\n]*(\\brank\\s+"
                + Pattern.quote(rank)
                + "(?![^\\s,]))");
    Matcher found = line.matcher(book.written(deck));
    if (number != null && found.find()) {
      int start = deck.span().start();
      findings.add(
          ReviewProblem.RANK_WITHOUT_NUMBER,
          new Span(start + found.start(1), start + found.end(1)),
          Fix.insert(start + found.end(1), ", numbered " + number),
          card.label(),
          rank,
          number.toString());
    }
  }

  /** Returns the number of ordinary cards of the rank, or else the rank itself if it is numeric. */
  private @Nullable Long number(String rank) {
    Optional<Long> ordinary =
        book.rules()
            .cards()
            .filter(card -> card.kind() == null && rank.equals(card.rank()))
            .flatMap(card -> Stream.ofNullable(card.number()))
            .findFirst();
    return ordinary.orElseGet(() -> rank.matches("[0-9]{1,9}") ? Long.valueOf(rank) : null);
  }
}
