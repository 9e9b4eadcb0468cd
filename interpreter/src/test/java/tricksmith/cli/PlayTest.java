package tricksmith.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tricksmith.cli.terminal.ExitCode;

class PlayTest {

  private static final Path SUPERTRUMP = Path.of("../games/supertrump.trick");
  private static final Path PASSING = CapturedCommand.script("passing.trick");
  private static final Path NAMING = CapturedCommand.script("naming.trick");
  private static final Path EQUAL = CapturedCommand.script("equal.trick");
  private static final Path TALON = CapturedCommand.script("talon.trick");
  private static final Path DOG = CapturedCommand.script("dog.trick");

  /** With seed 3 seat 1 chooses the supertrump, and then follows spades with 5S, 8S or QS. */
  private static final List<String> FIRST = List.of("5");

  @TempDir private Path folder;

  @Test
  void playsAWholeMatch() {
    CapturedCommand.Ran ran = typing(FIRST, 26).ran("play", SUPERTRUMP, "--seed", 3);
    assertThat(ran.fine())
        .startsWith(
            """
            Supertrump, seed 3. Type ? for help.
            You sit at seat 1.
            dealer: seat 1 (by chance)
            Seat 2 chooses trump: C
            """)
        .contains("Seat 1 chooses supertrump: 5\n", "Seat 1 takes the trick, by \"a supertrump\": ")
        .endsWith("\nseat 1: 20   seat 2: 19   won by seat 1\n");
  }

  @Test
  void marksWhatMayBePlayed() {
    assertThat(typing(FIRST, 0).ran("play", SUPERTRUMP, "--seed", 3).out())
        .contains(
            """
            scores          seat 1: 0   seat 2: 0
            state           trump = C   supertrump = 5   leader = seat 2   dealer = seat 1
            hand of seat 2  12 face down
            stock           7S + 25 face down
            trick 1         seat 2 3S
                            seat 2 is winning with 3S
            Hand of seat 1 (in brackets: cards you may choose)
              4C   6C   KC   2D   4D   7D   KD   3H   8H   9H   [5S]   [8S]   [QS]
            Seat 1 plays a card
              1: 5S   2: 8S   3: QS
            """);
  }

  @Test
  void understandsWhatIsTypedWithAJapaneseKeyboard() throws IOException {
    Path script = folder.resolve("wide.trick");
    Files.writeString(
        script,
        """
        game "Wide"
          players 2
        options { double yes/no = yes }
        match {
          new deal
          shuffle deck
          deal 5 to each player
          seat 1 chooses bid from 0..5
          seat 1 chooses passed: 2 cards from hand
          seat 1 scores 2 * bid if double, else bid
        }
        """);
    assertThat(
            CapturedCommand.typing("３", "１、　２")
                .ran("play", script, "--seed", 1, "--set", "double=いいえ")
                .out())
        .endsWith("seat 1: 3   seat 2: 0   won by seat 1\n");
    assertThat(CapturedCommand.typing("？", "ｑｕｉｔ", "いいえ").ran("play", script, "--seed", 1).out())
        .contains("To save the match")
        .doesNotContain("いいえ");
  }

  @Test
  void listsSomeOfVeryManyAlternatives() throws IOException {
    Path script = folder.resolve("many.trick");
    Files.writeString(
        script,
        """
        game "Many"
          players 2
        state { n: number }
        match {
          seat 1 chooses n from 1..20000
          seat 1 scores n
        }
        """);
    assertThat(CapturedCommand.typing("17000").ran("play", script, "--seed", 1).out())
        .contains("   500\n  and 19500 more, which you can also type\n")
        .endsWith("seat 1: 17000   seat 2: 0   won by seat 1\n");
  }

  @Test
  void tellsTheLastOfVeryManyEvents() throws IOException {
    Path script = folder.resolve("long.trick");
    Files.writeString(
        script,
        """
        game "Long"
          players 2
        state { n: number }
        match { repeat 6000 times { n = random from 1..6 } }
        """);
    CapturedCommand.Ran ran = CapturedCommand.run("play", script, "--seed", 1);
    assertThat(ran.out()).contains(" earlier events are not shown.)\n").hasLineCount(5_005);
  }

  @Test
  void saysOfPlayersAndSidesWhatTheyAre() {
    assertThat(CapturedCommand.typing("1", "seat 3").ran("play", NAMING, "--seed", 1).out())
        .contains("owner[1] = seat 2   asked[seat 3] = 4   ahead = side 2")
        .contains("friends = seats 1 and 3   claim = [seat 4, D]")
        .contains("  seat 2   seat 3   seat 4\n> Seat 1 chooses partner: seat 3\n");
  }

