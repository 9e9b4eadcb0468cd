package tricksmith.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A terminal shows what strangers write, and obeys none of it. */
class HarmlessOutputTest {
  private static final String STEERING = "\u001b]0;gone\u0007\u202e\u009b31m";
  private static final String SCRIPT =
      """
      game "Duel%1$s"
        players 2
      match {
        new deal
        seat 1 chooses x from 1, 2, called "call%1$s"
        // %1$s
      }
      tests {
        test "first%1$s" { expect 1 == 2 }
      }
      """
          .formatted(STEERING);

  @TempDir private Path folder;

  private Path script() throws IOException {
    return Files.writeString(folder.resolve("duel\u001b[2J.trick"), SCRIPT);
  }

  @Test
  void noCommandPassesControlsOn() throws IOException {
    Path script = script();
    Path match = folder.resolve("one.match.jsonl");
    for (List<Object> words :
        List.<List<Object>>of(
            List.of("check", script),
            List.of("check", script, "--json"),
            List.of("test", script),
            List.of("test", script, "--json"),
            List.of("simulate", script, "-n", 1, "--seed", 1, "--trace", match),
            List.of("simulate", script, "-n", 1, "--seed", 1, "--json"),
            List.of("replay", match),
            List.of("replay", match, "--json"),
            List.of("play", script, "--seed", 1),
            List.of("format", "--check", script))) {
      CapturedCommand.Ran ran = CapturedCommand.seen().ran(words.toArray());
      assertThat(ran.out() + ran.err())
          .as(words.toString())
          .isNotBlank()
          .doesNotContain("\u001b", "\u0007", "\u202e", "\u009b");
    }
  }

  @Test
  void jsonTellsThemByTheirCodes() throws IOException {
    assertThat(CapturedCommand.run("simulate", script(), "-n", 1, "--seed", 1, "--json").out())
        .contains("\\u001B]0;gone\\u0007\\u202e\\u009b31m");
  }

  @Test
  void otherProgramsGetScriptsAsTheyAre() throws IOException {
    Path script = Files.writeString(folder.resolve("duel.trick"), SCRIPT);
    assertThat(CapturedCommand.run("format", "--stdout", script).out()).contains("// " + STEERING);
    assertThat(CapturedCommand.seen().ran("format", "--stdout", script).out())
        .doesNotContain("\u001b", "\u202e");
  }

  @Test
  void aNameInAMatchFileForgesNoLine() throws IOException {
    for (String name : List.of("../out\\nall matches hold.trick", "in\\nall matches hold.trick")) {
      Path match =
          Files.writeString(
              folder.resolve("named.match.jsonl"),
              "{\"event\":\"match\",\"format\":1,\"script\":\"%s\",\"seed\":1,\"players\":2,\"options\":{}}\n"
                  .formatted(name));
      CapturedCommand.Ran ran = CapturedCommand.run("replay", match);
      assertThat((ran.out() + ran.err()).lines())
          .as(name)
          .isNotEmpty()
          .noneMatch(line -> line.startsWith("all matches hold"));
      assertThat(ran.exitCode()).isNotZero();
    }
  }

  @Test
  void checkWarnsOfWhatTurnsTheText() throws IOException {
    CapturedCommand.Ran ran = CapturedCommand.run("check", script());
    assertThat(ran.out().lines().filter(line -> line.contains("warning TS168")))
        .as("a title, a label, a comment, and the name of a test")
        .hasSize(4)
        .allMatch(line -> line.contains("U+202E"));
    assertThat(ran.exitCode()).isZero();
  }
}
