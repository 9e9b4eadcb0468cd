package tricksmith.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.Refusal;
import tricksmith.cli.terminal.TextFiles;

/**
 * The scripts that ship with the program.
 *
 * @param folder the folder that contains them
 */
record BundledGames(Path folder) {

  private static final String EXTENSION = ".trick";

  /**
   * The games of the installation named by the launcher; without a launcher, those in the working
   * directory.
   */
  static BundledGames ofInstallation() {
    String home = System.getProperty("tricksmith.home", "");
    return new BundledGames(relative(Path.of(home, "games")));
  }

  /** A path as the user would type it: relative if it lies below the working directory. */
  private static Path relative(Path path) {
    Path here = Path.of("").toAbsolutePath();
    Path there = path.toAbsolutePath().normalize();
    return there.startsWith(here) ? here.relativize(there) : there;
  }

  /** All scripts, those directly in the folder before those in subfolders. */
  List<Path> scripts(Messages messages) {
    try (Stream<Path> files = Files.walk(folder)) {
      List<Path> scripts =
          files
              .filter(file -> file.toString().endsWith(EXTENSION))
              .sorted(Comparator.comparingInt(Path::getNameCount).thenComparing(Path::toString))
              .toList();
      if (scripts.isEmpty()) {
        throw new Refusal(ExitCode.FILE, messages.text("demo.no-games", folder));
      }
      return scripts;
    } catch (IOException e) {
      throw new TextFiles(messages).cannotRead(folder, e);
    }
  }
}