  @Test
  void marksNoCardThatOnlyLooksLikeOneThatMayBeChosen() {
    assertThat(CapturedCommand.typing().ran("play", NAMING, "--seed", 1).out())
        .contains("  1C   5D   6D\nSeat 1 chooses task\n  1: 1C   2: 2C");
  }

  @Test
  void namesTheCardsBetweenWhichNothingDecides() {
    CapturedCommand.Ran ran =
        CapturedCommand.run("play", EQUAL, "--seed", 2, "--seat", "1=random", "--seat", "2=random");
    assertThat(ran.out())
        .containsPattern("\\nTied for best: seat [12] 7[CDHS], seat [12] 7[CDHS]\\n$");
  }

  @Test
  void saysWhyACardMayNotBePlayedAndWhereThatIsWritten() {
    assertThat(CapturedCommand.typing("5", "4c").ran("play", SUPERTRUMP, "--seed", 3).out())
        .contains(
            """
            > 4C may not be played: "follow suit" (../games/supertrump.trick:54)
              54 | must "follow suit"  suit-of(card) == suit-of(led)                    // ST-7
              These would satisfy it: 5S 8S QS
            """);
  }

  @Test
  void saysEveryRuleByWhichACardMayNotBePlayed() throws IOException {
    Path script =
        Files.writeString(
            folder.resolve("both.trick"),
            """
            game "Both"
              players 2
            match {
              move 4H to hand of seat 1
              move 2S to hand of seat 1
              move KH to hand of seat 1
              move 5H to hand of seat 2
              play 1 tricks from seat 2
            }
            trick {
              must "follow suit" card.suit == led.suit
              must "go over" card.rank > led.rank
            }
            """);
    String out = CapturedCommand.typing("2S", "?").ran("play", script, "--seat", "2=random").out();
    assertThat(out)
        .containsSubsequence(
            "> 2S may not be played: \"follow suit\"",
            "satisfy it: 4H KH",
            "2S may not be played: \"go over\"",
            "satisfy it: KH",
            "> Type",
            "2S may not be played: \"follow suit\"",
            "4H 2S may not be played: \"go over\"");
  }

  @Test
  void tellsWhatLedToAChoiceBeforeItIsExplained() throws IOException {
    Path script =
        Files.writeString(
            folder.resolve("named.trick"),
            """
            game "Named"
              players 2
            state { trump: suit }
            match {
              dealer = random player
              shuffle deck
              deal 2 to each player from seat 1
              seat 2 chooses trump from suits
              play tricks from seat 1 until hands are empty { winner scores 1 }
            }
            trick { best by card.suit == trump then card.rank then earlier }
            """);
    assertThat(
            CapturedCommand.typing()
                .ran("play", script, "--level", "monte-carlo", "--explain", "--seed", 3)
                .out())
        .containsSubsequence("dealer: seat", " after trying it out in ", "Seat 2 chooses trump: ");
  }

  @Test
  void botsTryOutAsMuchAsTheyAreTold() {
    assertThat(
            CapturedCommand.typing()
                .ran(
                    "play", SUPERTRUMP, "--seed", 3, "--seat", "1=good", "--effort", 1, "--explain")
                .out())
        .contains(" after trying it out in 4 worlds:", " points (4 times)", " points (once)");
    assertThat(CapturedCommand.typing().ran("play", SUPERTRUMP, "--effort", 9).err())
        .contains("nobody tries anything out here");
  }

  @Test
  void namesAllCriteriaThatDecideIfTheLastAloneWouldHavePickedAnother() throws IOException {
    Path script =
        Files.writeString(
            folder.resolve("discarded.trick"),
            """
            game "Discarded"
              players 3
            match {
              move 5H to hand of seat 1
              move KS to hand of seat 2
              move 9H to hand of seat 3
              play tricks from seat 1 until hands are empty { winner scores 1 }
            }
            trick { best by "the suit led" card.suit == led.suit then "the higher" card.rank }
            """);
    assertThat(CapturedCommand.typing("5H").ran("play", script, "--seed", 1).out())
        .contains("Seat 3 takes the trick, by \"the suit led\", then \"the higher\": 5H KS 9H\n");
  }

  @Test
  void explainsAllCardsAtOnce() {
    assertThat(CapturedCommand.typing("5", "?").ran("play", SUPERTRUMP, "--seed", 3).out())
        .contains("4C 6C KC 2D 4D 7D KD 3H 8H 9H may not be played: \"follow suit\"");
  }

  @Test
  void saysThatACardIsNotThere() {
    assertThat(CapturedCommand.typing("5", "AS").ran("play", SUPERTRUMP, "--seed", 3).out())
        .contains("> AS is not in the hand.\n");
  }

  @Test
  void saysWhatIsNotOfferedAndWhereTheChoiceIs() {
    assertThat(CapturedCommand.typing("1").ran("play", SUPERTRUMP, "--seed", 3).out())
        .contains(
            "\"1\" is not offered for supertrump (../games/supertrump.trick:38):\n"
                + "  38 | dealer chooses supertrump from ranks");
  }

