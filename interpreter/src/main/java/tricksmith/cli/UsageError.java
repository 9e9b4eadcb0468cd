package tricksmith.cli;

import java.io.PrintWriter;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
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
    err.println(thrown.getMessage());
    UnmatchedArgumentException.printSuggestions(thrown, err);
    err.println(messages.get().text("usage.help", command.getCommandSpec().qualifiedName()));
    return ExitCode.USAGE;
  }
}
