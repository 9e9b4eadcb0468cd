package tricksmith.check.declarations;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.symbols.NumberWords;
import tricksmith.rules.DeckRules;
import tricksmith.source.Span;
import tricksmith.syntax.Item;
import tricksmith.syntax.Name;
import tricksmith.syntax.Section;

/** Makes cards of suits and ranks, and numbers them. */
final class PackReader {
  private final CheckLog log;

  /** How many cards have been made: of too many only the first, since that is told anyway. */
  private int made;

  PackReader(CheckLog log) {
    this.log = log;
  }

  record Line(Span span, List<DeckRules.Card> cards) {}

  private record Ranked(String rank, long number) {}

  /**
   * Every suit with every rank. Lines with only suits share the lines with only ranks; a line with
   * both is complete.
   */
  List<Line> lines(List<Section.Pack> packs) {
    List<Ranked> shared =
        packs.stream()
            .filter(pack -> pack.suits().isEmpty())
            .flatMap(pack -> ranked(pack).stream())
            .toList();
    return packs.stream().map(pack -> line(pack, shared)).toList();
  }

  private Line line(Section.Pack pack, List<Ranked> shared) {
    List<Ranked> ranks = pack.ranks().isEmpty() || pack.suits().isEmpty() ? shared : ranked(pack);
    List<DeckRules.Card> cards =
        distinct(pack.suits()).stream()
            .flatMap(suit -> ranks.stream().map(ranked -> card(suit, ranked)))
            .limit(CardCatalog.MOST_CARDS + 1L - made)
            .toList();
    made += cards.size();
    return new Line(pack.span(), cards);
  }

  private static DeckRules.Card card(String suit, Ranked ranked) {
    return new DeckRules.Card(ranked.rank() + suit, 1, suit, ranked.rank(), ranked.number(), null);
  }

  private List<Ranked> ranked(Section.Pack pack) {
    List<String> ranks = distinct(pack.ranks());
    List<Long> numbers =
        pack.numbered() == null ? derived(ranks) : numbered(pack.numbered(), ranks.size());
    List<Ranked> found = new ArrayList<>();
    for (int place = 0; place < ranks.size(); place++) {
      found.add(new Ranked(ranks.get(place), numbers.get(place)));
    }
    return found;
  }

  /** The names of a list, in which none may appear twice. */
  private List<String> distinct(List<Item> items) {
    Set<String> seen = new HashSet<>();
    List<String> names = new ArrayList<>();
    for (Name name : ItemNames.names(items, log)) {
      if (seen.add(name.text())) {
        names.add(name.text());
      } else {
        log.problem(CheckProblem.TWICE_IN_LIST, name.span(), name.text());
      }
    }
    return names;
  }

  private List<Long> numbered(Section.Numbering numbering, int count) {
    if (numbering.last() - numbering.first() + 1 != count) {
      log.problem(
          CheckProblem.NUMBERING,
          numbering.span(),
          Integer.toString(count),
          Long.toString(numbering.last() - numbering.first() + 1));
    }
    return Stream.iterate(numbering.first(), number -> number + 1).limit(count).toList();
  }

  /**
   * A rank written as a number has that number. The others count on from the nearest such rank
   * before them, or back from the nearest one after them; without any they count from 1.
   */
  private static List<Long> derived(List<String> ranks) {
    List<Long> numbers = new ArrayList<>();
    int known = firstNumber(ranks);
    for (int place = 0; place < ranks.size(); place++) {
      known = NumberWords.isNumber(ranks.get(place)) ? place : known;
      long number = known < 0 ? 1 : NumberWords.value(ranks.get(known)) - known;
      numbers.add(number + place);
    }
    return numbers;
  }

  /** The place of the first rank that is written as a number; -1 if there is none. */
  private static int firstNumber(List<String> ranks) {
    for (int place = 0; place < ranks.size(); place++) {
      if (NumberWords.isNumber(ranks.get(place))) {
        return place;
      }
    }
    return -1;
  }

  /** The numbers of a line of special cards: one for all, one each, or none. */
  List<@Nullable Long> numbers(Section.Specials specials, int count) {
    Section.Numbering numbering = specials.numbered();
    if (numbering == null) {
      return Collections.nCopies(count, null);
    }
    return numbering.first() == numbering.last()
        ? Collections.nCopies(count, numbering.first())
        : List.copyOf(numbered(numbering, count));
  }
}
