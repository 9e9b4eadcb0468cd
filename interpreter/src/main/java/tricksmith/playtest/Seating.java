package tricksmith.playtest;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import tricksmith.match.MatchRun;
import tricksmith.players.Bot;
import tricksmith.players.RandomBot;

/** Who plays. Called by several threads, each with a match of its own. */
@FunctionalInterface
public interface Seating {

  /** Plays a match from where it stands to its end. */
  void play(MatchRun match);

  /** Bots that choose anything. */
  static Seating random() {
    return match -> {
      List<RandomBot> bots = bots(match, seat -> new RandomBot(match.seed(), seat));
      while (match.isDeciding()) {
        bots.get(match.decider() - 1).choose(match);
      }
    };
  }

  /** Bots, made anew for each match. */
  static Seating of(BotMaker maker) {
    return match -> {
      List<Bot> bots = bots(match, seat -> maker.bot(match.seed(), seat));
      while (match.isDeciding()) {
        int seat = match.decider();
        match.choose(bots.get(seat - 1).choose(match.view(seat), match.decision()));
      }
    };
  }

  private static <B> List<B> bots(MatchRun match, IntFunction<B> maker) {
    return IntStream.rangeClosed(1, match.rules().players()).mapToObj(maker).toList();
  }

  /** Makes bots. */
  @FunctionalInterface
  interface BotMaker {

    /**
     * The bot of a seat.
     *
     * @param seed of the match
     * @param seat from 1
     */
    Bot bot(long seed, int seat);
  }
}
