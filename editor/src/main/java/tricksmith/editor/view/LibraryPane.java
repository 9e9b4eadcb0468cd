package tricksmith.editor.view;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.keeping.Library;
import tricksmith.editor.keeping.Library.Entry;
import tricksmith.editor.keeping.Library.Shelf;

/** The library: a new game begins from a template or from a copy, or an old one is opened. */
final class LibraryPane extends BorderPane {
  private static final Logger LOG = LoggerFactory.getLogger(LibraryPane.class);

  private final Texts texts;
  private final Library library;
  private final Consumer<Path> open;
  private final Consumer<String> say;
  private final ListView<Row> list = new ListView<>();
  private final TextArea preview = new TextArea();
  private final TextField title = new TextField();
  private final Button create;
  private final Button openIt;

  /** A line of the list. */
  sealed interface Row {}

  private record Heading(Shelf shelf) implements Row {}

  private record Script(Entry entry) implements Row {}

  /**
   * A library.
   *
   * @param open opens a script
   * @param say says what could not be done
   */
  LibraryPane(Texts texts, Library library, Consumer<Path> open, Consumer<String> say) {
    this.texts = texts;
    this.library = library;
    this.open = open;
    this.say = say;
    setId("library");
    getStyleClass().add("library");
    create = new Button(texts.say("library.create"));
    create.setId("library-create");
    create.getStyleClass().add("accent");
    create.setOnAction(_ -> create());
    openIt = new Button(texts.say("library.open"));
    openIt.setId("library-open");
    openIt.setOnAction(_ -> openSelected());
    setTop(heading());
    setCenter(shelvesAndPreview());
    setBottom(assistant());
    list.getSelectionModel().select(1);
  }

  private VBox heading() {
    Label heading = new Label(texts.say("library.heading"));
    heading.getStyleClass().add("title-3");
    Label explanation = new Label(texts.say("library.explanation"));
    explanation.getStyleClass().add("text-muted");
    explanation.setWrapText(true);
    VBox both = new VBox(heading, explanation);
    both.getStyleClass().add("library-heading");
    return both;
  }

  private SplitPane shelvesAndPreview() {
    list.setId("library-list");
    list.setAccessibleText(texts.say("library.title"));
    list.getItems().setAll(rows());
    list.setCellFactory(_ -> new Cell());
    list.getSelectionModel().selectedItemProperty().addListener((_, _, row) -> choose(row));
    preview.setEditable(false);
    preview.setId("library-preview");
    preview.setAccessibleText(texts.say("library.preview"));
    preview.getStyleClass().add("preview");
    SplitPane both = new SplitPane(list, preview);
    both.setDividerPositions(0.36);
    return both;
  }

  private HBox assistant() {
    title.setId("library-name");
    title.setPromptText(texts.say("library.name"));
    title.setAccessibleText(texts.say("library.name"));
    title.setOnAction(_ -> create());
    HBox.setHgrow(title, Priority.ALWAYS);
    create.disableProperty().bind(title.textProperty().map(String::isBlank));
    create.setMinWidth(USE_PREF_SIZE);
    openIt.setMinWidth(USE_PREF_SIZE);
    Label name = new Label(texts.say("library.name"));
    name.setMinWidth(USE_PREF_SIZE);
    HBox row = new HBox(name, title, create, openIt);
    row.getStyleClass().add("assistant");
    return row;
  }

  private List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    Shelf shelf = null;
    for (Entry entry : library.entries(texts.language())) {
      if (entry.shelf() != shelf) {
        shelf = entry.shelf();
        rows.add(new Heading(shelf));
      }
      rows.add(new Script(entry));
    }
    return rows;
  }

  private void choose(@Nullable Row row) {
    preview.setText(row instanceof Script(Entry entry) ? entry.text() : "");
    preview.setScrollTop(0);
    openIt.setDisable(!(row instanceof Script(Entry entry) && entry.path() != null));
    create.setText(
        texts.say(
            row instanceof Script(Entry entry) && entry.shelf() != Shelf.TEMPLATES
                ? "library.copy"
                : "library.create"));
  }

  private void openSelected() {
    if (list.getSelectionModel().getSelectedItem() instanceof Script(Entry entry)
        && entry.path() != null) {
      open.accept(entry.path());
    }
  }

  private void create() {
    if (list.getSelectionModel().getSelectedItem() instanceof Script(Entry entry)
        && !title.getText().isBlank()) {
      try {
        open.accept(library.create(title.getText(), entry.text()));
      } catch (IOException failure) {
        LOG.debug("The script was not made", failure);
        say.accept(
            texts.say("failure.NOT_SAVED", title.getText(), String.valueOf(failure.getMessage())));
      }
    }
  }

  private final class Cell extends ListCell<Row> {
    Cell() {
      setOnMouseClicked(
          click -> {
            if (click.getClickCount() == 2 && !isEmpty()) {
              openSelected();
            }
          });
    }

    @Override
    protected void updateItem(@Nullable Row row, boolean empty) {
      super.updateItem(row, empty);
      getStyleClass().removeAll("library-shelf", "library-script");
      setDisable(row instanceof Heading);
      switch (row) {
        case null -> setText(null);
        case Heading(Shelf shelf) -> {
          setText(texts.say("shelf." + shelf));
          getStyleClass().add("library-shelf");
        }
        case Script(Entry entry) -> {
          setText(entry.title());
          getStyleClass().add("library-script");
        }
      }
    }
  }
}
