package tricksmith.lower;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;
import tricksmith.lower.setup.Objection;
import tricksmith.lower.setup.Setup;
import tricksmith.lower.setup.SetupProblem;
import tricksmith.rules.CheckedRules;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

class SetupCheckTest {

  private static final CheckedRules RULES =
      rules(
          """
          game "Setup"
            players 3..5
          options {
            rounds 1..6 = 3
            low yes/no = no
            compare suit | number = suit
            trump suit = H
            weak some suits = none
          }
          match { }
          """);

  @Test
  void hasNothingAgainstWhatIsAllowed() {
    assertThat(objections(3, Map.of())).isEmpty();
    Map<String, List<String>> all =
        Map.of(
            "rounds", List.of("6"),
            "low", List.of("yes"),
            "compare", List.of("number"),
            "trump", List.of("S"),
            "weak", List.of("S", "H"));
    assertThat(objections(5, all)).isEmpty();
    assertThat(objections(5, Map.of("weak", List.of()))).isEmpty();
  }

  @Test
  void objectsToNumbersOfPlayers() {
    assertThat(objections(2, Map.of()))
        .containsExactly(Objection.of(SetupProblem.NUMBER_OF_PLAYERS, 2, "3, 4, 5"));
  }

  @Test
  void wantsSidesOfEqualSize() {
    CheckedRules partners = rules("game \"Partners\"\n players 3..6, partners across\n match { }");
    assertThat(SetupCheck.objections(partners, new Setup(5, Map.of())))
        .containsExactly(Objection.of(SetupProblem.ODD_NUMBER_OF_PLAYERS, 5));
    assertThat(SetupCheck.numbersOfPlayers(partners)).containsExactly(4, 6);
    assertThat(SetupCheck.numbersOfPlayers(RULES)).containsExactly(3, 4, 5);
  }

  @Test
  void wantsSidesOfEqualSizeOnlyWhereThereAreSides() {
    CheckedRules partners =
        rules(
            """
            game "Partners at times"
              players 2..6, partners across when number of everyone == 4 or pairs, sides alternate when teams
            options { pairs yes/no = no; teams yes/no = no }
            match { }
            """);
    assertThat(SetupCheck.numbersOfPlayers(partners)).containsExactly(2, 3, 4, 5, 6);
    assertThat(SetupCheck.objections(partners, new Setup(5, Map.of()))).isEmpty();
    for (String option : List.of("pairs", "teams")) {
      assertThat(SetupCheck.objections(partners, new Setup(5, Map.of(option, List.of("yes")))))
          .containsExactly(Objection.of(SetupProblem.ODD_NUMBER_OF_PLAYERS, 5));
      assertThat(SetupCheck.objections(partners, new Setup(6, Map.of(option, List.of("yes")))))
          .isEmpty();
    }
  }

  @Test
  void findsTheFirstPartnersThatThereAre() {
    CheckedRules partners =
        rules(
            """
            game "Partners at times"
              players 4..6, partners across unless teams, sides alternate
            options { teams yes/no = no }
            match { }
            """);
    assertThat(SetupCheck.numbersOfPlayers(partners)).containsExactly(4, 6);
    assertThat(sides(partners, Map.of())).containsExactly(0, 1, 2, 0, 1, 2);
    assertThat(sides(partners, Map.of("teams", List.of("yes")))).containsExactly(0, 1, 0, 1, 0, 1);
  }

  private static List<Integer> sides(CheckedRules rules, Map<String, List<String>> options) {
    return Lowering.lower(rules, new Setup(6, options)).rules().sides();
  }

  @Test
  void objectsToOptionsThatAreNotThere() {
    assertThat(objections(3, Map.of("rouns", List.of("3"))))
        .containsExactly(Objection.of(SetupProblem.MISSPELT_OPTION, "rouns", "rounds"));
    assertThat(objections(3, Map.of("something", List.of("3"))))
        .containsExactly(
            Objection.of(
                SetupProblem.UNKNOWN_OPTION, "something", "rounds, low, compare, trump, weak"));
    assertThat(
            SetupCheck.objections(
                rules("game \"None\"\nmatch { }"), new Setup(2, Map.of("low", List.of("no")))))
        .containsExactly(Objection.of(SetupProblem.NO_OPTIONS, "low"));
  }

  @Test
  void objectsToValuesThatAreNotAllowed() {
    assertThat(objections(3, Map.of("rounds", List.of("7"))))
        .containsExactly(Objection.of(SetupProblem.VALUE_NOT_ALLOWED, "rounds", "7", "1..6"));
    assertThat(objections(3, Map.of("rounds", List.of("many")))).hasSize(1);
    assertThat(objections(3, Map.of("rounds", List.of("03")))).hasSize(1);
    assertThat(objections(3, Map.of("low", List.of("maybe")))).hasSize(1);
    assertThat(objections(3, Map.of("weak", List.of("S", "X"))))
        .containsExactly(Objection.of(SetupProblem.VALUE_NOT_ALLOWED, "weak", "X", "C, D, H, S"));
    assertThat(objections(3, Map.of("trump", List.of("S", "H"))))
        .containsExactly(Objection.of(SetupProblem.ONE_VALUE_WANTED, "trump", 2));
  }

  @Test
  void hasWordsForAllOfThem() {
    for (Locale locale : List.of(Locale.ROOT, Locale.JAPANESE)) {
      ResourceBundle words = ResourceBundle.getBundle(SetupProblem.class.getName(), locale);
      assertThat(Arrays.stream(SetupProblem.values()))
          .allSatisfy(
              problem -> {
                assertThat(words.getString(problem.code())).isNotBlank();
                assertThat(words.getString(problem.code() + ".hint")).isNotBlank();
              });
    }
  }

  private static List<Objection> objections(int players, Map<String, List<String>> options) {
    return SetupCheck.objections(RULES, new Setup(players, options));
  }

  private static CheckedRules rules(String script) {
    return Objects.requireNonNull(GameScript.read(new Source("setup.trick", script)).rules());
  }
}
