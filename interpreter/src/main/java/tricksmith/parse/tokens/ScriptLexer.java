package tricksmith.parse.tokens;

import java.util.List;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CodePointCharStream;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.LexerATNSimulator;
import org.antlr.v4.runtime.atn.PredictionContextCache;
import org.antlr.v4.runtime.dfa.DFA;
import org.antlr.v4.runtime.dfa.DFAState;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickLexer;

/**
 * The generated lexer, faster. The library's own remembers how a token goes on after an ASCII
 * character, and works it out anew for each ♠ and each letter of Japanese; and it asks itself at
 * each character in which line it is.
 */
public final class ScriptLexer extends TrickLexer {
  private ScriptLexer(CharStream characters) {
    super(characters);
    setInterpreter(new Automaton(this));
    removeErrorListeners();
  }

  /** Returns all tokens of a text, hidden ones included. */
  public static List<CommonToken> tokens(String text) {
    return tokens(text, 0);
  }

  /**
   * Returns the tokens of a text's end, hidden ones included.
   *
   * @param begin how many characters lie before it
   */
  static List<CommonToken> tokens(String text, int begin) {
    CodePointCharStream characters = CharStreams.fromString(text);
    characters.seek(begin);
    return new ScriptLexer(characters)
        .getAllTokens().stream().map(CommonToken.class::cast).toList();
  }

  /**
   * A deterministic automaton, built as texts need it. It has as many states as the grammar has
   * beginnings of words, whatever is in the texts.
   */
  private static final class Automaton extends LexerATNSimulator {
    /** Shared by the lexers of all threads, as the library allows. */
    private static final DFA[] MODES = {new DFA(_ATN.modeToStartState.getFirst())};

    private static final PredictionContextCache CONTEXTS = new PredictionContextCache();

    private static final CharacterClasses CLASSES = CharacterClasses.of(_ATN);
    private static final int COUNT = CLASSES.count();

    Automaton(ScriptLexer lexer) {
      super(lexer, _ATN, MODES, CONTEXTS);
    }

    /** Matches the longest token. There is one: any character is, by itself. */
    @Override
    protected int execATN(CharStream text, DFAState start) {
      DFAState at = start;
      DFAState accepted = start;
      int length = 0;
      for (int ahead = 1; text.LA(ahead) != CharStream.EOF; ahead++) {
        at = after(at, text.LA(ahead), text);
        if (at.stateNumber == ERROR.stateNumber) {
          break;
        }
        if (at.isAcceptState) {
          accepted = at;
          length = ahead;
        }
      }
      if (length == 0) {
        return Token.EOF;
      }
      int line = getLine();
      int column = getCharPositionInLine() + length;
      for (int ahead = 1; ahead <= length; ahead++) {
        if (text.LA(ahead) == '\n') {
          line++;
          column = length - ahead;
        }
      }
      accept(text, accepted.lexerActionExecutor, startIndex, startIndex + length, line, column);
      return accepted.prediction;
    }

    private DFAState after(DFAState from, int character, CharStream text) {
      @Nullable DFAState known = getExistingTargetState(from, character);
      return known == null ? computeTargetState(text, from, character) : known;
    }

    @Override
    protected @Nullable DFAState getExistingTargetState(DFAState from, int character) {
      return from.edges == null ? null : from.edges[CLASSES.of(character)];
    }

    @Override
    protected void addDFAEdge(DFAState from, int character, DFAState to) {
      synchronized (from) {
        if (from.edges == null) {
          from.edges = new DFAState[COUNT];
        }
        from.edges[CLASSES.of(character)] = to;
      }
    }
  }
}
