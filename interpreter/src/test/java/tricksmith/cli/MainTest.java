package tricksmith.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.cli.terminal.ExitCode;

class MainTest {

  @Test
  void saysItsVersion() {
    assertThat(CapturedCommand.run("--version").fine()).startsWith("tricksmith ");
  }

  @Test
  void explainsItselfWhenAskedAndWhenGivenNothing() {
    assertThat(CapturedCommand.run("--help").fine())
        .contains("Usage: tricksmith")
        .contains("simulate");
    assertThat(CapturedCommand.run().fine()).contains("Usage: tricksmith");
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "play", "simulate", "replay", "demo", "edit"})
  void eachCommandExplainsItself(String command) {
    assertThat(CapturedCommand.run(command, "--help").fine())
        .contains("Usage: tricksmith " + command);
  }

  @Test
  void looksOnlyAtTheCommandThatIsRun(@TempDir Path folder) throws IOException {
    Set<String> all = commandsFor();
    assertThat(all).contains("check", "edit").hasSizeGreaterThan(10);
    assertThat(all).allSatisfy(name -> assertThat(commandsFor(name, "x")).containsExactly(name));

    assertThat(commandsFor("--help")).isEqualTo(all);
    assertThat(commandsFor("--lang", "ja", "check")).isEqualTo(all);
    assertThat(commandsFor("simulat")).isEqualTo(all);
    Path script = Files.createFile(folder.resolve("small.trick"));
    assertThat(commandsFor(script.toString())).containsExactly("edit");
  }

  private static Set<String> commandsFor(String... arguments) {
    return Main.commandLine(CapturedCommand.terminal(), CapturedCommand::learningLittle, arguments)
        .getSubcommands()
        .keySet();
  }

  @Test
  void refusesWhatItDoesNotKnow() {
    CapturedCommand.Ran ran = CapturedCommand.run("--nonsense");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(ran.err()).contains("--nonsense");
  }

  @Test
  void saysWhichLanguagesItSpeaksAsTheyAreTyped() {
    CapturedCommand.Ran ran = CapturedCommand.run("--lang", "fr", "demo");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(ran.err()).contains("'--lang': there is no fr; choose one of en, ja");
    assertThat(CapturedCommand.run("--lang", "JA", "--help").exitCode()).isEqualTo(ExitCode.FINE);
  }

  @Test
  void namesAnUnknownOptionEvenIfSomethingElseIsMissing() {
    assertThat(CapturedCommand.run("check", "--tset").err())
        .startsWith("Unknown argument: '--tset'\n");
    assertThat(CapturedCommand.run("simulate", "--matchs", 5).err())
        .contains("Did you mean --matches?");
  }

  @Test
  void proposesTheCommandThatMayHaveBeenMeant() {
    CapturedCommand.Ran ran = CapturedCommand.run("simulat", "x.trick");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(ran.err())
        .startsWith("There is neither a command nor a file called 'simulat'.")
        .contains("simulate");
  }

  @Test
  void saysThatNoFileCanBeCalledSo() {
    for (String command : new String[] {"check", "replay", "play"}) {
      CapturedCommand.Ran ran = CapturedCommand.run(command, "a\0b.trick");
      assertThat(ran.exitCode()).isEqualTo(ExitCode.USAGE);
      assertThat(ran.err()).contains("no file can be called 'a").doesNotContain("Exception");
    }
  }

  /** Or a script called {@code @words} could change what {@code check *.trick} does. */
  @Test
  void readsNoWordsOfTheCommandLineFromFiles(@TempDir Path folder) throws IOException {
    Path words = Files.writeString(folder.resolve("words"), "--version");
    assertThat(CapturedCommand.run("check", "@" + words).exitCode()).isEqualTo(ExitCode.FILE);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void waitsForNoPipe(@TempDir Path folder) throws Exception {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    Path script = Path.of("..", "games", "classics", "whist.trick");
    for (Object[] words :
        new Object[][] {
          {"check", pipe},
          {"replay", pipe},
          {"play", "--resume", pipe},
          {"ladder", script, "--checkpoint", pipe}
        }) {
      CapturedCommand.Ran ran = CapturedCommand.run(words);
      assertThat(ran.exitCode()).as(ran.err()).isEqualTo(ExitCode.FILE);
      assertThat(ran.out() + ran.err()).contains("a device or a pipe");
    }
  }

  @Test
  void saysHowToGetTheEditor() {
    CapturedCommand.Ran ran = CapturedCommand.run("edit", "x.trick", "--some-option");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(ran.err()).startsWith("The editor is not part of this installation.");
  }

  @Test
  void editsAFileThatIsGivenAlone(@TempDir Path folder) throws IOException {
    Path script = Files.createFile(folder.resolve("x.trick"));

    assertThat(CapturedCommand.run(script, "--some-option").err())
        .startsWith("The editor is not part of this installation.");
    assertThat(CapturedCommand.run(folder.resolve("missing.trick")).err())
        .contains("missing.trick'");
    assertThat(CapturedCommand.run(folder).exitCode()).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void speaksTheLanguageAskedForBeforeOrAfterTheCommand() {
    assertThat(CapturedCommand.run("--lang", "ja", "edit").err()).startsWith("エディター");
    assertThat(CapturedCommand.run("edit", "--lang", "ja").err()).startsWith("エディター");
    assertThat(CapturedCommand.run("edit", "--lang", "en").err()).startsWith("The editor");
  }

  @Test
  void saysInJapaneseWhatIsWrongWithACommandLine() {
    assertThat(CapturedCommand.run("--lang", "ja", "check").err()).contains("足りない引数があります：");
    assertThat(CapturedCommand.run("--lang", "ja", "check", "a.trick", "--fast").err())
        .contains("このコマンドにない引数です：'--fast'");
    assertThat(CapturedCommand.run("--lang", "ja", "play", "a.trick", "--seed", "x").err())
        .contains("--seed：「x」は整数ではありません");
  }

  @Test
  void repeatsNoVeryLongWordAndSaysHowAPairIsWritten() {
    for (String[] words :
        new String[][] {
          {"simulate", "a.trick", "--seat", "x".repeat(10_000)},
          {"simulate", "a.trick", "-n", "9".repeat(10_000)},
          {"simulate", "a.trick", "--" + "x".repeat(10_000)},
        }) {
      CapturedCommand.Ran ran = CapturedCommand.run((Object[]) words);
      assertThat(ran.exitCode()).isEqualTo(ExitCode.USAGE);
      assertThat(ran.err()).hasSizeLessThan(1_000);
    }
    assertThat(CapturedCommand.run("simulate", "a.trick", "--seat", "x").err())
        .startsWith("'--seat' takes two words with = between them: N=LEVEL");
    assertThat(CapturedCommand.run("--lang", "ja", "simulate", "a.trick", "--seat", "x").err())
        .startsWith("--seat は N=LEVEL のように");
    assertThat(CapturedCommand.run("check", "").err()).contains("no file can be called ''");
  }

  @Test
  void refusesALanguageThatItDoesNotSpeak() {
    CapturedCommand.Ran ran = CapturedCommand.run("--lang", "xx", "edit");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(ran.err()).contains("xx");
  }
}
