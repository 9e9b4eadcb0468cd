package tricksmith.editor.persistence;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * How somebody likes the editor.
 *
 * @param zoom in percent, one of {@link #ZOOMS}
 * @param autosave whether files are saved without being told to
 * @param wrap whether long lines go on below instead of beyond the edge
 * @param recent files that were opened, the last one first
 * @param open scripts that were open the last time, in the order of their tabs
 * @param front the one of them that was in front
 * @param panes how the window is divided
 */
public record EditorSettings(
    Theme theme,
    Language language,
    int zoom,
    boolean autosave,
    boolean wrap,
    List<Path> recent,
    List<Path> open,
    Optional<Path> front,
    PaneLayout panes) {

  /** How large everything can be, in percent. */
  public static final List<Integer> ZOOMS = List.of(80, 90, 100, 110, 125, 150, 175, 200);

  /** What somebody has who has not chosen yet. */
  public static final EditorSettings USUAL =
      new EditorSettings(
          Theme.SYSTEM,
          Language.SYSTEM,
          100,
          false,
          false,
          List.of(),
          List.of(),
          Optional.empty(),
          PaneLayout.USUAL);

  private static final int MOST_RECENT = 10;

  /** Colours. */
  public enum Theme {
    SYSTEM,
    LIGHT,
    DARK,
    HIGH_CONTRAST
  }

  /** The language of the window. */
  public enum Language {
    SYSTEM,
    ENGLISH,
    JAPANESE;

    /** The locale, where {@code system} is that of the machine. */
    public Locale locale(Locale system) {
      return switch (this) {
        case SYSTEM -> system;
        case ENGLISH -> Locale.ENGLISH;
        case JAPANESE -> Locale.JAPANESE;
      };
    }
  }

  public EditorSettings {
    zoom = ZOOMS.contains(zoom) ? zoom : 100;
    recent = List.copyOf(recent);
    open = List.copyOf(open);
  }

  /** The same with another theme. */
  public EditorSettings withTheme(Theme newTheme) {
    return new EditorSettings(newTheme, language, zoom, autosave, wrap, recent, open, front, panes);
  }

  /** The same with another language. */
  public EditorSettings withLanguage(Language newLanguage) {
    return new EditorSettings(theme, newLanguage, zoom, autosave, wrap, recent, open, front, panes);
  }

  /** The same, larger or smaller by so many steps. */
  public EditorSettings zoomedBy(int steps) {
    int place = Math.clamp(ZOOMS.indexOf(zoom) + (long) steps, 0, ZOOMS.size() - 1);
    return new EditorSettings(
        theme, language, ZOOMS.get(place), autosave, wrap, recent, open, front, panes);
  }

  /** The same at its usual size. */
  public EditorSettings unzoomed() {
    return new EditorSettings(theme, language, 100, autosave, wrap, recent, open, front, panes);
  }

  /** The same, saving by itself or not. */
  public EditorSettings withAutosave(boolean newAutosave) {
    return new EditorSettings(theme, language, zoom, newAutosave, wrap, recent, open, front, panes);
  }

  /** The same, with long lines going on below or not. */
  public EditorSettings withWrap(boolean newWrap) {
    return new EditorSettings(theme, language, zoom, autosave, newWrap, recent, open, front, panes);
  }

  /** The same after a file was opened. */
  public EditorSettings withRecent(Path file) {
    List<Path> files =
        Stream.concat(Stream.of(file), recent.stream().filter(other -> !other.equals(file)))
            .limit(MOST_RECENT)
            .toList();
    return new EditorSettings(theme, language, zoom, autosave, wrap, files, open, front, panes);
  }

  /** The same with other scripts open, and another one in front. */
  public EditorSettings withOpen(List<Path> files, Optional<Path> newFront) {
    return new EditorSettings(
        theme, language, zoom, autosave, wrap, recent, files, newFront, panes);
  }

  /** The same with the window divided otherwise. */
  public EditorSettings withPanes(UnaryOperator<PaneLayout> change) {
    return new EditorSettings(
        theme, language, zoom, autosave, wrap, recent, open, front, change.apply(panes));
  }
}
