package tricksmith.editor.view;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Diagnostic;

/** What is wrong with the script, one a line; a click or Enter goes to the place. */
final class ProblemList extends ListView<ProblemList.Entry> {

  /**
   * Something that is wrong.
   *
   * @param words what the reader is told
   */
  record Entry(Diagnostic diagnostic, String words) {}

  private final Consumer<Diagnostic> reveal;

  /** A list from which {@code reveal} goes to a place. */
  ProblemList(Texts texts, Consumer<Diagnostic> reveal) {
    this.reveal = reveal;
    setId("problems");
    getStyleClass().add("problems");
    setAccessibleText(texts.say("problems.name"));
    setCellFactory(_ -> new Cell());
    setOnMouseClicked(_ -> revealSelected());
    setOnKeyPressed(
        event -> {
          if (event.getCode() == KeyCode.ENTER) {
            revealSelected();
          }
        });
    show(List.of());
  }

  /** Shows these; without any it is not there. */
  void show(List<Entry> entries) {
    if (!getItems().equals(entries)) {
      getItems().setAll(entries);
    }
    setVisible(!entries.isEmpty());
    setManaged(!entries.isEmpty());
  }

  /** Goes to the next problem, or the one before. */
  void step(int by) {
    if (!getItems().isEmpty()) {
      int selected = getSelectionModel().getSelectedIndex();
      int from = selected < 0 && by < 0 ? 0 : selected;
      getSelectionModel().select(Math.floorMod(from + by, getItems().size()));
      revealSelected();
    }
  }

  private void revealSelected() {
    Entry selected = getSelectionModel().getSelectedItem();
    if (selected != null) {
      reveal.accept(selected.diagnostic());
    }
  }

  private static final class Cell extends ListCell<Entry> {
    Cell() {
      setWrapText(true);
      setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable Entry entry, boolean empty) {
      super.updateItem(entry, empty);
      getStyleClass().removeAll("problem-error", "problem-warning");
      setText(entry == null ? null : entry.words());
      if (entry != null) {
        getStyleClass().add(entry.diagnostic().isError() ? "problem-error" : "problem-warning");
      }
    }
  }
}
