package tricksmith.editor.view;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.branches.PlayedBranch;
import tricksmith.editor.files.ImportedMatch;
import tricksmith.editor.files.OpenResult;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.gallery.GalleryActions;
import tricksmith.editor.gallery.GalleryPane;
import tricksmith.editor.gallery.GameReadings;
import tricksmith.editor.live.MatchSettings;
import tricksmith.editor.persistence.DraftFiles;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.persistence.Guided;
import tricksmith.editor.persistence.Halves;
import tricksmith.editor.persistence.Library;
import tricksmith.editor.persistence.PaneLayout;
import tricksmith.editor.session.BackgroundWorker;
import tricksmith.editor.view.dialog.MessageDialog;
import tricksmith.editor.view.dialog.UnsavedDialog;
import tricksmith.editor.view.help.FirstSteps;
import tricksmith.editor.view.help.WordIndex;
import tricksmith.editor.view.library.OpenFailureMessages;
import tricksmith.editor.view.look.Drawing;
import tricksmith.editor.view.look.ObservableSettings;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.menu.Command;
import tricksmith.editor.view.menu.CommandRow;
import tricksmith.editor.view.menu.MenuRow;
import tricksmith.editor.view.menu.ShortcutList;
import tricksmith.editor.view.menu.ViewSwitch;
import tricksmith.editor.view.tab.ScriptTab;
import tricksmith.editor.view.tab.ScriptToOpen;
import tricksmith.editor.view.tab.Surroundings;
import tricksmith.editor.view.tab.WindowContext;

/** The window: menus, and a tab for each script. */
final class EditorWindow {
  private static final Logger LOG = LoggerFactory.getLogger(EditorWindow.class);
  private static final double WIDTH = 1280;
  private static final double HEIGHT = 860;

  /** The width below which two halves would both be too small. */
  private static final double ROOM_FOR_BOTH = 1000;

  private static final Duration LOOK_AT_FILES = Duration.seconds(1);

  private static final PseudoClass ALONE = PseudoClass.getPseudoClass("alone");

  private final Stage stage;
  private final WindowContext context;
  private final BackgroundWorker painter = new BackgroundWorker("colours");
  private final GameReadings readings = new GameReadings();
  private final List<ScriptTab> scripts = new ArrayList<>();
  private final TabPane tabs = new TabPane();

  /** The scripts that editors were busy with when they died; they are opened as text. */
  private final Set<Path> diedOf;

  private final ScriptTabs tabsAndCommands = new ScriptTabs(tabs);
  private final BorderPane root = new BorderPane(tabsAndCommands);
  private final Timeline watch =
      new Timeline(new KeyFrame(LOOK_AT_FILES, _ -> scripts.forEach(ScriptTab::lookAtFile)));
  private final InvalidationListener colours = _ -> Platform.runLater(this::dress);
  private Texts texts;
  private Sight sight;
  private @Nullable CommandRow commands;
  private @Nullable Tab galleryTab;

  private EditorWindow(Stage stage, WindowContext context) {
    this.stage = stage;
    this.context = context;
    diedOf = context.busy().takeLeftBehind();
    texts = context.texts();
    sight = Sight.of(context.preferences().now().panes().halves());
  }

  /** Opens a window with abandoned drafts first, then these scripts. */
  static EditorWindow open(Stage stage, WindowContext context, List<ScriptToOpen> beginnings) {
    return open(stage, context, beginnings, List.of());
  }

  /**
   * Opens a window as {@link #open(Stage, WindowContext, List)} does.
   *
   * @param refusals messages about what could not be opened, which the window shows
   */
  static EditorWindow open(
      Stage stage, WindowContext context, List<ScriptToOpen> beginnings, List<String> refusals) {
    EditorWindow window = new EditorWindow(stage, context);
    window.show(beginnings, refusals);
    return window;
  }

