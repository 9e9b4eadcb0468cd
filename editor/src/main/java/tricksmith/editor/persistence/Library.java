package tricksmith.editor.persistence;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.files.ScriptFile;
import tricksmith.source.UnshownLine;

/** The scripts that a new one can be based on. */
public record Library(ApplicationFolders folders) {
  private static final Logger LOG = LoggerFactory.getLogger(Library.class);
  private static final String EXTENSION = ".trick";

  /** The title in another language, in a line of its own. */
  private static final Pattern TRANSLATED =
      Pattern.compile("(?m)^\\h*+title\\s++\\p{Alpha}{2,3}\\s+\"([^\"\n]*)\".*\n");

  /** The title, even if something that does not belong there stands before it in its line. */
  private static final Pattern GAME =
      Pattern.compile("(?m)^(\\h*+|[^\"/\n]*\\h)game\\s++\"([^\"\n]*)\"");

  private static final Pattern TITLE =
      Pattern.compile("(?m)^\\h*+title\\s++(\\p{Alpha}{2,3})\\s+\"([^\"\n]*)\"");

  private static final Pattern PLAYERS = Pattern.compile("(?m)^\\h*+players\\s++([0-9. ]*[0-9])");
  private static final Pattern AUTHOR = Pattern.compile("(?m)^(\\h*+)by\\s++\"([^\"\n]*)\"");

  public enum Shelf {
    TEMPLATES,
    BUNDLED,
    CLASSICS,
    OWN
  }

  /**
   * A script.
   *
   * @param title in the user's language, if it has one
   * @param about a sentence for newcomers; may be empty
   * @param path null for a template
   * @param text empty if it cannot be shown
   * @param unshown the line because of which it cannot be shown, or null
   */
  public record Entry(
      Shelf shelf,
      String title,
      String about,
      @Nullable Path path,
      String text,
      @Nullable UnshownLine unshown) {

    /** Creates an entry for a script that can be shown. */
    public Entry(Shelf shelf, String title, String about, @Nullable Path path, String text) {
      this(shelf, title, about, path, text, null);
    }

    /** Returns the number of players, in the script's words; empty if it does not say. */
    public Optional<String> players() {
      return first(PLAYERS);
    }

    /** Returns the same with its file in the title, to tell it from others of that title. */
    private Entry withFileName() {
      return path == null
          ? this
          : new Entry(shelf, title + " – " + path.getFileName(), about, path, text, unshown);
    }

    /** Returns the same with a comment in place of its author. */
    public Entry credited(String comment) {
      return new Entry(shelf, title, about, path, Library.credited(text, comment), unshown);
    }

    /** Returns the author, if the script names one. */
    public Optional<String> author() {
      return authorOf(text);
    }

    /** Returns the titles in all languages: many know a game by a foreign name. */
    public List<String> titles() {
      return Stream.of(Stream.of(title), titleOf(text).stream(), translatedTitles(text).stream())
          .flatMap(titles -> titles)
          .distinct()
          .toList();
    }

    private Optional<String> first(Pattern pattern) {
      Matcher found = pattern.matcher(text);
      return found.find() ? Optional.of(found.group(1).strip()) : Optional.empty();
    }
  }

  /** Returns all scripts, shelf by shelf, each sorted by title. */
  public List<Entry> entries(Locale language) {
    List<Entry> entries = new ArrayList<>(Templates.entries(language));
    entries.addAll(scripts(Shelf.BUNDLED, folders.bundled(), language));
    entries.addAll(scripts(Shelf.CLASSICS, folders.bundled().resolve("classics"), language));
    Set<String> titles = entries.stream().map(Entry::title).collect(Collectors.toSet());
    scripts(Shelf.OWN, folders.scripts(), language).stream()
        .map(own -> titles.contains(own.title()) ? own.withFileName() : own)
        .forEach(entries::add);
    return List.copyOf(entries);
  }

  /** Returns the files in the folder for the user's own scripts, without reading them. */
  public List<Path> ownFiles() {
    return files(folders.scripts());
  }

  /** Returns a script of the user's own, wherever it is; empty if it cannot be read. */
  public Optional<Entry> own(Path file, Locale language) {
    return entry(Shelf.OWN, file, language).findFirst();
  }

  private static List<Entry> scripts(Shelf shelf, Path folder, Locale language) {
    return files(folder).stream()
        .flatMap(file -> entry(shelf, file, language))
        .sorted(Comparator.comparing(Entry::title))
        .toList();
  }

