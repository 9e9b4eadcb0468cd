package tricksmith.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.engine.Match;
import tricksmith.engine.MatchRun;
import tricksmith.engine.PastChoice;
import tricksmith.engine.SeatView;
import tricksmith.engine.chance.Outcomes;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Status;
import tricksmith.playtest.Batch;
import tricksmith.playtest.Scripts;
import tricksmith.playtest.results.Results;
import tricksmith.playtest.simulation.Seating;
import tricksmith.program.Program;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.script.WellKnownScripts;
import tricksmith.source.Source;

@Execution(ExecutionMode.CONCURRENT)
class BotsTest {
  private static final int EFFORT = 300;

  /** Enough to tell whoever tries out alternatives from whoever does not. */
  private static final int MATCHES = 8;

  /** Choices that are made in learning a game. */
  private static final int LITTLE = 1_500;

  /** By the seed, except for two cards that have changed places in one shuffle. */
  private record Exchanged(int one, int other, long shuffle) implements Outcomes {

    @Override
    public int pick(String name, long count, List<Long> alternatives, int keyed) {
      return keyed;
    }

    @Override
    public int[] order(int zone, long count, int[] keyed) {
      boolean both = IntStream.of(keyed).filter(card -> card == one || card == other).count() == 2;
      return both && count == shuffle
          ? IntStream.of(keyed)
              .map(card -> card == one ? other : card == other ? one : card)
              .toArray()
          : keyed;
    }

    @Override
    public Outcomes ofCopies() {
      return this;
    }
  }

  private static Program rules(String game) {
    GameScript script = script(game);
    return rules(script, script.defaults().players());
  }

  private static GameScript script(String game) {
    return WellKnownScripts.script(WellKnownScripts.read(Path.of("..", "games", game + ".trick")));
  }

  private static Program rules(GameScript script, int players) {
    return switch (script.setUp(players, Map.of())) {
      case SetupResult.Ready(var ready) -> ready.rules();
      case SetupResult.Refused(var objections) ->
          throw new IllegalArgumentException("" + objections);
    };
  }

  /** A match after some random choices, given by their labels. */
  private static List<String> choices(Program rules, int count) {
    List<String> labels = new ArrayList<>();
    Match match = Match.start(rules, 3);
    RandomBot bot = new RandomBot(count, 1);
    while (labels.size() < count && match.status() instanceof Status.Deciding(var decision)) {
      Pick pick = bot.pick(decision);
      labels.add(label(rules, decision, pick));
      match = match.choose(pick);
    }
    return labels;
  }

  private static String label(Program rules, Decision decision, Pick pick) {
    return switch (pick) {
      case Pick.One(int place) ->
          ((Decision.OneOf) decision.options()).alternatives().get(place).label();
      case Pick.Several(var members) ->
          String.join(
              " ", new Labels(rules).of(members, ((Decision.Several) decision.options()).kind()));
      case Pick.Pass _ -> Decision.Alternative.PASS;
    };
  }

  /** The same choices with other shuffles; empty if they cannot be made then. */
  private static Optional<Match> played(Program rules, Outcomes chance, List<String> labels) {
    Match match = Match.begin(rules, 3, chance).match();
    try {
      for (String label : labels) {
        match = match.chooseLabel(label);
      }
      return Optional.of(match);
    } catch (IllegalArgumentException | IllegalStateException _) {
      return Optional.empty();
    }
  }

  private static boolean looksTheSame(SeatView one, SeatView other) {
    return one.table().equals(other.table())
        && one.heard().equals(other.heard())
        && IntStream.range(0, one.rules().cards().size())
            .allMatch(card -> one.placesOf(card).equals(other.placesOf(card)));
  }

  /** How others seem to have chosen, in some matches as they may be. */
  private static List<String> recalled(SeatView view) {
    List<String> recalled = new ArrayList<>();
    for (PastChoice choice : view.remembered()) {
      MatchRun scratch = choice.scratch();
      for (int world = 0; world < 4; world++) {
        int alternative = choice.recall(scratch, view.suppose(world));
        recalled.add(alternative + " from " + scratch.hand(scratch.seat()));
      }
    }
    return recalled;
  }

