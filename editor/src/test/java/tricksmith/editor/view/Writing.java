package tricksmith.editor.view;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import javafx.scene.input.KeyCode;
import org.fxmisc.richtext.CodeArea;
import org.testfx.api.FxRobot;

/** What tests do with the script in a window. */
final class Writing {
  private Writing() {}

  static void press(FxRobot robot, KeyCode... keys) {
    robot.push(keys);
  }

  /** Puts the caret after the first occurrence of a word. */
  static void moveAfter(FxRobot robot, String word) {
    CodeArea area = area(robot);
    robot.interact(
        () -> {
          area.requestFocus();
          area.moveTo(area.getText().indexOf(word) + word.length());
          area.getUndoManager().preventMerge();
        });
  }

  /** Writes a file as another program does, atomically. */
  static void elsewhere(Path file, String text) throws IOException {
    Path whole = Files.writeString(file.resolveSibling(file.getFileName() + ".whole"), text);
    Files.move(whole, file, StandardCopyOption.ATOMIC_MOVE);
  }

  static CodeArea area(FxRobot robot) {
    return robot.lookup("#script").queryAs(CodeArea.class);
  }

  static String text(FxRobot robot) {
    return area(robot).getText();
  }
}