  /** The rules have nothing to do with a slip of the finger. */
  @Test
  void saysWhatCanBeTypedWhereAlternativesAreNumbered() {
    assertThat(CapturedCommand.typing("5", "x").ran("play", SUPERTRUMP, "--seed", 3).out())
        .contains(
            "> \"x\" is not one of these. Type a number from 1 to 3, or the text beside it.\n");
    assertThat(
            CapturedCommand.typing("5", "x")
                .ran("play", SUPERTRUMP, "--seed", 3, "--lang", "ja")
                .out())
        .contains("> 「x」はこの中にありません。1から3までの番号か、");
  }

  @Test
  void showsTheTableAgain() {
    String out = CapturedCommand.typing("table").ran("play", SUPERTRUMP, "--seed", 3).fine();
    assertThat(out.split("Seat 1 chooses supertrump", -1)).hasSize(3);
  }

  /** As from {@code yes nonsense} or {@code /dev/zero}. */
  @Test
  void stopsWhenTheInputHasNoEnd() {
    String[] nonsense = Collections.nCopies(2_000, "no such card").toArray(String[]::new);
    assertThat(CapturedCommand.typing(nonsense).ran("play", SUPERTRUMP, "--seed", 3).fine())
        .contains("The input has ended, so the match stops here.");
    String longLine = "\0".repeat(20_000);
    assertThat(CapturedCommand.typing(longLine, "1").ran("play", SUPERTRUMP, "--seed", 3).fine())
        .contains("The input has ended, so the match stops here.")
        .hasSizeLessThan(2_000);
  }

  @Test
  void stopsQuietlyWhenTheInputEnds() {
    assertThat(CapturedCommand.typing().ran("play", SUPERTRUMP, "--seed", 3).fine())
        .endsWith(
            """
            The input has ended, so the match stops here.
            The match was not saved.
            """);
  }

  @Test
  void takesSeveralCardsByLabelOrNumber() {
    assertThat(CapturedCommand.typing("1 2").ran("play", PASSING, "--seed", 3).out())
        .contains("Seat 1 chooses pass on: 2 cards, separated by spaces")
        .containsPattern("Seat 1 chooses pass on: [^ ]+ [^ ]+\n")
        .contains("Seat 1 plays a card");
  }

  @Test
  void tellsWhichHiddenCardsAreKnown() {
    assertThat(CapturedCommand.typing("0").ran("play", DOG, "--seed", 3).out())
        .contains("hand of seat 2  4 face down (known: 3D 4D)\n");
  }

  @Test
  void takesZeroForNoCards() {
    assertThat(CapturedCommand.typing("0").ran("play", DOG, "--seed", 3).out())
        .contains("Seat 1 chooses discard: no cards\n");
  }

  @Test
  void refusesTooFewCards() {
    assertThat(CapturedCommand.typing("1", "1 1", "1 2 3").ran("play", PASSING, "--seed", 3).out())
        .contains("> Number of cards to choose for pass on: 2.\n")
        .doesNotContain("Seat 1 plays a card");
  }

  @Test
  void doesNotTellWhatOthersPassOn() {
    assertThat(CapturedCommand.typing("1 2").ran("play", PASSING, "--seed", 3).out())
        .doesNotContainPattern("Seat [23] chooses pass on: [^c]");
  }

  @Test
  void tellsWhatHasBecomeOfCardsSinceTheLastDecision() {
    assertThat(CapturedCommand.typing().ran("play", TALON, "--seed", 1).out())
        .contains(
            """
            You sit at seat 1.
            Turned up in talon: 7D JH
            Moved from talon to the hand of seat 2: 7D JH
            Moved from the hand of seat 2 to discards: 2 face down
            Shown to you, in the hand of seat 2: JH

            scores\
            """);
  }

  @Test
  void tellsOfMovedCardsOnlyThoseThatTheSeatHasSeen() {
    assertThat(CapturedCommand.typing("1 2").ran("play", PASSING, "--seed", 1).out())
        .contains(
            """
            > Seat 1 chooses pass on: 6D 2H
            Moved from the hand of seat 1 to the hand of seat 2: 6D 2H
            Moved from the hand of seat 2 to the hand of seat 3: 2 face down
            Moved from the hand of seat 3 to the hand of seat 1: 7D 5S

            """);
  }

