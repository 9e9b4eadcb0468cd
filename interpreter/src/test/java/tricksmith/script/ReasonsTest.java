package tricksmith.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tricksmith.cards.IndexSet;
import tricksmith.engine.Advance;
import tricksmith.engine.Match;
import tricksmith.engine.report.Bearing;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Effect;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Status;
import tricksmith.engine.report.TrickComparison;
import tricksmith.program.value.Values;
import tricksmith.source.Source;

/** How a match explains what has become of it. */
class ReasonsTest {
  private static final String SCRIPT =
      """
      game "Reasons"
        players 2
      deck {
        suits C D H S
        ranks 7..10
        leave out 7C 8C 9C 10C
      }
      state { trump: suit; count[player]: number = 0, face up }
      match {
        new deal
        move cards where card in (9H, 7H, 8D) to hand of seat 1
        move cards where card in (8H, 10H, 7S) to hand of seat 2
        seat 1 chooses trump from suits
        play tricks from seat 1 until hands are empty {
          winner scores 2
          count[winner] = count[winner] + 1
        }
      }
      trick {
        must "follow suit"  card.suit == led.suit
        must "win"          beats(card)            when trump == S
        best by "a trump" card.suit == trump
          then "the suit led" card.suit == led.suit
          then "the higher" card.rank
      }
      """;

  private final Game game = game();
  private final Labels labels = new Labels(game.rules());

  private static Game game() {
    GameScript script = GameScript.read(new Source("reasons.trick", SCRIPT));
    assertThat(script.diagnostics()).isEmpty();
    return ((SetupResult.Ready) script.setUp(2, Map.of())).game();
  }

  private Match play(String... choices) {
    Match match = Match.start(game.rules(), 1);
    for (String choice : choices) {
      match = match.chooseLabel(choice);
    }
    return match;
  }

  private List<String> words(IndexSet cards) {
    return labels.of(cards, Values.Kind.CARD);
  }

  @Test
  void eachObligationSaysWhatItLeaves() {
    List<Bearing> bearings = play("S", "9H").bearings();

    assertThat(bearings).hasSize(2);
    Bearing follow = bearings.getFirst();
    assertThat(follow.obligation().label()).isEqualTo("follow suit");
    assertThat(words(follow.asked())).containsExactlyInAnyOrder("8H", "10H", "7S");
    assertThat(words(follow.fulfilling())).containsExactlyInAnyOrder("8H", "10H");
    assertThat(words(follow.left())).containsExactlyInAnyOrder("8H", "10H");
    Bearing win = bearings.getLast();
    assertThat(win.inForce()).isTrue();
    assertThat(words(win.asked())).containsExactlyInAnyOrder("8H", "10H");
    assertThat(words(win.fulfilling())).containsExactly("10H");
    assertThat(win.excludes(labels.cardsOf("8H").next(0))).isTrue();
    assertThat(win.excludes(labels.cardsOf("7S").next(0))).as("asked of no more").isFalse();
  }

  @Test
  void eachObligationSaysWhetherItExcludesACardByItself() {
    int spared = labels.cardsOf("7S").next(0);

    List<Bearing> won = play("S", "9H").bearingsSparing(spared);
    List<Bearing> lost = play("D", "9H").bearingsSparing(spared);

    assertThat(lost).extracting(bearing -> bearing.excludes(spared)).containsExactly(true, false);
    assertThat(won).extracting(bearing -> bearing.excludes(spared)).containsExactly(true, false);
    assertThat(words(won.getLast().fulfilling())).containsExactlyInAnyOrder("7S", "10H");
  }

  @Test
  void anObligationThatIsNotInForceLeavesAllCards() {
    Bearing win = play("D", "9H").bearings().getLast();

    assertThat(win.inForce()).isFalse();
    assertThat(win.left()).isEqualTo(win.asked());
    assertThat(play().bearings()).as("no card is to be played").isEmpty();
  }

  @Test
  void eachCriterionSaysWhatItMeasuresAndLeaves() {
    TrickComparison comparison =
        Objects.requireNonNull(play("D", "9H").comparisonWith(labels.cardsOf("10H").next(0)));

    assertThat(comparison.plays()).hasSize(2);
    assertThat(comparison.rows())
        .extracting(row -> row.criterion().label())
        .containsExactly("a trump", "the suit led", "the higher");
    assertThat(comparison.rows().getFirst().measures()).containsExactly("no", "no");
    assertThat(comparison.rows().getFirst().decides()).isFalse();
    TrickComparison.Row last = comparison.rows().getLast();
    assertThat(last.measures()).containsExactly("9", "10");
    assertThat(last.before()).containsExactly(0, 1);
    assertThat(last.after()).containsExactly(1);
    assertThat(last.decides()).isTrue();
  }

  @Test
  void askingWhatIfChangesNothing() {
    Match match = play("D", "9H");
    TrickComparison before = match.comparison();

    match.comparisonWith(labels.cardsOf("10H").next(0));
    match.bearings();

    assertThat(match.comparison()).isEqualTo(before);
    assertThat(Objects.requireNonNull(before).plays()).hasSize(1);
    assertThat(play().comparison()).as("no trick is under way").isNull();
  }

  @Test
  void aStatementIsKnownByWhatItDoes() {
    Advance advance = advance(play("D", "9H"), "10H");

    assertThat(advance.match().events()).isEqualTo(play("D", "9H", "10H").events());
    assertThat(advance.effects()).hasSize(2);
    Effect.Points points = (Effect.Points) advance.effects().getFirst();
    assertThat(points.seat()).isEqualTo(2);
    assertThat(Values.written(points.points())).isEqualTo("2");
    assertThat(text(points)).isEqualTo("winner scores 2");
    Effect.Assigned assigned = (Effect.Assigned) advance.effects().getLast();
    assertThat(assigned.variable().name()).isEqualTo("count");
    assertThat(assigned.variable().indices()).containsExactly("2");
    assertThat(assigned.variable().labels()).containsExactly("1");
    assertThat(text(assigned)).isEqualTo("count[winner] = count[winner] + 1");
  }

  @Test
  void aChoiceSetsItsVariable() {
    Advance advance = advance(play(), "D");

    assertThat(((Effect.Assigned) advance.effects().getFirst()).variable().name())
        .isEqualTo("trump");
    assertThat(text(advance.effects().getFirst())).isEqualTo("seat 1 chooses trump from suits");
  }

  private Advance advance(Match match, String label) {
    Decision.OneOf options =
        (Decision.OneOf) ((Status.Deciding) match.status()).decision().options();
    List<String> offered =
        options.alternatives().stream().map(Decision.Alternative::label).toList();
    return match.advance(new Pick.One(offered.indexOf(label)));
  }

  private String text(Effect effect) {
    return game.script().source().text(game.placeOf(effect.rule()));
  }
}
