package tricksmith.editor.view.assist;

import static tricksmith.editor.node.Styled.styled;
import static tricksmith.editor.node.Wrapping.wrapped;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.scene.control.Hyperlink;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import tricksmith.editor.session.Assistant;
import tricksmith.editor.session.HoverContent;
import tricksmith.editor.signs.MessageText;
import tricksmith.editor.view.look.Bubble;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.panes.FixMenu;
import tricksmith.editor.view.panes.ProblemMessages;
import tricksmith.editor.view.script.LanguageQuery;
import tricksmith.editor.view.script.ScriptPane;
import tricksmith.editor.view.script.TextAnnotation;
import tricksmith.service.QuickFix;
import tricksmith.service.hover.Hover;
import tricksmith.source.Span;

/** Shows what a place of the script means and what is wrong there, and applies quick fixes. */
final class HoverHelp {
  /** The distance below the line, so that the line with the problem stays readable. */
  private static final double BELOW_LINE = 3;

  private final ScriptPane script;
  private final LanguageQuery asking;
  private final LanguageQuery askingForFixes;
  private final Supplier<Texts> texts;
  private final Bubble bubble = new Bubble("meaning-bubble");
  private final FixMenu fixes = new FixMenu(this::applyFix);

  /** The time the mouse may take from the text to the bubble. */
  private final PauseTransition leaving = new PauseTransition(Duration.millis(300));

  HoverHelp(ScriptPane script, Assistant assistant, Supplier<Texts> texts) {
    this.script = script;
    this.texts = texts;
    asking = new LanguageQuery(script, assistant);
    askingForFixes = new LanguageQuery(script, assistant);
    leaving.setOnFinished(_ -> hideUnlessHovered());
    bubble.onLeft(leaving::playFromStart);
    script.onRest(this::explain, this::leave);
    script.onMarkClicked(this::explain);
  }

  void explainCaret() {
    explain(script.caret());
  }

  /** Goes to what a sign beside the text stands for, and tells what it is. */
  private void explain(TextAnnotation annotation) {
    int place = annotation.span().start();
    script.reveal(new Span(place, place));
    if (annotation.isOfTest()) {
      say(new HoverPane(annotation.words()));
    } else {
      explain(place);
    }
  }

  private void explain(int offset) {
    Locale language = texts.get().language();
    asking.ask(
        analysis -> HoverContent.at(analysis, offset, language), meaning -> show(meaning, offset));
  }

  private void show(HoverContent meaning, int offset) {
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
                    script.node(), bounds, new HoverPane(texts.get(), meaning, this::applyFix)));
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

  /** Offers quick fixes for the problems at the caret, or else in its line. */
  void offerFixes() {
    int caret = script.caret();
    String text = script.text();
    int start = text.lastIndexOf('\n', caret - 1) + 1;
    int end = text.indexOf('\n', caret) < 0 ? text.length() : text.indexOf('\n', caret);
    Locale language = texts.get().language();
    askingForFixes.ask(
        analysis -> {
          List<QuickFix> here =
              fixes(HoverContent.problemsAt(analysis, new Span(caret, caret), language));
          return here.isEmpty()
              ? fixes(HoverContent.problemsAt(analysis, new Span(start, end), language))
              : here;
        },
        found -> offer(found, caret));
  }

  private static List<QuickFix> fixes(List<HoverContent.Problem> problems) {
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

  void applyFix(QuickFix fix) {
    hide();
    script.applyAll(fix.edits());
    script.focus();
  }

  /** Shows something next to the caret. */
  void say(Region words) {
    script.boundsOf(script.caret()).ifPresent(place -> bubble.show(script.node(), place, words));
  }

  void hide() {
    asking.forget();
    askingForFixes.forget();
    bubble.hide();
    fixes.hide();
  }

  /** The content of a hover bubble: problems, quick fixes, and the meaning of the word. */
  private static final class HoverPane extends VBox {

    /** Creates a pane with what a test says about its line. */
    HoverPane(String result) {
      getStyleClass().add("meaning");
      setId("meaning");
      MessageText message = new MessageText();
      message.say(result);
      getChildren().add(message);
    }

    /** Creates a pane; {@code applyFix} receives the fix that is chosen. */
    HoverPane(Texts texts, HoverContent meaning, Consumer<QuickFix> applyFix) {
      getStyleClass().add("meaning");
      setId("meaning");
      ProblemMessages words = new ProblemMessages(texts);
      for (HoverContent.Problem problem : meaning.problems()) {
        MessageText message =
            styled(
                new MessageText(),
                problem.diagnostic().isError() ? "problem-error" : "problem-warning");
        message.say(words.explanation(problem.diagnostic()));
        getChildren().add(message);
        problem.fixes().forEach(fix -> getChildren().add(link(fix, applyFix)));
      }
      meaning.word().ifPresent(this::addWord);
    }

    private void addWord(Hover word) {
      add(word.form(), "code-words");
      String called = word.called().isEmpty() ? "" : " · " + word.called();
      add(word.kind() + called, "text-muted");
      if (!word.explanation().isEmpty()) {
        MessageText explanation = new MessageText();
        explanation.say(word.explanation());
        getChildren().add(explanation);
      }
    }

    private void add(String words, String style) {
      if (!words.isEmpty()) {
        getChildren().add(wrapped(words, style));
      }
    }

    private static Hyperlink link(QuickFix fix, Consumer<QuickFix> applyFix) {
      Hyperlink link = styled(new Hyperlink(MessageText.plain(fix.label())), "fix");
      link.setWrapText(true);
      link.setOnAction(_ -> applyFix.accept(fix));
      return link;
    }
  }
}
