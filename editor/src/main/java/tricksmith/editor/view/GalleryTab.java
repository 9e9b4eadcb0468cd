package tricksmith.editor.view;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.application.Platform;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.gallery.GalleryActions;
import tricksmith.editor.gallery.GalleryPane;
import tricksmith.editor.gallery.GameReadings;
import tricksmith.editor.view.half.WindowContext;
import tricksmith.editor.view.look.Drawing;
import tricksmith.editor.view.look.Texts;

/** The tab with the gallery, once it was opened. */
final class GalleryTab {
  private final TabPane tabs;
  private final WindowContext context;
  private final GalleryActions actions;
  private final GameReadings readings = new GameReadings();
  private @Nullable Tab tab;
  private Changing shown = new Changing(List.of(), Set.of(), 0);

  GalleryTab(TabPane tabs, WindowContext context, GalleryActions actions) {
    this.tabs = tabs;
    this.context = context;
    this.actions = actions;
  }

  /** Brings the gallery to the front. */
  void open() {
    if (tab == null || !tabs.getTabs().contains(tab)) {
      tab = new Tab();
      tab.setOnSelectionChanged(_ -> update());
      tabs.getTabs().add(tab);
    }
    fill(tab);
    tabs.getSelectionModel().select(tab);
    Drawing.afterNext(tabs, this::focus);
  }

  /** Shows the games as they are now, in the present language. */
  void refresh() {
    if (tab != null) {
      fill(tab);
    }
  }

  /** Shows what was made or opened since the gallery was last in front. */
  private void update() {
    Tab open = tab;
    if (open != null && open.isSelected() && !shown.equals(changing())) {
      fill(open);
      Drawing.afterNext(tabs, this::focus);
    }
  }

  private Changing changing() {
    return new Changing(
        context.preferences().now().recent(),
        Set.copyOf(context.library().ownFiles()),
        actions.guided());
  }

  /**
   * What the gallery shows that may change.
   *
   * @param recent scripts that were opened, the latest first
   * @param own the scripts in the folder for the user's own
   * @param guided how many steps of the first variation are done
   */
  private record Changing(List<Path> recent, Set<Path> own, int guided) {}

  private void fill(Tab filled) {
    shown = changing();
    Texts texts = context.texts();
    filled.setText(texts.say("gallery.title"));
    filled.setContent(
        new GalleryPane(
            texts.language(), context.library(), shown.recent(), readings, this::moves, actions));
  }

  /** Whether animation is wanted. */
  private boolean moves() {
    return switch (context.preferences().now().motion()) {
      case SYSTEM -> !Platform.getPreferences().isReducedMotion();
      case GLIDE -> true;
      case FADE -> false;
    };
  }

  /** Focuses the gallery, if it is in front. */
  void focus() {
    inFront().ifPresent(GalleryPane::focus);
  }

  /** Focuses the search for games, if the gallery is in front. */
  void find() {
    inFront().ifPresent(GalleryPane::find);
  }

  private Optional<GalleryPane> inFront() {
    return Optional.ofNullable(tab)
        .filter(open -> open.isSelected() && tabs.getTabs().contains(open))
        .map(open -> (GalleryPane) open.getContent());
  }

  /** Ends the background work. */
  void dispose() {
    readings.close();
  }
}
