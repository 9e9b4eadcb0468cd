package tricksmith.editor.branches;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import tricksmith.editor.table.Playground;
import tricksmith.players.Policies;
import tricksmith.players.PolicyStore;
import tricksmith.program.Program;

/** Bots learn games in the background. */
class BackgroundLearningTest {
  private final Policies policies = new Policies(2_000);

  private static Program whist() {
    return Playground.game(Playground.bundled("classics/whist"), 0).rules();
  }

  @Test
  void nobodyWaitsForAGameToBeLearned() throws InterruptedException {
    Program rules = whist();
    BackgroundLearning lessons =
        new BackgroundLearning(policies, BackgroundLearning.Rest.of(Duration.ZERO));
    CountDownLatch learned = new CountDownLatch(1);

    assertThat(policies.knows(rules)).isFalse();
    lessons.whenLearned(rules, learned::countDown);

    assertThat(learned.await(5, TimeUnit.MINUTES)).isTrue();
    assertThat(policies.knows(rules)).isTrue();
  }

  /** Even if the earlier lesson begins, because the later request comes in the last moment. */
  @Test
  void onlyTheGameThatWasAskedForLastIsLearned() {
    Program before = whist();
    Program after = whist();
    List<Runnable> resting = new ArrayList<>();
    BackgroundLearning lessons = new BackgroundLearning(policies, resting::add);
    List<Program> learned = new ArrayList<>();

    lessons.whenLearned(before, () -> learned.add(before));
    lessons.whenLearned(after, () -> learned.add(after));
    resting.forEach(Runnable::run);

    assertThat(policies.knows(after)).isTrue();
    assertThat(policies.knows(before)).isFalse();
    assertThat(learned).containsExactly(before, after);
  }

  /** Typing takes precedence, but nothing that somebody waits for is forgotten. */
  @Test
  void aLessonThatIsPutOffBeginsAgainAfterTheNextRest() {
    Program rules = whist();
    List<Runnable> resting = new ArrayList<>();
    AtomicReference<BackgroundLearning> lessons = new AtomicReference<>();
    List<Integer> heard = new ArrayList<>();
    Policies watched =
        new Policies(
            2_000,
            PolicyStore.NOTHING,
            (_, percent) -> {
              heard.add(percent);
              if (heard.size() == 1) {
                lessons.get().putOff();
              }
            });
    lessons.set(new BackgroundLearning(watched, resting::add));
    List<Program> learned = new ArrayList<>();

    lessons.get().whenLearned(rules, () -> learned.add(rules));
    resting.removeFirst().run();
    assertThat(watched.knows(rules)).isFalse();
    assertThat(learned).isEmpty();
    assertThat(resting).hasSize(1);

    resting.removeFirst().run();
    assertThat(learned).containsExactly(rules);
    lessons.get().putOff();
    assertThat(resting).isEmpty();
  }

  /** Who waits for rules needs the processors more than who waits for better bots. */
  @Test
  void aLessonStandsStillWhileSomebodyWaitsForOtherWork() throws InterruptedException {
    Program rules = whist();
    List<Runnable> resting = new ArrayList<>();
    BackgroundLearning lessons = new BackgroundLearning(policies, resting::add);
    lessons.whenLearned(rules, () -> {});
    Thread lesson = new Thread(resting.removeFirst());

    lessons.during(
        () -> {
          lesson.start();
          while (lesson.isAlive() && lesson.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
          }
          assertThat(policies.knows(rules)).isFalse();
        });

    lesson.join();
    assertThat(policies.knows(rules)).isTrue();
  }
}
