package tricksmith.editor.figures;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.view.Lookup;
import tricksmith.editor.view.SteadyRobot;

/** A bar without numbers says nothing of how long it is. */
@ExtendWith(SteadyRobot.class)
class ReadingAxisTest {
  private final StackPane root = new StackPane();

  @Start
  void open(Stage stage) {
    stage.setScene(new Scene(root, 400, 60));
    stage.show();
  }

  private List<String> shown(FxRobot robot, IntervalBar.Axis axis) {
    ReadingAxis numbers = new ReadingAxis(axis, number -> Math.round(number) + "%");
    robot.interact(
        () -> {
          root.getChildren().setAll(numbers);
          root.applyCss();
          root.layout();
        });
    return Lookup.children(numbers).stream()
        .filter(Label.class::isInstance)
        .filter(Node::isVisible)
        .map(label -> ((Label) label).getText())
        .toList();
  }

  @Test
  void saysTheUsualValueAndBothEnds(FxRobot robot) {
    assertThat(shown(robot, new IntervalBar.Axis(40, 60, 50))).containsExactly("50%", "60%", "40%");
  }

  @Test
  void leavesOutWhatHasNoRoomBesideTheUsualValue(FxRobot robot) {
    assertThat(shown(robot, new IntervalBar.Axis(49, 90, 50))).containsExactly("50%", "90%");
  }
}
