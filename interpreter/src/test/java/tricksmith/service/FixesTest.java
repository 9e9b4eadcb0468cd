package tricksmith.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.Sample;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.script.GameScript;
import tricksmith.script.WellKnownScripts;
import tricksmith.source.Diagnostic;
import tricksmith.source.Edit;
import tricksmith.source.Source;

/** Ways to mend what is wrong. */
@Execution(ExecutionMode.CONCURRENT)
class FixesTest {

  private static final Pattern WORD = Pattern.compile("\"[^\"\n]*\"|[\\w♠-]+|[=!<>]=|\\.\\.|\\S");

  /** A script around a line of the block of tricks. */
  private static final String PROPOSED =
      """
      game "Proposed"
        players 3
      state { each deal { best: some players; served: yes/no } }
      match {
        dealer = random player
        new deal
        shuffle deck
        deal 5 to each player
        play tricks from left of dealer until hands are empty {
          winner scores 1
          served = winner == dealer
          best = players with most score of player
          %s
        }
      }
      trick { must "follow suit" card.suit == led.suit; best by card.suit == led.suit then card.rank }
      """;

  /** How often each bundled script is spoilt. */
  private static final int SLIPS = Sample.times(2);

  /** Of so many things that are wrong in one script, some follow from others. */
  private static final int MANY = 15;

  /** Scripts that are made to be too much, and those all of whose fixes MisreadingsTest applies. */
  private static final Set<String> ONLY_WITH_THE_WHOLE = Set.of("fuzz", "misreadings");

