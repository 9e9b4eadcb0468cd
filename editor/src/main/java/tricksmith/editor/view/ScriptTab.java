package tricksmith.editor.view;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import javafx.scene.control.Tab;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.figures.FiguresActions;
import tricksmith.editor.figures.UseWords;
import tricksmith.editor.keeping.Drafts;
import tricksmith.editor.keeping.Panes;
import tricksmith.editor.live.Arranged;
import tricksmith.editor.live.Pin;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.live.SceneDraft;
import tricksmith.editor.live.Speed;
import tricksmith.editor.session.Arrival;
import tricksmith.editor.session.Assistant;
import tricksmith.editor.session.BackgroundWorker;
import tricksmith.editor.session.EditingSession;
import tricksmith.editor.session.Kept;
import tricksmith.editor.session.Knob;
import tricksmith.editor.session.Saved;
import tricksmith.editor.session.ScriptFile;
import tricksmith.editor.session.SessionState;
import tricksmith.editor.session.TableKeeper;
import tricksmith.editor.session.TextChange;
import tricksmith.editor.session.Wishes;
import tricksmith.editor.table.PlaytestActions;
import tricksmith.editor.text.Caret;
import tricksmith.editor.text.Edit;
import tricksmith.editor.text.Indentation;
import tricksmith.editor.text.WholeLines;
import tricksmith.editor.trials.Subject;
import tricksmith.editor.trials.TrialState;
import tricksmith.editor.trials.Trials;
import tricksmith.record.MatchFileProblem;
import tricksmith.service.QuickFix;
import tricksmith.source.Diagnostic;
import tricksmith.source.Span;

/**
 * A script: its text on one side, the match on the other. It only puts the parts together; those
 * with words are made anew in another language, while text and session stay.
 */
final class ScriptTab implements PlaytestActions, ScriptTabActions, FiguresActions {
  private static final Duration AUTOSAVE_PAUSE = Duration.ofSeconds(1);

  private final Surroundings surroundings;
  private final Tab tab = new Tab();
  private final BackgroundWorker worker = new BackgroundWorker("session");
  private final TableKeeper tables;
  private final EditingSession session;
  private final BackgroundWorker thinker = new BackgroundWorker("assistant");
  private final Assistant assistant;
  private final BackgroundWorker trier = BackgroundWorker.givingWay("trials");
  private final Trials trials = new Trials(trier, new LatestState<TrialState>(this::showTrials));
  private final ScriptPane script;
  private final Sides sides = new Sides();
  private final LanguageTools tools;
  private final Deque<Integer> trail = new ArrayDeque<>();

  /** The rule that the table has shown last, as long as the text is the same. */
  private Optional<Integer> shownRule = Optional.empty();

  private final Consumer<ScriptTab> changed;
  private ScriptFile file;
  private Texts texts;
  private ScriptTabParts parts;
  private @Nullable SessionState shown;
  private TrialState tried = TrialState.NOTHING;
  private Optional<ComparisonWindow> comparison = Optional.empty();

  /**
   * What a tab begins with.
   *
   * @param match that comes with the script
   * @param draft the text as it was left, if the match was played by an earlier one
   */
  record Beginning(
      ScriptFile.Opened opened,
      Wishes wishes,
      long seed,
      Optional<Arrival> match,
      Optional<String> draft) {

    /** The seed of a match that nobody has asked for. */
    static final long USUAL_SEED = 1;

    Beginning(ScriptFile.Opened opened, Wishes wishes, long seed) {
      this(opened, wishes, seed, Optional.empty(), Optional.empty());
    }

    /** The same with another text. */
    Beginning with(ScriptFile.Opened other) {
      return new Beginning(other, wishes, seed, match, draft);
    }

    /** Whether a match of its own is asked for. */
    boolean asksForMatch() {
      return !wishes.equals(Wishes.NONE) || seed != USUAL_SEED;
    }
  }

