package tricksmith.editor.view.half;

import java.util.ArrayDeque;
import java.util.Deque;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.script.ScriptPane;
import tricksmith.source.Diagnostic;
import tricksmith.source.Span;

/** Moves the caret to places in the text, and back. */
public final class Navigation {
  private final TabContents tab;
  private final WindowContext context;
  private final ScriptPane script;
  private final Deque<Integer> trail = new ArrayDeque<>();

  public Navigation(TabContents tab, WindowContext context, ScriptPane script) {
    this.tab = tab;
    this.context = context;
    this.script = script;
  }

  /** Goes to a place; {@link #goBack} returns from it. */
  public void goTo(Span place) {
    trail.push(script.caret());
    script.reveal(place);
  }

  /** Goes to a problem, if its place still exists. */
  public void goTo(Diagnostic problem) {
    tab.state().flatMap(state -> state.inText(problem)).ifPresent(this::goTo);
  }

  /** Returns to where the caret was before the last jump. */
  public void goBack() {
    if (!trail.isEmpty()) {
      int place = trail.pop();
      script.reveal(new Span(place, place));
    }
  }

  /** Asks for a line, and goes there. */
  public void goToLine() {
    Texts texts = tab.texts();
    context
        .question()
        .askForLine(tab.window(), texts.say("command.GO_TO_LINE"), texts.say("go-to-line.question"))
        .filter(answer -> answer.strip().matches("\\d{1,7}"))
        .ifPresent(answer -> goToLine(Integer.parseInt(answer.strip())));
  }

  private void goToLine(int line) {
    String text = script.text();
    int start = 0;
    for (int i = 1; i < line && text.indexOf('\n', start) >= 0; i++) {
      start = text.indexOf('\n', start) + 1;
    }
    goTo(new Span(start, start));
  }

  /** Shows the position of the caret in the status line. */
  public void showPlace() {
    String text = script.text();
    int caret = Math.min(script.caret(), text.length());
    int line = (int) text.chars().limit(caret).filter(c -> c == '\n').count() + 1;
    tab.parts().status().place(line, caret - text.lastIndexOf('\n', caret - 1));
  }
}
