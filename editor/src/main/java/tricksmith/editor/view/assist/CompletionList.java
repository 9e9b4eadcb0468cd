package tricksmith.editor.view.assist;

import static tricksmith.editor.node.Presence.present;
import static tricksmith.editor.node.Styled.styled;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.signs.MessageText;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.look.WordSign;
import tricksmith.service.completion.Completion.Item;

/** The completions, with an explanation of the selected one next to them. */
public final class CompletionList extends HBox {
  private static final int MOST_ROWS = 9;
  private static final double SCROLL_BAR = 14;

  private final ListView<Item> list = styled(new ListView<>(), "completion-list");
  private final Label form = styled(new Label(), "code-words");
  private final MessageText explanation = new MessageText();
  private final VBox both;
  private final ScrollPane explained;

  /** Creates a list; {@code choose} receives the item that is clicked. */
  CompletionList(Texts texts, Consumer<Item> choose) {
    list.setId("completion-list");
    list.setAccessibleText(texts.say("completion.name"));
    list.setFocusTraversable(false);
    Label none = new Label(texts.say("completion.none"));
    none.setId("completion-none");
    list.setPlaceholder(none);
    list.setCellFactory(_ -> new Cell(choose));
    list.getSelectionModel().selectedItemProperty().addListener((_, _, item) -> explain(item));
    form.setWrapText(true);
    explanation.setId("completion-explanation");
    both = new VBox(form, explanation);
    both.getStyleClass().add("completion-explained");
    explained = new ScrollPane(both);
    explained.setFitToWidth(true);
    explained.getStyleClass().add("completion-documentation");
    getStyleClass().add("completion");
    getChildren().addAll(list, explained);
  }

  void show(List<Item> items) {
    list.getItems().setAll(items);
    if (items.isEmpty()) {
      list.getSelectionModel().clearSelection();
      explain(null);
    } else {
      list.getSelectionModel().select(0);
    }
    double rows = Math.clamp(items.size(), 1, MOST_ROWS);
    list.setFixedCellSize(form.getFont().getSize() * 1.9);
    list.setMinHeight(rows * list.getFixedCellSize() + 2);
    list.setPrefHeight(list.getMinHeight());
    list.setMaxHeight(list.getMinHeight());
  }

  /** Scrolls to the first item; only while visible, since rows are laid out for that. */
  void toTop() {
    list.scrollTo(0);
  }

  /** Moves the selection up or down, wrapping around. */
  void step(int by) {
    int count = list.getItems().size();
    if (count > 0) {
      int next = Math.floorMod(list.getSelectionModel().getSelectedIndex() + by, count);
      list.getSelectionModel().select(next);
      list.scrollTo(Math.max(0, next - MOST_ROWS / 2));
    }
  }

  /** Moves the selection by a page, stopping at the ends. */
  void page(int by) {
    int last = list.getItems().size() - 1;
    int next = list.getSelectionModel().getSelectedIndex() + by * (MOST_ROWS - 1);
    list.getSelectionModel().select(Math.clamp(next, 0, last));
    list.scrollTo(list.getSelectionModel().getSelectedIndex());
  }

  public Optional<Item> selected() {
    return Optional.ofNullable(list.getSelectionModel().getSelectedItem());
  }

  private void explain(@Nullable Item item) {
    form.setText(item == null ? "" : form(item));
    String documentation = item == null ? "" : item.documentation();
    explanation.say(documentation);
    present(form, !form.getText().isEmpty());
    boolean something = !form.getText().isEmpty() || !documentation.isEmpty();
    present(explained, something);
    requestLayout();
  }

  /** Returns the height that the explanation needs; longer ones scroll. */
  @Override
  protected double computePrefHeight(double width) {
    applyCss();
    double room = explained.prefWidth(-1) - SCROLL_BAR;
    explained.setPrefHeight(Math.min(explained.maxHeight(-1), both.prefHeight(room) + 2));
    return super.computePrefHeight(width);
  }

  /** Returns the whole name again, since it may be cut off in the list. */
  private static String form(Item item) {
    return item.detail().isEmpty() ? item.label() : item.label() + ": " + item.detail();
  }

  private static final class Cell extends ListCell<Item> {
    private final Label sign = new Label();
    private final Label name = new Label();
    private final HBox row = new HBox(sign, name);

    Cell(Consumer<Item> choose) {
      sign.getStyleClass().add("word-sign");
      name.getStyleClass().add("code-words");
      row.getStyleClass().add("completion-row");
      HBox.setHgrow(name, Priority.ALWAYS);
      setPrefWidth(0);
      setOnMouseClicked(
          click -> {
            if (click.getButton() == MouseButton.PRIMARY && getItem() != null) {
              choose.accept(getItem());
            }
          });
    }

    @Override
    protected void updateItem(@Nullable Item item, boolean empty) {
      super.updateItem(item, empty);
      setText(null);
      if (item == null || empty) {
        setGraphic(null);
        return;
      }
      WordSign.dress(sign, item.kind());
      name.setText(item.label());
      setGraphic(row);
      setAccessibleText(item.label());
    }
  }
}
