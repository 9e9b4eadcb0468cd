package tricksmith.editor.view.tab;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.scene.Node;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.change.Change;
import tricksmith.editor.figures.FiguresActions;
import tricksmith.editor.figures.FiguresPane;
import tricksmith.editor.learning.LearningPane;
import tricksmith.editor.live.OptionControl;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.persistence.Halves;
import tricksmith.editor.picture.Table;
import tricksmith.editor.session.Assistant;
import tricksmith.editor.session.EditingSession;
import tricksmith.editor.session.Overview;
import tricksmith.editor.session.QuickFixes;
import tricksmith.editor.session.SessionState;
import tricksmith.editor.session.TextChange;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.PlaytestPane;
import tricksmith.editor.view.assist.LanguageTools;
import tricksmith.editor.view.face.Face;
import tricksmith.editor.view.face.RightHalf;
import tricksmith.editor.view.look.Drawing;
import tricksmith.editor.view.look.Shrinking;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.notice.FileActions;
import tricksmith.editor.view.notice.Notices;
import tricksmith.editor.view.panes.FindBar;
import tricksmith.editor.view.panes.OptionsPane;
import tricksmith.editor.view.panes.OutlinePane;
import tricksmith.editor.view.panes.ProblemList;
import tricksmith.editor.view.panes.ProblemMessages;
import tricksmith.editor.view.panes.RenameBar;
import tricksmith.editor.view.panes.StatusLine;
import tricksmith.editor.view.panes.TitleBar;
import tricksmith.editor.view.panes.UsesPane;
import tricksmith.editor.view.script.ScriptPane;
import tricksmith.source.Span;
import tricksmith.translation.Translation;

/** The parts of a tab that contain words: everything but the text itself. */
final class ScriptTabParts {
  private static final Duration TYPING_RESTS = Duration.millis(400);

  private final Texts texts;
  private final ScriptPane script;
  private final Notices notices;
  private final FindBar findBar;
  private final TitleBar titleBar;
  private final RenameBar renameBar;
  private final UsesPane uses;
  private final OutlinePane outline;
  private final ProblemList problems;
  private final ProblemMessages words;
  private final PlaytestPane playtest;
  private final OptionsPane knobs;
  private ScriptWords written = ScriptWords.of(List.of(), Translation.NONE);
  private final StatusLine status;
  private final FiguresPane figures;
  private final LearningPane reference;
  private final ReferenceLink learning;
  private final RightHalf right;
  private final VBox text;
  private final Node left;
  private @Nullable SessionState shown;

  private final ChangeSummary summary;

  /** Delays a change until typing rests: what comes and goes meanwhile would only flicker. */
  private final PauseTransition typingRests = new PauseTransition(TYPING_RESTS);

  /** Whether annotations have moved or vanished because of an edit. */
  private boolean isEdited;

  ScriptTabParts(
      Texts texts,
      EditingSession session,
      ScriptPane script,
      Assistant assistant,
      Navigation navigation,
      LanguageTools tools,
      FileActions fileActions,
      PlaytestActions tableActions,
      FiguresActions figuresActions,
      ReferenceLink learning,
      Naming naming,
      BiConsumer<OptionControl, List<String>> setOption) {
    this.texts = texts;
    this.script = script;
    notices = new Notices(texts, session, script, fileActions);
    findBar = new FindBar(texts, script);
    titleBar = new TitleBar(texts, script, naming::file, naming::save);
    renameBar = new RenameBar(texts, script, assistant);
    uses = new UsesPane(texts, script, assistant);
    outline = new OutlinePane(texts, navigation::goTo);
    problems = new ProblemList(texts, navigation::goTo, tools::applyFix);
    words = new ProblemMessages(texts);
    knobs = new OptionsPane(texts, setOption);
    Shrinking knobsScrolled = new Shrinking(knobs);
    knobsScrolled.getStyleClass().add("knobs-scrolled");
    playtest = new PlaytestPane(texts.language(), tableActions, knobsScrolled);
    playtest.setMinSize(120, 0);
    figures = new FiguresPane(texts.language(), figuresActions);
    this.learning = learning;
    reference = new LearningPane(texts.language(), learning, learning.background());
    right = new RightHalf(texts, playtest, figures, reference);
    status = new StatusLine(texts);
    summary =
        new ChangeSummary(texts, playtest, status, tableActions, () -> right.turnTo(Face.TABLE));
    text = new VBox(titleBar, findBar, renameBar, script.node());
    left = scriptAndMore();
    typingRests.setOnFinished(_ -> showRestingChange());
  }

