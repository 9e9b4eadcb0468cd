package tricksmith.lower;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tricksmith.cards.Card;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.Status;
import tricksmith.lower.rules.RuleTable;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.TrickLaw;
import tricksmith.program.expression.Frame;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Values;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.source.Source;

/** What a setup makes of a script. */
class LoweringTest {

  private static final String SCRIPT =
      """
      game "Setups"
        players 2..5
      options {
        low yes/no = no
        rounds 1..6 = 3
        weak some suits = S
      }
      deck {
        suits C D H S
        ranks 2..5
        also 2 of Z: wild
        leave out ranks 2..3 when number of everyone == 5
        leave out Z unless low
      }
      deck extra { also TR: star, suit H, rank 5 }
      zones { heap: face up; stack[player]: seen by owner }
      state {
        a mood is glad | sad
        seen[player, mood]: yes/no
        each deal { bids[suit]: number = rounds }
        kept: some cards
      }
      match {
        if low { new deal }
        repeat rounds times { shuffle deck }
      }
      trick {
        must "low"  card.number < 3            when low
        must "always" card.suit == led.suit    unless low and not low
        may not "few" card.rank == 5           when number of everyone == 5 except low
        best by "never" card.number            when rounds > 6
           then "higher" card.rank
           then "first" earlier
      }
      """;

