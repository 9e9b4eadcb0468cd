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
import tricksmith.editor.figures.FiguresActions;
import tricksmith.editor.figures.FiguresPane;
import tricksmith.editor.live.OptionControl;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.persistence.Halves;
import tricksmith.editor.session.Assistant;
import tricksmith.editor.session.EditingSession;
import tricksmith.editor.session.Overview;
import tricksmith.editor.session.QuickFixes;
import tricksmith.editor.session.SessionState;
import tricksmith.editor.table.PlaytestPane;
import tricksmith.editor.view.assist.LanguageTools;
import tricksmith.editor.view.look.Drawing;
import tricksmith.editor.view.look.Shrinking;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.panes.FindBar;
import tricksmith.editor.view.panes.OptionsPane;
import tricksmith.editor.view.panes.OutlinePane;
import tricksmith.editor.view.panes.ProblemList;
import tricksmith.editor.view.panes.ProblemMessages;
import tricksmith.editor.view.panes.RenameBar;
import tricksmith.editor.view.panes.StatusLine;
import tricksmith.editor.view.panes.UsesPane;
import tricksmith.editor.view.script.ScriptPane;

/** The parts of a tab that contain words: all but the text itself. */
final class ScriptTabParts {
  private static final Duration TYPING_RESTS = Duration.millis(400);

  private final Texts texts;
  private final ScriptPane script;
  private final Notices notices;
  private final FindBar findBar;
  private final RenameBar renameBar;
  private final UsesPane uses;
  private final OutlinePane outline;
  private final ProblemList problems;
  private final ProblemMessages words;
  private final PlaytestPane playtest;
  private final OptionsPane knobs;
  private final StatusLine status;
  private final FiguresPane figures;
  private final OverTable right;
  private final VBox text;
  private final Node left;
  private @Nullable SessionState shown;

  /** The match as it was when it was last looked at. */
  private @Nullable LiveMatch judged;

  /** Whether the last change of the rules makes nothing of the match. */
  private boolean isSame;

  /** A change is shown once typing rests: what comes and goes meanwhile would only flicker. */
  private final PauseTransition typingRests = new PauseTransition(TYPING_RESTS);

  /** Whether annotations have moved with an edit, or vanished. */
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
      BiConsumer<OptionControl, List<String>> setOption) {
    this.texts = texts;
    this.script = script;
    notices = new Notices(texts, session, script, fileActions);
    findBar = new FindBar(texts, script);
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
    right = new OverTable(playtest, figures);
    status = new StatusLine(texts);
    text = new VBox(findBar, renameBar, script.node());
    left = scriptAndMore();
    typingRests.setOnFinished(_ -> right.showChange(playtest.hasChange()));
  }

  /** Notices stand above the text; where it is not in sight they float over the table. */
  void placeNotices(Halves inSight) {
    notices.goWithText(inSight.hasText());
    right.show(inSight.hasText() ? null : notices);
    if (inSight.hasText() && !text.getChildren().contains(notices)) {
      text.getChildren().addFirst(notices);
    }
  }

  /** The script, with the panes that belong to it. */
  Node script() {
    return left;
  }

  /** The match, with figures if they are open. */
  OverTable match() {
    return right;
  }

  FiguresPane figures() {
    return figures;
  }

  private Node scriptAndMore() {
    VBox.setVgrow(script.node(), Priority.ALWAYS);
    BelowText whole = new BelowText(text, uses, problems);
    whole.setMinSize(120, 0);
    return whole;
  }

  /** Closes a bar or pane opened for a look at the text; returns whether there was one. */
  boolean closeAside() {
    return renameBar.closeIfShown() || uses.closeIfShown() || findBar.closeIfShown();
  }

  OutlinePane outline() {
    return outline;
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

  /** After an edit the text comes first: the match follows once that is drawn. */
  private void showMatch() {
    SessionState state = shown;
    if (state != null) {
      playtest.show(state.playtest());
      showChange();
      knobs.show(state.playing() == null ? List.of() : OptionControl.of(state.playing()));
    }
  }

  /** That a change of the rules makes nothing of the match, until it goes on. */
  private Optional<String> nothing() {
    LiveMatch live = shown == null ? null : shown.playing();
    LiveMatch before = judged;
    judged = live;
    if (live == null || before == null) {
      return Optional.empty();
    }
    if (!live.hasRulesOf(before)) {
      isSame = live.course().length() > 0 && live.branch().equals(before.branch());
    } else if (live.at() != before.at() || !live.branch().equals(before.branch())) {
      isSame = false;
    }
    return isSame ? Optional.of(texts.say("change.nothing")) : Optional.empty();
  }

  private void showChange() {
    if (!playtest.hasChange()) {
      typingRests.stop();
      right.showChange(false);
    } else if (!right.isChanged() && typingRests.getStatus() != Animation.Status.RUNNING) {
      typingRests.playFromStart();
    }
    status.tell(playtest.headline().or(this::nothing));
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
