package tricksmith.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code replay --moves} tells of small games. */
class TellingTest {

  @TempDir private Path folder;

  /** Plays matches of a script and tells them. */
  private List<String> told(String language, int matches, String text) throws IOException {
    Path script = Files.writeString(folder.resolve("told.trick"), text);
    Path file = folder.resolve("told.match.jsonl");
    CapturedCommand.run("simulate", script, "-n", matches, "--seed", 1, "--trace", file);
    return CapturedCommand.run("--lang", language, "replay", file, "--moves")
        .fine()
        .lines()
        .toList();
  }

  private List<String> told(String language, String text) throws IOException {
    return told(language, 1, text);
  }

  private static List<String> inOrder(List<String> told, String pattern) {
    return told.stream().filter(line -> line.matches(pattern)).toList();
  }

  private static final String COUNTED =
      """
      game "Counted"
        players 2
      state {
        games: number = 0
        purse[player]: number = 0
      }
      match {
        dealer = seat 1
        repeat 2 times {
          new deal
          shuffle deck
          deal 1 to each player
          play tricks from seat 1 until hands are empty
          score
          dealer = left of dealer
        }
        purse[seat 2] = 4
        each player scores purse
      }
      score {
        each player scores number of tricks of player / 2
        games = games + 1
      }
      """;

  @Test
  void whatVariablesHoldIsToldBeforeTheScoresThatAreNotedAfterwards() throws IOException {
    assertThat(inOrder(told("en", COUNTED), "Points.*|Scores.*|  (games|dealer|purse).*"))
        .extracting(line -> line.strip().replaceAll("[ :\\[].*", ""))
        .containsExactly(
            "dealer", "Points", "games", "Scores", "dealer", "Points", "games", "Scores", "dealer",
            "Points", "Scores");
  }

  @Test
  void scoresAreToldAsDecimalNumbers() throws IOException {
    assertThat(told("en", COUNTED)).anyMatch(line -> line.startsWith("Points: seat 1: +0.5"));
    assertThat(inOrder(told("en", COUNTED), "Scores: .*").getFirst()).contains("0.5");
    assertThat(told("en", COUNTED)).noneMatch(line -> line.matches("(Points|Scores): .*\\d/\\d.*"));
  }

  @Test
  void scoresAreToldOnlyWhereTheyHaveChanged() throws IOException {
    String late = COUNTED.replace("    score\n", "    games = games + 1\n");
    assertThat(inOrder(told("en", late), "Scores: .*"))
        .containsExactly("Scores: seat 1: 0   seat 2: 4");
  }

  @Test
  void severalMatchesAreToldApart() throws IOException {
    List<String> english = told("en", 3, COUNTED);
    assertThat(inOrder(english, "Match .*")).hasSize(2).allMatch(line -> line.contains("(line "));
    assertThat(english.get(english.indexOf(inOrder(english, "Match 3 .*").getFirst()) - 1))
        .isEmpty();
    assertThat(told("ja", 2, COUNTED)).anyMatch(line -> line.matches("第2対戦（\\d+行目）"));
  }

  private static final String UNSEEN =
      """
      game "Unseen"
        players 2
      zones {
        nest: face down
        table: face down
      }
      match {
        new deal
        shuffle deck
        turn up bottom of deck
        repeat 2 times {
          deal 1 to each player
          move top of deck to nest
        }
        deal 1 to each player
        show nest to seat 1
        move top of deck to aside
        seat 1 chooses out: 0..number of table cards from hand
        seat 2 chooses raise from 1..30, or pass
        play tricks from seat 1 until hands are empty { turn up cards of trick }
        each player scores number of tricks of player
      }
      """;

  @Test
  void cardsPlayedFaceDownAreSaidToBe() throws IOException {
    assertThat(inOrder(told("en", UNSEEN), "Seat \\d plays .*"))
        .hasSize(6)
        .allMatch(line -> line.matches("Seat \\d plays \\S+ face down.*"));
    assertThat(told("ja", UNSEEN)).anyMatch(line -> line.matches("席1が\\S+を裏向きに出しました.*"));
    assertThat(told("en", COUNTED)).noneMatch(line -> line.contains("face down"));
  }

