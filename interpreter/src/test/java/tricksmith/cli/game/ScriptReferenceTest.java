package tricksmith.cli.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tricksmith.source.Source;

class ScriptReferenceTest {

  private static final Path HERE = Path.of("/home/me/project");

  @Test
  void isRelativeToTheMatchFileInTheSameFolders() {
    assertThat(path("games/x.trick", "games/x.match.jsonl")).isEqualTo(Path.of("x.trick"));
    assertThat(path("games/x.trick", "saved/x.match.jsonl")).isEqualTo(Path.of("../games/x.trick"));
    assertThat(path("/other/games/x.trick", "/other/x.match.jsonl"))
        .isEqualTo(Path.of("games/x.trick"));
  }

  @Test
  void isRelativeToTheWorkingDirectoryForAMatchFileElsewhere() {
    assertThat(path("games/x.trick", "/elsewhere/x.match.jsonl"))
        .isEqualTo(Path.of("games/x.trick"));
  }

  @Test
  void isAbsoluteWhereNothingElseWouldDo() {
    assertThat(path("/other/x.trick", "x.match.jsonl")).isEqualTo(Path.of("/other/x.trick"));
  }

  @Test
  void hashesTheText() {
    assertThat(ScriptReference.sha256(new Source("x", "abc")))
        .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  }

  private static Path path(String script, String matchFile) {
    return ScriptReference.path(HERE.resolve(script), HERE.resolve(matchFile), HERE);
  }
}
