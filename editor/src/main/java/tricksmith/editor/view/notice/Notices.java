package tricksmith.editor.view.notice;

import static tricksmith.editor.node.Presence.present;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.files.ScriptOnDisk;
import tricksmith.editor.session.EditingSession;
import tricksmith.editor.session.SessionState;
import tricksmith.editor.session.SessionState.Failure;
import tricksmith.editor.text.CaretTracking;
import tricksmith.editor.text.TextEdit;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.script.ScriptPane;
import tricksmith.source.Span;
import tricksmith.source.UnshownLine;

/**
 * The notices about a script's file: at most one about its state, one that is shown once, and a
 * warning that drafts cannot be written. All can be closed, and disappear when they no longer
 * apply.
 */
public final class Notices extends VBox {
  private static final String FLOATING = "floating-notices";

  private final Texts texts;
  private final EditingSession session;
  private final ScriptPane script;
  private final FileActions file;
  private @Nullable Object shown;
  private @Nullable Notice standing;
  private @Nullable Notice greeting;
  private @Nullable Notice warning;
  private @Nullable Notice offer;
  private @Nullable Node guide;
  private @Nullable String unkept;
  private boolean textInSight = true;

  /** The state of a recovered text; null if there is none, or it was saved or given up. */
  private @Nullable Recovered recovered;

  private enum Recovered {
    /** It has not reached the session yet. */
    COMING,
    UNSAVED
  }

  /** The subject of the current notice, kept so that it is not repeated. */
  private record Subject(
      @Nullable Failure failure,
      ScriptOnDisk.Outside outside,
      @Nullable Recovered recovered,
      boolean kept) {}

  /** Where each notice floats; null if they lie one below the other. */
  private @Nullable Places places;

  /** Where something may float. */
  @FunctionalInterface
  public interface Places {
    /** Returns the place of this one, beside others that float already. */
    Bounds place(Region floating, List<Bounds> others);
  }

  public Notices(Texts texts, EditingSession session, ScriptPane script, FileActions file) {
    this.texts = texts;
    this.session = session;
    this.script = script;
    this.file = file;
    setPickOnBounds(false);
  }

  /** Lets each notice float in a place of its own; null lays them one below the other. */
  public void floatIn(@Nullable Places newPlaces) {
    places = newPlaces;
    getStyleClass().remove(FLOATING);
    if (newPlaces != null) {
      getStyleClass().add(FLOATING);
    }
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    if (places == null) {
      super.layoutChildren();
      return;
    }
    List<Bounds> others = new ArrayList<>();
    for (Region notice : this.<Region>getManagedChildren()) {
      Bounds place = places.place(notice, others);
      notice.resizeRelocate(place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight());
      others.add(place);
    }
  }

  /** Shows a notice until it is closed or replaced by another of this kind. */
  public void greet(Notice notice) {
    getChildren().remove(greeting);
    greeting = notice.closedBy(texts.say("notice.close"), this::dismiss);
    getChildren().addFirst(greeting);
    goWithText(textInSight);
  }

  /** Shows a notice that needs an answer: it cannot be closed, only withdrawn. */
  public void offer(Notice notice) {
    withdraw();
    offer = notice;
    getChildren().addFirst(notice);
  }

  /** Withdraws the offer, which has been answered. */
  public void withdraw() {
    getChildren().remove(offer);
    offer = null;
    script.focus();
  }

  /** Shows the next step of the guide above all other notices; null takes it away. */
  public void lead(@Nullable Node next) {
    getChildren().remove(guide);
    guide = next;
    if (next != null) {
      isInFile(); // Its last step says where it will be saved.
      getChildren().addFirst(next);
    }
  }

  /** Hides notices that only concern the text while the text is hidden. */
  public void goWithText(boolean inSight) {
    textInSight = inSight;
    getChildren()
        .filtered(child -> child instanceof Notice notice && notice.isOfText())
        .forEach(notice -> present(notice, textInSight));
  }

  /** Notes that the text was saved: where it will be saved is no longer news. */
  public void isInFile() {
    if (greeting != null && greeting.isOfText()) {
      getChildren().remove(greeting);
      greeting = null;
    }
  }

  /** Closes the greeting notice. */
  public void dismiss() {
    getChildren().remove(greeting);
    greeting = null;
    script.focus();
  }

  /** Notes that the text was recovered from a draft. */
  public void hasRecovered() {
    recovered = Recovered.COMING;
  }

  /**
   * Shows the notice about the file again, even if it was closed, because it prevents what was
   * asked for.
   */
  public void insist() {
    if (standing != null && !getChildren().contains(standing)) {
      getChildren().add(standing);
    }
  }

  public void show(SessionState state) {
    if (state.disk().outside() instanceof ScriptOnDisk.Changed(String text) && isUnedited(state)) {
      take(text);
      greet(new Notice("reloaded", texts.say("notice.reloaded", state.disk().file().name())));
      return;
    }
    follow(state);
    warn(state);
    Subject subject =
        new Subject(failure(state), state.disk().outside(), recovered, state.unkept() == null);
    if (!subject.equals(shown)) {
      shown = subject;
      getChildren().remove(standing);
      standing = notice(state);
      insist();
    }
  }

