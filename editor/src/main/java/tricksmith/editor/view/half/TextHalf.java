package tricksmith.editor.view.half;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.change.Change;
import tricksmith.editor.session.Assistant;
import tricksmith.editor.session.Overview;
import tricksmith.editor.session.QuickFixes;
import tricksmith.editor.session.SessionState;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.view.assist.LanguageTools;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.notice.Notices;
import tricksmith.editor.view.panes.FindBar;
import tricksmith.editor.view.panes.OutlinePane;
import tricksmith.editor.view.panes.ProblemList;
import tricksmith.editor.view.panes.ProblemMessages;
import tricksmith.editor.view.panes.RenameBar;
import tricksmith.editor.view.panes.TitleBar;
import tricksmith.editor.view.panes.UsesPane;
import tricksmith.editor.view.script.ScriptPane;
import tricksmith.source.Diagnostic;
import tricksmith.source.Edit;
import tricksmith.source.Span;

/** The text, with the notices, bars and panes around it. */
public final class TextHalf {
  private final ScriptPane script;
  private final Notices notices;
  private final TitleBar titleBar;
  private final FindBar findBar;
  private final RenameBar renameBar;
  private final UsesPane uses;
  private final OutlinePane outline;
  private final ProblemList problems;
  private final ProblemMessages messages;
  private final VBox text;
  private final BelowText whole;

  /** The title of the user's own game, and where it is stored. */
  public interface Naming {

    String file(String title);

    /** Whether the file of a game can be named after its title. */
    boolean canName(String title);

    void save(String title);
  }

  /**
   * Creates the half.
   *
   * @param watch shows the match in which a problem occurred
   */
  public TextHalf(
      Texts texts,
      ScriptPane script,
      Notices notices,
      Naming naming,
      Assistant assistant,
      Navigation navigation,
      LanguageTools tools,
      Consumer<Diagnostic> watch) {
    this.script = script;
    this.notices = notices;
    titleBar = new TitleBar(texts, script, naming::file, naming::canName, naming::save);
    findBar = new FindBar(texts, script);
    renameBar = new RenameBar(texts, script, assistant);
    uses = new UsesPane(texts, script, assistant);
    outline = new OutlinePane(texts, navigation::goTo);
    problems = new ProblemList(texts, navigation::goTo, tools::applyFix, watch);
    messages = new ProblemMessages(texts);
    text = new VBox(titleBar, findBar, renameBar, script.node());
    VBox.setVgrow(script.node(), Priority.ALWAYS);
    whole = new BelowText(text, uses, problems);
    whole.setMinSize(120, 0);
  }

  /** Returns the script, with all around it but the outline. */
  public Node whole() {
    return whole;
  }

  void takeNotices() {
    if (!text.getChildren().contains(notices)) {
      text.getChildren().addFirst(notices);
    }
  }

  /** Closes one bar or pane that was opened for a moment; returns whether there was one. */
  boolean closeAside() {
    return titleBar.closeIfShown()
        || renameBar.closeIfShown()
        || uses.closeIfShown()
        || findBar.closeIfShown();
  }

  public void show(Overview overview) {
    outline.show(overview.outline());
  }

  public void offer(QuickFixes fixes) {
    problems.offer(fixes.fixes());
  }

  void edited() {
    findBar.update();
    uses.edited();
    renameBar.edited();
  }

  void showProblems(SessionState state) {
    script.annotate(messages.annotations(state));
    problems.show(messages.entries(state));
  }

  /** Returns the line and message of the first error; null if there is none. */
  @Nullable String firstErrorLine(SessionState state) {
    return messages.firstErrorLine(state);
  }

  /** Shows where the text differs from what it was before a change. */
  void showChanged(Optional<Change> change) {
    script.showChanged(change.map(Change::textBefore));
  }

  /** Shows the first line that a change comes from, unless somebody is writing. */
  void showOrigin(Change change) {
    if (!script.hasFocus() && !change.textBefore().equals(script.text())) {
      int first = Edit.between(change.textBefore(), script.text()).span().start();
      script.show(new Span(first, first));
    }
  }

  /** Sets how the words of the script are written for the reader. */
  void write(ScriptWords words) {
    outline.write(words);
  }

  public Notices notices() {
    return notices;
  }

  public TitleBar titleBar() {
    return titleBar;
  }

  public FindBar findBar() {
    return findBar;
  }

  public RenameBar renameBar() {
    return renameBar;
  }

  public UsesPane uses() {
    return uses;
  }

  public OutlinePane outline() {
    return outline;
  }

  public ProblemList problems() {
    return problems;
  }
}
