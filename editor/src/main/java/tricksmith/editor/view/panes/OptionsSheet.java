package tricksmith.editor.view.panes;

import static tricksmith.editor.node.Styled.styled;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import tricksmith.editor.node.FirstSight;
import tricksmith.editor.view.look.IconButton;
import tricksmith.editor.view.look.Shrinking;
import tricksmith.editor.view.look.Texts;

/** The options on a sheet of their own, with a heading and a way out. */
public final class OptionsSheet extends VBox {

  /** Creates the sheet; {@code close} puts it away. */
  public OptionsSheet(Texts texts, OptionsPane options, Runnable close) {
    setId("options-sheet");
    getStyleClass().add("options-sheet");
    Shrinking scrolled = new Shrinking(options);
    VBox.setVgrow(scrolled, Priority.ALWAYS);
    FirstSight.of(this, () -> getChildren().setAll(heading(texts, close), scrolled));
    visibleProperty().subscribe(options::inSight);
  }

  private static HBox heading(Texts texts, Runnable close) {
    Label title = new Label(texts.say("command.KNOBS"));
    title.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(title, Priority.ALWAYS);
    IconButton closing =
        styled(
            new IconButton("options-close", Feather.X, texts.say("knobs.close"), close), "small");
    return styled(new HBox(title, closing), "options-heading");
  }
}
