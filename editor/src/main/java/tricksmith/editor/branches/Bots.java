package tricksmith.editor.branches;

import tricksmith.match.Decision;
import tricksmith.match.Event;
import tricksmith.match.Match;
import tricksmith.match.Pick;
import tricksmith.players.Bot;
import tricksmith.players.BotKind;

/** Lets bots choose. They see what their seat sees. */
final class Bots {

  private Bots() {}

  /**
   * What whoever sits there chooses; for a human, what a bot would choose in their place. A bot for
   * each choice: taken back and made again, it is the same.
   */
  static Pick choice(Match match, Decision decision, Occupant occupant) {
    long moment = match.events().stream().filter(Event::determines).count();
    BotKind kind = occupant.bot().orElse(BotKind.RANDOM);
    Bot bot = kind.bot(match.seed() * 31 + moment, decision.decider());
    return bot.choose(match.view(decision.decider()), decision);
  }
}
