package tricksmith.cli;

import java.nio.file.Path;

/**
 * Opens a file that is given by itself, as in {@code tricksmith FILE} and {@code tricksmith edit
 * FILE}. Another module implements it, by a class with a public no-argument constructor, listed in
 * {@code META-INF/services/tricksmith.cli.PlainStart}. It does the same as {@code edit} would,
 * sooner: picocli takes longer to look at a command than the command takes to open a file.
 */
public interface PlainStart {

  /**
   * Opens a file.
   *
   * @param alone whether no command was given, as by a desktop
   * @return the exit code, one of {@link tricksmith.cli.terminal.ExitCode}
   * @throws tricksmith.cli.terminal.Refusal as a command does
   */
  int open(Path file, boolean alone) throws InterruptedException;
}
