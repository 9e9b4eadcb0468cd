package tricksmith.lower;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Status;
import tricksmith.program.Step;

/** What statements do, and in which order: they write digits into a number called log. */
class ProcedureTest {

  private static Scene after(String statements) {
    return new Scene(
        """
        state {
          a mood is glad | sad | calm
          a weather is calm | glad
          log: number = 0
          none-yet: player
          out: some players
          feeling: mood
          pick[player]: number
          skies: some weathers = (glad, calm)
          entry[suit, mood]: number
          seat-number[player]: number
          dealer: player
          upper: card
          lower: card
          each deal { deals: number = 4 }
        }
        define joined(digit: number) = log * 10 + digit
        procedure note(first: number, second: number) {
          log = joined(first)
          log = joined(second)
        }
        procedure note-twice {
          perform note(1, log)
          perform note(2, log)
        }
        procedure try(player, others: some players) {
          player may choose pick from 2..1
          log = joined(number of others)
        }
        """,
        4,
        """
        repeat with n in 1..4 { seat-number[seat (n)] = n }
        entry[C, glad] = 1
        """
            + statements);
  }

  @Test
  void repeats() {
    after("repeat with n in 3, 1..2, 1 { log = joined(n) }").yields("log => 3121");
    after("repeat with n in 2..1 { log = joined(n) }").yields("log => 0");
    after("repeat with n in 1 / 2..5 / 2 { log = joined(n) }").yields("log => 12");
    after("repeat 3 times { log = joined(7) }").yields("log => 777");
    after("repeat (log + 1) / 2 times { log = joined(7) }").yields("log => NOT_WHOLE");
    after("repeat with n in 1, 2, over and over, until log > 1000 { log = joined(n) }")
        .yields("log => 1212");
    after("repeat with m in skies { log = joined((by m { calm: 1, glad: 2 })) }")
        .yields("log => 12");
    after("repeat with s in suits { log = joined(2) if s == H, joined(1) if s != H }")
        .yields("log => 1121");
    after("repeat until log > 5 { log = log + 1\n p = random player }").yields("log => 6");
    after("repeat until log > 5 { log = log + 1 }").yields("log => PASS_WITHOUT_EVENT");
    after("repeat until yes { log = 1 }").yields("log => 0");
  }

  @Test
  void goesRoundTheTable() {
    String write = "{ log = joined(seat-number[player]) }";
    after("each player " + write).yields("log => 1234");
    after("each player where player != seat 2 " + write).yields("log => 134");
    after("each of (seat 3, seat 1) " + write).yields("log => 13");
    after("each player in turn from seat 3 " + write).yields("log => 3412");
    after("each player where player != seat 4 in turn from seat 3 " + write).yields("log => 312");
    after("each player in turn from seat 3 until log > 30 " + write).yields("log => 34");
    after("seat 4 sits out\neach player in turn from seat 4 " + write).yields("log => 123");
    after("each of (seat 2, seat 4) in turn from seat 3 " + write).yields("log => 42");
    after("each of (seat 2, seat 4) in turn from seat 2 " + write).yields("log => 24");
    after("each of players where player == seat 4 in turn " + write).yields("log => 4");
    after("each of (seat 2, seat 4) round and round from seat 3 until log > 400 " + write)
        .yields("log => 424");
    after(
            "each player in turn from seat 2 { seat 3 sits out if player == seat 2\n"
                + "log = joined(seat-number[player]) }")
        .yields("log => 241");
    after("each player round and round from seat 3 until log > 30000 " + write)
        .yields("log => 34123");
    after(
            "each player where player != seat 4 round and round from seat 3 until log > 3000 "
                + write)
        .yields("log => 3123");
    after("each player round and round from seat 1 until log > 1 { log = number of aside }")
        .yields("log => TOO_MANY_PASSES");
    after("each side { log = joined(1) }").yields("log => 1111");
  }

