package tricksmith.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Stack;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/**
 * {@code tricksmith FILE} is {@code tricksmith edit FILE}: so a desktop starts a program with a
 * file. A command of that name comes first.
 */
final class FileAlone implements IParameterPreprocessor {

  private static final String EDIT = "edit";

  /** Whoever is told what cannot be opened may see no terminal. */
  private static final String FROM_DESKTOP = "--from-desktop";

  @Override
  @SuppressWarnings("JdkObsolete") // The stack is picocli's.
  public boolean preprocess(
      Stack<String> arguments,
      CommandSpec command,
      @Nullable ArgSpec parameter,
      Map<String, Object> info) {
    if (!arguments.isEmpty()
        && !command.subcommands().containsKey(arguments.peek())
        && isFile(arguments.peek())) {
      arguments.push(FROM_DESKTOP);
      arguments.push(EDIT);
    }
    return false;
  }

  private static boolean isFile(String argument) {
    try {
      return Files.isRegularFile(Path.of(argument));
    } catch (InvalidPathException _) {
      return false;
    }
  }
}
