package tricksmith.rules.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tricksmith.check.Checker;
import tricksmith.parse.ScriptParser;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Term;
import tricksmith.source.Source;

/** Which conditions hold in every setting that can be played. */
class CertaintyTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** Rules that ask for one condition, and what is certain about them. */
  private record Asked(Certainty certainty, Term condition) {
    static Asked of(String players, String options, String condition) {
      Source source =
          new Source(
              "condition",
              """
              game "Condition"
                players %s
              options {
              %s
              }
              deck { suits S H  ranks 2..8 }
              state { n: number = 0 }
              match {
                new deal
                deal 3 to each player
                seat 1 chooses n from 0..1
                if %s { seat 1 scores 1 }
              }
              trick { best by card.rank }
              """
                  .formatted(players, options, condition));
      CheckedRules rules =
          Objects.requireNonNull(
              Checker.check(ScriptParser.parse(source).script(), source).rules());
      Action.If asking =
          rules
              .actions()
              .filter(Action.If.class::isInstance)
              .map(Action.If.class::cast)
              .findFirst()
              .orElseThrow();
      return new Asked(new Certainty(rules), asking.condition());
    }

    boolean always() {
      return certainty.always(condition);
    }

    boolean never() {
      return certainty.never(condition);
    }

    /** Returns how many bytes it takes to find out whether the condition always holds. */
    long bytes() {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      assertThat(always()).isFalse();
      return THREADS.getCurrentThreadAllocatedBytes() - before;
    }
  }

  @Test
  void whatHoldsInTheUsualSettingNeedNotHoldInOthers() {
    Asked asked = Asked.of("3..4", "many yes/no = no \"Many\"", "number of everyone == 3 or many");

    assertThat(asked.always()).isFalse();
    assertThat(asked.never()).isFalse();
  }

  /** Three players with partners can play nothing, so nothing follows from what is open then. */
  @Test
  void aSettingThatCannotBePlayedLeavesNothingOpen() {
    String pairs = "pairs yes/no = yes \"Pairs\"";

    assertThat(
            Asked.of(
                    "3..4, partners across when pairs",
                    pairs,
                    "number of everyone == 4 or not pairs or n == 1")
                .always())
        .isTrue();
    assertThat(
            Asked.of(
                    "3..4, partners across when pairs",
                    pairs,
                    "number of everyone == 3 and pairs and n == 1")
                .never())
        .isTrue();
  }

  /** With a few options, there are thousands of settings. */
  @Test
  void settingsAreNotListedForAConditionThatIsOpenInTheUsualOne() {
    String options =
        IntStream.range(0, 10)
            .mapToObj("  with%1$d yes/no = yes \"%1$d\""::formatted)
            .collect(Collectors.joining("\n"));
    String all =
        IntStream.range(0, 10).mapToObj("with%d"::formatted).collect(Collectors.joining(" and "));

    long open = Asked.of("2", options, all + " and n == 1").bytes();
    long listing = Asked.of("2", options, all).bytes();

    assertThat(open).isLessThan(listing / 10);
  }
}
