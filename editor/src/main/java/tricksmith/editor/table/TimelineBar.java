package tricksmith.editor.table;

import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.picture.Table;
import tricksmith.editor.picture.Timeline;

/** Going through the time of the match, and from branch to branch. */
final class TimelineBar extends VBox {
  private final PlaytestActions actions;
  private final Words words;
  private final TimelineTrack track;
  private final Label moment = new Label();
  private final Button goOn;
  private final BranchMenu branches;
  private final ToggleButton history;
  private final Button pin;
  private final ToggleButton note;
  private final ToggleButton scene;
  private final NoteLine noteLine;
  private String pinTitle = "";

  TimelineBar(PlaytestActions actions, Words words) {
    this.actions = actions;
    this.words = words;
    getStyleClass().add("timeline");
    track = new TimelineTrack(choices -> actions.play(playtest -> playtest.to(choices)));
    track.setAccessibleText(words.say("time"));
    HBox.setHgrow(track, Priority.ALWAYS);
    moment.setId("moment");
    moment.getStyleClass().add("text-muted");
    moment.setMinWidth(USE_PREF_SIZE);
    goOn = button("time.go-on", "go-on", Feather.PLAY_CIRCLE);
    goOn.setText(words.say("time.go-on"));
    goOn.setOnAction(_ -> actions.play(Playtest::goOn));
    branches = new BranchMenu(actions, words);
    history = new ToggleButton("", new FontIcon(Feather.LIST));
    history.setId("show-history");
    history.setAccessibleText(words.say("time.history"));
    history.setTooltip(new Tooltip(words.say("time.history")));
    pin = button("pin", "pin", Feather.BOOKMARK);
    pin.setOnAction(_ -> actions.pin(pinTitle));
    noteLine = new NoteLine(actions, words);
    note = new ToggleButton("", new FontIcon(Feather.MESSAGE_SQUARE));
    note.setId("note");
    note.setAccessibleText(words.say("note"));
    note.setTooltip(new Tooltip(words.say("note")));
    note.setOnAction(_ -> showNoteLine(true));
    scene = new ToggleButton("", new FontIcon(Feather.LAYOUT));
    scene.setId("scene");
    scene.setAccessibleText(words.say("scene"));
    scene.setTooltip(new Tooltip(words.say("scene")));
    HBox line = new HBox(track, moment);
    line.getStyleClass().add("timeline-line");
    FlowPane steps = new FlowPane();
    steps.getStyleClass().add("timeline-steps");
    steps
        .getChildren()
        .addAll(
            back("time.start", "to-start", Feather.SKIP_BACK, Stride.MATCH),
            back("time.back-deal", "back-deal", Feather.REWIND, Stride.DEAL),
            back("time.back-trick", "back-trick", Feather.CHEVRONS_LEFT, Stride.TRICK),
            back("time.back-card", "back-card", Feather.CHEVRON_LEFT, Stride.CARD),
            forward("time.card", "forward-card", Feather.CHEVRON_RIGHT, Stride.CARD),
            forward("time.trick", "forward-trick", Feather.CHEVRONS_RIGHT, Stride.TRICK),
            forward("time.round", "forward-round", Feather.FAST_FORWARD, Stride.ROUND),
            forward("time.end", "to-end", Feather.SKIP_FORWARD, Stride.MATCH),
            goOn,
            branches,
            scene,
            pin,
            note,
            history);
    getChildren().addAll(line, noteLine, steps);
    showNoteLine(false);
  }

  private void showNoteLine(boolean focused) {
    noteLine.setVisible(note.isSelected());
    noteLine.setManaged(note.isSelected());
    if (focused && note.isSelected()) {
      noteLine.requestFocus();
    }
  }

  /** Begins to write a note, or stops. */
  void turnNote() {
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
    Button button = new Button("", new FontIcon(icon));
    button.setId(id);
    button.setMinWidth(USE_PREF_SIZE);
    button.setAccessibleText(words.say(key));
    button.setTooltip(new Tooltip(words.say(key)));
    return button;
  }

  /** Leaves out words that can be done without. */
  void narrow(boolean isNarrow) {
    ContentDisplay shown = isNarrow ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT;
    goOn.setContentDisplay(shown);
    branches.setContentDisplay(shown);
  }

  /** The button that sets the table by hand. */
  ToggleButton scene() {
    return scene;
  }

  /** The button that shows what has happened. */
  ToggleButton history() {
    return history;
  }

  /** Shows a match; null for none. */
  void show(@Nullable LiveMatch live, Timeline timeline, @Nullable Table table) {
    setDisable(live == null);
    if (live == null || table == null) {
      return;
    }
    track.show(timeline, live.stop() != null);
    branches.show(live);
    noteLine.show(live);
    if (!noteLine.isFocused()) {
      note.setSelected(!live.note().isEmpty());
      showNoteLine(false);
    }
    moment.setText(words.say("time.moment", timeline.at(), timeline.length()));
    EntryWords entries = new EntryWords(words, SuitSigns.of(table.suits()));
    moment.setTooltip(
        new Tooltip(
            timeline.at(timeline.at()).stream()
                .map(entries::of)
                .collect(Collectors.joining("\n"))));
    pinTitle = words.say("pin.title", table.trick().number(), timeline.at());
    boolean going = table.outcome() instanceof Table.Going;
    boolean waits = (going && live.waiting()) || live.isAtStop();
    scene.setDisable(!going);
    goOn.setVisible(waits);
  }

  /** Marks the moments at which a rule has done something. */
  void light(List<Integer> moments) {
    track.light(moments);
  }
}
