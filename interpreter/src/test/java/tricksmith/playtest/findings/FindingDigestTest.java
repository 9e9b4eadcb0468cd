package tricksmith.playtest.findings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tricksmith.players.Level;
import tricksmith.playtest.Batch;
import tricksmith.playtest.Scripts;
import tricksmith.playtest.findings.Finding.Subject;
import tricksmith.playtest.results.Evenness;
import tricksmith.playtest.results.Results;
import tricksmith.playtest.results.SideResult;
import tricksmith.playtest.simulation.Seating;
import tricksmith.program.Program;
import tricksmith.script.Game;

/** What batches of players of different strength say together. */
class FindingDigestTest {

  private static Reading reading(Level level, double from, double to) {
    return new Reading(level, (from + to) / 2, from, to, 400);
  }

  @Test
  void whatTwoLevelsSayIsSure() {
    assertThat(
            Belief.of(
                0.5,
                0.05,
                List.of(reading(Level.RANDOM, 0.51, 0.55), reading(Level.NOVICE, 0.52, 0.6))))
        .isEqualTo(Belief.SURE);
  }

  @Test
  void whatOneLevelSaysIsLikely() {
    assertThat(
            Belief.of(
                0.5,
                0.05,
                List.of(reading(Level.RANDOM, 0.51, 0.55), reading(Level.NOVICE, 0.48, 0.6))))
        .isEqualTo(Belief.LIKELY);
  }

  /** Who chooses at random scores otherwise by other rules, but chooses the same. */
  @Test
  void whereNoMatchDiffersPlayersHaveNothingToSay() {
    Reading nothing = reading(Level.RANDOM, 0, 0);

    assertThat(Belief.of(0, 0.01, List.of(nothing, reading(Level.NOVICE, -0.22, -0.14))))
        .isEqualTo(Belief.LIKELY);
    assertThat(Belief.of(0, 0.01, List.of(nothing))).isEqualTo(Belief.NO_DIFFERENCE);
  }

  @Test
  void playersWhoSayTheOppositeDisagree() {
    assertThat(Belief.of(0, 0, List.of(reading(Level.RANDOM, -14, -11), reading(Level.GOOD, 1, 7))))
        .isEqualTo(Belief.DISAGREE);
  }

  @Test
  void whoSeesNothingOfWhatOthersSeeDisagrees() {
    assertThat(
            Belief.of(0, 0, List.of(reading(Level.RANDOM, -14, -11), reading(Level.GOOD, -1, 2))))
        .isEqualTo(Belief.DISAGREE);
  }

  @Test
  void fewMatchesSayNothing() {
    Reading few = new Reading(Level.RANDOM, 0.9, 0.8, 1, 10);

    assertThat(Belief.of(0.5, 0.05, List.of(few))).isEqualTo(Belief.TOO_FEW);
    assertThat(Belief.of(0.5, 0.05, List.of(reading(Level.RANDOM, 0.3, 0.7))))
        .isEqualTo(Belief.TOO_FEW);
  }

  @Test
  void whereEveryIntervalIsNarrowThereIsNoDifference() {
    assertThat(Belief.of(0.5, 0.05, List.of(reading(Level.RANDOM, 0.48, 0.52))))
        .isEqualTo(Belief.NO_DIFFERENCE);
  }

  /** Whoever starts has a point more; one rule can never matter. */
  private static final String PLANTED =
      """
      game "Planted"
        players 2
      match {
        first = random player
        new deal
        shuffle deck
        deal 4 to each player from first
        first scores 1
        play tricks from first until hands are empty {
          winner scores 1
          if trick.number == 9 { winner scores 100 }
        }
      }
      trick {
        must "follow suit"  card.suit == led.suit
        best by "the suit led"  card.suit == led.suit  then "the higher"  card.rank
      }
      """;

  private static List<Finding> planted(Game game) {
    Program rules = game.rules();
    return FindingDigest.of(
        rules,
        List.of(
            new FindingDigest.LevelResults(
                Level.RANDOM, new Batch(rules, Seating.random(), 300, 1, 1, 300).play(), null),
            new FindingDigest.LevelResults(
                Level.NOVICE, new Batch(rules, Seating.random(), 300, 1001, 1, 300).play(), null)));
  }