  @Test
  void cardsLieOnTheTableAndOnTheDeck() throws IOException {
    assertThat(told("en", UNSEEN))
        .anyMatch(line -> line.startsWith("  Turned up on the deck: "))
        .anyMatch(line -> line.startsWith("  Turned up on the table: "))
        .anyMatch(line -> line.startsWith("  Shown to seat 1, in nest: "));
    assertThat(told("ja", UNSEEN))
        .anyMatch(line -> line.startsWith("  表向きになったカード（場）："))
        .anyMatch(line -> line.startsWith("  山札から脇へ："));
  }

  @Test
  void cardsThatGoElsewhereDuringTheDealAreToldAfterTheHands() throws IOException {
    List<String> told = told("en", UNSEEN);
    int hands = told.indexOf(inOrder(told, "  hand of seat 1 .*").getFirst());
    assertThat(told.get(hands + 1)).startsWith("  hand of seat 2 ");
    assertThat(told.get(hands + 2)).matches("  Moved from the deck to nest: \\S+ \\S+");
    assertThat(inOrder(told, "  (Moved from the deck to nest|hand of seat).*")).hasSize(3);
  }

  @Test
  void noCardsWhereNoneCouldBeChosenAreTheOnlyChoice() throws IOException {
    assertThat(told("en", UNSEEN)).contains("Seat 1 chooses out: no cards   (the only choice)");
    assertThat(told("ja", UNSEEN)).contains("席1：out「なし」（ほかに選べない）");
  }

  @Test
  void ofManyAlternativesTheChoiceAndThePassAreNamed() throws IOException {
    for (int most = 30; most < 40; most++) {
      String raised = UNSEEN.replace("1..30", "1.." + most);
      String line = inOrder(told("en", raised), "Seat 2 chooses raise: .*").getFirst();
      String choice = line.replaceAll(".*raise: (\\d+) .*", "$1");
      assertThat(line)
          .contains("(of " + (most + 1) + ": 1, 2, ")
          .containsPattern("[ ,]" + choice + ", ")
          .contains(", …, ")
          .endsWith(", " + most + ", pass)");
    }
    assertThat(told("ja", UNSEEN)).anyMatch(line -> line.matches(".*（選べたもの：全31通り：1、2、.*30、パス）"));
  }

  @Test
  void aPassIsToldAsAnyOtherChoice() throws IOException {
    String forced = UNSEEN.replace("from 1..30, or pass", "from 1..number of table, or pass");
    assertThat(told("ja", forced)).contains("席2：raise「パス」（ほかに選べない）");
    assertThat(told("en", forced)).contains("Seat 2 chooses raise: pass   (the only choice)");
  }

  private static final String TIED =
      """
      game "Tied"
        players 3
      state { vault[player]: number }
      match {
        new deal
        shuffle deck
        deal 1 to each player
        play tricks from seat 1 until hands are empty
        each player { vault[player] = 1 }
        vault[seat 2] = 5
        vault[seat 3] = 5
        each player scores 2
      }
      end {
        winners are players with highest score of player,
          then most vault[player], then fewest tricks of player
      }
      """;

  @Test
  void whatDecidesBetweenEqualScoresIsSaid() throws IOException {
    assertThat(told("en", TIED))
        .contains(
            "Tied by \"highest score of player\": seats 1, 2 and 3."
                + " Decided by \"most vault[player]\": seats 2 and 3   (line 16)");
    String won = TIED.replace("vault[seat 3] = 5", "(winner of last trick) scores 1");
    assertThat(told("en", won)).noneMatch(line -> line.startsWith("Tied by"));
    String sides =
        TIED.replace("players 3", "players 4, partners across")
            .replace(
                "winners are players with highest score of player",
                "winners are sides with highest score of side")
            .replace(
                "then most vault[player], then fewest tricks of player",
                "then most number of tricks of side");
    assertThat(told("en", sides))
        .anyMatch(line -> line.startsWith("Tied by \"highest score of side\": seats 1"));
    assertThat(told("ja", TIED))
        .contains("「highest score of player」では席1、2、3が並び、「most vault[player]」で席2、3の勝ち（16行目）");
  }

