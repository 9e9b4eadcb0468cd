package tricksmith.editor.view;

import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import tricksmith.editor.session.Assistant;
import tricksmith.editor.session.Meaning;
import tricksmith.service.QuickFix;
import tricksmith.source.Span;

/** Says what a place of the script means and what is wrong there, and mends it. */
final class Meanings {
  /** So that the line can be read with which something is wrong. */
  private static final double BELOW_LINE = 3;

  private final ScriptPane script;
  private final Asking asking;
  private final Asking askingForFixes;
  private final Supplier<Texts> texts;
  private final Bubble bubble = new Bubble("meaning-bubble");
  private final FixMenu fixes = new FixMenu(this::mend);

  /** So long the mouse may be on its way from the text to the bubble. */
  private final PauseTransition leaving = new PauseTransition(Duration.millis(300));

  Meanings(ScriptPane script, Assistant assistant, Supplier<Texts> texts) {
    this.script = script;
    this.texts = texts;
    asking = new Asking(script, assistant);
    askingForFixes = new Asking(script, assistant);
    leaving.setOnFinished(_ -> hideUnlessHovered());
    bubble.onLeft(leaving::playFromStart);
    script.onRest(this::explain, this::leave);
  }

  /** Explains what stands at the caret. */
  void explainCaret() {
    explain(script.caret());
  }

  private void explain(int offset) {
    Locale language = texts.get().language();
    asking.ask(
        analysis -> Meaning.at(analysis, offset, language), meaning -> show(meaning, offset));
  }

  private void show(Meaning meaning, int offset) {
    if (meaning.isEmpty()) {
      bubble.hide();
      return;
    }
    int place = meaning.word().map(word -> word.span().start()).orElse(offset);
    script
        .boundsOf(place)
        .ifPresent(
            bounds ->
                bubble.show(
                    script.node(), bounds, new MeaningPane(texts.get(), meaning, this::mend)));
  }

  private void leave() {
    asking.forget();
    leaving.playFromStart();
  }

  private void hideUnlessHovered() {
    if (!bubble.isHovered()) {
      bubble.hide();
    }
  }

  /** Offers what mends the problems at the caret, or else those in its line. */
  void offerFixes() {
    int caret = script.caret();
    String text = script.text();
    int start = text.lastIndexOf('\n', caret - 1) + 1;
    int end = text.indexOf('\n', caret) < 0 ? text.length() : text.indexOf('\n', caret);
    Locale language = texts.get().language();
    askingForFixes.ask(
        analysis -> {
          List<QuickFix> here = fixes(Meaning.mendable(analysis, new Span(caret, caret), language));
          return here.isEmpty()
              ? fixes(Meaning.mendable(analysis, new Span(start, end), language))
              : here;
        },
        found -> offer(found, caret));
  }

  private static List<QuickFix> fixes(List<Meaning.Mendable> problems) {
    return problems.stream().flatMap(problem -> problem.fixes().stream()).distinct().toList();
  }

  private void offer(List<QuickFix> found, int caret) {
    hide();
    script
        .boundsOf(caret)
        .ifPresent(
            place ->
                fixes.show(
                    script.node(),
                    place.getMinX(),
                    place.getMaxY() + BELOW_LINE,
                    found,
                    texts.get().say("fixes.none")));
  }

  /** Mends what a fix is for. */
  void mend(QuickFix fix) {
    hide();
    script.applyAll(fix.edits());
    script.focus();
  }

  /** Says something about the place of the caret. */
  void say(Region words) {
    script.boundsOf(script.caret()).ifPresent(place -> bubble.show(script.node(), place, words));
  }

  void hide() {
    asking.forget();
    askingForFixes.forget();
    bubble.hide();
    fixes.hide();
  }
}
