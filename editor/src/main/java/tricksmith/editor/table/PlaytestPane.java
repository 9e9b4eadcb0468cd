package tricksmith.editor.table;

import static tricksmith.editor.node.Presence.present;
import static tricksmith.editor.node.Styled.styled;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.change.Change;
import tricksmith.editor.change.DealColumns;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.live.SceneDraft;
import tricksmith.editor.picture.Reasons;
import tricksmith.editor.picture.Table;
import tricksmith.editor.picture.Timeline;
import tricksmith.editor.table.bar.MatchBar;
import tricksmith.editor.table.bar.StopBar;
import tricksmith.editor.table.change.ChangeSheet;
import tricksmith.editor.table.felt.CardMotion;
import tricksmith.editor.table.felt.TablePane;
import tricksmith.editor.table.geometry.Area;
import tricksmith.editor.table.geometry.Round;
import tricksmith.editor.table.scene.ScenePane;
import tricksmith.editor.table.time.HistoryPane;
import tricksmith.editor.table.time.TimelineBar;
import tricksmith.editor.table.words.Words;

/**
 * The match beside the script: commands, table, and time. It is given a state to show, asks for
 * everything else through its actions, and knows no rules.
 */
public final class PlaytestPane extends BorderPane {
  private static final Timeline NO_TIME = new Timeline(List.of(), 0, 0);

  private final MatchBar matchBar;
  private final StopBar stopBar;
  private final ChangeSheet change;
  private final TablePane table;
  private final TimelineBar timeline;
  private final StackPane stage = styled(new StackPane(), "table-stage");

  /** Where the match departs from what was played, said over the table. */
  private final OverTable news;

  /** The note about the moment, over the table. */
  private final OverTable notes;

  /** The commands for the match, or for a table set by hand. */
  private final StackPane bars = new StackPane();

  /** The line of commands, wherever it is shown. */
  private final HBox commands = styled(new HBox(), "playtest-commands");

  private final HistoryPane history;
  private final ScenePane scene;
  private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
  private static final PseudoClass LOW = PseudoClass.getPseudoClass("low");
  private static final PseudoClass LARGE = PseudoClass.getPseudoClass("large");
  private static final PseudoClass SLIM = PseudoClass.getPseudoClass("slim");
  private static final double NARROW_EM = 44;
  private static final double SLIM_EM = 34;
  private static final double LOW_EM = 40;

  /** The width below which the line of time leaves out some of its words. */
  private static final double TIME_IN_WORDS_EM = 46;

  private static final double LARGE_EM = 58;
  private static final double NOT_HIGH_EM = 50;

  /** The width of the options when they slide over the table. */
  private static final double SHEET_EM = 28;

  private static final double USUAL_EM = 13;

  /** The sheets that slide over the table from the right. */
  private final List<Region> sheets = new ArrayList<>();

  private Runnable moved = () -> {};

  private final Region knobs;
  private final PlaytestActions actions;
  private final Locale language;
  private @Nullable Playtest shown;
  private Reasons.@Nullable Lit shownLit;
  private Optional<Integer> caret = Optional.empty();
  private boolean isCovered;

  /** Whether bots wait only because the table is being set by hand. */
  private boolean isPausedForScene;

