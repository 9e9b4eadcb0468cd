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
import javafx.scene.control.Tooltip;
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
  private static final int ROWS_ABOVE = 2;

  private static final List<Shelf> SHELVES =
      List.of(Shelf.OWN, Shelf.BUNDLED, Shelf.CLASSICS, Shelf.TEMPLATES);

  private final Texts texts;
  private final Library library;
  private final Consumer<Path> open;
  private final Consumer<Entry> copy;
  private final Consumer<String> say;
  private final ListView<Row> list = new ListView<>();
  private final Label about = new Label();
  private final ScriptPreview preview;
  private final TextField title = new TextField();
  private final TextField search = new TextField();
  private final List<Entry> all;
  private final Button create;
  private final Button openIt;

  /** A row of the list. */
  sealed interface Row {}

  private record Heading(Shelf shelf) implements Row {}

  private record Script(Entry entry) implements Row {}

  /**
   * Creates a library.
   *
   * @param open opens a script of the user's own
   * @param copy opens a copy of any other
   * @param say reports a failure
   */
  public LibraryPane(
      Texts texts,
      Library library,
      Consumer<Path> open,
      Consumer<Entry> copy,
      Consumer<String> say) {
    this.texts = texts;
    this.library = library;
    this.open = open;
    this.copy = copy;
    all = library.entries(texts.language());
    this.say = say;
    preview = new ScriptPreview(texts.say("library.preview"));
    setId("library");
    getStyleClass().add("library");
    create = new Button(texts.say("library.create"));
    create.setId("library-create");
    create.setOnAction(_ -> create());
    create.setTooltip(new Tooltip(texts.say("library.create.long")));
    openIt = new Button(texts.say("library.open"));
    openIt.setId("library-open");
    openIt.getStyleClass().add("accent");
    openIt.setOnAction(_ -> openSelected());
    openIt.setTooltip(new Tooltip(texts.say("library.open.long")));
    setTop(heading());
    setCenter(shelvesAndPreview());
    setBottom(assistant());
    fill("");
  }

  private VBox heading() {
    Label heading = new Label(texts.say("library.heading"));
    heading.getStyleClass().add("title-3");
    Label explanation = new Label(texts.say("library.explanation"));
    explanation.getStyleClass().add("text-muted");
    explanation.setWrapText(true);
    search.setId("library-search");
    search.setPromptText(texts.say("library.search"));
    search.setAccessibleText(texts.say("library.search"));
    search.textProperty().addListener((_, _, words) -> fill(words));
    search.addEventFilter(KeyEvent.KEY_PRESSED, this::pressedInSearch);
    VBox both = new VBox(heading, explanation, search);
    both.getStyleClass().add("library-heading");
    return both;
  }

  private SplitPane shelvesAndPreview() {
    list.setId("library-list");
    list.setAccessibleText(texts.say("library.title"));
    list.setPlaceholder(new Label(texts.say("library.nothing")));
    list.setCellFactory(_ -> new Cell());
    list.getSelectionModel().selectedItemProperty().addListener((_, _, row) -> choose(row));
    list.addEventFilter(KeyEvent.KEY_PRESSED, this::pressedInList);
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
    title.setAccessibleText(texts.say("library.name"));
    title.setOnAction(_ -> create());
    title.addEventFilter(KeyEvent.KEY_PRESSED, this::pressedInTitle);
    HBox.setHgrow(title, Priority.ALWAYS);
    create.setMinWidth(USE_PREF_SIZE);
    openIt.setMinWidth(USE_PREF_SIZE);
    Label name = new Label(texts.say("library.name"));
    name.setMinWidth(USE_PREF_SIZE);
    HBox row = new HBox(name, title, create, openIt);
    row.getStyleClass().add("assistant");
    return row;
  }

  /** The user's own games first, then the others, as far as these words find them. */
  private void fill(String words) {
    Row before = list.getSelectionModel().getSelectedItem();
    list.getItems().setAll(rows(words));
    int again = list.getItems().indexOf(before);
    if (again >= 0) {
      select(again);
    } else if (!list.getItems().isEmpty()) {
      select(1);
    }
  }

  private List<Row> rows(String words) {
    List<Row> rows = new ArrayList<>();
    for (Shelf shelf : SHELVES) {
      List<Entry> found =
          all.stream().filter(each -> each.shelf() == shelf && each.isFoundBy(words)).toList();
      if (!found.isEmpty()) {
        rows.add(new Heading(shelf));
        found.forEach(entry -> rows.add(new Script(entry)));
      }
    }
    return rows;
  }

  /** Goes to the field that searches. */
  public void find() {
    search.requestFocus();
    search.selectAll();
  }

  private void pressedInSearch(KeyEvent key) {
    switch (key.getCode()) {
      case UP -> step(-1);
      case DOWN -> step(1);
      case ENTER -> openSelected();
      case ESCAPE -> {
        search.clear();
        list.requestFocus();
      }
      default -> {
        return;
      }
    }
    key.consume();
  }

  private void choose(@Nullable Row row) {
    preview.show(row instanceof Script(Entry entry) ? entry.text() : "");
    about.setText(row instanceof Script(Entry entry) ? about(entry) : "");
    boolean isOwn = row instanceof Script(Entry entry) && entry.shelf() == Shelf.OWN;
    openIt.setText(texts.say(isOwn ? "library.open" : "library.play"));
    title.setPromptText(row instanceof Script(Entry entry) ? suggested(entry) : "");
    boolean nothing = !(row instanceof Script);
    openIt.setDisable(nothing);
    create.setDisable(nothing);
  }

  /** The title of a game that is given none. */
  private String suggested(Entry entry) {
    return entry.shelf() == Shelf.TEMPLATES
        ? texts.say("library.new-title")
        : texts.say("library.own-title", entry.title());
  }

  /** What there is to know about a game before one reads it. */
  private String about(Entry entry) {
    String facts = facts(entry);
    return Stream.of(entry.about(), facts)
        .filter(words -> !words.isEmpty())
        .collect(Collectors.joining("\n"));
  }

  private String facts(Entry entry) {
    Stream<String> players =
        entry.players().stream()
            .map(number -> texts.say("library.players", number.replace("..", "–")));
    Stream<String> author = entry.author().stream().map(name -> texts.say("library.author", name));
    Stream<String> place =
        Stream.ofNullable(entry.shelf() == Shelf.OWN ? entry.path() : null).map(Path::toString);
    return Stream.of(players, author, place)
        .flatMap(words -> words)
        .collect(Collectors.joining("  ·  "));
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
      if (key.isShortcutDown()) {
        create();
      } else {
        openSelected();
      }
    } else if (key.getCode() == KeyCode.UP || key.getCode() == KeyCode.DOWN) {
      key.consume();
      step(key.getCode() == KeyCode.DOWN ? 1 : -1);
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

  /** Opens a game of one's own, and of any other a copy: what is bundled stays as it is. */
  private void openSelected() {
    if (list.getSelectionModel().getSelectedItem() instanceof Script(Entry entry)) {
      if (entry.shelf() == Shelf.OWN && entry.path() != null) {
        open.accept(entry.path());
      } else {
        copy.accept(entry);
      }
    }
  }

  private void create() {
    if (list.getSelectionModel().getSelectedItem() instanceof Script(Entry entry)) {
      String wanted = title.getText().isBlank() ? suggested(entry) : title.getText();
      try {
        open.accept(library.create(wanted, entry.text()));
      } catch (IOException failure) {
        LOG.debug("The script was not made", failure);
        say.accept(texts.say("failure.NOT_SAVED", wanted, String.valueOf(failure.getMessage())));
      }
    }
  }

  private final class Cell extends ListCell<Row> {
    private final Label name = new Label();
    private final Label file = new Label();
    private final Label about = new Label();
    private final VBox names = new VBox(new HBox(name, file), about);

    Cell() {
      setOnMouseClicked(
          click -> {
            if (click.getClickCount() == 2 && !isEmpty()) {
              openSelected();
            }
          });
      file.getStyleClass().add("text-muted");
      about.getStyleClass().add("text-muted");
      name.setMinWidth(0);
      names.getChildren().getFirst().getStyleClass().add("library-row");
      setPrefWidth(0);
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
          about.setText(subtitle(entry));
          setAccessibleText(entry.title() + ". " + about.getText());
          getStyleClass().add("library-script");
        }
      }
    }

    /** Longer sentences are cut here: they stand beside the list as well. */
    private String subtitle(Entry entry) {
      return entry.about().isEmpty() ? facts(entry) : entry.about();
    }

    /** Two of the user's games may have the same title. */
    private static String file(Entry entry) {
      return entry.shelf() == Shelf.OWN && entry.path() != null
          ? String.valueOf(entry.path().getFileName())
          : "";
    }
  }
}
