package tricksmith.parse;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickLexer;
import tricksmith.grammar.TrickParser.SectionContext;
import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.TokenSpans;
import tricksmith.parse.tree.SectionBuilder;
import tricksmith.parse.tree.TreeBuilder;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.syntax.Script;
import tricksmith.syntax.Section;

/**
 * Parses the versions of a text that is being edited. A section that stands where it stood in the
 * version before, in the same words, is the same; one that has only moved is built from what was
 * parsed then. The result is that of {@link ScriptParser#parse}. Not thread-safe.
 */
public final class IncrementalParser {
  /** The sections of the last version, by the offset where each begins; none if it had errors. */
  private Map<Integer, Passage> known = Map.of();

  private String before = "";

  /**
   * A section.
   *
   * @param place where its tokens lie
   * @param words the type of each token, and where it begins and ends, from the first one
   * @param tokens those it was parsed from; they move with it
   */
  private record Passage(
      Span place, IntBuffer words, List<Token> tokens, SectionContext context, Section section) {}

  /** Signals that a version has something wrong with it. */
  private static final class Flawed extends Exception {
    private static final long serialVersionUID = 1;

    Flawed() {
      super(null, null, /* enableSuppression= */ false, /* writableStackTrace= */ false);
    }
  }

  /** Parses the next version of the text. */
  public Parsed parse(Source source) {
    try {
      return new Version(source).parsed();
    } catch (Flawed | ParseCancellationException | StackOverflowError _) {
      known = Map.of();
      return ScriptParser.parse(source);
    }
  }

  /** One version of the text. */
  private final class Version {
    private final Source source;
    private final String text;
    private final TokenSpans spans;
    private final DiagnosticCollector diagnostics;
    private final SectionBuilder builder;

    Version(Source source) {
      this.source = source;
      text = source.text();
      spans = TokenSpans.of(text);
      diagnostics = new DiagnosticCollector(spans);
      builder = TreeBuilder.of(spans, diagnostics);
    }

    Parsed parsed() throws Flawed {
      List<List<Token>> written = sections(ScriptParser.tokens(text, diagnostics));
      List<@Nullable Passage> kept = written.stream().<@Nullable Passage>map(this::kept).toList();
      Iterator<SectionContext> parsed = parsed(written, kept).iterator();
      Map<Integer, Passage> passages = new HashMap<>();
      List<Section> sections = new ArrayList<>();
      for (int index = 0; index < written.size(); index++) {
        Passage passage = kept.get(index);
        if (passage == null) {
          passage = passage(written.get(index), parsed.next());
        }
        passages.put(passage.place.start(), passage);
        sections.add(passage.section);
      }
      List<Diagnostic> found = ScriptParser.all(diagnostics, source);
      if (!found.isEmpty() || sections.isEmpty()) {
        throw new Flawed();
      }
      known = passages;
      before = text;
      return new Parsed(new Script(new Span(0, text.length()), sections), found);
    }

    /** Splits the tokens where sections end: at each end of a line outside all braces. */
    private static List<List<Token>> sections(List<Token> tokens) throws Flawed {
      List<List<Token>> found = new ArrayList<>();
      int depth = 0;
      int begin = 0;
      for (int index = 0; index < tokens.size(); index++) {
        switch (tokens.get(index).getType()) {
          case TrickLexer.LEFT_BRACE -> depth++;
          case TrickLexer.RIGHT_BRACE -> depth--;
          case TrickLexer.LINE_END -> {
            if (depth == 0) {
              found.add(tokens.subList(begin, index + 1));
              begin = index + 1;
            }
          }
          default -> {}
        }
      }
      if (begin < tokens.size()) {
        throw new Flawed();
      }
      return found;
    }

    /** Returns the section if the version before had it in the same words; otherwise null. */
    private @Nullable Passage kept(List<Token> tokens) {
      Span place = place(tokens);
      Passage same = known.get(place.start());
      if (same != null && isAsBefore(same, place, tokens)) {
        return same;
      }
      Passage moved = known.get(place.start() - (text.length() - before.length()));
      return moved != null && isAsBefore(moved, place, tokens) ? moved(moved, place, tokens) : null;
    }

    private boolean isAsBefore(Passage passage, Span place, List<Token> tokens) {
      int length = place.end() - place.start();
      return passage.place.end() - passage.place.start() == length
          && before.regionMatches(passage.place.start(), text, place.start(), length)
          && passage.words.equals(words(tokens));
    }

    private Passage moved(Passage passage, Span place, List<Token> tokens) {
      for (int index = 0; index < tokens.size(); index++) {
        Token to = tokens.get(index);
        CommonToken token = (CommonToken) passage.tokens.get(index);
        // It would look for its words in the text before.
        token.setText(to.getText());
        token.setStartIndex(to.getStartIndex());
        token.setStopIndex(to.getStopIndex());
        token.setLine(to.getLine());
        token.setCharPositionInLine(to.getCharPositionInLine());
      }
      Section section = builder.section(passage.context);
      return new Passage(place, passage.words, passage.tokens, passage.context, section);
    }

    /** Parses the sections that were not kept, all in one go. */
    private List<SectionContext> parsed(List<List<Token>> written, List<@Nullable Passage> kept)
        throws Flawed {
      List<Token> unread = new ArrayList<>();
      int sections = 0;
      for (int index = 0; index < written.size(); index++) {
        if (kept.get(index) == null) {
          unread.addAll(written.get(index));
          sections++;
        }
      }
      List<SectionContext> contexts =
          unread.isEmpty() ? List.of() : ScriptParser.flawless(unread).section();
      if (contexts.size() != sections) {
        throw new Flawed();
      }
      return contexts;
    }

    private Passage passage(List<Token> tokens, SectionContext context) {
      return new Passage(
          place(tokens), words(tokens), List.copyOf(tokens), context, builder.section(context));
    }

    private Span place(List<Token> tokens) {
      return spans.of(tokens.getFirst(), tokens.getLast());
    }

    private static IntBuffer words(List<Token> tokens) {
      int begin = tokens.getFirst().getStartIndex();
      int[] words = new int[3 * tokens.size()];
      int at = 0;
      for (Token token : tokens) {
        words[at++] = token.getType();
        words[at++] = token.getStartIndex() - begin;
        words[at++] = token.getStopIndex() - begin;
      }
      return IntBuffer.wrap(words);
    }
  }
}