  @Test
  void goesTheOtherWayRound() {
    String write = "{ log = joined(seat-number[player]) }";
    String writeAndReverse =
        "{ log = joined(seat-number[player])\nreverse direction if player == seat 3 }";
    after("reverse direction\neach player in turn from seat 2 " + write).yields("log => 2143");
    after("reverse direction\nreverse direction\neach player in turn from seat 2 " + write)
        .yields("log => 2341");
    after("reverse direction\nnew deal\neach player in turn from seat 2 " + write)
        .yields("log => 2341");
    after("each player in turn from seat 2 " + writeAndReverse).yields("log => 2314");
    after("each player round and round from seat 1 until log > 9999 " + writeAndReverse)
        .yields("log => 12321");
    after("reverse direction\nlog = seat-number[next after seat 2]").yields("log => 1");
    after("reverse direction\nlog = seat-number[left of seat 2]").yields("log => 3");
    after("seat 1 sits out\nreverse direction\nlog = seat-number[next after seat 2]")
        .yields("log => 4");
  }

  @Test
  void tricksGoTheOtherWayRound() {
    String write = "log = joined(seat-number[player])";
    playedBy("before each trick { reverse direction }\nafter each card { " + write + " }")
        .yields("log => 1432");
    playedBy(
            "before each card { reverse direction if player == seat 1 }\nafter each card { "
                + write
                + " }")
        .yields("log => 1432");
    playedBy("after each card { " + write + "\nreverse direction if player == seat 2 }")
        .yields("log => 1243");
    playedBy("after each card { " + write + "\nreverse direction }").yields("log => 1423");
    playedBy(
            "after each card { "
                + write
                + "\nseat 4 sits out if player == seat 2\nreverse direction if player == seat 2 }")
        .yields("log => 123");
  }

  private static Scene playedBy(String blocks) {
    return after(
        "new deal\ndeal 1 to each player from seat 1\n"
            + "play tricks from seat 1 until hands are empty {\n"
            + blocks
            + "\n}");
  }

  @Test
  void nothingComesAfterACardThatCouldNotBePlayed() {
    after(
            """
            new deal
            deal 1 to each player from seat 1
            play tricks from seat 1 until hands are empty {
              before each card { move hands to aside }
              after each card { log = joined(1) }
            }
            """)
        .yields("log => 0");
  }

  @Test
  void severalBlocksOfOneMomentArePerformedOneAfterTheOther() {
    after(
            """
            new deal
            deal 1 to each player from seat 1
            play tricks from seat 1 until hands are empty {
              before each card { log = joined(1) }
              before each card { log = joined(2) }
            }
            """)
        .yields("log => 12121212");
  }

  @Test
  void eachOfASetCanBeNamed() {
    after("each of n in 1..3 { log = joined(n) }").yields("log => 123");
    after("each of n in 1..5 where n > 3 { log = joined(n) }").yields("log => 45");
    after("each of who in players { log = joined(seat-number[who]); who scores 1 }")
        .yields("log => 1235");
  }

  @Test
  void whoSitsOutBeforeACardIsPassedOver() {
    after(
            """
            new deal
            deal 2 to each player from seat 1
            play 1 tricks from seat 1 {
              before each card { seat 3 sits out }
              after each card { log = joined(seat-number[player]) }
            }
            """)
        .yields("log => 124");
  }

  @Test
  void namesAllButTheLastInRandomOrder() {
    MatchRun run =
        run("each player in random order, called \"dash\" { player scores 1 }", 3, Map.of());
    assertThat(run.events())
        .filteredOn(event -> event instanceof Event.Chance(String name, _) && name.equals("dash"))
        .hasSize(2);
    after("each player in random order { log = log + seat-number[player] }").yields("log => 10");
    after(
            "each player where player == seat 2 in random order { log = joined(seat-number[player])"
                + " }")
        .yields("log => 2");
  }

  @Test
  void setsVariables() {
    after("log = 1 if no").yields("log => 0");
    after("log = 1 if no, 2 if no").yields("log => 0");
    after("log = 1 if no, 2 if yes").yields("log => 2");
    after("log = 1 unless no").yields("log => 1");
    after("out = players\nout = (seat 1, seat 2) if no, (seat 1, seat 1) if no")
        .yields("number of out => 4");
    after("seat-number[none-yet] = 1").yields("log => NO_SUCH_ENTRY");
    after("deals = 7\nnew deal").yields("deals => 4");
    after("deals = deals + 1\nlog = deals").yields("log => 5");
    after("if log == 0: log = 2").yields("log => 2");
    after("if log == 0 { log = 5 } else if log == 0 { log = 6 } else { log = 7 }")
        .yields("log => 5");
  }

