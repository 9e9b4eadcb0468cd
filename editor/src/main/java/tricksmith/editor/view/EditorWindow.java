package tricksmith.editor.view;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.event.Event;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.keeping.Drafts;
import tricksmith.editor.keeping.Library;
import tricksmith.editor.keeping.Panes;
import tricksmith.editor.keeping.Settings;
import tricksmith.editor.session.BackgroundWorker;
import tricksmith.editor.session.Opening;
import tricksmith.editor.session.ScriptFile;
import tricksmith.editor.session.Wishes;

/** The window: menus, and a tab for each script. */
final class EditorWindow {
  private static final Logger LOG = LoggerFactory.getLogger(EditorWindow.class);
  private static final double WIDTH = 1280;
  private static final double HEIGHT = 860;

  /** In bits of the number of bytes. */
  private static final int MEGABYTE = 20;

  /** Many times the longest script that anybody has written. */
  private static final long LARGEST_SCRIPT = 1L << MEGABYTE;

  private static final Duration LOOK_AT_FILES = Duration.seconds(1);

  private final Stage stage;
  private final Surroundings surroundings;
  private final BackgroundWorker painter = new BackgroundWorker("colours");
  private final List<ScriptTab> scripts = new ArrayList<>();
  private final TabPane tabs = new TabPane();
  private final BorderPane root = new BorderPane(tabs);
  private final Timeline watch =
      new Timeline(new KeyFrame(LOOK_AT_FILES, _ -> scripts.forEach(ScriptTab::lookAtFile)));
  private final InvalidationListener colours = _ -> Platform.runLater(this::dress);
  private Texts texts;
  private @Nullable Tab libraryTab;

  private EditorWindow(Stage stage, Surroundings surroundings) {
    this.stage = stage;
    this.surroundings = surroundings;
    texts = surroundings.texts();
  }

  /** Opens a window with what was abandoned by earlier ones, and then these scripts. */
  static EditorWindow open(
      Stage stage, Surroundings surroundings, List<ScriptTab.Beginning> beginnings) {
    EditorWindow window = new EditorWindow(stage, surroundings);
    window.show(beginnings);
    return window;
  }

