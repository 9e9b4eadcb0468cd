package tricksmith.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LadderCommandTest {

  @Test
  void printsResultsForPrograms() {
    Map<String, Object> json =
        JsonText.object(
            CapturedCommand.run(
                    "ladder",
                    CapturedCommand.script("duel.trick"),
                    "-n",
                    4,
                    "--seed",
                    7,
                    "--up-to",
                    "novice",
                    "--json")
                .fine());

    assertThat(json).containsEntry("players", 2L).containsEntry("deals", 4L);
    assertThat(JsonText.objects(json.get("levels")))
        .singleElement()
        .satisfies(
            level -> {
              assertThat(level)
                  .containsEntry("level", "novice")
                  .containsEntry("against", "random")
                  .containsKeys("effect", "probability", "certain");
              assertThat(JsonText.asObject(level.get("points"))).containsEntry("matches", 4L);
            });
  }

  @Test
  void playsTheLevelsItIsGiven() {
    assertThat(ofLevels("--levels", "random,monte-carlo", "--json").fine())
        .contains("\"level\" : \"monte-carlo\"", "\"against\" : \"random\"");
    assertThat(ofLevels("--levels", "strong").err()).contains("at least two levels");
    assertThat(ofLevels("--levels", "random,novice", "--up-to", "random").err())
        .contains("random,novice, and not the first");
    assertThat(ofLevels("--levels", "random,novice", "--up-to", "good").err())
        .contains("random,novice, and not the first");
  }

  @Test
  void saysHowMuchItsLevelsTryOut() {
    Object[] levels = {"--levels", "random,monte-carlo", "--effort", 3};

    assertThat(ofLevels(levels).fine()).contains("each level (effort 3) against the one below it");
    assertThat(ofLevels(Stream.concat(Stream.of(levels), Stream.of("--json")).toArray()).fine())
        .contains("\"effort\" : 3,");
    assertThat(ofLevels("--levels", "random,novice", "--effort", 3).err())
        .contains("nobody tries anything out");
  }

  private static CapturedCommand.Ran ofLevels(Object... more) {
    Object[] arguments = {"ladder", CapturedCommand.script("duel.trick"), "-n", 2, "--seed", 7};
    return CapturedCommand.run(Stream.of(arguments, more).flatMap(Stream::of).toArray());
  }

  private static CapturedCommand.Ran ladder(Path checkpoint, Object... more) {
    Object[] arguments = {
      "ladder",
      CapturedCommand.script("duel.trick"),
      "--up-to",
      "novice",
      "--checkpoint",
      checkpoint
    };
    return CapturedCommand.run(Stream.of(arguments, more).flatMap(Stream::of).toArray());
  }

  /** A checkpoint of a ladder that was stopped before its first deal. */
  private static Path begun(Path folder) {
    Path file = folder.resolve("kept.json");
    ladder(file, "--seed", 7, "--hours", "0.0000001").fine();
    return file;
  }

  @Test
  void keepsWhatItHasPlayed(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("kept.json");
    String played = ladder(file, "-n", 3, "--seed", 7).fine();
    String kept = Files.readString(file);

    assertThat(ladder(file, "-n", 3).fine()).isEqualTo(played).contains("first seed 7");
    assertThat(file).hasContent(kept);
    assertThat(folder).isDirectoryNotContaining("glob:**.draft");
  }

  @Test
  void playsNoDealOfACheckpointAgain(@TempDir Path folder) throws IOException {
    Path file = begun(folder);
    String levels = "{ \"novice random\": [1000, 1000, 1000, 1000] }";
    Files.writeString(file, Files.readString(file).replaceFirst("\\{ *}", levels));

    assertThat(ladder(file, "-n", 4).fine()).contains("+1000.00");
  }

  @Test
  void refusesCheckpointsOfOtherLadders(@TempDir Path folder) throws IOException {
    Path file = begun(folder);
    String before = Files.readString(file);

    assertThat(ladder(file, "--seed", 8).err()).contains("first seed 7, not 8");
    assertThat(ladder(file, "--set", "hook=yes").err()).contains("other rules");
    assertThat(ofLevels("--checkpoint", file, "--effort", 10).err()).contains("another effort");
    assertThat(file).hasContent(before);
  }

  @Test
  void leavesFilesAloneThatAreNoCheckpoints(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("notes.txt"), "{ \"seed\": 3");

    CapturedCommand.Ran ran = ladder(file, "-n", 2);

    assertThat(ran.exitCode()).isEqualTo(3);
    assertThat(ran.err()).contains("not a checkpoint of a ladder");
    assertThat(file).hasContent("{ \"seed\": 3");
  }

  @Test
  void stopsWhenTheTimeIsOver() {
    CapturedCommand.Ran ran =
        CapturedCommand.run(
            "ladder",
            CapturedCommand.script("duel.trick"),
            "-n",
            1_000_000,
            "--hours",
            "0.0000001");

    assertThat(ran.exitCode()).isZero();
    assertThat(ran.out()).contains("time is up");
  }

  @Test
  void refusesTimesThatAreNone() {
    assertThat(
            CapturedCommand.run("ladder", CapturedCommand.script("duel.trick"), "--hours", "0")
                .err())
        .contains("--hours 0: must be more than 0");
    assertThat(CapturedCommand.run("ladder", CapturedCommand.script("duel.trick"), "-n", 1).err())
        .contains("--deals 1: must be at least 2");
  }
}
