package tricksmith.editor.learning;

import static tricksmith.editor.node.Presence.present;
import static tricksmith.editor.node.Wrapping.wrapped;

import atlantafx.base.controls.CustomTextField;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.Executor;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.learning.EntryList.Row;
import tricksmith.editor.signs.KeyHint;
import tricksmith.editor.table.PreviewTable;
import tricksmith.recipe.Recipe;
import tricksmith.recipe.WrittenRecipe;

/**
 * The reference beside the caret: one field searches recipes, words and games; a recipe is written
 * for the current script, tried on a table, and inserted.
 */
public final class LearningPane extends BorderPane {

  /** The width in letters that two columns need. */
  private static final double ROOM_FOR_TWO = 40;

  /** How much of the height of a large window the table takes on which recipes are tried. */
  private static final double SHARE_OF_TABLE = 0.55;

  /** The width of the notch, and half its height, in em. */
  private static final double NOTCH_EM = 0.6;

  private static final int MOST_EXAMPLES = 4;
  private static final PseudoClass SLIM = PseudoClass.getPseudoClass("slim");

  private final Locale language;
  private final LearningWords words;
  private final LearningActions actions;
  private final Executor background;
  private final CustomTextField search = new CustomTextField();
  private final EntryList list;
  private final VBox finding = new VBox();
  private final ScrollPane scrolled = new ScrollPane();
  private final BorderPane reading = new BorderPane(scrolled);
  private final HBox commands = new HBox();
  private final Button main = new Button();
  private final Label places = new Label();
  private final Hyperlink keys;
  private @Nullable LearningIndex index;

  /** What the page is about; null if nothing was found. */
  private @Nullable Entry opened;

  private @Nullable RecipePage recipe;

  /** The latest result of writing the recipe shown; null until there is one. */
  private @Nullable RecipeTrial trial;

  /** Whether the recipe has yet to be written with the values chosen last. */
  private boolean isWriting;

  /** Whether to insert the recipe as soon as it is written. */
  private boolean insertsWhenWritten;

  /** The recipes of which it was last asked whether they fit. */
  private List<Recipe> checked = List.of();

  private List<Writable> writable = List.of();
  private String atCaret = "";

  /** The word at the caret that has yet to be looked up; empty if there is none. */
  private String waiting = "";

  private boolean isFront;
  private boolean textInSight = true;

  /** Points at the line of the caret, to which the contents of the pane refer. */
  private final Region notch = new Region();

  private OptionalDouble caretLine = OptionalDouble.empty();

  /**
   * Creates a reference that does not follow a caret yet.
   *
   * @param background runs the choices of bots at the table on which recipes are tried
   */
  public LearningPane(Locale language, LearningActions actions, Executor background) {
    this.language = language;
    this.actions = actions;
    this.background = background;
    words = new LearningWords(language);
    list = new EntryList(words, this::open);
    list.onDoubted(this::check);
    keys = new Hyperlink(words.say("keys"));
    setId("reference");
    getStyleClass().addAll("reference", "learning");
    layOut();
    // Hundreds of explanations are worth nothing before somebody looks.
    sceneProperty().subscribe(scene -> fill(scene != null));
    widthProperty().subscribe(_ -> fit());
    search.fontProperty().subscribe(_ -> fit());
  }

  private void layOut() {
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    layOutSearch();
    keys.setId("learn-keys");
    keys.setOnAction(_ -> actions.showKeys());
    VBox.setVgrow(list, Priority.ALWAYS);
    finding.getStyleClass().add("learn-finding");
    finding.getChildren().setAll(search, list, keys);
    scrolled.setFitToWidth(true);
    scrolled.getStyleClass().add("learn-scrolled");
    layOutCommands();
    reading.setBottom(commands);
    reading.getStyleClass().add("learn-reading-half");
    notch.setId("learn-notch");
    notch.getStyleClass().add("learn-notch");
    notch.setManaged(false);
    notch.setMouseTransparent(true);
    notch.setViewOrder(-1);
    getChildren().add(notch);
  }

