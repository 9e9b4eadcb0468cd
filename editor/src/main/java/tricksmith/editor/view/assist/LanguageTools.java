package tricksmith.editor.view.assist;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.control.Label;
import tricksmith.editor.highlight.Mark;
import tricksmith.editor.session.Assistant;
import tricksmith.editor.session.Overview;
import tricksmith.editor.session.QuickFixes;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.look.WordSign;
import tricksmith.editor.view.script.LanguageQuery;
import tricksmith.editor.view.script.ScriptPane;
import tricksmith.service.QuickFix;
import tricksmith.service.script.ColouredWord;
import tricksmith.source.Span;

/** Everything that helps with writing a script. Stays with the text when the language changes. */
public final class LanguageTools {
  private final ScriptPane script;
  private final Supplier<Texts> texts;
  private final Consumer<Span> goTo;
  private final LanguageQuery askingForOverview;
  private final LanguageQuery askingForRemedies;
  private final LanguageQuery askingForPlace;
  private final CompletionHelp completing;
  private final HoverHelp meanings;
  private final SignatureHelp signatures;

  /**
   * Creates the tools for a script.
   *
   * @param goTo goes to a place of the text
   */
  public LanguageTools(
      ScriptPane script, Assistant assistant, Supplier<Texts> texts, Consumer<Span> goTo) {
    this.script = script;
    this.texts = texts;
    this.goTo = goTo;
    askingForOverview = new LanguageQuery(script, assistant);
    askingForRemedies = new LanguageQuery(script, assistant);
    askingForPlace = new LanguageQuery(script, assistant);
    completing = new CompletionHelp(script, assistant, texts);
    meanings = new HoverHelp(script, assistant, texts);
    signatures = new SignatureHelp(script, assistant, texts);
    script.onChanged(this::changed);
    script.onShortcutClick(_ -> goToDefinition());
  }

  private void changed(int position, int removed, int inserted) {
    meanings.hide();
    completing.edited(position, removed, inserted);
    signatures.update();
  }

  public void caretMoved() {
    signatures.update();
    completing.caretMoved();
  }

  /** Changes the language. */
  public void speak() {
    completing.speak();
    meanings.hide();
    signatures.hide();
  }

  /** Analyzes the text as a whole, and colors it. */
  public void survey(Consumer<Overview> listener, Consumer<QuickFixes> mending) {
    askingForOverview.ask(
        Overview::of,
        overview -> {
          script.colour(marks(overview.colours()));
          listener.accept(overview);
        });
    askingForRemedies.ask(analysis -> QuickFixes.of(analysis, texts.get().language()), mending);
  }

  private static List<Mark> marks(List<ColouredWord> words) {
    return words.stream()
        .map(word -> new Mark(word.span().start(), word.span().end(), WordSign.style(word.kind())))
        .toList();
  }

  public void complete() {
    completing.open();
  }

  public void explain() {
    meanings.explainCaret();
  }

  public void offerFixes() {
    meanings.offerFixes();
  }

  public void mend(QuickFix fix) {
    meanings.mend(fix);
  }

  public void showSignature() {
    signatures.open();
  }

  /** Goes to the declaration of the name at the caret. */
  public void goToDefinition() {
    int caret = script.caret();
    askingForPlace.ask(
        analysis -> analysis.definition(caret),
        place ->
            place.ifPresentOrElse(
                goTo, () -> meanings.say(new Label(texts.get().say("definition.none")))));
  }

  /** Hides everything. */
  public void hide() {
    completing.close();
    meanings.hide();
    signatures.hide();
  }
}
