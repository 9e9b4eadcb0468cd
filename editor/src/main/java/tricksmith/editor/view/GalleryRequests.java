package tricksmith.editor.view;

import java.nio.file.Path;
import javafx.stage.Stage;
import tricksmith.editor.branches.PlayedBranch;
import tricksmith.editor.gallery.GalleryActions;
import tricksmith.editor.persistence.Library;
import tricksmith.editor.view.half.WindowContext;

/**
 * Does for the gallery what it asks of the window.
 *
 * @param refresh shows the recent scripts again
 */
record GalleryRequests(
    Stage stage,
    WindowContext context,
    ScriptOpening opening,
    GameCopies copies,
    FirstVariation firstVariation,
    Runnable refresh)
    implements GalleryActions {
  @Override
  public int guided() {
    return firstVariation.done();
  }

  @Override
  public void guide() {
    firstVariation.lead();
  }

  @Override
  public void open(Path file) {
    opening.open(file);
  }

  @Override
  public void play(Library.Entry game) {
    copies.play(game);
  }

  @Override
  public void start(Library.Entry game, String title) {
    copies.start(game, title);
  }

  @Override
  public void tryOut(Library.Entry game, int players, PlayedBranch course, String changed) {
    copies.tryOut(game, players, course, changed);
  }

  @Override
  public void find(Path missing) {
    context
        .files()
        .open(stage, context.texts())
        .ifPresent(
            found -> {
              forget(missing);
              opening.open(found);
            });
  }

  @Override
  public void forget(Path missing) {
    context.preferences().change(settings -> settings.withoutRecent(missing));
    refresh.run();
  }
}
