package tricksmith.editor.view;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.fxmisc.richtext.CodeArea;
import tricksmith.editor.files.ScriptFile;

/** A process with a window in which somebody types and that nobody closes. */
final class DoomedEditor {
  static final String TYPED = "// 消えないメモ\n";

  private DoomedEditor() {}

  public static void main(String[] arguments) {
    Platform.startup(() -> open(Path.of(arguments[0]), Path.of(arguments[1])));
  }

  private static void open(Path folder, Path file) {
    Stage stage = new Stage();
    try {
      Opened.in(folder).window(stage, ScriptFile.open(file));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    ((CodeArea) Lookup.find(stage, "#script")).insertText(0, TYPED);
  }
}
