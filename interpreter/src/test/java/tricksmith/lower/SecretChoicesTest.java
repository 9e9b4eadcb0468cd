package tricksmith.lower;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tricksmith.engine.Match;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Status;
import tricksmith.players.RandomBot;

/**
 * Who knows what was chosen in secret from a hand (docs/language/reference.md, Choices in secret).
 */
class SecretChoicesTest {

  private static final String MOVES =
      "repeat 100 times { move first card in hand of seat 2 to hand of seat 2 }";
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private static Match match(String statements) {
    String script =
        """
        game "Secrets"
          players 3
        zones {
          middle: face up
          dark: face down
          own[player]: face down
        }
        match {
          shuffle deck
          deal 4 to each player from seat 1
          %s
          seat 1 chooses x, yes or no
        }
        """
            .formatted(statements);
    return toTheQuestion(Match.start(Scene.game(script, 3, Map.of()).rules(), 3));
  }

  /** Bots choose whatever it is, until the question at the end. */
  private static Match toTheQuestion(Match start) {
    Match match = start;
    while (match.status() instanceof Status.Deciding(Decision asked) && !asked.name().equals("x")) {
      match =
          match.choose(
              new RandomBot(1, asked.decider()).choose(match.view(asked.decider()), asked));
    }
    return match;
  }

  private static String seen(MatchView view) {
    return view.variables().stream()
        .filter(each -> each.name().equals("stake"))
        .map(each -> each.hidden() ? "?" : String.join(" ", each.labels()))
        .collect(Collectors.joining(","));
  }

  private static String entry(Match match, int seat) {
    return seen(match.table()).split(",", -1)[seat - 1];
  }

  private static String seen(Match match, int seat) {
    return seen(match.view(seat).table());
  }

  @Test
  void theChooserKnowsItWhereverTheCardGoes() {
    Match match =
        match(
            """
            each player at once chooses stake from hand
              each player at once moves stake to dark
              shuffle dark\
            """);

    assertThat(seen(match, 1)).isEqualTo(entry(match, 1) + ",?,?");
    assertThat(seen(match, 3)).isEqualTo("?,?," + entry(match, 3));
  }

  @ParameterizedTest
  @CsvSource({"or pass, false", "or pass openly, true"})
  void allSeeWhoPassesOpenly(String pass, boolean seen) {
    Match match =
        match("seat 1 chooses stake from hand where card.number > 20, %s".formatted(pass));

    assertThat(match.view(2).heard().stream().anyMatch(Event.Chosen.class::isInstance))
        .isEqualTo(seen);
    assertThat(match.view(1).heard()).anyMatch(Event.Chosen.class::isInstance);
  }

  @Test
  void whatIsChosenIsSecretThoughAPassWouldBeSeen() {
    Match match = match("seat 1 chooses stake from hand, or pass openly if no");

    assertThat(match.view(2).heard()).noneMatch(Event.Chosen.class::isInstance);
  }

  @Test
  void whoseItWasIsNotSeenWhenTheCardsAreTurnedUpAfterAShuffle() {
    Match match =
        match(
            """
            each player at once chooses stake from hand
              each player at once moves stake to dark
              shuffle dark
              move dark to middle
            """);

    assertThat(seen(match, 1)).isEqualTo(entry(match, 1) + ",?,?");
  }

  @Test
  void allKnowWhatIsMovedWhereTheySeeIt() {
    Match match =
        match(
            """
            each player at once chooses stake from hand
              each player at once moves stake to middle
              move middle to dark
              shuffle dark
            """);

    assertThat(seen(match, 1)).isEqualTo(seen(match.table()));
  }

  @Test
  void aCardThatLiesByItselfIsFollowedUntilItIsTurnedUp() {
    String hidden =
        "each player at once chooses stake from hand\n  each player at once moves stake to own";

    assertThat(seen(match(hidden), 1)).isEqualTo(entry(match(hidden), 1) + ",?,?");
    Match turned = match(hidden + "\n  each player { turn up own }");
    assertThat(seen(turned, 1)).isEqualTo(seen(turned.table()));
  }

  @Test
  void whoeverGetsItIntoTheHandKnowsItAndNobodyElseEver() {
    Match match =
        match(
            """
            seat 2 chooses stake from hand
              move stake to hand of seat 3
              move hand of seat 3 to middle
            """);

    assertThat(seen(match, 1)).isEqualTo("?");
    assertThat(seen(match, 2)).isEqualTo(seen(match.table()));
    assertThat(seen(match, 3)).isEqualTo(seen(match.table()));
  }

