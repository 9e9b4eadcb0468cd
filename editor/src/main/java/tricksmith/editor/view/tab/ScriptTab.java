package tricksmith.editor.view.tab;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Tab;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.files.ImportedMatch;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.live.MatchSettings;
import tricksmith.editor.live.OptionControl;
import tricksmith.editor.live.Speed;
import tricksmith.editor.persistence.DraftFiles;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.persistence.Guided;
import tricksmith.editor.persistence.Halves;
import tricksmith.editor.persistence.Library;
import tricksmith.editor.persistence.PaneLayout;
import tricksmith.editor.session.Assistant;
import tricksmith.editor.session.BackgroundWorker;
import tricksmith.editor.session.BranchAutosaver;
import tricksmith.editor.session.BusyMark;
import tricksmith.editor.session.DraftStore;
import tricksmith.editor.session.EditingSession;
import tricksmith.editor.session.MarkedWorker;
import tricksmith.editor.session.SessionState;
import tricksmith.editor.session.TextChange;
import tricksmith.editor.table.PlaytestPane;
import tricksmith.editor.text.CaretTracking;
import tricksmith.editor.text.Indentation;
import tricksmith.editor.text.TextEdit;
import tricksmith.editor.text.WholeLines;
import tricksmith.editor.text.WordAt;
import tricksmith.editor.view.assist.LanguageTools;
import tricksmith.editor.view.face.Face;
import tricksmith.editor.view.look.Drawing;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.menu.Command;
import tricksmith.editor.view.script.CodeAreaScriptPane;
import tricksmith.editor.view.script.ScriptPane;
import tricksmith.source.Span;

/**
 * A tab with a script: its text on one side, the match on the other. It only connects the parts;
 * those with words are rebuilt when the language changes, while text and session stay.
 */
public final class ScriptTab implements TabContents, Naming {
  private final WindowContext context;
  private final Tab tab = new Tab();
  private final BackgroundWorker sessionThread = new BackgroundWorker("session");
  private final BackgroundWorker assistantThread = new BackgroundWorker("assistant");
  private final BackgroundWorker clock = new BackgroundWorker("clock");
  private final MarkedWorker sessionWorker;
  private final MarkedWorker assistantWorker;
  private final LatestState<SessionState> states = new LatestState<>(this::show);
  private final BranchAutosaver branches;
  private final EditingSession session;
  private final Assistant assistant;
  private final ScriptPane script;
  private final LanguageTools tools;
  private final Navigation navigation;
  private final FileSaving saving;
  private final MatchArrival arrival;
  private final MatchExport export;
  private final TableLink table;
  private final BatchFigures batches;
  private final ReferenceLink learning;
  private final SideBySide sides = new SideBySide();
  private final Consumer<ScriptTab> changed;
  private ScriptFile file;

  /** The text to set once the match that it changes is played by the present rules. */
  private Optional<String> awaited = Optional.empty();

  /** The text as copied from another game, until it is saved in a file of its own. */
  private Optional<String> copied;

  /** The title of the game that the script is a copy of. */
  private final Optional<String> original;