  @Test
  void letsPlayersChoose() {
    after("seat 2 chooses pick from 3, 1..2").yields("pick[seat 2] => 3");
    after("seat 2 chooses pick from 1..5 where it > 2").yields("pick[seat 2] => 3");
    after("seat 2 chooses feeling from glad, sad where it != glad").yields("feeling == sad => yes");
    after("seat 2 chooses sky from glad, calm").yields("sky == glad => yes");
    after("seat 2 chooses ok, yes or no").yields("ok => yes");
    after("seat 2 chooses both from [suits, mood] where entry[it] is none\nentry[both] = 5")
        .yields("entry[C, sad] => 5");
    after("seat 2 chooses pick from 2..(1 + number of aside)").yields("log => NO_ALTERNATIVES");
    after("none-yet chooses pick from 1..2 { log = 1 }").yields("log => 0");
    after("none-yet may choose pick from 1..2 { log = 1 } else { log = 2 }").yields("log => 0");
    after("seat 1 may choose pick from 2..1 { log = 1 } else { log = 2 }").yields("log => 2");
    after("seat 1 may choose pick from 1..2 { log = 1 } else { log = 2 }").yields("log => 1");
    after("seat 1 chooses pick from 1..2, or pass if no { log = 1 }").yields("log => 1");
    after("each player at once chooses pick from 2..3\nlog = sum of pick[player] over players")
        .yields("log => 8");
    after(
            "each player where player != seat 1 at once chooses pick from 2..3"
                + " { log = joined(seat-number[player]) }")
        .yields("log => 234");
    after(
            "each player at once may choose pick from 3..2"
                + " { log = 1 } else { log = joined(seat-number[player]) }")
        .yields("log => 1234");
  }

  @Test
  void offersOtherThingsWhereTheFirstDoNotSuffice() {
    after("seat 2 chooses pick from 1..3 where it > 5, else from 7..9").yields("pick[seat 2] => 7");
    after("seat 2 chooses pick from 1..3 where it > 2, else from 7..9").yields("pick[seat 2] => 3");
    after("seat 2 may choose pick from 2..1, else from 7..9 where it > 8")
        .yields("pick[seat 2] => 9");
    after(
            "seat 2 may choose pick from 2..1, else from 7..9 where it > 9 { log = 1 } else { log ="
                + " 2 }")
        .yields("log => 2");
    after("seat 2 chooses feeling from glad, sad where it == calm, else from calm")
        .yields("feeling == calm => yes");
    after("seat 2 chooses pick from (2 if log > 0), else from 3, 4").yields("pick[seat 2] => 3");
  }

  @Test
  void countsPasses() {
    after(
            """
            each player round and round from seat 2 until passes == 3 {
              player may choose pick from 1..1 where player == seat 3 and log < 100
              log = joined(passes)
            }
            """)
        .yields("log => 10123");
  }

  @Test
  void asksUntilAllButOneHavePassed() {
    String auction =
        "each player%s round and round from seat 2 until all but one have passed {\n"
            + "log = joined(seat-number[player])\nplayer may choose pick from 1..1 where %s }";
    after(auction.formatted("", "player == seat 4")).yields("log => 2341");
    after(auction.formatted("", "no")).yields("log => 2341");
    after(auction.formatted("", "player == seat 1")).yields("log => 2341");
    after(auction.formatted("", "log < 300")).yields("log => 234123");
    after(auction.formatted(" where player != seat 3", "no")).yields("log => 241");
    after("seat 3 sits out\n" + auction.formatted("", "no")).yields("log => 241");
    after(auction.formatted(" where player == seat 3", "yes")).yields("log => 3");
    after(auction.formatted(" where no", "yes")).yields("log => 0");
  }