  private static final String GIVEN =
      """
      game "Given"
        players 2
      deck { suits H S  ranks 1..3 }
      state {
        eyes[card]: number, face up
        rolled: number
        each trick { rung: yes/no }
      }
      match {
        shuffle deck
        deal 3 to each player from seat 1
        each of cards in hands { eyes[card] = random from 1..6, called "die" }
        play tricks from seat 1 until every player has number of hand == 1 {
          before each trick {
            leader chooses rung from yes, called "bell"
          }
          loser chooses out from cards of trick
          loser chooses back from hand
          move out to hand of loser
          move back to table
          winner scores number of table
        }
      }
      trick {
        must card.suit == led.suit
        best by card.suit == led.suit then eyes[card] then card.number
      }
      end { winners are seat 2 if score of seat 2 > 9, else players with highest score of player }
      """;

  @Test
  void whatChanceHasSetIsToldWithTheCardWhateverItIsCalled() throws IOException {
    List<String> told = told("en", GIVEN);
    assertThat(inOrder(told, ".*by chance.*"))
        .hasSize(6)
        .allMatch(line -> line.matches("eyes\\[\\d[HS]\\] = [1-6] \\(by chance\\)"));
    assertThat(inOrder(told, "Seat \\d plays .*"))
        .hasSize(4)
        .allMatch(line -> line.matches("Seat \\d plays \\d[HS] \\[eyes = [1-6]\\].*"));
    assertThat(inOrder(told("ja", GIVEN), "席\\dが.*を出しました.*"))
        .allMatch(line -> line.matches("席\\dが\\d[HS]を出しました［eyes = [1-6]］.*"));
  }

  @Test
  void whatPrecedesATrickIsToldUnderItsHeading() throws IOException {
    assertThat(inOrder(told("en", GIVEN), "Trick \\d|Seat \\d (chooses bell|plays).*|.* leads"))
        .extracting(line -> line.replaceAll(" *Seat \\d (\\w+).*", "$1"))
        .startsWith("Trick 1", "chooses", "leads", "plays", "plays", "Trick 2", "chooses");
    assertThat(told("en", GIVEN)).noneMatch(line -> line.contains("rung ="));
  }

  @Test
  void whatATrickHoldsInTheEndIsToldIfItIsNotWhatWasPlayed() throws IOException {
    assertThat(told("en", GIVEN)).anyMatch(line -> line.matches("  Seat \\d gets \\d[HS] \\d[HS]"));
    assertThat(told("ja", GIVEN)).anyMatch(line -> line.matches("  席\\dが受け取ったカード：.*"));
    assertThat(told("en", LABELLED)).noneMatch(line -> line.contains(" gets "));
  }

  @Test
  void aChoiceForACardSaysForWhichOne() throws IOException {
    String marked =
        GIVEN
            .replace("rolled: number", "mark[card]: up | low")
            .replace(
                "winner scores number of table",
                "winner chooses mark[winning-card] from up, low\n"
                    + "winner scores 1 if mark[led] == up");
    List<String> told = told("en", marked);
    assertThat(inOrder(told, "(?!Points).*mark.*"))
        .isNotEmpty()
        .allMatch(line -> line.matches("Seat \\d chooses mark\\[\\d[HS]]: (up|low) .*"));
  }

  @Test
  void theCaseOfTheEndingThatAppliesIsSaid() throws IOException {
    assertThat(told("en", GIVEN))
        .contains("Decided by \"… else players with highest score of player\"   (line 28)");
    assertThat(told("ja", GIVEN.replace("> 9", "< 9")))
        .contains("勝敗は「seat 2 if score of seat 2 < 9」による（28行目）");
  }

  private static final String LABELLED =
      """
      game "Labelled"
        players 2
      match {
        repeat 9 times {
          new deal
          shuffle deck
          deal 3 to each player
          turn up bottom of deck
          trump = suit of bottom of deck
          play tricks from seat 1 until hands are empty
          each player scores number of tricks of player
        }
      }
      trick {
        must "follow suit" card.suit == led.suit
        best by "a trump" card.suit == trump then "the suit led" card.suit == led.suit
          then "the higher" card.rank
      }
      """;

