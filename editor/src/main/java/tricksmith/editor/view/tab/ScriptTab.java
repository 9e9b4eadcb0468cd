package tricksmith.editor.view.tab;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import javafx.application.Platform;
import javafx.scene.control.Tab;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.files.ImportedMatch;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.live.OptionControl;
import tricksmith.editor.live.Speed;
import tricksmith.editor.persistence.DraftFiles;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.persistence.Halves;
import tricksmith.editor.session.Assistant;
import tricksmith.editor.session.BranchAutosaver;
import tricksmith.editor.session.DraftStore;
import tricksmith.editor.session.EditingSession;
import tricksmith.editor.session.QuickFixes;
import tricksmith.editor.session.SessionState;
import tricksmith.editor.table.PlaytestPane;
import tricksmith.editor.text.WordAt;
import tricksmith.editor.view.arrival.FileSaving;
import tricksmith.editor.view.arrival.MatchArrival;
import tricksmith.editor.view.arrival.MatchExport;
import tricksmith.editor.view.arrival.SaveLocation;
import tricksmith.editor.view.arrival.ScriptArrival;
import tricksmith.editor.view.arrival.ScriptToOpen;
import tricksmith.editor.view.arrival.UnsavedCopy;
import tricksmith.editor.view.assist.LanguageTools;
import tricksmith.editor.view.half.Navigation;
import tricksmith.editor.view.half.ScriptTabParts;
import tricksmith.editor.view.half.TabContents;
import tricksmith.editor.view.half.TableHalf;
import tricksmith.editor.view.half.TextHalf;
import tricksmith.editor.view.half.WindowContext;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.menu.Command;
import tricksmith.editor.view.notice.Notices;
import tricksmith.editor.view.script.CodeAreaScriptPane;
import tricksmith.editor.view.script.ScriptPane;
import tricksmith.script.GameScript;
import tricksmith.service.QuickFix;
import tricksmith.source.Diagnostic;

/**
 * A tab with a script: its text on one side, the match on the other. It only connects the parts;
 * those with words are rebuilt when the language changes, while text and session stay.
 */
public final class ScriptTab implements TabContents {
  private final WindowContext context;
  private final Tab tab = new Tab();
  private final ScriptWorkers workers;
  private final LatestState<SessionState> states = new LatestState<>(this::show);
  private final BranchAutosaver branches;
  private final EditingSession session;
  private final Assistant assistant;
  private final ScriptPane script;
  private final LanguageTools tools;
  private static final Pattern EXTENSION = Pattern.compile("\\.trick$");
  private final Navigation navigation;
  private final FileSaving saving;
  private final MatchArrival matches;
  private final MatchExport export;
  private final TableLink table;
  private final BatchFigures batches;
  private final ReferenceLink learning;
  private final ScriptArrival arrival;
  private final UnsavedCopy copy;
  private final Guiding guiding;
  private final HalvesInSight halves;
  private final FirstPicture picture;
  private final ScriptCommands commands = new ScriptCommands();
  private final Consumer<ScriptTab> changed;
  private ScriptFile file;

  private Texts texts;
  private ScriptTabParts parts;
  private @Nullable SessionState shown;

  /** Whether the text is drawn first, and everything beside it after that. */
  private boolean isTextFirst;

  /** The script whose quick fixes have been asked for last. */
  private @Nullable GameScript withFixes;

