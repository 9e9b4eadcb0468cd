package tricksmith.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.cli.terminal.ExitCode;

class MainTest {

  @Test
  void saysItsVersion() {
    assertThat(Program.run("--version").fine()).startsWith("tricksmith ");
  }

  @Test
  void explainsItselfWhenAskedAndWhenGivenNothing() {
    assertThat(Program.run("--help").fine()).contains("Usage: tricksmith").contains("simulate");
    assertThat(Program.run().fine()).contains("Usage: tricksmith");
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "play", "simulate", "replay", "demo", "edit"})
  void eachCommandExplainsItself(String command) {
    assertThat(Program.run(command, "--help").fine()).contains("Usage: tricksmith " + command);
  }

  @Test
  void refusesWhatItDoesNotKnow() {
    Program.Ran ran = Program.run("--nonsense");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(ran.err()).contains("--nonsense");
  }

  @Test
  void saysWhichLanguagesItSpeaksAsTheyAreTyped() {
    Program.Ran ran = Program.run("--lang", "fr", "demo");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(ran.err()).contains("'--lang': expected en or ja but was 'fr'");
    assertThat(Program.run("--lang", "JA", "--help").exitCode()).isEqualTo(ExitCode.FINE);
  }

  @Test
  void proposesTheCommandThatMayHaveBeenMeant() {
    Program.Ran ran = Program.run("simulat", "x.trick");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(ran.err()).contains("simulate");
  }

  @Test
  void saysHowToGetTheEditor() {
    Program.Ran ran = Program.run("edit", "x.trick", "--some-option");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(ran.err()).startsWith("The editor is not part of this installation.");
  }

  @Test
  void editsAFileThatIsGivenAlone(@TempDir Path folder) throws IOException {
    Path script = Files.createFile(folder.resolve("x.trick"));

    assertThat(Program.run(script, "--some-option").err())
        .startsWith("The editor is not part of this installation.");
    assertThat(Program.run(folder.resolve("missing.trick")).err()).contains("missing.trick'");
    assertThat(Program.run(folder).exitCode()).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void speaksTheLanguageAskedForBeforeOrAfterTheCommand() {
    assertThat(Program.run("--lang", "ja", "edit").err()).startsWith("エディター");
    assertThat(Program.run("edit", "--lang", "ja").err()).startsWith("エディター");
    assertThat(Program.run("edit", "--lang", "en").err()).startsWith("The editor");
  }

  @Test
  void refusesALanguageThatItDoesNotSpeak() {
    Program.Ran ran = Program.run("--lang", "xx", "edit");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(ran.err()).contains("xx");
  }
}
