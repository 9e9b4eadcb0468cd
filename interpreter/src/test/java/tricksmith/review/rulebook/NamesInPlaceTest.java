package tricksmith.review.rulebook;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Term;
import tricksmith.script.GameScript;
import tricksmith.source.Source;
import tricksmith.source.Span;

/** What copied lines contain, and where they were copied from. */
class NamesInPlaceTest {
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

  private static NamesInPlace inPlace(Source source) {
    CheckedRules rules = Objects.requireNonNull(GameScript.read(source).rules());
    return new NamesInPlace(source, new Rulebook(rules, source));
  }

  private static Term amount(NamesInPlace inPlace) {
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
    NamesInPlace inPlace = inPlace(source);

    assertThat(inPlace.source().text(amount(inPlace).span()))
        .isEqualTo("((number of tricks) + (number of tricks)) + 1");
    assertThat(inPlace.source().text().lines().map(String::strip))
        .contains("winner scores (((number of tricks) + (number of tricks)) + 1)");
  }

  @Test
  void aPlaceInACopyLeadsBackToTheName() {
    Source source = source("define more = number of tricks + 1", "more * 2");
    NamesInPlace inPlace = inPlace(source);
    Term product = amount(inPlace);
    Span name = inPlace.inScript(product.children().getFirst());

    assertThat(inPlace.isSaid(product)).isTrue();
    assertThat(source.text(name)).isEqualTo("more");
    assertThat(source.text(inPlace.inScript(product))).isEqualTo("more * 2");
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

    assertThat(inPlace(source).source().text().length())
        .isLessThan(source.text().length() + 100_000);
  }

  /** So the text from one to the other can be quoted, wherever they are written. */
  @Test
  void whatIsInsideComesAfterWhatIsAround() {
    Source source =
        source(
            """
            define late = trick.number > 3
            procedure pay(who: player, amount: number) {
              if late { who scores amount }
            }
            """,
            "1 if late { each player { perform pay(player, 2) } }".replace("1 if", "1\n    if"));
    NamesInPlace inPlace = inPlace(source);
    List<Action> conditional =
        inPlace.rules().actions().filter(action -> action.condition() != null).toList();

    assertThat(conditional).hasSize(2);
    for (Action action : conditional) {
      Span condition = Objects.requireNonNull(action.condition()).span();
      Span inside = action.inside().getFirst().span();
      assertThat(inPlace.source().text(condition)).isEqualTo("trick.number > 3");
      assertThat(inPlace.source().text(condition.gapTo(inside)).strip()).isEqualTo(") {");
      assertThat(action.span().to(inside)).isEqualTo(action.span());
    }
    assertThat(source.text(inPlace.inScript(conditional.getLast())))
        .isEqualTo("if late { who scores amount }");
  }
}
