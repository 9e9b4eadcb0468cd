package tricksmith.cli.game;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import tricksmith.record.MatchFileWriter.Origin;
import tricksmith.source.Sha256;
import tricksmith.source.Source;

/**
 * A match file's reference to a script.
 *
 * @param path as written in the file, with {@code /} on all systems
 */
public record ScriptReference(String path, String sha256) {

  public static ScriptReference of(Source script, Path matchFile) {
    Path path = path(absolute(Path.of(script.name())), absolute(matchFile), absolute(Path.of("")));
    return new ScriptReference(path.toString().replace('\\', '/'), sha256(script));
  }

  /**
   * A relative path if possible, so that folders moved or shared together stay consistent. Readers
   * resolve it against the match file first, then against the working directory.
   */
  static Path path(Path script, Path matchFile, Path workingDirectory) {
    Path folder = matchFile.resolveSibling("");
    boolean together = script.startsWith(workingDirectory) && folder.startsWith(workingDirectory);
    if (together || script.startsWith(folder)) {
      return folder.relativize(script);
    }
    return script.startsWith(workingDirectory) ? workingDirectory.relativize(script) : script;
  }

  /** The hash of the script's text, in hexadecimal. */
  public static String sha256(Source script) {
    return Sha256.of(script.text());
  }

  /** The origin of a match played by this script. */
  public Origin origin(@Nullable Long seed) {
    return new Origin(path, sha256, seed);
  }

  private static Path absolute(Path path) {
    return path.toAbsolutePath().normalize();
  }
}