  @Test
  void performsProcedures() {
    after("perform note(7, 8)").yields("log => 78");
    after("perform note(7, 8) if log > 0").yields("log => 0");
    after("perform note-twice").yields("log => 1030");
    after(
            "each player round and round from seat 2 until passes == 3 {\n"
                + "perform try(player, players except player)\nlog = joined(passes)\n}")
        .yields("log => 313233");
  }

  @Test
  void givesTricksToOthers() {
    String play = "new deal\ndeal 3 to each player from seat 1\nplay tricks from seat 1 until ";
    String all = play + "hands are empty";
    after(all + " { nobody takes the trick }")
        .yields(
            """
            number of tricks           => 3
            number of tricks of seat 4 => 0
            number of aside            => 12
            winner is nobody           => yes
            leader == seat 4           => yes
            """);
    after(all + " { seat 2 takes the trick }")
        .yields(
            """
            number of tricks of seat 2   => 3
            number of won of seat 2      => 12
            leader == seat 2             => yes
            winner == seat 2             => yes
            winning-card.player == seat 2 => no
            """);
    after(
            all
                + "\nseat 2 takes (tricks of seat 4 where trick.number > 1)\n"
                + "nobody takes (tricks where trick.number == 1)\n"
                + "none-yet takes the trick")
        .yields(
            """
            number of won of seat 2    => 8
            number of won of seat 4    => 0
            number of aside            => 4
            number of tricks of seat 2 => 2
            """);
    after("nobody takes the trick").yields("log => 0");
  }

  @Test
  void leavesCardsWhereTheyAreOverANewDeal() {
    String kept =
        """
        new deal
        deal 3 to each player from seat 1
        move hand of seat 2 to won of seat 2, face up
        upper = top of won of seat 2
        lower = bottom of won of seat 2
        new deal except %s
        """;
    after(kept.formatted("won of seat 2"))
        .yields(
            """
            number of won of seat 2       => 3
            number of hand of seat 1      => 0
            number of deck                => 49
            top of won of seat 2 == upper => yes
            bottom of won of seat 2 == lower => yes
            """);
    after(kept.formatted("(top of hand of seat 1)"))
        .yields(
            "number of hand of seat 1 => 1\nnumber of won of seat 2 => 0\nnumber of deck => 51");
    after(kept.formatted("aside")).yields("number of deck => 52");
  }

  @Test
  void endsTricksEarly() {
    String play = "new deal\ndeal 3 to each player from seat 1\nplay 1 tricks from seat 1 {\n%s }";
    after(
            play.formatted(
                "after each card { log = joined(seat-number[player])\n"
                    + "end the trick if player == seat 2\nlog = joined(9) }"))
        .yields(
            """
            log              => 192
            number of played => 2
            winner == seat 2 => yes
            """);
    after(play.formatted("before each card { each player { end the trick } }"))
        .yields(
            """
            number of played => 0
            number of tricks => 1
            winner is nobody => yes
            leader == seat 1 => yes
            """);
  }

  @Test
  void knowsWhichChoicesAreSecret() {
    assertThat(secret("seat 1 chooses c: 1 card from hand")).isTrue();
    assertThat(secret("seat 1 chooses c from hand where it.suit == C")).isTrue();
    assertThat(secret("seat 1 chooses c: 1 cards from hand of seat 2")).isFalse();
    assertThat(secret("seat 1 chooses c from hand, deck")).isFalse();
    assertThat(secret("seat 1 chooses c from suits")).isFalse();
    assertThat(secret("each player at once chooses c: 1 card from hand")).isTrue();
    assertThat(secret("dealer = seat 1\ndealer chooses c from hand except AS")).isTrue();
  }

  private static boolean secret(String choice) {
    String script =
        "game \"Secret\"\nmatch {\nnew deal\ndeal 3 to each player from seat 1\n%s\n}"
            .formatted(choice);
    return Scene.game(script, 2, Map.of()).rules().procedure().steps().stream()
        .flatMap(ProcedureTest::choices)
        .findFirst()
        .orElseThrow()
        .secret();
  }

  private static Stream<Step.Choice> choices(Step step) {
    return switch (step) {
      case Step.Choose choose -> Stream.of(choose.choice());
      case Step.ChooseAtOnce choose -> Stream.of(choose.choice());
      default -> Stream.of();
    };
  }

