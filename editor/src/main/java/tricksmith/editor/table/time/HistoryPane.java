package tricksmith.editor.table.time;

import static tricksmith.editor.node.Styled.styled;

import java.util.function.IntConsumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.node.FirstSight;
import tricksmith.editor.picture.Table;
import tricksmith.editor.picture.Timeline;
import tricksmith.editor.table.words.Words;

/** Everything that has happened, under a title, with a button that closes it; so does Escape. */
public final class HistoryPane extends BorderPane {
  private final HistoryList list;
  private final Runnable closing;

  /**
   * Creates a pane.
   *
   * @param why asked for the winner of the trick that ended after this many choices
   * @param thought asked for the reasoning behind the last of this many choices
   * @param closing called when the user has seen enough
   */
  public HistoryPane(
      PlaytestActions actions,
      Words words,
      IntConsumer why,
      IntConsumer thought,
      Runnable closing) {
    this.closing = closing;
    list = new HistoryList(actions, words, why, thought);
    HBox head = head(words);
    FirstSight.of(
        this,
        () -> {
          setTop(head);
          setCenter(list);
        });
    // The list itself would swallow the key.
    addEventFilter(KeyEvent.KEY_PRESSED, this::closeBy);
  }

  private HBox head(Words words) {
    Label title = new Label(words.say("time.history"));
    title.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(title, Priority.ALWAYS);
    Button close = styled(new Button("", new FontIcon(Feather.X)), "flat");
    close.setId("close-history");
    close.setAccessibleText(words.say("close"));
    close.setOnAction(_ -> closing.run());
    return styled(new HBox(title, close), "history-head");
  }

  private void closeBy(KeyEvent key) {
    if (key.getCode() == KeyCode.ESCAPE) {
      closing.run();
      key.consume();
    }
  }

  public void focusList() {
    list.requestFocus();
  }

  public boolean hasFocus() {
    return isFocusWithin();
  }

  /** Shows what has happened in a match. */
  public void show(Timeline timeline, @Nullable Table table) {
    list.show(timeline, table);
  }
}
