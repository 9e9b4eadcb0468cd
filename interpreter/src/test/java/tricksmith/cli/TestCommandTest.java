package tricksmith.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tricksmith.cli.terminal.ExitCode;

class TestCommandTest {

  private static final String RULES =
      """
      game "Duel"
        players 2
      match {
        new deal
        shuffle deck
        deal 5 to each player from seat 1
        play tricks from seat 1 until hands are empty { winner scores 1 }
      }
      """;
  private static final String RIGHT =
      """
      tests {
        test "the suit led wins" {
          on table: 2S AH
          seat 1 wins by "the suit led"
          seat 1 scores 1
        }
      }
      """;
  private static final String WRONG =
      """
      tests {
        test "the higher wins" {
          on table: 2S AH
          seat 2 wins
        }
        test "one must follow suit" {
          hand of seat 2: 2H 3S
          seat 1 leads 5S
          seat 2 may play 3S
        }
      }
      """;

  @TempDir private Path folder;

  @Test
  void countsWhatPasses() throws IOException {
    Path right = script("right.trick", RULES + RIGHT);
    Path none = script("none.trick", RULES);
    assertThat(CapturedCommand.run("test", right, none).fine())
        .isEqualTo(
            """
            %s: all tests pass (1).
            %s: contains no tests.
            Tests: 1, failed: 0.
            """
                .formatted(right, none));
  }

  @Test
  void aTestMayComputeAsMuchAsIsSaid() throws IOException {
    Path costly =
        script(
            "costly.trick",
            RULES.replace("scores 1", "scores number of (x in 0..5000 where x >= score of seat 1)")
                + RIGHT.replace("scores 1", "scores 5001"));
    assertThat(CapturedCommand.run("test", costly).exitCode()).isEqualTo(ExitCode.FINE);
    CapturedCommand.Ran stopped = CapturedCommand.run("test", costly, "--steps", "1000");
    assertThat(stopped.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(stopped.out())
        .contains(
            "TS556", "in this test a statement may take 1,000, and all its lines together 1,000.");
  }

  @Test
  void showsWhatFails() throws IOException {
    Path wrong = script("wrong.trick", RULES + WRONG);
    CapturedCommand.Ran ran = CapturedCommand.run("test", wrong);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out())
        .startsWith(wrong + ": \"the higher wins\" fails.\n" + wrong + ":12:5: error TS511: ")
        .contains("But seat 1 wins by \"the suit led\".", "12 |     seat 2 wins")
        .endsWith(wrong + ": tests 2, failed 1.\nTests: 2, failed: 1.\n");
  }

  @Test
  void goesOnWhereAScriptIsWrongOrMissing() throws IOException {
    Path right = script("right.trick", RULES + RIGHT);
    CapturedCommand.Ran ran =
        CapturedCommand.run(
            "test", folder.resolve("none.trick"), CapturedCommand.script("wrong.trick"), right);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(ran.out())
        .contains("none.trick: error TS001", "winer", "its tests were not run", "all tests pass")
        .endsWith("Tests: 1, failed: 0. Not read: 1.\n");
    assertThat(CapturedCommand.run("test", CapturedCommand.script("wrong.trick")).exitCode())
        .isEqualTo(ExitCode.WRONG);
  }

  @Test
  void tellsProgramsWhatFails() throws IOException {
    Path wrong = script("wrong.trick", RULES + WRONG);
    CapturedCommand.Ran ran =
        CapturedCommand.run("test", "--json", wrong, folder.resolve("none.trick"));
    Map<String, Object> json = JsonText.object(ran.out());
    assertThat(json).containsEntry("tests", 2L).containsEntry("failed", 1L);
    List<Map<String, Object>> files = JsonText.objects(json.get("files"));
    List<Map<String, Object>> tests = JsonText.objects(files.getFirst().get("tests"));
    assertThat(tests.getFirst())
        .containsEntry("title", "the higher wins")
        .containsEntry("line", 10L)
        .containsEntry("passed", false);
    assertThat(JsonText.objects(tests.getFirst().get("findings")).getFirst())
        .containsEntry("code", "TS511")
        .containsEntry("line", 12L);
    assertThat(tests.getLast()).containsEntry("passed", true).containsEntry("findings", List.of());
    assertThat(files.getLast()).containsKey("unreadable");
  }

  @Test
  void speaksJapanese() throws IOException {
    Path wrong = script("wrong.trick", RULES + WRONG);
    assertThat(CapturedCommand.run("test", "--lang", "ja", wrong).out()).contains("失敗", "勝つのは席1です");
  }

  private Path script(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Test
  void tellsWhatNoTestWouldMiss() {
    Path duel = CapturedCommand.script("duel.trick");
    String told = CapturedCommand.run("test", "--mutants", "--threads", 2, duel).fine();
    assertThat(told)
        .contains(duel + ":32: no test would miss: dealer = left of dealer")
        .contains(" alterations that change the game, ");
    Map<String, Object> json =
        JsonText.object(CapturedCommand.run("test", "--mutants", duel, "--json").fine());
    Map<String, Object> file = JsonText.objects(json.get("files")).getFirst();
    assertThat(file).containsEntry("file", duel.toString());
    assertThat(JsonText.objects(file.get("mutants")))
        .anySatisfy(
            mutant ->
                assertThat(mutant)
                    .containsEntry("before", "left")
                    .containsEntry("after", "right")
                    .containsEntry("fate", "goes-unnoticed"));
  }

  @Test
  void refusesThreadsThatAreNone() {
    Path duel = CapturedCommand.script("duel.trick");
    assertThat(CapturedCommand.run("test", "--mutants", "--threads", 0, duel).exitCode())
        .isEqualTo(ExitCode.USAGE);
  }
}
