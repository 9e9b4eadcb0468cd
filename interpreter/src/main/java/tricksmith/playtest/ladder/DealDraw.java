package tricksmith.playtest.ladder;

import tricksmith.engine.MatchRun;
import tricksmith.engine.chance.KeyedChance;
import tricksmith.players.Bot;
import tricksmith.players.Level;
import tricksmith.players.Policies;
import tricksmith.players.Worth;

/**
 * Draws one deal of a match that novices play, each deal with equal probability, so the late part
 * of a match, with longer hands or scores to catch up with, counts as much as the first. A match
 * not made of deals is drawn as a whole.
 *
 * @param recorded whether to keep a record of what happened before, for players who look back
 */
record DealDraw(MatchRun pattern, Worth worth, Policies policies, boolean recorded) {

  private static final long NAME = KeyedChance.hash("deal of a match");

  /** The number of choices after which a match is played no further to find a deal. */
  private static final int MOST_CHOICES = 20_000;

  /**
   * What was drawn.
   *
   * @param deal the match at the first decision of the deal
   * @param steps how many steps were taken to find it
   */
  record Drawn(MatchRun deal, long steps) {}

  /**
   * Draws the beginning of a deal, at its first decision.
   *
   * @param seed the seed of the match
   */
  Drawn draw(long seed) {
    MatchRun run = pattern.again(seed, recorded);
    if (!worth.byDeals()) {
      return new Drawn(run, run.steps());
    }
    Bot novice = Level.NOVICE.bot(policies, seed, 1);
    MatchRun drawn = run.copy();
    int deal = run.deals();
    for (int choices = 0; run.isDeciding() && choices < MOST_CHOICES; choices++) {
      if (run.deals() != deal) {
        deal = run.deals();
        if (deal == 1 || KeyedChance.pick(KeyedChance.key(seed, NAME, deal), deal) == 0) {
          drawn = run.copy();
        }
      }
      novice.choose(run);
    }
    return new Drawn(drawn, run.steps());
  }
}
