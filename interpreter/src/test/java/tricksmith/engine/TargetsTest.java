package tricksmith.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.Pick;
import tricksmith.games.GameFiles;
import tricksmith.program.Program;
import tricksmith.program.value.Values;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

/** Numbers at which players aim, although no variable keeps them. */
class TargetsTest {

  private static Program rules(String... parts) {
    GameScript script =
        GameScript.read(new Source("aims.trick", "game \"Aims\"\n" + String.join("\n", parts)));
    return GameFiles.program(script);
  }

  private static final String LAYING_ASIDE =
      """
        players 3
      deck {
        suits C D
        ranks 1..9
      }
      zones { promise[player]: seen by owner }
      define wish(card) = card.number if card.number <= 4, else 0
      define aim(player) = sum of wish(card) over promise of player
      match {
        new deal
        shuffle deck
        deal 5 to each player from seat 1
        each player at once chooses laid: 2 cards from hand
        each player at once moves laid to promise
        play tricks from seat 1 until hands are empty
        each player scores 5 if number of tricks of player == aim(player)
      }
      """;

  private static double wish(MatchRun run, IndexSet cards) {
    double sum = 0;
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
      int number = run.rules().cards().card(card).rank() + 1;
      sum += number <= 4 ? number : 0;
    }
    return sum;
  }

  @Test
  void aNumberIsMadeByCardsLaidAsideAndKnownToTheirPlayerAlone() {
    MatchRun run = MatchRun.start(rules(LAYING_ASIDE), 3);
    Outlook outlook = new Outlook(run);
    double[] aims = new double[3];
    for (int player = 0; player < 3; player++) {
      outlook.look(run);
      IndexSet hand = outlook.hand();
      IndexSet laid = IndexSet.of(hand.at(1)).with(hand.at(3));
      assertThat(outlook.numbers()).isEqualTo(1);
      assertThat(outlook.numberMade()).isZero();
      assertThat(outlook.leavesHand()).isTrue();
      assertThat(outlook.numberIfChosen(Outlook.setCellSet(run), 0, laid))
          .isEqualTo(wish(run, laid));
      assertThat(outlook.number(0, player)).isZero();
      aims[player] = wish(run, laid);
      run.choose(new Pick.Several(laid));
    }

    outlook.look(run);
    assertThat(outlook.numberMade()).isEqualTo(-1);
    for (int other = 0; other < 3; other++) {
      assertThat(outlook.ownNumber(0, other)).isEqualTo(aims[other]);
      assertThat(outlook.number(0, other))
          .isEqualTo(Double.valueOf(other == outlook.player() ? aims[other] : Double.NaN));
    }
  }

  @Test
  void aCardStandsForANumber() {
    MatchRun run =
        MatchRun.start(
            rules(
                """
                  players 3
                deck {
                  suits C D
                  ranks 1..9
                }
                zones { promise[player]: face up }
                state { each deal { placed[player]: card } }
                define wish(card) = card.number if card.number <= 4, else 0
                match {
                  new deal
                  shuffle deck
                  deal 5 to each player from seat 1
                  each player in turn from seat 1 {
                    player chooses placed from hand
                    move placed to promise
                  }
                  play tricks from seat 1 until hands are empty
                  each player scores 5 if number of tricks of player == wish(top of promise)
                }
                """),
            3);
    Outlook outlook = new Outlook(run);
    outlook.look(run);
    long card = run.valueOf(2);
    double wish = wish(run, IndexSet.of(Values.index(card)));

    int computed = outlook.numberMade();
    assertThat(outlook.numberIfChosen(Outlook.cellSet(run), card, null)).isEqualTo(wish);
    assertThat(outlook.number(computed, 0)).isZero();
    run.choose(2);
    outlook.look(run);
    assertThat(outlook.player()).isEqualTo(1);
    assertThat(outlook.number(computed, 0)).isEqualTo(wish);
  }

  @Test
  void theNumberOfASideIsSharedByItsPlayers() {
    MatchRun run =
        MatchRun.start(
            rules(
                """
                  players 4, partners across
                state {
                  declarer: player
                  asked: number
                }
                match {
                  new deal
                  shuffle deck
                  deal 5 to each player from seat 1
                  declarer = seat 2
                  seat 2 chooses asked from 1..5
                  play tricks from seat 1 until hands are empty
                  declarer scores 5 if number of tricks of side of declarer >= asked
                }
                """),
            3);
    Outlook outlook = new Outlook(run);
    run.choose(2);
    outlook.look(run);

    assertThat(outlook.numbers()).isEqualTo(1);
    assertThat(outlook.number(0, 1)).isEqualTo(1.5);
    assertThat(outlook.number(0, 3)).isEqualTo(1.5);
    assertThat(outlook.number(0, 0)).isNaN();
  }

  /** What others have guessed of a player is not what that player aims at. */
  @Test
  void aNumberThatAnotherPlayerHasSaidIsNoAim() {
    Program rules =
        rules(
            """
              players 3
            state { guess[player, player]: number }
            match {
              new deal
              shuffle deck
              deal 5 to each player from seat 1
              each player in turn from seat 1 {
                each of other in everyone { player chooses guess[player, other] from 0..5 }
              }
              play tricks from seat 1 until hands are empty
              each player {
                each of other in everyone {
                  player scores 5 if number of tricks of other == guess[player, other]
                }
              }
            }
            """);

    assertThat(new Outlook(MatchRun.start(rules, 1)).numbers()).isZero();
  }

  /** Definitions that each use another three times: a trillion ways to the same number. */
  @Test
  void eachDefinitionIsLookedIntoOnce() {
    StringBuilder definitions = new StringBuilder("define d0 = number of players\n");
    for (int i = 1; i <= 30; i++) {
      definitions.append("define d%1$d = d%2$d if d%2$d > 1, else 0 - d%2$d\n".formatted(i, i - 1));
    }
    Program rules =
        rules(
            "  players 3",
            definitions.toString(),
            """
            match {
              new deal
              shuffle deck
              deal 5 to each player from seat 1
              play tricks from seat 1 until hands are empty
              seat 1 scores 5 if number of tricks of seat 1 >= d30
            }
            """);

    assertThat(new Outlook(MatchRun.start(rules, 1)).numbers()).isEqualTo(1);
  }

  /** What is there once however many statements compare it is not looked into for each of them. */
  @Test
  void aLongDefinitionIsLookedIntoOnceForAllComparisons() {
    long few = bytesOfComparisons(20);
    long many = bytesOfComparisons(200);

    assertThat(many).isLessThan(4 * few);
  }

  private static long bytesOfComparisons(int times) {
    StringBuilder comparisons = new StringBuilder();
    for (int i = 0; i < times; i++) {
      comparisons.append("player scores 1 if tricks of player == all(player) + " + i + "\n");
    }
    Program rules =
        rules(
            "  players 3",
            "state { m[player, 0..9]: number = 0 }",
            "define one(player) = " + "m[player, 1] + ".repeat(90) + "m[player, 2]",
            "define two(player) = " + "m[player, 3] + ".repeat(90) + "one(player)",
            "define all(player) = " + "m[player, 4] + ".repeat(90) + "two(player)",
            "match { new deal; shuffle deck; deal 5 to each player",
            "play tricks from seat 1 until hands are empty",
            "each player {",
            comparisons.toString(),
            "} }");
    MatchRun run = MatchRun.start(rules, 1);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    assertThat(new Outlook(run).numbers()).isPositive();
    return threads.getCurrentThreadAllocatedBytes() - before;
  }

  /** Neither a constant, nor what is still in the hand, nor what was won is an aim. */
  @Test
  void notEveryNumberBesideTricksIsAnAim() {
    Program rules =
        rules(
            """
              players 3
            match {
              new deal
              shuffle deck
              deal 5 to each player from seat 1
              play tricks from seat 1 until hands are empty
              each player scores 5 if number of tricks of player >= 3
              each player scores 5 if number of tricks of player > number of hand of player
              each player scores 5 if number of tricks of player == number of won of player
            }
            """);

    assertThat(new Outlook(MatchRun.start(rules, 1)).numbers()).isZero();
  }
}
