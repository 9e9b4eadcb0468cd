package tricksmith.editor.branches;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import tricksmith.editor.table.Playground;
import tricksmith.players.Policies;
import tricksmith.program.Program;

/** Bots learn games in the background. */
class LessonsTest {
  private final Policies policies = new Policies(2_000);

  private static Program whist() {
    return Playground.game(Playground.bundled("classics/whist"), 0).rules();
  }

  @Test
  void nobodyWaitsForAGameToBeLearned() throws InterruptedException {
    Program rules = whist();
    Lessons lessons = new Lessons(policies, Duration.ZERO);
    CountDownLatch learned = new CountDownLatch(1);

    assertThat(policies.knows(rules)).isFalse();
    lessons.whenLearned(rules, learned::countDown);

    assertThat(learned.await(60, TimeUnit.SECONDS)).isTrue();
    assertThat(lessons.has(rules)).isTrue();
  }

  @Test
  void onlyTheGameThatWasAskedForLastIsLearned() throws InterruptedException {
    Program before = whist();
    Program after = whist();
    Lessons lessons = new Lessons(policies, Duration.ofMillis(200));
    CountDownLatch learned = new CountDownLatch(2);

    lessons.whenLearned(before, learned::countDown);
    lessons.whenLearned(after, learned::countDown);

    assertThat(learned.await(60, TimeUnit.SECONDS)).isTrue();
    assertThat(policies.knows(after)).isTrue();
    assertThat(policies.knows(before)).isFalse();
  }
}
