package tricksmith.editor.view;

import static tricksmith.editor.node.Presence.present;

import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.css.PseudoClass;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.persistence.Halves;
import tricksmith.editor.persistence.Library;
import tricksmith.editor.persistence.PaneLayout;
import tricksmith.editor.table.FocusInSight;
import tricksmith.editor.view.arrival.ScriptToOpen;
import tricksmith.editor.view.half.WindowContext;
import tricksmith.editor.view.help.FirstSteps;
import tricksmith.editor.view.help.WordIndex;
import tricksmith.editor.view.look.Drawing;
import tricksmith.editor.view.look.ObservableSettings;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.look.Ticks;
import tricksmith.editor.view.menu.Command;
import tricksmith.editor.view.menu.CommandRow;
import tricksmith.editor.view.menu.MenuRow;
import tricksmith.editor.view.menu.ShortcutList;
import tricksmith.editor.view.menu.ViewSwitch;
import tricksmith.editor.view.tab.ScriptTab;
import tricksmith.editor.view.tab.Surroundings;

/** The window: menus, and a tab for each script. */
final class EditorWindow {
  private static final double WIDTH = 1280;
  private static final double HEIGHT = 860;

  /** The width below which two halves would both be too small. */
  private static final double ROOM_FOR_BOTH = 1000;

  private static final Duration LOOK_AT_FILES = Duration.ofSeconds(1);

  private static final PseudoClass ALONE = PseudoClass.getPseudoClass("alone");

  private final Stage stage;
  private final WindowContext context;
  private final TabPane tabs = new TabPane();
  private final OpenTabs scripts;
  private final ScriptOpening opening;
  private final ScriptClosing closing;
  private final GameCopies copies;
  private final GalleryTab gallery;
  private final ScriptTabs tabsAndCommands = new ScriptTabs(tabs);
  private final BorderPane root = new BorderPane(tabsAndCommands);
  private final Ticks watch = Ticks.every(LOOK_AT_FILES, this::lookAtFiles);
  private final InvalidationListener colours = _ -> Platform.runLater(this::dress);
  private Texts texts;
  private Sight sight;
  private @Nullable CommandRow commands;

  /** Whether it is to be drawn for the first time, with texts alone. */
  private boolean isToBeDrawn;

