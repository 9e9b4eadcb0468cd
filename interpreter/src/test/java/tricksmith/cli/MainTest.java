package tricksmith.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class MainTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void saysItsVersion() {
    assertThat(run("--version")).isZero();
    assertThat(out.toString()).startsWith("tricksmith ");
  }

  @Test
  void explainsItselfWhenAskedAndWhenGivenNothing() {
    assertThat(run("--help")).isZero();
    assertThat(run()).isZero();
    assertThat(out.toString()).contains("Usage: tricksmith");
  }

  @Test
  void refusesWhatItDoesNotKnow() {
    assertThat(run("--nonsense")).isEqualTo(CommandLine.ExitCode.USAGE);
    assertThat(err.toString()).contains("--nonsense");
  }

  private int run(String... arguments) {
    return Main.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(arguments);
  }
}
