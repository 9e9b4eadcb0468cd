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
import tricksmith.source.Spanned;
import tricksmith.syntax.Item;
import tricksmith.syntax.Name;
import tricksmith.syntax.Section;

/** Makes cards of suits and ranks, and numbers them. */
final class PackReader {
  private final CheckLog log;

  /**
   * The number of cards made so far. Cards beyond the limit are not made, since they are reported
   * anyway.
   */
  private int made;

  PackReader(CheckLog log) {
    this.log = log;
  }

  record Line(Span span, List<DeckRules.Card> cards) implements Spanned {}

  private record Ranked(String rank, long number) {}

  /**
   * Combines every suit with every rank. Lines with only suits share the lines with only ranks; a
   * line with both is complete.
   */
  List<Line> lines(List<Section.Pack> packs) {
    List<Ranked> shared = ranked(packs.stream().filter(pack -> pack.suits().isEmpty()).toList());
    return packs.stream().map(pack -> line(pack, shared)).toList();
  }

  private Line line(Section.Pack pack, List<Ranked> shared) {
    List<Ranked> ranks =
        pack.ranks().isEmpty() || pack.suits().isEmpty() ? shared : ranked(List.of(pack));
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

  /** The ranks of several lines, numbered as one sequence. */
  private List<Ranked> ranked(List<Section.Pack> packs) {
    List<String> ranks = new ArrayList<>();
    List<@Nullable Long> given = new ArrayList<>();
    for (Section.Pack pack : packs) {
      List<String> names = distinct(pack.ranks());
      ranks.addAll(names);
      given.addAll(
          pack.numbered() == null
              ? names.stream().map(PackReader::number).toList()
              : numbered(pack.numbered(), names.size()));
    }
    List<Long> numbers = derived(given);
    List<Ranked> found = new ArrayList<>();
    for (int place = 0; place < ranks.size(); place++) {
      found.add(new Ranked(ranks.get(place), numbers.get(place)));
    }
    return found;
  }

  /** The number that a rank is written as; null if it is written otherwise. */
  private static @Nullable Long number(String rank) {
    return NumberWords.isNumber(rank) ? NumberWords.value(rank) : null;
  }

  /** The names in a list. Reports a name that appears twice. */
  private List<String> distinct(List<Item> items) {
    Set<String> seen = new HashSet<>();
    List<String> names = new ArrayList<>();
    for (Name name : ItemNames.names(items, log)) {
      if (seen.add(name.text())) {
        names.add(name.text());
      } else {
        log.problem(CheckProblem.TWICE_IN_LIST, name, name.text());
      }
    }
    return names;
  }

  private List<Long> numbered(Section.Numbering numbering, int count) {
    if (numbering.last() - numbering.first() + 1 != count) {
      log.problem(
          CheckProblem.NUMBERING,
          numbering,
          Integer.toString(count),
          Long.toString(numbering.last() - numbering.first() + 1));
    }
    return Stream.iterate(numbering.first(), number -> number + 1).limit(count).toList();
  }

  /**
   * Completes the numbers. A missing one counts on from the nearest number before it, or back from
   * the nearest after it; if there are none at all, they count from 1.
   */
  private static List<Long> derived(List<@Nullable Long> given) {
    List<Long> numbers = new ArrayList<>();
    int known = firstNumber(given);
    for (int place = 0; place < given.size(); place++) {
      known = given.get(place) == null ? known : place;
      Long number = known < 0 ? null : given.get(known);
      numbers.add(number == null ? place + 1L : number - known + place);
    }
    return numbers;
  }

  /** The index of the first number; -1 if there is none. */
  private static int firstNumber(List<@Nullable Long> given) {
    for (int place = 0; place < given.size(); place++) {
      if (given.get(place) != null) {
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
