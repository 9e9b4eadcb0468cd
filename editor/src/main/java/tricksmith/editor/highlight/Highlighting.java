package tricksmith.editor.highlight;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CodePointCharStream;
import org.antlr.v4.runtime.Token;
import org.fxmisc.richtext.model.StyleSpans;
import org.fxmisc.richtext.model.StyleSpansBuilder;
import tricksmith.grammar.TrickLexer;

/**
 * The style classes of a script's characters: those of its tokens, found by the grammar's own
 * lexer, and those of marks laid over them. Needs no window and no particular thread.
 */
public final class Highlighting {
  private Highlighting() {}

  /** The styles of a text from its beginning to its end. */
  public static StyleSpans<Collection<String>> of(String text, List<Mark> marks) {
    StyleSpans<Collection<String>> spans = ofTokens(text);
    if (text.isEmpty()) {
      return spans;
    }
    for (Mark mark : marks) {
      spans =
          spans.overlay(ofMark(mark.visibleIn(text.length()), text.length()), Highlighting::both);
    }
    return spans;
  }

  private static StyleSpans<Collection<String>> ofTokens(String text) {
    CodePointCharStream characters = CharStreams.fromString(text);
    TrickLexer lexer = new TrickLexer(characters);
    lexer.removeErrorListeners();
    Utf16Offsets offsets = new Utf16Offsets(text);
    StyleSpansBuilder<Collection<String>> spans = new StyleSpansBuilder<>();
    int styled = 0;
    for (Token token : lexer.getAllTokens()) {
      int start = offsets.of(token.getStartIndex());
      int end = offsets.of(token.getStopIndex() + 1);
      spans.add(List.of(), start - styled);
      spans.add(TokenStyle.of(token, lexer.getVocabulary()).classes(), end - start);
      styled = end;
    }
    spans.add(List.of(), text.length() - styled);
    return spans.create();
  }

  private static StyleSpans<Collection<String>> ofMark(Mark mark, int length) {
    return new StyleSpansBuilder<Collection<String>>()
        .add(List.of(), mark.start())
        .add(List.of(mark.style()), mark.end() - mark.start())
        .add(List.of(), length - mark.end())
        .create();
  }

  private static Collection<String> both(Collection<String> below, Collection<String> above) {
    if (above.isEmpty() || below.containsAll(above)) {
      return below;
    }
    List<String> classes = new ArrayList<>(below);
    classes.addAll(above);
    return classes;
  }
}
