package tricksmith.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class SourceReaderTest {
  @TempDir Path folder;

  @Test
  void readsText() throws IOException {
    Path file = Files.writeString(folder.resolve("a.trick"), "game \"大富豪\"\n");
    assertThat(read(file).text()).isEqualTo("game \"大富豪\"\n");
    assertThat(read(file).name()).isEqualTo(file.toString());
    assertThat(read(Files.writeString(file, "")).text()).isEmpty();
  }

  @Test
  void leavesOutAByteOrderMark() throws IOException {
    Path file = Files.writeString(folder.resolve("a.trick"), "\uFEFFgame");
    assertThat(read(file).text()).isEqualTo("game");
  }

  @Test
  void saysWhyThereIsNoText() throws IOException {
    assertThat(problem(folder.resolve("missing"))).isEqualTo(ReadingProblem.MISSING);
    assertThat(problem(folder)).isEqualTo(ReadingProblem.DIRECTORY);
    Path large = Files.write(folder.resolve("large"), new byte[SourceReader.LARGEST + 1]);
    assertThat(problem(large)).isEqualTo(ReadingProblem.TOO_LARGE);
    Path largest = Files.write(folder.resolve("largest"), new byte[SourceReader.LARGEST]);
    assertThat(read(largest).text()).hasSize(SourceReader.LARGEST);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void saysThatALinkLeadsNowhere() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("gone.trick"));
    assertThat(problem(link)).isEqualTo(ReadingProblem.BROKEN_LINK);
    Files.writeString(folder.resolve("gone.trick"), "game");
    assertThat(read(link).text()).isEqualTo("game");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void waitsForNoPipeAndForNoDevice() throws Exception {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();

    assertThat(problem(pipe)).isEqualTo(ReadingProblem.NOT_A_FILE);
    assertThat(problem(Path.of("/dev/zero"))).isEqualTo(ReadingProblem.NOT_A_FILE);
    assertThat(SourceReader.isPipeOrDevice(Path.of("/dev/stdin"))).isFalse();
    assertThat(SourceReader.isPipeOrDevice(Path.of("/dev/fd/63"))).isFalse();
    assertThat(SourceReader.isPipeOrDevice(folder)).isFalse();
  }

  /** The log of the kernel, for one, looks like an empty file, and waits for more without end. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void readsNothingOfWhatTheKernelShows() {
    assertThat(problem(Path.of("/proc/version"))).isEqualTo(ReadingProblem.NOT_A_FILE);
  }

  /** Messages begin with the name of the file. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void doesNotRepeatTheNameOfTheFileWhereItSaysWhyItIsUnreadable() throws IOException {
    Path link = folder.resolve("round.trick");
    Files.createSymbolicLink(link, link);

    ReadResult.Failed failed = (ReadResult.Failed) SourceReader.read(link);

    assertThat(failed.diagnostic().problem()).isEqualTo(ReadingProblem.UNREADABLE);
    assertThat(failed.diagnostic().arguments())
        .singleElement(STRING)
        .isNotBlank()
        .doesNotContain("round.trick");
  }

  @Test
  void findsTheLineThatIsNotUtf8() throws IOException {
    byte[] japanese = "game \"x\"\n  title ja \"大富豪\"\n".getBytes(Charset.forName("Shift_JIS"));
    ReadResult.Failed failed =
        (ReadResult.Failed) SourceReader.read(Files.write(folder.resolve("sjis"), japanese));
    assertThat(failed.diagnostic().problem()).isEqualTo(ReadingProblem.NOT_UTF_8);
    assertThat(failed.diagnostic().arguments()).containsExactly("2");
    byte[] cut = "大".getBytes(StandardCharsets.UTF_8);
    Path half = Files.write(folder.resolve("half"), new byte[] {'a', cut[0], cut[1]});
    assertThat(problem(half)).isEqualTo(ReadingProblem.NOT_UTF_8);
  }

  private static Source read(Path file) {
    return ((ReadResult.Read) SourceReader.read(file)).source();
  }

  private static Problem problem(Path file) {
    return ((ReadResult.Failed) SourceReader.read(file)).diagnostic().problem();
  }
}
