package tricksmith.editor.view.tab;

import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.persistence.Guided;
import tricksmith.editor.session.SessionState;
import tricksmith.editor.view.look.ObservableSettings;
import tricksmith.editor.view.notice.Guide;
import tricksmith.editor.view.notice.GuideBar;
import tricksmith.editor.view.script.ScriptPane;
import tricksmith.source.Span;

/** Guides through the first variation in a tab, and remembers how far the user has come. */
final class Guiding {
  private final TabContents tab;
  private final ScriptPane script;
  private final ObservableSettings preferences;
  private @Nullable Guide guide;

  Guiding(TabContents tab, ScriptPane script, ObservableSettings preferences) {
    this.tab = tab;
    this.script = script;
    this.preferences = preferences;
  }

  /**
   * Starts or resumes the guide.
   *
   * @param before the number of steps done when this script was closed
   */
  void lead(int before) {
    if (guide == null) {
      guide = new Guide(script.text(), before);
    }
    remember();
    show();
  }

  boolean hasBegun() {
    return guide != null;
  }

  /** Returns the number of steps done. */
  int done() {
    return guide == null ? 0 : guide.done();
  }

  /** Notes a change in the script or its match. */
  void follow(SessionState state) {
    advance(steps -> steps.follow(state));
  }

  /** Notes that the user has asked why. */
  void asked() {
    advance(Guide::asked);
  }

  /** Notes that the script was saved, perhaps in another file. */
  void saved() {
    advance(Guide::saved);
    if (guide != null) {
      remember();
    }
  }

  private void advance(Predicate<Guide> deed) {
    if (guide != null && deed.test(guide)) {
      remember();
      show();
    }
  }

  private void remember() {
    Guided now = new Guided(done(), Optional.of(tab.file().path()));
    preferences.change(settings -> settings.withGuided(now));
  }

  /** Shows the next step above the text; nothing before the guide has begun. */
  void show() {
    Guide steps = guide;
    tab.text().notices().lead(steps == null ? null : bar(steps));
  }

  private GuideBar bar(Guide steps) {
    return new GuideBar(
        tab.texts(), steps, this::showLineToChange, () -> tab.text().notices().lead(null));
  }

  private void showLineToChange() {
    int place = script.text().indexOf(tab.texts().say("guide.where"));
    if (place >= 0) {
      script.reveal(new Span(place, place));
    }
  }
}
