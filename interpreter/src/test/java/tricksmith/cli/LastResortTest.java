package tricksmith.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Terminal;
import tricksmith.cli.terminal.TerminalFixture;
import tricksmith.cli.terminal.TerminalWidth;

class LastResortTest {

  private final StringWriter err = new StringWriter();

  @Test
  void callsABugABugInOneLine() {
    int exitCode =
        guard(
            OutputStream.nullOutputStream(),
            () -> {
              throw new IllegalStateException("the reason");
            });
    assertThat(exitCode).isEqualTo(ExitCode.BUG);
    assertThat(err.toString().lines()).hasSize(1);
    assertThat(err.toString()).contains("bug").contains("the reason").contains("LastResortTest");
  }

  @Test
  void survivesErrorsOfTheMachine() {
    int exitCode =
        guard(
            OutputStream.nullOutputStream(),
            () -> {
              throw new OutOfMemoryError("heap");
            });
    assertThat(exitCode).isEqualTo(ExitCode.MEMORY);
    assertThat(err.toString()).contains("memory").doesNotContain("bug");
  }

  @Test
  void knowsThatAnotherThreadHasRunOutOfMemory() {
    int exitCode =
        guard(
            OutputStream.nullOutputStream(),
            () -> {
              throw new IllegalStateException(
                  new ExecutionException(new OutOfMemoryError("Java heap space")));
            });
    assertThat(exitCode).isEqualTo(ExitCode.MEMORY);
  }

  @Test
  void isSilentWhenTheReaderHasHadEnough() {
    assertThat(helpInto("Broken pipe")).isEqualTo(ExitCode.FILE);
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void saysThatTheDiskIsFull() {
    assertThat(helpInto("No space left on device")).isEqualTo(ExitCode.FILE);
    assertThat(err.toString()).contains("No space left on device");
  }

  private int helpInto(String failure) {
    Terminal terminal = terminal(failing(failure));
    return LastResort.guard(
        terminal,
        () -> Main.commandLine(terminal, CapturedCommand::learningLittle).execute("--help"));
  }

  private int guard(OutputStream out, Callable<Integer> program) {
    return LastResort.guard(terminal(out), program);
  }

  private Terminal terminal(OutputStream out) {
    return new Terminal(
        new BufferedReader(new StringReader("")),
        TerminalFixture.writer(out),
        new PrintWriter(err, true),
        false,
        false,
        new TerminalWidth(80, false),
        Locale.ENGLISH);
  }

  private static OutputStream failing(String failure) {
    return new OutputStream() {
      @Override
      public void write(int sign) throws IOException {
        throw new IOException(failure);
      }
    };
  }
}
