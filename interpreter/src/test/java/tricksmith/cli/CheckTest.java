package tricksmith.cli;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tricksmith.cli.terminal.ExitCode;

class CheckTest {

  private static final Path RIGHT = CapturedCommand.script("duel.trick");
  private static final Path WRONG = CapturedCommand.script("wrong.trick");

  @TempDir private Path folder;

  @Test
  void saysThatARightScriptIsRight() {
    assertThat(CapturedCommand.run("check", RIGHT).fine())
        .isEqualTo("No errors, no warnings (scripts: 1).\n");
  }

  @Test
  void showsWhereAWrongScriptIsWrong() {
    CapturedCommand.Ran ran = CapturedCommand.run("check", RIGHT, WRONG);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out())
        .contains(WRONG + ":9:5: error TS")
        .contains("9 |     winer scores 1")
        .endsWith("Scripts: 2, errors: 1, warnings: 0.\n");
  }

  @Test
  void tellsProgramsWhereAWrongScriptIsWrong() {
    CapturedCommand.Ran ran = CapturedCommand.run("check", RIGHT, WRONG, "--json");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    Map<String, Object> json = JsonText.object(ran.out());
    assertThat(json).containsEntry("errors", 1L).containsEntry("warnings", 0L);
    List<Map<String, Object>> files = JsonText.objects(json.get("files"));
    assertThat(files).hasSize(2);
    assertThat(files.getFirst())
        .containsEntry("file", RIGHT.toString())
        .containsEntry("playable", true)
        .containsEntry("findings", List.of());
    assertThat(files.getLast()).containsEntry("playable", false);
    Map<String, Object> finding = JsonText.objects(files.getLast().get("findings")).getFirst();
    assertThat(finding)
        .containsEntry("severity", "error")
        .containsEntry("line", 9L)
        .containsEntry("column", 5L)
        .containsEntry("endLine", 9L)
        .containsEntry("endColumn", 10L)
        .containsKeys("code", "message");
  }

  @Test
  void tellsProgramsWhatStopsTheFirstMatches() throws IOException {
    Path script =
        Files.writeString(
            folder.resolve("halves.trick"),
            """
            game "Halves"
              players 2
            match {
              new deal
              shuffle deck
              deal 5 to each player from seat 1
              seat 1 chooses n from 1..3
              move top (n / 2) of deck to aside
              play tricks from seat 1 until hands are empty { winner scores 1 }
            }
            """);
    CapturedCommand.Ran ran = CapturedCommand.run("check", "--json", script);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.FINE);
    Map<String, Object> json = JsonText.object(ran.out());
    assertThat(json).containsEntry("errors", 0L).containsEntry("warnings", 1L);
    Map<String, Object> file = JsonText.objects(json.get("files")).getFirst();
    assertThat(file).containsEntry("playable", true);
    assertThat(JsonText.objects(file.get("findings")))
        .singleElement(InstanceOfAssertFactories.map(String.class, Object.class))
        .containsEntry("code", "TS702")
        .containsEntry("severity", "warning")
        .containsEntry("line", 8L);
  }

  @Test
  void checksAllFilesThoughOneIsMissing() {
    CapturedCommand.Ran ran = CapturedCommand.run("check", folder.resolve("none.trick"), WRONG);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(ran.out())
        .contains("none.trick: error TS001")
        .contains("winer")
        .contains("errors: 2,")
        .endsWith("Not read: 1.\n");
  }

  @Test
  void tellsProgramsThatAFileIsMissing() {
    CapturedCommand.Ran ran = CapturedCommand.run("check", folder.resolve("none.trick"), "--json");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(JsonText.objects(JsonText.object(ran.out()).get("files")).getFirst())
        .containsEntry("playable", false)
        .containsEntry("unreadable", "There is no such file.");
  }

  @Test
  void refusesAFolder() {
    CapturedCommand.Ran ran = CapturedCommand.run("check", folder);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(ran.out()).contains("folder");
  }

  @Test
  void refusesWhatIsNotText() throws IOException {
    Path file = Files.write(folder.resolve("x.trick"), new byte[] {(byte) 0xFF, (byte) 0xFE, 0});
    CapturedCommand.Ran ran = CapturedCommand.run("check", file);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(ran.out()).contains("UTF-8");
  }

  @Test
  void wantsAFile() {
    CapturedCommand.Ran ran = CapturedCommand.run("check");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(ran.err()).contains("FILE").contains("tricksmith check --help");
  }

  @Test
  void speaksJapanese() {
    assertThat(CapturedCommand.run("check", "--lang", "ja", RIGHT).fine())
        .contains("日本語訳のない名前と文字列が8件あります", "41: \"the smaller\"")
        .contains("エラーも警告もありません");
  }

  @Test
  void ofVeryManyErrorsTheFirstAreToldAndAllAreCounted() throws IOException {
    Path script = folder.resolve("many.trick");
    String statements =
        IntStream.range(0, 10_000)
            .mapToObj(number -> "  seat 1 scores unknown" + number + "\n")
            .collect(joining());
    Files.writeString(script, "game \"Many\"\nmatch {\n" + statements + "}\n");

    String out = CapturedCommand.run("check", script).out();

    assertThat(out.lines().filter(line -> line.contains(": error "))).hasSize(101);
    assertThat(out)
        .contains(script + ":103:17: error TS901: 9900 more errors are not shown.")
        .endsWith("Scripts: 1, errors: 10000, warnings: 0.\n");
    Map<String, Object> json =
        JsonText.object(CapturedCommand.run("check", "--json", script).out());
    assertThat(json).containsEntry("errors", 10_000L);
  }

  @Test
  void anUnknownNameIsToldOnceWithAllItsPlacesAndInJsonAtEach() throws IOException {
    Path script = folder.resolve("cascade.trick");
    Files.writeString(
        script, "game \"Cascade\"\nmatch {\n" + "  seat 1 scores bonus\n".repeat(4) + "}\n");

    assertThat(CapturedCommand.run("check", script).out())
        .containsOnlyOnce("TS210")
        .contains(script + ":3:17: error TS210: ", "  Also in 3 more places: 4:17, 5:17, 6:17\n")
        .endsWith("Scripts: 1, errors: 4, warnings: 0.\n");
    assertThat(CapturedCommand.run("check", "--json", script).out().split("\"TS210\"", -1))
        .hasSize(5);
  }
}