  @Test
  void showsCardsPlayedFaceDownOnlyWhenTheyAreTurnedUp() throws IOException {
    Path script = folder.resolve("blind.trick");
    Files.writeString(
        script,
        """
        game "Blind"
          players 3
        zones { table: face down }
        match {
          new deal
          shuffle deck
          deal 5 to each player
          play tricks from seat 1 until hands are empty {
            turn up cards of trick
            winner scores 1
          }
        }
        """);
    String out = ofSeat3(CapturedCommand.typing("5S"), script);
    assertThat(out)
        .contains(
            """
            Seat 1 plays a card face down
            Seat 2 plays a card face down

            """,
            """
            trick 1         seat 1 (face down)   seat 2 (face down)
            Hand of seat 3\
            """,
            """
            > Seat 3 plays 5S
            Seat 3 takes the trick: (face down) (face down) 5S
            Turned up on the table: KD 3S 5S
            """)
        .doesNotContain("is winning with");
  }

  @Test
  void doesNotTellWhoIsWinningByWhatTheSeatDoesNotKnow() throws IOException {
    Path script = folder.resolve("secret.trick");
    Files.writeString(
        script,
        """
        game "Secret"
          players 3
        state { secret: suit, face down }
        zones { bag: face down }
        match {
          new deal
          shuffle deck
          deal 5 to each player
          move top of deck to bag
          secret = suit of top of deck
          play tricks from seat 1 until hands are empty { winner scores 1 }
        }
        trick {
          best by "secret" card.suit == secret then "led" card.suit == led.suit then card.rank
        }
        """);
    assertThat(ofSeat3(CapturedCommand.typing(), script))
        .contains("Seat 2 plays ")
        .doesNotContain("is winning with");
    Files.writeString(
        script,
        Files.readString(script).replace("card.suit == secret", "card.suit == suit of top of bag"));
    assertThat(ofSeat3(CapturedCommand.typing(), script))
        .contains("Seat 2 plays ")
        .doesNotContain("is winning with");
  }

  /** What seat 3 is told. */
  private static String ofSeat3(CapturedCommand command, Path script) {
    return command
        .ran(
            "play",
            script,
            "--seed",
            1,
            "--seat",
            "1=random",
            "--seat",
            "2=random",
            "--seat",
            "3=human")
        .out();
  }

  @Test
  void letsHumansTakeTurnsWithoutShowingTheirHands() {
    CapturedCommand.Ran ran =
        CapturedCommand.typing("", "1 2", "", "1 2")
            .ran("play", PASSING, "--seed", 3, "--seat", "2=human");
    String out = ran.fine();
    int first = out.indexOf("It is seat 1's turn. Press Enter when nobody else is looking.");
    int second = out.indexOf("It is seat 2's turn. Press Enter when nobody else is looking.");
    assertThat(first).isNotNegative();
    assertThat(second).isGreaterThan(out.indexOf("Hand of seat 1"));
    assertThat(out.indexOf("Hand of seat 2")).isGreaterThan(second);
    assertThat(out.substring(second)).doesNotContainPattern("Seat 1 chooses pass on: \\w");
  }

  @Test
  void wipesTheScreenBetweenHumans() {
    CapturedCommand.Ran ran =
        CapturedCommand.typingSeen("", "1 2")
            .ran("play", PASSING, "--seed", 3, "--seat", "2=human");
    assertThat(ran.fine()).contains("\u001b[2J");
  }

  @Test
  void lastsWithoutHumans() {
    assertThat(CapturedCommand.run("play", SUPERTRUMP, "--seed", 3, "--seat", "1=random").fine())
        .contains("Seat 1 plays", "Seat 2 plays", "won by seat")
        .doesNotContain(">");
  }

  @Test
  void endsWithAScriptError() {
    Path script = CapturedCommand.script("divides.trick");
    long wrong = 0;
    for (int seed = 0; seed < 30; seed++) {
      CapturedCommand.Ran other =
          CapturedCommand.run("play", script, "--seed", seed, "--seat", "1=random");
      if (other.exitCode() == ExitCode.WRONG) {
        wrong++;
        assertThat(other.out()).contains("division by zero (" + script + ":9)");
      }
    }
    assertThat(wrong).isPositive();
  }

  @Test
  void aMatchThatWasSavedGoesOnAsItWouldHave() throws IOException {
    Path whole = folder.resolve("whole.match.jsonl");
    Path half = folder.resolve("half.match.jsonl");
    Path rest = folder.resolve("rest.match.jsonl");
    typing(FIRST, 26).ran("play", SUPERTRUMP, "--seed", 3, "--save", whole).fine();
    List<String> part = new ArrayList<>(FIRST);
    part.addAll(List.of("1", "1", "1", "save " + half, "1", "quit", ""));
    CapturedCommand.typing(part.toArray(String[]::new)).ran("play", SUPERTRUMP, "--seed", 3).fine();
    typing(List.of(), 23).ran("play", "--resume", half, "--save", rest).fine();
    assertThat(Files.readString(rest)).isEqualTo(Files.readString(whole));
    assertThat(CapturedCommand.run("replay", rest, "--verify").fine())
        .contains("won by seat 1", "Matches replayed and verified: 1");
  }

