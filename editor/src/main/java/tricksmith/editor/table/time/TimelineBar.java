package tricksmith.editor.table.time;

import static tricksmith.editor.node.Presence.present;

import atlantafx.base.theme.Tweaks;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.node.Hint;
import tricksmith.editor.picture.Table;
import tricksmith.editor.picture.Timeline;
import tricksmith.editor.signs.RedSigns;
import tricksmith.editor.table.words.EntryWords;
import tricksmith.editor.table.words.Words;

/** Moves through the time of the match, and from branch to branch. */
public final class TimelineBar extends HBox {
  /** The number of happenings that a tooltip has room for. */
  private static final int MOST_TOLD = 30;

  /** The number of a trick that is as wide as any. */
  private static final int LONGEST = 88;

  private final PlaytestActions actions;
  private final Words words;
  private final TimelineTrack track;
  private final Label moment = RedSigns.on(new Label());
  private final StackPane momentPlace = new StackPane();
  private final Button goOn;
  private final RulesSwitch rules;
  private final BranchMenu branches;
  private final ToggleButton history;
  private final Button pin;
  private final ToggleButton note;
  private final ToggleButton scene;
  private final NoteLine noteLine;
  private String pinTitle = "";

  /**
   * Creates a bar.
   *
   * @param speed how fast bots play
   */
  public TimelineBar(PlaytestActions actions, Words words, MenuButton speed) {
    this.actions = actions;
    this.words = words;
    getStyleClass().add("timeline");
    track = new TimelineTrack(choices -> actions.play(playtest -> playtest.to(choices)));
    track.setAccessibleText(words.say("time"));
    HBox.setHgrow(track, Priority.ALWAYS);
    moment.setId("moment");
    moment.getStyleClass().add("text-muted");
    moment.setMinWidth(USE_PREF_SIZE);
    // As much room as any trick will need, so that the track stays as wide as it is.
    Label longest = new Label(words.say("trick", LONGEST));
    longest.setMinWidth(USE_PREF_SIZE);
    longest.setVisible(false);
    momentPlace.getChildren().setAll(longest, moment);
    goOn = button("time.go-on", "go-on", Feather.PLAY_CIRCLE);
    goOn.setText(words.say("time.go-on"));
    goOn.setOnAction(_ -> actions.play(Playtest::goOn));
    rules = new RulesSwitch(actions, words);
    branches = new BranchMenu(actions, words);
    history =
        named(new ToggleButton("", new FontIcon(Feather.LIST)), "time.history", "show-history");
    pin = button("pin", "pin", Feather.BOOKMARK);
    pin.setOnAction(_ -> actions.pin(PlaytestActions.NOW, pinTitle));
    noteLine = new NoteLine(actions, words);
    note = named(new ToggleButton("", new FontIcon(Feather.MESSAGE_SQUARE)), "note", "note");
    note.setOnAction(_ -> showNoteLine(true));
    scene = named(new ToggleButton("", new FontIcon(Feather.LAYOUT)), "scene", "scene");
    MenuButton more = more();
    getChildren()
        .addAll(
            back("time.start", "to-start", Feather.SKIP_BACK, Stride.MATCH),
            back("time.back-trick", "back-trick", Feather.CHEVRONS_LEFT, Stride.TRICK),
            back("time.back-card", "back-card", Feather.CHEVRON_LEFT, Stride.CARD),
            forward("time.card", "forward-card", Feather.CHEVRON_RIGHT, Stride.CARD),
            forward("time.trick", "forward-trick", Feather.CHEVRONS_RIGHT, Stride.TRICK),
            forward("time.end", "to-end", Feather.SKIP_FORWARD, Stride.MATCH),
            track,
            momentPlace,
            goOn,
            rules,
            branches,
            speed,
            more);
    for (ButtonBase hidden : List.of(scene, pin, note, history)) {
      present(hidden, false);
      getChildren().add(hidden);
    }
    noteLine
        .focusedProperty()
        .subscribe(
            focused -> {
              if (!focused) {
                note.setSelected(!noteLine.getText().isBlank());
                showNoteLine(false);
              }
            });
  }

  /** Returns a menu of what is used now and then. */
  private MenuButton more() {
    MenuButton more =
        named(new MenuButton("", new FontIcon(Feather.MORE_HORIZONTAL)), "match.more", "more-time");
    more.getStyleClass().add(Tweaks.NO_ARROW);
    more.getItems()
        .addAll(
            item("time.back-deal", () -> actions.play(match -> match.back(Stride.DEAL))),
            item(
                "time.round",
                () -> actions.playOn((match, wanted) -> match.forward(Stride.ROUND, wanted))),
            new SeparatorMenuItem(),
            item("scene", scene::fire),
            item("pin", pin::fire),
            item("note", note::fire),
            item("time.history", history::fire));
    return more;
  }

  private MenuItem item(String key, Runnable action) {
    MenuItem item = new MenuItem(words.say(key));
    item.setOnAction(_ -> action.run());
    return item;
  }