  private static List<Path> files(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(EXTENSION) && Files.isRegularFile(file))
          .toList();
    } catch (IOException unreadable) {
      LOG.warn("A folder of scripts cannot be read: {}", folder, unreadable);
      return List.of();
    }
  }

  private static Stream<Entry> entry(Shelf shelf, Path file, Locale language) {
    try {
      String text = ScriptFile.text(file);
      String title = title(text, file, language);
      String about = shelf == Shelf.OWN ? "" : about(file, language);
      return Stream.of(
          UnshownLine.in(text)
              .map(line -> new Entry(shelf, title, about, file, "", line))
              .orElseGet(() -> new Entry(shelf, title, about, file, text)));
    } catch (IOException unreadable) {
      LOG.debug("Not a script: {}", file, unreadable);
      return Stream.empty();
    }
  }

  private static String about(Path file, Locale language) {
    ResourceBundle sentences =
        ResourceBundle.getBundle(
            Library.class.getPackageName() + ".Bundled",
            language,
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    String name = stem(file);
    return sentences.containsKey(name) ? sentences.getString(name) : "";
  }

  private static String stem(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.endsWith(EXTENSION) ? name.substring(0, name.length() - EXTENSION.length()) : name;
  }

  private static String title(String text, Path file, Locale language) {
    Matcher titles = TITLE.matcher(text);
    while (titles.find()) {
      if (titles.group(1).equals(language.getLanguage())) {
        return titles.group(2);
      }
    }
    return titleOf(text).orElseGet(() -> String.valueOf(file.getFileName()));
  }

  /**
   * Returns a path for a new script at which no file exists yet.
   *
   * @param title of the script
   */
  public Path newFile(String title) {
    return newFile(fileName(title), _ -> false);
  }

  private Path newFile(String wanted, Predicate<Path> taken) {
    String name = writable(wanted, folders.scripts()::resolve);
    Path file = folders.scripts().resolve(name + EXTENSION);
    for (int number = 2; Files.exists(file) || taken.test(file); number++) {
      file = folders.scripts().resolve(name + "-" + number + EXTENSION);
    }
    return file;
  }

  /**
   * Returns a copy of a script to play with. It is in no file until it is saved; its path is among
   * the user's own scripts.
   *
   * @param taken whether another unsaved copy already has a path
   * @throws IOException if the user's folder cannot be used
   */
  public ScriptFile.Opened copy(Entry entry, Predicate<Path> taken) throws IOException {
    Files.createDirectories(folders.scripts());
    String name = entry.path() == null ? fileName(entry.title()) : stem(entry.path());
    Path folder = folders.scripts().toRealPath();
    Path file = new Library(folders.withScripts(folder)).newFile(name, taken);
    return new ScriptFile.Opened(ScriptFile.at(file), entry.text(), true, Optional.empty());
  }

  /** Whether the file of a script can be named after its title; otherwise its name is plain. */
  public boolean canName(String title) {
    String wanted = fileName(title);
    return writable(wanted, folders.scripts()::resolve).equals(wanted);
  }

  /**
   * Returns a name, or a plain one instead if the file system cannot write it.
   *
   * @param resolve returns the path for a name, or throws an exception
   */
  static String writable(String name, Function<String, Path> resolve) {
    try {
      return String.valueOf(resolve.apply(name).getFileName());
    } catch (InvalidPathException foreign) {
      LOG.debug("Not a name for a file here: {}", name, foreign);
      return plain(name);
    }
  }

  /** Returns a name in letters and digits that every file system can write. */
  public static String plain(String name) {
    return named(name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-"));
  }

  private static String fileName(String title) {
    return named(title.strip().toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-"));
  }

  private static String named(String words) {
    String name = words.replaceAll("^-|-$", "");
    return name.isEmpty() ? "game" : name;
  }

  /**
   * Creates a script from the text of another, with its own title and file.
   *
   * @throws IOException if it cannot be written
   */
  public Path create(String title, String text) throws IOException {
    Path file = newFile(title);
    Files.createDirectories(folders.scripts());
    ScriptFile.at(file).write(retitled(text, title));
    return file;
  }

  /**
   * Returns the title as a string literal. Straight quotation marks, which would end it, become
   * typographic ones.
   */
  private static String quoted(String title) {
    StringBuilder quoted = new StringBuilder();
    boolean open = false;
    for (char sign : title.strip().toCharArray()) {
      boolean mark = sign == '"';
      quoted.append(mark ? (open ? '”' : '“') : sign);
      open ^= mark;
    }
    return "\"" + quoted + "\"";
  }

  /** Returns the title that a script gives itself; empty if it has none. */
  public static Optional<String> titleOf(String text) {
    Matcher game = GAME.matcher(text);
    return game.find()
        ? Optional.of(game.group(2)).filter(title -> !title.isBlank())
        : Optional.empty();
  }

  /** Returns the titles that {@link #retitled} removes from a script. */
  public static List<String> translatedTitles(String text) {
    return TRANSLATED.matcher(text).results().map(found -> found.group(1)).toList();
  }

  /** Returns the author that a script names; empty if it names none. */
  public static Optional<String> authorOf(String text) {
    Matcher author = AUTHOR.matcher(text);
    return author.find() ? Optional.of(author.group(2).strip()) : Optional.empty();
  }

  /**
   * Returns a script with a comment in place of the author that it names: of a copy, that is
   * somebody else.
   */
  public static String credited(String text, String comment) {
    return AUTHOR
        .matcher(text)
        .replaceFirst("$1// " + Matcher.quoteReplacement(comment.replace('\n', ' ')));
  }

  /**
   * Returns a script under another title; removes its translations, which belong to the game that
   * was copied.
   */
  public static String retitled(String text, String title) {
    return GAME.matcher(TRANSLATED.matcher(text).replaceAll(""))
        .replaceFirst("$1" + Matcher.quoteReplacement("game " + quoted(title)));
  }
}
