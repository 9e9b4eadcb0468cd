package tricksmith.editor.table.change;

import static tricksmith.editor.node.Presence.present;
import static tricksmith.editor.node.Styled.styled;
import static tricksmith.editor.node.Wrapping.wrapped;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import tricksmith.editor.branches.RulePlace;
import tricksmith.editor.change.Change;
import tricksmith.editor.change.Judgement;
import tricksmith.editor.change.MatchDifference;
import tricksmith.editor.change.RewrittenCriteria;
import tricksmith.editor.change.TrickColumn;
import tricksmith.editor.change.TrickResult;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.node.FirstSight;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.KeyHint;
import tricksmith.editor.signs.RedSigns;
import tricksmith.editor.table.geometry.Round;
import tricksmith.editor.table.words.Words;

/**
 * The effect of an edit on the match, shown over the table: the first difference, before and now,
 * and the whole match. It never takes the focus by itself.
 */
public final class ChangeSheet extends BorderPane {
  private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

  /** The width below which before and now lie one below the other. */
  private static final double NARROW_EM = 38;

  /** The key of the window's command that does the same from anywhere. */
  private static final KeyCombination GO_ON_BY =
      new KeyCodeCombination(KeyCode.ENTER, KeyCombination.SHORTCUT_DOWN);

  private final PlaytestActions actions;
  private final Words words;
  private final Label headline = RedSigns.on(new Label());
  private final Label lead = RedSigns.on(new Label());
  private final Label place = new Label();
  private final Button previous;
  private final Button forth;
  private final TrickSide before;
  private final TrickSide now;
  private final Beside pair;
  private final Label line = new Label();
  private boolean textInSight = true;
  private final MatchStrip strip;
  private final ToggleButton asPlayed = new ToggleButton();
  private final ToggleButton byBots = new ToggleButton();
  private final Label course = RedSigns.on(new Label());
  private final HBox switches = new HBox();
  private final HBox stripTitle = new HBox();
  private final VBox stripHead = new VBox();
  private final Label match = RedSigns.on(new Label());
  private final Button goOn = new Button();
  private final Label goOnSaid = RedSigns.on(new Label());
  private final VBox whole = new VBox();
  private @Nullable Change shown;
  private @Nullable Playtest playtest;

  private @Nullable MatchDifference shownDifference;

  /** The match as bots play on; null until they have. */
  private @Nullable Judgement playedOn;

  /** The change after which bots are playing on; null if none are. */
  private @Nullable Change playing;

  private int selected;

  /** The difference shown; null if a trick is shown that goes as before. */
  private @Nullable MatchDifference at;

  /** Whether nothing but its headline is up to date, since nobody saw it change. */
  private boolean isDrawingDue;

  /** Leads back from rules that are not in force; null on the sheet for the rules in force. */
  private final @Nullable Runnable back;

  public ChangeSheet(PlaytestActions actions, Words words) {
    this(actions, words, null);
  }

  /**
   * Returns a sheet for the effect of rules that are not in force; it offers nothing to go on with.
   *
   * @param back called when the user has seen enough
   */
  public static ChangeSheet trial(PlaytestActions actions, Words words, Runnable back) {
    return new ChangeSheet(actions, words, back);
  }

  private ChangeSheet(PlaytestActions actions, Words words, @Nullable Runnable leave) {
    this.actions = actions;
    back = leave;
    this.words = words;
    setId("change-sheet");
    getStyleClass().add("change-sheet");
    setMinWidth(0);
    before = new TrickSide(words, actions, true);
    now = new TrickSide(words, actions, false);
    now.alike(before);
    now.link(leave == null);
    pair = new Beside(before, now);
    strip = new MatchStrip(words, this::select);
    previous = small(Feather.CHEVRON_LEFT, "change-back", words.say("change.back"), () -> step(-1));
    forth = small(Feather.CHEVRON_RIGHT, "change-forth", words.say("change.forth"), () -> step(1));
    lay();
    addEventHandler(KeyEvent.KEY_PRESSED, this::press);
    widthProperty().subscribe(_ -> fit());
    lead.fontProperty().subscribe(_ -> fit());
    visibleProperty().subscribe(this::catchUp);
  }

