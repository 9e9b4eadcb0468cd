package tricksmith.editor.gallery;

import static tricksmith.editor.node.Styled.styled;

import atlantafx.base.controls.CustomTextField;
import atlantafx.base.theme.Styles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import tricksmith.editor.branches.PlayedBranch;
import tricksmith.editor.persistence.Library;
import tricksmith.editor.persistence.Library.Shelf;
import tricksmith.editor.signs.KeyHint;
import tricksmith.mechanism.Mechanism;
import tricksmith.translation.Translation;

/**
 * The first screen: games as small live tables, to search by what they do, to play at once, and to
 * start from.
 */
public final class GalleryPane extends BorderPane {
  private static final List<Shelf> SHELVES =
      List.of(Shelf.OWN, Shelf.BUNDLED, Shelf.CLASSICS, Shelf.TEMPLATES);

  private static final Map<Shelf, Double> WIDTHS =
      Map.of(Shelf.OWN, 176.0, Shelf.BUNDLED, 148.0, Shelf.CLASSICS, 108.0, Shelf.TEMPLATES, 190.0);

  /** The widths in letters that the window needs, first for all three columns, then for two. */
  private static final double ROOM_FOR_ALL = 88;

  private static final double ROOM_FOR_DETAIL = 60;
  private static final double USUAL_LETTER = 13;
  private static final int MOST_CHANGES = 3;

  private final GalleryWords words;
  private final GalleryActions actions;
  private final GameReadings readings;
  private final Wishes wishes = new Wishes();
  private final CustomTextField search = new CustomTextField();
  private final Label count = new Label();
  private final LookedFor lookedFor;
  private final VBox shelves = new VBox();
  private final ScrollPane scrolled = new ScrollPane(shelves);
  private final FacetRail facets;
  private final DetailPane detail;
  private final LivePlay live;
  private final List<Tile> tiles = new ArrayList<>();
  private final List<TileGrid> grids = new ArrayList<>();
  private GalleryQuery query = GalleryQuery.NOTHING;
  private @Nullable Tile chosen;

  /** Whether games are looked for, by words or by facets. */
  private boolean isLooking;

  /** How far the games were scrolled before they were looked for. */
  private double before;

  /** The number of games still to be read. */
  private int unread;

  /**
   * Creates a gallery.
   *
   * @param recent scripts that were opened, the latest first
   * @param moves whether tables may play by themselves
   */
  public GalleryPane(
      Locale language,
      Library library,
      List<Path> recent,
      GameReadings readings,
      BooleanSupplier moves,
      GalleryActions actions) {
    this.actions = actions;
    this.readings = readings;
    words = new GalleryWords(language);
    facets = new FacetRail(words, this::look);
    lookedFor = new LookedFor(words, count);
    detail = new DetailPane(words, actions, this::playChosen);
    live = new LivePlay(moves, detail::followTable);
    setId("gallery");
    getStyleClass().add("gallery");
    addShelves(GalleryGame.all(library, recent, language));
    layOut();
    widthProperty().subscribe(_ -> fit());
    search.fontProperty().subscribe(_ -> fit());
    choose(tiles.stream().filter(tile -> tile.game().isReadable()).findFirst().orElse(null));
    read();
    look();
    sceneProperty()
        .subscribe(
            scene -> {
              if (scene == null) {
                live.stop();
              }
            });
  }

  // What there is.

  /**
   * Adds the games. Until the guide is finished, it comes first: in the row of the user's own games
   * if there are any; then a button at the end repeats it.
   */
  private void addShelves(List<GalleryGame> games) {
    boolean guided = actions.guided() >= GalleryActions.GUIDE_STEPS;
    if (!guided && games.stream().noneMatch(GalleryGame::isOwn)) {
      shelves.getChildren().add(guide());
    }
    SHELVES.forEach(shelf -> fill(shelf, games));
    if (guided) {
      shelves.getChildren().add(guideAgain());
    }
  }

  /** Returns what opens a script with nothing but a title. */
  private Button empty() {
    String title = words.say("title.new");
    Library.Entry nothing =
        new Library.Entry(Shelf.TEMPLATES, title, "", null, "game \"" + title + "\"\n");
    Button empty = styled(new Button(words.say("empty")), Styles.FLAT, Styles.ACCENT);
    empty.setId("gallery-empty");
    empty.setMinWidth(USE_PREF_SIZE);
    empty.setOnAction(_ -> actions.play(nothing));
    return empty;
  }

  private GuideTile guide() {
    return new GuideTile(words, actions.guided(), actions::guide);
  }

  private Button guideAgain() {
    Button again =
        styled(new Button(words.say("guide.again")), Styles.FLAT, Styles.ACCENT, "guide-again");
    again.setId("gallery-guide-again");
    again.setOnAction(_ -> actions.guide());
    return again;
  }