  @Test
  void whatGoesWithTheWholeHandIsNotKnown() {
    Match match = match("seat 2 chooses stake from hand\n  move hand of seat 2 to middle");

    assertThat(seen(match, 1)).isEqualTo("?");
    assertThat(seen(match, 2)).isEqualTo(seen(match.table()));
  }

  @Test
  void anotherValueIsSeenAgain() {
    Match match =
        match(
            """
            seat 2 chooses stake from hand
              move hand of seat 2 to middle
              stake = top of middle
            """);

    assertThat(seen(match, 1)).isEqualTo(seen(match.table()));
  }

  /** Two matches that a seat cannot tell apart look the same to it. */
  @ParameterizedTest
  @CsvSource({
    "supertrump, 2",
    "mas-menos, 2",
    "norimachigai, 3",
    "norimachigai, 4",
    "head-and-tail, 4",
    "saizen, 3",
    "classics/hearts, 4",
    "classics/euchre, 4",
    "classics/ninety-nine, 3"
  })
  void whatASeatSupposesLooksToItAsItIs(String game, int players) throws IOException {
    String script = Files.readString(Path.of("..", "games", game + ".trick"));
    for (int seed = 1; seed <= 3; seed++) {
      Match match = Match.start(Scene.game(script, players, Map.of()).rules(), seed);
      for (int moment = 0; moment < 90; moment++) {
        if (!(match.status() instanceof Status.Deciding(Decision asked))) {
          break;
        }
        if (moment % 7 == 0) {
          looksTheSame(match, players, game + " " + seed + " " + moment);
        }
        int decider = asked.decider();
        match =
            match.choose(
                new RandomBot(seed * 97L + moment, decider).choose(match.view(decider), asked));
      }
    }
  }

  /** A match that keeps so many cards chosen in secret, and has many other variables. */
  private static MatchRun keeping(int secrets, String statements) {
    String script =
        """
        game "Secrets"
          players 2
        deck { suits A B ranks 1..250 }
        state {
          secret[1..250]: card
          each deal { %s }
        }
        match {
          deal 250 to each player from seat 1
          repeat with position in 1..%d { seat 1 chooses secret[position] from hand of seat 1 }
          %s
        }
        """
            .formatted(
                IntStream.range(0, 150)
                    .mapToObj(each -> "other" + each + "[card]: number")
                    .collect(Collectors.joining("; ")),
                secrets,
                statements);
    return MatchRun.start(Scene.game(script, 2, Map.of()).rules(), 1);
  }

  private static MatchRun finished(MatchRun run) {
    while (run.isDeciding()) {
      run.choose(new Pick.One(0));
    }
    return run;
  }

  /** Whoever follows them at every move has work, which a script must not get for nothing. */
  @Test
  void movingCardsTakesStepsForWhatWasChosenInSecret() {
    long few = steps(4, MOVES) - steps(4, "");
    long many = steps(200, MOVES) - steps(200, "");

    assertThat(many - few).isEqualTo(100 * (200 - 4) / 2);
  }

  private static long steps(int secrets, String statements) {
    return finished(keeping(secrets, statements)).steps();
  }

  @Test
  void aMatchThatFollowsNoSecretsTakesTheSameSteps() {
    String statements = MOVES + "\n  new deal\n  deal 250 to each player from seat 1\n  " + MOVES;
    MatchRun unrecorded = finished(keeping(40, statements).unrecordedCopy());

    assertThat(unrecorded.steps()).isEqualTo(steps(40, statements));
  }

  /** Forgetting one secret after the other went through all of them for every other variable. */
  @Test
  void newDealsAreQuickHoweverManySecretsThereAre() {
    timeOfDeals(250);
    long few = timeOfDeals(1);

    assertThat(timeOfDeals(250)).isLessThan(10 * few);
  }

  /** The processor time of a match with many new deals, while so many choices are kept. */
  private static long timeOfDeals(int secrets) {
    MatchRun run = keeping(secrets, "repeat 300 times { new deal }");
    long before = THREADS.getCurrentThreadCpuTime();
    finished(run);
    long time = THREADS.getCurrentThreadCpuTime() - before;
    return time;
  }

  private static void looksTheSame(Match match, int players, String moment) {
    for (int seat = 1; seat <= players; seat++) {
      MatchView seen = match.view(seat).table();
      MatchView supposed = match.view(seat).suppose(moment.hashCode()).view(seat).table();
      assertThat(supposed).as("%s, seat %s", moment, seat).isEqualTo(seen);
    }
  }
}