  @Test
  void keepsTheMatchAfterEachDecision() throws IOException {
    Path file = folder.resolve("kept.match.jsonl");
    CapturedCommand.Ran ran = typing(FIRST, 2).ran("play", SUPERTRUMP, "--seed", 3, "--save", file);
    assertThat(ran.fine()).endsWith("Continue it later: tricksmith play --resume " + file + "\n");
    assertThat(Files.readString(file).lines().filter(line -> line.contains("\"seat\":1,\"hand\"")))
        .hasSize(3);
  }

  @Test
  void failsIfTheMatchWasNotKept() {
    Path file = folder.resolve("no-such-folder/kept.match.jsonl");
    CapturedCommand.Ran ran = typing(FIRST, 2).ran("play", SUPERTRUMP, "--seed", 3, "--save", file);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(ran.out()).endsWith("The match was not saved.\n");
  }

  @Test
  void offersToSaveOnLeaving() {
    Path file = folder.resolve("left.match.jsonl");
    CapturedCommand.Ran ran =
        CapturedCommand.typing("5", ":quit", file.toString()).ran("play", SUPERTRUMP, "--seed", 3);
    assertThat(ran.fine()).contains("Saved in " + file).contains("--resume " + file);
    assertThat(file).exists();
  }

  @Test
  void failsIfTheMatchCouldNotBeSavedOnLeaving() {
    Path file = folder.resolve("no-such-folder/left.match.jsonl");
    CapturedCommand.Ran ran =
        CapturedCommand.typing("5", "quit", file.toString()).ran("play", SUPERTRUMP, "--seed", 3);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(ran.out()).endsWith("The match was not saved.\n");
  }

  @Test
  void leavesWithoutSavingIfNobodyWantsTo() throws IOException {
    assertThat(CapturedCommand.typing("quit", "").ran("play", SUPERTRUMP, "--seed", 3).fine())
        .endsWith("The match was not saved.\n");
  }

  @Test
  void saysWhoTakesATrickAndThatOneEndsWithoutACard() throws IOException {
    Path script =
        Files.writeString(
            folder.resolve("broken.trick"),
            """
            game "Broken off"
            players 2
            deck { suits H S  ranks 1..4 }
            state { broken: yes/no = no }
            match {
              shuffle deck
              deal 1 to each player
              play tricks from seat 1 until hands are empty or broken {
                before each card { broken = yes; end the trick }
              }
              play tricks from seat 1 until hands are empty
              score
            }
            trick { best by "the higher" card.rank  then "the first" earlier }
            score { each player scores tricks of player }
            """);
    assertThat(CapturedCommand.run("play", script, "--seat", "1=random", "--seed", 1).fine())
        .containsPattern(
            """
            The trick ends without a card
            No more tricks, by "until hands are empty or broken"   \\(line 8\\)
            Seat 1 plays (..)
            Seat 2 plays (..)
            Seat [12] takes the trick, by "the (higher|first)": \\1 \\2
            """);
  }

  private Path given() throws IOException {
    return Files.writeString(
        folder.resolve("given.trick"),
        """
        game "Given"
          players 2
        deck { suits H S  ranks 1..4 }
        match {
          new deal
          shuffle deck
          deal 4 to each player
          play tricks from seat 1 until hands are empty {
            seat 2 takes the trick if trick.number < 3
            nobody takes the trick if trick.number == 3
            seat 1 chooses price from 1..2
          }
        }
        trick { best by "the first" earlier }
        """);
  }

  @Test
  void saysWhoTakesATrickOnlyWhenNoStatementCanChangeThatAnyMore() throws IOException {
    String out =
        CapturedCommand.typing("1", "1", "1", "1", "1", "1", "1", "1")
            .ran("play", given(), "--seed", 1)
            .out();
    assertThat(out.lines().filter(line -> line.matches(".*(winning card|the trick).*")))
        .extracting(line -> line.replaceAll("(, by|:|   \\(line).*", ""))
        .containsExactly(
            "Seat 1 has the winning card",
            "Seat 2 takes the trick",
            "Seat 2 has the winning card",
            "Seat 2 takes the trick",
            "Seat 2 has the winning card",
            "Nobody takes the trick",
            "Seat 2 has the winning card",
            "Seat 2 takes the trick");
  }

