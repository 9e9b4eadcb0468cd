package tricksmith.editor.view;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.control.Label;
import tricksmith.editor.highlight.Mark;
import tricksmith.editor.session.Assistant;
import tricksmith.editor.session.Overview;
import tricksmith.editor.session.Remedies;
import tricksmith.service.ColouredWord;
import tricksmith.service.QuickFix;
import tricksmith.source.Span;

/** What helps while a script is written. It stays with the text when the language changes. */
final class LanguageTools {
  private final ScriptPane script;
  private final Supplier<Texts> texts;
  private final Consumer<Span> goTo;
  private final Asking askingForOverview;
  private final Asking askingForRemedies;
  private final Asking askingForPlace;
  private final Completing completing;
  private final Meanings meanings;
  private final Signatures signatures;

  /**
   * Tools for a script.
   *
   * @param goTo goes to a place of the text
   */
  LanguageTools(
      ScriptPane script, Assistant assistant, Supplier<Texts> texts, Consumer<Span> goTo) {
    this.script = script;
    this.texts = texts;
    this.goTo = goTo;
    askingForOverview = new Asking(script, assistant);
    askingForRemedies = new Asking(script, assistant);
    askingForPlace = new Asking(script, assistant);
    completing = new Completing(script, assistant, texts);
    meanings = new Meanings(script, assistant, texts);
    signatures = new Signatures(script, assistant, texts);
    script.onChanged(this::changed);
    script.onShortcutClick(_ -> goToDefinition());
  }

  private void changed(int position, int removed, int inserted) {
    meanings.hide();
    completing.edited(position, removed, inserted);
    signatures.update();
  }

  /** The caret has moved. */
  void caretMoved() {
    signatures.update();
    completing.caretMoved();
  }

  /** Says everything in another language. */
  void speak() {
    completing.speak();
    meanings.hide();
    signatures.hide();
  }

  /** Finds out about the text as a whole, and colours it. */
  void survey(Consumer<Overview> listener, Consumer<Remedies> mending) {
    askingForOverview.ask(
        Overview::of,
        overview -> {
          script.colour(marks(overview.colours()));
          listener.accept(overview);
        });
    askingForRemedies.ask(analysis -> Remedies.of(analysis, texts.get().language()), mending);
  }

  private static List<Mark> marks(List<ColouredWord> words) {
    return words.stream()
        .map(word -> new Mark(word.span().start(), word.span().end(), WordSign.style(word.kind())))
        .toList();
  }

  void complete() {
    completing.open();
  }

  void explain() {
    meanings.explainCaret();
  }

  void offerFixes() {
    meanings.offerFixes();
  }

  void mend(QuickFix fix) {
    meanings.mend(fix);
  }

  void showSignature() {
    signatures.open();
  }

  /** Goes to where the name at the caret is declared. */
  void goToDefinition() {
    int caret = script.caret();
    askingForPlace.ask(
        analysis -> analysis.definition(caret),
        place ->
            place.ifPresentOrElse(
                goTo, () -> meanings.say(new Label(texts.get().say("definition.none")))));
  }

  /** Nothing is to be seen of it any more. */
  void hide() {
    completing.close();
    meanings.hide();
    signatures.hide();
  }
}