  private void fill(Shelf shelf, List<GalleryGame> games) {
    List<Tile> ofShelf =
        games.stream()
            .filter(game -> game.shelf() == shelf)
            .map(game -> new Tile(game, words, this::choose, _ -> playChosen()))
            .toList();
    if (!ofShelf.isEmpty()) {
      ofShelf.forEach(live::watch);
      tiles.addAll(ofShelf);
      List<Node> row = new ArrayList<>(ofShelf);
      if (shelf == Shelf.OWN && actions.guided() < GalleryActions.GUIDE_STEPS) {
        row.addFirst(guide());
      }
      TileGrid grid = new TileGrid(row, WIDTHS.getOrDefault(shelf, 148.0));
      grids.add(grid);
      Label heading = styled(new Label(words.shelf(shelf)), "shelf");
      shelves.getChildren().addAll(heading, grid);
    }
  }

  private void layOut() {
    search.setId("gallery-search");
    search.setPromptText(words.say("search"));
    search.setAccessibleText(words.say("search"));
    search.setLeft(styled(new FontIcon(Feather.SEARCH), "gallery-lens"));
    KeyHint slash = new KeyHint("/");
    slash.visibleProperty().bind(search.textProperty().isEmpty());
    search.setRight(slash);
    search.textProperty().addListener((_, _, _) -> look());
    search.addEventFilter(KeyEvent.KEY_PRESSED, this::pressedInSearch);
    addEventFilter(KeyEvent.KEY_TYPED, this::typedAnywhere);
    shelves.setId("gallery-shelves");
    shelves.getStyleClass().add("shelves");
    shelves.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    shelves.addEventHandler(KeyEvent.KEY_TYPED, this::typedOnGames);
    scrolled.setFitToWidth(true);
    scrolled.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scrolled.getStyleClass().add("shelves-scrolled");
    scrolled.setFocusTraversable(false);
    // Pressed anywhere inside, the toolkit gives it the focus.
    scrolled.focusedProperty().subscribe(this::passFocusOn);
    count.setId("gallery-count");
    count.getStyleClass().add("gallery-count");
    count.setWrapText(true);
    HBox below = styled(new HBox(lookedFor, empty()), "gallery-below-search");
    HBox.setHgrow(lookedFor, Priority.ALWAYS);
    VBox top = styled(new VBox(search, below), "gallery-top");
    BorderPane middle = new BorderPane(scrolled);
    middle.setTop(top);
    setCenter(middle);
  }

  /** Arranges three columns, two, or one with the commands below it. */
  private void fit() {
    double em = search.getFont().getSize() / USUAL_LETTER;
    grids.forEach(grid -> grid.scale(em));
    double letters = getWidth() / search.getFont().getSize();
    boolean all = letters >= ROOM_FOR_ALL;
    boolean two = letters >= ROOM_FOR_DETAIL;
    setLeft(all ? facets : null);
    detail.shorten(!two);
    setRight(null);
    setBottom(null);
    if (two) {
      setRight(detail);
    } else {
      setBottom(detail);
    }
  }

  // Reading.

  private void read() {
    for (Tile tile : tiles) {
      if (tile.game().isReadable()) {
        unread++;
        readings.read(tile.game(), reading -> show(tile, reading));
      }
    }
  }

  private void show(Tile tile, GameReading reading) {
    switch (reading) {
      case GameReading.Playable playable -> tile.read(playable, ShownMatch.of(playable.game()));
      case GameReading.Broken broken -> tile.cannotBePlayed(broken);
    }
    unread--;
    recount();
    if (unread == 0) {
      Map<Mechanism, Long> games = frequent();
      tiles.forEach(each -> each.compare(games));
    }
    if (tile.equals(chosen) || unread == 0) {
      showChosen();
    }
  }

  // Looking for games.

  /** Puts the focus on the search field. */
  public void find() {
    search.requestFocus();
    search.selectAll();
  }

  /** Lets a key lead to the search field from everything but a text. */
  private void typedAnywhere(KeyEvent key) {
    if (key.getCharacter().equals("/") && !(key.getTarget() instanceof TextInputControl)) {
      find();
      key.consume();
    }
  }

  /** Looks for what is typed while a game has the focus. */
  private void typedOnGames(KeyEvent key) {
    String sign = key.getCharacter();
    if (!sign.isBlank()
        && sign.chars().noneMatch(Character::isISOControl)
        && !key.isShortcutDown()
        && !key.isAltDown()) {
      find();
      search.replaceSelection(sign);
      key.consume();
    }
  }