  /**
   * Creates a tab with a script.
   *
   * @param painter runs the search for colours
   * @param abandoned what was not saved when an earlier program ended; null if there was nothing
   * @param around the window that the tab is in
   */
  public ScriptTab(
      WindowContext context,
      ScriptToOpen beginning,
      Executor painter,
      DraftFiles.@Nullable Abandoned abandoned,
      Surroundings around) {
    this.context = context;
    changed = around::changed;
    isTextFirst = around.isToBeDrawn() && around.inSight().hasText();
    states.hold(isTextFirst);
    texts = context.texts();
    file = beginning.opened().file();
    workers = new ScriptWorkers(context.busy(), path(), isTextFirst);
    branches =
        new BranchAutosaver(
            context.branchFiles(),
            workers.session(),
            states,
            reason -> Platform.runLater(() -> parts.text().notices().playedIsNotKept(reason)));
    DraftFiles drafts = context.drafts();
    DraftStore draft = abandoned == null ? drafts.newDraft() : drafts.takeOver(abandoned);
    session = open(beginning, draft);
    picture = new FirstPicture(tab, workers.drawing(), session::drawn);
    assistant = new Assistant(workers.assistant(), session::analyze);
    session.play(playtest -> playtest.speed(Speed.FAST));
    script = new CodeAreaScriptPane(texts, painter);
    // Lines that are there already would have to be renewed one by one.
    wrap(context.preferences().now().wrap());
    script.open(beginning.opened().text());
    navigation = new Navigation(this, context, script);
    tools = new LanguageTools(script, assistant, () -> texts, navigation::goTo);
    SaveLocation location = new SaveLocation(this, context);
    saving = new FileSaving(this, context, session, workers.session(), script, location);
    copy = new UnsavedCopy(this, script, saving, context.library(), beginning);
    matches = new MatchArrival(this, session, branches);
    arrival =
        new ScriptArrival(
            this, session, script, matches, context.busy().mark(path()), this::survey);
    export = new MatchExport(this, session, location);
    table = new TableLink(this, session, script);
    guiding = new Guiding(this, script, context.preferences());
    halves = new HalvesInSight(this, context.preferences(), script, table);
    learning =
        new ReferenceLink(
            this,
            session,
            assistant,
            script,
            context.library(),
            around::openCopy,
            around::showKeys);
    batches = new BatchFigures(this, session, script, beginning.givenSeed(), beginning.copied());
    addCommands();
    listenToScript();
    parts = layOut();
    survey();
    showPlace();
    arrival.show(beginning, abandoned);
    tab.setText(shortName());
    tab.setOnCloseRequest(
        request -> {
          request.consume();
          around.askToClose(this);
        });
    show(around.inSight());
  }

  private EditingSession open(ScriptToOpen beginning, DraftStore draft) {
    return EditingSession.open(
        beginning.opened(),
        beginning.settings(),
        beginning.seed(),
        workers.session(),
        branches,
        draft,
        beginning.asText());
  }

  private void addCommands() {
    commands.addFile(copy, saving, export);
    commands.addText(script);
    commands.addLines(script, session);
    commands.addHelp(tools);
    commands.addPanes(this::text, navigation, halves);
    commands.addMatch(halves, session);
    commands.addFaces(this, halves, table);
  }

  private void listenToScript() {
    script.onEdited(this::edited);
    script.onUnshownLine(line -> parts.text().notices().lineWouldNotBeShown(line));
    script.onCaretMoved(this::caretMoved);
    script.onScrolled(() -> parts.table().pointAtCaret());
    script.onUseClicked(rule -> parts.table().figures().openExample(rule));
    script.node().addEventHandler(KeyEvent.KEY_PRESSED, this::closeAside);
  }

  private void closeAside(KeyEvent key) {
    if (key.getCode() == KeyCode.ESCAPE && parts.closeAside()) {
      key.consume();
    }
  }

  private void watch(Diagnostic problem) {
    table.watch(problem);
    halves.showTable();
  }

  private ScriptTabParts layOut() {
    Notices notices = new Notices(texts, session, script, saving);
    TextHalf left =
        new TextHalf(texts, script, notices, copy, assistant, navigation, tools, this::watch);
    TableHalf right = new TableHalf(texts, table, batches, learning, this::set);
    right.faces().await(isTextFirst);
    ScriptTabParts made = new ScriptTabParts(texts, left, right, table);
    move(right.playtest());
    right.playtest().onMotionChosen(this::chooseMotion);
    right.playtest().onAsked(guiding::asked);
    right
        .faces()
        .onTurned(
            front -> {
              batches.turnedTo(front);
              right.pointAtCaret();
            });
    halves.show(made);
    BorderPane content = new BorderPane(halves.sides());
    content.setBottom(made.status());
    script.onUnwritten(made.status()::tellUnwritten);
    content.getStyleClass().add("script-tab");
    tab.setContent(content);
    return made;
  }

