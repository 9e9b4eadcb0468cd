package tricksmith.editor.view.face;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import tricksmith.editor.node.Hint;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.menu.Command;

/** Shows which face is in front, and turns to another. */
final class FaceSwitch extends HBox {
  private static final PseudoClass NEWS = PseudoClass.getPseudoClass("news");

  private final Texts texts;
  private final Map<Face, ToggleButton> choices = new EnumMap<>(Face.class);

  FaceSwitch(Texts texts, Consumer<Face> turn) {
    this.texts = texts;
    setId("faces");
    getStyleClass().addAll("segments", "face-switch");
    setMinWidth(USE_PREF_SIZE);
    add(Face.TABLE, Command.SHOW_TABLE, turn);
    add(Face.FIGURES, Command.SHOW_FIGURES, turn);
    add(Face.REFERENCE, Command.SHOW_REFERENCE, turn);
    show(Face.TABLE);
  }

  private void add(Face face, Command command, Consumer<Face> turn) {
    ToggleButton choice = new ToggleButton(texts.say("face." + face));
    choice.setId("face-" + face);
    choice.setMinWidth(USE_PREF_SIZE);
    Hint.on(choice, texts.say("face." + face + ".long") + "  " + command.keys().getDisplayText());
    // What is in front decides which one is down, not the press.
    choice.setOnAction(
        _ -> {
          choice.setSelected(!choice.isSelected());
          turn.accept(face);
        });
    choices.put(face, choice);
    getChildren().add(choice);
  }

  void show(Face front) {
    choices.forEach((face, choice) -> choice.setSelected(face == front));
  }

  /** Marks the table if it has changed under another face. */
  void tellNews(boolean changed) {
    ToggleButton table = choices.get(Face.TABLE);
    if (table != null) {
      table.pseudoClassStateChanged(NEWS, changed);
      table.setAccessibleText(texts.say(changed ? "face.TABLE.news" : "face.TABLE"));
    }
  }
}
