package tricksmith.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tricksmith.cli.terminal.ExitCode;

class FormatTest {

  private static final String SCRIPT = "game   \"A\"\nmatch{\n new deal }";
  private static final String FORMATTED = "game \"A\"\n\nmatch {\n  new deal\n}\n";
  private static final FileTime LONG_AGO = FileTime.fromMillis(1_000_000);

  @TempDir private Path folder;

  @Test
  void bringsAFileIntoFormInItsPlace() throws IOException {
    Path file = script("a.trick", SCRIPT);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-r--"));
    assertThat(CapturedCommand.run("format", file).fine())
        .isEqualTo(file + ": formatted.\nFormatted: 1, unchanged: 0.\n");
    assertThat(file).content().isEqualTo(FORMATTED);
    assertThat(Files.getPosixFilePermissions(file))
        .isEqualTo(PosixFilePermissions.fromString("rw-rw-r--"));
    assertThat(names()).containsExactly("a.trick");
  }

  @Test
  void doesNotTouchWhatIsInForm() throws IOException {
    Path file = script("a.trick", FORMATTED);
    Files.setLastModifiedTime(file, LONG_AGO);
    assertThat(CapturedCommand.run("format", file).fine())
        .isEqualTo("Formatted: 0, unchanged: 1.\n");
    assertThat(Files.getLastModifiedTime(file)).isEqualTo(LONG_AGO);
  }

  @Test
  void onlyTellsWhatIsNotInFormIfAsked() throws IOException {
    Path wrong = script("a.trick", SCRIPT);
    Path right = script("b.trick", FORMATTED);
    CapturedCommand.Ran ran = CapturedCommand.run("format", "--check", wrong, right);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.out()).isEqualTo(wrong + ": not formatted.\nNot formatted: 1, formatted: 1.\n");
    assertThat(wrong).content().isEqualTo(SCRIPT);
    assertThat(CapturedCommand.run("format", "--check", right).fine())
        .isEqualTo("Not formatted: 0, formatted: 1.\n");
  }

  @Test
  void leavesAloneWhatHasErrors() throws IOException {
    Path broken = script("a.trick", "match {\n  x =\n}");
    Path other = script("b.trick", SCRIPT);
    CapturedCommand.Ran ran = CapturedCommand.run("format", broken, other);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.out())
        .contains(broken + ":2:")
        .endsWith("Formatted: 1, unchanged: 0. Left alone because of errors: 1.\n");
    assertThat(broken).content().isEqualTo("match {\n  x =\n}");
    assertThat(other).content().isEqualTo(FORMATTED);
  }

  @Test
  void goesOnWhereAFileIsMissingOrMayNotBeWritten() throws IOException {
    Path missing = folder.resolve("none.trick");
    Path other = script("b.trick", SCRIPT);
    CapturedCommand.Ran ran = CapturedCommand.run("format", missing, folder, other);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(ran.out()).contains("none.trick: error TS001").endsWith("Not read: 2.\n");
    assertThat(other).content().isEqualTo(FORMATTED);
  }

  @Test
  void keepsLineEndsAndDropsAByteOrderMark() throws IOException {
    Path windows = script("a.trick", "\uFEFF" + SCRIPT.replace("\n", "\r\n"));
    assertThat(CapturedCommand.run("format", windows).fine()).contains("Formatted: 1");
    assertThat(windows).content().isEqualTo(FORMATTED.replace("\n", "\r\n"));
    assertThat(CapturedCommand.run("format", windows).fine()).contains("Formatted: 0");
    Path marked = script("b.trick", "\uFEFF" + FORMATTED);
    assertThat(CapturedCommand.run("format", "--check", marked).exitCode())
        .isEqualTo(ExitCode.WRONG);
  }

  @Test
  void printsWithoutChangingIfAsked() throws IOException {
    Path file = script("a.trick", SCRIPT);
    assertThat(CapturedCommand.run("format", "--stdout", file).fine()).isEqualTo(FORMATTED);
    assertThat(file).content().isEqualTo(SCRIPT);
  }

  @Test
  void formatsStandardInput() {
    assertThat(CapturedCommand.typing(SCRIPT.split("\n", -1)).ran("format", "-").fine())
        .isEqualTo(FORMATTED);
    CapturedCommand.Ran ran = CapturedCommand.typing("match {").ran("format", "-");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("-:1:");
    assertThat(CapturedCommand.typing(SCRIPT).ran("format", "--check", "-").exitCode())
        .isEqualTo(ExitCode.WRONG);
  }

  @Test
  void refusesInputThatIsNotUtf8() {
    CapturedCommand.Ran ran = CapturedCommand.typing("game \"A\"", "// \uFFFD").ran("format", "-");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(ran.err()).contains("UTF-8").contains("line 2");
    assertThat(ran.out()).isEmpty();
  }

  @Test
  void tellsProgramsWhatWasDone() throws IOException {
    Path changed = script("a.trick", SCRIPT);
    Path before = script("b.trick", FORMATTED);
    Path broken = script("c.trick", "match {");
    CapturedCommand.Ran ran =
        CapturedCommand.run(
            "format", "--json", changed, before, broken, folder.resolve("none.trick"));
    assertThat(ran.exitCode()).isEqualTo(ExitCode.FILE);
    List<Map<String, Object>> files = JsonText.objects(JsonText.object(ran.out()).get("files"));
    assertThat(files)
        .extracting(file -> file.get("result"))
        .containsExactly("formatted", "unchanged", "refused", "unreadable");
    assertThat(JsonText.objects(files.get(2).get("findings"))).hasSize(1);
  }

  @Test
  void refusesOptionsThatContradictEachOther() throws IOException {
    Path file = script("a.trick", SCRIPT);
    assertThat(CapturedCommand.run("format", "--check", "--stdout", file).exitCode())
        .isEqualTo(ExitCode.USAGE);
    assertThat(CapturedCommand.run("format", "--json", "--stdout", file).exitCode())
        .isEqualTo(ExitCode.USAGE);
    assertThat(CapturedCommand.run("format", "--json", "-").exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(CapturedCommand.run("format").exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(file).content().isEqualTo(SCRIPT);
  }

  @Test
  void speaksJapanese() throws IOException {
    assertThat(CapturedCommand.run("format", "--lang", "ja", script("a.trick", SCRIPT)).fine())
        .contains("整形しました");
  }

  private Path script(String name, String text) throws IOException {
    return Files.write(folder.resolve(name), text.getBytes(StandardCharsets.UTF_8));
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }
}