  /** What bots of every sort choose. */
  private static List<Pick> picks(Policies policies, Match match, Decision decision) {
    int seat = decision.decider();
    SearchBot.Effort little = new SearchBot.Effort(200, 4, false);
    SearchBot.Effort weighing = new SearchBot.Effort(200, 4, true, true, false);
    SearchBot.Effort replies = new SearchBot.Effort(600, 3, true);
    return Stream.of(
            new MonteCarloBot(11, seat, EFFORT),
            new NoviceBot(policies),
            new SearchBot(policies, 11, seat, little),
            new SearchBot(policies, 11, seat, weighing),
            new SearchBot(policies, 11, seat, replies))
        .map(bot -> bot.choose(match.view(seat), decision))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "supertrump",
        "mas-menos",
        "norimachigai",
        "head-and-tail",
        "saizen",
        "classics/wizard",
        "classics/german-whist",
        "classics/euchre",
        "classics/oh-hell",
        "classics/ninety-nine",
        "classics/doppelkopf",
        "classics/hearts"
      })
  void choosesTheSameInMatchesThatItsSeatCannotTellApart(String game) {
    GameScript script = script(game);
    Program rules = rules(script, script.numbersOfPlayers().getLast());
    Policies policies = new Policies(LITTLE);
    int compared = 0;
    for (int length = 1; length < 24 && compared < 8; length += 2) {
      List<String> choices = choices(rules, length);
      Match match = played(rules, new Exchanged(-1, -1, 0), choices).orElseThrow();
      if (!(match.status() instanceof Status.Deciding(Decision decision))) {
        continue;
      }
      SeatView view = match.view(decision.decider());
      List<Integer> unknown =
          IntStream.range(0, rules.cards().size())
              .filter(card -> !view.knows(card))
              .boxed()
              .toList();
      List<Pick> chosen = picks(policies, match, decision);
      List<String> recalled = recalled(view);
      for (int i = 0; i + 1 < unknown.size() && i < 16; i += 2) {
        int one = unknown.get(i);
        int other = unknown.get(unknown.size() - 1 - i / 2);
        Optional<Match> twin = played(rules, new Exchanged(one, other, 0), choices);
        if (twin.isPresent()
            && twin.get().status() instanceof Status.Deciding(Decision same)
            && same.equals(decision)
            && looksTheSame(view, twin.get().view(decision.decider()))
            && !twin.get().table().equals(match.table())) {
          assertThat(picks(policies, twin.get(), same)).as("after %s", choices).isEqualTo(chosen);
          assertThat(recalled(twin.get().view(same.decider())))
              .as("after %s", choices)
              .isEqualTo(recalled);
          compared++;
        }
      }
    }
    assertThat(compared).as("pairs of matches").isGreaterThan(3);
  }

  @Test
  void doesNotKnowWhatOthersAreChoosingInSecret() {
    Program rules = rules("norimachigai");
    Match match = Match.start(rules, 5);
    while (!(match.status() instanceof Status.Deciding(Decision first)
        && first.name().equals("stake"))) {
      match = match.choose(new Pick.One(0));
    }
    int alternatives =
        ((Decision.OneOf) ((Status.Deciding) match.status()).decision().options())
            .alternatives()
            .size();
    Policies policies = new Policies(LITTLE);
    List<List<Pick>> answers = new ArrayList<>();
    for (int secret = 0; secret < alternatives; secret++) {
      Match next = match.choose(new Pick.One(secret));
      Decision decision = ((Status.Deciding) next.status()).decision();
      assertThat(decision.name()).isEqualTo("stake");
      answers.add(picks(policies, next, decision));
    }

    assertThat(answers).hasSizeGreaterThan(3).containsOnly(answers.getFirst());
  }

  /** Seat 1 has written a suit down that only it sees, and tricks in it count. */
  @Test
  void doesNotKnowWhatOthersKeepForThemselves() {
    GameScript script =
        GameScript.read(
            new Source(
                "secret.trick",
                """
                game "Secret"
                  players 2
                state { note[player]: suit, seen by owner }
                match {
                  new deal
                  shuffle deck
                  deal 6 to each player from seat 1
                  seat 1 chooses note from suits, called "write down"
                  play tricks from seat 2 until hands are empty {
                    seat 1 scores 50 if led.suit == note[seat 1]
                    winner scores 1
                  }
                }
                """));
    Program rules = rules(script, 2);
    Match match = Match.start(rules, 4);
    Policies policies = new Policies(LITTLE);
    List<List<Pick>> answers = new ArrayList<>();
    for (int suit = 0; suit < 4; suit++) {
      Match next = match.choose(new Pick.One(suit));
      answers.add(picks(policies, next, ((Status.Deciding) next.status()).decision()));
    }

    assertThat(answers).hasSize(4).containsOnly(answers.getFirst());
  }

  @Test
  void choosesTheSameAgainForTheSameSeed() {
    Match match = Match.start(rules("supertrump"), 5).choose(new Pick.One(0));
    Decision decision = ((Status.Deciding) match.status()).decision();

    assertThat(picks(new Policies(LITTLE), match, decision))
        .isEqualTo(picks(new Policies(LITTLE), match, decision));
  }

  @ParameterizedTest
  @ValueSource(strings = {"supertrump", "mas-menos", "norimachigai", "classics/hearts"})
  void winsMoreThanBotsThatChooseAtRandom(String game) {
    Program rules = rules(game);
    Seating seating =
        Seating.of(
            (seed, seat) ->
                seat == 1 ? new MonteCarloBot(seed, seat, EFFORT) : new RandomBot(seed, seat));

    Results results = new Batch(rules, seating, MATCHES, 100, 1).play();

    double fair = (double) MATCHES / rules.players();
    assertThat(results.ended()).isEqualTo(MATCHES);
    assertThat(results.sides().getFirst().wins()).isGreaterThan(fair + (MATCHES - fair) / 3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"saizen", "classics/bridge", "classics/doppelkopf"})
  void playsMatchesToTheirEnd(String game) {
    Seating seating = Seating.of((seed, seat) -> new MonteCarloBot(seed, seat, 1));

    Results results = new Batch(rules(game), seating, 1, 1, 1).play();

    assertThat(results.ended()).isEqualTo(1);
  }

  /** What nobody can know, everybody guesses, except who sees all cards. */
  @Test
  void whoPlaysWithOpenHandsShowsThatThereIsSomethingToFindOut() {
    Program guessing =
        Scripts.game(
                """
                game "Guessing"
                  players 2
                state { guess[player]: suit }
                match {
                  new deal
                  shuffle deck
                  deal 1 to each player
                  each player at once chooses guess from suits
                  score
                }
                score {
                  each player scores 1 if suit of top of hand of left of player == guess[player]
                }
                """,
                2)
            .rules();
    Seating seating =
        Seating.of(
            (seed, seat) ->
                seat == 1
                    ? MonteCarloBot.withOpenHands(seed, seat, EFFORT)
                    : new MonteCarloBot(seed, seat, EFFORT));

    Results results = new Batch(guessing, seating, 40, 1, 1).play();

    assertThat(results.sides().getFirst().scores().mean()).isEqualTo(1);
    assertThat(results.sides().getLast().scores().mean()).isLessThan(0.6);
  }
}
