package tricksmith.editor.gallery;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import tricksmith.editor.persistence.Library;
import tricksmith.editor.persistence.Library.Entry;
import tricksmith.editor.persistence.Library.Shelf;

/**
 * A game in the gallery.
 *
 * @param missing whether its file is missing or unreadable
 */
record GalleryGame(Entry entry, boolean missing) {
  private static final String EXTENSION = ".trick";
  private static final Pattern NUMBER = Pattern.compile("\\d{1,3}");

  /** More seats are never drawn for a script that nobody has read yet. */
  private static final int MOST_SEATS = 10;

  Shelf shelf() {
    return entry.shelf();
  }

  boolean isOwn() {
    return shelf() == Shelf.OWN;
  }

  /** Whether there is a text to read, and to show. */
  boolean isReadable() {
    return !missing && entry.unshown() == null;
  }

  /**
   * Returns the number of seats to draw until the game is read: as far as its text tells, the one
   * that will be drawn then.
   */
  int seats() {
    List<Integer> numbers =
        NUMBER
            .matcher(entry.players().orElse(""))
            .results()
            .map(number -> Integer.parseInt(number.group()))
            .map(number -> Math.clamp(number, 1, MOST_SEATS))
            .sorted()
            .toList();
    return numbers.isEmpty()
        ? GameReading.USUAL_PLAYERS
        : Math.clamp(GameReading.USUAL_PLAYERS, numbers.getFirst(), numbers.getLast());
  }

  /**
   * Returns all games: the user's own first, recent ones before the others, and of these the one
   * that was changed last.
   */
  static List<GalleryGame> all(Library library, List<Path> recent, Locale language) {
    List<Entry> entries = library.entries(language);
    List<GalleryGame> games = new ArrayList<>();
    recent.stream()
        .filter(file -> isOwn(file, library))
        .sorted(Comparator.comparing(GalleryGame::changed).reversed())
        .forEach(file -> games.add(opened(library, file, language)));
    entries.stream()
        .filter(entry -> entry.shelf() == Shelf.OWN)
        .filter(entry -> entry.path() == null || !recent.contains(entry.path()))
        .forEach(entry -> games.add(new GalleryGame(entry, false)));
    for (Shelf shelf : List.of(Shelf.BUNDLED, Shelf.CLASSICS, Shelf.TEMPLATES)) {
      entries.stream()
          .filter(entry -> entry.shelf() == shelf)
          .forEach(entry -> games.add(new GalleryGame(entry, false)));
    }
    return List.copyOf(games);
  }

  private static Instant changed(Path file) {
    try {
      return Files.getLastModifiedTime(file).toInstant();
    } catch (IOException missing) {
      return Instant.EPOCH;
    }
  }

  private static boolean isOwn(Path file, Library library) {
    Path bundled = library.folders().bundled().toAbsolutePath().normalize();
    return file.toString().endsWith(EXTENSION)
        && !file.toAbsolutePath().normalize().startsWith(bundled);
  }

  private static GalleryGame opened(Library library, Path file, Locale language) {
    Optional<Entry> entry =
        Files.isRegularFile(file) ? library.own(file, language) : Optional.empty();
    return entry
        .map(found -> new GalleryGame(found, false))
        .orElseGet(
            () ->
                new GalleryGame(
                    new Entry(Shelf.OWN, String.valueOf(file.getFileName()), "", file, ""), true));
  }
}