  private @Nullable Guide guide;
  private Texts texts;
  private ScriptTabParts parts;
  private @Nullable SessionState shown;

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
    texts = context.texts();
    file = beginning.opened().file();
    copied = beginning.copied().map(_ -> beginning.opened().text());
    original = beginning.copied();
    sessionWorker = new MarkedWorker(sessionThread, clock, context.busy().mark(path()));
    assistantWorker = new MarkedWorker(assistantThread, clock, context.busy().mark(path()));
    branches =
        new BranchAutosaver(
            context.branchFiles(),
            sessionWorker,
            states,
            reason -> Platform.runLater(() -> parts.notices().playedIsNotKept(reason)));
    DraftFiles drafts = context.drafts();
    DraftStore draft = abandoned == null ? drafts.newDraft() : drafts.takeOver(abandoned);
    session = open(beginning, draft);
    assistant = new Assistant(assistantWorker, session::read);
    session.play(playtest -> playtest.speed(Speed.FAST));
    script = new CodeAreaScriptPane(texts, painter);
    script.open(beginning.opened().text());
    wrap(context.preferences().now().wrap());
    navigation = new Navigation(this, context, script);
    tools = new LanguageTools(script, assistant, () -> texts, navigation::goTo);
    SaveLocation location = new SaveLocation(this, context);
    saving = new FileSaving(this, context, session, sessionWorker, script, location);
    arrival = new MatchArrival(this, session, branches);
    export = new MatchExport(this, session, location);
    table = new TableLink(this, session, script);
    learning =
        new ReferenceLink(
            this,
            session,
            assistant,
            script,
            context.library(),
            around::openCopy,
            around::showKeys);
    batches = new BatchFigures(this, session, script, beginning.givenSeed());
    listenToScript();
    parts = layOut();
    survey();
    showPlace();
    begin(beginning, abandoned);
    tab.setText(name());
    tab.setOnCloseRequest(
        request -> {
          request.consume();
          around.askToClose(this);
        });
    show(around.inSight());
  }

  private EditingSession open(ScriptToOpen beginning, DraftStore draft) {
    ScriptFile.Opened opened = beginning.opened();
    MatchSettings settings = beginning.settings();
    return beginning.asText()
        ? EditingSession.openResting(
            opened, settings, beginning.seed(), sessionWorker, branches, draft)
        : EditingSession.open(opened, settings, beginning.seed(), sessionWorker, branches, draft);
  }

  private void listenToScript() {
    script.onEdited(this::edited);
    script.onCaretMoved(this::caretMoved);
    script.onScrolled(() -> parts.pointAtCaret());
    script.onUseClicked(rule -> parts.figures().openExample(rule));
    script.node().addEventHandler(KeyEvent.KEY_PRESSED, this::closeAside);
  }

  private void closeAside(KeyEvent key) {
    if (key.getCode() == KeyCode.ESCAPE && parts.closeAside()) {
      key.consume();
    }
  }

  private void begin(ScriptToOpen beginning, DraftFiles.@Nullable Abandoned abandoned) {
    if (abandoned != null || !beginning.opened().isNew()) {
      arrival.resume(beginning);
    }
    if (abandoned != null) {
      replaceText(abandoned.text());
      parts.notices().hasRecovered();
      session.lookAtFile();
    } else {
      beginning.opened().foreignEncoding().ifPresent(this::sayEncoding);
    }
    beginning.copied().ifPresent(this::sayCopy);
    if (beginning.asText()) {
      sayAsText();
    }
    if (beginning.opened().isNew() && beginning.opened().text().isEmpty() && abandoned == null) {
      parts.notices().greet(new Notice("new-file", texts.say("notice.new", path())).ofText());
    }
    beginning.match().ifPresent(arrival::show);
    if (beginning.match().isEmpty() || beginning.asText()) {
      beginning.draft().ifPresent(this::changeTo);
    } else {
      awaited = beginning.draft();
    }
  }

  /** Edits only what differs, so that the caret is then at the change. */
  private void changeTo(String text) {
    String before = script.text();
    TextChange change = TextChange.between(before, text);
    Span changed = new Span(change.before(), before.length() - change.after());
    script.apply(
        TextEdit.of(changed, text.substring(change.before(), text.length() - change.after())));
  }

  private void replaceText(String text) {
    script.apply(TextEdit.of(new Span(0, script.text().length()), text));
  }

  private void sayCopy(String title) {
    parts
        .notices()
        .greet(new Notice("copy", texts.say("notice.copy", title, file.path())).ofText());
  }

  /**
   * Notes that the script is shown as mere text. Until it is woken it counts as what the editor
   * died of, for the next process too.
   */
  private void sayAsText() {
    BusyMark mark = context.busy().mark(path());
    mark.set();
    Runnable wake =
        () -> {
          mark.clear();
          parts.notices().withdraw();
          session.wake();
          survey();
        };
    parts
        .notices()
        .offer(
            new Notice("as-text", texts.say("notice.as-text", file.name()))
                .offering("wake", texts.say("notice.wake"), wake));
  }

  private void sayEncoding(String encoding) {
    parts.notices().greet(new Notice("encoding", texts.say("notice.encoding", encoding)));
  }

  private ScriptTabParts layOut() {
    ScriptTabParts made =
        new ScriptTabParts(
            texts,
            session,
            script,
            assistant,
            navigation,
            tools,
            saving,
            table,
            batches,
            learning,
            this,
            this::set);
    move(made.playtest());
    made.playtest().onMotionChosen(this::chooseMotion);
    made.match()
        .onTurned(
            front -> {
              batches.turnedTo(front);
              made.pointAtCaret();
            });
    made.playtest().onAsked(() -> advance(Guide::asked));
    sides.show(made, context.preferences().now().panes());
    BorderPane content = new BorderPane(sides);
    content.setBottom(made.status());
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

  /** Lets cards move as the settings say. */
  public void move() {
    move(parts.playtest());
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
    keepPanes();
    script.speak(newTexts);
    tools.speak();
    ScriptTabParts before = parts;
    parts = layOut();
    parts.match().openAsIn(before.match());
    showGuide();
    batches.showAgain();
    survey();
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
    return copied.filter(script.text()::equals).isPresent();
  }

  // What happens to it.

  private void edited(String text) {
    table.edited();
    batches.edited();
    session.edit(text);
    parts.edited();
    parts.renameBar().edited();
    survey();
    saving.edited(text);
  }

  private void survey() {
    tools.survey(overview -> parts.show(overview), fixes -> parts.offer(fixes));
  }

  private void caretMoved() {
    showPlace();
    parts.outline().caretAt(script.caret());
    tools.caretMoved();
  }

  private void showPlace() {
    navigation.showPlace();
    table.showCaret();
    parts.caretMoved();
  }

  private void show(SessionState state) {
    shown = state;
    file = state.disk().file();
    parts.show(state);
    batches.follow(state);
    table.showCaret();
    tab.setText(texts.say(isUnsaved() ? "tab.unsaved" : "tab.saved", file.name()));
    showPath(file.path().toString());
    changed.accept(this);
    advance(steps -> steps.follow(state));
    if (state.reading() != null) {
      Optional<String> text = awaited;
      awaited = Optional.empty();
      text.ifPresent(this::changeTo);
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
    arrival.show(match);
  }

  /** Returns the word that the caret is in or just after; empty if there is none. */
  public String wordAtCaret() {
    return WordAt.place(script.text(), script.caret());
  }

  /** Saves, asking first if necessary; runs {@code next} only if the text was saved. */
  public void saveThen(Runnable next) {
    saving.saveThen(next);
  }

  @Override
  public void wasSaved() {
    copied = Optional.empty();
    parts.notices().isInFile();
    advance(Guide::saved);
    if (guide != null) {
      keepGuided(); // Its file may be another.
    }
  }

  /** Checks whether somebody else has changed the file. */
  public void lookAtFile() {
    session.lookAtFile();
  }

  /** Sets whether long lines continue on the next row. */
  public void wrap(boolean wrap) {
    script.wrap(wrap);
  }

  /** Takes the focus. */
  public void focus() {
    if (sides.inSight().hasText()) {
      script.focus();
    } else {
      focusRight();
    }
  }

  private void focusRight() {
    if (parts.match().front() == Face.TABLE) {
      parts.playtest().focusFirstAnswer();
    } else {
      parts.match().focusFront();
    }
  }

  /** Saves the script; a copy is first given a title of its own. */
  private void save() {
    if (copied.isPresent() && Files.notExists(path())) {
      parts.titleBar().open(texts.say("title.own", original.orElse("")));
    } else {
      saving.save();
    }
  }

  @Override
  public String file(String title) {
    return context.library().newFile(title).toString();
  }

  @Override
  public void save(String title) {
    Path chosen = context.library().newFile(title);
    changeTo(Library.retitled(script.text(), title));
    saving.saveTo(chosen);
  }

  // The first variation.

  /**
   * Starts or resumes the guide to the first variation.
   *
   * @param before the number of steps done when this script was closed
   */
  public void lead(int before) {
    if (guide == null) {
      guide = new Guide(script.text(), before);
    }
    keepGuided();
    showGuide();
  }

  /** Whether the guide to the first variation was begun on it. */
  public boolean isGuided() {
    return guide != null;
  }

  /** Returns the number of steps of the guide done in it. */
  public int guided() {
    return guide == null ? 0 : guide.done();
  }

  private void advance(Predicate<Guide> deed) {
    if (guide != null && deed.test(guide)) {
      keepGuided();
      showGuide();
    }
  }

  private void keepGuided() {
    Guided now = new Guided(guided(), Optional.of(path()));
    context.preferences().change(settings -> settings.withGuided(now));
  }

  private void showGuide() {
    Guide steps = guide;
    parts
        .notices()
        .lead(
            steps == null
                ? null
                : new GuideBar(
                    texts, steps, this::showLineToChange, () -> parts.notices().lead(null)));
  }

  private void showLineToChange() {
    String line = texts.say("guide.where");
    int place = script.text().indexOf(line);
    if (place >= 0) {
      script.reveal(new Span(place, place));
    }
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
    switch (command) {
      case SAVE -> save();
      case SAVE_AS -> saving.saveAs();
      case COMPARE -> saving.compare();
      case SAVE_MATCH -> export.saveMatch();
      case SHARE -> export.share();
      case NOTE -> table().turnNote();
      case SCENE -> table().turnScene();
      case UNDO -> script.perform(ScriptPane.TextCommand.UNDO);
      case REDO -> script.perform(ScriptPane.TextCommand.REDO);
      case CUT -> script.perform(ScriptPane.TextCommand.CUT);
      case COPY -> script.perform(ScriptPane.TextCommand.COPY);
      case PASTE -> script.perform(ScriptPane.TextCommand.PASTE);
      case SELECT_ALL -> script.perform(ScriptPane.TextCommand.SELECT_ALL);
      case FOLD -> script.perform(ScriptPane.TextCommand.FOLD);
      case FOLD_ALL -> script.perform(ScriptPane.TextCommand.FOLD_ALL);
      case UNFOLD_ALL -> script.perform(ScriptPane.TextCommand.UNFOLD_ALL);
      case FIND -> parts.findBar().open(false);
      case REPLACE -> parts.findBar().open(true);
      case FIND_NEXT -> parts.findBar().next();
      case FIND_PREVIOUS -> parts.findBar().previous();
      case DUPLICATE_LINES ->
          script.apply(WholeLines.duplicated(script.text(), script.selection()));
      case DELETE_LINES -> script.apply(WholeLines.deleted(script.text(), script.selection()));
      case MOVE_LINES_UP ->
          WholeLines.movedUp(script.text(), script.selection()).ifPresent(script::apply);
      case MOVE_LINES_DOWN ->
          WholeLines.movedDown(script.text(), script.selection()).ifPresent(script::apply);
      case TOGGLE_COMMENT ->
          script.apply(Indentation.toggleComment(script.text(), script.selection()));
      case FORMAT -> format();
      case COMPLETE -> tools.complete();
      case FIX -> tools.offerFixes();
      case EXPLAIN -> tools.explain();
      case SIGNATURE -> tools.showSignature();
      case DEFINITION -> tools.goToDefinition();
      case USES -> parts.uses().find();
      case RENAME -> parts.renameBar().open();
      case BACK -> navigation.goBack();
      case OUTLINE -> toggleOutline();
      case GO_TO_LINE -> navigation.goToLine();
      case NEXT_PROBLEM -> parts.problems().step(1);
      case PREVIOUS_PROBLEM -> parts.problems().step(-1);
      case SWITCH_SIDES -> table.switchSides();
      case NEW_MATCH -> table().beginAnother();
      case TAKE_BACK -> {
        table();
        session.takeBack();
      }
      case OPEN_HANDS -> table().turnHands();
      case KNOBS -> parts.playtest().turnKnobs();
      case SHOW_TABLE -> showTable();
      case SHOW_FIGURES -> parts.match().turnTo(Face.FIGURES);
      case SHOW_REFERENCE, LEARN -> learn();
      case FIGURES -> parts.match().turn(Face.FIGURES);
      case GO_ON -> table().goOn();
      case NEXT_CHANGE -> table().stepChange(1);
      case PREVIOUS_CHANGE -> table().stepChange(-1);
      case RULES_NOW -> table().byEarlierRules(false);
      case RULES_BEFORE -> table().byEarlierRules(true);
      case NEW,
          OPEN,
          CLOSE,
          QUIT,
          NEXT_SCRIPT,
          PREVIOUS_SCRIPT,
          ZOOM_IN,
          ZOOM_OUT,
          ZOOM_RESET,
          WRAP,
          TEXT_ALONE,
          TEXT_AND_TABLE,
          TABLE_ALONE,
          PLAY,
          FIRST_STEPS,
          WORDS,
          ABOUT,
          SHORTCUTS ->
          throw new IllegalArgumentException("not asked of a script: " + command);
    }
  }

  /** Returns the table, brought to the front for a command that works on it. */
  private PlaytestPane table() {
    if (parts.match().front() != Face.TABLE) {
      parts.match().show(Face.TABLE);
    }
    return parts.playtest();
  }

  /** Shows the reference for the word at the caret. */
  private void learn() {
    parts.match().show(Face.REFERENCE);
    parts.caretMoved();
    parts.match().focusFront();
  }

  /** Shows the table without moving the focus from the text. */
  private void showTable() {
    if (!parts.match().leave()) {
      parts.match().show(Face.TABLE);
    }
  }

  private void format() {
    String before = script.text();
    session.format(
        before,
        formatted ->
            Platform.runLater(
                () -> {
                  if (script.text().equals(before) && !formatted.equals(before)) {
                    int caret = CaretTracking.carry(before, script.caret(), formatted);
                    script.apply(
                        new TextEdit(
                            new Span(0, before.length()), formatted, new Span(caret, caret)));
                  }
                }));
  }

  /** Shows the text, the table, or both; the focus moves to what is visible. */
  public void show(Halves halves) {
    Halves before = sides.inSight();
    sides.show(halves);
    if (before != halves && tab.isSelected()) {
      focusInSight();
    }
  }

  /**
   * Shows only the table in the tab, or brings the rest back.
   *
   * @param back called when the user asks at the table for the rest
   */
  public void play(boolean playing, Runnable back) {
    parts.match().alone(playing);
    parts.playtest().onShowText(back);
    parts.status().setVisible(!playing);
    parts.status().setManaged(!playing);
  }

  /** Returns the commands for the match, and what they belong to; empty if the table is hidden. */
  public Optional<LentCommands> commands() {
    return sides.inSight().hasTable()
        ? Optional.of(new LentCommands(parts.match()))
        : Optional.empty();
  }

  private void focusInSight() {
    if (sides.inSight().hasText()) {
      table.goToText();
    } else {
      Drawing.afterNext(tab.getTabPane(), this::focusTable);
    }
  }

  /** Focuses the table, unless something in its half has taken the focus meanwhile. */
  private void focusTable() {
    Node owner = window().getScene().getFocusOwner();
    while (owner != null && !owner.equals(parts.match())) {
      owner = owner.getParent();
    }
    if (owner == null && sides.inSight() == Halves.TABLE) {
      parts.match().focusFront();
    }
  }

  private void toggleOutline() {
    keepPanes();
    context
        .preferences()
        .change(settings -> settings.withPanes(panes -> panes.withOutline(!panes.outline())));
    PaneLayout panes = context.preferences().now().panes();
    sides.show(parts, panes);
    if (panes.outline()) {
      parts.outline().caretAt(script.caret());
      parts.outline().requestFocus();
    } else {
      script.focus();
    }
  }

  private void keepPanes() {
    context.preferences().change(settings -> settings.withPanes(sides::kept));
  }

  /** Ends all work for the script, after finishing what was already asked for. */
  public void dispose() {
    states.end();
    if (!wouldLoseText()) {
      session.endDrafts();
    }
    keepPanes();
    branches.keep();
    tools.hide();
    script.dispose();
    sessionWorker.leave();
    assistantWorker.leave();
    sessionThread.close();
    assistantThread.close();
    clock.close();
    batches.dispose();
    learning.dispose();
    table.dispose();
  }
}