  /**
   * A tab with a script.
   *
   * @param painter where colours are found
   * @param abandoned what was not saved when an earlier program ended; null if there was nothing
   * @param changed told when something has changed that the window shows around the tab
   */
  ScriptTab(
      Surroundings surroundings,
      Beginning beginning,
      Executor painter,
      Drafts.@Nullable Abandoned abandoned,
      Consumer<ScriptTab> changed) {
    this.surroundings = surroundings;
    this.changed = changed;
    texts = surroundings.texts();
    file = beginning.opened().file();
    Drafts drafts = surroundings.drafts();
    tables =
        new TableKeeper(
            surroundings.tables(),
            worker,
            new LatestState<SessionState>(this::show),
            reason -> Platform.runLater(() -> parts.notices().playedIsNotKept(reason)));
    session =
        EditingSession.open(
            beginning.opened(),
            beginning.wishes(),
            beginning.seed(),
            worker,
            tables,
            abandoned == null ? drafts.newDraft() : drafts.takeOver(abandoned));
    assistant = new Assistant(thinker, session::read);
    session.play(playtest -> playtest.speed(Speed.FAST));
    script = new CodeAreaScriptPane(texts, painter);
    script.open(beginning.opened().text());
    wrap(surroundings.preferences().now().wrap());
    tools = new LanguageTools(script, assistant, () -> texts, this::goTo);
    script.onEdited(this::edited);
    script.onCaretMoved(this::caretMoved);
    script.onUseClicked(rule -> parts.figures().openExample(rule));
    script.node().addEventHandler(KeyEvent.KEY_PRESSED, this::closeAside);
    parts = layOut();
    survey();
    showPlace();
    if (abandoned != null || !beginning.opened().isNew()) {
      resume(beginning);
    }
    if (abandoned != null) {
      become(abandoned.text());
      parts.notices().hasRecovered();
      session.lookAtFile();
    } else {
      beginning
          .opened()
          .foreignEncoding()
          .ifPresent(
              encoding ->
                  parts
                      .notices()
                      .greet(new Notice("encoding", texts.say("notice.encoding", encoding))));
    }
    beginning.match().ifPresent(this::arrive);
    beginning.draft().ifPresent(this::become);
  }

  private void closeAside(KeyEvent key) {
    if (key.getCode() == KeyCode.ESCAPE && parts.closeAside()) {
      key.consume();
    }
  }

  private void become(String text) {
    script.apply(Edit.of(new Span(0, script.text().length()), text));
  }

  /** What was played last time is there again; it is shown unless something else is asked for. */
  private void resume(Beginning beginning) {
    Optional<Arrival> match = tables.restored(path());
    if (match.isPresent() && beginning.asksForMatch()) {
      arrive(match.get().as(beginning.wishes()));
      session.newMatch(beginning.seed());
    } else if (match.isPresent()) {
      arrive(match.get());
      parts.notices().greet(resumed());
    }
  }

  private Notice resumed() {
    return new Notice("resumed", texts.say("notice.resumed", file.name()))
        .offering(
            "resumed-another",
            texts.say("notice.another"),
            () -> {
              parts.notices().dismiss();
              parts.playtest().beginAnother();
              parts.playtest().focusFirstAnswer();
            });
  }

  /** Shows a match that comes from a file. */
  void arrive(Arrival match) {
    session.arrive(match, problem -> Platform.runLater(() -> differs(problem)));
  }

  private void differs(MatchFileProblem problem) {
    String words = texts.say("match.differs", problem.line(), problem.message(texts.language()));
    parts.notices().greet(new Notice("match-differs", words));
  }

  private void saveMatch() {
    ask(FileKind.MATCH).ifPresent(file -> session.saveMatch(file, this::kept));
  }

  private void share() {
    ask(FileKind.SHARED).ifPresent(file -> session.share(file, this::kept));
  }

  /** Beside the script, unless said otherwise. */
  private Optional<Path> ask(FileKind kind) {
    String name = file.name();
    String stem = name.endsWith(".trick") ? name.substring(0, name.length() - 6) : name;
    return ask(kind, file.path().resolveSibling(stem + kind.ending()));
  }

  private Optional<Path> ask(FileKind kind, Path suggestion) {
    return surroundings
        .files()
        .save(window(), texts, kind, suggestion)
        .flatMap(chosen -> withEnding(kind, chosen));
  }

  /**
   * The dialog has asked whether to replace the file that was named, and not that with an ending.
   */
  private Optional<Path> withEnding(FileKind kind, Path chosen) {
    if (chosen.toString().endsWith(kind.ending())) {
      return Optional.of(chosen);
    }
    Path whole = chosen.resolveSibling(chosen.getFileName() + kind.ending());
    boolean free =
        Files.notExists(whole)
            || new ReplaceQuestion(texts, surroundings.question()).ask(window(), whole);
    return free ? Optional.of(whole) : Optional.empty();
  }

