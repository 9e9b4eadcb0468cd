package tricksmith.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import tricksmith.script.GameScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.Fix;
import tricksmith.source.Source;
import tricksmith.source.Span;

class FixVerifierTest {
  private static final Source NEVER_SHUFFLED =
      new Source(
          "never shuffled",
          """
          game "Never shuffled"
            players 4

          match {
            dealer = random player
            repeat 2 times {
              new deal
              deal 5 to each player
              play tricks from left of dealer until hands are empty { winner scores 1 }
            }
          }
          """);

  private static final Source MISSPELT =
      new Source("misspelt", NEVER_SHUFFLED.text().replace("new deal", "new deel"));

  @Test
  void acceptsAFixThatMends() {
    Fix shuffle = replacing(NEVER_SHUFFLED, "new deal", "new deal\n    shuffle deck");
    Fix spell = replacing(MISSPELT, "deel", "deal");

    assertThat(verified(NEVER_SHUFFLED, shuffle)).contains(shuffle);
    assertThat(verified(MISSPELT, spell)).contains(spell);
  }

  @Test
  void rejectsAFixAfterWhichTheSameIsStillWrong() {
    assertThat(verified(NEVER_SHUFFLED, replacing(NEVER_SHUFFLED, "5 to", "6 to"))).isEmpty();
  }

  @Test
  void rejectsAFixThatLeadsToAnError() {
    assertThat(verified(NEVER_SHUFFLED, replacing(NEVER_SHUFFLED, "5 to", "suits to"))).isEmpty();
    assertThat(verified(MISSPELT, replacing(MISSPELT, "new deel", "new deal nonsense"))).isEmpty();
  }

  /** Tries a fix for the first thing that is wrong with a script. */
  private static Optional<Fix> verified(Source source, Fix fix) {
    GameScript script = GameScript.read(source);
    Diagnostic wrong = script.diagnostics().getFirst();
    return new FixVerifier(source, script.diagnostics(), GameScript::readToPlay).of(wrong, fix);
  }

  private static Fix replacing(Source source, String old, String text) {
    int at = source.text().indexOf(old);
    return Fix.replace(new Span(at, at + old.length()), text);
  }
}