  @Test
  void findsWhatWasPlanted() {
    Game game = Scripts.game(PLANTED, 2);

    List<Finding> findings = planted(game);

    assertThat(findings)
        .anySatisfy(
            finding -> {
              assertThat(finding.subject()).isEqualTo(new Subject.Place(1, false));
              assertThat(finding.belief()).isEqualTo(Belief.SURE);
              assertThat(finding.strongest().orElseThrow().value()).isGreaterThan(0.55);
            });
    assertThat(findings)
        .anySatisfy(
            finding -> {
              assertThat(finding.subject())
                  .isEqualTo(new Subject.IdleRule(Scripts.rule(game, "winner scores 100"), false));
              assertThat(finding.belief()).isEqualTo(Belief.SURE);
            });
  }

  @Test
  void matchesThatFailAreToldWithTheirLine() {
    Game game =
        Scripts.game(
            PLANTED.replace(
                "first scores 1",
                "first scores 12 / (number of card in hand of seat 1 where card.rank == A)"),
            2);

    Finding first = planted(game).getFirst();

    assertThat(first.subject())
        .isEqualTo(new Subject.Failing(true, Scripts.rule(game, "first scores 12")));
    assertThat(first.readings()).hasSize(2);
    assertThat(first.example()).isPresent();
    for (Locale language : List.of(Locale.ENGLISH, Locale.JAPANESE)) {
      assertThat(new FindingWords(language, _ -> 77).headline(first)).contains("77");
    }
  }