  /**
   * Creates a pane.
   *
   * @param knobs the options of the script, which the pane shows on demand
   */
  public PlaytestPane(Locale language, PlaytestActions actions, Region knobs) {
    Words words = new Words(language);
    this.knobs = knobs;
    this.actions = actions;
    this.language = language;
    getStyleClass().add("playtest");
    table = new TablePane(actions, words);
    matchBar =
        new MatchBar(
            actions, words, new MatchBar.Wishes(this::showKnobs, this::glide, table::showScores));
    stopBar = new StopBar(actions, words, matchBar::beginAnother);
    change = new ChangeSheet(actions, words);
    change.getStyleClass().add("playtest");
    timeline = new TimelineBar(actions, words, matchBar.speed());
    history =
        new HistoryPane(
            actions, words, this::explainTrick, this::explainChoice, this::closeHistory);
    scene = new ScenePane(actions, words, () -> showScene(false));
    timeline.scene().setOnAction(_ -> showScene(timeline.scene().isSelected()));
    timeline.history().selectedProperty().subscribe(this::showHistory);
    bars.getChildren().setAll(matchBar);
    HBox.setHgrow(bars, Priority.ALWAYS);
    commands.getChildren().setAll(bars);
    commands.addEventHandler(KeyEvent.KEY_PRESSED, this::closeBy);
    setTop(commands);
    setCenter(stage);
    setBottom(timeline);
    slideOver(knobs);
    slideOver(history);
    news = new OverTable(table, stopBar, List::of);
    notes = new OverTable(table, timeline.noteLine(), () -> placeOf(stopBar, news));
    timeline.noteLine().onLeft(table::focusFirstAnswer);
    table.onPlaced(this::placed);
    stage.getChildren().setAll(table, history, knobs, news, notes);
    showKnobs(false);
    knobs.addEventHandler(KeyEvent.KEY_PRESSED, this::closeBy);
    addEventFilter(KeyEvent.KEY_PRESSED, new ArrowKeys(this)::pressed);
    addEventHandler(KeyEvent.KEY_PRESSED, this::closeBy);
    stage.addEventFilter(KeyEvent.KEY_PRESSED, this::goOnBy);
    table.addEventHandler(MouseEvent.MOUSE_CLICKED, this::goOnAt);
    stage.addEventHandler(MouseEvent.MOUSE_PRESSED, _ -> takeKeys());
    widthProperty().addListener(_ -> fit());
    heightProperty().addListener(_ -> fit());
  }

  /**
   * Fits the pane to the window: if it is narrow or low, buttons lose their words, so that they
   * need one row only, and cards become smaller; if it is large, they become larger.
   */
  private void fit() {
    double em = matchBar.em();
    boolean slim = getWidth() < SLIM_EM * em;
    boolean narrow = slim || (getWidth() < NARROW_EM * em && getHeight() < NOT_HIGH_EM * em);
    pseudoClassStateChanged(SLIM, slim);
    pseudoClassStateChanged(NARROW, narrow);
    pseudoClassStateChanged(LOW, getHeight() < LOW_EM * em);
    pseudoClassStateChanged(LARGE, getHeight() > LARGE_EM * em && getWidth() > NARROW_EM * em);
    double sheet = Math.min(SHEET_EM * em, getWidth());
    sheets.forEach(each -> setWidth(each, sheet));
    table.zoom(em / USUAL_EM);
    scene.zoom(em / USUAL_EM);
    scene.bar().setMinHeight(matchBar.prefHeight(-1));
    scene.bar().setMaxHeight(matchBar.prefHeight(-1));
    timeline.narrow(getWidth() < TIME_IN_WORDS_EM * em);
  }

  /** Returns the font size of its words. */
  public double em() {
    return matchBar.em();
  }

  private static void setWidth(Region sheet, double width) {
    sheet.setMinWidth(width);
    sheet.setPrefWidth(width);
    sheet.setMaxWidth(width);
  }

  private void slideOver(Region sheet) {
    sheets.add(sheet);
    sheet.getStyleClass().add("sliding-sheet");
    StackPane.setAlignment(sheet, Pos.CENTER_RIGHT);
    sheet.setMaxHeight(Double.MAX_VALUE);
  }

  /**
   * Hands the options over to a caller that lays them over the table. They also cover figures,
   * since they change what these show. The pane determines when they are visible.
   */
  public Region lendOptions() {
    stage.getChildren().remove(knobs);
    sheets.remove(knobs);
    return knobs;
  }

  /** Notes whether something covers the table. */
  public void cover(boolean nowCovered) {
    if (nowCovered != isCovered) {
      isCovered = nowCovered;
      actions.play(playtest -> playtest.covered(nowCovered));
    }
  }

  /** Offers only the options in the line of commands, or everything. */
  public void offerOptionsOnly(boolean only) {
    matchBar.offerOptionsOnly(only);
  }

