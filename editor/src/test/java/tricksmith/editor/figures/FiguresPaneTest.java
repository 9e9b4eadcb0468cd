package tricksmith.editor.figures;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Hyperlink;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.batch.BatchRunner;
import tricksmith.editor.batch.BatchState;
import tricksmith.editor.batch.Subject;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.persistence.FontFiles;
import tricksmith.editor.session.Worker;
import tricksmith.editor.view.Lookup;
import tricksmith.editor.view.SteadyRobot;
import tricksmith.editor.view.look.Look;
import tricksmith.players.Level;
import tricksmith.players.Policies;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.source.Source;
import tricksmith.source.Span;

/** New figures come at any time, also while somebody is about to press what is there. */
@ExtendWith(SteadyRobot.class)
class FiguresPaneTest {
  /** Its first obligation never applies. */
  private static final String SCRIPT =
      """
      game "Idle"
        players 2
      match {
        new deal
        shuffle deck
        deal 4 to each player from seat 1
        play tricks from seat 1 until hands are empty { winner scores 1 }
      }
      trick {
        must "wait"  card.suit == led.suit  when trick.number == 9
        best by "the higher" card.rank
      }
      """;

  /** What was played: first by random players, then by novices too. */
  private static final List<BatchState> STATES = states();

  /** What the links that were pressed lead to. */
  private final List<String> followed = new ArrayList<>();

  private FiguresPane pane;

  @Start
  void open(Stage stage) {
    pane = new FiguresPane(Locale.ENGLISH, actions());
    Scene scene = new Scene(pane, 700, 600);
    new Look(new FontFiles(Path.of("fonts")))
        .applyTo(scene, EditorSettings.USUAL.withTheme(EditorSettings.Theme.LIGHT));
    stage.setScene(scene);
    stage.show();
    pane.show(STATES.getFirst());
  }

  private static List<BatchState> states() {
    List<BatchState> states = new ArrayList<>();
    Worker atOnce =
        new Worker() {
          @Override
          public void run(Runnable task) {
            task.run();
          }

          @Override
          public void runAfter(Duration pause, Runnable task) {}
        };
    BatchRunner batches = new BatchRunner(atOnce, states::add, () -> 100, new Policies(0));
    batches.follow(new Subject(game(), SCRIPT));
    batches.want(true);
    states.removeIf(state -> state.levels().isEmpty() || state.isUnderWay());
    return List.copyOf(states);
  }

  private static Game game() {
    GameScript script = GameScript.read(new Source("idle.trick", SCRIPT));
    return ((SetupResult.Ready) script.setUp(2, Map.of())).game();
  }

  private FiguresActions actions() {
    return new FiguresActions() {
      @Override
      public void tryMany(int matches) {}

      @Override
      public void tryLevel(Level level) {}

      @Override
      public void tryNewDeals() {}

      @Override
      public void stopTrying() {}

      @Override
      public void markRules(boolean now) {}

      @Override
      public void openExample(String name, Level level, long seed, int choices) {
        followed.add(name);
      }

      @Override
      public void revealTried(Span place) {
        followed.add(place.toString());
      }
    };
  }

  private static Hyperlink link(FxRobot robot) {
    return robot.lookup("#findings .hyperlink").queryAs(Hyperlink.class);
  }

  @Test
  void newFiguresKeepTheFocusOnALinkThatIsStillThere(FxRobot robot) {
    Hyperlink before = link(robot);
    robot.interact(before::requestFocus);

    robot.interact(() -> pane.show(STATES.getLast()));

    assertThat(link(robot)).isNotSameAs(before);
    assertThat(link(robot).getText()).isEqualTo(before.getText());
    assertThat(link(robot).isFocused()).isTrue();
  }

  @Test
  void newFiguresWaitUntilTheMouseIsLetGo(FxRobot robot) {
    Hyperlink before = link(robot);
    robot.moveTo(before).press(MouseButton.PRIMARY);

    robot.interact(() -> pane.show(STATES.getLast()));
    assertThat(link(robot)).isSameAs(before);
    robot.release(MouseButton.PRIMARY);

    assertThat(followed).hasSize(1);
    assertThat(link(robot)).as("now they are there").isNotSameAs(before);
  }

  @Test
  void newFiguresDoNotMoveTheNumberOfMatchesAwayFromTheMouse(FxRobot robot) {
    Node matches = robot.lookup("#figures-matches").query();
    Bounds before = onScreen(robot, matches);

    robot.interact(() -> pane.show(STATES.getLast()));

    assertThat(onScreen(robot, matches)).isEqualTo(before);
  }

  private Bounds onScreen(FxRobot robot, Node node) {
    robot.interact(pane::layout);
    return Lookup.onScreen(node);
  }
}
