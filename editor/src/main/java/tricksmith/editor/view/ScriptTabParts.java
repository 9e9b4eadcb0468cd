package tricksmith.editor.view;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import tricksmith.editor.session.EditingSession;
import tricksmith.editor.session.Knob;
import tricksmith.editor.session.SessionState;
import tricksmith.editor.table.PlaytestActions;
import tricksmith.editor.table.PlaytestPane;
import tricksmith.source.Diagnostic;

/** The parts of a tab that have words in them: all but the text itself. */
final class ScriptTabParts {
  private final ScriptPane script;
  private final Notices notices;
  private final FindBar findBar;
  private final ProblemList problems;
  private final ProblemWords words;
  private final PlaytestPane playtest;
  private final KnobPane knobs;
  private final StatusLine status;

  ScriptTabParts(
      Texts texts,
      EditingSession session,
      ScriptPane script,
      PlaytestActions actions,
      BiConsumer<Knob, List<String>> turn,
      Consumer<Diagnostic> reveal,
      Runnable saveAs) {
    this.script = script;
    notices = new Notices(texts, session, script, saveAs);
    findBar = new FindBar(texts, script);
    problems = new ProblemList(texts, reveal);
    words = new ProblemWords(texts);
    knobs = new KnobPane(texts, turn);
    ScrollPane knobsScrolled = new ScrollPane(knobs);
    knobsScrolled.setFitToWidth(true);
    knobsScrolled.getStyleClass().add("knobs-scrolled");
    playtest = new PlaytestPane(texts.language(), actions, knobsScrolled);
    playtest.setMinWidth(120);
    status = new StatusLine(texts);
  }

  /** The script, with what belongs to it. */
  Node left() {
    VBox text = new VBox(findBar, script.node());
    VBox.setVgrow(script.node(), Priority.ALWAYS);
    VBox left = new VBox(text, problems);
    VBox.setVgrow(text, Priority.ALWAYS);
    left.setMinWidth(120);
    return left;
  }

  /** The match. */
  Node right() {
    return playtest;
  }

  void show(SessionState state) {
    script.remark(words.remarks(state));
    notices.show(state);
    problems.show(words.entries(state));
    playtest.show(state.playtest());
    knobs.show(state.playing() == null ? List.of() : Knob.of(state.playing()));
    status.show(state, words.firstErrorLine(state));
  }

  Notices notices() {
    return notices;
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
