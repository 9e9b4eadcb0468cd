package tricksmith.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import tricksmith.cli.terminal.ExitCode;

@Isolated("the folder of the program is a property of the process")
class DemoTest {

  private static final String HOME = "tricksmith.home";

  @TempDir private Path home;

  /** As all other tests of commands expect it, which set it only once. */
  @AfterEach
  void restoreHome() {
    System.setProperty(HOME, "..");
  }

  @Test
  void showsEveryBundledGameInTheSameWayEveryTime() {
    System.setProperty(HOME, "..");
    String out = CapturedCommand.run("demo").fine();
    assertThat(out)
        .containsPattern("Supertrump \\(.*games/supertrump.trick, 2 players\\)")
        .contains("games/classics/whist.trick")
        .contains("tests: ")
        .containsPattern("tricksmith edit .*games/head-and-tail.trick");
    assertThat(out.lines().filter(line -> line.contains("won by"))).hasSizeGreaterThanOrEqualTo(10);
    assertThat(CapturedCommand.run("demo").fine()).isEqualTo(out);
  }

  @Test
  void failsIfAScriptIsWrongAndShowsTheOthers() throws IOException {
    Path games = Files.createDirectory(home.resolve("games"));
    Files.copy(CapturedCommand.script("wrong.trick"), games.resolve("a.trick"));
    Files.copy(CapturedCommand.script("duel.trick"), games.resolve("b.trick"));
    System.setProperty(HOME, home.toString());
    CapturedCommand.Ran ran = CapturedCommand.run("demo", "--lang", "ja");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.out()).contains("winer").contains("決闘").contains("勝者：");
  }

  @Test
  void failsIfATestFails() throws IOException {
    Path games = Files.createDirectory(home.resolve("games"));
    String duel = Files.readString(CapturedCommand.script("duel.trick"));
    Files.writeString(games.resolve("a.trick"), duel + "\ntests { test \"nothing\" { } }\n");
    System.setProperty(HOME, home.toString());
    CapturedCommand.Ran ran = CapturedCommand.run("demo");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.out()).contains("tests: 1, failed: 1").contains("won by");
  }

  @Test
  void failsIfAMatchDoesNotEnd() throws IOException {
    Path games = Files.createDirectory(home.resolve("games"));
    Files.copy(CapturedCommand.script("endless.trick"), games.resolve("a.trick"));
    System.setProperty(HOME, home.toString());
    CapturedCommand.Ran ran = CapturedCommand.run("demo");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.out()).contains("unfinished");
  }

  @Test
  void saysThatThereAreNoScripts() throws IOException {
    System.setProperty(HOME, home.toString());
    assertThat(CapturedCommand.run("demo").exitCode()).isEqualTo(ExitCode.FILE);
    Files.createDirectory(home.resolve("games"));
    CapturedCommand.Ran ran = CapturedCommand.run("demo");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(ran.err()).contains("contains no scripts");
  }
}
