package tricksmith.editor.branches;

import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Pick;
import tricksmith.players.Bot;
import tricksmith.players.Level;
import tricksmith.players.Policies;

/** Lets bots choose; they see what their seat sees. */
final class Bots {

  /**
   * What was learned of games, once for all tables: it hangs on the rules alone. Whoever first lets
   * a bot decide that needs it waits for it.
   */
  private static final Policies LEARNED = new Policies();

  private Bots() {}

  /**
   * What the occupant chooses; for a human, what a bot would choose instead. Each choice gets a bot
   * of its own, so the same decision always has the same answer.
   */
  static Pick choice(Match match, Decision decision, Occupant occupant) {
    long moment = match.events().stream().filter(Event::determines).count();
    Level kind = occupant.bot().orElse(Level.RANDOM);
    Bot bot = kind.bot(LEARNED, match.seed() * 31 + moment, decision.decider());
    return bot.choose(match.view(decision.decider()), decision);
  }
}