  private void glide(boolean moving) {
    table.move(moving ? CardMotion.GLIDE : CardMotion.FADE);
  }

  /** Sets whether cards glide to their places or appear there at once. */
  void move(boolean moving) {
    table.move(moving ? CardMotion.GLIDE : CardMotion.NONE);
  }

  private void showKnobs(boolean visible) {
    present(knobs, visible);
  }

  /** Starts or stops setting the table by hand. */
  public void turnScene() {
    timeline.scene().fire();
  }

  /** Puts the options away; returns whether they were shown. */
  public boolean hideKnobs() {
    boolean shown = knobs.isVisible();
    if (shown) {
      turnKnobs();
    }
    return shown;
  }

  private void closeBy(KeyEvent key) {
    if (key.getCode() == KeyCode.ESCAPE && hideKnobs()) {
      key.consume();
    } else if (key.getCode() == KeyCode.ESCAPE && showsScene()) {
      scene.leave();
      key.consume();
    } else if (key.getCode() == KeyCode.ESCAPE && table.dismiss()) {
      key.consume();
    } else if (key.getCode() == KeyCode.ESCAPE && history.isVisible()) {
      closeHistory();
      key.consume();
    }
  }

  /** Takes away a trick that stays on the table, or lets bots go on that wait. */
  private void goOnBy(KeyEvent key) {
    if (key.getCode() != KeyCode.SPACE || showsScene() || shown == null) {
      return;
    }
    if (holdsTrick()) {
      actions.play(Playtest::nextTrick);
      key.consume();
    } else if (shown.mayGoOn() && isAtEnd(shown)) {
      actions.play(Playtest::goOn);
      key.consume();
    }
  }

  private static boolean isAtEnd(Playtest playtest) {
    LiveMatch live = playtest.live();
    return live != null && live.isAtEnd();
  }

  private void goOnAt(MouseEvent click) {
    if (holdsTrick() && !isOnButton(click)) {
      actions.play(Playtest::nextTrick);
    }
  }

  /** Takes the focus from the script: whoever clicks the felt does not mean to write. */
  private void takeKeys() {
    if (!isFocusWithin()) {
      table.requestFocus();
    }
  }

  private boolean isOnButton(MouseEvent click) {
    Node at = click.getTarget() instanceof Node node ? node : null;
    while (at != null && !at.equals(table) && !(at instanceof ButtonBase)) {
      at = at.getParent();
    }
    return at instanceof ButtonBase;
  }

  private boolean holdsTrick() {
    return shown != null && shown.holdsTrick();
  }

  private void showScene(boolean visible) {
    Optional<SceneDraft> draft = Optional.ofNullable(shown).flatMap(Playtest::scene);
    boolean possible = visible && draft.isPresent() && table.shape().isPresent();
    timeline.scene().setSelected(possible);
    if (possible) {
      isPausedForScene |= shown != null && shown.live() != null && !shown.live().waiting();
      actions.play(Playtest::pause);
      scene.show(draft.get(), table.shape().orElseThrow(), table.round().orElseThrow());
    }
    stage.getChildren().set(0, possible ? scene : table);
    bars.getChildren().setAll(possible ? scene.bar() : matchBar);
    news.setVisible(!possible);
    notes.setVisible(!possible);
    if (possible) {
      scene.focusFirst();
      return;
    }
    if (isPausedForScene) {
      isPausedForScene = false;
      actions.play(Playtest::goOnAsSet);
    }
    table.focusFirstAnswer();
  }

  private boolean showsScene() {
    return stage.getChildren().getFirst().equals(scene);
  }

  /** Updates a table that is being set by hand when the match has changed. */
  private void followWithScene(Playtest playtest) {
    if (showsScene()) {
      Optional<SceneDraft> draft = playtest.scene();
      draft.ifPresentOrElse(scene::follow, () -> showScene(false));
    }
  }

  private void closeHistory() {
    boolean focused = history.hasFocus();
    timeline.history().setSelected(false);
    if (focused) {
      table.focusFirstAnswer();
    }
  }

