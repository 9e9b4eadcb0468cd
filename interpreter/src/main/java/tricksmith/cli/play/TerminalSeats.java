package tricksmith.cli.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.Match;
import tricksmith.engine.chance.KeyedChance;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Pick;
import tricksmith.players.Bot;
import tricksmith.players.Consideration;
import tricksmith.players.Level;
import tricksmith.players.Policies;
import tricksmith.program.Program;

/**
 * Who plays each seat.
 *
 * @param kinds by seat, from 1; missing seats are played by bots
 * @param others the level of those bots
 * @param effort of bots that search; empty for the usual one of each level
 * @param policies learned for games
 */
public record TerminalSeats(
    Map<Integer, SeatKind> kinds, Level others, OptionalInt effort, Policies policies) {

  private static final long BOT = KeyedChance.hash("bot in the terminal");

  public TerminalSeats {
    kinds = Map.copyOf(kinds);
  }

  /** Lets bots learn a game now, if any of them plays by what it has learned. */
  void learn(Program rules) {
    if (bots(kinds, others, rules.players()).stream().anyMatch(Level::learns)) {
      policies.learn(rules);
    }
  }

  static List<Level> bots(Map<Integer, SeatKind> kinds, Level others, int players) {
    return IntStream.rangeClosed(1, players)
        .mapToObj(seat -> level(kinds.get(seat), others))
        .flatMap(Optional::stream)
        .toList();
  }

  /** The level of a seat's bot; empty for a human. */
  private static Optional<Level> level(@Nullable SeatKind kind, Level others) {
    return kind == null ? Optional.of(others) : kind.bot();
  }

  boolean isHuman(int seat) {
    return kinds.get(seat) == SeatKind.HUMAN;
  }

  int humans() {
    return (int) kinds.values().stream().filter(SeatKind.HUMAN::equals).count();
  }

  /** The seat of the only human; 0 if there are none or several. */
  int onlyHuman() {
    return humans() == 1
        ? kinds.keySet().stream().filter(this::isHuman).findFirst().orElseThrow()
        : 0;
  }

  /**
   * Chooses for a bot. The choice depends only on the seed and the progress of the match, so that a
   * resumed match continues as it would have without the interruption.
   */
  Pick choose(Match match, Decision decision) {
    int seat = decision.decider();
    return bot(match, seat).choose(match.view(seat), decision);
  }

  /** Chooses for a bot, and returns its reasoning as well. */
  Consideration consider(Match match, Decision decision) {
    int seat = decision.decider();
    return bot(match, seat).consider(match.view(seat), decision);
  }

  private Bot bot(Match match, int seat) {
    long soFar = KeyedChance.key(match.seed(), BOT, match.events().size());
    return level(kinds.get(seat), others).orElse(others).bot(policies, soFar, seat, effort);
  }
}
