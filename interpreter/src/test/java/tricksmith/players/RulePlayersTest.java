package tricksmith.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import tricksmith.engine.MatchRun;
import tricksmith.games.GameFiles;
import tricksmith.playtest.statistics.Sample;
import tricksmith.program.Program;

/**
 * Players that were written by hand, for games that people know well. With {@code -Dduels.deals=N},
 * bots of the level {@code -Dduels.level=LEVEL} play as many deals against them, and the results
 * are printed.
 */
class RulePlayersTest {

  private static final int DEALS = Integer.getInteger("duels.deals", 0);
  private static final Level LEVEL =
      Level.valueOf(System.getProperty("duels.level", "good").toUpperCase(Locale.ROOT));

  /** Returns by how much the first players do better, each deal played once for each side. */
  static Sample duel(Program rules, IntFunction<Bot> above, IntFunction<Bot> below, int deals) {
    Worth worth = new Worth(rules);
    List<Integer> sides = rules.sides().stream().distinct().toList();
    Sample.Collector margins = new Sample.Collector();
    for (int number = 0; number < deals; number++) {
      double sum = 0;
      for (int side : sides) {
        MatchRun run = MatchRun.start(rules, 40_000 + number);
        List<Bot> bots = new ArrayList<>();
        for (int seat = 1; seat <= rules.players(); seat++) {
          bots.add((rules.sides().get(seat - 1) == side ? above : below).apply(seat));
        }
        int seat = rules.sides().indexOf(side) + 1;
        int deal = run.deals();
        while (worth.isIn(deal, run)) {
          bots.get(run.decider() - 1).choose(run);
        }
        sum += worth.points(run, seat, 0);
      }
      margins.add(sum / sides.size());
    }
    return margins.sample();
  }

  private static Program rules(String game) {
    return GameFiles.game(game, 4, Map.of()).rules();
  }

  /** A player written by hand is no straw man: it certainly beats random play. */
  private static void isNoStrawMan(Program rules, RulePlayer byHand) {
    Sample margins = duel(rules, _ -> byHand, seat -> new RandomBot(5, seat), 40);

    assertThat(margins.mean()).isGreaterThan(margins.margin(3));
  }

  /** Measures bots against a player written by hand, on request only: it takes long. */
  private static void measure(Program rules, RulePlayer byHand) {
    if (DEALS > 0) {
      Policies policies = new Policies();
      Sample margins = duel(rules, seat -> LEVEL.bot(policies, 11, seat), _ -> byHand, DEALS);
      System.out.printf(
          "%s, %s: %+.2f ± %.2f (%d deals)%n",
          rules.title(), LEVEL, margins.mean(), margins.margin(), margins.count());
      assertThat(margins.mean()).isGreaterThan(-margins.margin());
    }
  }

  @Test
  void atHearts() {
    Program rules = rules("classics/hearts");
    RulePlayer byHand = new RulePlayer.AtHearts(MatchRun.start(rules, 1));

    isNoStrawMan(rules, byHand);
    measure(rules, byHand);
  }

  @Test
  void atSpades() {
    Program rules = rules("classics/spades");
    RulePlayer byHand = new RulePlayer.AtSpades(MatchRun.start(rules, 1));

    isNoStrawMan(rules, byHand);
    measure(rules, byHand);
  }

  @Test
  void atEuchre() {
    Program rules = rules("classics/euchre");
    RulePlayer byHand = new RulePlayer.AtEuchre(MatchRun.start(rules, 1));

    isNoStrawMan(rules, byHand);
    measure(rules, byHand);
  }
}
