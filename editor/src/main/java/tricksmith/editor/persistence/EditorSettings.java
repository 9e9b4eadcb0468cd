package tricksmith.editor.persistence;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * The user's settings.
 *
 * @param zoom in percent, one of {@link #ZOOMS}
 * @param autosave whether files are saved without being asked
 * @param wrap whether long lines wrap
 * @param motion whether cards glide
 * @param recent recently opened files, latest first
 * @param open scripts that were open last time, in tab order
 * @param front the script that was selected
 * @param panes how the window is divided
 * @param guided how far the first variation has come
 */
public record EditorSettings(
    Theme theme,
    Language language,
    int zoom,
    boolean autosave,
    boolean wrap,
    Motion motion,
    List<Path> recent,
    List<Path> open,
    Optional<Path> front,
    PaneLayout panes,
    Guided guided) {

  /** Possible sizes, in percent. */
  public static final List<Integer> ZOOMS = List.of(80, 90, 100, 110, 125, 150, 175, 200);

  public static final EditorSettings USUAL =
      new EditorSettings(
          Theme.SYSTEM,
          Language.SYSTEM,
          100,
          false,
          true,
          Motion.SYSTEM,
          List.of(),
          List.of(),
          Optional.empty(),
          PaneLayout.USUAL,
          Guided.NOT_BEGUN);

  private static final int MOST_RECENT = 10;

  public enum Theme {
    SYSTEM,
    LIGHT,
    DARK,
    HIGH_CONTRAST
  }

  /** Whether cards glide to their places or fade in, or follow the system setting. */
  public enum Motion {
    SYSTEM,
    GLIDE,
    FADE
  }

  public enum Language {
    SYSTEM,
    ENGLISH,
    JAPANESE;

    /** Returns the locale; {@code system} is the machine's. */
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

  public EditorSettings withTheme(Theme newTheme) {
    return new EditorSettings(
        newTheme, language, zoom, autosave, wrap, motion, recent, open, front, panes, guided);
  }

  public EditorSettings withLanguage(Language newLanguage) {
    return new EditorSettings(
        theme, newLanguage, zoom, autosave, wrap, motion, recent, open, front, panes, guided);
  }

  public EditorSettings zoomedBy(int steps) {
    int place = Math.clamp(ZOOMS.indexOf(zoom) + (long) steps, 0, ZOOMS.size() - 1);
    return new EditorSettings(
        theme,
        language,
        ZOOMS.get(place),
        autosave,
        wrap,
        motion,
        recent,
        open,
        front,
        panes,
        guided);
  }

  public EditorSettings unzoomed() {
    return new EditorSettings(
        theme, language, 100, autosave, wrap, motion, recent, open, front, panes, guided);
  }

  public EditorSettings withAutosave(boolean newAutosave) {
    return new EditorSettings(
        theme, language, zoom, newAutosave, wrap, motion, recent, open, front, panes, guided);
  }

  public EditorSettings withWrap(boolean newWrap) {
    return new EditorSettings(
        theme, language, zoom, autosave, newWrap, motion, recent, open, front, panes, guided);
  }

  public EditorSettings withMotion(Motion newMotion) {
    return new EditorSettings(
        theme, language, zoom, autosave, wrap, newMotion, recent, open, front, panes, guided);
  }

  /** Moves a file to the front of the recent ones. */
  public EditorSettings withRecent(Path file) {
    List<Path> files =
        Stream.concat(Stream.of(file), recent.stream().filter(other -> !other.equals(file)))
            .limit(MOST_RECENT)
            .toList();
    return new EditorSettings(
        theme, language, zoom, autosave, wrap, motion, files, open, front, panes, guided);
  }

  /** Takes a file off the recent ones. */
  public EditorSettings withoutRecent(Path file) {
    List<Path> files = recent.stream().filter(other -> !other.equals(file)).toList();
    return new EditorSettings(
        theme, language, zoom, autosave, wrap, motion, files, open, front, panes, guided);
  }

  public EditorSettings withOpen(List<Path> files, Optional<Path> newFront) {
    return new EditorSettings(
        theme, language, zoom, autosave, wrap, motion, recent, files, newFront, panes, guided);
  }

  public EditorSettings withPanes(UnaryOperator<PaneLayout> change) {
    return new EditorSettings(
        theme,
        language,
        zoom,
        autosave,
        wrap,
        motion,
        recent,
        open,
        front,
        change.apply(panes),
        guided);
  }

  public EditorSettings withGuided(Guided newGuided) {
    return new EditorSettings(
        theme, language, zoom, autosave, wrap, motion, recent, open, front, panes, newGuided);
  }
}
