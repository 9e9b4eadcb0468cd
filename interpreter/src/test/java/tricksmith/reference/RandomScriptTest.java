package tricksmith.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.CheckedTest;

/** The random scripts that both engines play contain everything that rules can contain. */
class RandomScriptTest {
  private static final int SCRIPTS = 100;

  /** What checked rules never hold, with the reason. */
  private static final Map<String, String> NEVER =
      Map.of(
          "Type.Nothing", "a bare none takes the type that is expected",
          "Statement.EachOrder.AT_ONCE", "it is ChooseAtOnce or MoveAtOnce");

  private static Set<String> drawn = Set.of();

  @BeforeAll
  static void draw() {
    List<CheckedRules> rules =
        LongStream.range(0, SCRIPTS)
            .mapToObj(number -> new ReadScript("made up " + number, RandomScript.of(number)))
            .map(ReadScript::rules)
            .toList();
    drawn = NodeKinds.in(rules);
  }

  /** Except what occurs only in the tests of a script, which are not played. */
  @Test
  void drawEveryKindOfNode() {
    Set<String> missing = NodeKinds.possibleIn(CheckedRules.class, CheckedTest.class);
    missing.removeAll(drawn);
    missing.removeAll(NEVER.keySet());
    assertThat(missing).as("never drawn in %d scripts", SCRIPTS).isEmpty();
  }

  @Test
  void haveTranslationsNowAndThen() {
    assertThat(LongStream.range(0, SCRIPTS).mapToObj(RandomScript::of))
        .anyMatch(script -> script.contains("translation ja {"))
        .anyMatch(script -> script.contains("translation de {"))
        .anyMatch(script -> !script.contains("translation"));
  }

  @Test
  void haveNothingThatIsSaidNeverToBe() {
    assertThat(drawn).doesNotContainAnyElementsOf(NEVER.keySet());
  }
}