  private void move(PlaytestPane playtest) {
    playtest.prefersMotion(
        switch (context.preferences().now().motion()) {
          case SYSTEM -> Optional.empty();
          case GLIDE -> Optional.of(true);
          case FADE -> Optional.of(false);
        });
  }

  private void chooseMotion(boolean gliding) {
    EditorSettings.Motion chosen =
        gliding ? EditorSettings.Motion.GLIDE : EditorSettings.Motion.FADE;
    context.preferences().change(settings -> settings.withMotion(chosen));
  }

  /** Shows everything beside the text, which has been drawn. */
  public void complete() {
    if (isTextFirst) {
      isTextFirst = false;
      workers.begin();
      states.hold(false);
      parts.table().faces().await(false);
    }
  }

  /** Lets cards move as the settings say. */
  public void move() {
    move(parts.table().playtest());
  }

  private void set(OptionControl option, List<String> values) {
    if (shown != null) {
      session.configure(shown.settings().with(option, values));
    }
  }

  /** Changes the language of everything in the tab. */
  public void speak(Texts newTexts) {
    texts = newTexts;
    table.leaveProposals();
    halves.remember();
    script.speak(newTexts);
    tools.speak();
    ScriptTabParts before = parts;
    parts = layOut();
    parts.table().faces().openAsIn(before.table().faces());
    before.dispose();
    guiding.show();
    batches.showAgain();
    survey();
    withFixes = null;
    if (shown != null) {
      show(shown);
    }
    showPlace();
  }

  // What the tab contains.

  public Tab tab() {
    return tab;
  }

  public Path path() {
    return file.path();
  }

  public String name() {
    return file.name();
  }

  /** Returns the name without what all scripts share: tabs have little room. */
  private String shortName() {
    return EXTENSION.matcher(name()).replaceFirst("");
  }

  @Override
  public Texts texts() {
    return texts;
  }

  @Override
  public ScriptTabParts parts() {
    return parts;
  }

  @Override
  public Optional<SessionState> state() {
    return Optional.ofNullable(shown);
  }

  @Override
  public ScriptFile file() {
    return file;
  }

  @Override
  public Window window() {
    return tab.getTabPane().getScene().getWindow();
  }

  /** Whether it has changes that are in no file; an untouched copy has none. */
  public boolean isUnsaved() {
    return shown != null && shown.disk().lacks(script.text()) && !isUntouchedCopy();
  }

  /** Whether closing it would lose text; the file may have vanished without being noticed. */
  public boolean wouldLoseText() {
    return isUnsaved()
        || (!isUntouchedCopy() && !script.text().isEmpty() && Files.notExists(path()));
  }

  /** Whether it is an unchanged copy of a game, and in no file. */
  public boolean isUntouchedCopy() {
    return copy.isUntouched();
  }

  // What happens to it.

  private void edited(String text) {
    table.edited();
    batches.edited();
    session.edit(text);
    parts.edited();
    survey();
    saving.edited(text);
  }

  private void survey() {
    tools.survey(overview -> text().show(overview));
  }

  /** Finds quick fixes once it is known what is wrong with the text, if anything is. */
  private void findFixes(SessionState state) {
    GameScript read = state.reading();
    if (read != null
        && !read.equals(withFixes)
        && state.isChecked()
        && state.text().equals(script.text())) {
      withFixes = read;
      if (read.diagnostics().isEmpty()) {
        offer(QuickFixes.NONE);
      } else {
        tools.findFixes(this::offer);
      }
    }
  }