  private EditorWindow(Stage stage, WindowContext context) {
    this.stage = stage;
    this.context = context;
    scripts = new OpenTabs(tabs, context.preferences());
    opening = new ScriptOpening(stage, context, scripts, new AroundTabs());
    closing = new ScriptClosing(stage, context, scripts);
    copies = new GameCopies(stage, context, scripts, opening);
    gallery =
        new GalleryTab(
            tabs,
            context,
            new GalleryRequests(
                stage,
                context,
                opening,
                copies,
                new FirstVariation(context, scripts, opening, copies),
                this::refreshGallery));
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

  /**
   * Opens the first window of a start as {@link #open(Stage, WindowContext, List, List)} does, but
   * draws the text first: half of what it shows is there in half of the time.
   */
  static EditorWindow start(
      Stage stage, WindowContext context, List<ScriptToOpen> beginnings, List<String> refusals) {
    EditorWindow window = new EditorWindow(stage, context);
    window.isToBeDrawn = true;
    window.show(beginnings, refusals);
    Drawing.afterNext(window.root, window::complete);
    return window;
  }

  private void complete() {
    isToBeDrawn = false;
    scripts.forEach(ScriptTab::complete);
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
    FocusInSight.follow(stage.getScene());
    MenuKey.serve(stage.getScene());
    stage.getScene().widthProperty().subscribe(_ -> fit());
    stage.getScene().addEventHandler(KeyEvent.KEY_PRESSED, this::stopPlayingBy);
    dress();
    speak();
    context.preferences().settingsProperty().addListener(this::settingsHaveChanged);
    Platform.getPreferences().colorSchemeProperty().addListener(colours);
    stage.setOnCloseRequest(
        request -> {
          request.consume();
          closing.closeAll();
        });
    stage.setOnHidden(_ -> dispose());
    List<String> refusals = new ArrayList<>(refused);
    refusals.addAll(beginnings.isEmpty() ? opening.openLastTime() : opening.open(beginnings));
    if (scripts.isEmpty()) {
      gallery.open();
    }
    stage.show();
    focusSelected();
    if (!refusals.isEmpty()) {
      context.message().show(stage, String.join("\n", refusals));
    }
    watch.start();
  }

  private Scene sceneAsLargeAsLastTime() {
    PaneLayout panes = context.preferences().now().panes();
    Rectangle2D screen = Screen.getPrimary().getVisualBounds();
    double width = panes.width() > 0 ? panes.width() : WIDTH;
    double height = panes.height() > 0 ? panes.height() : HEIGHT;
    return new Scene(
        root, Math.min(width, screen.getWidth()), Math.min(height, screen.getHeight()));
  }

  private void rememberSize() {
    if (!stage.isMaximized() && !stage.isFullScreen() && !stage.isIconified()) {
      context
          .preferences()
          .change(
              settings ->
                  settings.withPanes(
                      panes -> panes.withSize((int) root.getWidth(), (int) root.getHeight())));
    }
  }

  /** Opens a file of any kind, or selects the tab of its script. */
  void open(Path path) {
    opening.open(path);
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

  private final class AroundTabs implements Surroundings {
    @Override
    public void changed(ScriptTab tab) {
      showTitle();
    }

    @Override
    public void askToClose(ScriptTab tab) {
      closing.close(tab);
    }

    @Override
    public Halves inSight() {
      return sight.inSight();
    }

    @Override
    public boolean isToBeDrawn() {
      return isToBeDrawn;
    }

    @Override
    public void openCopy(Library.Entry game) {
      copies.play(game);
    }

    @Override
    public void showKeys() {
      perform(Command.SHORTCUTS);
    }
  }

  /** Shows the version, and where everything is stored. */
  private void tellAbout() {
    String built = EditorWindow.class.getPackage().getImplementationVersion();
    String version = built == null ? texts.say("about.unpackaged") : built;
    context
        .message()
        .tell(
            stage,
            texts.say("about.title", version),
            texts.say("about.text", context.folders().scripts(), context.folders().state()));
  }

  private void refreshGallery() {
    gallery.refresh();
    gallery.focus();
  }

  private void lookAtFiles() {
    scripts.forEach(ScriptTab::lookAtFile);
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
    gallery.refresh();
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
    if (scripts.selected().isPresent()) {
      scripts.remember();
    } else {
      sight = sight.playing(false);
    }
    showSight();
    Drawing.afterNext(tabs, this::focusSelected);
  }

  private void focusSelected() {
    scripts.selected().ifPresent(ScriptTab::focus);
    gallery.focus();
  }

  private void showTitle() {
    stage.setTitle(
        scripts
            .selected()
            .map(
                script ->
                    texts.say(
                        script.isUnsaved() ? "window.unsaved" : "window.saved", script.name()))
            .orElse("Tricksmith"));
  }

  private void perform(Command command) {
    ObservableSettings preferences = context.preferences();
    command.half().ifPresent(half -> become(sight.revealing(half)));
    if (sight.playing() && command.endsPlay()) {
      stopPlaying();
    }
    switch (command) {
      case NEW -> gallery.open();
      case OPEN -> context.files().open(stage, texts).ifPresent(this::open);
      case CLOSE -> closeSelected();
      case QUIT -> closing.closeAll();
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
          scripts
              .selected()
              .ifPresentOrElse(script -> script.perform(command), () -> perform(Command.SHORTCUTS));
      case FIRST_STEPS -> new FirstSteps(texts).open(stage, context.look(), preferences.now());
      case WORDS ->
          new WordIndex(texts, scripts.selected().map(ScriptTab::wordAtCaret).orElse(""))
              .open(stage, context.look(), preferences.now());
      case ABOUT -> tellAbout();
      case SHORTCUTS -> new ShortcutList(texts).open(stage, context.look(), preferences.now());
      case FIND -> {
        gallery.find();
        scripts.selected().ifPresent(script -> script.perform(command));
      }
      default -> scripts.selected().ifPresent(script -> script.perform(command));
    }
  }

  private void switchSides() {
    if (sight.inSight() == Halves.BOTH) {
      scripts.selected().ifPresent(script -> script.perform(Command.SWITCH_SIDES));
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
    boolean possible = scripts.selected().isPresent() || !next.playing();
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
      commands.show(scripts.selected().isPresent(), sight.inSight(), !sight.small());
      present(commands, !sight.playing());
    }
    scripts.forEach(
        script -> {
          script.play(sight.playing(), this::stopPlaying);
          script.show(sight.inSight());
        });
    tabsAndCommands.show(
        sight.playing() ? null : scripts.selected().flatMap(ScriptTab::commands).orElse(null));
  }

  private void step(int by) {
    int count = tabs.getTabs().size();
    if (count > 0) {
      int next = Math.floorMod(tabs.getSelectionModel().getSelectedIndex() + by, count);
      tabs.getSelectionModel().select(next);
      scripts.selected().ifPresent(ScriptTab::focus);
    }
  }

  private void closeSelected() {
    Optional<ScriptTab> script = scripts.selected();
    if (script.isPresent()) {
      closing.close(script.get());
    } else {
      tabs.getTabs().remove(tabs.getSelectionModel().getSelectedItem());
    }
  }

  private void dispose() {
    watch.stop();
    rememberSize();
    scripts.remember();
    Platform.getPreferences().colorSchemeProperty().removeListener(colours);
    scripts.forEach(ScriptTab::dispose);
    opening.dispose();
    gallery.dispose();
  }
}