  /** Returns the line for a note, which floats over the table. */
  public NoteLine noteLine() {
    return noteLine;
  }

  private void showNoteLine(boolean focused) {
    present(noteLine, note.isSelected());
    if (focused && note.isSelected()) {
      noteLine.requestFocus();
    }
  }

  /** Writes the moment as a test of the script. */
  public void pin() {
    pin.fire();
  }

  /** Starts or stops writing a note. */
  public void turnNote() {
    note.fire();
  }

  private Button back(String key, String id, Feather icon, Stride stride) {
    Button button = button(key, id, icon);
    button.setOnAction(_ -> actions.play(playtest -> playtest.back(stride)));
    return button;
  }

  private Button forward(String key, String id, Feather icon, Stride stride) {
    Button button = button(key, id, icon);
    button.setOnAction(_ -> actions.playOn((playtest, wanted) -> playtest.forward(stride, wanted)));
    return button;
  }

  private Button button(String key, String id, Feather icon) {
    return named(new Button("", new FontIcon(icon)), key, id);
  }

  /** Lets a button that shows only a sign say what it is for. */
  private <B extends ButtonBase> B named(B button, String key, String id) {
    button.setId(id);
    button.setMinWidth(USE_PREF_SIZE);
    button.setAccessibleText(words.say(key));
    Hint.on(button, words.say(key));
    return button;
  }

  /** Leaves out dispensable words. */
  public void narrow(boolean isNarrow) {
    present(momentPlace, !isNarrow);
    ContentDisplay shown = isNarrow ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT;
    goOn.setContentDisplay(shown);
    branches.setContentDisplay(shown);
  }

  /** Returns the button that sets the table by hand. */
  public ToggleButton scene() {
    return scene;
  }

  /** Returns the button that shows what has happened. */
  public ToggleButton history() {
    return history;
  }

  public void show(Playtest playtest, Timeline timeline) {
    LiveMatch live = playtest.live();
    Table table = playtest.table();
    rules.show(playtest);
    setDisable(live == null);
    if (live == null || table == null) {
      return;
    }
    boolean going = table.outcome() instanceof Table.Going;
    int held = table.seats().stream().mapToInt(seat -> seat.hand().size()).sum();
    int playing = (int) table.seats().stream().filter(Table.SeatPlace::inPlay).count();
    boolean cut = live.stop() != null;
    track.show(timeline, cut, seat -> table.seat(seat).side(), going ? held : 0, playing);
    branches.show(live);
    noteLine.show(live);
    if (!noteLine.isFocused()) {
      note.setSelected(!live.note().isEmpty());
      showNoteLine(false);
    }
    moment.setText(moment(timeline, table));
    moment.setAccessibleText(
        words.say("time.moment", moment.getText(), timeline.at(), timeline.length()));
    EntryWords entries = new EntryWords(words, table);
    Hint.on(moment, happenedNow(timeline, entries));
    pinTitle = words.momentTitle(table, timeline);
    boolean waits = (going && live.waiting()) || live.isAtStop();
    scene.setDisable(!going);
    present(goOn, waits);
  }

  private static String happenedNow(Timeline timeline, EntryWords entries) {
    List<Timeline.Entry> now = timeline.at(timeline.at());
    List<String> lines = now.stream().limit(MOST_TOLD).map(entries::of).toList();
    return String.join("\n", lines) + (now.size() > MOST_TOLD ? "\n…" : "");
  }

  private String moment(Timeline timeline, Table table) {
    int trick = table.trick().number();
    return trick > 0 ? words.say("trick", trick) : words.say("change.deal", timeline.deal());
  }

  /** Highlights the moments at which a rule has done something. */
  public void light(List<Integer> moments) {
    track.light(moments);
  }

  /** Switches between two sets of rules, while both are kept: the new ones and the earlier ones. */
  private static final class RulesSwitch extends HBox {
    private final PlaytestActions actions;
    private final ToggleButton now;
    private final ToggleButton earlier;

    RulesSwitch(PlaytestActions actions, Words words) {
      this.actions = actions;
      now = side("rules.new", "rules-new", words);
      earlier = side("rules.earlier", "rules-earlier", words);
      getStyleClass().add("segments");
      setMinWidth(USE_PREF_SIZE);
      getChildren().setAll(now, earlier);
      show(Playtest.NONE);
    }

    private ToggleButton side(String key, String id, Words words) {
      ToggleButton side = new ToggleButton(words.say(key));
      side.setId(id);
      side.setMinWidth(USE_PREF_SIZE);
      Hint.on(side, words.say(key + ".long"));
      side.setOnAction(
          _ -> {
            // Pressing what is on leaves it on.
            side.setSelected(true);
            actions.play(playtest -> playtest.byEarlierRules(side.equals(earlier)));
          });
      return side;
    }

    /** Shows by which rules a match is played; nothing unless two sets are kept. */
    void show(Playtest playtest) {
      boolean both = playtest.aside() != null;
      present(this, both);
      now.setSelected(!playtest.byEarlierRules());
      earlier.setSelected(playtest.byEarlierRules());
    }
  }
}
