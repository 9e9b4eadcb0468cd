package tricksmith.editor.view.assist;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import tricksmith.editor.session.Assistant;
import tricksmith.editor.text.InsertedSnippet;
import tricksmith.editor.text.TabStops;
import tricksmith.editor.text.WordAt;
import tricksmith.editor.view.look.Bubble;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.script.LanguageQuery;
import tricksmith.editor.view.script.ScriptPane;
import tricksmith.service.completion.Completion;
import tricksmith.service.completion.Completion.Item;
import tricksmith.source.Span;

/**
 * Completes words while a script is typed. The text keeps the focus; while the list is open, it
 * gets the keys that choose.
 */
final class CompletionHelp {
  /** The number of typed letters after which the list opens by itself. */
  private static final int LEAST = 2;

  private final ScriptPane script;
  private final LanguageQuery asking;
  private final Supplier<Texts> texts;
  private final Bubble bubble = new Bubble("completion-bubble");
  private CompletionList list;
  private Span replaced = new Span(0, 0);
  private Set<String> finished = Set.of();
  private TabStops stops = TabStops.NONE;
  private boolean typed;

  /** Whether the list was asked for, and so must say that it is empty. */
  private boolean wanted;

  /** Whether the list was asked for, or somebody has moved in it. */
  private boolean choosing;

  CompletionHelp(ScriptPane script, Assistant assistant, Supplier<Texts> texts) {
    this.script = script;
    this.texts = texts;
    asking = new LanguageQuery(script, assistant);
    list = new CompletionList(texts.get(), this::choose);
    script.node().addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    script.node().addEventFilter(KeyEvent.KEY_TYPED, this::willBeTyped);
  }

  void speak() {
    bubble.hide();
    list = new CompletionList(texts.get(), this::choose);
  }

  /** Opens the list of completions at the caret; if there are none, it says so. */
  void open() {
    wanted = true;
    choosing = true;
    ask();
  }

  private void ask() {
    Locale language = texts.get().language();
    int caret = script.caret();
    asking.ask(
        analysis -> analysis.completion(caret, language), completion -> show(completion, caret));
  }

  void edited(int position, int removed, int inserted) {
    stops = stops.after(position, removed, inserted);
    boolean byKey = typed;
    typed = false;
    if (bubble.isShowing() || (byKey && wordBeforeCaret() >= LEAST)) {
      ask();
    } else {
      asking.forget();
    }
  }

  /** Closes the list; the caret has moved without an edit, or the text has lost the focus. */
  void close() {
    asking.forget();
    wanted = false;
    choosing = false;
    bubble.hide();
  }

  /** Closes the list if the caret has left its word. */
  void caretMoved() {
    int caret = script.caret();
    if (bubble.isShowing() && (caret < replaced.start() || wordStart() != replaced.start())) {
      close();
    }
  }

  private int wordBeforeCaret() {
    int caret = script.caret();
    int start = wordStart();
    boolean begunWithLetter = start < caret && !Character.isDigit(script.text().charAt(start));
    return begunWithLetter ? caret - start : 0;
  }

  private int wordStart() {
    return WordAt.start(script.text(), script.caret());
  }

  private void show(Completion completion, int caret) {
    List<Item> items = completion.items();
    boolean written =
        items.size() == 1 && items.getFirst().snippet().text().equals(word(completion.replaced()));
    if (script.caret() != caret || (!wanted && (items.isEmpty() || written))) {
      close();
      return;
    }
    wanted = false;
    replaced = completion.replaced();
    finished = completion.finished();
    list.show(items);
    script.boundsOf(replaced.start()).ifPresent(place -> bubble.show(script.node(), place, list));
    list.toTop();
  }

  private String word(Span span) {
    return script.text().substring(span.start(), span.end());
  }

  private void willBeTyped(KeyEvent key) {
    String sign = key.getCharacter();
    typed =
        sign.length() == 1
            && WordAt.isPart(sign.charAt(0))
            && !key.isShortcutDown()
            && !script.isComposing();
  }

  private void pressed(KeyEvent key) {
    if (script.isComposing() || key.isShortcutDown() || key.isAltDown()) {
      return;
    }
    if (bubble.isShowing() ? isForList(key.getCode()) : filling(key.getCode())) {
      key.consume();
    }
  }

  private void move(KeyCode key) {
    switch (key) {
      case UP -> list.step(-1);
      case DOWN -> list.step(1);
      case PAGE_UP -> list.page(-1);
      default -> list.page(1);
    }
  }

  /** Whether the word before the caret stands for itself, so that Enter ends its line. */
  private boolean isFinished() {
    return finished.contains(word(new Span(replaced.start(), script.caret())));
  }

  /** Whether the list consumes the key. */
  private boolean isForList(KeyCode key) {
    switch (key) {
      case UP, DOWN, PAGE_UP, PAGE_DOWN -> {
        choosing = true;
        move(key);
      }
      case ENTER, TAB -> {
        if (list.selected().isEmpty() || (key == KeyCode.ENTER && !choosing && isFinished())) {
          close();
          return false;
        }
        choose(list.selected().get());
      }
      case ESCAPE -> close();
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Whether the key moves to the next placeholder, or leaves them. */
  private boolean filling(KeyCode key) {
    if (key == KeyCode.TAB && stops.next().isPresent()) {
      Span next = stops.next().get();
      stops = stops.afterNext();
      script.select(next);
      return true;
    }
    if (key == KeyCode.ESCAPE) {
      stops = TabStops.NONE;
    }
    return false;
  }

  private void choose(Item item) {
    close();
    InsertedSnippet piece = new InsertedSnippet(item.snippet().text(), item.snippet().stops());
    Span place = new Span(replaced.start(), script.caret());
    script.apply(piece.insteadOf(place));
    stops = stops.within(piece.stopsIn(place));
  }
}
