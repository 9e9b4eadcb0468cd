package tricksmith.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds the scripts that match files refer to. Match files are untrusted: a reference is followed
 * only if it leads to a regular file, named like a script, inside a folder where scripts are
 * expected; symbolic links out of it do not count. The user must name any other script explicitly,
 * unless it can be identified in another way.
 *
 * @param matchFile paths in it are relative to its folder or, failing that, to the working
 *     directory
 * @param folders further folders that may contain scripts
 */
public record ScriptLookup(Path matchFile, List<Path> folders) {
  private static final String ENDING = ".trick";
  private static final Pattern HOST = Pattern.compile("[/\\\\]{2}");

  public ScriptLookup {
    folders = List.copyOf(folders);
  }

  /** Returns a lookup that also searches the bundled games and the editor's library. */
  public static ScriptLookup onThisMachine(Path matchFile) {
    return new ScriptLookup(
        matchFile,
        List.of(
            Path.of(System.getProperty("tricksmith.home", ""), "games"),
            Path.of(System.getProperty("user.home", ""), "Tricksmith")));
  }

  public sealed interface Result {}

  /** The script exists and is a regular file. */
  public record Found(Path script) implements Result {}

  /** No such file exists in a permitted place. */
  public record Missing(Path script) implements Result {}

  /** The file lies elsewhere or must not be opened unasked. It was not touched. */
  public record Refused(String name) implements Result {}

  /** Looks up a script by the name that the match file gives. */
  public Result find(String name) {
    List<Path> places;
    try {
      places =
          Stream.of(matchFile.resolveSibling(name), Path.of(name)).filter(this::isInside).toList();
    } catch (InvalidPathException _) {
      return new Refused(name);
    }
    for (Path place : places) {
      if (Files.exists(place)) {
        return isScript(place) ? new Found(place.normalize()) : new Refused(name);
      }
    }
    return places.isEmpty() ? new Refused(name) : new Missing(places.getLast());
  }

  /**
   * Returns a regular file named like a script, wherever it lies. Only for callers that verify that
   * it is the right one. Other machines are not asked for it: they would learn who asks.
   */
  public static Optional<Path> anywhere(String name) {
    if (HOST.matcher(name).lookingAt()) {
      return Optional.empty();
    }
    try {
      Path real = Path.of(name).toRealPath();
      return real.toString().endsWith(ENDING) && Files.isRegularFile(real)
          ? Optional.of(real)
          : Optional.empty();
    } catch (IOException | InvalidPathException _) {
      return Optional.empty();
    }
  }

  /** Judges by the path alone, without touching the file. */
  private boolean isInside(Path place) {
    Path whole = whole(place);
    return whole.toString().endsWith(ENDING)
        && allFolders().map(ScriptLookup::whole).anyMatch(whole::startsWith);
  }

  private boolean isScript(Path place) {
    try {
      Path real = place.toRealPath();
      return real.toString().endsWith(ENDING)
          && Files.isRegularFile(real)
          && allFolders().flatMap(ScriptLookup::real).anyMatch(real::startsWith);
    } catch (IOException _) {
      return false;
    }
  }

  private Stream<Path> allFolders() {
    return Stream.concat(Stream.of(matchFile.resolveSibling(""), Path.of("")), folders.stream());
  }

  private static Path whole(Path path) {
    return path.toAbsolutePath().normalize();
  }

  private static Stream<Path> real(Path folder) {
    try {
      return Stream.of(folder.toAbsolutePath().toRealPath());
    } catch (IOException _) {
      return Stream.of();
    }
  }
}
