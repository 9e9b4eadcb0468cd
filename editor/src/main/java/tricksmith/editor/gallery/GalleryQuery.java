package tricksmith.editor.gallery;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.editor.persistence.Library.Entry;
import tricksmith.mechanism.Mechanism;

/**
 * What is looked for, as it was understood.
 *
 * @param wishes of each set the game must have one
 * @param players for how many; empty for any number
 * @param words what no wish was found in: it must stand in the title, in what is said of the game,
 *     or in the script
 */
record GalleryQuery(List<Set<Mechanism>> wishes, OptionalInt players, List<String> words) {

  static final GalleryQuery NOTHING = new GalleryQuery(List.of(), OptionalInt.empty(), List.of());

  boolean isEmpty() {
    return equals(NOTHING);
  }

  /** Whether a game fits; one that could not be read yet, or at all, fits by its words alone. */
  boolean fits(Entry entry, GameReading.Playable game) {
    return wishes.stream().allMatch(wish -> wish.stream().anyMatch(game::has))
        && (players.isEmpty() || game.players().contains(players.getAsInt()))
        && hasWords(entry);
  }

  boolean fits(Entry entry) {
    return wishes.isEmpty() && players.isEmpty() && hasWords(entry);
  }

  private boolean hasWords(Entry entry) {
    String all =
        String.join("\n", entry.title(), entry.about(), entry.text()).toLowerCase(Locale.ROOT);
    return words.stream().allMatch(all::contains);
  }

  /** All mechanisms that are wished for. */
  Stream<Mechanism> mechanisms() {
    return wishes.stream().flatMap(Collection::stream);
  }
}