  /** Closes the list to show the trick that was asked for in it. */
  private void explainTrick(int choices) {
    timeline.history().setSelected(false);
    table.showWhy(choices);
  }

  private void explainChoice(int choices) {
    timeline.history().setSelected(false);
    table.showThought(choices);
  }

  private void showHistory(boolean visible) {
    present(history, visible);
    if (shown != null) {
      showTime(shown, shown.timeline().orElse(NO_TIME));
    }
    if (visible) {
      history.focusList();
    }
  }

  /**
   * Offers to make a game that can be played of the script, where there is no match yet.
   *
   * @param words what is offered; empty for nothing
   */
  public void offerBeginning(Optional<String> words, Runnable begin) {
    table.offerBeginning(words, begin);
  }

  public void show(Playtest playtest) {
    if (playtest.equals(shown)) {
      return;
    }
    shown = playtest;
    matchBar.show(playtest);
    if (playtest.isJudged()) {
      stopBar.show(playtest);
      change.show(playtest);
    }
    Timeline time = playtest.timeline().orElse(NO_TIME);
    table.show(playtest, time);
    followWithScene(playtest);
    showTime(playtest, time);
    // What has just been redrawn is dark again.
    shownLit = null;
    light();
  }

  private void showTime(Playtest playtest, Timeline time) {
    timeline.show(playtest, time);
    if (history.isVisible()) {
      history.show(time, playtest.table());
    }
  }

  /**
   * Lights up what the rules do at the caret, given its place in the text of the rules in force.
   */
  public void caretAt(Optional<Integer> offset) {
    if (!offset.equals(caret)) {
      caret = offset;
      light();
    }
  }

  private void light() {
    Reasons.Lit lit =
        Optional.ofNullable(shown)
            .flatMap(Playtest::reasons)
            .flatMap(reasons -> caret.map(reasons::at))
            .orElse(Reasons.Lit.NOTHING);
    if (!lit.equals(shownLit)) {
      shownLit = lit;
      table.light(lit);
      timeline.light(lit.moments());
    }
  }

  /** Shows only the table and its commands, or brings the time back. */
  public void alone(boolean nowAlone) {
    actions.play(playtest -> playtest.patient(nowAlone));
    matchBar.alone(nowAlone);
    present(timeline, !nowAlone);
  }

  /** Sets a listener for the wish to see the text again while the table is alone. */
  public void onShowText(Runnable listener) {
    matchBar.showText().setOnAction(_ -> listener.run());
  }

  /**
   * Returns the commands for the match, in one line. They are above the table unless a caller
   * {@link #lendCommands takes} them elsewhere.
   */
  public Region commands() {
    return commands;
  }

  /** Lends the commands to a caller that shows them elsewhere, or takes them back. */
  public void lendCommands(boolean lent) {
    setTop(lent ? null : commands);
  }

  /**
   * Returns the sheet with the effect of the last edits on the match, to lie over it; it may have
   * nothing to show.
   */
  public Region changeSheet() {
    return change;
  }

  private static Area areaOf(Bounds bounds) {
    return new Area(bounds.getMinX(), bounds.getMinY(), bounds.getWidth(), bounds.getHeight());
  }

  /** Sets a listener for changes of what lies on the table, and where. */
  public void onPlaced(Runnable listener) {
    moved = listener;
  }

  private void placed() {
    news.requestLayout();
    notes.requestLayout();
    moved.run();
  }

  /**
   * Returns where in this pane something may float so that it covers what matters least of the
   * match.
   *
   * @param others where others float
   */
  public Bounds clearing(Region floating, List<Bounds> others) {
    double below = timeline.isVisible() ? timeline.getHeight() : 0;
    List<Area> there = new ArrayList<>();
    others.forEach(other -> there.add(areaOf(stage.parentToLocal(other))));
    there.addAll(placeOf(stopBar, news));
    there.addAll(placeOf(timeline.noteLine(), notes));
    Area place = table.clearing(floating, below, there);
    return stage.localToParent(
        new BoundingBox(place.x(), place.y(), place.width(), place.height()));
  }

