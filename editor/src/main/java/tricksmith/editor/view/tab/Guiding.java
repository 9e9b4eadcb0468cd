package tricksmith.editor.view.tab;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.persistence.Guided;
import tricksmith.editor.session.SessionState;
import tricksmith.editor.view.half.TabContents;
import tricksmith.editor.view.look.ObservableSettings;
import tricksmith.editor.view.notice.Guide;
import tricksmith.editor.view.notice.GuideBar;
import tricksmith.editor.view.script.ScriptPane;
import tricksmith.expectation.TestResult;
import tricksmith.source.Span;

/** Guides through the first variation in a tab, and remembers how far the user has come. */
final class Guiding {
  private final TabContents tab;
  private final ScriptPane script;
  private final ObservableSettings preferences;
  private @Nullable Guide guide;
  private boolean left;

  /** The tests of which the bar says that they fail. */
  private List<TestResult> told = List.of();

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
    left = false;
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
    if (guide != null && guide.step().isEmpty() && !failing().equals(told)) {
      show();
    }
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

  private void advance(Predicate<Guide> isDone) {
    if (guide != null && isDone.test(guide)) {
      remember();
      show();
    }
  }

  private void remember() {
    Guided now = new Guided(done(), Optional.of(tab.file().path()));
    preferences.change(settings -> settings.withGuided(now));
  }

  /**
   * Shows the next step above the text; nothing before the guide has begun or after it was left.
   */
  void show() {
    Guide steps = guide;
    tab.text().notices().lead(steps == null || left ? null : bar(steps));
  }

  private GuideBar bar(Guide steps) {
    told = failing();
    return new GuideBar(
        tab.texts(), steps, told.size(), this::showLineToChange, this::showWhatFails, this::leave);
  }

  private void leave() {
    left = true;
    show();
  }

  private List<TestResult> failing() {
    return tab.state().stream()
        .flatMap(state -> state.playtest().tests().stream())
        .filter(result -> !result.passed())
        .toList();
  }

  private void showWhatFails() {
    tab.state()
        .flatMap(
            state ->
                told.stream()
                    .flatMap(test -> test.failures().stream())
                    .flatMap(failure -> state.inText(failure.span()).stream())
                    .findFirst())
        .ifPresent(script::reveal);
  }

  private void showLineToChange() {
    String where = tab.texts().say("guide.where");
    int place = script.text().indexOf(where);
    if (place >= 0) {
      script.reveal(new Span(place, place));
      script.lightRules(List.of(new Span(place, place + where.length())));
    }
  }
}
