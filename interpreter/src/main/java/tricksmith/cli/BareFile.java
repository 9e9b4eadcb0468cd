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
 * Treats {@code tricksmith FILE} as {@code tricksmith edit FILE}, since this is how desktops open a
 * file with a program. A command with that name takes precedence.
 */
final class BareFile implements IParameterPreprocessor {

  /** The command that a file by itself stands for. */
  static final String EDIT = "edit";

  /** Asks the editor to report failures in a window, as there may be no terminal to see. */
  private static final String FROM_DESKTOP = "--from-desktop";

  @Override
  @SuppressWarnings("JdkObsolete") // picocli dictates Stack.
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

  static boolean isFile(String argument) {
    try {
      return Files.isRegularFile(Path.of(argument));
    } catch (InvalidPathException _) {
      return false;
    }
  }
}