  @Test
  void theUsualLabelsHaveJapaneseNames() throws IOException {
    assertThat(told("ja", LABELLED))
        .anyMatch(line -> line.endsWith("：「切り札」"))
        .anyMatch(line -> line.endsWith("「高いほう」"))
        .anyMatch(line -> line.contains("trump = "))
        .noneMatch(line -> line.contains("the "));
    String own = LABELLED + "translation ja { \"a trump\" \"ジャッカル\" }\n";
    assertThat(told("ja", own)).anyMatch(line -> line.endsWith("：「ジャッカル」"));
  }

  private static final String SUMMED =
      """
      game "Summed"
        players 2
      zones { row: face up; stock: face down }
      define bonus = 10 + 5 * number of row
      match {
        new deal
        deal 1 to each player from seat 1
        move KH to row
        move QS to row
        move 2S to row
        move top of deck to stock
        play tricks from seat 1 until hands are empty
        seat 1 scores bonus
        each player {
          player scores number of tricks of player - 3
          player scores 4
        }
        seat 2 scores 2 * 3
        seat 2 scores 6 - number of hand of seat 2
      }
      trick { best by earlier }
      """;

  @Test
  void aSumIsToldWithWhatIsAdded() throws IOException {
    List<String> told = told("en", SUMMED);
    assertThat(told)
        .contains("Points: seat 1: +25 = 10 + 5 × 3   (line 13: seat 1 scores bonus)")
        .anyMatch(line -> line.startsWith("Points: seat 1: -2 = 1 - 3   seat 2: -3 = 0 - 3   ("))
        .anyMatch(line -> line.startsWith("Points: seat 1: +4   seat 2: +4   ("))
        .anyMatch(line -> line.startsWith("Points: seat 2: +6   ("))
        .contains("Points: seat 2: +6   (line 19: seat 2 scores 6 - number of hand of seat 2)");
  }

  @Test
  void cardsOfAnOpenRowAreToldAsTheyLie() throws IOException {
    assertThat(told("en", SUMMED))
        .contains("  Moved from the deck to row: 2S QS KH (from the top)");
    assertThat(told("ja", SUMMED)).contains("  山札からrowへ：2S QS KH（上から）");
    assertThat(inOrder(told("en", SUMMED), ".* to stock: \\S+")).hasSize(1);
  }

  private static final String DRAWN =
      """
      game "Drawn"
        players 2
      zones { pot: face down }
      match {
        dealer = seat 1
        new deal
        shuffle deck
        deal 1 to each player
        play tricks from seat 1 until number of deck < 46 {
          each player draws from deck
          deal 1 to each player from seat 1
          seat 2 chooses buried from hand
          move buried to pot, at the bottom
          winner chooses kept from hand
          move kept to pot
        }
      }
      trick { best by "the higher" card.rank then "the first" earlier }
      """;

  @Test
  void aDrawIntoAnEmptyHandIsTold() throws IOException {
    List<String> told = told("en", DRAWN);
    assertThat(inOrder(told, "  Moved from the deck to the hand of seat 1: \\S+"))
        .hasSameSizeAs(inOrder(told, "  Moved from the deck to the hand of seat 2: \\S+"))
        .isNotEmpty();
    assertThat(told.get(told.indexOf("Deal 1") + 1)).startsWith("  hand of seat 1  ");
  }

  @Test
  void aCardLaidUnderOthersIsSaidToBe() throws IOException {
    List<String> told = told("en", DRAWN);
    List<String> moved = inOrder(told, "  Moved from the hand of seat \\d to pot: .*");
    assertThat(moved.getFirst()).matches(".*: \\S+");
    assertThat(moved.get(1)).matches(".*: \\S+");
    assertThat(moved.get(2)).matches(".*: \\S+ \\(at the bottom\\)");
    assertThat(moved.get(3)).matches(".*: \\S+");
    assertThat(inOrder(told("ja", DRAWN), "  席2の手札からpotへ：\\S+（いちばん下へ）")).isNotEmpty();
  }