  private void layOutSearch() {
    search.setId("words-search");
    search.setPromptText(words.say("search"));
    search.setAccessibleText(words.say("search"));
    search.setRight(new KeyHint("F1"));
    search.textProperty().subscribe((_, _) -> look(Optional.empty()));
    // Whoever clicks on the word that was looked up means to replace it.
    search.setOnMouseClicked(
        _ -> {
          if (search.getText().equals(atCaret)) {
            search.selectAll();
          }
        });
  }

  private void layOutCommands() {
    main.setId("learn-insert");
    main.getStyleClass().add("accent");
    main.setMinWidth(USE_PREF_SIZE);
    main.setOnAction(_ -> perform());
    KeyHint.show(main, "Enter");
    places.setId("learn-places");
    places.getStyleClass().add("learn-quiet");
    places.setWrapText(true);
    places.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(places, Priority.ALWAYS);
    Button close = new Button(words.say("close"));
    close.setId("learn-close");
    close.getStyleClass().add("flat");
    close.setMinWidth(USE_PREF_SIZE);
    close.setOnAction(_ -> actions.leave());
    KeyHint.show(close, "Esc");
    commands.getStyleClass().add("learn-commands");
    commands.getChildren().setAll(main, places, close);
  }

  /**
   * Points at the line of the caret.
   *
   * @param screenY the middle of the line on the screen; empty if it is not visible
   */
  public void pointAt(OptionalDouble screenY) {
    caretLine = screenY;
    placeNotch();
  }

