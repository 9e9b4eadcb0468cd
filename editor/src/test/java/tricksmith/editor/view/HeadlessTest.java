package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Scene;
import javafx.stage.Stage;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** Windows open and take keys on a machine without a display. */
@ExtendWith(SteadyRobot.class)
class HeadlessTest {
  private CodeArea area;

  @Start
  void open(Stage stage) {
    area = new CodeArea();
    stage.setScene(new Scene(area, 400, 300));
    stage.show();
  }

  @Test
  void takesWhatIsTyped(FxRobot robot) {
    robot.clickOn(area).write("suits ♠♥ 切り札");

    assertThat(area.getText()).isEqualTo("suits ♠♥ 切り札");
  }
}