  @Test
  void asAlternativesAreLeftOutOnlyWhereThereAreSeveral() throws IOException {
    String line =
        inOrder(told("en", UNSEEN.replace("1..30", "1..20")), "Seat 2 .*raise.*").getFirst();
    String numbers = line.replaceAll(".*\\(of 21: (.*), pass\\)", "$1");
    assertThat(numbers).doesNotMatch(".*\\b(\\d+), …, (?!\\d).*");
    String[] listed = numbers.split(", ", -1);
    for (int place = 1; place + 1 < listed.length; place++) {
      if (listed[place].equals("…")) {
        int before = Integer.parseInt(listed[place - 1]);
        assertThat(Integer.parseInt(listed[place + 1])).isGreaterThan(before + 2);
      }
    }
  }

  private static final String STOPPING =
      """
      game "Stopping"
        players 2
      match {
        new deal
        shuffle deck
        deal 4 to each player
        play tricks from seat 1 until number of tricks == 2 { winner scores 1 }
        play 1 tricks
        play 3 tricks until hands are empty
      }
      """;

  @Test
  void whyNoMoreTricksArePlayedIsToldIfThereAreCardsLeft() throws IOException {
    assertThat(inOrder(told("en", STOPPING), "No more tricks.*"))
        .containsExactly("No more tricks, by \"until number of tricks == 2\"   (line 7)");
    assertThat(inOrder(told("ja", STOPPING), "トリックはここまで.*"))
        .containsExactly("トリックはここまで：「until number of tricks == 2」（7行目）");
    String both =
        STOPPING.replace("until number", "until number of tricks of seat 1 == 3 or number");
    assertThat(
            inOrder(told("en", both.replace("play tricks", "play 3 tricks")), "No more tricks.*"))
        .hasSize(1)
        .allMatch(
            line ->
                line.contains(
                    "by \"play 3 tricks from seat 1 until number of tricks of seat 1 == 3 or"));
  }

  private static final String ROBBED =
      """
      game "Robbed"
        players 3
      state {
        chips[player]: number = 5
        counted: number = 0
      }
      match {
        new deal
        deal 1 to each player from seat 1
        play tricks from seat 1 until hands are empty { chips[winner] = 6 }
        chips[seat 1] = chips[seat 1] - 2
        chips[seat 2] = 9
        chips[seat 1] = chips[seat 1] + 1
        repeat 9 times { counted = counted + 1 }
      }
      """;

  @Test
  void aVariableThatChangesSeveralTimesIsToldWithAllItsValues() throws IOException {
    assertThat(told("en", ROBBED))
        .anyMatch(line -> line.matches("  chips\\[seat 1] = \\d → \\d   chips\\[seat 2] = 9.*"))
        .anyMatch(line -> line.endsWith("   counted = 1 → … → 8 → 9"));
  }

  @Test
  void whatFollowsTheLastTrickHasAHeading() throws IOException {
    List<String> told = told("en", ROBBED);
    int heading = told.indexOf("After the tricks");
    assertThat(told.get(heading - 1)).matches("  chips\\[seat \\d] = 6");
    assertThat(told.get(heading + 1)).startsWith("  chips[seat 1] = ");
    assertThat(told("ja", ROBBED)).contains("すべてのトリックの後");
    assertThat(told("en", COUNTED)).as("points come first").doesNotContain("After the tricks");
    String asked =
        ROBBED.replace("chips[seat 1] = chips[seat 1] - 2", "seat 1 chooses counted from 1, 2");
    List<String> chosen = told("en", asked);
    assertThat(chosen.get(chosen.indexOf("After the tricks") + 1))
        .startsWith("Seat 1 chooses counted: ");
    assertThat(told("en", LABELLED)).doesNotContain("After the tricks");
  }

  private static final String DISCARDED =
      """
      game "Discarded"
        players 3
      match {
        move 5H to hand of seat 1
        move KS to hand of seat 2
        move 9H to hand of seat 3
        play tricks from seat 1 until hands are empty
      }
      trick { best by "the suit led" card.suit == led.suit then "the higher" card.rank }
      """;