  @Test
  void saysWhoTakesATrickThatIsGivenAwayAtOnce() throws IOException {
    Path script =
        Files.writeString(
            given(), Files.readString(given()).replace("    seat 1 chooses price from 1..2\n", ""));
    for (String language : List.of("en", "ja")) {
      String out =
          CapturedCommand.typing("1", "1", "1", "1")
              .ran("--lang", language, "play", script, "--seed", 1)
              .out();
      assertThat(out.lines().filter(line -> line.matches(".*(winning card|the trick|このトリック).*")))
          .extracting(line -> line.replaceAll("(, by|:|   \\(line).*|（.*）|：「.*", ""))
          .containsExactlyElementsOf(
              language.equals("en")
                  ? List.of(
                      "Seat 1 has the winning card",
                      "Seat 2 takes the trick",
                      "Seat 2 has the winning card",
                      "Seat 2 takes the trick",
                      "Seat 2 has the winning card",
                      "Nobody takes the trick",
                      "Seat 2 takes the trick")
                  : List.of(
                      "このトリックで勝っているのは席1です",
                      "このトリックは席2が取りました",
                      "このトリックで勝っているのは席2です",
                      "このトリックは席2が取りました",
                      "このトリックで勝っているのは席2です",
                      "このトリックは誰も取りませんでした",
                      "このトリックは席2が取りました"));
    }
    assertThat(CapturedCommand.run("play", script, "--seed", 1, "--seat", "1=random").out())
        .containsPattern("Seat 2 has the winning card, .*\\nNobody takes the trick   \\(line 10: ");
  }

  @Test
  void saysThatATrickEndsBeforeAllHavePlayed() throws IOException {
    Path script =
        Files.writeString(
            folder.resolve("short.trick"),
            """
            game "Short"
              players 3
            match {
              new deal
              shuffle deck
              deal 1 to each player
              play tricks from seat 1 until some player has number of hand == 0 {
                after each card { end the trick if number of cards of trick == 2 }
              }
            }
            """);
    assertThat(CapturedCommand.typing("1").ran("play", script, "--seed", 1).out())
        .containsPattern("\nThe trick ends before all have played\nSeat \\d takes the trick");
  }

  private static final String DRAWING =
      """
      game "Drawing"
        players 2
      match {
        new deal
        shuffle deck
        each player draws 3 from deck
        play tricks from seat 1 until number of deck < 40 {
          each player draws from deck
          seat 2 chooses buried from hand
          move buried to deck, at the bottom
        }
      }
      """;

  @Test
  void tellsThatOthersDrawAndWhereACardGoes() throws IOException {
    Path script = Files.writeString(folder.resolve("drawing.trick"), DRAWING);
    String out = CapturedCommand.typing("1").ran("play", script, "--seed", 1).out();
    assertThat(out)
        .containsPattern(
            """
            Seat [12] takes the trick, .*
            Moved from the deck to the hand of seat 1: \\S+
            Moved from the deck to the hand of seat 2: 1 face down
            Moved from the hand of seat 2 to the deck: 1 face down \\(at the bottom\\)
            """)
        .containsOnlyOnce("Moved from the deck to the hand of seat 2");
    assertThat(CapturedCommand.typing("1").ran("--lang", "ja", "play", script, "--seed", 1).out())
        .contains("席2の手札から山札へ：裏向き1枚（いちばん下へ）\n");
  }

  private static final String AUCTION =
      """
      game "Auction"
        players 3
      state {
        bid[player]: number
        declarer: player
        secret: number = 0, face down
        chosen-suit: suit
      }
      match {
        dealer = seat 3
        repeat 2 times {
          new deal
          shuffle deck
          deal 2 to each player
          each player where player != seat 1 in turn from left of dealer {
            player chooses bid from 1..9
            declarer = player
            secret = secret + bid
          }
          chosen-suit = H
          play tricks from seat 2 until number of tricks == 1 { winner scores 5 }
          each player scores 2 + number of tricks of player if bid is chosen, else -1
          each player scores secret
          seat 1 chooses bid from 1..9
        }
      }
      """;

  @Test
  void tellsWhatStatementsSetAndScoreAndWhyNoMoreTricksArePlayed() throws IOException {
    Path script = Files.writeString(folder.resolve("auction.trick"), AUCTION);
    String out = CapturedCommand.typing("1", "1", "1").ran("play", script, "--seed", 1).out();
    assertThat(out)
        .containsPattern(
            """
            You sit at seat 1.
            dealer = seat 3
            Seat 2 chooses bid: (\\d)
            Seat 3 chooses bid: (\\d)
            declarer = seat 3   chosen-suit = H
            Seat 2 plays\
            """)
        .containsPattern(
            """
            Seat \\d takes the trick, .*
            No more tricks, by "until number of tricks == 1"   \\(line 21\\)
            """)
        .containsPattern(
            "\nPoints: seat [23]: \\+[23] = 2 \\+ [01].*\\(line 22: each player scores 2 \\+")
        .containsPattern("\nPoints: .* \\(line 23: each player scores secret\\)\n")
        .doesNotContain("winner scores 5")
        .doesNotContainPattern("secret = \\d");
  }

