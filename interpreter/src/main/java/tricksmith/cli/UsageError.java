package tricksmith.cli;

import static java.util.stream.Collectors.joining;

import java.io.PrintWriter;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Messages;

/**
 * Reports what was wrong with the command line and points to the help instead of printing it all.
 */
record UsageError(Supplier<Messages> messages) implements IParameterExceptionHandler {

  private static final int LONGEST = 500;

  @Override
  public int handleParseException(ParameterException exception, String[] arguments) {
    ParameterException thrown = first(exception);
    CommandLine command = thrown.getCommandLine();
    PrintWriter err = command.getErr();
    err.println(told(thrown));
    suggestions(thrown).ifPresent(err::println);
    err.println(messages.get().text("usage.help", command.getCommandSpec().qualifiedName()));
    return ExitCode.USAGE;
  }

  /** An argument that does not exist may be what was meant by one that seems to be missing. */
  private static ParameterException first(ParameterException thrown) {
    CommandLine command = thrown.getCommandLine();
    List<String> unmatched = command.getUnmatchedArguments();
    return thrown instanceof MissingParameterException && !unmatched.isEmpty()
        ? new UnmatchedArgumentException(command, unmatched)
        : thrown;
  }

  private String told(ParameterException thrown) {
    return switch (thrown) {
      case UnmatchedArgumentException unmatched -> unmatched(unmatched);
      case MissingParameterException missing ->
          messages.get().text("usage.missing", names(missing.getMissing()));
      case OverwrittenOptionException twice ->
          messages.get().text("usage.twice", name(twice.getOverwritten()));
      default -> invalid(thrown);
    };
  }

  private String unmatched(UnmatchedArgumentException thrown) {
    List<String> words = thrown.getUnmatched();
    boolean asCommand =
        thrown.getCommandLine().getParent() == null && !words.getFirst().startsWith("-");
    return asCommand
        ? messages.get().text("usage.no-command", shortened(words.getFirst()))
        : messages.get().text("usage.unmatched", shortened(String.join("' '", words)));
  }

  private Optional<String> suggestions(ParameterException thrown) {
    return thrown instanceof UnmatchedArgumentException unmatched
            && !unmatched.getSuggestions().isEmpty()
        ? Optional.of(
            messages.get().text("usage.suggestions", String.join(", ", unmatched.getSuggestions())))
        : Optional.empty();
  }

  private static String names(List<ArgSpec> missing) {
    return missing.stream().map(UsageError::name).collect(joining(", "));
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }

  /** A value that no converter takes, with the converter's own words, or half of a pair. */
  private String invalid(ParameterException thrown) {
    ArgSpec argument = thrown.getArgSpec();
    String told = Objects.requireNonNullElse(thrown.getMessage(), "");
    int colon = told.indexOf(": ");
    if (argument instanceof OptionSpec option && option.arity().max() == 0) {
      return messages.get().text("usage.no-value", name(option));
    }
    if (argument != null && told.startsWith("Invalid value for ") && colon > 0) {
      String why = told.substring(colon + 2);
      return messages.get().text("usage.invalid", name(argument), shortened(why));
    }
    if (argument != null && told.startsWith("Value for ")) {
      return messages.get().text("usage.pair", name(argument), argument.paramLabel());
    }
    return shortened(told);
  }

  /** Whoever typed a very long word need not read it all again. */
  private static String shortened(String text) {
    return text.codePointCount(0, text.length()) <= LONGEST
        ? text
        : text.substring(0, text.offsetByCodePoints(0, LONGEST)) + "…";
  }
}
