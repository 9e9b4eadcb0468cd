package tricksmith.cli;

import java.util.concurrent.Callable;

/**
 * A command contributed by another module: a class with a public no-argument constructor, listed in
 * {@code META-INF/services/tricksmith.cli.AdditionalCommand} and annotated for picocli
 * ({@code @Command(name = "edit", …)}). It replaces any built-in command with the same name. {@code
 * --help} and {@code --lang} are added automatically.
 *
 * <p>{@link #call()} returns the exit code, one of {@link tricksmith.cli.terminal.ExitCode}.
 */
public interface AdditionalCommand extends Callable<Integer> {

  /**
   * Begins slow work that the command always needs. The program calls this as soon as its arguments
   * name the command, before it reads the others; they may turn out to be wrong.
   */
  default void prepare() {}
}
