package tricksmith.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds the scripts that a match file names. Match files come from strangers: what they name is
 * looked at only if it is a regular file, called like a script, below a folder where scripts are
 * expected; links that lead out of it do not count. Anything else the user has to name, or it is
 * known in another way.
 *
 * @param matchFile paths in it are relative to its folder or else to the working directory
 * @param folders where scripts may lie besides these two
 */
public record ScriptLookup(Path matchFile, List<Path> folders) {
  private static final String ENDING = ".trick";

  public ScriptLookup {
    folders = List.copyOf(folders);
  }

  /** Scripts may also lie among the bundled games and in the library of the editor. */
  public static ScriptLookup onThisMachine(Path matchFile) {
    return new ScriptLookup(
        matchFile,
        List.of(
            Path.of(System.getProperty("tricksmith.home", ""), "games"),
            Path.of(System.getProperty("user.home", ""), "Tricksmith")));
  }

  /** What came of it. */
  public sealed interface Result {}

  /** The script, which is a regular file. */
  public record Found(Path script) implements Result {}

  /** There is no such file where it may lie. */
  public record Missing(Path script) implements Result {}

  /** The file lies elsewhere, or is none to be read unasked; nothing was tried with it. */
  public record Refused(String name) implements Result {}

  /** The script of this name. */
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
   * A regular file called like a script, wherever it lies: for whoever can tell that it is the one
   * that is meant.
   */
  public static Optional<Path> anywhere(String name) {
    try {
      Path real = Path.of(name).toRealPath();
      return real.toString().endsWith(ENDING) && Files.isRegularFile(real)
          ? Optional.of(real)
          : Optional.empty();
    } catch (IOException | InvalidPathException _) {
      return Optional.empty();
    }
  }

  /** By its path alone: the file itself is not touched. */
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
