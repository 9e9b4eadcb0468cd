package tricksmith.review.rulebook;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Term;
import tricksmith.script.GameScript;
import tricksmith.source.Source;
import tricksmith.source.Span;

/** What stands in the copies of lines, and where the copies lead back to. */
class DefinitionsInPlaceTest {
  private static Source source(String definitions, String amount) {
    String text =
        """
        game "In place"
          players 3

        %s

        match {
          new deal
          shuffle deck
          deal 5 to each player from seat 1
          play tricks from seat 1 until hands are empty {
            winner scores %s
          }
        }
        """
            .formatted(definitions, amount);
    return new Source("in-place.trick", text);
  }

  private static DefinitionsInPlace inPlace(Source source) {
    CheckedRules rules = Objects.requireNonNull(GameScript.read(source).rules());
    return new DefinitionsInPlace(rules, source, new Rulebook(rules, source));
  }

  private static Term amount(DefinitionsInPlace inPlace) {
    return inPlace
        .rules()
        .actions()
        .filter(Action.Scores.class::isInstance)
        .map(action -> action.terms().getLast())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void definitionsSayWhatTheyStandForWithWhatIsPassed() {
    Source source =
        source(
            "define twice(n: number) = n + n\ndefine more = twice(number of tricks) + 1", "more");
    DefinitionsInPlace inPlace = inPlace(source);

    assertThat(new Source("copies", inPlace.text()).text(amount(inPlace).span()))
        .isEqualTo("((number of tricks) + (number of tricks)) + 1");
    assertThat(inPlace.text().lines().toList().getLast())
        .isEqualTo("winner scores (((number of tricks) + (number of tricks)) + 1)");
  }

  @Test
  void aPlaceInACopyLeadsBackToTheName() {
    Source source = source("define more = number of tricks + 1", "more * 2");
    DefinitionsInPlace inPlace = inPlace(source);
    Term product = amount(inPlace);
    Span name = inPlace.original(product.children().getFirst());

    assertThat(inPlace.isCopied(product)).isTrue();
    assertThat(source.text(name)).isEqualTo("more");
    assertThat(source.text(inPlace.original(product))).isEqualTo("more * 2");
  }

  @Test
  void aScriptWithoutDefinitionsIsNotCopied() {
    assertThat(inPlace(source("", "1")).isEmpty()).isTrue();
  }

  @Test
  void whatGrowsTooFastKeepsItsName() {
    String chain =
        IntStream.rangeClosed(1, 40)
            .mapToObj(n -> "define d%d = d%d + d%d".formatted(n, n - 1, n - 1))
            .collect(joining("\n", "define d0 = number of tricks\n", ""));
    Source source = source(chain, "d40");

    assertThat(inPlace(source).text().length()).isLessThan(source.text().length() + 100_000);
  }
}