  /** All scripts of tests, some of them only with the whole. */
  static List<Source> snippets() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src", "test", "resources"))) {
      Map<Boolean, List<Source>> later =
          files
              .filter(file -> file.toString().endsWith(".trick"))
              .sorted()
              .collect(
                  Collectors.partitioningBy(
                      file ->
                          ONLY_WITH_THE_WHOLE.contains(file.getParent().getFileName().toString()),
                      Collectors.mapping(Marked::read, Collectors.toList())));
      return Sample.with(later.get(false), later.get(true));
    }
  }

  private static List<QuickFix> fixes(String script, String code) {
    Analysis analysis = Analysis.of(new Source("wrong.trick", script));
    Diagnostic wrong =
        analysis.diagnostics().stream()
            .filter(each -> each.problem().code().equals(code))
            .findFirst()
            .orElseThrow(() -> new AssertionError(analysis.diagnostics()));
    return analysis.fixes(wrong, Locale.ENGLISH);
  }

  private static String mended(String script, String code) {
    return Edit.applied(script, fixes(script, code).getFirst().edits());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "TS113 | match { new deel }                         | match { new deal }",
        "TS162 | match { x ＝ 3 }                            | match { x = 3 }",
        "TS162 | match { x = ３ }                            | match { x = 3 }",
        "TS161 | game 「題」                                  | game \"題\"",
        "TS141 | trick { must card.suit = led.suit }        | trick { must card.suit == led.suit }",
        "TS151 | match { x = (1 + 2 }                       | match { x = (1 + 2) }",
        "TS153 | match { x = (1 + 2] }                      | match { x = (1 + 2) }",
        "TS152 | match { x = 1 + 2) }                       | match { x = 1 + 2 }",
        "TS148 | match { winner chooses a from suits or pass } | match { winner chooses a from"
            + " suits, or pass }",
        "TS131 | match { if 1 == 2 then score }             | match { if 1 == 2 : score }",
        "TS147 | match { x = 3-2 }                          | match { x = 3 - 2 }",
        "TS163 | match { new @ deal }                       | match { new  deal }",
        "TS183 | match { new\uFEFF deal\u200B }             | match { new deal }",
        "TS211 | options { limit 1..9 = 1 }; match { winner scores limt } | options { limit 1..9 ="
            + " 1 }; match { winner scores limit }",
        "TS218 | trick { must card.siut == H }              | trick { must card.suit == H }",
        "TS272 | options { limit 9..1 = 1 }                 | options { limit 1..9 = 1 }"
      })
  void isMendedSo(String code, String wrong, String right) {
    assertThat(mended(wrong, code)).isEqualTo(right);
  }

  /** What a hint proposes for the part between the marks, whether or not a fix writes it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "TS343 | 1 | define asked = §suit of top 2 of deck§",
        "TS343 | 2 | define asked = §suit of top 2 of deck§",
        "TS343 | 1 | define asked = §suit of cards of trick§",
        "TS343 | 1 | define asked = §suit of hand of dealer§",
        "TS346 | 1 | define asked = §first card in (cards of trick where served) with most"
            + " card.rank§",
        "TS346 | 2 | define asked = §first card in (cards of trick where served) with most"
            + " card.rank§",
        "TS331 | 2 | winner scores 1 if §7 in trick§",
        "TS331 | 2 | winner scores 1 if §11 not in cards of trick§",
        "TS294 | 2 | §only of (cards of trick with lowest card.rank)§ scores -1",
        "TS256 | 1 | winner scores 1 if winner §is dealer§",
        "TS297 | 2 | winner scores 1 if §best == dealer§",
        "TS297 | 3 | winner scores 1 if §best == dealer§",
        "TS297 | 2 | winner scores 1 if §dealer != (players with most score of player)§",
        "TS297 | 3 | winner scores 1 if §dealer != (players with most score of player)§",
        "TS751 | 1 | winner scores 1 if winner == §last player in trick§",
        "TS444 | 1 | winner scores 5 * §(2 if winner == dealer)§",
        "TS944 | 0 | each player scores number of §players where score < score of player§",
      })
  void whatIsProposedCanBeRead(String code, int argument, String line) {
    String wrong = PROPOSED.formatted(line.replace("§", ""));
    Diagnostic found =
        Analysis.of(new Source("wrong.trick", wrong)).diagnostics().stream()
            .filter(each -> each.problem().code().equals(code))
            .findFirst()
            .orElseThrow();
    String[] parts = line.split("§", -1);
    String mended = PROPOSED.formatted(parts[0] + found.arguments().get(argument) + parts[2]);

    assertThat(Analysis.of(new Source("right.trick", mended)).diagnostics())
        .noneMatch(Diagnostic::isError)
        .noneMatch(each -> each.problem().code().equals(code));
  }

  /** What takes more than another word. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "TS154 | match { each player passes 3 cards to the left } | match { each player at once"
            + " chooses passed: 3 cards from hand\\n"
            + "each player at once moves passed to hand of left of player }",
        "TS154 | match { dealer discards 2 cards } | match { dealer chooses discarded: 2 cards from"
            + " hand\\ndealer moves discarded to aside }",
        "TS155 | match { each player: player scores 1 } | match { each player { player scores 1 }"
            + " }",
        "TS155 | match {\\n"
            + " each player:\\n"
            + "  player scores 1\\n"
            + "} | match {\\n"
            + " each player {\\n"
            + "  player scores 1\\n"
            + " }\\n"
            + "}",
        "TS157 | match { if 1 == 2: new deal else: score } | match { if 1 == 2 { new deal } else {"
            + " score } }",
        "TS157 | match { if 1 == 2: new deal else if 1 == 3: score } | match { if 1 == 2 { new deal"
            + " } else if 1 == 3 { score } }",
        "TS158 | match { x = seat 1, seat 2 } | match { x = (seat 1, seat 2) }",
        "TS162 | match { shuffle dealer's hand } | match {" + " shuffle hand of dealer }",
        "TS265 | trick { must card.suit == H or S } | trick { must card.suit == H or card.suit == S"
            + " }",
        "TS265 | trick { must H or S == card.suit } | trick { must H == card.suit or S == card.suit"
            + " }",
        "TS265 | trick { must card.suit in (H, S) or D } | trick { must card.suit in (H, S) or"
            + " card.suit == D }",
        "TS266 | match { x = number of cards won by seat 1 and seat 2 } | match { x = number of"
            + " cards won by (seat 1, seat 2) }",
        "TS266 | match { x = score of seat 1 and seat 2 } | match { x = score of seat 1 + score of"
            + " seat 2 }",
        "TS267 | state { x: suit }; match { x = random } | state { x: suit }; match { x = random"
            + " suit }",
        "TS268 | state { x: some suits }; match { x = x + H } | state { x: some suits }; match { x"
            + " = x and H }",
        "TS288 | deck { suits H; ranks 2..4; leave out 2 3 } | deck { suits H; ranks 2..4; leave"
            + " out ranks 2 3 }",
        "TS294 | state { x: suit }; match { x = led } | state { x: suit }; match { x = led.suit }",
        "TS297 | match { x = 1 if winner == (seat 1, seat 2) } | match { x = 1 if winner in (seat"
            + " 1, seat 2) }",
        "TS297 | match { x = 1 if players == winner } | match { x = 1 if only of players == winner"
            + " }",
        "TS167 | match { new deal\\n if 1 == 2 } | match { new deal if\\n 1 == 2 }",
        "TS295 | trick { must card == H } | trick { must card.suit == H }"
      })
  void takesMoreThanAWord(String code, String wrong, String right) {
    assertThat(mended(wrong.replace("\\n", "\n"), code)).isEqualTo(right.replace("\\n", "\n"));
  }

  /** Whoever takes a criterion out leaves its name in several tests. */
  @Test
  void aReasonThatIsGoneIsLeftOutOfAllTests() {
    String rules =
        """
        game "Mine"
          players 4
        match {
          new deal
          shuffle deck
          deal deck to players from seat 1
          play tricks from seat 1 until hands are empty { winner scores 1 }
        }
        trick { best by "the suit led" card.suit == led.suit }
        tests {
          test "one" {
            on table: 2H 3H 4H 5S
            seat 2 wins by "the higher"
          }
          test "the higher" {
            on table: 2H 3H 4S 5S
            seat 2 wins%s
          }
        }
        """;

    assertThat(mended(rules.formatted(" by \"the higher\""), "TS487"))
        .isEqualTo(rules.formatted("").replace("seat 2 wins by \"the higher\"", "seat 2 wins"));
  }

  /** Whoever faces an empty page is helped by one that can be played. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "game \"Mine\"",
        "game \"Mine\"\n",
        "game \"Mine\"\n  by \"Me\"",
        "game \"Mine\"\n  players 3",
        "// A note\n"
      })
  void makesAGameOfATextThatHasOnlyBegun(String text) {
    QuickFix beginning =
        Analysis.of(new Source("new", text)).beginning(Locale.ENGLISH).orElseThrow();

    String written = Edit.applied(text, beginning.edits());

    assertThat(GameScript.read(new Source("new", written)).diagnostics()).isEmpty();
    assertThat(text.lines()).allMatch(written::contains);
    assertThat(written)
        .contains("must \"follow suit\"", "then \"the higher\"")
        .containsPattern("game \"[^\"]+\"\n  players \\d\n")
        .containsOnlyOnce("players " + (text.contains("3") ? 3 : 4));
    assertThat(Analysis.of(new Source("new", written)).beginning(Locale.ENGLISH)).isEmpty();
  }

  @Test
  void aSpaceThatIsInsertedIsCalledSo() {
    assertThat(fixes("match { x = 5 -3 }", "TS146"))
        .extracting(QuickFix::label)
        .containsExactly("Insert a space");
  }

  /** What people write who would tell a person the rules. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "TS106 | game Old Maid                                | game \"Old Maid\"",
        "TS108 | match { dealer chooses laid 2 cards from hand } | match { dealer chooses laid: 2"
            + " cards from hand }",
        "TS162 | match { dealer chooses 2 cards from hand }   | match { dealer chooses picked: 2"
            + " cards from hand }",
        "TS113 | player 4                                     | players 4",
        "TS113 | setup { new deal }                           | match { new deal }",
        "TS118 | match { x = 1 if led.rank in J Q K }         | match { x = 1 if led.rank in (J, Q,"
            + " K) }",
        "TS125 | match { for each player { player scores 1 } } | match { each player { player"
            + " scores 1 } }",
        "TS162 | match { while 1 == 2 { new deal } }          | match { repeat until not (1 == 2) {"
            + " new deal } }",
        "TS162 | match { repeat while 1 == 2 { new deal } }   | match { repeat until not (1 == 2) {"
            + " new deal } }",
        "TS126 | match { shuffle the deck }                   | match { shuffle deck }",
        "TS126 | match { deal 7 cards to each player }        | match { deal 7 to each player }",
        "TS126 | match { winner scores 2 points }             | match { winner scores 2 }",
        "TS126 | players: 4                                   | players 4",
        "TS126 | tests { test \"t\" { seat 1 wins with AH } } | tests { test \"t\" { seat 1 wins }"
            + " }",
        "TS126 | define x(card) = 1 if card.rank == A, else (3) if card.rank == K, else 2 | define"
            + " x(card) = 1 if card.rank == A, (3) if card.rank == K, else 2",
        "TS127 | define x(card) = if card.rank == A then 1 else 2 | define x(card) = 1 if card.rank"
            + " == A, else 2",
        "TS162 | end { most points wins }                     | end { highest score wins }",
        "TS162 | end { fewest points wins }                   | end { lowest score wins }",
        "TS156 | trick { must follow suit if possible }       | trick { must \"follow suit\""
            + " card.suit == led.suit }",
        "TS162 | match { winner gets 2 points }               | match { winner scores 2 }",
        "TS162 | match { each player gets 1 point }           | match { each player scores 1 }",
        "TS162 | match { winner loses 2 }                     | match { winner scores -2 }",
        "TS162 | match { each player gets 7 cards }           | match { deal 7 to each player }",
        "TS162 | match { deal 3 cards each }                  | match { deal 3 to each player }",
        "TS162 | match { each player bids from 0..5 }         | match { each player chooses bid"
            + " from 0..5 }",
        "TS162 | match { flip top of deck }                   | match { turn up top of deck }",
        "TS162 | match { set trump to H }                     | match { trump = H }",
        "TS162 | match { new deal # again }                   | match { new deal // again }",
        "TS162 | players 3 to 5                               | players 3..5",
        "TS162 | 4 players                                    | players 4",
        "TS162 | players 4, teams of 2                        | players 4, partners across",
        "TS162 | deck { 2 jokers }                            | deck { also 2 of JK: joker }",
        "TS162 | deck { also 2 jokers }                       | deck { also 2 of JK: joker }",
        "TS162 | trick { best by highest card }               | trick { best by \"the suit led\""
            + " card.suit == led.suit then \"the higher\" card.rank }",
        "TS162 | trick { best by card rank }                  | trick { best by card.rank }",
        "TS156 | trick { follow suit }                        | trick { must \"follow suit\""
            + " card.suit == led.suit }",
        "TS162 | match { winner scores 3 if trick contains QS } | match { winner scores 3 if QS in"
            + " cards of trick }",
        "TS165 | match { pot += 1 }                           | match { pot = pot + 1 }",
        "TS108 | match { play until hands are empty }         | match { play tricks until hands are"
            + " empty }",
        "TS126 | match { x = random suit from (H, S) }        | match { x = random from (H, S) }",
        "TS162 | match { all players score 1 }                | match { players score 1 }",
        "TS162 | match { winner scores tricks won by winner } | match { winner scores number of"
            + " tricks of winner }",
        "TS162 | match { repeat 3回 { new deal } }             | match { repeat 3 times { new deal }"
            + " }",
        "TS162 | players ４人                                   | players 4",
        "TS162 | match { each プレイヤー { player scores 1 } }       | match { each player { player"
            + " scores 1 } }",
        "TS162 | zones { pile: hidden }                       | zones { pile: face down }",
        "TS162 | deck { remove 2 3 }                          | deck { leave out ranks 2 3 }",
        "TS162 | trick { cannot lead H }                      | trick { may not lead H }",
        "TS211 | match { deal 5枚 to each player }             | match { deal 5 to each player }",
        "TS235 | tests { test \"t\" { seat 1: 4H } }           | tests { test \"t\" { hand of seat"
            + " 1: 4H } }",
        "TS259 | state { broken: boolean }                    | state { broken: yes/no }",
        "TS126 | match { turn up top card of deck }           | match { turn up top of deck }",
        "TS208 | match { winner scores number of hearts in deck } | match { winner scores number of"
            + " cards in deck where card.suit == H }",
        "TS211 | match { winner scores 1 if led.suit == hearts } | match { winner scores 1 if"
            + " led.suit == H }",
        "TS211 | match { winner scores 1 if led.suit == ハート } | match { winner scores 1 if led.suit"
            + " == H }",
        "TS211 | match { winner scores 1 if led == SQ }       | match { winner scores 1 if led =="
            + " QS }",
        "TS211 | match { deal seven to each player }          | match { deal 7 to each player }",
        "TS211 | trick { best by rank }                       | trick { best by card.rank }",
        "TS211 | state { x: b; a b is [number, suit] }; match { x = 3♥ } | state { x: b; a b is"
            + " [number, suit] }; match { x = [3, H] }",
        "TS211 | match { shuffle 山札 }                         | match { shuffle deck }",
        "TS218 | trick { best by card.value }                 | trick { best by card.number }",
        "TS248 | match { winner scores led.rank }             | match { winner scores led.number }",
        "TS248 | match { winner scores rank(led) + 1 }        | match { winner scores number(led) +"
            + " 1 }",
        "TS249 | match { move trick to aside } | match { move cards of trick to aside }",
        "TS256 | match { winner scores 1 if led.suit is not hearts } | match { winner scores 1 if"
            + " led.suit != H }",
        "TS257 | match { repeat until hand is empty { new deal } } | match { repeat until hands is"
            + " empty { new deal } }",
        "TS258 | tests { test \"t\" { seat 1 leads ♠A } }       | tests { test \"t\" { seat 1 leads"
            + " AS } }",
      })
  void proseIsPutSo(String code, String wrong, String right) {
    assertThat(mended(wrong, code)).isEqualTo(right);
  }

  @Test
  void cardsArePutBackWhereALoopBegins() {
    String deal = "    deal 13 to each player from seat 1\n";
    String script = "game \"x\"\n  players 4\nmatch {\n  repeat 3 times {\n%s  }\n}\n";
    assertThat(mended(script.formatted(deal), "TS453"))
        .isEqualTo(script.formatted("    new deal\n" + deal));
  }

  @Test
  void somebodyLeadsTheFirstTrick() {
    String script =
        "game \"x\"; match { %s new deal; deal 3 to each player; play tricks%s until hands are"
            + " empty }";
    assertThat(mended(script.formatted("", ""), "TS443"))
        .isEqualTo(script.formatted("", " from seat 1"));
    assertThat(mended(script.formatted("dealer = seat 2;", ""), "TS443"))
        .isEqualTo(script.formatted("dealer = seat 2;", " from left of dealer"));
  }

  @Test
  void aMissingBraceIsPutWhereItsBlockEnds() {
    assertThat(mended("game \"x\"\nmatch {\n  new deal\n\ntrick {\n}\n", "TS150"))
        .isEqualTo("game \"x\"\nmatch {\n  new deal\n\n}\ntrick {\n}\n");
  }

  @Test
  void sectionsThatAreNeededCanBeAdded() {
    String mended = mended("game \"x\"\n", "TS202");
    assertThat(Analysis.of(new Source("mended", mended)).diagnostics()).isEmpty();
    assertThat(mended("match { new deal }", "TS201")).startsWith("game \"New game\"\n\nmatch");
  }

  @Test
  void anUnknownZoneCanBeDeclared() {
    String script = "game \"x\"\nmatch { new deal; move top 3 of deck to widow }\n";
    assertThat(fixes(script, "TS366"))
        .extracting(QuickFix::label)
        .containsExactly(
            "Declare the zone `widow: face down`", "Declare the zone `widow: face up`");
    assertThat(mended(script, "TS366"))
        .startsWith("game \"x\"\nzones {\n  widow: face down\n}\n\nmatch");
    String inSection =
        "game \"x\"\nzones { pile: face up }\nmatch { new deal; move top 3 of deck to widow }\n";
    assertThat(mended(inSection, "TS366")).contains("zones { pile: face up; widow: face down }");
  }

  @Test
  void anUnknownNameCanBeDeclaredAsWhatIsExpected() {
    String script = "game \"x\"\nmatch { winner scores bonus }\n";
    List<QuickFix> fixes = fixes(script, "TS210");
    assertThat(fixes)
        .extracting(QuickFix::label)
        .containsExactly("Declare `bonus` as a variable", "Declare `bonus` as an option");
    assertThat(fixes)
        .allSatisfy(
            fix ->
                assertThat(
                        Analysis.of(new Source("m", Edit.applied(script, fix.edits())))
                            .diagnostics())
                    .noneMatch(Diagnostic::isError));
    String inSection = "game \"x\"\nstate {\n  a: number\n}\nmatch { winner scores bonus }\n";
    assertThat(mended(inSection, "TS210")).contains("state {\n  a: number\n  bonus: number\n}");
  }

  @Test
  void fewFixesOfWarningsAreTriedInALongText() {
    String script =
        """
        game "Long"
          players 3
        state { n: number = 0 }
        match {
          new deal
          deal 5 to each player
          play tricks from seat 1 until hands are empty { winner scores 1 }
          %s
          seat 1 scores n
        }
        trick { best by card.rank }
        // %s
        """
            .formatted("n = n + number of table; ".repeat(10), "long ".repeat(10_000));
    Analysis analysis = Analysis.of(GameScript.read(new Source("long.trick", script)));
    assertThat(analysis.fixes(analysis.diagnostics(), Locale.ENGLISH)).hasSize(2);
  }

  @Test
  void labelsSayWhatChanges() {
    assertThat(fixes("match { new deel }", "TS113"))
        .extracting(QuickFix::label)
        .containsExactly("Replace `deel` with `deal`");
    Analysis analysis = Analysis.of(new Source("wrong", "game \"x\"; match { x = (1 + 2 }"));
    assertThat(analysis.fixes(analysis.diagnostics().getFirst(), Locale.JAPANESE))
        .extracting(QuickFix::label)
        .contains("`)` を入れる");
  }

  /** A law: a fix mends what it is offered for, and nothing else is wrong afterwards. */
  @ParameterizedTest
  @MethodSource("snippets")
  void aFixLeadsToNoOtherError(Source source) {
    GameScript script = WellKnownScripts.script(source);
    List<Diagnostic> all = script.diagnostics();
    FixTrials trials = new FixTrials();
    for (Diagnostic wrong : Sample.of(all, 1 + all.size() / MANY)) {
      for (QuickFix fix : trials.of(wrong, script)) {
        Mended mended = Mended.by(fix, wrong, script, trials);
        assertThat(mended.fresh())
            .as(mended.described())
            .noneMatch(error -> error.problem() instanceof ParseProblem)
            .noneMatch(error -> error.problem().equals(wrong.problem()) && !isUnknown(error));
      }
    }
  }

  /** Of several unknown names in a line, one is reported after the other. */
  private static boolean isUnknown(Diagnostic error) {
    return error.problem() == CheckProblem.UNKNOWN_NAME
        || error.problem() == CheckProblem.UNKNOWN_NAME_LIKE;
  }

  /** The same law where only one thing is wrong: then nothing is. */
  @ParameterizedTest
  @MethodSource("bundled")
  void afterOneSlipAFixLeavesNothingWrong(Source source) {
    Random random = new Random(source.text().hashCode());
    List<MatchResult> words = WORD.matcher(source.text()).results().toList();
    for (int slip = 0; slip < SLIPS; slip++) {
      Source wrong = new Source(source.name(), slipped(source.text(), words, random));
      GameScript script = GameScript.read(wrong);
      FixTrials trials = new FixTrials();
      for (Diagnostic diagnostic : script.diagnostics()) {
        for (QuickFix fix : trials.of(diagnostic, script)) {
          Mended mended = Mended.by(fix, diagnostic, script, trials);
          assertThat(mended.fresh()).as(mended.described()).isEmpty();
        }
      }
    }
  }

  static List<Source> bundled() throws IOException {
    return Marked.bundled();
  }

  /** A word is left out, doubled, misspelt, replaced by another, or has one too many before it. */
  private static String slipped(String text, List<MatchResult> words, Random random) {
    MatchResult word = words.get(random.nextInt(words.size()));
    String written = word.group();
    String other = words.get(random.nextInt(words.size())).group();
    String slip =
        switch (random.nextInt(6)) {
          case 0 -> "";
          case 1 -> written + " " + written;
          case 2 -> other;
          case 3 -> other + " " + written;
          case 4 -> "the " + written;
          default -> written.substring(0, written.length() / 2) + written.charAt(0);
        };
    return text.substring(0, word.start()) + slip + text.substring(word.end());
  }

  /**
   * A script to which a fix has been applied.
   *
   * @param fresh the errors that were not there before
   */
  private record Mended(String described, List<Diagnostic> fresh) {

    static Mended by(QuickFix fix, Diagnostic wrong, GameScript before, FixTrials trials) {
      GameScript mended = trials.mended(before, fix);
      List<List<Object>> known = new ArrayList<>(said(before.diagnostics()));
      known.remove(said(List.of(wrong)).getFirst());
      List<Diagnostic> fresh =
          mended.found().stream()
              .filter(Diagnostic::isError)
              .filter(error -> !known.remove(said(List.of(error)).getFirst()))
              .toList();
      String described = wrong.problem() + " " + wrong.span() + ": " + fix.label();
      return new Mended(described + "\n" + mended.source().text(), fresh);
    }

    private static List<List<Object>> said(List<Diagnostic> diagnostics) {
      return diagnostics.stream()
          .map(each -> List.<Object>of(each.problem(), each.arguments()))
          .toList();
    }
  }
}
