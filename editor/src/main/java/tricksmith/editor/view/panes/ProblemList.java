package tricksmith.editor.view.panes;

import static tricksmith.editor.node.Presence.present;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.signs.MessageText;
import tricksmith.editor.signs.WrappingCell;
import tricksmith.editor.view.look.Texts;
import tricksmith.service.QuickFix;
import tricksmith.source.Diagnostic;

/** The problems of the script, one per row; a click or Enter goes to the place. */
public final class ProblemList extends ListView<ProblemList.Entry> {

  /**
   * A problem.
   *
   * @param words the message
   * @param match whether a match shows it
   */
  record Entry(Diagnostic diagnostic, String words, boolean match) {}

  /** The least height of the first problem in em; most have one line or two. */
  private static final double HEIGHT_OF_ONE = 4.2;

  private static final double HEIGHT_OF_MORE = 2.4;
  private static final int MOST = 3;

  /**
   * How many problems are listed until somebody turns to the list. JavaFX measures two rows of a
   * list with every picture it draws, and draws on until it has measured all: with a thousand, that
   * takes ten seconds after each key.
   */
  private static final int LISTED_AT_FIRST = 100;

  private final Texts texts;
  private final Consumer<Diagnostic> reveal;
  private final Consumer<QuickFix> applyFix;
  private final Consumer<Diagnostic> watch;
  private final FixMenu fixMenu;
  private List<Entry> all = List.of();
  private Map<Diagnostic, List<QuickFix>> fixes = Map.of();
  private int shown;

  /** The height of the first problem in em, as high as it has been since the list appeared. */
  private double heightOfFirst = HEIGHT_OF_ONE;

  /**
   * Delays the disappearance of the list. Half-typed words are errors: the text must not grow and
   * shrink with every other key.
   */
  private final PauseTransition leaving = new PauseTransition(Duration.seconds(2));

  /**
   * Creates a list.
   *
   * @param reveal goes to a problem
   * @param watch shows the match in which it happened
   */
  public ProblemList(
      Texts texts,
      Consumer<Diagnostic> reveal,
      Consumer<QuickFix> applyFix,
      Consumer<Diagnostic> watch) {
    this.texts = texts;
    this.reveal = reveal;
    this.applyFix = applyFix;
    this.watch = watch;
    fixMenu = new FixMenu(applyFix);
    setId("problems");
    getStyleClass().add("problems");
    setAccessibleText(texts.say("problems.name"));
    setCellFactory(_ -> new Cell());
    setOnMouseClicked(_ -> revealSelected());
    setOnKeyPressed(
        event -> {
          if (event.getCode() == KeyCode.ENTER && !event.isAltDown()) {
            revealSelected();
          }
        });
    for (EventType<? extends Event> turnedTo :
        List.of(ScrollEvent.ANY, MouseEvent.MOUSE_PRESSED, KeyEvent.KEY_PRESSED)) {
      addEventFilter(turnedTo, _ -> listAll());
    }
    setPlaceholder(new Label(texts.say("problems.none")));
    leaving.setOnFinished(_ -> appear(false));
    appear(false);
  }

  /** Shows these problems; disappears once there have been none for a while. */
  public void show(List<Entry> entries) {
    if (!all.equals(entries)) {
      all = List.copyOf(entries);
      getItems().setAll(all.subList(0, Math.min(LISTED_AT_FIRST, all.size())));
    }
    if (!entries.isEmpty()) {
      leaving.stop();
      makeRoomFor(entries.size());
      appear(true);
    } else if (isVisible() && leaving.getStatus() != Animation.Status.RUNNING) {
      leaving.playFromStart();
    }
  }

  private void listAll() {
    getItems().addAll(all.subList(getItems().size(), all.size()));
  }

  private void appear(boolean visible) {
    present(this, visible);
    if (!visible) {
      shown = 0;
      heightOfFirst = HEIGHT_OF_ONE;
    }
  }

