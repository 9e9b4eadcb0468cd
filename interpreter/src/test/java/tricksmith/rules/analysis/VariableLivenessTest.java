package tricksmith.rules.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tricksmith.check.Checker;
import tricksmith.parse.ScriptParser;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Variable;
import tricksmith.source.Source;

/** While a player is asked, which values are of no use to any rule any more. */
class VariableLivenessTest {
  private static final String START =
      """
      game "Values"
        players 2
      deck { suits S H  ranks 2..8 }
      state { each deal { first: number = 0  second: number = 0 } }
      match {
        repeat 2 times {
          new deal
          deal 3 to each player
      """;
  private static final String END =
      """
          each player scores first + second
        }
      }
      trick { best by card.rank }
      """;

  /** Returns the names of the variables that are dead at the last choice. */
  private static List<String> deadAtTheLastChoice(String script) {
    Source source = new Source("values", script);
    CheckedRules rules =
        Objects.requireNonNull(Checker.check(ScriptParser.parse(source).script(), source).rules());
    Action asking = rules.actions().filter(action -> action.choice() != null).toList().getLast();
    return new VariableLiveness(rules).dead(asking.span()).stream().map(Variable::name).toList();
  }

  @Test
  void aValueIsDeadWhenNothingReadsItBeforeTheNextDeal() {
    assertThat(
            deadAtTheLastChoice(
                START
                    + "each player scores first + second\n"
                    + "seat 1 chooses second from 0..1\n"
                    + "}}\ntrick { best by card.rank }"))
        .containsExactlyInAnyOrder("first", "second");
  }

  @Test
  void aValueIsLiveWhileSomethingWillReadIt() {
    assertThat(deadAtTheLastChoice(START + "seat 1 chooses second from 0..1\n" + END)).isEmpty();
  }

  @Test
  void aValueIsLiveInALoopWhoseNextPassReadsIt() {
    assertThat(
            deadAtTheLastChoice(
                START
                    + "repeat 3 times {\nfirst = second\nseat 1 chooses second from 0..1\n}\n"
                    + "}}\ntrick { best by card.rank }"))
        .doesNotContain("second");
  }

  @Test
  void aValueThatNoRuleEverReadsIsThereToBeSeen() {
    assertThat(
            deadAtTheLastChoice(
                START + "seat 1 chooses second from 0..1\n" + "}}\ntrick { best by card.rank }"))
        .isEmpty();
  }
}