  /** Returns where something that floats lies; nothing if it is not shown. */
  private static List<Area> placeOf(Region floating, OverTable over) {
    return floating.isVisible() && over.isVisible()
        ? List.of(areaOf(floating.localToParent(floating.getLayoutBounds())))
        : List.of();
  }

  /**
   * Whether something comes out differently than before the last edits and may be shown: a user who
   * sets the table by hand is not interrupted.
   */
  public boolean hasChange() {
    return change.hasChange() && !showsScene();
  }

  /**
   * Returns a sheet with the effect that rules not in force would have on the match, to lie over
   * it.
   *
   * @param back called when the user has seen enough
   */
  public Region trial(Change supposed, Runnable back) {
    ChangeSheet trial = ChangeSheet.trial(actions, new Words(language), back);
    trial.getStyleClass().add("playtest");
    if (shown != null) {
      trial.show(shown.supposing(supposed));
    }
    return trial;
  }

  /**
   * Returns a felt for the trick that the user has pointed at; empty while there is no table.
   *
   * @param said what the user said about a card of it
   * @param suits the suits that variables held while it was played
   */
  public Optional<PointedTrick> pointed(String said, List<DealColumns.SuitVariable> suits) {
    Table table = shown == null ? null : shown.table();
    if (table == null) {
      return Optional.empty();
    }
    Words words = new Words(language);
    Round round = new Round(table.seats().size(), Math.max(1, table.eyes()), table.clockwise());
    return Optional.of(styled(new PointedTrick(words, table, round, said, suits), "playtest"));
  }

  /** Sets whether the text is visible, so that nothing here needs to quote it. */
  public void textInSight(boolean seen) {
    change.textInSight(seen);
  }

  /** Returns what comes out differently, in one sentence; empty for nothing. */
  public Optional<String> headline() {
    return change.headline();
  }

  /** Accepts what comes out differently and goes on, or lets waiting bots go on. */
  public void goOn() {
    if (change.hasChange()) {
      change.goOn();
    } else if (shown != null && shown.botsWait()) {
      actions.play(Playtest::goOn);
    }
  }

  /** Goes to the next or previous difference. */
  public void stepChange(int by) {
    change.step(by);
  }

  /** Plays by one of two sets of rules that are kept. */
  public void byEarlierRules(boolean earlier) {
    actions.play(playtest -> playtest.byEarlierRules(earlier));
  }

  public void beginAnother() {
    matchBar.beginAnother();
  }

  /** Writes this moment as a test of the script. */
  public void pin() {
    timeline.pin();
  }

  /** Starts or stops writing a note about this moment. */
  public void turnNote() {
    timeline.turnNote();
  }

  /** Opens all hands, or closes them. */
  public void turnHands() {
    matchBar.turnHands();
  }

  /** Shows the options, or hides them. */
  public void turnKnobs() {
    matchBar.turnKnobs();
  }

  /** Opens what is open in another pane, which this one replaces. */
  public void openAsIn(PlaytestPane other) {
    if (other.knobs.isVisible()) {
      turnKnobs();
    }
    timeline.history().setSelected(other.history.isVisible());
  }

  /** Sets whether cards glide or fade in; empty to follow the system. */
  public void prefersMotion(Optional<Boolean> gliding) {
    matchBar.move(gliding);
  }

  /** Sets a listener for the choice whether cards glide. */
  public void onMotionChosen(Consumer<Boolean> listener) {
    matchBar.onMotionChosen(listener);
  }

  /** Sets a listener for the question why a trick was won. */
  public void onAsked(Runnable listener) {
    table.onAsked(listener);
  }

  /** Takes the focus, if there is something to answer. */
  public void focusFirstAnswer() {
    table.focusFirstAnswer();
  }

  /** Takes the focus; for those who use the keyboard, a focused card explains itself at once. */
  public void answerByKeys() {
    if (change.isVisible() && change.getParent() != null) {
      change.focusFirst();
    } else if (FocusInSight.isIn(getScene())) {
      table.answerByKeys();
    } else {
      table.focusFirstAnswer();
    }
  }
}