  @Test
  void allCriteriaThatDecideAreToldIfTheLastAloneWouldHavePickedAnother() throws IOException {
    assertThat(told("en", DISCARDED))
        .contains("Seat 3 takes the trick, by \"the suit led\", then \"the higher\": 5H KS 9H");
    assertThat(told("ja", DISCARDED)).contains("このトリック（5H KS 9H）は席3が取りました：「リードスート」、次に「高いほう」");
    assertThat(told("en", DISCARDED.replace("KS", "2S")))
        .contains("Seat 3 takes the trick, by \"the higher\": 5H 2S 9H");
    assertThat(told("en", DISCARDED.replace("9H", "9C")))
        .contains("Seat 1 takes the trick, by \"the suit led\": 5H KS 9C");
    String given = DISCARDED.replace("are empty\n", "are empty { nobody takes the trick }\n");
    assertThat(told("en", given))
        .anyMatch(line -> line.contains("by \"the suit led\", then") || line.startsWith("Nobody"));
  }

  private static final String SHOWDOWN =
      """
      game "Showdown"
        players 4, partners across
      state { rung: number }
      match {
        deal 3 to each player from seat 1
        repeat 2 times {
          each player at once chooses shown from hand
          each player moves shown to aside
          each side { side scores 1 }
        }
        seat 1 chooses rung from 1, 2
      }
      """;

  @Test
  void passesOfTheOuterLoopAreNumberedWithoutDealsAndTricks() throws IOException {
    List<String> told = told("en", SHOWDOWN);
    assertThat(told).containsSubsequence("Round 1", "Round 2").doesNotContain("Round 3");
    assertThat(told.indexOf("Round 1")).isGreaterThan(0);
    assertThat(told("ja", SHOWDOWN)).contains("第2ラウンド");
    assertThat(
            told(
                "en",
                SHOWDOWN.replace(
                    "repeat 2 times {", "repeat 2 times {\nnew deal\ndeal 3 to each player")))
        .contains("Deal 1")
        .noneMatch(line -> line.startsWith("Round"));
  }

  @Test
  void playersWhoChooseAtOnceAreNamedFirst() throws IOException {
    List<String> told = told("en", SHOWDOWN);
    int at = told.indexOf("Seats 1, 2, 3 and 4 choose at once");
    assertThat(told.get(at + 1)).startsWith("Seat 1 chooses shown: ");
    assertThat(told.get(at + 4)).startsWith("Seat 4 chooses shown: ");
    assertThat(inOrder(told, ".*at once")).hasSize(2);
    assertThat(told("ja", SHOWDOWN)).contains("席1、2、3、4が同時に選びます");
    assertThat(told("en", SHOWDOWN.replace(" at once", "")))
        .noneMatch(line -> line.endsWith("at once"));
  }

  @Test
  void whatEachSideScoresIsToldByItsSeats() throws IOException {
    assertThat(inOrder(told("en", SHOWDOWN), "Points: .*"))
        .hasSize(2)
        .allMatch(
            line ->
                line.startsWith(
                    "Points: seat 1: +1   seat 2: +1   seat 3: +1   seat 4: +1   (line"));
  }

  private static final String SUMS =
      """
      game "Sums"
        players 2
      deck { suits H S  ranks 1..2 }
      state { bid[player]: number }
      define bonus(player, number) = number + (1 if player == seat 1)
      define worth(card) = 10 if card.rank == 2, else 0
      match {
        new deal
        deal 2 to each player
        turn up hands
        bid[seat 1] = 4
        bid[seat 2] = 3
        each player scores bonus(player, 5) + bonus(player, 7)
        each player scores sum of bid[player] over players
        each player scores sum of worth(card) over hand of player
        each player scores (1 if bid[player] == 9) + (1 if bid[player] == 4) + (1 if bid[player] > 4)
        each player scores 2 * bid[player] - 3 * number of hand
        each player { each of other in everyone { player scores 1 + bid[other] } }
      }
      """;

  @Test
  void sumsInDefinitionsOverThingsAndOfCasesAreToldAndProductsToo() throws IOException {
    assertThat(told("en", SUMS))
        .anyMatch(line -> line.startsWith("Points: seat 1: +14 = 5 + 1 + 7 + 1   seat 2: +12 = "))
        .anyMatch(line -> line.startsWith("Points: seat 1: +7 = 4 (seat 1) + 3 (seat 2)   seat 2"))
        .anyMatch(line -> line.startsWith("Points: seat 2: +20 = 10 (2H) + 10 (2S) "))
        .anyMatch(line -> line.startsWith("Points: seat 1: +1 = 0 + 1 + 0   (line 16"))
        .anyMatch(line -> line.startsWith("Points: seat 1: +2 = 2 × 4 - 3 × 2   (line 17"))
        .anyMatch(line -> line.matches("Points: seat 1: \\+5 = 1 \\+ 4, .*\\(seat 2\\).*"));
    assertThat(told("ja", SUMS)).anyMatch(line -> line.contains("+7 = 4（席1） + 3（席2）"));
  }

