package tricksmith.editor.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.Stride;
import tricksmith.expectation.ScriptTests;
import tricksmith.expectation.TestResult;
import tricksmith.script.GameScript;
import tricksmith.source.Edit;
import tricksmith.source.Source;

class PinTest {

  @ParameterizedTest
  @ValueSource(strings = {"supertrump", "mas-menos", "norimachigai", "head-and-tail", "saizen"})
  void momentsOfBundledGamesBecomeTestsThatPass(String name) {
    String text = TestGames.text(TestGames.bundled(name));
    Playtest playtest = TestGames.match(text).forward(Stride.ROUND, () -> true);
    int end = live(playtest).at();
    String pinned = text;
    List<String> titles = new ArrayList<>();
    for (int choices = end / 3; choices <= end; choices += Math.max(1, end / 7)) {
      String title = "after " + choices;
      Optional<Edit> pin = Pin.of(live(playtest.to(choices)), title);
      if (pin.isPresent()) {
        pinned = with(pinned, pin.get());
        titles.add(title);
      }
    }
    assertThat(titles).hasSizeGreaterThan(3);
    assertThat(results(pinned))
        .filteredOn(result -> titles.contains(result.title()))
        .as(pinned)
        .hasSameSizeAs(titles)
        .allMatch(TestResult::passed);
  }

  @Test
  void legalCardsAreKept() {
    Playtest playtest = Playtest.NONE.under(TestGames.small(), 7);
    playtest = playtest.forward(Stride.CARD, () -> true).forward(Stride.CARD, () -> true);

    Edit pin = Pin.of(live(playtest), "second to play").orElseThrow();

    assertThat(pin.text()).contains("seat 1 leads", "seat 2 may play", "given trump = ");
    String text = with(TestGames.SMALL, pin);
    assertThat(results(text)).singleElement().matches(TestResult::passed);
    assertThat(results(text.replace("== led.suit\n", "!= led.suit\n")))
        .as("another rule")
        .singleElement()
        .matches(result -> !result.passed());
  }

  @Test
  void aSecondPinGoesIntoTheSameSection() {
    Playtest playtest = Playtest.NONE.under(TestGames.small(), 7).forward(Stride.TRICK, () -> true);
    String once = with(TestGames.SMALL, Pin.of(live(playtest), "first").orElseThrow());
    playtest = playtest.under(TestGames.game(once), 0).forward(Stride.TRICK, () -> true);

    String twice = with(once, Pin.of(live(playtest), "second").orElseThrow());

    assertThat(results(twice)).extracting(TestResult::title).containsExactly("first", "second");
    assertThat(twice.split("tests \\{", -1)).hasSize(2);
    assertThat(twice).contains("wins by", "to lead", "scores");
  }

  @Test
  void whereOnlyATrumpIsChosenThereIsNothingToKeep() {
    assertThat(Pin.of(live(Playtest.NONE.under(TestGames.small(), 7)), "nothing")).isEmpty();
  }

  private static LiveMatch live(Playtest playtest) {
    return Objects.requireNonNull(playtest.live());
  }

  private static String with(String text, Edit pin) {
    return Edit.applied(text, List.of(pin));
  }

  private static List<TestResult> results(String text) {
    GameScript script = GameScript.read(new Source("pinned.trick", text));
    assertThat(script.diagnostics())
        .as(text)
        .noneMatch(each -> each.isError() || each.span().start() > text.indexOf("tests {"));
    return ScriptTests.run(script);
  }
}