  @Test
  void movesCardsToOneOfSeveralPlayers() {
    String move = "new deal\nmove top 3 of deck to won of ";
    after(move + "(seat 1 if log > 3, else seat 2)").yields("number of won of seat 2 => 3");
    after("log = 4\n" + move + "(seat 1 if log > 3, else seat 2)")
        .yields("number of won of seat 1 => 3");
    after(move + "(none-yet, or seat 4)").yields("number of won of seat 4 => 3");
    after(move + "(by log { 0: seat 3, else seat 1 })").yields("number of won of seat 3 => 3");
    after(move + "(seat 1 if log > 3)").yields("number of deck => 52");
    after("(seat 3 if log == 0, else side of seat 1) score 4").yields("score of seat 3 => 4");
  }

  @Test
  void casesSayWhoWins() {
    assertThat(winners("seat 2 if score of seat 2 > 3, else players")).containsExactly(2);
    assertThat(winners("players if score of seat 1 == 0, else nobody")).containsExactly(1, 2, 3);
    assertThat(winners("seat 2 if no, else side of seat 3")).containsExactly(3);
  }

  private static List<Integer> winners(String ending) {
    String script =
        "game \"Ending\"\n  players 3\nmatch { seat 2 scores 4 }\nend { winners are %s }"
            .formatted(ending);
    return ((Status.Ended) MatchRun.start(Scene.game(script, 3, Map.of()).rules(), 1).status())
        .winners();
  }

  @Test
  void movesCards() {
    after("new deal\ndeal 2 to each player from seat 3")
        .yields(
            """
            3C in hand of seat 4                          => yes
            number of deck                                => 44
            """);
    after("new deal\ndealer = seat 2\ndeal 1 to each player").yields("2C in hand of seat 3 => yes");
    after("new deal\ndeal 1 to each player").yields("2C in hand of seat 1 => yes");
    after("new deal\ndeal 4 to each player from seat 1, 2 at a time")
        .yields("3C in hand of seat 1 => yes");
    after("new deal\nmove top 2 of deck to aside\nseat 2 draws 2 from deck\nseat 3 draws from deck")
        .yields(
            """
            number of aside                               => 2
            number of hand of seat 2                      => 2
            player holding 6C == seat 3                   => yes
            """);
    after("new deal\nmove (deck where card.suit == H) to aside").yields("number of aside => 13");
    after(
            "new deal\ndeal 1 to each player from seat 1\n"
                + "each player at once moves hand to hand of left of player")
        .yields("2C in hand of seat 2 => yes");
    after("new deal\ndeal (14 + number of aside) to each player from seat 1")
        .yields("log => TOO_FEW_CARDS");
  }

  @Test
  void whatIsLaidOnTheTableLiesThereLikeWhatIsPlayed() {
    String dealt = "new deal\ndeal 2 to each player from seat 1\n";
    String play = "play 1 tricks from seat 1 {\n%s\n}";
    after(
            dealt
                + play.formatted(
                    """
                    move winning-card to hand of winner
                    move top of deck to table
                    log = number of table * 100 + number of cards of trick * 10
                    upper = last card on table
                    lower = first card in table
                    """))
        .yields(
            """
            log                     => 440
            upper == 10C            => yes
            lower == 2C             => yes
            10C in won of seat 4    => yes
            number of won of seat 4 => 4
            """);
    after(
            dealt
                + "move top of deck to table\n"
                + play.formatted("log = number of cards on table where card.number >= 5"))
        .yields("log => 2");
    after(dealt + play.formatted("before each trick { move deck to table }\nlog = number of table"))
        .yields("log => 48");
  }