  private static final String WORKED_OUT =
      """
      game "Worked out"
        players 2
      state {
        two: number = 2
        three: number = 3
        four: number = 4
        less: number = -1
        forced: yes/no
      }
      define off = difference(two, 5)
      define stakes = three * (four if forced, else 1) * (2 if forced, else two)
      define shared = rounded-down((three + four) / two)
      match {
        seat 1 scores less * three * (four if two == 3, else 2)
        seat 1 scores four * (2 if two == 3, else 1) * (three - 1)
        seat 1 scores rounded-down((two + four) / 5)
        seat 1 scores rounded-up((three + four) / 2)
        seat 1 scores -off
        seat 1 scores 10 - difference(four, 1)
        seat 1 scores less * stakes
        seat 1 scores 9 / two + shared
        seat 1 scores shared
        seat 1 scores rounded-up(four / 2)
        seat 1 scores less * (two - 2) * four
        seat 1 scores less * four
        seat 1 scores (3 if forced, 4 if three == 5, else two) + (0 if two > 5, 4 if three > 2, else 1)
        seat 1 scores two * ((three + 1) if four > 2, else (three + 2))
        seat 1 scores (three if two == 2, else four) if four == 4, else two
      }
      """;

  @Test
  void numbersThatAreMultipliedDividedRoundedOrSubtractedAreTold() throws IOException {
    assertThat(inOrder(told("en", WORKED_OUT), "Points: .*"))
        .extracting(line -> line.replaceAll("Points: seat 1: |   [(].*", ""))
        .containsExactly(
            "-6 = -3 × 2",
            "+8 = 4 × 2",
            "+1 = 6 / 5, rounded down",
            "+4 = 7 / 2, rounded up",
            "-3 = 2 - 5",
            "+7 = 10 - 4 + 1",
            "-6 = -3 × 2",
            "+7.5 = 9 / 2 + 3",
            "+3 = 7 / 2, rounded down",
            "+2 = 4 / 2",
            "-4",
            "+6 = 2 + 4",
            "+8 = 2 × 4",
            "+3");
    assertThat(told("ja", WORKED_OUT)).anyMatch(line -> line.contains("+3 = 7 / 2（端数切り捨て）（"));
    assertThat(told("ja", WORKED_OUT)).anyMatch(line -> line.contains("+4 = 7 / 2（端数切り上げ）（"));
  }

  @Test
  void ofCasesInBracketsThoseThatAppliedAreQuoted() throws IOException {
    assertThat(inOrder(told("en", WORKED_OUT), "Points: .*line (14|26|27|28).*"))
        .extracting(line -> line.replaceAll(".*line \\d+: |[)]$", ""))
        .containsExactly(
            "seat 1 scores less * three * (… else 2)",
            "seat 1 scores (… else two) + (… 4 if three > 2)",
            "seat 1 scores two * ((three + 1) if four > 2)",
            "seat 1 scores (three if two == 2) if four == 4");
  }

  private static final String CALLED =
      """
      game "Called"
        players 2
      deck { suits H  ranks 1..30 }
      state {
        a manner is trumps | no
        a bid is [number, manner]
        contract: bid
        friend: card
        out: some cards
      }
      zones { stock: face down; row: face up }
      match {
        deal 1 to each player
        move top of deck to row
        turn down row
        move deck to stock
        turn up bottom of stock
        seat 1 chooses contract from [7..8, manner]
        contract = [9, no]
        turn down bottom of stock
        turn down top of stock
        seat 1 chooses friend from cards
        seat 2 chooses out: 1..2 cards from cards
        seat 1 scores 1 if contract.manner == no
      }
      """;