  @Test
  void leavesOutCardsBeforeTheMatch() {
    assertThat(labels(3, Map.of())).hasSize(17).contains("2C", "TR").doesNotContain("Z");
    assertThat(labels(5, Map.of("low", List.of("yes"))))
        .containsExactly("4C", "5C", "4D", "5D", "4H", "5H", "4S", "5S", "Z", "Z", "TR");
    Program rules = game(5, Map.of()).rules();
    assertThat(rules.cards().cards())
        .extracting(Card::index)
        .containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8);
    assertThat(zone(rules, "deck").cards()).containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
    assertThat(zone(rules, "extra").cards()).containsExactly(8);
  }

  @Test
  void leavesOutWhatTheOptionsPutOutOfForce() {
    TrickLaw law = game(3, Map.of()).rules().trick();
    assertThat(law.obligations()).extracting(TrickLaw.Obligation::label).containsExactly("always");
    assertThat(law.obligations().getFirst().when()).isNull();
    assertThat(law.criteria())
        .extracting(TrickLaw.Criterion::label)
        .containsExactly("higher", "first");
    TrickLaw other = game(5, Map.of("low", List.of("yes"))).rules().trick();
    assertThat(other.obligations())
        .extracting(TrickLaw.Obligation::label)
        .containsExactly("low", "always", "few");
    assertThat(other.obligations()).allSatisfy(each -> assertThat(each.when()).isNull());
    assertThat(game(5, Map.of()).rules().trick().obligations().getLast().except()).isNull();
  }

  @Test
  void decidesConditionsOnOptionsBeforehand() {
    assertThat(game(3, Map.of()).rules().procedure().steps())
        .noneMatch(Step.NewDeal.class::isInstance);
    assertThat(game(3, Map.of("low", List.of("yes"))).rules().procedure().steps().getFirst())
        .isInstanceOf(Step.NewDeal.class);
  }

  @Test
  void laysOutZonesByPlayer() {
    Program rules = game(3, Map.of()).rules();
    assertThat(rules.zones()).filteredOn(zone -> zone.name().equals("stack")).hasSize(3);
    assertThat(rules.zones().get(rules.handZone() + 2).owner()).isEqualTo(2);
    assertThat(rules.zones().get(rules.handZone() + 2).name()).isEqualTo("hand");
    assertThat(zone(rules, "heap").visibility()).isEqualTo(Program.Visibility.EVERYBODY);
  }

  @Test
  void givesEveryEntryOfAVariableACell() {
    Program rules = game(2, Map.of()).rules();
    assertThat(shown(rules, "seen"))
        .extracting(Program.ShownVariable::indices)
        .containsExactly(
            List.of("1", "glad"), List.of("1", "sad"), List.of("2", "glad"), List.of("2", "sad"));
    assertThat(shown(rules, "bids")).hasSize(4);
    Program.InitialValue bids = rules.cells().values().get(shown(rules, "bids").getFirst().cell());
    assertThat(bids.lifetime()).isEqualTo(Program.Lifetime.DEAL);
    assertThat(Objects.requireNonNull(bids.initial()).word(new Frame(null, 0, 0)))
        .isEqualTo(Values.number(3));
    assertThat(shown(rules, "kept").getFirst().elementKind()).isEqualTo(Values.Kind.CARD);
  }

  @Test
  void namesOptionsAndSides() {
    Program rules = game(4, Map.of("rounds", List.of("2"))).rules();
    assertThat(rules.options())
        .containsExactly(
            Map.entry("low", new Program.OptionSetting(List.of("no"), false, false)),
            Map.entry("rounds", new Program.OptionSetting(List.of("2"), false, true)),
            Map.entry("weak", new Program.OptionSetting(List.of("S"), true, false)));
    assertThat(rules.sides()).containsExactly(0, 1, 2, 3);
    assertThat(sides("players 4, partners across")).containsExactly(0, 1, 0, 1);
    assertThat(sides("players 6, partners across")).containsExactly(0, 1, 2, 0, 1, 2);
    assertThat(sides("players 6, sides alternate")).containsExactly(0, 1, 0, 1, 0, 1);
  }

  private static List<Integer> sides(String players) {
    String script = "game \"Sides\"\n %s\nmatch { }".formatted(players);
    GameScript read = GameScript.read(new Source("sides.trick", script));
    return ((SetupResult.Ready) read.setUp(read.defaults())).game().rules().sides();
  }

  @Test
  void knowsWhereEachRuleStands() {
    Game game = game(3, Map.of());
    Step shuffle =
        game.rules().procedure().steps().stream()
            .filter(Step.Shuffle.class::isInstance)
            .findFirst()
            .orElseThrow();
    assertThat(game.script().source().text(game.placeOf(shuffle.rule()))).isEqualTo("shuffle deck");
    TrickLaw.Obligation always = game.rules().trick().obligations().getFirst();
    assertThat(game.script().source().text(game.placeOf(always.rule())))
        .startsWith("must \"always\"");
    assertThat(game.places().entry(always.rule()).kind()).isEqualTo(RuleTable.Kind.OBLIGATION);
    assertThat(game.places().entry(always.rule()).label()).isEqualTo("always");
  }

  @Test
  void knowsWhichRulesStandAtAPlace() {
    Game game = game(3, Map.of());
    int place = SCRIPT.indexOf("shuffle deck");
    assertThat(game.places().at(place))
        .extracting(entry -> game.script().source().text(entry.span()))
        .containsExactly("shuffle deck", "repeat rounds times { shuffle deck }");
  }

  @Test
  void namesTheEndIfItIsTheWinnersThatFail() {
    String winners = "players with highest (1 / score of player)";
    Game game =
        Scene.game(
            """
            game "Endings"
            players 2
            match { seat 1 scores 1 }
            end { winners are %s }
            """
                .formatted(winners),
            2,
            Map.of());

    assertThat(MatchRun.start(game.rules(), 1).status())
        .isInstanceOfSatisfying(
            Status.Failed.class,
            failed -> {
              assertThat(failed.kind()).isEqualTo(Fault.Kind.DIVISION_BY_ZERO);
              assertThat(game.script().source().text(game.placeOf(failed.rule())))
                  .isEqualTo(winners);
            });
  }

  private static List<String> labels(int players, Map<String, List<String>> options) {
    return game(players, options).rules().cards().cards().stream().map(Card::label).toList();
  }

  private static Program.ZoneLayout zone(Program rules, String name) {
    return rules.zones().stream()
        .filter(zone -> zone.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static List<Program.ShownVariable> shown(Program rules, String name) {
    return rules.cells().shown().stream().filter(each -> each.name().equals(name)).toList();
  }

  private static Game game(int players, Map<String, List<String>> options) {
    return Scene.game(SCRIPT, players, options);
  }
}
