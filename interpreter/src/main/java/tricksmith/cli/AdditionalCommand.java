package tricksmith.cli;

import java.util.concurrent.Callable;

/**
 * A command that another module adds: a class with a public constructor without parameters, named
 * in {@code META-INF/services/tricksmith.cli.AdditionalCommand} and annotated as picocli wants it
 * ({@code @Command(name = "edit", …)}). It takes the place of a command of the same name. {@code
 * --help} and {@code --lang} are there without its doing.
 *
 * <p>{@link #call()} yields the exit code; the codes are in {@link
 * tricksmith.cli.terminal.ExitCode}.
 */
public interface AdditionalCommand extends Callable<Integer> {}
