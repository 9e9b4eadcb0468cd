package tricksmith.editor.view.panes;

import static tricksmith.editor.node.Presence.present;
import static tricksmith.editor.node.Styled.styled;

import java.util.List;
import java.util.Optional;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.session.SessionState;
import tricksmith.editor.view.look.Texts;

/**
 * Shows in one line, so that nothing above it moves, which rules are in force and where the caret
 * is.
 */
public final class StatusLine extends HBox {
  private final Texts texts;
  private final Label words = new Label();
  private final Hyperlink more = new Hyperlink();
  private final Label place = styled(new Label(), "text-muted");
  private String rules = "";
  private Optional<String> news = Optional.empty();

  /** The file that the text has just been saved in; empty once it has been edited. */
  private Optional<String> saved = Optional.empty();

  /** Whether lines are shown in the text that are not written yet. */
  private boolean hasUnwritten;

  public StatusLine(Texts texts) {
    this.texts = texts;
    getStyleClass().add("status");
    words.setId("status");
    words.setAccessibleRole(AccessibleRole.TEXT);
    words.setMinWidth(0);
    Tooltip whole = new Tooltip();
    whole.textProperty().bind(words.textProperty());
    words.setTooltip(whole);
    Region light = styled(new Region(), "status-light");
    place.setId("place");
    place.setMinWidth(USE_PREF_SIZE);
    more.setId("status-more");
    more.setMinWidth(USE_PREF_SIZE);
    offerNothing();
    // The text is no wider than it needs to be, so that the offer is right beside it.
    Region gap = new Region();
    setHgrow(gap, Priority.ALWAYS);
    getChildren().addAll(light, words, more, gap, place);
  }

  /** Offers more about its message. */
  public void offer(String what, Runnable show) {
    more.setText(what);
    more.setOnAction(_ -> show.run());
    present(more, true);
  }

  /** Withdraws the offer of more. */
  public void offerNothing() {
    present(more, false);
  }

  /** Shows the caret's line and column, from 1. */
  public void place(int line, int column) {
    place.setText(texts.say("status.place", line, column));
  }

  /**
   * Shows the state of the rules.
   *
   * @param firstError its line and message; null if there is none
   */
  public void show(SessionState state, @Nullable String firstError) {
    rules = words(state, firstError);
    tell(Optional.empty());
    List<String> styles = List.of("status", style(state));
    if (!getStyleClass().equals(styles)) {
      getStyleClass().setAll(styles);
    }
  }

  /** Adds what comes out differently by these rules, if anything does. */
  public void tell(Optional<String> newNews) {
    news = newNews;
    say();
  }

  /** Says in which file the text has just been saved, until it is edited: empty. */
  public void tellSaved(Optional<String> file) {
    saved = file;
    say();
  }

  /** Says that the lines shown in the text are not written yet, or says so no more. */
  public void tellUnwritten(boolean nowUnwritten) {
    hasUnwritten = nowUnwritten;
    say();
  }

  private void say() {
    String said = hasUnwritten ? texts.say("rules.unwritten", rules) : rules;
    Optional<String> added = saved.map(file -> texts.say("status.saved", file)).or(() -> news);
    words.setText(added.map(also -> texts.say("rules.change", said, also)).orElse(said));
  }

  private String words(SessionState state, @Nullable String firstError) {
    return state.failure() != null && !state.failure().isOfSaving()
        ? texts.say("failure." + state.failure().kind(), state.failure().detail())
        : texts.say("rules." + state.rulesInForce(), firstError == null ? "" : firstError);
  }

  private static String style(SessionState state) {
    if (state.failure() != null && !state.failure().isOfSaving()) {
      return "status-danger";
    }
    return switch (state.rulesInForce()) {
      case THESE -> "status-good";
      case CHECKING -> "status-quiet";
      case EARLIER, RESTING -> "status-quiet";
      case LAST_GOOD, NONE -> "status-danger";
    };
  }
}