  private void show(List<ScriptTab.Beginning> beginnings) {
    tabs.setId("scripts");
    tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.ALL_TABS);
    tabs.getStyleClass().add("scripts");
    tabs.getSelectionModel().selectedItemProperty().subscribe(_ -> hasSelected());
    root.getStyleClass().add("editor");
    stage.setScene(sceneAsLargeAsLastTime());
    stage.sizeToScene();
    acceptFiles(stage.getScene());
    dress();
    speak();
    surroundings.preferences().settingsProperty().addListener(this::settingsHaveChanged);
    Platform.getPreferences().colorSchemeProperty().addListener(colours);
    stage.setOnCloseRequest(
        request -> {
          request.consume();
          closeAll();
        });
    stage.setOnHidden(_ -> dispose());
    open(beginnings.isEmpty() ? openLastTime() : beginnings);
    stage.show();
    focusSelected();
    watch.setCycleCount(Animation.INDEFINITE);
    watch.play();
  }

  private Scene sceneAsLargeAsLastTime() {
    Panes panes = surroundings.preferences().now().panes();
    Rectangle2D screen = Screen.getPrimary().getVisualBounds();
    double width = panes.width() > 0 ? panes.width() : WIDTH;
    double height = panes.height() > 0 ? panes.height() : HEIGHT;
    return new Scene(
        root, Math.min(width, screen.getWidth()), Math.min(height, screen.getHeight()));
  }

  private void keepSize() {
    if (!stage.isMaximized() && !stage.isFullScreen() && !stage.isIconified()) {
      surroundings
          .preferences()
          .change(
              settings ->
                  settings.withPanes(
                      panes -> panes.withSize((int) root.getWidth(), (int) root.getHeight())));
    }
  }

  /** What has gone meanwhile is passed over. */
  private List<ScriptTab.Beginning> openLastTime() {
    List<ScriptTab.Beginning> scripts = new ArrayList<>();
    for (Path file : surroundings.preferences().now().open()) {
      try {
        ScriptFile.Opened opened = ScriptFile.open(file);
        if (!opened.isNew()) {
          scripts.add(beginning(opened));
        }
      } catch (IOException unreadable) {
        LOG.debug("Not opened again: {}", file, unreadable);
      }
    }
    return scripts;
  }

  private void keepOpen() {
    List<Path> open = scripts.stream().map(ScriptTab::path).toList();
    surroundings.preferences().change(settings -> settings.withOpen(open));
  }

  private void open(List<ScriptTab.Beginning> beginnings) {
    List<Drafts.Abandoned> left = new ArrayList<>(surroundings.drafts().abandoned());
    for (ScriptTab.Beginning beginning : beginnings) {
      Path path = beginning.opened().file().path().toAbsolutePath();
      Optional<Drafts.Abandoned> draft =
          left.stream()
              .filter(abandoned -> abandoned.file().equals(path) && !abandoned.isSaved())
              .findFirst();
      draft.ifPresentOrElse(
          abandoned -> {
            left.remove(abandoned);
            add(beginning.with(abandoned.fileAsItWas()), abandoned);
          },
          () -> add(beginning, null));
    }
    left.forEach(this::recover);
    if (scripts.isEmpty()) {
      openLibrary();
    } else {
      tabs.getSelectionModel().select(0);
    }
  }

  /** What its file holds by now needs no draft. */
  private void recover(Drafts.Abandoned draft) {
    if (draft.isSaved()) {
      surroundings.drafts().remove(draft);
    } else {
      add(beginning(draft.fileAsItWas()), draft);
    }
  }

  private static ScriptTab.Beginning beginning(ScriptFile.Opened opened) {
    return new ScriptTab.Beginning(opened, Wishes.NONE, ScriptTab.Beginning.USUAL_SEED);
  }

  private static ScriptTab.Beginning beginning(Opening.Ready ready) {
    return new ScriptTab.Beginning(
        ready.script(), Wishes.NONE, ScriptTab.Beginning.USUAL_SEED, ready.match(), ready.draft());
  }

  private void add(ScriptTab.Beginning beginning, Drafts.@Nullable Abandoned draft) {
    ScriptTab script =
        new ScriptTab(surroundings, beginning, painter::run, draft, _ -> showTitle());
    script.tab().setOnCloseRequest(request -> closeRequested(request, script));
    script.tab().setText(script.name());
    scripts.add(script);
    tabs.getTabs().add(script.tab());
    tabs.getSelectionModel().select(script.tab());
    Path path = script.path();
    surroundings.preferences().change(settings -> settings.withRecent(path));
    keepOpen();
    script.focus();
  }

  /** Opens a file of any kind, or goes to the tab where its script is open. */
  void open(Path path) {
    if (!goTo(path)) {
      try {
        Optional<String> unsuitable = whyNot(path);
        if (unsuitable.isPresent()) {
          say(unsuitable.get());
          return;
        }
        switch (Opening.of(path)) {
          case Opening.Ready ready -> open(ready);
          case Opening.Refused refused -> refuse(refused);
        }
      } catch (IOException unreadable) {
        LOG.debug("Not opened: {}", path, unreadable);
        say(texts.say("file.unreadable", path));
      }
    }
  }

  /** What nobody would call a script would only hold everything up. */
  private Optional<String> whyNot(Path path) throws IOException {
    if (Files.isDirectory(path)) {
      return Optional.of(texts.say("file.folder", path));
    }
    boolean isScript =
        Stream.of(FileKind.MATCH, FileKind.SHARED)
            .noneMatch(kind -> path.toString().endsWith(kind.ending()));
    boolean tooLarge = isScript && Files.exists(path) && Files.size(path) > LARGEST_SCRIPT;
    return tooLarge
        ? Optional.of(
            texts.say(
                "file.too-large", path, Files.size(path) >> MEGABYTE, LARGEST_SCRIPT >> MEGABYTE))
        : Optional.empty();
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

  private void open(Opening.Ready ready) {
    if (goTo(ready.script().file().path())) {
      ready.match().ifPresent(match -> selected().ifPresent(script -> script.arrive(match)));
    } else {
      add(beginning(ready), null);
    }
  }

  /** A match whose script is not there is played by the one that is, if there is one. */
  private void refuse(Opening.Refused refused) {
    Optional<ScriptTab> script = selected();
    if (refused.match().isPresent() && script.isPresent()) {
      script.get().arrive(refused.match().get());
    } else {
      say(OpeningWords.of(refused, texts));
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

  private void openLibrary() {
    if (libraryTab == null || !tabs.getTabs().contains(libraryTab)) {
      libraryTab = new Tab();
      tabs.getTabs().add(libraryTab);
    }
    fillLibrary(libraryTab);
    tabs.getSelectionModel().select(libraryTab);
    Platform.runLater(this::focusSelected);
  }

  private void fillLibrary(Tab tab) {
    tab.setText(texts.say("library.title"));
    tab.setContent(
        new LibraryPane(texts, new Library(surroundings.folders()), this::open, this::say));
  }

  private void say(String words) {
    new PlainMessage(surroundings.look(), surroundings.preferences().now()).show(stage, words);
  }

  private void settingsHaveChanged(Observable observable, Settings before, Settings now) {
    if (before.language() != now.language()) {
      speak();
    }
    if (before.wrap() != now.wrap()) {
      scripts.forEach(script -> script.wrap(now.wrap()));
    }
    if (before.theme() != now.theme() || before.zoom() != now.zoom()) {
      dress();
    }
  }

  private void speak() {
    texts = surroundings.texts();
    root.setTop(
        new CommandRow(
            new MenuRow(texts, surroundings.preferences(), this::perform, this::open),
            new ToolRow(texts, this::perform)));
    scripts.forEach(script -> script.speak(texts));
    if (libraryTab != null) {
      fillLibrary(libraryTab);
    }
    showTitle();
  }

  private void dress() {
    surroundings.look().applyTo(stage.getScene(), surroundings.preferences().now());
  }

  /** The keyboard goes along: after the click on the tab, and when its content is there. */
  private void hasSelected() {
    showTitle();
    Platform.runLater(this::focusSelected);
  }

  private void focusSelected() {
    selected().ifPresent(ScriptTab::focus);
    if (libraryTab != null
        && libraryTab.isSelected()
        && libraryTab.getContent() instanceof LibraryPane library) {
      library.focus();
    }
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
    Preferences preferences = surroundings.preferences();
    switch (command) {
      case NEW -> openLibrary();
      case OPEN -> surroundings.files().open(stage, texts).ifPresent(this::open);
      case CLOSE -> closeSelected();
      case QUIT -> closeAll();
      case NEXT_SCRIPT -> step(1);
      case PREVIOUS_SCRIPT -> step(-1);
      case ZOOM_IN -> preferences.change(settings -> settings.zoomedBy(1));
      case ZOOM_OUT -> preferences.change(settings -> settings.zoomedBy(-1));
      case ZOOM_RESET -> preferences.change(Settings::unzoomed);
      case WRAP -> preferences.change(settings -> settings.withWrap(!settings.wrap()));
      case SHORTCUTS -> new ShortcutList(texts).open(stage, surroundings.look(), preferences.now());
      default -> selected().ifPresent(script -> script.perform(command));
    }
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

  /** Closes a script, if need be after asking. */
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

  private UnsavedQuestion.Answer ask(List<ScriptTab> unsaved) {
    return new UnsavedQuestion(texts, surroundings.question())
        .ask(stage, unsaved.stream().map(ScriptTab::name).toList());
  }

  private void remove(ScriptTab script) {
    scripts.remove(script);
    tabs.getTabs().remove(script.tab());
    script.dispose();
    keepOpen();
  }

  /** Asks once for all that is unsaved; whoever cancels still has all of it. */
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

  /** One after the other, until one cannot be saved: that one is shown then. */
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
  }
}
