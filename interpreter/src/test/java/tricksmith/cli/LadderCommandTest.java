package tricksmith.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class LadderCommandTest {

  @Test
  void printsResultsForPrograms() {
    Map<String, Object> json =
        JsonText.object(
            Program.run(
                    "ladder",
                    Program.script("duel.trick"),
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
}
