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
  private final LanguageQuery overviewQuery;
  private final LanguageQuery fixQuery;
  private final LanguageQuery placeQuery;
  private final CompletionHelp completion;
  private final HoverHelp hover;
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
    overviewQuery = new LanguageQuery(script, assistant);
    fixQuery = new LanguageQuery(script, assistant);
    placeQuery = new LanguageQuery(script, assistant);
    completion = new CompletionHelp(script, assistant, texts);
    hover = new HoverHelp(script, assistant, texts);
    signatures = new SignatureHelp(script, assistant, texts);
    script.onChanged(this::changed);
    script.onShortcutClick(_ -> goToDefinition());
  }

  private void changed(int position, int removed, int inserted) {
    hover.hide();
    completion.edited(position, removed, inserted);
    signatures.update();
  }

  public void caretMoved() {
    signatures.update();
    completion.caretMoved();
  }

  /** Changes the language. */
  public void speak() {
    completion.speak();
    hover.hide();
    signatures.hide();
  }

  /** Analyzes the text as a whole, and colours it. */
  public void survey(Consumer<Overview> listener) {
    overviewQuery.ask(
        Overview::of,
        overview -> {
          script.colour(marks(overview.colours()));
          listener.accept(overview);
        });
  }

  public void findFixes(Consumer<QuickFixes> listener) {
    fixQuery.ask(analysis -> QuickFixes.of(analysis, texts.get().language()), listener);
  }

  private static List<Mark> marks(List<ColouredWord> words) {
    return words.stream()
        .map(word -> new Mark(word.span().start(), word.span().end(), WordSign.style(word.kind())))
        .toList();
  }

  public void complete() {
    completion.open();
  }

  public void explain() {
    hover.explainCaret();
  }

  public void offerFixes() {
    hover.offerFixes();
  }

  public void applyFix(QuickFix fix) {
    hover.applyFix(fix);
  }

  public void showSignature() {
    signatures.open();
  }

  /** Goes to the declaration of the name at the caret. */
  public void goToDefinition() {
    int caret = script.caret();
    placeQuery.ask(
        analysis -> analysis.definition(caret),
        place ->
            place.ifPresentOrElse(
                goTo, () -> hover.say(new Label(texts.get().say("definition.none")))));
  }

  public void hide() {
    completion.close();
    hover.hide();
    signatures.hide();
  }
}
