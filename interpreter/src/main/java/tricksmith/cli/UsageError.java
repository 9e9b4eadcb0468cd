package tricksmith.cli;

import static java.util.stream.Collectors.joining;

import java.io.PrintWriter;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Messages;

/**
 * Reports what was wrong with the command line and points to the help instead of printing it all.
 */
record UsageError(Supplier<Messages> messages) implements IParameterExceptionHandler {

  @Override
  public int handleParseException(ParameterException thrown, String[] arguments) {
    CommandLine command = thrown.getCommandLine();
    PrintWriter err = command.getErr();
    err.println(told(thrown));
    UnmatchedArgumentException.printSuggestions(thrown, err);
    err.println(messages.get().text("usage.help", command.getCommandSpec().qualifiedName()));
    return ExitCode.USAGE;
  }

  private String told(ParameterException thrown) {
    return switch (thrown) {
      case UnmatchedArgumentException unmatched ->
          messages.get().text("usage.unmatched", String.join("' '", unmatched.getUnmatched()));
      case MissingParameterException missing ->
          messages.get().text("usage.missing", names(missing.getMissing()));
      default -> invalid(thrown);
    };
  }

  private static String names(List<ArgSpec> missing) {
    return missing.stream().map(UsageError::name).collect(joining(", "));
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }

  /** A value that no converter takes, with the converter's own words. */
  private String invalid(ParameterException thrown) {
    ArgSpec argument = thrown.getArgSpec();
    String told = Objects.requireNonNullElse(thrown.getMessage(), "");
    int colon = told.indexOf(": ");
    return argument != null && told.startsWith("Invalid value for ") && colon > 0
        ? messages.get().text("usage.invalid", name(argument), told.substring(colon + 2))
        : told;
  }
}
