package tricksmith.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Status;
import tricksmith.program.Program;

class WhistTest {

  @Test
  void playsToItsEnd() {
    Program rules = Whist.rules();
    for (int seed = 0; seed < 20; seed++) {
      MatchRun run = MatchRun.start(rules, seed);
      Random random = new Random(seed);
      while (run.isDeciding()) {
        run.choose(random.nextInt(run.alternatives()));
      }
      assertThat(run.status()).isInstanceOf(Status.Ended.class);
      assertThat(run.events().stream().filter(Event.TrickFinished.class::isInstance).count() % 13)
          .isZero();
    }
  }
}