  /** Does not shrink before it disappears, so that the text above stays put. */
  private void makeRoomFor(int entries) {
    shown = Math.max(shown, Math.min(MOST, entries));
    makeRoom();
  }

  private void makeRoom() {
    double height = heightOfFirst + HEIGHT_OF_MORE * (shown - 1);
    setStyle("-fx-pref-height: " + height + "em;");
  }

  /** Makes more room if the first problem turns out to have more lines: it is shown in full. */
  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    if (isVisible()) {
      lookupAll(".list-cell").stream()
          .map(Cell.class::cast)
          .filter(cell -> cell.getIndex() == 0 && !cell.isEmpty())
          .mapToDouble(this::heightWith)
          .filter(needed -> needed > heightOfFirst)
          .findFirst()
          .ifPresent(
              needed -> {
                heightOfFirst = needed;
                Platform.runLater(this::makeRoom);
              });
    }
  }

  /** Returns the height in em that the list needs for one row alone. */
  private double heightWith(Cell cell) {
    double em = cell.getFont().getSize();
    return (cell.getHeight() + snappedTopInset() + snappedBottomInset()) / em;
  }

  public void offer(Map<Diagnostic, List<QuickFix>> newFixes) {
    if (!fixes.equals(newFixes)) {
      fixes = newFixes;
      refresh();
    }
  }

  /** Goes to the next or previous problem. */
  public void step(int by) {
    listAll();
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

  private final class Cell extends WrappingCell<Entry> {
    private final Label sign = new Label();
    private final MessageText words = new MessageText();
    private final Button fixButton = new Button();
    private final Button watchButton = new Button(texts.say("problem.watch"));
    private final HBox row = new HBox(sign, words, watchButton, fixButton);

    Cell() {
      sign.getStyleClass().add("problem-sign");
      sign.setMinWidth(USE_PREF_SIZE);
      words.setMaxWidth(Double.MAX_VALUE);
      HBox.setHgrow(words, Priority.ALWAYS);
      for (Button button : List.of(watchButton, fixButton)) {
        button.getStyleClass().addAll("small", "problem-fix");
        button.setMinWidth(USE_PREF_SIZE);
      }
      watchButton.setTooltip(new Tooltip(texts.say("problem.watch.tip")));
      row.getStyleClass().add("problem");
    }

    @Override
    protected void updateItem(@Nullable Entry entry, boolean empty) {
      super.updateItem(entry, empty);
      getStyleClass().removeAll("problem-error", "problem-warning");
      setText(null);
      setGraphic(entry == null ? null : row);
      if (entry != null) {
        show(entry);
      }
    }

    private void show(Entry entry) {
      boolean error = entry.diagnostic().isError();
      getStyleClass().add(error ? "problem-error" : "problem-warning");
      sign.setText(error ? "●" : "▲");
      words.say(entry.words());
      setAccessibleText(MessageText.plain(entry.words()));
      present(watchButton, entry.match());
      watchButton.setOnAction(_ -> watch.accept(entry.diagnostic()));
      List<QuickFix> found = fixes.getOrDefault(entry.diagnostic(), List.of());
      present(fixButton, !found.isEmpty());
      fixButton.setText(texts.say(found.size() > 1 ? "problem.fixes" : "problem.fix"));
      fixButton.setOnAction(_ -> applyFix(found));
      fixButton.setTooltip(
          found.size() == 1 ? new Tooltip(MessageText.plain(found.getFirst().label())) : null);
    }

    /** Applies a single fix at once; of several, the user chooses one. */
    private void applyFix(List<QuickFix> found) {
      if (found.size() == 1) {
        applyFix.accept(found.getFirst());
      } else {
        Bounds place = fixButton.localToScreen(fixButton.getBoundsInLocal());
        fixMenu.show(fixButton, place.getMinX(), place.getMaxY(), found, "");
      }
    }
  }
}
