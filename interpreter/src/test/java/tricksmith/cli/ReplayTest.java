package tricksmith.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.cli.game.ScriptReference;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.record.MatchFileReader;
import tricksmith.source.Source;

class ReplayTest {

  private static final Path DUEL = CapturedCommand.script("duel.trick");

  @TempDir private Path folder;

  static List<Path> games() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("../games"))) {
      return files.filter(file -> file.toString().endsWith(".trick")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatWasSimulatedIsVerifiedAndEveryChoiceTold(Path game) throws IOException {
    Path file = folder.resolve("games.match.jsonl");
    CapturedCommand.run("simulate", game, "-n", 2, "--seed", 11, "--trace", file);
    long choices =
        Files.readAllLines(file).stream().filter(line -> line.contains("\"decision\"")).count();
    String told = CapturedCommand.run("replay", file, "--verify", "--moves").fine();
    assertThat(told).endsWith("Matches replayed and verified: 2, refused: 0.\n");
    assertThat(told.lines())
        .filteredOn(line -> line.matches("Seat \\d+ (plays|chooses|passes) .*"))
        .hasSize((int) choices);
  }

  @Test
  void theBundledExampleIsVerified() {
    assertThat(
            CapturedCommand.run("replay", "../games/examples/mas-menos.match.jsonl", "--verify")
                .fine())
        .contains("seat 1: 3   seat 2: 0   won by seat 1")
        .endsWith("Matches replayed and verified: 1, refused: 0.\n");
  }

  @Test
  void movesTellHandsChoicesTricksAndPoints() throws IOException {
    Path script = folder.resolve("small.trick");
    Files.writeString(
        script,
        """
        game "Small"
          players 2

        deck {
          suits H S
          ranks 7..10 J Q K A
        }

        state {
          trump: suit
          bid[player]: 0..2
        }

        match {
          repeat 2 times {
            new deal
            shuffle deck
            turn up bottom of deck
            trump = suit of bottom of deck
            deal 2 to each player
            each player chooses bid[player] from 0..2
            play tricks from seat 1 until hands are empty
            each player scores number of tricks of player
          }
        }

        trick {
          must "follow suit"  card.suit == led.suit
          best by "a trump"  card.suit == trump  then "the suit led"  card.suit == led.suit  then "the higher"  card.rank
        }
        """);
    Path file = folder.resolve("small.match.jsonl");
    CapturedCommand.run("simulate", script, "-n", 1, "--seed", 5, "--trace", file);
    assertThat(CapturedCommand.run("replay", file, "--moves").fine())
        .startsWith(
            """
            Deal 1
              Turned up on the deck: 8H
              trump = H
              hand of seat 1  9H QH
              hand of seat 2  10S QS
            Seat 1 chooses bid: 2   (of 0, 1, 2)
            Seat 2 chooses bid: 2   (of 0, 1, 2)
            Trick 1
              Seat 1 leads
            Seat 1 plays QH
            Seat 2 plays QS
            Seat 1 takes the trick, by "a trump": QH QS
            Trick 2
            Seat 1 plays 9H   (the only choice)
            Seat 2 plays 10S   (the only choice)
            Seat 1 takes the trick, by "a trump": 9H 10S
            Points: seat 1: +2   (line 23: each player scores number of tricks of player)
            Scores: seat 1: 2   seat 2: 0
            Deal 2
              Turned up on the deck: 9S
              trump = S
              hand of seat 1  7H QH
              hand of seat 2  JH QS
            Seat 1 chooses bid: 1   (of 0, 1, 2)
            Seat 2 chooses bid: 2   (of 0, 1, 2)
            Trick 1
              Seat 1 leads
            Seat 1 plays 7H
            Seat 2 plays JH   (the only choice)
            Seat 2 takes the trick, by "the higher": 7H JH
            Trick 2
            Seat 2 plays QS   (the only choice)
            Seat 1 plays QH   (the only choice)
            Seat 2 takes the trick, by "a trump": QS QH
            Points: seat 2: +2   (line 23: each player scores number of tricks of player)
            Scores: seat 1: 2   seat 2: 2
            """);
  }

  /** One card each from a deck of two: about half of the hands are dealt again. */
  @Test
  void movesTellHandsThatWereDealtTheSameCardsAgain() throws IOException {
    Path script = folder.resolve("tiny.trick");
    Files.writeString(
        script,
        """
        game "Tiny"
          players 2
        deck {
          suits H
          ranks 7 8
        }
        match {
          repeat 12 times {
            new deal
            shuffle deck
            deal 1 to each player
            play tricks from seat 1 until hands are empty { winner scores 1 }
          }
        }
        """);
    Path file = folder.resolve("tiny.match.jsonl");
    CapturedCommand.run("simulate", script, "-n", 1, "--seed", 1, "--trace", file);
    assertThat(CapturedCommand.run("replay", file, "--moves").fine().lines())
        .filteredOn(line -> line.startsWith("  hand of seat "))
        .hasSize(24);
  }

  /** The last trick of a deal and the next deal come between the same two choices. */
  @Test
  void movesTellWhatANewDealTakesBackAndWhereCardsOfTheLastTrickLieNow() throws IOException {
    Path script = folder.resolve("stock.trick");
    Files.writeString(
        script,
        """
        game "Stock"
          players 2
        deck { suits H ranks 2..9 }
        zones {
          stock: face up
          taken[player]: face up
        }
        state { each deal { bonus: number = 0 } }
        match {
          repeat 6 times {
            new deal
            shuffle deck
            deal 2 to each player from seat 1
            move deck to stock
            play tricks from seat 1 until hands are empty {
              winner scores 1
              move cards of trick to taken[winner] if trick.number == 2
            }
            bonus = 7
          }
        }
        """);
    Path file = folder.resolve("stock.match.jsonl");
    CapturedCommand.run("simulate", script, "-n", 1, "--seed", 1, "--trace", file);
    List<String> told = CapturedCommand.run("replay", file, "--moves").fine().lines().toList();
    assertThat(told)
        .filteredOn(line -> line.startsWith("  Moved from the deck to stock: "))
        .hasSize(6)
        .allMatch(line -> line.matches(".*:( \\dH){4}(?: \\(from the top\\))?"));
    assertThat(told).filteredOn(line -> line.contains("bonus = 7")).hasSize(6);
    assertThat(told)
        .anyMatch(line -> line.matches("  Moved from the table to taken of .*:( \\dH){2}.*"));
  }

  @Test
  void movesTellWhichEntryChanceHasSet() throws IOException {
    Path script = folder.resolve("dice.trick");
    Files.writeString(
        script,
        """
        game "Dice"
          players 2
        deck { suits H ranks 2..9 }
        state { eyes[card]: number = 0, face up }
        match {
          new deal
          deal 2 to each player
          each of cards in hands { eyes[card] = random from 1..6 }
          play tricks from seat 1 until hands are empty { winner scores eyes[winning-card] }
        }
        """);
    Path file = folder.resolve("dice.match.jsonl");
    CapturedCommand.run("simulate", script, "-n", 1, "--seed", 1, "--trace", file);
    assertThat(CapturedCommand.run("replay", file, "--moves").fine().lines())
        .filteredOn(line -> line.endsWith(" (by chance)"))
        .hasSize(4)
        .allMatch(line -> line.matches("eyes\\[\\dH] = [1-6] \\(by chance\\)"));
  }

  @Test
  void movesTellThatAnEntryBecomesNoOrNoneAgain() throws IOException {
    Path script = folder.resolve("turning.trick");
    Files.writeString(
        script,
        """
        game "Turning"
          players 2
        deck { suits H S ranks 2..5 }
        state {
          each deal {
            turned[suit]: yes/no
            last: player
          }
        }
        match {
          shuffle deck
          deal 4 to each player from seat 1
          play tricks from seat 1 until hands are empty {
            turned[H] = not turned[H]
            last = winner if turned[H], else none
            winner scores 1
          }
        }
        """);
    Path file = folder.resolve("turning.match.jsonl");
    CapturedCommand.run("simulate", script, "-n", 1, "--seed", 1, "--trace", file);
    assertThat(
            CapturedCommand.run("--lang", "ja", "replay", file, "--moves")
                .fine()
                .lines()
                .filter(line -> line.contains("turned[H]"))
                .map(line -> line.replaceFirst(".*(turned\\[H\\] = \\S+).*", "$1")))
        .containsExactly("turned[H] = はい", "turned[H] = いいえ", "turned[H] = はい", "turned[H] = いいえ");
    assertThat(CapturedCommand.run("--lang", "ja", "replay", file, "--moves").fine())
        .contains("last = なし", "「リードスート」", "「強いカード」");
  }

  @Test
  void saysHowToNameAScriptThatIsNotWhereTheFileSays() throws IOException {
    String line =
        """
        {"event":"match","format":1,"script":"gone.trick","players":2,"options":{},"seed":1}
        """;
    Path file = Files.writeString(folder.resolve("gone.match.jsonl"), line + line);
    CapturedCommand.Ran ran = CapturedCommand.run("replay", file);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(ran.err())
        .startsWith(file + ":1: The match names the script \"")
        .contains("gone.trick\", but there is no such file.", "replay " + file + " --script FILE")
        .hasLineCount(1);
  }

  /** Telling a match plays it again, so fewer that compute a lot are told of one file. */
  @Test
  void movesCountAgainstWhatAFileMayCompute() throws IOException {
    Path file = costly(16);
    assertThat(CapturedCommand.run("replay", file, "--steps", "1000000").out())
        .contains("not finished: 16, refused: 0");
    assertThat(CapturedCommand.run("replay", file, "--steps", "1000000", "--moves").err())
        .contains("the matches before it took more steps");
  }

  /** Other programs shuffle as they like: the file's cards are told, not those of the seed. */
  @Test
  void movesTellTheCardsOfEveryRecordedShuffle() throws IOException {
    Files.writeString(
        folder.resolve("two.trick"),
        """
        game "Two"
          players 2
        deck { suits C D; ranks 1..4 }
        match {
          repeat 2 times {
            new deal
            shuffle deck
            deal 2 to each player from seat 1
            play tricks from seat 1 until hands are empty { winner scores 1 }
          }
        }
        trick { best by "rank" card.rank }
        """);
    Path file =
        Files.writeString(
            folder.resolve("two.match.jsonl"),
            """
            {"event": "match", "format": 1, "game": "Two", "script": "two.trick", "players": 2, "options": {}}
            {"event": "shuffle", "zone": "deck", "order": ["1C", "2C", "3C", "4C", "1D", "2D", "3D", "4D"]}
            {"event": "decision", "name": "play", "seat": 1, "pick": "1C"}
            {"event": "decision", "name": "play", "seat": 2, "pick": "2C"}
            {"event": "decision", "name": "play", "seat": 2, "pick": "4C"}
            {"event": "decision", "name": "play", "seat": 1, "pick": "3C"}
            {"event": "shuffle", "zone": "deck", "order": ["4D", "3D", "2C", "1D", "4C", "3C", "2D", "1C"]}
            {"event": "decision", "name": "play", "seat": 1, "pick": "4D"}
            {"event": "decision", "name": "play", "seat": 2, "pick": "3D"}
            {"event": "decision", "name": "play", "seat": 1, "pick": "2C"}
            {"event": "decision", "name": "play", "seat": 2, "pick": "1D"}
            """);
    List<String> told = CapturedCommand.run("replay", file, "--moves").fine().lines().toList();
    assertThat(inOrder(told, "  hand of seat \\d.*"))
        .containsExactly(
            "  hand of seat 1  1C 3C",
            "  hand of seat 2  2C 4C",
            "  hand of seat 1  2C 4D",
            "  hand of seat 2  1D 3D");
    assertThat(inOrder(told, "Seat \\d plays.*")).hasSize(8);
  }

  /** Plays one match of a script and tells it. */
  private List<String> told(String language, String text) throws IOException {
    Path script = Files.writeString(folder.resolve("told.trick"), text);
    Path file = folder.resolve("told.match.jsonl");
    CapturedCommand.run("simulate", script, "-n", 1, "--seed", 1, "--trace", file);
    CapturedCommand.Ran ran = CapturedCommand.run("--lang", language, "replay", file, "--moves");
    assertThat(ran.exitCode()).as(ran.err()).isZero();
    return ran.out().lines().toList();
  }

  private static List<String> inOrder(List<String> told, String pattern) {
    return told.stream().filter(line -> line.matches(pattern)).toList();
  }

  @Test
  void movesTellWhatHappenedInADealBeforeItsEnd() throws IOException {
    List<String> told =
        told(
            "en",
            """
            game "Late"
              players 2
            state { each deal { marked: player } }
            match {
              repeat 2 times {
                new deal
                shuffle deck
                deal 1 to each player
                play tricks from seat 2 until hands are empty { marked = winner }
                winner of last trick scores 1
              }
            }
            """);
    assertThat(inOrder(told, ".*(marked|Points|Scores|hand of seat 1|leads).*"))
        .extracting(line -> line.strip().replaceAll("[ :].*", ""))
        .containsExactly(
            "hand", "Seat", "marked", "Points", "Scores", "hand", "Seat", "marked", "Points",
            "Scores");
    assertThat(told).filteredOn("  Seat 2 leads"::equals).hasSize(2);
  }

  private static final String EXCHANGE =
      """
      game "Exchange"
        players 2
      deck { suits H S  ranks 2..7 }
      zones { discard: face up }
      match {
        new deal
        shuffle deck
        deal 4 to each player from seat 1
        each player { show (first card in hand) to everyone }
        show (last card in hand of seat 1) to seat 2
        each player chooses laid: 0..2 cards from hand, or pass
        move (first card in hand of seat 1) to discard
        move (first card in hand of seat 2) to discard
        seat 1 draws 1 from deck
        play tricks from seat 1 until hands are empty
        move (first card in won of seat 1) to discard if won of seat 1 is not empty
        move (first card in won of seat 2) to discard if won of seat 2 is not empty
      }
      """;

  @Test
  void movesTellAnExchangeAsItHappenedAndAllHandsAfterwards() throws IOException {
    List<String> told = told("en", EXCHANGE);
    int exchange = told.indexOf(inOrder(told, ".*from the hand of seat 1.*").getFirst());
    assertThat(told.subList(exchange, exchange + 6))
        .extracting(line -> line.replaceAll("( \\d[HS])+$", "").replaceAll("  \\d[HS]$", ""))
        .containsExactly(
            "  Moved from the hand of seat 1 to discard:",
            "  Moved from the hand of seat 2 to discard:",
            "  Moved from the deck to the hand of seat 1:",
            "  hand of seat 1 ",
            "  hand of seat 2 ",
            "Trick 1");
    assertThat(inOrder(told, "  Moved from the cards won by seat .*"))
        .as("cards that move when all is played")
        .isNotEmpty();
  }

  @Test
  void movesTellWhichCardsAreShownAndToWhom() throws IOException {
    assertThat(told("en", EXCHANGE))
        .anyMatch(line -> line.matches("  Shown to everyone, in the hand of seat 1: \\d[HS]"))
        .anyMatch(line -> line.matches("  Shown to everyone, in the hand of seat 2: \\d[HS]"))
        .anyMatch(line -> line.matches("  Shown to seat 2, in the hand of seat 1: \\d[HS]"));
    assertThat(told("ja", EXCHANGE))
        .anyMatch(line -> line.matches("  全員に見せたカード（席1の手札）：\\d[HS]"))
        .anyMatch(line -> line.matches("  席2に見せたカード（席1の手札）：\\d[HS]"))
        .anyMatch(line -> line.startsWith("  席1の取り札からdiscardへ："));
  }

  @Test
  void movesNameTheCardsThatCouldBeChosenAndThatOneCouldPass() throws IOException {
    assertThat(told("en", EXCHANGE))
        .anyMatch(line -> line.matches(".*   \\(0 to 2 of( \\d[HS]){4}, or pass\\)"));
    assertThat(told("ja", EXCHANGE))
        .anyMatch(line -> line.matches(".*（\\d[HS]( \\d[HS]){3}から0～2枚、またはパス）"));
  }

  private static final String SIDES =
      """
      game "Sides"
        players 3
      deck { suits H S  ranks 1..4 }
      deck more { suits H S  ranks 1 }
      state {
        best: side
        done: some cards
      }
      match {
        new deal
        move more to deck
        shuffle deck
        deal 3 to each player from seat 1
        seat 2 and seat 3 form a side
        best = side of seat 2
        done = hand of seat 1
        play tricks from seat 1 until hands are empty {
          winner chooses next from players
          leader = next
          done = cards where card.number > 9
        }
        each player {
          player scores 2
          player scores -1
        }
        each player { each of n in 3..4 { player scores n } }
      }
      """;

  @Test
  void movesTellWhoFormsASide() throws IOException {
    assertThat(told("en", SIDES))
        .containsSequence(
            "  side 2: seats 2 and 3", "  alone: seat 1", "  best = side 2   done = 1H 2H 4H");
    assertThat(told("ja", SIDES))
        .containsSequence("  チーム2：席2、3", "  味方なし：席1", "  best = チーム2   done = 1H 2H 4H");
  }

  private static final String DEALS =
      """
      game "Deals"
        players 4
      deck { suits C D E  ranks 1..6 }
      state {
        each trick { trump: suit }
        each deal { laid[player]: some cards }
        last: player
      }
      zones { up: face up }
      match {
        repeat 2 times {
          new deal
          shuffle deck
          deal 2 to each player
          move top of deck to up
          deal 1 to each player
          move top of deck to up
          (seat 1, seat 2) form a side
          players except seat 1 except seat 2 form a side
          each player chooses kept: 3 cards from hand { laid[player] = kept }
          play tricks from seat 2 until hands are empty {
            before each trick {
              trump = C if trick.number != 2
              leader may choose nod, yes or no
            }
          }
          each of suits { winner of last trick scores 1 }
          each player scores 5 if player == seat 1, 2 * 3 if player == seat 2, else 7
          last = winner of last trick
        }
      }
      trick { best by card.suit == led.suit then card.rank }
      """;

  @Test
  void movesTellWhereADealBegins() throws IOException {
    assertThat(inOrder(told("en", DEALS), "Deal .*|Scores:.*|  last =.*"))
        .extracting(line -> line.replaceAll("([=:] ?).*", "$1").strip())
        .startsWith("Deal 1", "last =", "Scores:", "Deal 2", "last =");
    assertThat(told("ja", DEALS)).contains("第1ディール", "第2ディール");
  }

  @Test
  void movesTellSidesOnceTheLastIsFormed() throws IOException {
    assertThat(inOrder(told("en", DEALS), "  (side|alone|There).*"))
        .containsExactly(
            "  side 1: seats 1 and 2",
            "  side 2: seats 3 and 4",
            "  There are no sides any more",
            "  side 1: seats 1 and 2",
            "  side 2: seats 3 and 4");
    assertThat(told("ja", DEALS)).containsOnlyOnce("  チームは解消されました");
  }

  @Test
  void movesTellOnlyWhatAVariableOfATrickIsSetTo() throws IOException {
    assertThat(inOrder(told("en", DEALS), ".* trump = .*|Trick .*"))
        .extracting(line -> line.replaceAll(".*(trump = )", "$1"))
        .startsWith("Trick 1", "trump = C", "Trick 2", "trump = C", "Trick 3", "Trick 1");
  }

  @Test
  void movesTellHandsBeforeWhatFollowsTheDealing() throws IOException {
    List<String> told = told("en", DEALS);
    assertThat(told.subList(told.indexOf("Deal 1"), told.indexOf("Deal 1") + 7))
        .extracting(line -> line.replaceAll("( \\d[CDE])+$", "").strip())
        .containsExactly(
            "Deal 1",
            "hand of seat 1",
            "hand of seat 2",
            "hand of seat 3",
            "hand of seat 4",
            "Moved from the deck to up:",
            "side 1: seats 1 and 2");
  }

  @Test
  void movesTellTheFirstLeaderOnce() throws IOException {
    assertThat(told("en", DEALS))
        .noneMatch(line -> line.contains("leader ="))
        .contains("  Seat 2 leads");
  }

  @Test
  void movesTellWhoIsScoredForWhatAndByWhichCase() throws IOException {
    assertThat(inOrder(told("en", DEALS), "Points: .*").subList(0, 4))
        .extracting(line -> line.replaceFirst("^Points: seat \\d: \\+1 ", "Points: winner: +1 "))
        .containsExactly(
            "Points: winner: +1 (C) +1 (D) +1 (E)   (line 27: winner of last trick scores 1)",
            "Points: seat 1: +5   (line 28: each player scores 5 if player == seat 1)",
            "Points: seat 2: +6   (line 28: each player scores … 2 * 3 if player == seat 2)",
            "Points: seat 3: +7   seat 4: +7   (line 28: each player scores … else 7)");
  }

  @Test
  void movesQuoteAStatementOnSeveralPlayersInFull() throws IOException {
    String guarded =
        DEALS.replace(
            "each of suits { winner of last trick scores 1 }",
            "opponents of seat 1 score 2 if number of hand of seat 1 == 0");
    assertThat(told("en", guarded))
        .anyMatch(
            line ->
                line.endsWith(
                    "(line 27: opponents of seat 1 score 2 if number of hand of seat 1 == 0)"));
  }

  @Test
  void movesListCardsInTheOrderOfAHand() throws IOException {
    assertThat(told("en", DEALS))
        .anyMatch(
            line ->
                line.matches(
                    "Seat \\d chooses kept:( \\dC)*( \\dD)*( \\dE)*   \\(the only choice\\)"))
        .anyMatch(line -> line.matches("  laid\\[seat \\d\\] =( \\dC)*( \\dD)*( \\dE)*"));
    String one =
        DEALS
            .replace("kept: 3 cards from hand", "kept from hand, or pass")
            .replace("laid[player] = kept", "");
    assertThat(told("en", one)).anyMatch(line -> line.matches(".*\\(of( \\d[CDE]){3}, pass\\)"));
  }

  private static final String TAKEN_OTHERWISE =
      """
      game "Taken otherwise"
        players 3
      match {
        new deal
        deal 2 to each player
        reverse direction
        seat 3 sits out
        seat 1 plays for seat 2
        play 2 tricks from seat 1 {
          nobody takes the trick if trick.number == 1
        }
      }
      trick { best by card.number then earlier }
      """;

  @Test
  void movesTellWhoTakesATrickAndWhoPlaysNoMore() throws IOException {
    assertThat(unplaced(told("en", TAKEN_OTHERWISE)))
        .containsSubsequence(
            "  Play now goes round the other way",
            "  Out of play: seat 3",
            "  Seat 1 plays for seat 2",
            "  Nobody takes the trick")
        .filteredOn(line -> line.startsWith("Seat ") && line.contains(" takes the trick"))
        .hasSize(1);
    assertThat(unplaced(told("ja", TAKEN_OTHERWISE)))
        .containsSubsequence(
            "  プレイの向きが逆になりました", "  プレイから外れました：席3", "  席2の代わりに席1がプレイします", "  このトリックは誰も取りませんでした");
  }

  private static List<String> unplaced(List<String> told) {
    return told.stream().map(line -> line.replaceAll("(   \\(line |（\\d+行目).*", "")).toList();
  }

  private static final String TAKEN_LATER =
      """
      game "Taken later"
        players 3
      match {
        new deal
        deal 3 to each player
        seat 1 chooses aim from 1..2 {
          move hand of seat 1 to aside
          seat 1 draws 3 from deck
        }
        play 2 tricks from seat 1 {
          after each card { end the trick if trick.number == 2 }
          winner chooses price from 1..2
          nobody takes the trick if trick.number == 2
        }
        each of price in 3..4 {
          seat 1 scores price
          (seat 2, seat 3) score -price
        }
      }
      trick { best by "the higher" card.number then "the first" earlier }
      """;

  @Test
  void movesTellWhoTakesATrickOnceNothingDecidesItAnyMore() throws IOException {
    List<String> told = told("en", TAKEN_LATER);
    assertThat(inOrder(told, ".*(has the winning|takes the trick|ends before|chooses price).*"))
        .extracting(
            line -> line.replaceAll("[:,].*|   \\(line.*", "").replaceAll("[Ss]eat \\d", "seat"))
        .containsExactly(
            "seat has the winning card",
            "seat chooses price",
            "  seat takes the trick",
            "  The trick ends before all have played",
            "seat has the winning card",
            "seat chooses price",
            "  Nobody takes the trick");
    assertThat(told("ja", TAKEN_LATER))
        .anyMatch(line -> line.matches("このトリック.*で勝っているのは席\\dです.*"))
        .contains("  全員が出す前にトリックが終わりました")
        .anyMatch(line -> line.startsWith("  このトリックは誰も取りませんでした（13行目："));
  }

  @Test
  void movesTellADrawIntoAHandThatWasGivenAway() throws IOException {
    assertThat(told("en", TAKEN_LATER))
        .anyMatch(line -> line.startsWith("  Moved from the deck to the hand of seat 1: "));
  }

  @Test
  void movesTellEachPaymentWithItsOther() throws IOException {
    assertThat(inOrder(told("en", TAKEN_LATER), "Points: .*"))
        .extracting(line -> line.replaceAll("   \\(.*", ""))
        .containsExactly(
            "Points: seat 1: +3",
            "Points: seat 2: -3   seat 3: -3",
            "Points: seat 1: +4",
            "Points: seat 2: -4   seat 3: -4");
  }

  @Test
  void movesTellAnEmptySet() throws IOException {
    assertThat(told("en", SIDES)).contains("  done = nothing");
    assertThat(told("ja", SIDES)).contains("  done = なし");
  }

  @Test
  void movesTellCardsOfASecondDeckAmongThoseOfTheirSuit() throws IOException {
    assertThat(inOrder(told("en", SIDES), "  hand of seat .*"))
        .hasSize(3)
        .allMatch(line -> line.matches("  hand of seat \\d ( \\dH)*( \\dS)*"))
        .anyMatch(line -> line.contains(" 1S 2S") || line.contains(" 1H 3H"));
    assertThat(told("en", SIDES)).contains("Seat 3 plays 3H   (of 1H 3H)");
  }

  @Test
  void movesTellNothingOfGatheringATrickEvenIfAChoiceFollows() throws IOException {
    assertThat(told("en", SIDES)).noneMatch(line -> line.contains("from the table"));
  }

  @Test
  void movesTellPointsOfOneSeatTogetherWithTheStatementThatScored() throws IOException {
    assertThat(told("en", SIDES))
        .contains(
            "Points: seat 1: +3 +4   seat 2: +3 +4   seat 3: +3 +4"
                + "   (line 26: player scores n)");
  }

  @Test
  void movesAreNotToldAsJson() {
    CapturedCommand.Ran ran = CapturedCommand.run("replay", "any", "--moves", "--json");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(ran.err()).contains("--moves and --json cannot be given together.");
  }

  @Test
  void refusesAScriptOnceHoweverManyMatchesNameIt() throws IOException {
    Files.writeString(folder.resolve("broken.trick"), "game \"Broken\"\n  players two\n");
    Path file = folder.resolve("many.match.jsonl");
    String match = "{\"event\":\"match\",\"format\":1,\"script\":\"broken.trick\",\"players\":2}\n";
    Files.writeString(file, match.repeat(300));
    CapturedCommand.Ran ran = CapturedCommand.run("replay", file);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.err().lines().filter(line -> line.contains("error TS"))).hasSize(1);
    assertThat(ran.err()).doesNotContain("for the reason given above");
    assertThat(ran.out()).isEqualTo("Matches replayed: 0, refused: 300.\n");
  }

  @Test
  void tellsOfTheFirstHundredMatchesThatWereRefused() throws IOException {
    Path file = folder.resolve("many.match.jsonl");
    Files.writeString(file, "{\"event\":\"match\",\"format\":1,\"players\":\"two\"}\n".repeat(300));
    assertThat(CapturedCommand.run("replay", file).out().lines())
        .hasSize(102)
        .endsWith(
            "Only the first 100 refused matches are shown; --json lists them all.",
            "Matches replayed: 0, refused: 300.");
  }

  /** A line is enough for a match that a script makes as dear as a match may be. */
  @Test
  void allMatchesOfAFileTogetherTakeNoMoreThanItsLinesPayFor() throws IOException {
    Path file = costly(40);

    CapturedCommand.Ran ran = CapturedCommand.run("replay", file, "--steps", "1000000");

    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.err()).contains("more steps than a file of so few lines may take");
    assertThat(ran.out())
        .contains("costly.match.jsonl, line 20)")
        .doesNotContain("costly.match.jsonl, line 40)");
  }

  /** A file of so many matches, each of which takes a million steps. */
  private Path costly(int matches) throws IOException {
    Files.writeString(
        folder.resolve("costly.trick"),
        """
        game "Costly"
          players 2
        state { n: number = 0 }
        match {
          repeat 9 times { n = sum of remainder(x + n, 7) over x in 1..90000 }
          new deal
          shuffle deck
          deal 5 to each player
          play tricks from seat 1 until hands are empty { winner scores n }
        }
        """);
    String match = "{\"event\":\"match\",\"format\":1,\"script\":\"costly.trick\",\"players\":2}\n";
    return Files.writeString(folder.resolve("costly.match.jsonl"), match.repeat(matches));
  }

  @Test
  void namesSomeOfManyWrongOptions() throws IOException {
    Path file = folder.resolve("options.match.jsonl");
    String options =
        IntStream.range(0, 300)
            .mapToObj(option -> "\"o%d\":1".formatted(option))
            .collect(Collectors.joining(","));
    Files.writeString(
        file,
        "{\"event\":\"match\",\"format\":1,\"players\":2,\"options\":{%s}}\n".formatted(options));
    assertThat(CapturedCommand.run("replay", file, "--script", DUEL).err())
        .endsWith("And 290 more like these.\n")
        .hasLineCount(21);
  }

  static List<Path> classics() throws IOException {
    return games().stream().filter(game -> game.startsWith("../games/classics")).toList();
  }

  @ParameterizedTest
  @MethodSource("classics")
  void everyClassicHasAnExampleWhichIsVerified(Path game) {
    assertThat(CapturedCommand.run("replay", example(game), "--verify").fine())
        .contains("won by seat")
        .endsWith("Matches replayed and verified: 1, refused: 0.\n");
  }

  /**
   * An example was recorded with the script as it is. {@code -Dexamples.rewrite=true} records those
   * anew that were not: the same matches, by the scripts of today.
   */
  @ParameterizedTest
  @MethodSource("classics")
  void everyExampleNamesTheScriptAsItIs(Path game) throws IOException {
    Path example = example(game);
    String name = ScriptReference.sha256(new Source("", Files.readString(game)));
    if (Boolean.getBoolean("examples.rewrite") && !Files.readString(example).contains(name)) {
      Path anew = example.resolveSibling(example.getFileName() + ".new");
      assertThat(CapturedCommand.run("replay", example, "--trace", anew).exitCode()).isZero();
      Files.writeString(example, besideItsScript(Files.readString(anew), game));
      Files.delete(anew);
    }
    assertThat(Files.readString(example))
        .contains("\"sha256\":\"" + name + "\"")
        .contains("\"script\":\"../" + game.getFileName() + "\"");
  }

  /** With the script named as it is found from the example, on whatever machine. */
  private static String besideItsScript(String matches, Path game) {
    return matches.replaceAll(
        "\"script\":\"[^\"]*\"", "\"script\":\"../" + game.getFileName() + "\"");
  }

  private static Path example(Path game) {
    String name = game.getFileName().toString().replace(".trick", ".match.jsonl");
    return game.resolveSibling("examples").resolve(name);
  }

  @Test
  void printsALineForEachMatch() throws IOException {
    Path file = trace(2);
    List<String> lines = CapturedCommand.run("replay", file).fine().lines().toList();
    assertThat(lines).hasSize(3);
    assertThat(lines.getFirst())
        .startsWith("Duel, 2 players (" + file + ", line 1): seat 1: ")
        .contains("won by seat");
    assertThat(lines.getLast()).isEqualTo("Matches replayed: 2, refused: 0.");
  }

  @Test
  void printsWhatProgramsWant() {
    Path file = trace(2);
    Map<String, Object> json =
        JsonText.object(CapturedCommand.run("replay", file, "--verify", "--json").fine());
    assertThat(json)
        .containsEntry("file", file.toString())
        .containsEntry("verified", true)
        .containsEntry("replayed", 2L)
        .containsEntry("refused", 0L);
    assertThat(JsonText.objects(json.get("matches")).getFirst())
        .containsEntry("line", 1L)
        .containsEntry("game", "Duel")
        .containsEntry("players", 2L)
        .containsEntry("seed", 7L)
        .containsEntry("result", "ended")
        .containsKeys("script", "scores", "winners");
  }

  @Test
  void findsATamperedLineOfEachKind() throws IOException {
    Path file = trace(2);
    List<String> lines = Files.readAllLines(file);
    int trick = indexOf(lines, "\"event\":\"trick\"");
    assertTampered(file, trick, lines.get(trick).replaceAll("\"winner\":\\d", "\"winner\":9"));
    int score = indexOf(lines, "\"event\":\"score\"");
    assertTampered(file, score, lines.get(score).replaceAll("\\[.*]", "[1000,0]"));
    int end = indexOf(lines, "\"event\":\"end\"");
    assertTampered(file, end, lines.get(end).replaceAll("\"winners\":.*", "\"winners\":[]}"));
    int play = indexOf(lines, "\"name\":\"play\"");
    assertTampered(file, play, lines.get(play).replaceAll("\"hand\":\\[\"..\",", "\"hand\":["));
    assertTampered(file, play, lines.get(play).replaceAll("\"pick\":\"..\"", "\"pick\":\"XX\""));
  }

  @Test
  void comparesOnlyWhenItIsToVerify() throws IOException {
    Path file = trace(1);
    List<String> lines = Files.readAllLines(file);
    int trick = indexOf(lines, "\"event\":\"trick\"");
    tamper(file, trick, lines.get(trick).replaceAll("\"winner\":\\d", "\"winner\":9"));
    assertThat(CapturedCommand.run("replay", file).exitCode()).isZero();
    assertThat(CapturedCommand.run("replay", file, "--verify").exitCode())
        .isEqualTo(ExitCode.WRONG);
  }

  @Test
  void tellsProgramsWhatDiffers() throws IOException {
    Path file = trace(2);
    List<String> lines = Files.readAllLines(file);
    int trick = indexOf(lines, "\"event\":\"trick\"");
    tamper(file, trick, lines.get(trick).replaceAll("\"winner\":\\d", "\"winner\":9"));
    CapturedCommand.Ran ran = CapturedCommand.run("replay", file, "--verify", "--json");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    Map<String, Object> json = JsonText.object(ran.out());
    assertThat(json).containsEntry("replayed", 1L).containsEntry("refused", 1L);
    Map<String, Object> refused = JsonText.objects(json.get("matches")).getFirst();
    assertThat(refused).containsEntry("result", "refused").containsEntry("line", 1L);
    assertThat(JsonText.asObject(refused.get("problem")))
        .containsEntry("line", trick + 1L)
        .containsEntry("kind", "different")
        .containsEntry("scriptChanged", false)
        .containsKey("message");
  }

  @Test
  void writesOutWhatWasLeftOut() throws IOException {
    Path full = trace(3);
    Path short1 = folder.resolve("short.match.jsonl");
    List<String> needed =
        Files.readAllLines(full).stream()
            .filter(line -> !line.matches(".*\"event\":\"(trick|score|end)\".*"))
            .map(line -> line.replaceAll("\"(hand|legal|trick)\":\\[[^\\]]*],?", ""))
            .map(line -> line.replaceAll("\"sha256\":\"[^\"]*\",", "").replace(",}", "}"))
            .toList();
    Files.write(short1, needed);
    Path out = folder.resolve("out.match.jsonl");
    assertThat(CapturedCommand.run("replay", short1, "--verify", "--trace", out).exitCode())
        .isZero();
    assertThat(Files.readString(out)).isEqualTo(Files.readString(full));
  }

  @Test
  void writesIntoTheFileThatItReads() throws IOException {
    Path file = trace(3);
    String before = Files.readString(file);
    assertThat(CapturedCommand.run("replay", file, "--trace", file).exitCode()).isZero();
    assertThat(Files.readString(file)).isEqualTo(before);
  }

  @Test
  void writesNothingIfAMatchIsRefused() throws IOException {
    Path file = trace(2);
    tamper(file, 1, "{\"event\":\"chance\",\"name\":\"dealer\",\"pick\":7}");
    Path out = folder.resolve("out.match.jsonl");
    CapturedCommand.Ran ran = CapturedCommand.run("replay", file, "--trace", out);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.err()).contains(out + " was not written");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void findsTheScriptBesideTheMatchFile() throws IOException {
    Path script = Files.copy(DUEL, folder.resolve("my duel.trick"));
    Path file = folder.resolve("x.match.jsonl");
    CapturedCommand.run("simulate", script, "-n", 1, "--seed", 7, "--trace", file).fine();
    assertThat(Files.readString(file)).contains("\"script\":\"my duel.trick\"");
    Path moved = Files.createDirectory(folder.resolve("moved"));
    Files.move(script, moved.resolve("my duel.trick"));
    Path movedFile = Files.move(file, moved.resolve("x.match.jsonl"));
    assertThat(CapturedCommand.run("replay", movedFile, "--verify").exitCode()).isZero();
  }

  @Test
  void usesAnotherScriptIfToldTo() throws IOException {
    Path file = trace(1);
    Path other = folder.resolve("other.trick");
    Files.writeString(other, Files.readString(DUEL).replace("winner scores 1", "winner scores 2"));
    assertThat(CapturedCommand.run("replay", file, "--script", other).exitCode()).isZero();
    CapturedCommand.Ran ran = CapturedCommand.run("replay", file, "--script", other, "--verify");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.out())
        .contains("The field \"scores\" differs.")
        .contains("  The script has changed since the match was recorded.\n");
  }

  @Test
  void saysThatTheScriptIsNotThere() throws IOException {
    Path file = trace(1);
    Files.writeString(
        file,
        Files.readString(file).replaceAll("\"script\":\"[^\"]*\"", "\"script\":\"no.trick\""));
    CapturedCommand.Ran ran = CapturedCommand.run("replay", file);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(ran.err()).contains("no.trick");
    Files.writeString(file, Files.readString(file).replace("\"script\":\"no.trick\",", ""));
    assertThat(CapturedCommand.run("replay", file).exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(CapturedCommand.run("replay", file).err()).contains("names no script");
  }

  @Test
  void saysThatTheOptionsDoNotFit() throws IOException {
    Path file = trace(1);
    Files.writeString(file, Files.readString(file).replace("\"rounds\":1", "\"rounds\":99"));
    CapturedCommand.Ran ran = CapturedCommand.run("replay", file);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.err()).startsWith(file + ":1: ").contains("rounds", "99");
  }

  @Test
  void aMatchThatStopsIsOpen() throws IOException {
    Path file = trace(1);
    Files.write(file, Files.readAllLines(file).subList(0, 5));
    assertThat(CapturedCommand.run("replay", file, "--verify").fine())
        .contains("Not finished: seat");
    assertThat(CapturedCommand.run("replay", file, "--json").fine())
        .contains("\"result\" : \"open\"");
  }

  @Test
  void aScriptErrorIsToldAndWrong() throws IOException {
    Path file = folder.resolve("wrong.match.jsonl");
    Path script = CapturedCommand.script("divides.trick");
    CapturedCommand.run("simulate", script, "-n", 20, "--seed", 3, "--trace", file);
    CapturedCommand.Ran ran = CapturedCommand.run("replay", file, "--verify");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.out())
        .contains("division by zero")
        .endsWith("Matches replayed and verified: 20, refused: 0.\n");
  }

  @Test
  void refusesWhatIsNoMatchFile() throws IOException {
    Path file = Files.writeString(folder.resolve("x.match.jsonl"), "{\"event\":\"match\",\n");
    CapturedCommand.Ran ran = CapturedCommand.run("replay", file);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.out())
        .startsWith(file + ":1: This line is not valid JSON; the mistake is at")
        .contains("`tricksmith simulate SCRIPT --trace FILE` records one");
    Files.writeString(file, "\n\n");
    assertThat(CapturedCommand.run("replay", file).exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(CapturedCommand.run("replay", file).err())
        .contains("contains no match. `tricksmith simulate SCRIPT --trace FILE` records one.");
    assertThat(CapturedCommand.run("replay", file).out()).isEmpty();
    assertThat(CapturedCommand.run("replay", folder.resolve("none.jsonl")).out()).isEmpty();
  }

  /** As when files that an editor of Windows has written are joined. */
  @Test
  void byteOrderMarksMayStandBetweenMatches() throws IOException {
    String match = Files.readString(trace(1));
    Path file = Files.writeString(folder.resolve("two.match.jsonl"), match + "\uFEFF" + match);
    assertThat(CapturedCommand.run("replay", file).fine())
        .endsWith("Matches replayed: 2, refused: 0.\n");
  }

  @Test
  void whatAFileSaysIsShortened() throws IOException {
    String match = Files.readString(trace(1));
    String text =
        match.replaceFirst("\"pick\":\"[^\"]*\"", "\"pick\":\"" + "x".repeat(900_000) + "\"");
    Path file = Files.writeString(folder.resolve("long.match.jsonl"), text);
    CapturedCommand.Ran ran = CapturedCommand.run("replay", file);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.out()).contains("xxx …").hasSizeLessThan(10_000);
  }

  @Test
  void refusesFilesThatCannotBeReadOrWritten() {
    assertThat(CapturedCommand.run("replay", folder).exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(CapturedCommand.run("replay", folder.resolve("none")).exitCode())
        .isEqualTo(ExitCode.FILE);
    Path file = trace(1);
    CapturedCommand.Ran ran =
        CapturedCommand.run("replay", file, "--trace", folder.resolve("no/out"));
    assertThat(ran.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(ran.err()).contains("its folder does not exist");
  }

  private Path trace(int matches) {
    Path file = folder.resolve("duel.match.jsonl");
    CapturedCommand.run("simulate", DUEL, "-n", matches, "--seed", 7, "--trace", file).fine();
    return file;
  }

  private static int indexOf(List<String> lines, String part) {
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).contains(part)) {
        return i;
      }
    }
    throw new AssertionError(part);
  }

  /** Replaces a line, sees that just this is found, and puts the line back. */
  private static void assertTampered(Path file, int index, String line) throws IOException {
    String before = tamper(file, index, line);
    assertThat(line).isNotEqualTo(before);
    CapturedCommand.Ran ran = CapturedCommand.run("replay", file, "--verify");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.out())
        .contains(file + ":" + (index + 1) + ": ")
        .endsWith("Matches replayed and verified: 1, refused: 1.\n");
    tamper(file, index, before);
  }

  private static String tamper(Path file, int index, String line) throws IOException {
    List<String> lines = Files.readAllLines(file);
    String before = lines.set(index, line);
    Files.write(file, lines);
    return before;
  }

  @Test
  void afterWhatCannotBeReadTheOtherMatchesFollow() throws IOException {
    Path file = trace(3);
    List<String> lines = Files.readAllLines(file);
    int second = indexOf(lines.subList(1, lines.size()), "\"event\":\"match\"") + 1;
    tamper(file, second, "{\"event\":\"match\",\"players\":\"two\"}");
    assertThat(CapturedCommand.run("replay", file, "--verify").out())
        .contains(file + ":" + (second + 1) + ": ")
        .endsWith("Matches replayed and verified: 2, refused: 1.\n");
    tamper(file, second + 1, "{".repeat(MatchFileReader.LONGEST_LINE + 1));
    assertThat(CapturedCommand.run("replay", file, "--verify").out())
        .contains(file + ":" + (second + 1) + ": ")
        .endsWith("Matches replayed and verified: 2, refused: 1.\n");
    tamper(file, second, "");
    CapturedCommand.Ran ran = CapturedCommand.run("replay", file, "--verify");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.out())
        .contains(file + ":" + (second + 2) + ": This line is too long")
        .endsWith("Matches replayed and verified: 1, refused: 1.\n");
  }

  @Test
  void afterAMatchWhoseOptionsDoNotFitTheOthersFollow() throws IOException {
    Path file = trace(3);
    List<String> lines = Files.readAllLines(file);
    int second = indexOf(lines.subList(1, lines.size()), "\"event\":\"match\"") + 1;
    tamper(file, second, lines.get(second).replace("\"rounds\":1", "\"rounds\":99"));
    CapturedCommand.Ran ran = CapturedCommand.run("replay", file);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.err()).startsWith(file + ":" + (second + 1) + ": ");
    assertThat(ran.out()).endsWith("Matches replayed: 2, refused: 1.\n");
    Map<String, Object> json = JsonText.object(CapturedCommand.run("replay", file, "--json").out());
    assertThat(json).containsEntry("replayed", 2L).containsEntry("refused", 1L);
    Map<String, Object> refused = JsonText.objects(json.get("matches")).get(1);
    assertThat(JsonText.asObject(refused.get("problem")))
        .containsEntry("kind", "no-game")
        .containsEntry("line", second + 1L);
  }

  @Test
  void aGameThatTheFileDoesNotNameIsCalledAsTheScriptSays() throws IOException {
    Path file = trace(1);
    Files.writeString(file, Files.readString(file).replace("\"game\":\"Duel\",", ""));
    Map<String, Object> json =
        JsonText.object(CapturedCommand.run("replay", file, "--json").fine());
    assertThat(JsonText.objects(json.get("matches")).getFirst()).containsEntry("game", "Duel");
  }

  @Test
  void aMatchThatStopsDoesNotCountAsReplayed() throws IOException {
    Path file = trace(2);
    List<String> lines = Files.readAllLines(file);
    Files.write(file, lines.subList(0, lines.size() - 4));
    assertThat(CapturedCommand.run("replay", file).fine())
        .endsWith("Matches replayed: 1, not finished: 1, refused: 0.\n");
    assertThat(JsonText.object(CapturedCommand.run("replay", file, "--json").fine()))
        .containsEntry("replayed", 1L)
        .containsEntry("open", 1L);
  }

  @Test
  void seatsAreCalledSeats() throws IOException {
    Path file = trace(1);
    List<String> lines = Files.readAllLines(file);
    int trick = indexOf(lines, "\"event\":\"trick\"");
    String before =
        tamper(file, trick, lines.get(trick).replaceAll("\"winner\":\\d", "\"winner\":9"));
    assertThat(CapturedCommand.run("replay", file, "--verify").out())
        .containsPattern("By the rules: seat [12]\\. In the file: seat 9\\.");
    tamper(file, trick, before);
    int play = indexOf(lines, "\"name\":\"play\"");
    tamper(file, play, lines.get(play).replaceAll("\"seat\":\\d,\"hand", "\"seat\":9,\"hand"));
    assertThat(CapturedCommand.run("replay", file).out())
        .containsPattern("of seat [12] here; the file has the decision \"play\" of seat 9\\.");
    tamper(file, 1, "{\"event\":\"chance\",\"name\":\"dealer\",\"pick\":7}");
    assertThat(CapturedCommand.run("replay", file).out())
        .contains("seat 7 cannot come up here. Possible: seat 1, seat 2.");
  }

  @Test
  void aScriptElsewhereIsFoundAgainAsLongAsItIsTheSame() throws IOException {
    Path script =
        Files.copy(DUEL, Files.createDirectory(folder.resolve("scripts")).resolve("duel.trick"));
    Path file = Files.createDirectory(folder.resolve("traces")).resolve("duel.match.jsonl");
    CapturedCommand.run("simulate", script, "-n", 1, "--seed", 7, "--trace", file).fine();
    assertThat(CapturedCommand.run("replay", file, "--verify").fine()).contains("verified: 1");
    Files.writeString(script, Files.readString(script) + "// another\n");
    CapturedCommand.Ran ran = CapturedCommand.run("replay", file);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.err()).contains("names the script", "--script");
  }

  private Path naming(String script) throws IOException {
    return Files.writeString(
        folder.resolve("stranger.match.jsonl"),
        "{\"event\":\"match\",\"script\":\"" + script + "\",\"players\":2}\n");
  }

  @Test
  void whatLiesElsewhereIsNotOpened() throws IOException {
    Path secret = folder.resolve("secret.trick");
    Files.writeString(secret, "root:x:0:0:swordfish\n");
    Path file =
        Files.move(
            naming("../secret.trick"), Files.createDirectory(folder.resolve("in")).resolve("m"));

    CapturedCommand.Ran ran = CapturedCommand.run("replay", file);

    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.err()).contains("names the script \"../secret.trick\"", "--script");
    assertThat(ran.out() + ran.err()).doesNotContain("swordfish");
    assertThat(CapturedCommand.run("play", "--resume", file).err()).doesNotContain("swordfish");
  }

  @Test
  void whatDoesNotBeginAsAScriptIsNotShown() throws IOException {
    Files.writeString(folder.resolve("secret.trick"), "root:x:0:0:swordfish\n");
    Path file = naming("secret.trick");

    CapturedCommand.Ran ran = CapturedCommand.run("replay", file);

    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.err()).contains("does not begin like a script").doesNotContain("swordfish");
    assertThat(
            CapturedCommand.run("replay", file, "--script", folder.resolve("secret.trick")).err())
        .contains("swordfish");
  }
}
