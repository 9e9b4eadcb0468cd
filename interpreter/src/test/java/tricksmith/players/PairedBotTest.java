package tricksmith.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Decision.Alternative;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.Pick;
import tricksmith.games.GameFiles;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/** Random choices that stay the same when something else is offered, or no longer is. */
class PairedBotTest {

  private static final Labels LABELS =
      new Labels(GameFiles.game("classics/whist", 4, Map.of()).rules());

  private static Decision decision(String name, Decision.Options options) {
    return new Decision(name, 1, 1, new RuleId(0), options);
  }

  private static Decision oneOf(String name, String... labels) {
    List<Alternative> alternatives =
        IntStream.range(0, labels.length).mapToObj(i -> new Alternative(i, labels[i])).toList();
    return decision(name, new Decision.OneOf(alternatives, false));
  }

  private static List<Pick> picks(PairedBot bot, Decision decision, int count) {
    return IntStream.range(0, count).mapToObj(_ -> bot.pick(decision, LABELS)).toList();
  }

  private static List<String> labels(PairedBot bot, int count, String... labels) {
    return picks(bot, oneOf("choice", labels), count).stream()
        .map(pick -> labels[((Pick.One) pick).alternative()])
        .toList();
  }

  @Test
  void choosesTheSameForTheSameSeedAndSeat() {
    Decision five = oneOf("choice", "1", "2", "3", "4", "5");

    assertThat(picks(new PairedBot(1, 2), five, 50))
        .isEqualTo(picks(new PairedBot(1, 2), five, 50))
        .isNotEqualTo(picks(new PairedBot(1, 3), five, 50))
        .isNotEqualTo(picks(new PairedBot(2, 2), five, 50));
  }

  @Test
  void choosesEachAlternativeAboutAsOften() {
    List<String> chosen = labels(new PairedBot(1, 1), 10_000, "7H", "8H", "pass", "10", "S.3");

    for (String label : List.of("7H", "8H", "pass", "10", "S.3")) {
      assertThat(chosen).filteredOn(label::equals).hasSizeBetween(1850, 2150);
    }
  }

  @Test
  void choosesTheSameUnlessItIsNoLongerOffered() {
    List<String> before = labels(new PairedBot(1, 1), 1_000, "1", "2", "3", "4");
    List<String> after = labels(new PairedBot(1, 1), 1_000, "4", "3", "1");

    for (int i = 0; i < before.size(); i++) {
      if (!before.get(i).equals("2")) {
        assertThat(after.get(i)).isEqualTo(before.get(i));
      }
    }
  }

  @Test
  void anotherDecisionBetweenChangesNothing() {
    PairedBot one = new PairedBot(1, 1);
    PairedBot other = new PairedBot(1, 1);
    Decision five = oneOf("choice", "1", "2", "3", "4", "5");
    for (int i = 0; i < 50; i++) {
      other.pick(oneOf("bid", "1", "2"), LABELS);
      assertThat(other.pick(five, LABELS)).isEqualTo(one.pick(five, LABELS));
    }
  }

  @Test
  void choosesAnyNumberOfCardsThatIsAllowed() {
    Decision decision =
        decision("cards", new Decision.Several(Values.Kind.CARD, IndexSet.upTo(6), 1, 3, true));
    Set<Pick> chosen = new HashSet<>(picks(new PairedBot(1, 1), decision, 5_000));

    assertThat(chosen).contains(new Pick.Pass()).hasSize(1 + 6 + 15 + 20);
  }

  @Test
  void passesIfNothingElseIsPossible() {
    Decision decision =
        decision("cards", new Decision.Several(Values.Kind.CARD, IndexSet.EMPTY, 2, 0, true));

    assertThat(picks(new PairedBot(1, 1), decision, 5)).containsOnly(new Pick.Pass());
  }
}
