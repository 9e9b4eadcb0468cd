package tricksmith.parse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.ParseCancellationException;
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
 * Parses the versions of a text that is being edited. Only the sections that an edit has touched
 * are read again, with their neighbours, since words are told apart by those around them. A section
 * that has not moved is the same object as before; one that has only moved is rebuilt from its
 * earlier parse tree. The result is that of {@link ScriptParser#parse}. Not thread-safe.
 */
public final class IncrementalParser {
  /** How many words after an edit are read again: more than are looked at to tell one apart. */
  private static final int NEIGHBOURHOOD = 16;

  /** The sections of the last version with which nothing was wrong, in order. */
  private List<Passage> known = List.of();

  private String before = "";

  /**
   * A section.
   *
   * @param place where its tokens lie
   * @param tokens those it was parsed from; they move with it
   */
  private record Passage(Span place, List<Token> tokens, SectionContext context, Section section) {}

  /** Signals that a version has something wrong with it. */
  private static final class Flawed extends Exception {
    private static final long serialVersionUID = 1;

    Flawed() {
      super(null, null, /* enableSuppression= */ false, /* writableStackTrace= */ false);
    }
  }

  /** Parses the next version of the text. */
  public Parsed parse(Source source) {
    return flawless(source).orElseGet(() -> ScriptParser.parse(source));
  }

  /**
   * Parses the next version of the text; empty if it cannot be read, without finding out what is
   * wrong.
   */
  public Optional<Parsed> parseIfReadable(Source source) {
    return flawless(source).or(() -> ScriptParser.parseIfReadable(source));
  }

  /** Returns the next version; empty if something is wrong with it, or may be. */
  private Optional<Parsed> flawless(Source source) {
    Version version = new Version(source);
    try {
      return Optional.of(version.parsed());
    } catch (Flawed | ParseCancellationException | StackOverflowError _) {
      if (version.hasMovedTokens) {
        known = List.of();
      }
      return Optional.empty();
    }
  }

  private final class Version {
    private final Source source;
    private final String text;
    private final TokenSpans spans;
    private final DiagnosticCollector diagnostics;
    private final SectionBuilder builder;

    /** How far whatever follows the edit has moved, in UTF-16 units and in characters. */
    private final int shift;

    private final int shiftInCharacters;

    /** Whether tokens of the version before have moved, so that it is no longer known. */
    private boolean hasMovedTokens;

    Version(Source source) {
      this.source = source;
      text = source.text();
      spans = TokenSpans.of(text);
      diagnostics = new DiagnosticCollector(spans);
      builder = TreeBuilder.of(spans, diagnostics);
      shift = text.length() - before.length();
      shiftInCharacters = characters(text, text.length()) - characters(before, before.length());
    }

    Parsed parsed() throws Flawed {
      int begin = Arrays.mismatch(before.toCharArray(), text.toCharArray());
      int same = begin < 0 ? text.length() : begin;
      int sameAtEnd = sameAtEnd(Math.min(before.length(), text.length()) - same);
      int front = 0;
      while (front < known.size() && known.get(front).place.end() < same) {
        front++;
      }
      int back = known.size();
      while (back > front && known.get(back - 1).place.start() >= before.length() - sameAtEnd) {
        back--;
      }
      Optional<List<Passage>> kept =
          passages(known.subList(0, front), known.subList(back, known.size()));
      List<Passage> passages =
          kept.isPresent() ? kept.get() : passages(List.of(), List.of()).orElseThrow();
      List<Diagnostic> found = ScriptParser.all(diagnostics, source);
      if (!found.isEmpty() || passages.isEmpty()) {
        throw new Flawed();
      }
      known = passages;
      before = text;
      List<Section> sections = passages.stream().map(Passage::section).toList();
      return new Parsed(new Script(new Span(0, text.length()), sections), found);
    }

    private int sameAtEnd(int most) {
      int same = 0;
      while (same < most
          && before.charAt(before.length() - same - 1) == text.charAt(text.length() - same - 1)) {
        same++;
      }
      return same;
    }

    /**
     * Returns all sections, of which those at both ends stand in the same words as before; empty if
     * they cannot be told apart from the edited ones.
     */
    private Optional<List<Passage>> passages(List<Passage> front, List<Passage> back)
        throws Flawed {
      int unread = Math.max(0, front.size() - 1);
      if (unread > 0 && !beginsLine(front.get(unread).place.start())) {
        unread = 0;
      }
      List<Passage> neighboursBefore = front.subList(unread, front.size());
      List<Passage> neighboursAfter = back.subList(0, neighboursAfter(back));
      List<List<Token>> written =
          sections(
              tokens(
                  unread == 0 ? 0 : neighboursBefore.getFirst().place.start(),
                  neighboursAfter.size() == back.size()
                      ? text.length()
                      : neighboursAfter.getLast().place.end() + shift));
      int first = neighboursBefore.size();
      int last = written.size() - neighboursAfter.size();
      if (last < first
          || !areInWords(neighboursBefore, written.subList(0, first), 0)
          || !areInWords(
              neighboursAfter, written.subList(last, written.size()), shiftInCharacters)) {
        return Optional.empty();
      }
      List<Passage> all = new ArrayList<>(front);
      all.addAll(parsed(written.subList(first, last)));
      back.forEach(passage -> all.add(shift == 0 ? passage : moved(passage)));
      if (all.stream().mapToInt(passage -> passage.tokens.size()).sum() > ScriptParser.MOST_WORDS) {
        throw new Flawed();
      }
      return Optional.of(all);
    }

    /** How many of the sections after the edit are read again. */
    private int neighboursAfter(List<Passage> back) {
      int words = 0;
      int read = 0;
      while (read < back.size()
          && (words < NEIGHBOURHOOD || !beginsLine(back.get(read).place.start() + shift))) {
        words += back.get(read).tokens.size();
        read++;
      }
      return read;
    }

    private boolean beginsLine(int offset) {
      int place = offset - 1;
      while (place >= 0 && (text.charAt(place) == ' ' || text.charAt(place) == '\t')) {
        place--;
      }
      return place < 0 || text.charAt(place) == '\n' || text.charAt(place) == '\r';
    }

    /** Returns the tokens of a part of the text. */
    private List<Token> tokens(int begin, int end) {
      return ScriptParser.tokens(text.substring(0, end), characters(text, begin), diagnostics);
    }

    private static int characters(String text, int end) {
      return text.codePointCount(0, end);
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

    /** Whether sections are in the same words as before, at another place. */
    private static boolean areInWords(
        List<Passage> passages, List<List<Token>> written, int moved) {
      return IntStream.range(0, passages.size())
          .allMatch(index -> isInWords(passages.get(index).tokens, written.get(index), moved));
    }

    private static boolean isInWords(List<Token> tokens, List<Token> written, int moved) {
      return tokens.size() == written.size()
          && IntStream.range(0, tokens.size())
              .allMatch(index -> isWord(tokens.get(index), written.get(index), moved));
    }

    private static boolean isWord(Token token, Token written, int moved) {
      return token.getType() == written.getType()
          && token.getStartIndex() + moved == written.getStartIndex()
          && token.getStopIndex() + moved == written.getStopIndex();
    }

    private Passage moved(Passage passage) {
      hasMovedTokens = true;
      for (Token each : passage.tokens) {
        CommonToken token = (CommonToken) each;
        // It would look for its words in the text before.
        token.setText(token.getText());
        token.setStartIndex(token.getStartIndex() + shiftInCharacters);
        token.setStopIndex(token.getStopIndex() + shiftInCharacters);
      }
      return passage(passage.tokens, passage.context);
    }

    /** Parses sections, all in one go. */
    private List<Passage> parsed(List<List<Token>> written) throws Flawed {
      List<Token> unread = written.stream().flatMap(List::stream).toList();
      List<SectionContext> contexts =
          unread.isEmpty() ? List.of() : ScriptParser.flawless(unread).section();
      if (contexts.size() != written.size()) {
        throw new Flawed();
      }
      return IntStream.range(0, written.size())
          .mapToObj(index -> passage(List.copyOf(written.get(index)), contexts.get(index)))
          .toList();
    }

    private Passage passage(List<Token> tokens, SectionContext context) {
      return new Passage(
          spans.of(tokens.getFirst(), tokens.getLast()), tokens, context, builder.section(context));
    }
  }
}