  private void lay() {
    headline.setId("change-headline");
    headline.getStyleClass().add("change-headline");
    present(line, false);
    wrapped(headline);
    lead.setId("change-lead");
    lead.getStyleClass().add("text-muted");
    wrapped(lead);
    VBox said = new VBox(headline, lead);
    said.setMinWidth(0);
    HBox.setHgrow(said, Priority.ALWAYS);
    place.setId("change-place");
    place.setMinWidth(USE_PREF_SIZE);
    HBox pager = styled(new HBox(previous, place, forth), "change-pager");
    pager.setMinWidth(USE_PREF_SIZE);
    HBox top = styled(new HBox(said, pager), "change-top");
    line.setId("change-line");
    line.getStyleClass().add("change-script-line");
    wrapped(line);
    line.setMaxWidth(Double.MAX_VALUE);
    VBox.setVgrow(pair, Priority.ALWAYS);
    match.setId("change-match");
    wrapped(match);
    whole.getChildren().setAll(line, top, pair, stripHead(), strip, match);
    whole.getStyleClass().add("change-whole");
    ScrollPane scrolled = styled(new ScrollPane(whole), "change-scroll");
    scrolled.setFitToWidth(true);
    scrolled.setFitToHeight(true);
    scrolled.setFocusTraversable(false);
    Node foot = foot();
    FirstSight.of(
        this,
        () -> {
          setCenter(scrolled);
          setBottom(foot);
        });
  }

  private Node stripHead() {
    Label title = styled(new Label(words.say("change.whole")), "change-whole-head");
    title.setMinWidth(USE_PREF_SIZE);
    course.setId("change-course");
    course.getStyleClass().add("text-muted");
    course.setMinWidth(0);
    asPlayed.setText(words.say("change.as-played"));
    asPlayed.setId("change-as-played");
    byBots.setText(words.say("change.by-bots"));
    byBots.setId("change-by-bots");
    ToggleGroup which = new ToggleGroup();
    which.getToggles().setAll(asPlayed, byBots);
    asPlayed.setSelected(true);
    asPlayed.setOnAction(_ -> choose(false));
    byBots.setOnAction(_ -> choose(true));
    switches.getStyleClass().add("segments");
    asPlayed.setMinWidth(USE_PREF_SIZE);
    byBots.setMinWidth(USE_PREF_SIZE);
    Region between = new Region();
    HBox.setHgrow(between, Priority.ALWAYS);
    switches.getChildren().setAll(asPlayed, byBots);
    switches.setVisible(back == null);
    switches.setMinWidth(USE_PREF_SIZE);
    stripTitle.getChildren().setAll(title, course, between);
    stripTitle.getStyleClass().add("change-strip-title");
    stripHead.getStyleClass().add("change-strip-head");
    layStripHead(false);
    return stripHead;
  }

  /** Lays the switch between the courses beside the title of the strip, or below it. */
  private void layStripHead(boolean below) {
    stripTitle.getChildren().remove(switches);
    stripHead.getChildren().setAll(stripTitle);
    (below ? stripHead : stripTitle).getChildren().add(switches);
  }

  private Node foot() {
    return back == null ? buttons() : wayBack(back);
  }

  private Node wayBack(Runnable leave) {
    Button leaving = styled(new Button(words.say("change.trial.back")), "accent");
    leaving.setId("trial-back");
    leaving.setOnAction(_ -> leave.run());
    FlowPane foot =
        new FlowPane(leaving, styled(new Label(words.say("change.trial")), "text-muted"));
    foot.getStyleClass().add("change-foot");
    return foot;
  }

  private Node buttons() {
    goOn.setText(words.say("change.go-on"));
    KeyHint.show(goOn, GO_ON_BY.getDisplayText());
    goOn.getGraphic().setId("change-go-on-key");
    goOn.setId("change-go-on");
    goOn.getStyleClass().add("accent");
    goOn.setOnAction(_ -> goOn());
    Button both = new Button(words.say("change.keep-both"));
    both.setId("change-keep-both");
    both.setOnAction(_ -> keepBoth());
    Button takeBack = new Button(words.say("change.take-back"));
    takeBack.setId("change-take-back");
    takeBack.setOnAction(_ -> actions.takeEditBack());
    return styled(
        new FlowPane(
            command(goOn, goOnSaid),
            command(both, new Label(words.say("change.keep-both.said"))),
            command(takeBack, new Label(words.say("change.take-back.said")))),
        "change-foot");
  }

  private static VBox command(Button button, Label said) {
    said.getStyleClass().addAll("text-muted", "change-said");
    button.setMaxWidth(Double.MAX_VALUE);
    return styled(new VBox(button, said), "change-deed");
  }

  private Button small(Feather sign, String id, String said, Runnable action) {
    Button button = styled(new Button("", new FontIcon(sign)), "small");
    button.setId(id);
    button.setAccessibleText(said);
    button.setOnAction(_ -> action.run());
    return button;
  }

