package tricksmith.parse;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickLexer;
import tricksmith.grammar.TrickParser.ScriptContext;
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
 * version before, in the same words, is not parsed again. The result is that of {@link
 * ScriptParser#parse}. Not thread-safe.
 */
public final class IncrementalParser {
  /**
   * The sections of the last version, by the offset of their first token; none if it had errors.
   */
  private Map<Integer, Passage> known = Map.of();

  private String before = "";

  /**
   * A section, and the tokens it was read from: type, start and end of each.
   *
   * @param place where all of the tokens lie
   */
  private record Passage(Span place, IntBuffer tokens, Section section) {}

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
    private final TokenSpans spans;
    private final DiagnosticCollector diagnostics;
    private final SectionBuilder builder;
    private final List<Section> sections = new ArrayList<>();
    private final Map<Integer, Passage> passages = new HashMap<>();

    /** The tokens of sections in a row that have yet to be parsed. */
    private final List<Token> unread = new ArrayList<>();

    /** The tokens of each of these sections. */
    private final List<List<Token>> unreadSections = new ArrayList<>();

    Version(Source source) {
      this.source = source;
      spans = TokenSpans.of(source.text());
      diagnostics = new DiagnosticCollector(spans);
      builder = TreeBuilder.of(spans, diagnostics);
    }

    Parsed parsed() throws Flawed {
      for (List<Token> section : sections(ScriptParser.tokens(source.text(), diagnostics))) {
        Passage same = sameAsBefore(section);
        if (same == null) {
          unread.addAll(section);
          unreadSections.add(section);
        } else {
          read();
          keep(same);
        }
      }
      read();
      List<Diagnostic> found = ScriptParser.all(diagnostics, source);
      if (!found.isEmpty() || sections.isEmpty()) {
        throw new Flawed();
      }
      known = passages;
      before = source.text();
      Span everything = new Span(0, before.length());
      return new Parsed(new Script(everything, sections), found);
    }

    /** Splits the tokens where sections end: at each end of a line outside all braces. */
    private List<List<Token>> sections(List<Token> tokens) throws Flawed {
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

    private @Nullable Passage sameAsBefore(List<Token> tokens) {
      Span place = spans.of(tokens.getFirst(), tokens.getLast());
      Passage passage = known.get(place.start());
      int length = place.end() - place.start();
      return passage != null
              && passage.place.equals(place)
              && before.regionMatches(place.start(), source.text(), place.start(), length)
              && passage.tokens.equals(key(tokens))
          ? passage
          : null;
    }

    private static IntBuffer key(List<Token> tokens) {
      int[] key = new int[3 * tokens.size()];
      int at = 0;
      for (Token token : tokens) {
        key[at++] = token.getType();
        key[at++] = token.getStartIndex();
        key[at++] = token.getStopIndex();
      }
      return IntBuffer.wrap(key);
    }

    /** Parses the sections that have yet to be. */
    private void read() throws Flawed {
      if (unread.isEmpty()) {
        return;
      }
      ScriptContext tree = ScriptParser.flawless(unread);
      List<SectionContext> contexts = tree.section();
      if (contexts.size() != unreadSections.size()) {
        throw new Flawed();
      }
      for (int index = 0; index < contexts.size(); index++) {
        List<Token> tokens = unreadSections.get(index);
        Span place = spans.of(tokens.getFirst(), tokens.getLast());
        keep(new Passage(place, key(tokens), builder.section(contexts.get(index))));
      }
      unread.clear();
      unreadSections.clear();
    }

    private void keep(Passage passage) {
      sections.add(passage.section);
      passages.put(passage.place.start(), passage);
    }
  }
}
