package tricksmith.editor.view;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import tricksmith.editor.session.EditingSession;
import tricksmith.editor.session.Knob;
import tricksmith.editor.session.SessionState;
import tricksmith.source.Diagnostic;
import tricksmith.source.Span;

/** The parts of a tab that have words in them: all but the text itself. */
final class ScriptTabParts {
  private final ScriptPane script;
  private final Notices notices;
  private final FindBar findBar;
  private final ProblemList problems;
  private final ProblemWords words;
  private final TablePane table;
  private final MatchBar matchBar;
  private final KnobPane knobs;
  private final ScrollPane knobsScrolled;
  private final StatusLine status;

  ScriptTabParts(
      Texts texts,
      EditingSession session,
      ScriptPane script,
      TableActions actions,
      Consumer<Diagnostic> reveal,
      Runnable saveAs) {
    this.script = script;
    notices = new Notices(texts, session, script, saveAs);
    findBar = new FindBar(texts, script);
    problems = new ProblemList(texts, reveal);
    words = new ProblemWords(texts);
    table = new TablePane(actions, texts);
    matchBar = new MatchBar(session, texts, this::showKnobs);
    knobs = new KnobPane(texts, actions::turn);
    knobsScrolled = new ScrollPane(knobs);
    knobsScrolled.setFitToWidth(true);
    knobsScrolled.getStyleClass().add("knobs-scrolled");
    status = new StatusLine(texts, session::goOn);
    showKnobs(false);
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
    VBox right = new VBox(matchBar, knobsScrolled, table);
    VBox.setVgrow(table, Priority.ALWAYS);
    right.setMinWidth(120);
    return right;
  }

  private void showKnobs(boolean shown) {
    knobsScrolled.setVisible(shown);
    knobsScrolled.setManaged(shown);
  }

  void show(SessionState state, Consumer<Span> revealRule) {
    script.remark(words.remarks(state));
    notices.show(state);
    problems.show(words.entries(state));
    table.show(state.table());
    matchBar.show(state);
    knobs.show(state.playing() == null ? List.of() : Knob.of(state.playing()));
    status.show(state, words.firstErrorLine(state), revealRule);
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

  TablePane table() {
    return table;
  }

  MatchBar matchBar() {
    return matchBar;
  }

  StatusLine status() {
    return status;
  }
}