  private void offer(QuickFixes fixes) {
    text().offer(fixes);
    parts
        .table()
        .playtest()
        .offerBeginning(
            fixes.beginning().map(QuickFix::label),
            () -> fixes.beginning().ifPresent(tools::applyFix));
  }

  private void caretMoved() {
    showPlace();
    parts.text().outline().caretAt(script.caret());
    tools.caretMoved();
  }

  private void showPlace() {
    navigation.showPlace();
    table.showCaret();
    parts.table().caretMoved();
  }

  private void show(SessionState state) {
    shown = state;
    file = state.disk().file();
    parts.show(state);
    findFixes(state);
    batches.follow(state);
    table.follow(state);
    table.showCaret();
    tab.setText(texts.say(isUnsaved() ? "tab.unsaved" : "tab.saved", shortName()));
    showPath(file.path().toString());
    changed.accept(this);
    guiding.follow(state);
    arrival.follow(state);
    if (state.isComplete()) {
      picture.show();
    }
  }

  private void showPath(String path) {
    if (tab.getTooltip() == null || !tab.getTooltip().getText().equals(path)) {
      tab.setTooltip(new Tooltip(path));
    }
  }

  // What can be asked of it.

  /** Shows a match from a file. */
  public void arrive(ImportedMatch match) {
    matches.show(match);
  }

  /** Returns the word that the caret is in or just after; empty if there is none. */
  public String wordAtCaret() {
    return WordAt.place(script.text(), script.caret());
  }

  /** Returns the file that saving it would make; empty if there is one already. */
  public Optional<Path> proposedFile() {
    return copy.proposedFile();
  }

  /** Saves, asking first if necessary; runs {@code next} only if the text was saved. */
  public void saveThen(Runnable next) {
    copy.saveThen(next);
  }

  @Override
  public void wasSaved() {
    copy.wasSaved();
    parts.text().notices().isInFile();
    parts.status().tellSaved(Optional.of(path().toString()));
    guiding.saved();
  }

  /** Checks whether somebody else has changed the file. */
  public void lookAtFile() {
    session.lookAtFile();
  }

  /** Sets whether long lines continue on the next row. */
  public void wrap(boolean wrap) {
    script.wrap(wrap);
  }

  public void focus() {
    halves.focus();
  }

  // The first variation.

  /**
   * Starts or resumes the guide to the first variation.
   *
   * @param before the number of steps done when this script was closed
   */
  public void lead(int before) {
    guiding.lead(before);
  }

  /** Whether the guide to the first variation was begun on it. */
  public boolean isGuided() {
    return guiding.hasBegun();
  }

  /** Returns the number of steps of the guide done in it. */
  public int guided() {
    return guiding.done();
  }

  /** Gives up unsaved changes. */
  public void discard() {
    session.endDrafts();
  }

  /**
   * Performs a command on the script.
   *
   * @throws IllegalArgumentException if it is a command of the window
   */
  public void perform(Command command) {
    commands.perform(command);
  }

  /** Shows the text, the table, or both; the focus moves to what is visible. */
  public void show(Halves seen) {
    halves.show(seen, tab.isSelected());
  }

  /**
   * Shows only the table in the tab, or brings the rest back.
   *
   * @param back called when the user asks at the table for the rest
   */
  public void play(boolean playing, Runnable back) {
    halves.play(playing, back);
  }

  /** Returns the commands for the match, and what they belong to; empty if the table is hidden. */
  public Optional<LentCommands> commands() {
    return halves.commands();
  }

  /** Ends all work for the script, after finishing what was already asked for. */
  public void dispose() {
    states.end();
    parts.dispose();
    if (!wouldLoseText()) {
      session.endDrafts();
    }
    halves.remember();
    branches.keep();
    tools.hide();
    script.dispose();
    workers.dispose();
    batches.dispose();
    learning.dispose();
    table.dispose();
  }
}
