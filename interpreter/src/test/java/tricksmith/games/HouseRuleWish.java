package tricksmith.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Status;
import tricksmith.players.RandomBot;
import tricksmith.proposal.Wish;
import tricksmith.script.Game;

/**
 * What somebody wishes who misses a house rule: by it, the first thing that comes out differently.
 */
final class HouseRuleWish {
  private static final int SEEDS = 400;

  private HouseRuleWish() {}

  /** In the first match in which something of the kind that is pointed at comes out differently. */
  static Wish of(HouseRule rule, Game old, Game changed) {
    return LongStream.range(0, SEEDS)
        .mapToObj(seed -> first(rule.seen(), old, changed, seed))
        .flatMap(Optional::stream)
        .findFirst()
        .orElseThrow();
  }

  private static Optional<Wish> first(HouseRule.Seen seen, Game old, Game changed, long seed) {
    Match one = Match.start(old.rules(), seed);
    Match other = Match.start(changed.rules(), seed);
    RandomBot bot = new RandomBot(seed, 1);
    while (one.status() instanceof Status.Deciding(Decision decision)) {
      Wish.Outcome outcome = otherwise(one, other);
      if (outcome != null) {
        return kind(outcome, decision) == seen
            ? Optional.of(new Wish(old, one, outcome))
            : Optional.empty();
      }
      var pick = bot.choose(one.view(decision.decider()), decision);
      one = one.choose(pick);
      other = other.choose(pick);
    }
    Wish.Outcome outcome = otherwise(one, other);
    return outcome instanceof Wish.Scores && seen == HouseRule.Seen.SCORE
        ? Optional.of(new Wish(old, one, outcome))
        : Optional.empty();
  }

  private static HouseRule.Seen kind(Wish.Outcome outcome, Decision decision) {
    return switch (outcome) {
      case Wish.Wins _ -> HouseRule.Seen.TRICK;
      case Wish.Scores _ -> HouseRule.Seen.SCORE;
      case Wish.Allowed _ -> HouseRule.Seen.CARD;
      case Wish.Offered _ ->
          decision.options() instanceof Decision.OneOf one && one.play()
              ? HouseRule.Seen.CARD
              : HouseRule.Seen.CHOICE;
    };
  }

  private static Wish.@Nullable Outcome otherwise(Match one, Match other) {
    List<Integer> tricks = winners(other);
    if (!winners(one).equals(tricks)) {
      return new Wish.Wins(tricks.getLast(), true);
    }
    List<Long> before = one.scores();
    List<Long> now = other.scores();
    for (int seat = 1; seat <= now.size(); seat++) {
      if (!before.get(seat - 1).equals(now.get(seat - 1))) {
        return new Wish.Scores(seat, now.get(seat - 1));
      }
    }
    return one.status() instanceof Status.Deciding(Decision asked)
            && other.status() instanceof Status.Deciding(Decision would)
        ? offered(asked, would)
        : null;
  }

  private static Wish.@Nullable Outcome offered(Decision asked, Decision would) {
    boolean play = would.options() instanceof Decision.OneOf one && one.play();
    if (asked.seat() != would.seat()) {
      return play ? new Wish.Allowed(would.seat(), labels(would).iterator().next(), true) : null;
    }
    Set<String> more = labels(would);
    more.removeAll(labels(asked));
    Set<String> fewer = labels(asked);
    fewer.removeAll(labels(would));
    if (more.isEmpty() && fewer.isEmpty()) {
      return null;
    }
    boolean offered = fewer.isEmpty();
    String label = (offered ? more : fewer).iterator().next();
    return play ? new Wish.Allowed(would.seat(), label, offered) : new Wish.Offered(label, offered);
  }

  private static Set<String> labels(Decision decision) {
    Set<String> labels = new TreeSet<>();
    if (decision.options() instanceof Decision.OneOf one) {
      one.alternatives().forEach(each -> labels.add(each.label()));
    }
    return labels;
  }

  private static List<Integer> winners(Match match) {
    List<Integer> winners = new ArrayList<>();
    for (Event event : match.events()) {
      if (event instanceof Event.TrickFinished trick) {
        Integer winner = trick.winner();
        winners.add(winner == null ? 0 : winner);
      }
    }
    return winners;
  }

  /** Whether two games play the same in matches in which everybody chooses at random. */
  static boolean isSame(Game one, Game other, int matches) {
    return LongStream.range(5_000, 5_000 + matches).allMatch(seed -> isSame(one, other, seed));
  }

  private static boolean isSame(Game old, Game changed, long seed) {
    Match one = Match.start(old.rules(), seed);
    Match other = Match.start(changed.rules(), seed);
    RandomBot bot = new RandomBot(seed, 1);
    for (int choices = 0; choices < 300; choices++) {
      if (otherwise(one, other) != null) {
        return false;
      }
      if (!(one.status() instanceof Status.Deciding(Decision decision))
          || !(other.status() instanceof Status.Deciding)) {
        break;
      }
      var pick = bot.choose(one.view(decision.decider()), decision);
      one = one.choose(pick);
      other = other.choose(pick);
    }
    return ended(one).equals(ended(other));
  }

  private static List<Integer> ended(Match match) {
    return match.status() instanceof Status.Ended ended ? ended.winners() : List.of();
  }
}
