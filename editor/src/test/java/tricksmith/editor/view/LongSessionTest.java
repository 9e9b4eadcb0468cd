package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.until;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javax.management.JMException;
import javax.management.ObjectName;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import tricksmith.editor.files.ScriptFile;

/**
 * A long session leaks nothing. The long form is run by hand: {@code -Dlong.session=2000} is the
 * number of edits, and of matches.
 */
class LongSessionTest extends WindowTest {
  private static final int ROUNDS = Integer.getInteger("long.session", 40);

  private static final int LONG = 100;

  /** What each further round may retain: its branch, with the labels of all choices. */
  private static final long MOST_A_ROUND = ROUNDS >= LONG ? 40_000 : 150_000;

  /**
   * What is judged. A long session has its process for itself. In a short one, what is loaded for
   * the first time would weigh more than what is retained, and so would what other tests have left
   * behind: it is judged by the objects that sessions and windows are made of, and by images.
   */
  private static final Pattern JUDGED =
      Pattern.compile(
          ROUNDS >= LONG
              ? "(?!.*FillerElement).*"
              : "(\\[+L)?(tricksmith|javafx|com\\.sun|org\\.fxmisc|org\\.reactfx)\\..*|\\[I");

  private EditorWindow window;

  @Start
  void open(Stage primary) throws IOException {
    Path file = Files.writeString(folder.resolve("small.trick"), SmallGame.FOR_FOUR);
    window = Opened.in(folder).window(primary, ScriptFile.open(file));
  }

  @Test
  void editsAndMatchesLeaveNothingBehindButTheirBranches(FxRobot robot) {
    CodeArea area = robot.lookup("#script").queryAs(CodeArea.class);
    long begins = System.nanoTime();
    int quarter = fewestNodes(robot, area, ROUNDS / 4);
    int middle = fewestNodes(robot, area, ROUNDS / 4);
    long half = retained();
    int later = fewestNodes(robot, area, ROUNDS / 2);
    long whole = retained();
    if (ROUNDS >= LONG) {
      System.out.printf(
          "%d edits and matches in %.0f s: %.1f MB after half, %.1f MB after all, %d nodes%n",
          ROUNDS, (System.nanoTime() - begins) / 1e9, half / 1e6, whole / 1e6, later);
    }

    assertThat((whole - half) / (ROUNDS / 2)).as("bytes a round").isLessThan(MOST_A_ROUND);
    assertThat(Math.min(middle - quarter, later - middle))
        .as("nodes left behind: %d, then %d, then %d", quarter, middle, later)
        .isLessThan(100);
  }

  /**
   * Changes points back and forth, and plays another match to its end each time. Returns how many
   * nodes the window had after the round after which it had the fewest: what a window shows only
   * for a while is not left behind. Nor is what it makes once and keeps, which is why there must be
   * more of them again and again.
   */
  private int fewestNodes(FxRobot robot, CodeArea area, int count) {
    int fewest = Integer.MAX_VALUE;
    for (int round = 0; round < count; round++) {
      String points = round % 2 == 0 ? "winner scores 1 " : "winner scores 2 ";
      String other = round % 2 == 0 ? "winner scores 2 " : "winner scores 1 ";
      robot.interact(
          () -> {
            int at = area.getText().indexOf(points);
            area.replaceText(at, at + points.length(), other);
            area.getUndoManager().forgetHistory();
          });
      until("these rules are in force", () -> said(robot, "#status").contains("in force"));
      String seed = seed(robot);
      robot.interact(() -> robot.lookup("#new-match").queryButton().fire());
      until("another match", () -> !seed(robot).equals(seed));
      robot.interact(() -> robot.lookup("#to-end").queryButton().fire());
      until("its end", () -> said(robot, "#question").contains("The match is over"));
      fewest = Math.min(fewest, nodes());
    }
    return fewest;
  }

  private static String seed(FxRobot robot) {
    return ((TextInputControl) robot.lookup("#seed").query()).getText();
  }

  private int nodes() {
    return Lookup.all(stage, "*").size();
  }

  /** Bytes that are retained after a collection, of what is judged. */
  private static long retained() {
    WaitForAsyncUtils.waitForFxEvents();
    try {
      Object histogram =
          ManagementFactory.getPlatformMBeanServer()
              .invoke(
                  new ObjectName("com.sun.management:type=DiagnosticCommand"),
                  "gcClassHistogram",
                  new Object[] {new String[0]},
                  new String[] {String[].class.getName()});
      return ((String) histogram)
          .lines()
          .map(line -> line.strip().split("\\s+"))
          .filter(words -> words.length >= 4 && words[0].endsWith(":"))
          .filter(words -> JUDGED.matcher(words[3]).matches())
          .mapToLong(words -> Long.parseLong(words[2]))
          .sum();
    } catch (JMException impossible) {
      throw new AssertionError(impossible);
    }
  }

  @Test
  void closedTabsAreForgotten(FxRobot robot) throws IOException, TimeoutException {
    List<WeakReference<Node>> closed = new ArrayList<>();
    for (String game : List.of("mas-menos", "norimachigai")) {
      Path file = copy(game);
      Set<Node> before = areas(robot);
      robot.interact(() -> window.open(file));
      until("a tab", () -> stage.getTitle().contains(game));
      areas(robot).stream()
          .filter(area -> !before.contains(area))
          .forEach(area -> closed.add(new WeakReference<>(area)));
      robot.push(KeyCode.SHORTCUT, KeyCode.W);
      until("the tab is closed", () -> !stage.getTitle().contains(game));
    }

    assertThat(closed).hasSize(2);
    // The robot retains all events, with their nodes, until it starts over.
    FxToolkit.registerStage(() -> stage);
    until(
        "closed scripts are forgotten",
        () -> {
          System.gc();
          return closed.stream().allMatch(reference -> reference.get() == null);
        });
  }

  private static Set<Node> areas(FxRobot robot) {
    return Set.copyOf(robot.lookup("#script").queryAll());
  }
}