  private void kept(Kept kept) {
    Platform.runLater(
        () -> parts.notices().greet(new Notice("match-kept", KeptWords.of(kept, texts))));
  }

  private ScriptTabParts layOut() {
    ScriptTabParts made =
        new ScriptTabParts(texts, session, script, assistant, this, this, this, this::turn);
    made.playtest().onFigures(wanted -> showFigures(made, wanted));
    sides.show(made, surroundings.preferences().now().panes());
    VBox whole = new VBox(made.notices(), sides);
    VBox.setVgrow(sides, Priority.ALWAYS);
    BorderPane content = new BorderPane(whole);
    content.setBottom(made.status());
    content.getStyleClass().add("script-tab");
    tab.setContent(content);
    return made;
  }

  /** Says everything in another language. */
  void speak(Texts newTexts) {
    texts = newTexts;
    keepPanes();
    script.speak(newTexts);
    tools.speak();
    ScriptTabParts before = parts;
    parts = layOut();
    parts.playtest().openAsIn(before.playtest());
    showTrials(tried);
    survey();
    if (shown != null) {
      show(shown);
    }
    showPlace();
  }

  Tab tab() {
    return tab;
  }

  Path path() {
    return file.path();
  }

  String name() {
    return file.name();
  }

  boolean isUnsaved() {
    return shown != null && shown.disk().lacks(script.text());
  }

  /** Whether to close it would lose something; the file may have gone before that was noticed. */
  boolean wouldLoseText() {
    return isUnsaved() || (!script.text().isEmpty() && Files.notExists(path()));
  }

  private void edited(String text) {
    shownRule = Optional.empty();
    trials.edited();
    session.edit(text);
    parts.edited();
    parts.renameBar().edited();
    comparison.ifPresent(ComparisonWindow::follow);
    survey();
    if (surroundings.preferences().now().autosave()) {
      worker.runAfter(AUTOSAVE_PAUSE, () -> autosave(text));
    }
  }

  private void survey() {
    tools.survey(overview -> parts.show(overview), remedies -> parts.offer(remedies));
  }

  private void caretMoved() {
    showPlace();
    parts.outline().caretAt(script.caret());
    tools.caretMoved();
  }

  /** Unless more has been typed since: that will be saved later. */
  private void autosave(String text) {
    Platform.runLater(
        () -> {
          if (script.text().equals(text)) {
            session.saveUnasked();
          }
        });
  }

  private void show(SessionState state) {
    shown = state;
    file = state.disk().file();
    parts.show(state);
    Subject.of(state).ifPresent(trials::follow);
    showCaret();
    tab.setText(texts.say(state.isUnsaved() ? "tab.unsaved" : "tab.saved", file.name()));
    showPath(file.path().toString());
    changed.accept(this);
  }

  private void showPath(String path) {
    if (tab.getTooltip() == null || !tab.getTooltip().getText().equals(path)) {
      tab.setTooltip(new Tooltip(path));
    }
  }

  private void showPlace() {
    String text = script.text();
    int caret = Math.min(script.caret(), text.length());
    int line = (int) text.chars().limit(caret).filter(c -> c == '\n').count() + 1;
    parts.status().place(line, caret - text.lastIndexOf('\n', caret - 1));
    showCaret();
  }

  @Override
  public void save() {
    saveThen(() -> {});
  }

  /** Saves, if need be after asking, and then does something; not if it cannot be saved. */
  void saveThen(Runnable next) {
    session.save(saved -> hasSaved(saved, next));
  }

  private void hasSaved(Saved saved, Runnable next) {
    Platform.runLater(
        () -> {
          switch (saved) {
            case DONE -> next.run();
            case OF_OTHERS -> askWhoseText(next);
            case FAILED -> parts.notices().insist();
          }
        });
  }

  private void askWhoseText(Runnable next) {
    if (shown == null) {
      return;
    }
    switch (new OthersQuestion(texts, surroundings.question()).ask(window(), shown.disk())) {
      case SAVE -> session.saveOver(saved -> hasSaved(saved, next));
      case TAKE -> shown.disk().otherText().ifPresent(parts.notices()::take);
      case COMPARE -> compare();
      case SAVE_AS -> saveAsThen(next);
      case CANCEL -> parts.notices().insist();
    }
  }

