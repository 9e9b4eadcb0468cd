package tricksmith.editor.gallery;

import java.text.Normalizer;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tricksmith.editor.persistence.Library.Entry;
import tricksmith.mechanism.Mechanism;

/**
 * A search as it was understood.
 *
 * @param wishes sets of mechanisms; the game must have one of each set
 * @param unwanted mechanisms that the game must not have
 * @param players the number of players; empty for any number
 * @param words words that express no wish: each must be in the title, in the description of the
 *     game, or in the script
 */
record GalleryQuery(
    List<Set<Mechanism>> wishes, Set<Mechanism> unwanted, OptionalInt players, List<String> words) {

  private static final Pattern ACCENT = Pattern.compile("[\\x{300}-\\x{36F}]");

  /** The words of entries, which are looked through at each stroke of a key. */
  private static final Map<Entry, String> ALL_WORDS =
      Collections.synchronizedMap(new WeakHashMap<>());

  static final GalleryQuery NOTHING =
      new GalleryQuery(List.of(), Set.of(), OptionalInt.empty(), List.of());

  GalleryQuery {
    wishes = List.copyOf(wishes);
    unwanted = Set.copyOf(unwanted);
    words = List.copyOf(words);
  }

  boolean isEmpty() {
    return equals(NOTHING);
  }

  /** Whether a game fits; one that has not been read yet, or cannot be, fits by its words alone. */
  boolean fits(Entry entry, GameReading.Playable game) {
    return wishes.stream().allMatch(wish -> wish.stream().anyMatch(game::has))
        && unwanted.stream().noneMatch(game::has)
        && (players.isEmpty() || game.players().contains(players.getAsInt()))
        && hasWords(entry);
  }

  boolean fits(Entry entry) {
    return wishes.isEmpty() && unwanted.isEmpty() && players.isEmpty() && hasWords(entry);
  }

  private boolean hasWords(Entry entry) {
    if (words.isEmpty()) {
      return true;
    }
    String all =
        ALL_WORDS.computeIfAbsent(
            entry, _ -> plain(String.join("\n", entry.title(), entry.about(), entry.text())));
    return words.stream().map(GalleryQuery::plain).allMatch(all::contains);
  }

  /** Returns letters in lower case and without accents, which few people type. */
  static String plain(String letters) {
    return ACCENT
        .matcher(Normalizer.normalize(letters, Normalizer.Form.NFD))
        .replaceAll("")
        .toLowerCase(Locale.ROOT);
  }

  Stream<Mechanism> mechanisms() {
    return wishes.stream().flatMap(Collection::stream);
  }
}
