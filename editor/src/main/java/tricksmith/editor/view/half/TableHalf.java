package tricksmith.editor.view.half;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.figures.FiguresActions;
import tricksmith.editor.figures.FiguresPane;
import tricksmith.editor.learning.LearningActions;
import tricksmith.editor.learning.LearningPane;
import tricksmith.editor.live.OptionControl;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.PlaytestPane;
import tricksmith.editor.view.face.Face;
import tricksmith.editor.view.face.RightHalf;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.panes.OptionsPane;
import tricksmith.editor.view.panes.OptionsSheet;
import tricksmith.translation.Translation;

/** The match beside the text: table, options, figures and reference. */
public final class TableHalf {
  private final Texts texts;
  private final OptionsPane knobs;
  private final PlaytestPane playtest;
  private final FiguresPane figures;
  private final Reference learning;
  private final LearningPane reference;
  private final RightHalf faces;
  private ScriptWords written = ScriptWords.of(List.of(), Translation.NONE);

  /** Decides what the reference shows, by where the caret is. */
  public interface Reference extends LearningActions {

    /** Returns what runs the slow work of the reference. */
    Executor background();

    /**
     * Reacts to a move of the caret: shows the word at it or, in an empty line, what can be written
     * there.
     */
    void caretMoved(LearningPane reference);

    /**
     * Points the pane at the line of the caret, as long as the pane is in front and the line is
     * visible.
     */
    void pointAt(LearningPane reference);
  }

  public TableHalf(
      Texts texts,
      PlaytestActions table,
      FiguresActions batches,
      Reference learning,
      BiConsumer<OptionControl, List<String>> setOption) {
    this.texts = texts;
    this.learning = learning;
    knobs = new OptionsPane(texts, setOption, this::explainOptions);
    OptionsSheet options = new OptionsSheet(texts, knobs, this::closeOptions);
    playtest = new PlaytestPane(texts.language(), table, options);
    playtest.setMinSize(120, 0);
    figures = new FiguresPane(texts.language(), batches);
    reference = new LearningPane(texts.language(), learning, learning.background());
    faces = new RightHalf(texts, playtest, figures, reference);
  }

  void show(Playtest match) {
    playtest.show(match);
    LiveMatch live = match.live();
    Table table = match.table();
    if (live == null || table == null) {
      knobs.show(List.of(), written);
    } else {
      written = ScriptWords.of(table.suits(), table.translations().in(texts.language()));
      knobs.show(OptionControl.of(live), written);
    }
  }

  private void closeOptions() {
    playtest.turnKnobs();
    playtest.answerByKeys();
  }

  /** Opens the reference where it says how options are declared. */
  private void explainOptions() {
    playtest.turnKnobs();
    lookUp("options");
  }

  /** Opens the reference with what it says about something. */
  public void lookUp(String words) {
    reference.lookUp(words);
    faces.turnTo(Face.REFERENCE);
  }

  void edited() {
    reference.scriptChanged();
  }

  public void caretMoved() {
    learning.caretMoved(reference);
  }

  public void pointAtCaret() {
    learning.pointAt(reference);
  }

  public ScriptWords written() {
    return written;
  }

  /** Returns table, figures and reference, of which one is in front. */
  public RightHalf faces() {
    return faces;
  }

  public PlaytestPane playtest() {
    return playtest;
  }

  public FiguresPane figures() {
    return figures;
  }
}