  private Window window() {
    return tab.getTabPane().getScene().getWindow();
  }

  /** Looks whether others have changed the file. */
  void lookAtFile() {
    session.lookAtFile();
  }

  /** Does what is asked of a script. */
  void perform(Command command) {
    switch (command) {
      case SAVE -> save();
      case SAVE_AS -> saveAs();
      case COMPARE -> compare();
      case SAVE_MATCH -> saveMatch();
      case SHARE -> share();
      case NOTE -> parts.playtest().turnNote();
      case SCENE -> parts.playtest().turnScene();
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
      case BACK -> goBack();
      case OUTLINE -> turnOutline();
      case GO_TO_LINE -> goToLine();
      case NEXT_PROBLEM -> parts.problems().step(1);
      case PREVIOUS_PROBLEM -> parts.problems().step(-1);
      case SWITCH_SIDES -> switchSides();
      case NEW_MATCH -> parts.playtest().beginAnother();
      case TAKE_BACK -> session.takeBack();
      case OPEN_HANDS -> parts.playtest().turnHands();
      case KNOBS -> parts.playtest().turnKnobs();
      case FIGURES -> parts.playtest().turnFigures();
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
          SHORTCUTS ->
          throw new IllegalArgumentException("not asked of a script: " + command);
    }
  }

  @Override
  public void compare() {
    if (shown != null) {
      ComparisonWindow opened = new ComparisonWindow(texts, script, compared(shown));
      comparison = Optional.of(opened);
      opened.open(window(), surroundings.look(), surroundings.preferences().now());
    }
  }

  /** With what others have written, or else with what was saved last. */
  private ComparisonWindow.Subject compared(SessionState state) {
    Notices notices = parts.notices();
    String saved = state.savedText();
    return state
        .disk()
        .otherText()
        .map(
            other ->
                new ComparisonWindow.Subject(
                    name(),
                    other,
                    texts.say("comparison.outside"),
                    texts.say("notice.take"),
                    () -> notices.take(other),
                    () -> notices.keepAgainst(other)))
        .orElseGet(
            () ->
                new ComparisonWindow.Subject(
                    name(),
                    saved,
                    texts.say("comparison.saved"),
                    texts.say("notice.forget"),
                    () -> notices.become(saved),
                    null));
  }

  @Override
  public void saveAs() {
    saveAsThen(() -> {});
  }

  private void saveAsThen(Runnable next) {
    ask(FileKind.SCRIPT, file.path())
        .ifPresent(path -> session.saveAs(path, saved -> hasSaved(saved, next)));
  }

  private void format() {
    String before = script.text();
    session.format(
        before,
        formatted ->
            Platform.runLater(
                () -> {
                  if (script.text().equals(before) && !formatted.equals(before)) {
                    int caret = Caret.carry(before, script.caret(), formatted);
                    script.apply(
                        new Edit(new Span(0, before.length()), formatted, new Span(caret, caret)));
                  }
                }));
  }

  private void goToLine() {
    new LineQuestion(surroundings.look(), surroundings.preferences().now())
        .ask(window(), texts.say("command.GO_TO_LINE"), texts.say("go-to-line.question"), "")
        .filter(answer -> answer.strip().matches("\\d{1,7}"))
        .ifPresent(answer -> revealLine(Integer.parseInt(answer.strip())));
  }

  private void revealLine(int line) {
    String text = script.text();
    int start = 0;
    for (int i = 1; i < line && text.indexOf('\n', start) >= 0; i++) {
      start = text.indexOf('\n', start) + 1;
    }
    goTo(new Span(start, start));
  }

  /** Whoever has been shown a rule from the table comes out there. */
  private void switchSides() {
    if (script.hasFocus()) {
      parts.playtest().answerByKeys();
    } else {
      shownRule.ifPresent(place -> script.select(new Span(place, place)));
      shownRule = Optional.empty();
      script.focus();
    }
  }

  /** Whether long lines go on below. */
  void wrap(boolean wrap) {
    script.wrap(wrap);
  }

  /** Takes the focus. */
  void focus() {
    script.focus();
  }

  /** What is not saved is meant to be lost. */
  void discard() {
    session.endDrafts();
  }

  @Override
  public void play(UnaryOperator<Playtest> change) {
    session.play(change);
  }

  @Override
  public void playOn(BiFunction<Playtest, BooleanSupplier, Playtest> change) {
    session.playOn(change);
  }

