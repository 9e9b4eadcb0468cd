package tricksmith.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tricksmith.lower.setup.Setup;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;

class GameScriptTest {

  @Test
  void isPlayableWithoutErrors() {
    GameScript script =
        read("game \"Small\"\n players 3..4\noptions { low yes/no = no }\nmatch { }");
    assertThat(script.isPlayable()).isTrue();
    assertThat(script.defaults()).isEqualTo(new Setup(3, Map.of()));
    SetupResult setUp = script.setUp(4, Map.of("low", List.of("yes")));
    assertThat(setUp).isInstanceOf(SetupResult.Ready.class);
    assertThat(((SetupResult.Ready) setUp).game().rules().players()).isEqualTo(4);
  }

  @Test
  void isRefusedWhenItIsSetUpWrongly() {
    GameScript script = read("game \"Small\"\n players 3..4\nmatch { }");
    SetupResult setUp = script.setUp(5, Map.of("low", List.of("yes")));
    assertThat(setUp).isInstanceOf(SetupResult.Refused.class);
    assertThat(((SetupResult.Refused) setUp).objections()).hasSize(2);
  }

  @Test
  void saysAllThatIsWrongInTheOrderOfTheText() {
    GameScript script = read("match { nobody-knows = unknown-word }\nmatch { ) }");
    assertThat(script.isPlayable()).isFalse();
    assertThat(script.rules()).isNull();
    assertThat(script.diagnostics()).anyMatch(Diagnostic::isError);
    assertThat(script.diagnostics())
        .isSortedAccordingTo((a, b) -> Integer.compare(a.span().start(), b.span().start()));
    assertThatNullPointerException().isThrownBy(script::defaults);
  }

  @Test
  void saysNothingThatOnlyFollowsFromWhatCouldNotBeRead() {
    GameScript script =
        read(
            """
            game "Consequences"
            players 3
            deck { suits clubs, hearts; ranks 7..10 }
            match {
              trump = hearts
              trump = diamonds
              seat 1 scores trump trump
            }
            """);
    assertThat(script.diagnostics())
        .extracting(it -> it.problem().code())
        .containsExactly("TS116", "TS210", "TS112");
    assertThat(script.diagnostics().get(1).arguments()).containsExactly("diamonds");
  }

  private static GameScript read(String text) {
    return GameScript.read(new Source("small.trick", text));
  }
}
