package tricksmith.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Decision.Alternative;
import tricksmith.engine.report.Pick;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

class RandomBotTest {

  private static final Decision FIVE = decision(oneOf(5));

  private static Decision decision(Decision.Options options) {
    return new Decision("choice", 1, 1, new RuleId(0), options);
  }

  private static Decision.Options oneOf(int count) {
    List<Alternative> alternatives =
        IntStream.range(0, count).mapToObj(i -> new Alternative(i, "" + i)).toList();
    return new Decision.OneOf(alternatives, false);
  }

  /** A bot that chooses at random looks at nothing. */
  private static List<Pick> picks(RandomBot bot, Decision decision, int count) {
    return IntStream.range(0, count).mapToObj(_ -> bot.choose(null, decision)).toList();
  }

  @Test
  void choosesTheSameForTheSameSeedAndSeat() {
    assertThat(picks(new RandomBot(1, 2), FIVE, 50))
        .isEqualTo(picks(new RandomBot(1, 2), FIVE, 50))
        .isNotEqualTo(picks(new RandomBot(1, 3), FIVE, 50))
        .isNotEqualTo(picks(new RandomBot(2, 2), FIVE, 50));
  }

  @Test
  void choosesEachAlternativeAboutAsOften() {
    int[] counts = new int[5];
    for (Pick pick : picks(new RandomBot(1, 1), FIVE, 10_000)) {
      counts[((Pick.One) pick).alternative()]++;
    }

    assertThat(counts).doesNotContain(0);
    assertThat(IntStream.of(counts).boxed()).allMatch(count -> count > 1850 && count < 2150);
  }

  @Test
  void choosesAnyNumberOfCardsThatIsAllowed() {
    Decision decision =
        decision(new Decision.Several(Values.Kind.CARD, IndexSet.upTo(6), 1, 3, true));
    Set<Pick> chosen = new HashSet<>(picks(new RandomBot(1, 1), decision, 5_000));

    assertThat(chosen).contains(new Pick.Pass()).hasSize(1 + 6 + 15 + 20);
  }

  @Test
  void passesIfNothingElseIsPossible() {
    Decision decision =
        decision(new Decision.Several(Values.Kind.CARD, IndexSet.EMPTY, 2, 0, true));

    assertThat(picks(new RandomBot(1, 1), decision, 5)).containsOnly(new Pick.Pass());
  }

  @Test
  void choosesNoCardsWhereThatIsAllOneCanDo() {
    Decision decision =
        decision(new Decision.Several(Values.Kind.CARD, IndexSet.EMPTY, 0, 0, false));

    assertThat(picks(new RandomBot(1, 1), decision, 5))
        .containsOnly(new Pick.Several(IndexSet.EMPTY));
  }
}
