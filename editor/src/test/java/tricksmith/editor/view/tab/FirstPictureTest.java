package tricksmith.editor.view.tab;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.scene.Scene;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.session.BusyMark;
import tricksmith.editor.session.BusyWatch;
import tricksmith.editor.session.Worker;
import tricksmith.editor.view.SteadyRobot;

/** A script is marked while it is laid out for the first time. */
@ExtendWith(SteadyRobot.class)
class FirstPictureTest {
  private final List<String> marks = new CopyOnWriteArrayList<>();
  private final List<List<String>> whileLaidOut = new CopyOnWriteArrayList<>();
  private final CountDownLatch cleared = new CountDownLatch(1);
  private final Tab script = new Tab("script", new Contents());
  private final Tab other = new Tab("other", new Region());
  private TabPane tabs;

  private final class Contents extends Region {
    @Override
    protected void layoutChildren() {
      whileLaidOut.add(new ArrayList<>(marks));
    }
  }

  /** No pause passes. */
  private static final Worker CLOCK =
      new Worker() {
        @Override
        public void run(Runnable task) {}

        @Override
        public void runAfter(Duration pause, Runnable task) {}
      };

  private final BusyMark mark =
      new BusyMark() {
        @Override
        public void set() {
          marks.add("set");
        }

        @Override
        public void blame() {}

        @Override
        public void clear() {
          marks.add("cleared");
          cleared.countDown();
        }
      };

  @Start
  void start(Stage stage) {
    tabs = new TabPane(other);
    stage.setScene(new Scene(tabs, 300, 200));
    stage.show();
  }

  @Test
  void isMarkedUntilItIsLaidOut(FxRobot robot) throws InterruptedException {
    robot.interact(
        () -> {
          tabs.getTabs().setAll(script, other);
          new FirstPicture(script, new BusyWatch(CLOCK, mark), () -> {}).show();
          assertThat(marks).containsExactly("set");
        });

    assertThat(cleared.await(5, TimeUnit.MINUTES)).isTrue();
    assertThat(whileLaidOut.getFirst()).containsExactly("set");
  }

  @Test
  void isMarkedAgainWhenItComesInSight(FxRobot robot) throws InterruptedException {
    robot.interact(
        () -> {
          tabs.getTabs().setAll(other, script);
          new FirstPicture(script, new BusyWatch(CLOCK, mark), () -> {}).show();
        });
    assertThat(cleared.await(5, TimeUnit.MINUTES)).isTrue();

    robot.interact(
        () -> {
          tabs.getSelectionModel().select(script);
          assertThat(marks).containsExactly("set", "cleared", "set");
        });
  }
}
