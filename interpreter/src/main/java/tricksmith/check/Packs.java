package tricksmith.check;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.syntax.Name;
import tricksmith.syntax.Section;

/** The cards of suits and ranks, and the numbers that they have. */
final class Packs {
  private Packs() {}

  /** A rank and its number. */
  private record Ranked(String rank, long number) {}

  /**
   * Every suit with every rank. Lines of suits alone and lines of ranks alone belong together; a
   * line with both stands by itself.
   */
  static List<DeckRules.Card> cards(List<Section.Pack> packs, Notes notes) {
    List<Ranked> shared =
        packs.stream()
            .filter(pack -> pack.suits().isEmpty())
            .flatMap(pack -> ranked(pack, notes).stream())
            .toList();
    return packs.stream().flatMap(pack -> cards(pack, shared, notes)).toList();
  }

  private static Stream<DeckRules.Card> cards(Section.Pack pack, List<Ranked> shared, Notes notes) {
    List<Ranked> ranks = pack.ranks().isEmpty() ? shared : ranked(pack, notes);
    return pack.suits().isEmpty()
        ? Stream.of()
        : Items.names(pack.suits(), notes).stream()
            .flatMap(suit -> ranks.stream().map(ranked -> card(suit.text(), ranked)));
  }

  private static DeckRules.Card card(String suit, Ranked ranked) {
    return new DeckRules.Card(ranked.rank() + suit, 1, suit, ranked.rank(), ranked.number(), null);
  }

  private static List<Ranked> ranked(Section.Pack pack, Notes notes) {
    List<String> ranks = Items.names(pack.ranks(), notes).stream().map(Name::text).toList();
    List<Long> numbers =
        pack.numbered() == null ? derived(ranks) : numbered(pack.numbered(), ranks.size(), notes);
    List<Ranked> found = new ArrayList<>();
    for (int place = 0; place < ranks.size(); place++) {
      found.add(new Ranked(ranks.get(place), numbers.get(place)));
    }
    return found;
  }

  private static List<Long> numbered(Section.Numbering numbering, int count, Notes notes) {
    if (numbering.last() - numbering.first() + 1 != count) {
      notes.problem(
          CheckProblem.NUMBERING,
          numbering.span(),
          Integer.toString(count),
          Long.toString(numbering.last() - numbering.first() + 1));
    }
    return Stream.iterate(numbering.first(), number -> number + 1).limit(count).toList();
  }

  /**
   * A rank written as a number has that number. The others count on from the nearest such rank
   * before them, or back from the nearest after them; without any they count from 1.
   */
  static List<Long> derived(List<String> ranks) {
    List<Long> numbers = new ArrayList<>();
    for (int place = 0; place < ranks.size(); place++) {
      int known = nearest(ranks, place);
      long number = known < 0 ? 1 : Numbers.value(ranks.get(known)) - known;
      numbers.add(number + place);
    }
    return numbers;
  }

  private static int nearest(List<String> ranks, int place) {
    for (int before = place; before >= 0; before--) {
      if (Numbers.isNumber(ranks.get(before))) {
        return before;
      }
    }
    for (int after = place; after < ranks.size(); after++) {
      if (Numbers.isNumber(ranks.get(after))) {
        return after;
      }
    }
    return -1;
  }

  /** The number of one of the special cards of a line: all have the same, or one each. */
  static @Nullable Long special(Section.Specials specials, int place, int count, Notes notes) {
    Section.Numbering numbering = specials.numbered();
    if (numbering == null) {
      return null;
    }
    boolean alike = numbering.first() == numbering.last();
    return alike ? Long.valueOf(numbering.first()) : numbered(numbering, count, notes).get(place);
  }
}
