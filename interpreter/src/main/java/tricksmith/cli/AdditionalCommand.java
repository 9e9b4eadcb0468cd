package tricksmith.cli;

import java.util.concurrent.Callable;

/**
 * A command that another module adds: a class with a public constructor without parameters, named
 * in {@code META-INF/services/tricksmith.cli.AdditionalCommand} and annotated for picocli
 * ({@code @Command(name = "edit", …)}). It replaces a command of the same name. {@code --help} and
 * {@code --lang} come for free.
 *
 * <p>{@link #call()} yields the exit code; the codes are in {@link
 * tricksmith.cli.terminal.ExitCode}.
 */
public interface AdditionalCommand extends Callable<Integer> {}