  private void fit() {
    // Not by the headline, which is smaller where it is narrow.
    boolean narrow = getWidth() < NARROW_EM * lead.getFont().getSize();
    pseudoClassStateChanged(NARROW, narrow);
    pair.stack(narrow);
    layStripHead(narrow);
  }

  /**
   * Sets whether the text is visible; if it is not, the line in question is shown above the change.
   */
  public void textInSight(boolean seen) {
    textInSight = seen;
    showLine();
  }

  private void showLine() {
    Optional<RulePlace> place =
        textInSight || shown == null || shownDifference == null
            ? Optional.empty()
            : shownDifference.place();
    place.ifPresent(found -> line.setText(words.line(found) + "   " + textOf(found)));
    present(line, place.isPresent());
  }

  private String textOf(RulePlace place) {
    return shown == null ? "" : place.text(shown.now());
  }

  // Showing.

  public boolean hasChange() {
    return shown != null;
  }

  /** Returns what comes out differently, in one sentence; empty for nothing. */
  public Optional<String> headline() {
    return shown == null ? Optional.empty() : Optional.of(headline.getText());
  }

  /** Shows how a match has changed; nothing if it is as before. */
  public void show(Playtest newPlaytest) {
    Change change = newPlaytest.change();
    playtest = newPlaytest;
    if (Objects.equals(change, shown)) {
      return;
    }
    shown = change;
    playedOn = null;
    playing = null;
    asPlayed.setSelected(true);
    if (change != null) {
      boolean stays =
          change.asPlayed().differences().stream()
              .anyMatch(difference -> difference.choices() == selected);
      selected = stays ? selected : change.first().choices();
      at = null;
      draw();
      notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }
  }

  /** Draws what has changed while it was hidden. */
  private void catchUp() {
    if (isDrawingDue && isVisible()) {
      draw();
      notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }
  }

  private Judgement judgement(Change change) {
    Judgement other = playedOn;
    return byBots.isSelected() && other != null ? other : change.asPlayed();
  }

  private void draw() {
    Change change = shown;
    Table table = playtest == null ? null : playtest.table();
    if (change == null || table == null) {
      return;
    }
    Judgement judgement = judgement(change);
    ChangeWords sentences = new ChangeWords(words, table, judgement);
    isDrawingDue = !isVisible();
    if (isDrawingDue) {
      tell(change, judgement, sentences);
      return;
    }
    Optional<TrickColumn> column = judgement.trickFrom(selected);
    lead.setText(sentences.lead(change));
    boolean waits = byBots.isSelected() && playedOn == null;
    course.setText(
        waits
            ? words.say("change.bots-play")
            : byBots.isSelected() ? words.say("change.one-course") : sentences.takers());
    strip.show(judgement, sentences, column.orElse(null));
    match.setText(sentences.match());
    showTrick(change, judgement, sentences, column, table);
  }

  private void showTrick(
      Change change,
      Judgement judgement,
      ChangeWords sentences,
      Optional<TrickColumn> column,
      Table table) {
    List<MatchDifference> differences = judgement.differences();
    int which = which(differences);
    MatchDifference difference = tell(change, judgement, sentences);
    place.setText(
        which < 0
            ? words.say("change.number-of", differences.size())
            : words.say("change.place", which + 1, differences.size()));
    previous.setDisable(before(differences) < 0);
    forth.setDisable(after(differences) >= differences.size());
    Round round = new Round(table.seats().size(), Math.max(1, table.eyes()), table.clockwise());
    Optional<TrickResult> then = column.map(TrickColumn::before);
    Optional<TrickResult> other = column.flatMap(TrickColumn::now);
    RewrittenCriteria rewritten =
        RewrittenCriteria.of(
            change, then.flatMap(TrickResult::why), other.flatMap(TrickResult::why));
    boolean same = difference instanceof MatchDifference.Scores && column.isPresent();
    pair.merge(same);
    now.speakForBoth(same);
    before.show(then.orElse(null), sentences, round, difference, rewritten.before());
    now.show(other.orElse(null), sentences, round, difference, rewritten.now());
    boolean shows = column.isPresent();
    present(pair, shows);
    goOnSaid.setText(
        words.say(
            goOnAt(change) < selected ? "change.go-on.first" : "change.go-on.said",
            sentences.deal(column.map(TrickColumn::deal).orElse(1)),
            column.map(found -> found.number()).orElse(1)));
    String said =
        headline.getText()
            + (same ? "" : ". " + before.said())
            + ". "
            + now.said()
            + ". "
            + lead.getText();
    setAccessibleText(said);
    strip.setAccessibleHelp(
        said
            + " "
            + differences.stream().map(sentences::headline).collect(Collectors.joining(". ")));
  }

