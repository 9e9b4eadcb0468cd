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
    for (List<Mark> layer : layers(marks, text.length())) {
      spans = spans.overlay(ofLayer(layer, text.length()), Highlighting::both);
    }
    return spans;
  }

  /**
   * Marks that do not overlap go into one layer: laying one over the other costs the whole text.
   */
  private static List<List<Mark>> layers(List<Mark> marks, int length) {
    List<List<Mark>> layers = new ArrayList<>();
    for (Mark each : marks) {
      Mark mark = each.visibleIn(length);
      layers.stream()
          .skip(Math.max(0, layers.size() - 1))
          .filter(layer -> layer.getLast().end() <= mark.start())
          .findFirst()
          .orElseGet(() -> newLayer(layers))
          .add(mark);
    }
    return layers;
  }

  private static List<Mark> newLayer(List<List<Mark>> layers) {
    List<Mark> layer = new ArrayList<>();
    layers.add(layer);
    return layer;
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

  private static StyleSpans<Collection<String>> ofLayer(List<Mark> layer, int length) {
    StyleSpansBuilder<Collection<String>> spans = new StyleSpansBuilder<>();
    int styled = 0;
    for (Mark mark : layer) {
      spans.add(List.of(), mark.start() - styled);
      spans.add(List.of(mark.style()), mark.end() - mark.start());
      styled = mark.end();
    }
    return spans.add(List.of(), length - styled).create();
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