  @Override
  public void reveal(Span place) {
    if (shown != null) {
      shown
          .inText(place)
          .ifPresent(
              rule -> {
                script.show(rule);
                script.light(List.of(rule));
                shownRule = Optional.of(rule.start());
              });
    }
  }

  @Override
  public void light(List<Span> places) {
    SessionState state = shown;
    if (state != null) {
      script.light(places.stream().flatMap(place -> state.inText(place).stream()).toList());
    }
  }

  @Override
  public void pin(String title) {
    session.pin(title, pin -> Platform.runLater(() -> putIn(pin)));
  }

  @Override
  public void arrange(SceneDraft draft, Consumer<Optional<Arranged.Refused>> done) {
    session.arrange(draft, objection -> Platform.runLater(() -> done.accept(objection)));
  }

  // Figures of many matches.

  private void showFigures(ScriptTabParts where, boolean wanted) {
    where.match().showFigures(wanted);
    trials.want(wanted);
    showUse();
    if (wanted) {
      where.figures().focusFirst();
    }
  }

  private void showTrials(TrialState state) {
    boolean same = state.hasFiguresOf(tried);
    tried = state;
    parts.figures().show(state);
    if (!same) {
      showUse();
    }
  }

  /** Beside the lines, as long as figures are shown. */
  private void showUse() {
    script.showUse(tried.text().filter(_ -> parts.match().showsFigures()).map(this::useMarks));
  }

  private List<UseMark> useMarks(String triedText) {
    TextChange since = TextChange.between(triedText, script.text());
    UseWords words = UseWords.in(texts.language());
    return tried.rules().stream()
        .flatMap(
            rule ->
                since.carry(rule.heading()).stream()
                    .map(span -> new UseMark(span, rule, words.of(rule))))
        .toList();
  }

  @Override
  public void tryMany(int matches) {
    trials.tryMany(matches);
  }

  @Override
  public void markRules(boolean now) {
    trials.mark(now);
  }

  @Override
  public void stopTrying() {
    trials.stop();
  }

  @Override
  public void openExample(String name, long seed, int choices) {
    session.play(playtest -> playtest.openExample(name, seed, choices));
  }

  @Override
  public void revealTried(Span place) {
    tried
        .text()
        .flatMap(text -> TextChange.between(text, script.text()).carry(place))
        .ifPresent(
            rule -> {
              script.show(rule);
              script.light(List.of(rule));
            });
  }

  private void putIn(Pin pin) {
    if (shown != null) {
      shown
          .inText(new Span(pin.at(), pin.at()))
          .ifPresent(place -> script.apply(Edit.of(place, pin.text())));
    }
  }

  private void turn(Knob knob, List<String> values) {
    if (shown != null) {
      session.wish(shown.wishes().with(knob, values));
    }
  }

  /** The rule at the caret lights up what it does on the table. */
  private void showCaret() {
    if (shown != null) {
      parts.playtest().caretAt(shown.inForce(script.caret()));
    }
  }

  @Override
  public void reveal(Diagnostic problem) {
    if (shown != null) {
      shown.inText(problem).ifPresent(this::goTo);
    }
  }

  @Override
  public void goTo(Span place) {
    trail.push(script.caret());
    script.reveal(place);
  }

  private void goBack() {
    if (!trail.isEmpty()) {
      int place = trail.pop();
      script.reveal(new Span(place, place));
    }
  }

  @Override
  public void mend(QuickFix fix) {
    tools.mend(fix);
  }

  private void turnOutline() {
    keepPanes();
    surroundings
        .preferences()
        .change(settings -> settings.withPanes(panes -> panes.withOutline(!panes.outline())));
    Panes panes = surroundings.preferences().now().panes();
    sides.show(parts, panes);
    if (panes.outline()) {
      parts.outline().caretAt(script.caret());
      parts.outline().requestFocus();
    } else {
      script.focus();
    }
  }

  private void keepPanes() {
    surroundings.preferences().change(settings -> settings.withPanes(sides::kept));
  }

  /** Ends everything that goes on for the script; what was asked for before is still done. */
  void dispose() {
    if (!wouldLoseText()) {
      session.endDrafts();
    }
    keepPanes();
    tables.keep();
    tools.hide();
    script.dispose();
    worker.close();
    thinker.close();
    trials.want(false);
    trier.close();
  }
}
