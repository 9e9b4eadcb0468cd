package tricksmith.editor.view.library;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.persistence.Library;
import tricksmith.editor.persistence.Library.Entry;
import tricksmith.editor.persistence.Library.Shelf;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.script.ScriptPreview;

/** The library: starts a new game from a template or a copy, or opens an existing one. */
public final class LibraryPane extends BorderPane {
  private static final Logger LOG = LoggerFactory.getLogger(LibraryPane.class);

  /** How many rows stay visible above one selected by a key. */
  private static final int ROWS_ABOVE = 4;

  private final Texts texts;
  private final Library library;
  private final Consumer<Path> open;
  private final Consumer<String> say;
  private final ListView<Row> list = new ListView<>();
  private final Label about = new Label();
  private final ScriptPreview preview;
  private final TextField title = new TextField();
  private final Button create;
  private final Button openIt;

  /** A row of the list. */
  sealed interface Row {}

  private record Heading(Shelf shelf) implements Row {}

  private record Script(Entry entry) implements Row {}

  /**
   * Creates a library.
   *
   * @param open opens a script
   * @param say reports a failure
   */
  public LibraryPane(Texts texts, Library library, Consumer<Path> open, Consumer<String> say) {
    this.texts = texts;
    this.library = library;
    this.open = open;
    this.say = say;
    preview = new ScriptPreview(texts.say("library.preview"));
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
    list.addEventHandler(KeyEvent.KEY_PRESSED, this::pressedInList);
    list.addEventHandler(KeyEvent.KEY_TYPED, this::typedInList);
    about.setId("library-about");
    about.setWrapText(true);
    about.setMinHeight(USE_PREF_SIZE);
    about.setMaxWidth(Double.MAX_VALUE);
    about.getStyleClass().add("library-about");
    VBox right = new VBox(about, preview);
    VBox.setVgrow(preview, Priority.ALWAYS);
    SplitPane both = new SplitPane(list, right);
    both.setDividerPositions(0.36);
    return both;
  }

  private HBox assistant() {
    title.setId("library-name");
    title.setPromptText(texts.say("library.name"));
    title.setAccessibleText(texts.say("library.name"));
    title.setOnAction(_ -> create());
    title.addEventFilter(KeyEvent.KEY_PRESSED, this::pressedInTitle);
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
    preview.show(row instanceof Script(Entry entry) ? entry.text() : "");
    about.setText(row instanceof Script(Entry entry) ? about(entry) : "");
    openIt.setDisable(!(row instanceof Script(Entry entry) && entry.path() != null));
    create.setText(
        texts.say(
            row instanceof Script(Entry entry) && entry.shelf() != Shelf.TEMPLATES
                ? "library.copy"
                : "library.create"));
  }

  /** The description written for the entry, or else the script's own. */
  private String about(Entry entry) {
    if (!entry.about().isEmpty()) {
      return entry.about();
    }
    Stream<String> players =
        entry.players().stream()
            .map(number -> texts.say("library.players", number.replace("..", "–")));
    Stream<String> author = entry.author().stream().map(name -> texts.say("library.author", name));
    Stream<String> place = Stream.ofNullable(entry.path()).map(Path::toString);
    return Stream.of(players, author, place)
        .flatMap(words -> words)
        .collect(Collectors.joining("  ·  "));
  }

  /** What Enter and a double click do: open an existing game, or ask for the title of a new one. */
  private void begin() {
    if (list.getSelectionModel().getSelectedItem() instanceof Script(Entry entry)
        && entry.path() == null) {
      title.requestFocus();
    } else {
      openSelected();
    }
  }

  /** The title has one line: the keys up and down go to the list. */
  private void pressedInTitle(KeyEvent key) {
    int by =
        switch (key.getCode()) {
          case UP -> -1;
          case DOWN -> 1;
          default -> 0;
        };
    if (by != 0) {
      key.consume();
      step(by);
    }
  }

  private void step(int by) {
    int next = list.getSelectionModel().getSelectedIndex() + by;
    if (next >= 0
        && next < list.getItems().size()
        && list.getItems().get(next) instanceof Heading) {
      next += by;
    }
    select(next);
  }

  private void select(int index) {
    if (index >= 0 && index < list.getItems().size()) {
      list.getSelectionModel().select(index);
      list.scrollTo(Math.max(0, index - ROWS_ABOVE));
    }
  }

  private void pressedInList(KeyEvent key) {
    if (key.getCode() == KeyCode.ENTER) {
      key.consume();
      begin();
    } else if (key.getCode() == KeyCode.UP || key.getCode() == KeyCode.DOWN) {
      skipHeading(key.getCode() == KeyCode.DOWN ? 1 : -1);
    }
  }

  /** If the selection has moved to a heading, moves it on. */
  private void skipHeading(int by) {
    if (list.getSelectionModel().getSelectedItem() instanceof Heading) {
      int from = list.getSelectionModel().getSelectedIndex();
      select(from + by < 0 ? from + 1 : from + by);
    }
  }

  /** A letter goes to the next game whose title begins with it. */
  private void typedInList(KeyEvent key) {
    String sign = key.getCharacter().toLowerCase(texts.language());
    if (sign.isBlank() || key.isShortcutDown() || key.isAltDown()) {
      return;
    }
    int from = list.getSelectionModel().getSelectedIndex() + 1;
    int count = list.getItems().size();
    IntStream.range(from, from + count)
        .map(index -> index % count)
        .filter(index -> beginsWith(list.getItems().get(index), sign))
        .findFirst()
        .ifPresent(this::select);
  }

  private boolean beginsWith(Row row, String letter) {
    return row instanceof Script(Entry entry)
        && entry.title().toLowerCase(texts.language()).startsWith(letter);
  }

  /**
   * Takes the focus, as soon as there is one to take: what a split pane holds comes into the window
   * only when the split pane is laid out for the first time.
   */
  public void focus() {
    if (list.getScene() != null) {
      list.requestFocus();
      return;
    }
    list.sceneProperty()
        .addListener(
            new InvalidationListener() {
              @Override
              public void invalidated(Observable scene) {
                scene.removeListener(this);
                list.requestFocus();
              }
            });
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
    private final Label name = new Label();
    private final Label file = new Label();
    private final HBox names = new HBox(name, file);

    Cell() {
      setOnMouseClicked(
          click -> {
            if (click.getClickCount() == 2 && !isEmpty()) {
              begin();
            }
          });
      file.getStyleClass().add("text-muted");
      name.setMinWidth(0);
      names.getStyleClass().add("library-row");
    }

    @Override
    protected void updateItem(@Nullable Row row, boolean empty) {
      super.updateItem(row, empty);
      getStyleClass().removeAll("library-shelf", "library-script");
      setDisable(row instanceof Heading);
      setGraphic(null);
      switch (row) {
        case null -> setText(null);
        case Heading(Shelf shelf) -> {
          setText(texts.say("shelf." + shelf));
          getStyleClass().add("library-shelf");
        }
        case Script(Entry entry) -> {
          setText(null);
          name.setText(entry.title());
          file.setText(file(entry));
          setGraphic(names);
          setAccessibleText(entry.title());
          getStyleClass().add("library-script");
        }
      }
    }

    /** Two of the user's games may have the same title. */
    private static String file(Entry entry) {
      return entry.shelf() == Shelf.OWN && entry.path() != null
          ? String.valueOf(entry.path().getFileName())
          : "";
    }
  }
}
