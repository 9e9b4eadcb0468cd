package tricksmith.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Status;
import tricksmith.games.HouseRule.Seen;
import tricksmith.players.RandomBot;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

/**
 * Thirty house rules and some, as changes of single lines: each is a script that holds, and what
 * somebody would point at who misses the rule does come out differently.
 */
class HouseRulesTest {
  private static final int SEEDS = 400;

  static List<HouseRule> all() throws IOException {
    return HouseRule.all();
  }

  @Test
  void thereAreThirtyOfAllKinds() throws IOException {
    Map<Seen, Long> kinds =
        all().stream().collect(Collectors.groupingBy(HouseRule::seen, Collectors.counting()));

    assertThat(all()).hasSizeGreaterThanOrEqualTo(30);
    assertThat(kinds).containsOnlyKeys(Seen.values());
  }

  @ParameterizedTest
  @MethodSource("all")
  void comesOutOtherwiseWhereSomebodyWouldPoint(HouseRule rule) {
    GameScript before = GameFiles.script(rule.game());
    GameScript after =
        GameScript.readToPlay(new Source(rule.game(), rule.in(before.source().text())));

    assertThat(after.diagnostics().stream().filter(each -> each.isError())).isEmpty();
    Game old = GameFiles.ready(before.setUp(players(before), Map.of()));
    Game changed = GameFiles.ready(after.setUp(players(before), Map.of()));
    assertThat(
            LongStream.range(0, SEEDS).anyMatch(seed -> rule.seen() == first(old, changed, seed)))
        .as("a %s comes out differently first", rule.seen())
        .isTrue();
  }

  private static int players(GameScript script) {
    return script.numbersOfPlayers().stream().max(Integer::compare).orElseThrow();
  }

  /** What comes out differently first in a match of the same choices; {@code null} for nothing. */
  private static @Nullable Seen first(Game old, Game changed, long seed) {
    Match one = Match.start(old.rules(), seed);
    Match other = Match.start(changed.rules(), seed);
    RandomBot bot = new RandomBot(seed, 1);
    while (one.status() instanceof Status.Deciding(Decision decision)) {
      if (!tricks(one).equals(tricks(other))) {
        return Seen.TRICK;
      }
      if (!scores(one).equals(scores(other))) {
        return Seen.SCORE;
      }
      if (!(other.status() instanceof Status.Deciding(Decision now)) || !alike(decision, now)) {
        return isPlay(decision) ? Seen.CARD : Seen.CHOICE;
      }
      var pick = bot.choose(one.view(decision.decider()), decision);
      one = one.choose(pick);
      other = other.choose(pick);
    }
    return scores(one).equals(scores(other)) ? null : Seen.SCORE;
  }

  private static boolean alike(Decision one, Decision other) {
    return one.seat() == other.seat() && one.options().equals(other.options());
  }

  private static boolean isPlay(Decision decision) {
    return decision.options() instanceof Decision.OneOf one && one.play();
  }

  private static List<Integer> tricks(Match match) {
    return match.events().stream()
        .filter(Event.TrickFinished.class::isInstance)
        .map(trick -> ((Event.TrickFinished) trick).winner())
        .toList();
  }

  private static List<Collection<Long>> scores(Match match) {
    return match.events().stream()
        .filter(Event.Scored.class::isInstance)
        .<Collection<Long>>map(scored -> ((Event.Scored) scored).scores())
        .toList();
  }
}
