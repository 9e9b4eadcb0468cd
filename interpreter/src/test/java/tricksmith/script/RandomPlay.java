package tricksmith.script;

import java.util.SplittableRandom;
import tricksmith.cards.IndexSet;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Pick;

/** Plays a match, every choice by lot. */
public final class RandomPlay {

  private final SplittableRandom random;

  private RandomPlay(long seed) {
    random = new SplittableRandom(seed);
  }

  /** To the end. */
  public static MatchRun play(Game game, long seed) {
    return play(game, seed, Integer.MAX_VALUE);
  }

  /** For so many decisions at most. */
  public static MatchRun play(Game game, long seed, int most) {
    MatchRun run = MatchRun.start(game.rules(), seed);
    RandomPlay chooser = new RandomPlay(seed);
    for (int count = 0; count < most && run.isDeciding(); count++) {
      run.choose(chooser.pick(run.decision().options()));
    }
    return run;
  }

  private Pick pick(Decision.Options options) {
    return switch (options) {
      case Decision.OneOf one -> new Pick.One(random.nextInt(one.alternatives().size()));
      case Decision.Several several
          when several.pass() && (isTooFew(several) || random.nextInt(4) == 0) ->
          new Pick.Pass();
      case Decision.Several several -> cards(several);
    };
  }

  /** Whether fewer can be chosen than must be, so that nothing is left but to pass. */
  private static boolean isTooFew(Decision.Several several) {
    return most(several) < several.least();
  }

  private static int most(Decision.Several several) {
    return Math.min(several.most(), several.members().size());
  }

  private Pick cards(Decision.Several several) {
    IndexSet left = several.members();
    IndexSet chosen = IndexSet.EMPTY;
    for (int count = random.nextInt(several.least(), most(several) + 1); count > 0; count--) {
      int[] cards = left.toArray();
      int card = cards[random.nextInt(cards.length)];
      left = left.without(card);
      chosen = chosen.with(card);
    }
    return new Pick.Several(chosen);
  }
}