  /** What a designer would otherwise have to find in the list of all rules. */
  @Test
  void theCriterionOnWhichNearlyEveryScoreHangsIsTold() {
    String stars =
        """
        game "Seven Stars"
          players 3
        deck {
          suits H S
          ranks 2..10 J Q K
        }
        match {
          new deal
          shuffle deck
          deal deck to players from seat 1
          play tricks from seat 1 until hands are empty {
            winner scores number of cards of trick where card.rank == 7
          }
        }
        trick {
          must "follow suit"  card.suit == led.suit
          best by "a seven"       card.rank == 7
             then "the suit led"  card.suit == led.suit
             then "the lower"     lower card.rank
        }
        """;
    Game game = Scripts.game(stars, 3);

    assertThat(planted(game))
        .filteredOn(finding -> finding.subject() instanceof Subject.Decider)
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.subject())
                  .isEqualTo(new Subject.Decider(Scripts.rule(game, "\"a seven\"")));
              assertThat(finding.belief()).isEqualTo(Belief.SURE);
              assertThat(finding.usual()).isBetween(0.1, 0.4);
              assertThat(new FindingWords(Locale.ENGLISH, _ -> 17).headline(finding))
                  .isEqualTo(
                      "Nearly every score hangs on line 17: it decides 98 of 100 tricks that"
                          + " score.");
            });
    assertThat(
            planted(
                Scripts.game(
                    stars.replace("of cards of trick where card.rank == 7", "of tricks"), 3)))
        .noneMatch(finding -> finding.subject() instanceof Subject.Decider);
  }

  private static final Program FOUR =
      Scripts.game(
              """
              game "Four"
                players 4
              match {
                new deal
                shuffle deck
                deal 3 to each player from seat 1
                play tricks from seat 1 until hands are empty { winner scores 1 }
              }
              trick { best by "the suit led"  card.suit == led.suit  then "the higher"  card.rank }
              """,
              4)
          .rules();

  /** Two hundred matches of which the seats win these shares, by chance with this probability. */
  private static FindingDigest.LevelResults won(Level level, double chance, double... shares) {
    Results played = new Batch(FOUR, Seating.random(), 200, 1, 1, 0).play();
    List<SideResult> sides =
        IntStream.range(0, shares.length)
            .mapToObj(
                seat ->
                    new SideResult(
                        List.of(seat + 1), 200 * shares[seat], played.sides().get(seat).scores()))
            .toList();
    return new FindingDigest.LevelResults(
        level,
        new Results(
            played.wanted(),
            played.played(),
            played.seed(),
            sides,
            new Evenness(4, 200, 10, chance),
            played.scores(),
            played.lengths(),
            played.freedom(),
            played.freedoms(),
            played.closeness(),
            List.of(),
            played.coverage(),
            played.places(),
            false),
        null);
  }

  private static List<Finding> aboutSeats(FindingDigest.LevelResults... levels) {
    return FindingDigest.of(FOUR, List.of(levels)).stream()
        .filter(Finding::isAboutPosition)
        .toList();
  }

  @Test
  void theOneOfManySeatsThatStandsOutIsNotSure() {
    List<Finding> findings =
        aboutSeats(
            won(Level.RANDOM, 1e-5, 0.33, 0.14, 0.175, 0.355),
            won(Level.NOVICE, 0.03, 0.29, 0.25, 0.168, 0.292));

    assertThat(findings)
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.subject()).isEqualTo(new Subject.Seat(List.of(2)));
              assertThat(finding.belief()).isEqualTo(Belief.LIKELY);
            });
  }

  @Test
  void seatsOfWhichNoneStandsOutMayStillDiffer() {
    assertThat(
            aboutSeats(
                won(Level.RANDOM, 1e-3, 0.32, 0.19, 0.19, 0.30),
                won(Level.NOVICE, 1e-3, 0.31, 0.19, 0.20, 0.30)))
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.subject()).isEqualTo(new Subject.Uneven(false));
              assertThat(finding.belief()).isEqualTo(Belief.SURE);
            });
  }

  @Test
  void playersWhoDisagreeAboutSeatsAreQuotedInOneStatement() {
    List<Finding> findings =
        aboutSeats(
            won(Level.RANDOM, 1e-9, 0.45, 0.1, 0.2, 0.25),
            won(Level.NOVICE, 1e-3, 0.24, 0.21, 0.2, 0.35));

    assertThat(findings).hasSize(1);
    assertThat(new FindingWords(Locale.ENGLISH, _ -> 1).headline(findings.getFirst()))
        .isEqualTo(
            "Players of different strength disagree about the wins of seat 1: random 45.0%,"
                + " novice 24.0%. Do not trust this yet.");
  }

  @Test
  void whatIsAskedAgainIsAnsweredThoughSomethingElseStandsOut() {
    FindingDigest.LevelResults[] again = {
      won(Level.RANDOM, 1e-9, 0.38, 0.35, 0.13, 0.14),
      won(Level.NOVICE, 1e-9, 0.4, 0.34, 0.12, 0.14)
    };
    Subject asked = new Subject.Seat(List.of(2));

    assertThat(aboutSeats(again)).extracting(Finding::subject).doesNotContain(asked);
    assertThat(FindingDigest.about(asked, FOUR, List.of(again)))
        .hasValueSatisfying(finding -> assertThat(finding.belief()).isEqualTo(Belief.SURE));
  }

  @Test
  void saysItInSentences() {
    Game game = Scripts.game(PLANTED, 2);
    FindingWords words =
        new FindingWords(
            Locale.ENGLISH,
            rule -> game.script().source().place(game.placeOf(rule).start()).line());

    List<String> said = planted(game).stream().map(words::headline).toList();

    assertThat(said)
        .anyMatch(
            each -> each.matches("The starter wins \\d+ points more often than a fair share\\."))
        .contains("Line 11 never applied.");
  }

  @Test
  void bothLanguagesSayTheSameThings() {
    assertThat(keys(Locale.JAPANESE)).isEqualTo(keys(Locale.ROOT));
  }

  private static Set<String> keys(Locale language) {
    return new TreeSet<>(
        ResourceBundle.getBundle(
                FindingWords.class.getName(),
                language,
                ResourceBundle.Control.getNoFallbackControl(
                    ResourceBundle.Control.FORMAT_PROPERTIES))
            .keySet());
  }
}
