package tricksmith.editor.view.tab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import tricksmith.editor.view.menu.Command;

class ScriptCommandsTest {

  /** What a command needs is looked at only when it is performed. */
  @Test
  void everyCommandIsPerformedByAScriptOrByTheWindow() {
    ScriptCommands commands = new ScriptCommands();
    commands.addFile(null, null, null);
    commands.addText(null);
    commands.addLines(null, null);
    commands.addHelp(null);
    commands.addPanes(null, null, null);
    commands.addMatch(null, null);
    commands.addFaces(null, null, null);
    assertThat(EnumSet.complementOf(EnumSet.copyOf(commands.performed())))
        .containsExactly(
            Command.NEW,
            Command.OPEN,
            Command.CLOSE,
            Command.QUIT,
            Command.NEXT_SCRIPT,
            Command.PREVIOUS_SCRIPT,
            Command.TEXT_ALONE,
            Command.TEXT_AND_TABLE,
            Command.TABLE_ALONE,
            Command.PLAY,
            Command.ZOOM_IN,
            Command.ZOOM_OUT,
            Command.ZOOM_RESET,
            Command.WRAP,
            Command.FIRST_STEPS,
            Command.WORDS,
            Command.SHORTCUTS,
            Command.ABOUT);
  }
}