  @Test
  void playsTricks() {
    String dealt = "new deal\ndeal 3 to each player from seat 1\n";
    after(
            dealt
                + "play tricks from seat 2 until hands are empty { log = joined(number of tricks)"
                + " }")
        .yields("log => 123");
    after(dealt + "play 2 tricks from seat 2 { log = joined(seat-number[trick.leader]) }")
        .yields("log => 24");
    after(
            dealt
                + "play 1 tricks from seat 3 {\n"
                + "before each card { log = joined(seat-number[player]) }\n"
                + "after each card { log = log + card.number }\n}")
        .yields("log => 7935");
    after(dealt + "play tricks from seat 1 until hands are empty")
        .yields(
            """
            number of tricks of seat 4                    => 3
            number of cards won by seat 4                 => 12
            winner of last trick == seat 4                => yes
            first trick                                   => no
            leader == seat 4                              => yes
            number of played                              => 12
            number of last trick                          => 3
            suit-led == C                                 => yes
            """);
  }

  @Test
  void actsBeforeEachTrickThatIsPlayed() {
    String play = "new deal\ndeal 2 to each player from seat 1\nplay %s from seat 2%s {\n";
    String until = play.formatted("tricks", " until hands are empty");
    String write = "before each trick { log = joined(number of tricks) }\n";
    after(until + write + "}").yields("log => 1");
    after(until + write + "log = joined(7)\n}").yields("log => 717");
    after(play.formatted("1 tricks", "") + write + "}\nlog = joined(9)").yields("log => 9");
    after(play.formatted("0 tricks", "") + "before each trick { log = joined(5) } }")
        .yields("log => 0");
    after(until + "before each trick { seat 1 scores 5; end the match }\n}").yields("log => 5");
  }

  @Test
  void whatHappensBeforeATrickDecidesWhoLeadsIt() {
    String play = "new deal\n%s\nplay 1 tricks %s {\nbefore each trick { %s }\n}";
    String leader = "seat-number[trick.leader] => ";
    String dealt = "deal 2 to each player from seat 1";
    after(play.formatted(dealt, "from seat 2", "leader = left of leader")).yields(leader + "3");
    after(play.formatted(dealt, "", "leader = seat 4")).yields(leader + "4");
    after(play.formatted(dealt, "from seat 2", "seat 2 sits out")).yields(leader + "3");
    after(play.formatted(dealt, "from seat 2", "move hand of seat 2 to aside"))
        .yields(leader + "3");
    after(play.formatted("", "from seat 2", dealt)).yields(leader + "2");
    after(play.formatted(dealt, "from seat 2", "move hands to aside"))
        .yields("log => NOBODY_TO_LEAD");
  }

  @Test
  void variablesOfATrickAreResetBeforeWhatHappensBeforeIt() {
    new Scene(
            """
            state {
              log: number = 0
              each trick { named: number = 1 }
            }
            """,
            3,
            """
            new deal
            deal 2 to each player from seat 1
            play tricks from seat 1 until hands are empty {
              before each trick { log = log * 10 + named; named = 4 }
              log = log * 10 + named
              named = 8
            }
            """)
        .yields("log => 1414");
  }

  @Test
  void scores() {
    String head = "score { define due(player) = 2\n each player scores due(player) }\n";
    assertThat(endOf(head + "match { score\n score\n seat 2 scores 1 / 2 }"))
        .containsExactly("4", "9/2");
    assertThat(endOf("match { seat 1 scores (1 if no) }")).containsExactly("0", "0");
    assertThat(endOf("match { seat 2 scores 5\n end the match\n seat 2 scores 5 }"))
        .containsExactly("0", "5");
  }

  @Test
  void notesScoresAfterEachPassOfTheMatchItself() {
    MatchRun run =
        run("repeat 3 times { seat 1 scores 1\n repeat 2 times { seat 2 scores 1 } }", 2, Map.of());
    assertThat(run.events()).filteredOn(event -> event instanceof Event.Scored).hasSize(3);
  }

  private static List<String> endOf(String script) {
    MatchRun run = MatchRun.start(Scene.game("game \"End\"\n" + script, 2, Map.of()).rules(), 1);
    return ((Status.Ended) run.status()).scores().stream().map(Scene::number).toList();
  }

  private static MatchRun run(String statements, int players, Map<String, List<String>> options) {
    String script = "game \"Run\"\nmatch {\n" + statements + "\n}";
    MatchRun run = MatchRun.start(Scene.game(script, players, options).rules(), 1);
    while (run.isDeciding()) {
      run.choose(new Pick.One(0));
    }
    return run;
  }
}
