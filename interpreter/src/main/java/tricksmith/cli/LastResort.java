package tricksmith.cli;

import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.LostOutput;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.Refusal;
import tricksmith.cli.terminal.Terminal;

/** Turns anything a command throws into an exit code and a line for the user. */
record LastResort(Terminal terminal, Supplier<Messages> messages)
    implements IExecutionExceptionHandler {

  private static final int LONGEST_WAY = 10;

  @Override
  public int handleExecutionException(Exception thrown, CommandLine line, ParseResult parsed) {
    return switch (thrown) {
      case Refusal refusal -> refuse(refusal);
      case LostOutput lost -> giveUp(lost);
      default -> confess(thrown);
    };
  }

  /** Runs a command, or prints its help. */
  int execute(ParseResult parsed) {
    try {
      return new RunLast().execute(parsed);
    } catch (LostOutput lost) {
      return giveUp(lost);
    }
  }

  /** Runs the whole program. Whatever happens, the user sees no stack trace. */
  static int guard(Terminal terminal, Callable<Integer> program) {
    LastResort lastResort = new LastResort(terminal, () -> new Messages(terminal.locale()));
    try {
      int exitCode = program.call();
      terminal.out().flush();
      return exitCode;
    } catch (Refusal refusal) {
      return lastResort.refuse(refusal);
    } catch (LostOutput lost) {
      return lastResort.giveUp(lost);
    } catch (Exception | Error thrown) {
      return lastResort.confess(thrown);
    }
  }

  private int refuse(Refusal refusal) {
    terminal.out().flush();
    terminal.err().println(refusal.text(terminal.err().columns()));
    return refusal.exitCode();
  }

  private int giveUp(LostOutput lost) {
    if (!lost.isClosedByReader()) {
      tell(messages.get().text("output.lost", lost.reason()));
    }
    return ExitCode.FILE;
  }

  private int confess(Throwable thrown) {
    if (isOutOfMemory(thrown)) {
      tell(messages.get().text("memory"));
      return ExitCode.MEMORY;
    }
    String what = thrown.getClass().getSimpleName();
    String where = thrown.getStackTrace().length == 0 ? "?" : thrown.getStackTrace()[0].toString();
    tell(messages.get().text("bug", what, String.valueOf(thrown.getMessage()), where));
    return ExitCode.BUG;
  }

  /**
   * Whether memory ran out. Looks through causes as well, since other threads wrap what ended them.
   */
  private static boolean isOutOfMemory(Throwable thrown) {
    return Stream.iterate(thrown, Objects::nonNull, Throwable::getCause)
        .limit(LONGEST_WAY)
        .anyMatch(OutOfMemoryError.class::isInstance);
  }

  private void tell(String text) {
    try {
      terminal.err().println(text);
    } catch (LostOutput nobodyReads) {
      // there is nowhere left to report it
    }
  }
}