  @Test
  void aLabelOfTheScriptsOwnIsNoAnswer() throws IOException {
    assertThat(told("ja", CALLED))
        .anyMatch(line -> line.endsWith("（選べたもの：7.trumps、7.no、8.trumps、8.no）"))
        .anyMatch(line -> line.contains("contract = 9.no"));
    assertThat(told("ja", CALLED + "translation ja { trumps \"切り札\" }\n"))
        .anyMatch(line -> line.endsWith("（選べたもの：7.切り札、7.no、8.切り札、8.no）"));
  }

  @Test
  void ofManyCardsTheFirstTheChosenAndTheLastAreNamed() throws IOException {
    String line = inOrder(told("en", CALLED), "Seat 1 chooses friend: .*").getFirst();
    String choice = line.replaceAll(".*friend: (\\S+) .*", "$1");
    assertThat(line)
        .contains("(of 30: 1H 2H 3H 4H 5H 6H 7H 8H ")
        .containsPattern("[ ,]" + choice + " .*" + choice + " ")
        .contains(" … ")
        .endsWith(" 29H 30H)");
    assertThat(told("ja", CALLED))
        .anyMatch(each -> each.matches(".*（選べたもの：全30通り：1H 2H .*）"))
        .anyMatch(each -> each.matches(".*（全30枚：1H 2H .*から1～2枚）"));
    assertThat(told("en", CALLED)).anyMatch(each -> each.contains(" (1 to 2 of 30: 1H 2H "));
  }

  @Test
  void cardsThatAreTurnedDownAreTold() throws IOException {
    assertThat(inOrder(told("en", CALLED), "  Turned down .*"))
        .hasSize(2)
        .allMatch(line -> line.matches("  Turned down in (stock|row): \\S+"));
    assertThat(told("ja", CALLED)).anyMatch(line -> line.startsWith("  裏向きになったカード（stock）："));
  }

  private static final String ALONE =
      """
      game "Alone"
        players 3
      state {
        dogs: some players
        foes: some players
        mark[player]: number
      }
      zones { stock: face down }
      match {
        shuffle deck
        deal 2 to each player
        move deck to stock
        caller = random from (players where player == seat 3)
        mark[seat 2] = random from 7..7, called "mark"
        mark[seat 1] = random from 7..9, called "mark"
        seat 1 chooses mark[seat 3] from 1, 2
        dogs = players where player == seat 1 or player == seat 3
        dogs = players where mark[player] > 100
        foes = players where player != seat 2
        play tricks from caller until hands are empty
      }
      trick { best by earlier }
      end { winners are players with most number of tricks of player }
      """;

  @Test
  void whatIsDrawnFromOneThingIsTheOnlyChoice() throws IOException {
    assertThat(told("en", ALONE))
        .contains("caller: seat 3 (the only choice)", "mark[seat 2] = 7 (the only choice)")
        .anyMatch(line -> line.matches("mark\\[seat 1] = [789] \\(by chance\\)"));
    assertThat(told("ja", ALONE)).contains("caller：席3（ほかになし）", "mark[席2] = 7（ほかになし）");
  }

  @Test
  void aSetOfPlayersIsToldAsTheirSeats() throws IOException {
    assertThat(told("en", ALONE))
        .anyMatch(line -> line.contains("dogs = seats 1 and 3 → nobody   foes = seats 1 and 3"));
    assertThat(told("ja", ALONE)).anyMatch(line -> line.contains("dogs = 席1、3 → なし   foes = 席1、3"));
  }

  @Test
  void aFaceDownPileIsToldAsItLies() throws IOException {
    assertThat(inOrder(told("en", ALONE), "  Moved from the deck to stock: .*"))
        .hasSize(1)
        .allMatch(line -> line.endsWith(" (from the top)"));
  }

  @Test
  void aGameWithoutPointsEndsWithoutScores() throws IOException {
    assertThat(told("en", ALONE))
        .anyMatch(line -> line.matches("Alone, 3 players \\(.*\\): won by seats? .*"))
        .noneMatch(line -> line.contains("seat 1: 0"));
    assertThat(told("ja", ALONE)).anyMatch(line -> line.matches("Alone、3人（.*）：勝者：席.*"));
  }
}
