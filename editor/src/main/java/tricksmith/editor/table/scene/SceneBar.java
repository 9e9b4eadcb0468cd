package tricksmith.editor.table.scene;

import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import tricksmith.editor.table.words.Words;

/** The commands while a table is being set by hand, in the line of the match commands. */
public final class SceneBar extends HBox {
  private final Words words;

  SceneBar(Words words, Runnable play, Runnable fill, Runnable cancel) {
    this.words = words;
    getStyleClass().addAll("match-bar", "scene-bar");
    Button begin = button("scene.play", "scene-play", Feather.PLAY, play);
    begin.getStyleClass().add("accent");
    getChildren()
        .addAll(
            begin,
            button("scene.fill", "scene-fill", Feather.SHUFFLE, fill),
            button("scene.cancel", "scene-cancel", Feather.X, cancel));
  }

  private Button button(String key, String id, Feather icon, Runnable action) {
    Button button = new Button(words.say(key), new FontIcon(icon));
    button.setId(id);
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(_ -> action.run());
    return button;
  }
}