  /**
   * Places the notch. Lines that are not yet written cover the text, so the caret's line is not
   * visible then.
   */
  private void placeNotch() {
    double size = NOTCH_EM * search.getFont().getSize();
    OptionalDouble place =
        caretLine.stream()
            .filter(_ -> recipe == null && textInSight)
            .mapToObj(line -> Optional.ofNullable(screenToLocal(0, line)))
            .flatMap(Optional::stream)
            .mapToDouble(Point2D::getY)
            .filter(y -> y > size && y < getHeight() - size)
            .findFirst();
    notch.setVisible(place.isPresent());
    place.ifPresent(y -> notch.resizeRelocate(0, y - size, size, 2 * size));
  }

  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    placeNotch();
  }

  /** Arranges two columns or, without room for them, the results above the page. */
  private void fit() {
    boolean two = getWidth() >= ROOM_FOR_TWO * search.getFont().getSize();
    pseudoClassStateChanged(SLIM, !two);
    Region wanted = finding;
    if (two && !wanted.equals(getLeft())) {
      setTop(null);
      setCenter(null);
      setLeft(wanted);
    } else if (!two && !wanted.equals(getTop())) {
      setLeft(null);
      setCenter(null);
      setTop(wanted);
    }
    if (getCenter() == null) {
      setCenter(reading); // The keyboard comes to what is read after what is looked for.
    }
  }

  private void fill(boolean inSight) {
    if (inSight && index == null) {
      index = LearningIndex.in(language);
      actions.games(
          games -> {
            index = LearningIndex.in(language).with(games);
            look(list.selected());
          });
      search.setText(atCaret);
      look(Optional.empty());
    }
  }

  // Where the caret is.

  /**
   * Shows what is known of the word at the caret, once the reference is in front. What the user is
   * looking for stays until the field is cleared.
   */
  public void lookUp(String word) {
    waiting = isFront ? "" : word;
    if (isFront && !holdsQuery()) {
      lookUpNow(word);
    }
  }

  /** Whether the field holds what the user has typed. */
  private boolean holdsQuery() {
    return !search.getText().isEmpty() && !search.getText().equals(atCaret);
  }

  private void lookUpNow(String word) {
    LearningIndex known = index;
    boolean isKnown =
        known == null || known.word(word).isPresent() || !known.search(word).recipes().isEmpty();
    if (word.chars().anyMatch(Character::isLetter) && isKnown) {
      writable = List.of();
      atCaret = word;
      if (known != null) {
        if (search.getText().equals(word)) {
          look(known.word(word));
        } else {
          search.setText(word);
        }
      }
    }
  }

  /** Shows what can be written at the caret, which is in an empty line. */
  public void offer(List<Writable> all) {
    writable = List.copyOf(all);
    waiting = "";
    if (holdsQuery()) {
      return;
    }
    atCaret = "";
    if (index != null) {
      if (search.getText().isEmpty()) {
        look(Optional.empty());
      } else {
        search.clear();
      }
    }
  }

  /** Notes that the script has changed, and rewrites the shown recipe. */
  public void scriptChanged() {
    checked = List.of();
    list.forgetFits();
    if (isFront && recipe != null) {
      write(recipe);
    }
  }

  // Whether it is in sight.

  public void inFront(boolean front) {
    boolean came = front && !isFront;
    isFront = front;
    if (came && !waiting.isEmpty()) {
      lookUpNow(waiting);
      waiting = "";
    }
    if (!front) {
      actions.showScript();
    } else if (came && recipe != null) {
      write(recipe);
    }
    if (came) {
      checked = List.of();
      list.doubt();
    }
  }

  /** Notes whether the text is visible beside it. */
  public void textInSight(boolean seen) {
    textInSight = seen;
    if (recipe != null) {
      recipe.textInSight(seen);
    }
    placeNotch();
  }

  /** Takes the focus; typing replaces the word that was looked up. */
  public void focusFirst() {
    search.requestFocus();
    search.selectAll();
  }

  // Looking for something.

  private void look(Optional<Entry> wanted) {
    LearningIndex known = index;
    if (known == null) {
      return;
    }
    String query = search.getText().strip();
    LearningIndex.Found found = known.search(query);
    List<Row> rows = new ArrayList<>();
    if (query.isEmpty()) {
      add(rows, "heading.here", writable.stream().<Entry>map(Entry.OfPlace::new).toList());
    }
    Optional<Entry> exact = known.word(query).or(() -> known.meantWord(query));
    if (exact.isPresent()) {
      add(rows, "heading.words", found.words());
    }
    addRecipes(rows, found.recipes(), query.isEmpty());
    if (exact.isEmpty()) {
      add(rows, "heading.words", found.words());
    }
    add(rows, "heading.games", found.games());
    if (found.isEmpty()) {
      add(rows, "heading.nearest", known.nearest(query));
      addRecipes(rows, known.all().recipes(), true);
      add(rows, "heading.words", known.all().words());
    }
    boolean isNothing = found.isEmpty() && wanted.isEmpty();
    list.show(rows, wanted.or(() -> exact));
    if (isNothing) {
      showNothing(query);
    }
  }

  private void add(List<Row> rows, String heading, List<Entry> entries) {
    if (!entries.isEmpty()) {
      rows.add(new Row.Heading(words.say(heading)));
      entries.forEach(entry -> rows.add(new Row.Of(entry)));
    }
  }

  /** Adds recipes, under their chapters if {@code inChapters}. */
  private void addRecipes(List<Row> rows, List<Entry> recipes, boolean inChapters) {
    if (!inChapters) {
      add(rows, "heading.recipes", recipes);
      return;
    }
    String chapter = "";
    for (Entry entry : recipes) {
      if (entry instanceof Entry.OfRecipe(Recipe each)) {
        if (!each.chapter().equals(chapter)) {
          chapter = each.chapter();
          rows.add(new Row.Heading(words.say("chapter", chapter)));
        }
        rows.add(new Row.Of(entry));
      }
    }
  }

  /** Finds out whether recipes fit: those in sight, as long as somebody looks. */
  private void check(List<Recipe> recipes) {
    if (isFront && !checked.containsAll(recipes)) {
      checked = recipes;
      actions.check(recipes, (each, written) -> list.mark(each, words.reason(written)));
    }
  }

  // What is shown.

  private void open(Entry entry) {
    LearningIndex known = Objects.requireNonNull(index);
    if (entry.equals(opened)) {
      return;
    }
    opened = entry;
    recipe = null;
    trial = null;
    isWriting = false;
    insertsWhenWritten = false;
    switch (entry) {
      case Entry.OfRecipe(Recipe wanted) -> open(wanted, known);
      case Entry.OfWord word -> {
        show(new WordPage(word, known.examples(word.word(), MOST_EXAMPLES), words, this::follow));
        actions.showScript();
        offer("", "");
      }
      case Entry.OfGame game -> {
        show(new GamePage(game, words));
        actions.showScript();
        offer("open", "");
      }
      case Entry.OfPlace(Writable what) -> {
        show(new PlacePage(what, words));
        actions.showScript();
        offer("", "");
      }
    }
  }

  private void open(Recipe wanted, LearningIndex known) {
    PreviewTable table = new PreviewTable(language, background);
    table.prefHeightProperty().bind(scrolled.heightProperty().multiply(SHARE_OF_TABLE));
    RecipePage page = new RecipePage(wanted, words, known, table, this::chosen, this::follow);
    page.textInSight(textInSight);
    recipe = page;
    show(page);
    offer("insert", words.say("writing"));
    main.setDisable(true);
    if (isFront) {
      write(page);
    }
  }

  private void showNothing(String query) {
    Page page = new Page(words.say("nothing", query), false);
    page.add(wrapped(words.say("nothing.how"), "learn-quiet"));
    opened = null;
    recipe = null;
    list.getSelectionModel().clearSelection();
    show(page);
    actions.showScript();
    offer("", "");
  }

  private void show(Node page) {
    scrolled.setContent(page);
    scrolled.setVvalue(0);
    placeNotch();
  }

  private void follow(Entry entry) {
    atCaret = entry.title();
    search.setText(entry.title());
    look(Optional.of(entry));
    focusFirst();
  }

  /** Offers a command, whose text has this key; an empty key offers none. */
  private void offer(String key, String beside) {
    boolean possible = !key.isEmpty();
    present(main, possible);
    main.setDisable(false);
    if (possible) {
      main.setText(words.say(key));
    }
    places.setText(beside);
  }

  // Writing.

  private void chosen() {
    if (recipe != null) {
      write(recipe);
    }
  }

  private void write(RecipePage page) {
    isWriting = true;
    actions.write(
        page.recipe(),
        page.chosen(),
        done -> {
          if (page.equals(recipe)) {
            written(page, done);
          }
        });
  }

  private void written(RecipePage page, RecipeTrial done) {
    isWriting = false;
    trial = done;
    page.show(done);
    list.mark(page.recipe(), words.reason(done.written()));
    boolean inserts = insertsWhenWritten;
    insertsWhenWritten = false;
    if (done.written() instanceof WrittenRecipe.Fits fits) {
      offer("insert", words.places(done.script(), fits.text()));
      if (isFront) {
        actions.showUnwritten(fits.text());
      }
      if (inserts) {
        perform();
      }
    } else {
      offer("insert", words.say("not-written"));
      main.setDisable(true);
      actions.showScript();
    }
  }

  /** Inserts the recipe, or opens the game. */
  private void perform() {
    RecipeTrial done = trial;
    if (list.selected().orElse(null) instanceof Entry.OfGame game) {
      actions.open(game.game());
    } else if (recipe != null && isWriting) {
      insertsWhenWritten = true;
    } else if (done != null && done.written() instanceof WrittenRecipe.Fits fits) {
      actions.insert(fits);
    }
  }

  // Keys.

  private void pressed(KeyEvent key) {
    boolean plain = !key.isShortcutDown() && !key.isAltDown() && !key.isShiftDown();
    if (plain && handles(key.getCode(), key.getTarget())) {
      key.consume();
    }
  }

  private boolean handles(KeyCode code, Object target) {
    boolean finds = search.equals(target) || list.equals(target);
    boolean writes = finds || target instanceof TextField;
    return switch (code) {
      case UP -> finds && step(-1);
      case DOWN -> finds && step(1);
      case ENTER -> {
        if (writes) {
          perform();
        }
        yield writes;
      }
      default -> false;
    };
  }

  private boolean step(int by) {
    list.step(by);
    return true;
  }
}