  private void look() {
    boolean wasLooking = isLooking;
    query = wishes.understood(search.getText());
    isLooking = !query.isEmpty() || !facets.picked().isEmpty();
    if (isLooking && !wasLooking) {
      before = scrolled.getVvalue();
    }
    List<Tile> fitting = recount();
    Optional<Tile> best = fitting.stream().min(Comparator.comparing(this::likeness));
    if (chosen != null
        && best.isPresent()
        && (!chosen.fits() || likeness(best.get()).compareTo(likeness(chosen)) < 0)) {
      choose(best.get());
    } else {
      showChosen();
    }
    if (isLooking && chosen != null && chosen.fits()) {
      bringIntoSight(chosen);
    } else if (wasLooking && !isLooking) {
      scrolled.setVvalue(before);
    }
  }

  /** How much of a title is searched for, from all of it to nothing. */
  private enum Likeness {
    ALL,
    BEGINNING,
    NOTHING
  }

  private Likeness likeness(Tile tile) {
    String wanted = GalleryQuery.plain(search.getText().strip());
    return tile.game().entry().titles().stream()
        .map(title -> likeness(GalleryQuery.plain(title), wanted))
        .min(Comparator.naturalOrder())
        .orElse(Likeness.NOTHING);
  }

  private static Likeness likeness(String title, String wanted) {
    if (wanted.isEmpty() || !title.startsWith(wanted)) {
      return Likeness.NOTHING;
    }
    return title.equals(wanted) ? Likeness.ALL : Likeness.BEGINNING;
  }

  /** Dims the games that do not fit, and counts those that do. */
  private List<Tile> recount() {
    tiles.forEach(tile -> tile.fit(fits(tile, query, facets.picked())));
    List<GameReading.Playable> found =
        tiles.stream()
            .flatMap(
                tile ->
                    tile.playable().filter(game -> query.fits(tile.game().entry(), game)).stream())
            .toList();
    facets.count(
        tiles.stream().anyMatch(tile -> tile.playable().isPresent()),
        facet -> found.stream().filter(game -> facets.wouldFit(facet, game)).count());
    List<Tile> fitting = tiles.stream().filter(Tile::fits).toList();
    count.setText(
        isLooking
            ? words.say(fitting.isEmpty() ? "fit.none" : "fit", fitting.size(), tiles.size())
            : words.count(tiles.stream().map(Tile::game).toList()));
    lookedFor.show(conditions(fitting.isEmpty()));
    return fitting;
  }

  /**
   * Returns what games are looked for by.
   *
   * @param counted whether to say how many games fit without each of it
   */
  private List<LookedFor.Condition> conditions(boolean counted) {
    List<LookedFor.Condition> conditions = new ArrayList<>();
    for (SearchPart part : wishes.parts(search.getText())) {
      conditions.add(
          new LookedFor.Condition(
              LookedFor.said(part, words),
              counted
                  ? count(wishes.understood(part.rest()), facets.picked())
                  : OptionalLong.empty(),
              () -> search.setText(part.rest())));
    }
    for (Facet facet : facets.picked()) {
      Set<Facet> others = new LinkedHashSet<>(facets.picked());
      others.remove(facet);
      conditions.add(
          new LookedFor.Condition(
              words.facet(facet),
              counted ? count(query, others) : OptionalLong.empty(),
              () -> facets.drop(facet)));
    }
    return conditions;
  }

  private OptionalLong count(GalleryQuery wanted, Set<Facet> picked) {
    return OptionalLong.of(tiles.stream().filter(tile -> fits(tile, wanted, picked)).count());
  }

  private static boolean fits(Tile tile, GalleryQuery wanted, Set<Facet> picked) {
    return tile.playable()
        .map(
            game ->
                wanted.fits(tile.game().entry(), game)
                    && picked.stream().allMatch(facet -> facet.fits(game)))
        .orElseGet(() -> wanted.fits(tile.game().entry()) && picked.isEmpty());
  }

  private List<Mechanism> wanted() {
    return Stream.concat(
            query.mechanisms(),
            facets.picked().stream()
                .filter(Facet.Has.class::isInstance)
                .map(facet -> ((Facet.Has) facet).mechanism()))
        .distinct()
        .toList();
  }

  private Map<Mechanism, Long> frequent() {
    Map<Mechanism, Long> games = new EnumMap<>(Mechanism.class);
    tiles.stream()
        .flatMap(tile -> tile.playable().stream())
        .flatMap(game -> game.mechanisms().keySet().stream())
        .forEach(mechanism -> games.merge(mechanism, 1L, Long::sum));
    return games;
  }

  // The selected game.

  private void choose(@Nullable Tile tile) {
    if (tile != null && tile.equals(chosen)) {
      return;
    }
    if (chosen != null) {
      chosen.choose(false);
    }
    chosen = tile;
    if (tile != null) {
      tile.choose(true);
    }
    showChosen();
  }