  /**
   * Says in one sentence what comes out differently, and returns it; null for a trick as before.
   */
  private @Nullable MatchDifference tell(
      Change change, Judgement judgement, ChangeWords sentences) {
    int which = which(judgement.differences());
    MatchDifference difference = which < 0 ? null : judgement.differences().get(which);
    headline.setText(sentences.headline(difference == null ? change.first() : difference));
    difference(difference);
    return difference;
  }

  private void difference(@Nullable MatchDifference difference) {
    shownDifference = difference;
    showLine();
    if (back != null) {
      return; // Its lines are of a text that is not there.
    }
    actions.light(
        difference == null
            ? List.of()
            : difference.place().map(found -> List.of(found.span())).orElse(List.of()));
  }

  /** Returns the number of the difference shown, or -1. */
  private int which(List<MatchDifference> differences) {
    int stepped = at == null ? -1 : differences.indexOf(at);
    for (int i = 0; stepped < 0 && i < differences.size(); i++) {
      if (differences.get(i).choices() == selected) {
        return i;
      }
    }
    return stepped;
  }

  /**
   * Returns the number of the difference before the one shown; differences at the same moment are
   * visited in turn.
   */
  private int before(List<MatchDifference> differences) {
    int shownNow = which(differences);
    if (shownNow >= 0) {
      return shownNow - 1;
    }
    int place = differences.size() - 1;
    while (place >= 0 && differences.get(place).choices() >= selected) {
      place--;
    }
    return place;
  }

  private int after(List<MatchDifference> differences) {
    int shownNow = which(differences);
    if (shownNow >= 0) {
      return shownNow + 1;
    }
    int place = 0;
    while (place < differences.size() && differences.get(place).choices() <= selected) {
      place++;
    }
    return place;
  }

  // Commands.

  /** Goes to the next or previous change. */
  public void step(int by) {
    Change change = shown;
    if (change != null) {
      List<MatchDifference> differences = judgement(change).differences();
      int place = by > 0 ? after(differences) : before(differences);
      if (place >= 0 && place < differences.size()) {
        at = differences.get(place);
        selected = at.choices();
        draw();
      }
    }
  }

  private void select(TrickColumn trick) {
    selected = trick.choices();
    at = null;
    Change change = shown;
    Table table = playtest == null ? null : playtest.table();
    if (change != null && table != null) {
      Judgement judgement = judgement(change);
      showTrick(
          change, judgement, new ChangeWords(words, table, judgement), Optional.of(trick), table);
    }
  }

  private void choose(boolean bots) {
    (bots ? byBots : asPlayed).setSelected(true);
    Playtest present = playtest;
    Change change = shown;
    boolean isKnown = playedOn != null || (change != null && change.equals(playing));
    if (bots && !isKnown && present != null && change != null) {
      playing = change;
      BooleanSupplier wanted = () -> change.equals(shown);
      actions.aside(
          () -> present.playedOn(wanted),
          found -> {
            if (change.equals(shown)) {
              playedOn = found;
              playing = null;
              draw();
            }
          });
    }
    draw();
  }

  /**
   * Returns the moment to go on from: the last one up to the trick shown that the rules now allow.
   */
  private int goOnAt(Change change) {
    int reached =
        playtest == null || playtest.live() == null ? 0 : playtest.live().course().length();
    return selected <= reached ? selected : Math.min(reached, change.first().choices());
  }

  /** Goes on from the trick shown, by the new rules. */
  public void goOn() {
    from(Playtest::goOnFrom);
  }

  /** Plays on by both sets of rules. */
  public void keepBoth() {
    from(Playtest::keepBoth);
  }

  private void from(BiFunction<Playtest, Integer, Playtest> playing) {
    Change change = shown;
    if (change != null) {
      int choices = goOnAt(change);
      actions.play(match -> playing.apply(match, choices));
    }
  }

  /** Takes the focus for keyboard users. */
  public void focusFirst() {
    strip.requestFocus();
  }

  private static boolean isLeaving(KeyEvent key) {
    return key.getCode() == KeyCode.ESCAPE || key.getCode() == KeyCode.ENTER;
  }

  private void press(KeyEvent key) {
    if (back != null && isLeaving(key)) {
      back.run();
      key.consume();
    } else if (key.getCode() == KeyCode.ESCAPE) {
      actions.goToText();
      key.consume();
    } else if (key.getCode() == KeyCode.ENTER && !(key.getTarget() instanceof Button)) {
      goOn();
      key.consume();
    }
  }
}