  @Test
  void tellsNothingOfHowScoresWereWorkedOutFromWhatTheSeatDoesNotSee() throws IOException {
    String hidden =
        AUCTION.replace("each player scores secret", "each player scores secret + bid[seat 2]");
    Path script = Files.writeString(folder.resolve("auction.trick"), hidden);
    String out = CapturedCommand.typing("1", "1", "1").ran("play", script, "--seed", 1).out();
    assertThat(out).containsPattern("seat 1: \\+\\d+   seat 2: .*each player scores secret \\+");
    assertThat(
            CapturedCommand.run(
                    "play", script, "--seed", 1, "--level", "random", "--seat", "1=random")
                .out())
        .containsPattern("seat 1: \\+\\d+ = \\d+ \\+ \\d+   seat 2: .*each player scores secret");
  }

  private static final String DUMMY =
      """
      game "Dummy"
        players 4
      deck { suits H S  ranks 1..4 }
      state { guess[player, suit]: number }
      match {
        new deal
        shuffle deck
        deal 2 to each player
        (seat 1, seat 3) form a side
        (seat 2, seat 4) form a side
        trump = H
        seat 2 chooses guess[seat 2, H] from 1..9
        seat 1 chooses guess[seat 2, S] from 1..9
        turn up hand of seat 3
        seat 1 plays for seat 3
        play tricks from seat 2 until hands are empty
      }
      """;

  @Test
  void tellsWhoPlaysForWhomAndWithWhomAndShowsBothHands() throws IOException {
    Path script = Files.writeString(folder.resolve("dummy.trick"), DUMMY);
    String out = CapturedCommand.typing("1", "1", "1").ran("play", script, "--seed", 1).out();
    assertThat(out)
        .containsOnlyOnce("\nside 1: seats 1 and 3\nside 2: seats 2 and 4\n")
        .containsPattern("\nsides +side 1: seats 1 and 3   side 2: seats 2 and 4\n")
        .containsOnlyOnce("\nSeat 1 plays for seat 3\n")
        .containsPattern("\nSeat 3 \\(seat 1 decides\\) plays a card\n")
        .containsPattern("\nhand of seat 1 +\\S+ \\S+\n(.*\n)*Hand of seat 3 ");
    assertThat(CapturedCommand.typing("1", "1").ran("--lang", "ja", "play", script).out())
        .contains("席3（席1が決める）：カードを出してください");
  }

  @Test
  void saysWhichEntryIsAskedForAndChosen() throws IOException {
    Path script = Files.writeString(folder.resolve("dummy.trick"), DUMMY);
    String out = CapturedCommand.typing("7", "1").ran("play", script, "--seed", 1).out();
    assertThat(out)
        .containsPattern("\nSeat 2 chooses guess\\[seat 2, H]: \\d\n")
        .contains("\nSeat 1 chooses guess[seat 2, S]\n", "Seat 1 chooses guess[seat 2, S]: 7\n");
  }

  @Test
  void namesTheLineThatGivesATrickAwayAlsoToWhoeverWonIt() throws IOException {
    String text =
        """
        game "Given"
          players 2
        deck { suits H S  ranks 1..2 }
        match {
          deal 2 to each player
          play tricks from seat 1 until hands are empty {
            seat 1 takes the trick if trick.number == 1
            seat 2 takes the trick if trick.number == 2
          }
        }
        """;
    Path script = Files.writeString(folder.resolve("given.trick"), text);
    assertThat(CapturedCommand.typing("1", "1").ran("play", script, "--seed", 1).out())
        .containsPattern(
            """
            Seat 2 has the winning card, .*
            Seat 1 takes the trick   \\(line 7: seat 1 takes the trick if trick.number == 1\\)
            """)
        .containsPattern(
            """
            Seat 2 has the winning card, .*
            Seat 2 takes the trick   \\(line 8: seat 2 takes the trick if trick.number == 2\\)
            """);
  }

  @Test
  void tellsNoVariablesThatAreUsedOnlyBetweenChoicesOrNoMore() throws IOException {
    String text =
        """
        game "Passing"
          players 2
        deck { suits H S  ranks 1..9 }
        state {
          each deal {
            found: yes/no
            asked: number
            wins: number = 0
          }
        }
        match {
          new deal
          shuffle deck
          deal 3 to each player
          found = no
          found = yes if some card in hand of seat 1
          wins = 2 if found
          asked = 5
          seat 1 chooses asked from 1..asked
          play tricks from seat 1 until number of tricks == wins
          seat 1 scores wins + asked if number of tricks of seat 1 > 0
          seat 1 chooses last-word, yes or no
        }
        """;
    Path script = Files.writeString(folder.resolve("passing.trick"), text);
    String out = CapturedCommand.typing("1", "1", "1").ran("play", script, "--seed", 1).out();
    assertThat(out).doesNotContain("found = ").contains("\nwins = 2   asked = 5\n");
    assertThat(out.substring(out.lastIndexOf("state"))).doesNotContain("wins =", "asked =");
  }