  /** Warns when there is no draft, and says when there is one again. */
  private void warn(SessionState state) {
    if (Objects.equals(unkept, state.unkept())) {
      return;
    }
    unkept = state.unkept();
    getChildren().remove(warning);
    warning = null;
    if (unkept != null) {
      warning =
          closable(
              new Notice("draft-unkept", texts.say("notice.unkept", unkept))
                  .offering("save-unkept", texts.say("command.SAVE"), file::save)
                  .offering("save-unkept-elsewhere", texts.say("command.SAVE_AS"), file::saveAs));
      getChildren().add(warning);
    } else if (state.isUnsaved()) {
      greet(new Notice("draft-kept", texts.say("notice.kept-again")));
    }
  }

  /** Says that an edit was refused, because this line would have become too long to be shown. */
  public void lineWouldNotBeShown(UnshownLine line) {
    String words = texts.say(line.key("notice.long-line"), line.count(), line.most());
    greet(new Notice("long-line", words).ofText());
  }

  /** Warns that the match is not being saved. */
  public void playedIsNotKept(String reason) {
    greet(new Notice("played-unkept", texts.say("notice.played-unkept", reason)));
  }

  /** Whether taking the file's text would lose nothing. */
  private boolean isUnedited(SessionState state) {
    return !script.isComposing() && script.text().equals(state.savedText());
  }

  private void follow(SessionState state) {
    if (recovered == Recovered.COMING && state.isUnsaved()) {
      recovered = Recovered.UNSAVED;
    } else if (recovered == Recovered.UNSAVED && !state.isUnsaved()) {
      recovered = null;
    }
  }

  private static @Nullable Failure failure(SessionState state) {
    Failure failure = state.failure();
    return failure != null && failure.isOfSaving() ? failure : null;
  }

  private @Nullable Notice notice(SessionState state) {
    Notice notice = words(state);
    return notice == null ? null : closable(notice);
  }

  private Notice closable(Notice notice) {
    return notice.closedBy(
        texts.say("notice.close"),
        () -> {
          getChildren().remove(notice);
          script.focus();
        });
  }

  private @Nullable Notice words(SessionState state) {
    String name = state.disk().file().name();
    Failure failure = failure(state);
    if (failure != null && !state.disk().isOfOthers()) {
      return failed(failure, name, isKept(state));
    }
    return switch (state.disk().outside()) {
      case ScriptOnDisk.Untouched _ -> recovered == Recovered.UNSAVED ? recovered(state) : null;
      case ScriptOnDisk.Changed(String text) ->
          new Notice("changed-outside", words("notice.changed", name))
              .offering("compare", texts.say("notice.compare"), file::compare)
              .offering("take-outside", texts.say("notice.take"), () -> take(text))
              .offering("keep-mine", texts.say("notice.keep"), () -> keepAgainst(text));
      case ScriptOnDisk.Vanished _ ->
          new Notice("vanished", words("notice.vanished", name) + isKept(state))
              .offering("write-again", texts.say("notice.write-again"), file::save)
              .offering("save-elsewhere", texts.say("command.SAVE_AS"), file::saveAs);
      case ScriptOnDisk.Unreadable(Optional<UnshownLine> line) ->
          new Notice(
                  "unreadable",
                  line.map(unshown -> words(unshown, name))
                      .orElseGet(() -> words("notice.unreadable", name) + isKept(state)))
              .offering("save-elsewhere", texts.say("command.SAVE_AS"), file::saveAs);
    };
  }

  private String words(UnshownLine line, String name) {
    return told(
        texts.say(
            line.key("notice.outside-long-line"), name, line.number(), line.count(), line.most()),
        name);
  }

  private String words(String key, String name) {
    return told(texts.say(key, name), name);
  }

  /** What happened to the file, and whether the text was recovered. */
  private String told(String words, String name) {
    return recovered == Recovered.UNSAVED
        ? texts.say("notice.recovered", name) + " " + words
        : words;
  }

  /** Returns a note that there is a draft; empty if there is none. */
  private String isKept(SessionState state) {
    return state.unkept() == null ? " " + texts.say("notice.is-kept") : "";
  }

  private Notice failed(Failure failure, String name, String kept) {
    String words = texts.say("failure." + failure.kind(), name, failure.detail());
    String id = failure.kind() == Failure.Kind.READ_ONLY ? "read-only" : "not-saved";
    Notice notice = new Notice(id, words + kept);
    return notice
        .offering("save-again", texts.say("notice.again"), file::save)
        .offering("save-elsewhere", texts.say("command.SAVE_AS"), file::saveAs);
  }

  /**
   * Returns the notice about a recovered text; without a saved text there is nothing to go back to.
   */
  private Notice recovered(SessionState state) {
    Notice notice =
        new Notice("recovered", texts.say("notice.recovered", state.disk().file().name()));
    return state.savedText().isEmpty()
        ? notice
        : notice
            .offering("compare", texts.say("notice.compare"), file::compare)
            .offering("recovery-undo", texts.say("notice.forget"), () -> become(state.savedText()));
  }

  /** Replaces the text by what others have written. */
  public void take(String text) {
    session.acknowledgeOutside(text);
    become(text);
  }

  /** Keeps the text, although others have written this one. */
  public void keepAgainst(String others) {
    session.acknowledgeOutside(others);
    script.focus();
  }

  /** Replaces the text by an edit, so that it can be undone. */
  public void become(String text) {
    String before = script.text();
    int caret = CaretTracking.carry(before, script.caret(), text);
    script.apply(new TextEdit(new Span(0, before.length()), text, new Span(caret, caret)));
  }
}
