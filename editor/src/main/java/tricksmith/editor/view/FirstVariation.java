package tricksmith.editor.view;

import static tricksmith.editor.gallery.GalleryActions.GUIDE_STEPS;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.persistence.Guided;
import tricksmith.editor.view.half.WindowContext;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.tab.ScriptTab;

/** Begins the guide to the first variation, or resumes it where it was left. */
record FirstVariation(
    WindowContext context, OpenTabs scripts, ScriptOpening opening, GameCopies copies) {
  /** Returns how many steps are done. */
  int done() {
    return guided().map(ScriptTab::guided).orElseGet(this::doneBefore);
  }

  /**
   * Returns the steps done in an earlier session; without the script on which the guide was begun,
   * its changes are gone too.
   */
  private int doneBefore() {
    Guided kept = context.preferences().now().guided();
    return isThere(kept) || kept.done() >= GUIDE_STEPS ? kept.done() : Math.min(kept.done(), 1);
  }

  /** Begins or resumes the guide, on a copy of a game that the texts name. */
  void lead() {
    Guided kept = context.preferences().now().guided();
    Optional<ScriptTab> begun = guided().filter(script -> script.guided() < GUIDE_STEPS);
    if (begun.isPresent()) {
      scripts.goTo(begun.get().path());
      begun.get().lead(0);
    } else if (isThere(kept) && kept.done() < GUIDE_STEPS) {
      resume(kept);
    } else {
      begin(doneBefore() % GUIDE_STEPS);
    }
  }

  private void resume(Guided kept) {
    kept.script().ifPresent(opening::open);
    scripts
        .selected()
        .filter(script -> kept.isOn(script.path()))
        .ifPresent(script -> script.lead(kept.done()));
  }

  private void begin(int before) {
    Texts texts = context.texts();
    context.library().entries(texts.language()).stream()
        .filter(game -> isToBeGuided(game.path()))
        .findFirst()
        .ifPresent(
            game -> {
              copies.play(game);
              scripts.selected().ifPresent(script -> script.lead(before));
            });
  }

  private boolean isToBeGuided(@Nullable Path game) {
    return game != null && game.endsWith(context.texts().say("guide.game"));
  }

  /** Whether the script of the guide still exists; a copy that is in no file may be open. */
  private boolean isThere(Guided kept) {
    return kept.script().filter(Files::exists).isPresent()
        || scripts.stream().anyMatch(script -> kept.isOn(script.path()));
  }

  private Optional<ScriptTab> guided() {
    return scripts.stream().filter(ScriptTab::isGuided).reduce((_, later) -> later);
  }
}
