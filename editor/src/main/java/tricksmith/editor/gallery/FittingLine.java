package tricksmith.editor.gallery;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import tricksmith.mechanism.Mechanism;
import tricksmith.source.Source;
import tricksmith.source.Span;

/**
 * A line of a script that makes a game fit the search.
 *
 * @param number from 1
 * @param text without indentation and comment
 */
record FittingLine(int number, String text) {

  /**
   * Returns the lines that give a game these mechanisms or contain these words, in the order of the
   * text.
   *
   * @param most the most lines to return
   */
  static List<FittingLine> of(
      GameReading.Playable game, Collection<Mechanism> wanted, List<String> words, int most) {
    Source source = game.script().source();
    TreeSet<Integer> lines = new TreeSet<>();
    for (Mechanism mechanism : wanted) {
      List<Span> places = game.mechanisms().getOrDefault(mechanism, List.of());
      if (lines.size() < most && !places.isEmpty()) {
        lines.add(source.place(places.getFirst().start()).line());
      }
    }
    List<FittingLine> found = new ArrayList<>();
    List<String> all = source.text().lines().toList();
    for (int number = 1; number <= all.size(); number++) {
      String text = Source.withoutComment(all.get(number - 1));
      String small = text.toLowerCase(Locale.ROOT);
      boolean has = words.stream().anyMatch(small::contains);
      if (lines.contains(number) || (has && lines.size() < most)) {
        lines.add(number);
        found.add(new FittingLine(number, text));
      }
    }
    found.sort(Comparator.comparingInt(FittingLine::number));
    return found;
  }
}
