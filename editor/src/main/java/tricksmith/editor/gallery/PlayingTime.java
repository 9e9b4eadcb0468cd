package tricksmith.editor.gallery;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import tricksmith.cards.IndexSet;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Pick;
import tricksmith.script.Game;

/**
 * Estimates how long a match takes at a real table, from the time for its choices and for dealing,
 * as often as they occur in a match played at random.
 */
final class PlayingTime {
  private static final int SECONDS_A_CARD = 4;
  private static final int SECONDS_A_CHOICE = 10;
  private static final int SECONDS_A_DEAL = 45;

  /** The most choices of a match; a longer one is taken to be endless. */
  private static final int MOST_CHOICES = 6_000;

  private static final int FULL = 5;
  private static final int SECONDS = 60;

  private PlayingTime() {}

  /** Returns the time in minutes, in steps of five; 0 if a random match does not end. */
  static int minutes(Game game) {
    MatchRun run = MatchRun.start(game.rules(), 1).again(1, false);
    Random random = new Random(1);
    int seconds = 0;
    int choices = 0;
    while (run.isDeciding() && choices < MOST_CHOICES) {
      seconds += run.isPlay() ? SECONDS_A_CARD : SECONDS_A_CHOICE;
      choose(run, random);
      choices++;
    }
    int all = seconds + run.deals() * SECONDS_A_DEAL;
    return run.isDeciding() ? 0 : Math.max(1, Math.round((float) all / SECONDS / FULL)) * FULL;
  }

  private static void choose(MatchRun run, Random random) {
    if (run.alternatives() > 0) {
      run.choose(random.nextInt(run.alternatives()));
    } else if (run.decision().options() instanceof Decision.Several several) {
      List<Integer> members =
          new ArrayList<>(IntStream.of(several.members().toArray()).boxed().toList());
      Collections.shuffle(members, random);
      IndexSet chosen = IndexSet.EMPTY;
      for (int member : members.subList(0, several.least())) {
        chosen = chosen.with(member);
      }
      run.choose(new Pick.Several(chosen));
    }
  }
}