  private void showChosen() {
    if (chosen != null) {
      detail.show(chosen, wanted(), query.words(), frequent());
      lookForChanges(chosen);
    }
  }

  private void lookForChanges(Tile tile) {
    tile.playable()
        .ifPresent(
            game ->
                readings.changes(
                    game,
                    MOST_CHANGES,
                    (course, found) -> {
                      if (detail.shows(tile)) {
                        Translation script = game.script().translations().in(words.language());
                        detail.offer(
                            found, script, change -> tryOut(tile, game.shown(), course, change));
                      }
                    }));
  }

  private void tryOut(Tile tile, int players, PlayedBranch course, SmallChange change) {
    Library.Entry entry = tile.game().entry();
    actions.tryOut(entry, players, course, change.applied(entry.text()));
  }

  private void playChosen() {
    if (chosen == null) {
      return;
    }
    Library.Entry entry = chosen.game().entry();
    if (chosen.game().missing() && entry.path() != null) {
      actions.find(entry.path());
    } else if (chosen.game().isOwn() && entry.path() != null) {
      actions.open(entry.path());
    } else {
      actions.play(entry);
    }
  }

  // Keys.

  private void passFocusOn(boolean isFocused) {
    if (isFocused) {
      focus();
    }
  }

  /** Puts the focus on the selected game, as soon as it is in the window. */
  public void focus() {
    if (chosen == null) {
      search.requestFocus();
    } else {
      chosen.requestFocus();
    }
  }

  private void pressedInSearch(KeyEvent key) {
    switch (key.getCode()) {
      case DOWN -> focus();
      case ENTER -> enter(key);
      case ESCAPE -> {
        search.clear();
        facets.clear();
        look();
        focus();
        if (chosen != null) {
          bringIntoSight(chosen);
        }
      }
      default -> {
        return;
      }
    }
    key.consume();
  }

  private void pressed(KeyEvent key) {
    if (key.getTarget() instanceof Button) {
      return; // It has keys of its own.
    }
    boolean done =
        switch (key.getCode()) {
          case LEFT -> goBy(-1);
          case RIGHT -> goBy(1);
          case UP -> goAlong(-1);
          case DOWN -> goAlong(1);
          case HOME -> goTo(fitting().findFirst());
          case END -> goTo(fitting().reduce((_, last) -> last));
          case SPACE -> true;
          case ENTER -> {
            enter(key);
            yield true;
          }
          default -> false;
        };
    if (done) {
      key.consume();
    }
  }

  private void enter(KeyEvent key) {
    if (key.isShortcutDown()) {
      detail.start();
    } else {
      playChosen();
    }
  }

  private Stream<Tile> fitting() {
    return tiles.stream().filter(Tile::fits);
  }

  private boolean goBy(int step) {
    List<Tile> some = fitting().toList();
    int at = chosen == null ? -1 : some.indexOf(chosen);
    int next = at + step;
    return goTo(next >= 0 && next < some.size() ? Optional.of(some.get(next)) : Optional.empty());
  }

  /** Goes to the nearest game above or below. */
  private boolean goAlong(int direction) {
    if (chosen == null) {
      return goTo(fitting().findFirst());
    }
    Point2D from = middle(chosen);
    double apart = chosen.getHeight() / 2;
    return goTo(
        fitting()
            .filter(tile -> (middle(tile).getY() - from.getY()) * direction > apart)
            .min(
                Comparator.comparingDouble(
                    (Tile tile) ->
                        3 * Math.abs(middle(tile).getY() - from.getY())
                            + Math.abs(middle(tile).getX() - from.getX()))));
  }

  private Point2D middle(Tile tile) {
    Bounds bounds = shelves.sceneToLocal(tile.localToScene(tile.getLayoutBounds()));
    return new Point2D(bounds.getCenterX(), bounds.getMinY());
  }

  private boolean goTo(Optional<Tile> tile) {
    tile.ifPresent(
        next -> {
          choose(next);
          next.requestFocus();
          bringIntoSight(next);
        });
    return true;
  }

  private void bringIntoSight(Tile tile) {
    Bounds bounds = shelves.sceneToLocal(tile.localToScene(tile.getLayoutBounds()));
    double room = scrolled.getViewportBounds().getHeight();
    double hidden = shelves.getHeight() - room;
    if (hidden <= 0) {
      return;
    }
    double top = scrolled.getVvalue() * hidden;
    double wanted =
        bounds.getMinY() < top
            ? bounds.getMinY() - 40
            : bounds.getMaxY() > top + room ? bounds.getMaxY() - room + 16 : top;
    scrolled.setVvalue(Math.clamp(wanted / hidden, 0, 1));
  }
}