  private void show(List<ScriptToOpen> beginnings, List<String> refused) {
    tabs.setId("scripts");
    tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.ALL_TABS);
    tabs.getStyleClass().add("scripts");
    tabs.getSelectionModel().selectedItemProperty().subscribe(_ -> hasSelected());
    root.getStyleClass().add("editor");
    stage.setScene(sceneAsLargeAsLastTime());
    stage.sizeToScene();
    acceptFiles(stage.getScene());
    stage.getScene().widthProperty().subscribe(_ -> fit());
    stage.getScene().addEventHandler(KeyEvent.KEY_PRESSED, this::stopPlayingBy);
    dress();
    speak();
    context.preferences().settingsProperty().addListener(this::settingsHaveChanged);
    Platform.getPreferences().colorSchemeProperty().addListener(colours);
    stage.setOnCloseRequest(
        request -> {
          request.consume();
          closeAll();
        });
    stage.setOnHidden(_ -> dispose());
    List<String> refusals = new ArrayList<>(refused);
    refusals.addAll(beginnings.isEmpty() ? openLastTime() : open(beginnings));
    stage.show();
    focusSelected();
    if (!refusals.isEmpty()) {
      say(String.join("\n", refusals));
    }
    watch.setCycleCount(Animation.INDEFINITE);
    watch.play();
  }

  private Scene sceneAsLargeAsLastTime() {
    PaneLayout panes = context.preferences().now().panes();
    Rectangle2D screen = Screen.getPrimary().getVisualBounds();
    double width = panes.width() > 0 ? panes.width() : WIDTH;
    double height = panes.height() > 0 ? panes.height() : HEIGHT;
    return new Scene(
        root, Math.min(width, screen.getWidth()), Math.min(height, screen.getHeight()));
  }

  private void keepSize() {
    if (!stage.isMaximized() && !stage.isFullScreen() && !stage.isIconified()) {
      context
          .preferences()
          .change(
              settings ->
                  settings.withPanes(
                      panes -> panes.withSize((int) root.getWidth(), (int) root.getHeight())));
    }
  }

  /** Reopens what was open last time; returns messages about what could not be opened. */
  private List<String> openLastTime() {
    EditorSettings lastTime = context.preferences().now();
    List<DraftFiles.Abandoned> drafts = new ArrayList<>(context.drafts().abandoned());
    List<String> refusals = new ArrayList<>();
    for (Path file : lastTime.open()) {
      Optional<DraftFiles.Abandoned> draft = takeDraft(file, drafts);
      draft.ifPresent(this::recover);
      if (draft.isEmpty()) {
        openAgain(file).ifPresent(refusals::add);
      }
    }
    drafts.forEach(this::recover);
    showFirst(lastTime.front());
    return refusals;
  }

  /** Reopens a file; files that are gone are skipped. */
  private Optional<String> openAgain(Path file) {
    try {
      switch (OpenResult.of(file)) {
        case OpenResult.Ready ready -> {
          if (!ready.script().isNew()) {
            add(beginning(ready), null);
          }
        }
        case OpenResult.Refused refused -> {
          return Optional.of(OpenFailureMessages.of(refused, texts));
        }
      }
    } catch (IOException unreadable) {
      LOG.debug("Not opened again: {}", file, unreadable);
    }
    return Optional.empty();
  }

  private void keepOpen() {
    List<Path> open = scripts.stream().map(ScriptTab::path).toList();
    Optional<Path> front = selected().map(ScriptTab::path);
    context.preferences().change(settings -> settings.withOpen(open, front));
  }

  /** Opens these scripts, and abandoned drafts of others. */
  private List<String> open(List<ScriptToOpen> beginnings) {
    List<DraftFiles.Abandoned> drafts = new ArrayList<>(context.drafts().abandoned());
    for (ScriptToOpen beginning : beginnings) {
      takeDraft(beginning.opened().file().path(), drafts)
          .ifPresentOrElse(
              draft -> add(beginning.with(draft.fileAsItWas()), draft), () -> add(beginning, null));
    }
    drafts.forEach(this::recover);
    showFirst(Optional.empty());
    return List.of();
  }

  /** Takes the abandoned draft of a file, if there is one that the file does not hold yet. */
  private static Optional<DraftFiles.Abandoned> takeDraft(
      Path file, List<DraftFiles.Abandoned> drafts) {
    Optional<DraftFiles.Abandoned> draft =
        drafts.stream()
            .filter(other -> other.file().equals(file.toAbsolutePath()) && !other.isSaved())
            .findFirst();
    draft.ifPresent(drafts::remove);
    return draft;
  }

  /** Selects the tab of a script, or else the first. */
  private void showFirst(Optional<Path> front) {
    if (scripts.isEmpty()) {
      openGallery();
    } else if (front.filter(this::goTo).isEmpty()) {
      tabs.getSelectionModel().select(0);
    }
  }

  /** Recovers a draft, or drops it if its file already holds it. */
  private void recover(DraftFiles.Abandoned draft) {
    if (draft.isSaved()) {
      context.drafts().remove(draft);
    } else {
      add(beginning(draft.fileAsItWas()), draft);
    }
  }

  private static ScriptToOpen beginning(ScriptFile.Opened opened) {
    return new ScriptToOpen(opened, MatchSettings.NONE, ScriptToOpen.USUAL_SEED);
  }

  private static ScriptToOpen beginning(OpenResult.Ready ready) {
    return new ScriptToOpen(
        ready.script(), MatchSettings.NONE, ScriptToOpen.USUAL_SEED, ready.match(), ready.draft());
  }

  private void add(ScriptToOpen found, DraftFiles.@Nullable Abandoned draft) {
    Path opened = found.opened().file().path().toAbsolutePath();
    ScriptToOpen beginning = diedOf.contains(opened) ? found.asMereText() : found;
    ScriptTab script = new ScriptTab(context, beginning, painter::run, draft, new AroundTabs());
    script.tab().setOnCloseRequest(request -> closeRequested(request, script));
    script.tab().setText(script.name());
    scripts.add(script);
    script.show(sight.inSight());
    tabs.getTabs().add(script.tab());
    tabs.getSelectionModel().select(script.tab());
    Path path = script.path();
    if (!beginning.opened().isNew()) {
      context.preferences().change(settings -> settings.withRecent(path));
    }
    keepOpen();
    script.focus();
  }

  /** Opens a file of any kind, or selects the tab of its script. */
  void open(Path path) {
    if (!goTo(path)) {
      try {
        switch (OpenResult.of(path)) {
          case OpenResult.Ready ready -> open(ready);
          case OpenResult.Refused refused -> refuse(refused);
        }
      } catch (IOException unreadable) {
        LOG.debug("Not opened: {}", path, unreadable);
        say(texts.say("file.unreadable", path));
      }
    }
  }

  private boolean goTo(Path path) {
    Optional<ScriptTab> already =
        scripts.stream().filter(script -> script.path().equals(path)).findFirst();
    already.ifPresent(
        script -> {
          tabs.getSelectionModel().select(script.tab());
          script.focus();
        });
    return already.isPresent();
  }

  private void open(OpenResult.Ready ready) {
    if (goTo(ready.script().file().path())) {
      ready.match().ifPresent(match -> selected().ifPresent(script -> script.arrive(match)));
    } else {
      add(beginning(ready), null);
    }
  }

  /**
   * Reports a file that was refused; a match whose script is missing is played under the selected
   * script, if there is one.
   */
  private void refuse(OpenResult.Refused refused) {
    Optional<ScriptTab> script = selected();
    if (refused.match().isPresent() && script.isPresent()) {
      script.get().arrive(refused.match().get());
    } else {
      say(OpenFailureMessages.of(refused, texts));
    }
  }

  private void acceptFiles(Scene scene) {
    scene.setOnDragOver(
        event -> {
          if (event.getDragboard().hasFiles()) {
            event.acceptTransferModes(TransferMode.COPY);
            event.consume();
          }
        });
    scene.setOnDragDropped(
        event -> {
          List<File> dropped = event.getDragboard().getFiles();
          dropped.forEach(file -> open(file.toPath()));
          event.setDropCompleted(!dropped.isEmpty());
          event.consume();
        });
  }

  private void openGallery() {
    if (galleryTab == null || !tabs.getTabs().contains(galleryTab)) {
      galleryTab = new Tab();
      tabs.getTabs().add(galleryTab);
    }
    fillGallery(galleryTab);
    tabs.getSelectionModel().select(galleryTab);
    Drawing.afterNext(tabs, this::focusSelected);
  }

  private void fillGallery(Tab tab) {
    tab.setText(texts.say("gallery.title"));
    tab.setContent(
        new GalleryPane(
            texts.language(),
            library(),
            context.preferences().now().recent(),
            readings,
            this::moves,
            new FromGallery()));
  }

  private Library library() {
    return new Library(context.folders());
  }

  /** Whether animation is wanted. */
  private boolean moves() {
    return switch (context.preferences().now().motion()) {
      case SYSTEM -> !Platform.getPreferences().isReducedMotion();
      case GLIDE -> true;
      case FADE -> false;
    };
  }

  /** The requests of a tab to the window. */
  private final class AroundTabs implements Surroundings {
    @Override
    public void changed(ScriptTab tab) {
      showTitle();
    }

    @Override
    public void openCopy(Library.Entry game) {
      new FromGallery().play(game);
    }

    @Override
    public void showKeys() {
      perform(Command.SHORTCUTS);
    }
  }

  /** The requests of the gallery to the window. */
  private final class FromGallery implements GalleryActions {
    @Override
    public void open(Path file) {
      EditorWindow.this.open(file);
    }

    @Override
    public int guided() {
      return guidedScript().map(ScriptTab::guided).orElseGet(this::guidedBefore);
    }

    /**
     * Returns the steps done in an earlier session; without the script on which the guide was
     * begun, its changes are gone too.
     */
    private int guidedBefore() {
      Guided kept = context.preferences().now().guided();
      return isThere(kept) || kept.done() >= GUIDE_STEPS ? kept.done() : Math.min(kept.done(), 1);
    }

    /** Starts or resumes the guide, on a copy of a game that the texts name. */
    @Override
    public void guide() {
      Optional<ScriptTab> begun =
          guidedScript().filter(script -> script.guided() < GalleryActions.GUIDE_STEPS);
      if (begun.isPresent()) {
        goTo(begun.get().path());
        begun.get().lead(0);
      } else if (isToBeFoundAgain()) {
        goOnWhereItWasLeft(context.preferences().now().guided());
      } else {
        int before = guidedBefore() % GUIDE_STEPS;
        library().entries(texts.language()).stream()
            .filter(game -> isToBeGuided(game.path()))
            .findFirst()
            .ifPresent(
                game -> {
                  play(game);
                  selected().ifPresent(script -> script.lead(before));
                });
      }
    }

    private void goOnWhereItWasLeft(Guided kept) {
      kept.script().ifPresent(EditorWindow.this::open);
      selected()
          .filter(script -> kept.isOn(script.path()))
          .ifPresent(script -> script.lead(kept.done()));
    }

    private boolean isToBeFoundAgain() {
      Guided kept = context.preferences().now().guided();
      return isThere(kept) && kept.done() < GUIDE_STEPS;
    }

    /** Whether the script of the guide still exists; a copy that is in no file may be open. */
    private boolean isThere(Guided kept) {
      return kept.script().filter(Files::exists).isPresent()
          || scripts.stream().anyMatch(script -> kept.isOn(script.path()));
    }

    private boolean isToBeGuided(@Nullable Path game) {
      return game != null && game.endsWith(texts.say("guide.game"));
    }

    /** Returns the script in which the guide to the first variation was begun last. */
    private Optional<ScriptTab> guidedScript() {
      return scripts.stream().filter(ScriptTab::isGuided).reduce((_, later) -> later);
    }

    /** Opens a copy of a game; a game that is not the user's own is never opened itself. */
    @Override
    public void play(Library.Entry game) {
      copy(game, copy -> ScriptToOpen.copy(copy, game.title()));
    }

    @Override
    public void tryOut(Library.Entry game, int players, PlayedBranch course, String changed) {
      MatchSettings settings = new MatchSettings(players, Map.of());
      ImportedMatch match =
          new ImportedMatch(
              settings,
              List.of(course.branch()),
              course.branch().number(),
              course.length(),
              Optional.empty());
      copy(game, copy -> ScriptToOpen.changedCopy(copy, game.title(), match, changed));
    }

    private void copy(Library.Entry game, Function<ScriptFile.Opened, ScriptToOpen> beginning) {
      try {
        ScriptFile.Opened copy = library().copy(game, EditorWindow.this::isPlayedOn);
        if (!goTo(copy.file().path())) {
          add(beginning.apply(copy), null);
        }
      } catch (IOException failure) {
        notSaved(game.title(), failure);
      }
    }

    @Override
    public void start(Library.Entry game, String title) {
      try {
        EditorWindow.this.open(library().create(title, game.text()));
      } catch (IOException failure) {
        notSaved(title, failure);
      }
    }

    private void notSaved(String title, IOException failure) {
      LOG.debug("The script was not made: {}", title, failure);
      say(texts.say("failure.NOT_SAVED", title, String.valueOf(failure.getMessage())));
    }

    @Override
    public void find(Path missing) {
      context
          .files()
          .open(stage, texts)
          .ifPresent(
              found -> {
                forget(missing);
                EditorWindow.this.open(found);
              });
    }

    @Override
    public void forget(Path missing) {
      context.preferences().change(settings -> settings.withoutRecent(missing));
      if (galleryTab != null) {
        fillGallery(galleryTab);
        focusSelected();
      }
    }
  }

  /** Whether an open script, other than an untouched copy, will be saved in this file. */
  private boolean isPlayedOn(Path file) {
    return scripts.stream()
        .anyMatch(script -> script.path().equals(file) && !script.isUntouchedCopy());
  }

  /** Shows the version, and where everything is stored. */
  private void tellAbout() {
    String built = EditorWindow.class.getPackage().getImplementationVersion();
    String version = built == null ? texts.say("about.unpackaged") : built;
    new MessageDialog(context.look(), context.preferences().now())
        .tell(
            stage,
            texts.say("about.title", version),
            texts.say("about.text", context.folders().scripts(), context.folders().state()));
  }

  private void say(String words) {
    new MessageDialog(context.look(), context.preferences().now()).show(stage, words);
  }

  private void settingsHaveChanged(
      Observable observable, EditorSettings before, EditorSettings now) {
    if (before.language() != now.language()) {
      speak();
    }
    if (before.wrap() != now.wrap()) {
      scripts.forEach(script -> script.wrap(now.wrap()));
    }
    if (before.motion() != now.motion()) {
      scripts.forEach(ScriptTab::move);
    }
    if (before.theme() != now.theme() || before.zoom() != now.zoom()) {
      dress();
    }
  }

  private void speak() {
    texts = context.texts();
    commands =
        new CommandRow(
            new MenuRow(texts, context.preferences(), this::perform, this::open),
            new ViewSwitch(texts, this::perform));
    root.setTop(commands);
    scripts.forEach(script -> script.speak(texts));
    if (galleryTab != null) {
      fillGallery(galleryTab);
    }
    showTitle();
    showSight();
  }

  private void dress() {
    context.look().applyTo(stage.getScene(), context.preferences().now());
  }

  /**
   * Follows the selection of a tab; the focus moves after the click, once the content of the tab is
   * there.
   */
  private void hasSelected() {
    showTitle();
    if (selected().isPresent()) {
      keepOpen();
    } else {
      sight = sight.playing(false);
    }
    showSight();
    Drawing.afterNext(tabs, this::focusSelected);
  }

  private void focusSelected() {
    selected().ifPresent(ScriptTab::focus);
    gallery().ifPresent(GalleryPane::focus);
  }

  /** Returns the gallery, if it is in front. */
  private Optional<GalleryPane> gallery() {
    return Optional.ofNullable(galleryTab)
        .filter(tab -> tab.isSelected() && tabs.getTabs().contains(tab))
        .map(tab -> (GalleryPane) tab.getContent());
  }

  private void showTitle() {
    stage.setTitle(
        selected()
            .map(
                script ->
                    texts.say(
                        script.isUnsaved() ? "window.unsaved" : "window.saved", script.name()))
            .orElse("Tricksmith"));
  }

  private Optional<ScriptTab> selected() {
    Tab selected = tabs.getSelectionModel().getSelectedItem();
    return scripts.stream().filter(script -> script.tab().equals(selected)).findFirst();
  }

  private void perform(Command command) {
    ObservableSettings preferences = context.preferences();
    command.half().ifPresent(half -> become(sight.revealing(half)));
    if (sight.playing() && command.endsPlay()) {
      stopPlaying();
    }
    switch (command) {
      case NEW -> openGallery();
      case OPEN -> context.files().open(stage, texts).ifPresent(this::open);
      case CLOSE -> closeSelected();
      case QUIT -> closeAll();
      case NEXT_SCRIPT -> step(1);
      case PREVIOUS_SCRIPT -> step(-1);
      case ZOOM_IN -> preferences.change(settings -> settings.zoomedBy(1));
      case ZOOM_OUT -> preferences.change(settings -> settings.zoomedBy(-1));
      case ZOOM_RESET -> preferences.change(EditorSettings::unzoomed);
      case WRAP -> preferences.change(settings -> settings.withWrap(!settings.wrap()));
      case TEXT_ALONE -> become(sight.choosing(Halves.TEXT));
      case TEXT_AND_TABLE -> become(sight.choosing(Halves.BOTH));
      case TABLE_ALONE -> become(sight.choosing(Halves.TABLE));
      case PLAY -> become(sight.playing(!sight.playing()));
      case SWITCH_SIDES -> switchSides();
      case LEARN ->
          selected()
              .ifPresentOrElse(script -> script.perform(command), () -> perform(Command.SHORTCUTS));
      case FIRST_STEPS -> new FirstSteps(texts).open(stage, context.look(), preferences.now());
      case WORDS ->
          new WordIndex(texts, selected().map(ScriptTab::wordAtCaret).orElse(""))
              .open(stage, context.look(), preferences.now());
      case ABOUT -> tellAbout();
      case SHORTCUTS -> new ShortcutList(texts).open(stage, context.look(), preferences.now());
      case FIND -> {
        gallery().ifPresent(GalleryPane::find);
        selected().ifPresent(script -> script.perform(command));
      }
      default -> selected().ifPresent(script -> script.perform(command));
    }
  }

  private void switchSides() {
    if (sight.inSight() == Halves.BOTH) {
      selected().ifPresent(script -> script.perform(Command.SWITCH_SIDES));
    } else {
      become(sight.flipped());
    }
  }

  /** Ends play on Escape, if nothing else was closed by the key. */
  private void stopPlayingBy(KeyEvent key) {
    if (key.getCode() == KeyCode.ESCAPE && sight.playing()) {
      key.consume();
      stopPlaying();
    }
  }

  private void stopPlaying() {
    become(sight.playing(false));
  }

  private void fit() {
    double width = stage.getScene().getWidth();
    if (width > 0) {
      become(sight.small(width < ROOM_FOR_BOTH));
    }
  }

  /** Changes what is visible; without a script in front there are no halves to show. */
  private void become(Sight next) {
    boolean possible = selected().isPresent() || !next.playing();
    if (possible && !next.equals(sight)) {
      sight = next;
      context
          .preferences()
          .change(settings -> settings.withPanes(panes -> panes.withHalves(sight.wanted())));
      showSight();
    }
  }

  private void showSight() {
    tabs.pseudoClassStateChanged(ALONE, sight.playing());
    if (commands != null) {
      commands.show(selected().isPresent(), sight.inSight(), !sight.small());
      commands.setVisible(!sight.playing());
      commands.setManaged(!sight.playing());
    }
    for (ScriptTab script : scripts) {
      script.play(sight.playing(), this::stopPlaying);
      script.show(sight.inSight());
    }
    tabsAndCommands.show(
        sight.playing() ? null : selected().flatMap(ScriptTab::commands).orElse(null));
  }

  private void step(int by) {
    int count = tabs.getTabs().size();
    if (count > 0) {
      int next = Math.floorMod(tabs.getSelectionModel().getSelectedIndex() + by, count);
      tabs.getSelectionModel().select(next);
      selected().ifPresent(ScriptTab::focus);
    }
  }

  private void closeSelected() {
    Optional<ScriptTab> script = selected();
    if (script.isPresent()) {
      close(script.get());
    } else {
      tabs.getTabs().remove(tabs.getSelectionModel().getSelectedItem());
    }
  }

  private void closeRequested(Event request, ScriptTab script) {
    request.consume();
    close(script);
  }

  /** Closes a script, asking first if necessary. */
  private void close(ScriptTab script) {
    if (!script.wouldLoseText()) {
      remove(script);
      return;
    }
    tabs.getSelectionModel().select(script.tab());
    switch (ask(List.of(script))) {
      case SAVE ->
          script.saveThen(
              () -> {
                if (!script.isUnsaved()) {
                  remove(script);
                }
              });
      case DISCARD -> {
        script.discard();
        remove(script);
      }
      case CANCEL -> {}
    }
  }

  private UnsavedDialog.Answer ask(List<ScriptTab> unsaved) {
    return new UnsavedDialog(texts, context.question())
        .ask(stage, unsaved.stream().map(ScriptTab::name).toList());
  }

  private void remove(ScriptTab script) {
    scripts.remove(script);
    tabs.getTabs().remove(script.tab());
    script.dispose();
    keepOpen();
  }

  /** Closes the window, asking once about everything unsaved; after a cancel nothing is lost. */
  private void closeAll() {
    List<ScriptTab> unsaved = scripts.stream().filter(ScriptTab::wouldLoseText).toList();
    if (unsaved.isEmpty()) {
      stage.hide();
      return;
    }
    tabs.getSelectionModel().select(unsaved.getFirst().tab());
    switch (ask(unsaved)) {
      case SAVE -> saveAndClose(unsaved);
      case DISCARD -> {
        unsaved.forEach(ScriptTab::discard);
        stage.hide();
      }
      case CANCEL -> {}
    }
  }

  /** Saves and closes scripts one by one, until one cannot be saved; that one is shown. */
  private void saveAndClose(List<ScriptTab> unsaved) {
    if (unsaved.isEmpty()) {
      closeAll();
      return;
    }
    ScriptTab first = unsaved.getFirst();
    tabs.getSelectionModel().select(first.tab());
    first.saveThen(() -> saveAndClose(unsaved.subList(1, unsaved.size())));
  }

  private void dispose() {
    watch.stop();
    keepSize();
    keepOpen();
    Platform.getPreferences().colorSchemeProperty().removeListener(colours);
    scripts.forEach(ScriptTab::dispose);
    painter.close();
    readings.close();
  }
}
