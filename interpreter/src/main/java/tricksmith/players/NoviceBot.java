package tricksmith.players;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tricksmith.engine.MatchRun;
import tricksmith.engine.SeatView;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Pick;

/**
 * Chooses at sight by what was learned about the game, without trying anything out. Reads only what
 * its seat sees.
 */
record NoviceBot(Policies policies) implements Bot {
  private static final int MOST_OPTIONS = 40;

  @Override
  public Pick choose(SeatView view, Decision decision) {
    MatchRun supposed = view.suppose(0);
    return policies.playing(supposed, playing -> playing.pick(supposed));
  }

  @Override
  public void choose(MatchRun run) {
    if (run.alternatives() == 1) {
      run.choose(0);
    } else {
      Pick pick = policies.playing(run, playing -> playing.pick(run));
      run.choose(pick);
    }
  }

  @Override
  public boolean looksBack() {
    return false;
  }

  @Override
  public Consideration consider(SeatView view, Decision decision) {
    MatchRun supposed = view.suppose(0);
    return policies.playing(
        supposed,
        playing -> {
          List<Consideration.Option> options = new ArrayList<>();
          double mean = 0;
          List<Pick> picks = playing.candidates(supposed, MOST_OPTIONS, 0);
          double[] worths = new double[picks.size()];
          for (int i = 0; i < worths.length; i++) {
            worths[i] = playing.worth(supposed, picks.get(i));
            mean += worths[i] / worths.length;
          }
          for (int i = 0; i < worths.length; i++) {
            double points = (worths[i] - mean) * playing.scale();
            options.add(new Consideration.Option(picks.get(i), points, 0));
          }
          options.sort(Comparator.comparingDouble(Consideration.Option::worth).reversed());
          return new Consideration(playing.pick(supposed), options, 0, true);
        });
  }
}