  @Test
  void tellsVariablesBeforeTheChoicesThatFollow() throws IOException {
    Path script = Files.writeString(folder.resolve("dummy.trick"), DUMMY);
    assertThat(CapturedCommand.typing("1", "1").ran("play", script, "--seed", 1).out())
        .contains("\ntrump = H\nSeat 2 chooses guess");
  }

  @Test
  void variablesAreNotBrokenWhereOneFitsIntoTheNextLine() throws IOException {
    Path script = Files.writeString(folder.resolve("auction.trick"), AUCTION);
    assertThat(CapturedCommand.typing("1").ran("--lang", "ja", "play", script, "--seed", 1).out())
        .contains("secret = （非公開）");
  }

  @Test
  void goesOnIfSavingFails() {
    CapturedCommand.Ran ran =
        CapturedCommand.typing("save", "save " + folder, "save " + folder.resolve("no/x"), "5")
            .ran("play", SUPERTRUMP, "--seed", 3);
    assertThat(ran.fine())
        .contains("Save to which file?", "this is a folder", "its folder does not exist")
        .contains("Seat 1 plays a card");
  }

  @Test
  void resumesOnlyWhatFitsTheScript() throws IOException {
    Path file = saved();
    String text = Files.readString(file);
    Files.writeString(
        file, text.replaceFirst("\"legal\":\\[\"C\",\"D\"", "\"legal\":[\"C\",\"E\""));
    CapturedCommand.Ran ran = CapturedCommand.run("play", "--resume", file);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.err()).startsWith(file + ":4: The field \"legal\" differs.");
  }

  @Test
  void resumesOnlyOneUnfinishedMatch() throws IOException {
    Path over = folder.resolve("over.match.jsonl");
    CapturedCommand.run("simulate", SUPERTRUMP, "-n", 1, "--seed", 3, "--trace", over).fine();
    assertThat(CapturedCommand.run("play", "--resume", over).err()).contains("this match is over");
    Path several = folder.resolve("several.match.jsonl");
    CapturedCommand.run("simulate", SUPERTRUMP, "-n", 2, "--seed", 3, "--trace", several).fine();
    assertThat(CapturedCommand.run("play", "--resume", several).err()).contains("several matches");
    Path none = Files.writeString(folder.resolve("none.match.jsonl"), "");
    assertThat(CapturedCommand.run("play", "--resume", none).err()).contains("no match");
    assertThat(CapturedCommand.run("play", "--resume", none).exitCode()).isEqualTo(ExitCode.WRONG);
  }

  @ParameterizedTest
  @CsvSource({"--players 2, --players", "--set deals=2, --set", "--seed 5, --seed"})
  void resumesAsTheMatchWasBegun(String option, String named) throws IOException {
    List<Object> words = new ArrayList<>(List.of("play", "--resume", saved()));
    Collections.addAll(words, (Object[]) option.split(" "));
    CapturedCommand.Ran ran = CapturedCommand.run(words.toArray());
    assertThat(ran.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(ran.err()).contains(named).contains("cannot be given");
  }

  @ParameterizedTest
  @CsvSource({
    "3=human, there is no such seat",
    "0=human, there is no such seat",
    "1=nobody, 'human, random, greedy, novice'",
    "one=human, 'one' is not a whole number",
    "1, --seat"
  })
  void refusesSeatsThatThereAreNot(String seat, String explanation) {
    CapturedCommand.Ran ran = CapturedCommand.run("play", SUPERTRUMP, "--seat", seat);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(ran.err()).contains(explanation);
  }

  @Test
  void wantsAScript() {
    CapturedCommand.Ran ran = CapturedCommand.run("play");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(ran.err()).contains("Which script?");
  }

  @Test
  void speaksJapanese() {
    assertThat(
            CapturedCommand.typing("5", "4C")
                .ran("play", SUPERTRUMP, "--seed", 3, "--lang", "ja")
                .fine())
        .startsWith("スーパートランプ、シード3。")
        .contains("4Cは出せません：「マストフォロー」（../games/supertrump.trick:54）");
  }

  private Path saved() {
    Path file = folder.resolve("saved.match.jsonl");
    typing(FIRST, 2).ran("play", SUPERTRUMP, "--seed", 3, "--save", file).fine();
    return file;
  }

  /** After these answers always the first alternative. */
  private static CapturedCommand typing(List<String> first, int more) {
    List<String> lines = new ArrayList<>(first);
    lines.addAll(Collections.nCopies(more, "1"));
    return CapturedCommand.typing(lines.toArray(String[]::new));
  }
}
