package tricksmith.editor.view;

import javafx.scene.input.KeyCode;
import org.fxmisc.richtext.CodeArea;
import org.testfx.api.FxRobot;

/** What tests do with the script in a window. */
final class Writing {
  private Writing() {}

  static void press(FxRobot robot, KeyCode... keys) {
    robot.push(keys);
  }

  /** Puts the caret behind the first place at which a word stands. */
  static void moveBehind(FxRobot robot, String word) {
    CodeArea area = area(robot);
    robot.interact(
        () -> {
          area.requestFocus();
          area.moveTo(area.getText().indexOf(word) + word.length());
          area.getUndoManager().preventMerge();
        });
  }

  static CodeArea area(FxRobot robot) {
    return robot.lookup("#script").queryAs(CodeArea.class);
  }

  static String text(FxRobot robot) {
    return area(robot).getText();
  }
}