  /** Puts notices above the text or, if it is hidden, over the table. */
  void placeNotices(Halves inSight) {
    notices.goWithText(inSight.hasText());
    right.textInSight(inSight.hasText());
    right.showNotices(inSight.hasText() ? null : notices);
    if (inSight.hasText() && !text.getChildren().contains(notices)) {
      text.getChildren().addFirst(notices);
    }
  }

  /** Returns the script, with the panes that belong to it. */
  Node script() {
    return left;
  }

  /** Returns the match, and what lies over it. */
  RightHalf match() {
    return right;
  }

  FiguresPane figures() {
    return figures;
  }

  /** Notes that the caret has moved. */
  void caretMoved() {
    learning.caretMoved(reference);
  }

  /** Moves what points at the caret to its line. */
  void pointAtCaret() {
    learning.pointAt(reference);
  }

  private Node scriptAndMore() {
    VBox.setVgrow(script.node(), Priority.ALWAYS);
    BelowText whole = new BelowText(text, uses, problems);
    whole.setMinSize(120, 0);
    return whole;
  }

  /** Closes one bar, pane or face that was opened for a moment; returns whether there was one. */
  boolean closeAside() {
    return titleBar.closeIfShown()
        || renameBar.closeIfShown()
        || uses.closeIfShown()
        || findBar.closeIfShown()
        || right.leave();
  }

  OutlinePane outline() {
    return outline;
  }

  /** Returns how the words of the script are written for the reader. */
  ScriptWords written() {
    return written;
  }

  void show(Overview overview) {
    outline.show(overview.outline());
  }

  /** Shows quick fixes. */
  void offer(QuickFixes fixes) {
    problems.offer(fixes.fixes());
  }

  void edited() {
    isEdited = true;
    if (typingRests.getStatus() == Animation.Status.RUNNING) {
      typingRests.playFromStart();
    }
    findBar.update();
    uses.edited();
    reference.scriptChanged();
  }

  void show(SessionState state) {
    SessionState before = shown;
    shown = state;
    if (before == null || isEdited || !state.hasProblemsOf(before)) {
      isEdited = false;
      script.annotate(words.annotations(state));
      problems.show(words.entries(state));
    }
    notices.show(state);
    status.show(state, words.firstErrorLine(state));
    if (before == null || Objects.equals(state.reading(), before.reading())) {
      showMatch();
    } else {
      Drawing.afterNext(left, this::showMatch);
    }
  }

  /** Shows the match after an edit, once the text has been drawn. */
  private void showMatch() {
    SessionState state = shown;
    if (state != null) {
      playtest.show(state.playtest());
      showChange();
      showKnobs(state.playtest());
    }
  }

  private void showKnobs(Playtest match) {
    LiveMatch live = match.live();
    Table table = match.table();
    if (live == null || table == null) {
      knobs.show(List.of(), written);
    } else {
      written = ScriptWords.of(table.suits(), table.translations().in(texts.language()));
      knobs.show(OptionControl.of(live), written);
      outline.write(written);
    }
  }

  /** Shows the change, and its first line where nobody is writing. */
  private void showRestingChange() {
    right.showChange(playtest.hasChange());
    Change change = shown == null ? null : shown.playtest().change();
    if (change != null && !script.hasFocus() && !change.textBefore().equals(script.text())) {
      int first = TextChange.between(change.textBefore(), script.text()).before();
      script.show(new Span(first, first));
    }
  }

  private void showChange() {
    if (!playtest.hasChange()) {
      typingRests.stop();
      right.showChange(false);
    } else if (!right.isChanged() && typingRests.getStatus() != Animation.Status.RUNNING) {
      typingRests.playFromStart();
    }
    summary.show(shown);
    Change change = shown == null ? null : shown.playtest().change();
    script.showChanged(Optional.ofNullable(change).map(Change::textBefore));
  }

  Notices notices() {
    return notices;
  }

  RenameBar renameBar() {
    return renameBar;
  }

  UsesPane uses() {
    return uses;
  }

  TitleBar titleBar() {
    return titleBar;
  }

  FindBar findBar() {
    return findBar;
  }

  ProblemList problems() {
    return problems;
  }

  PlaytestPane playtest() {
    return playtest;
  }

  StatusLine status() {
    return status;
  }
}
