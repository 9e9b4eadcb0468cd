package tricksmith.parse;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.Token;
import tricksmith.grammar.TrickLexer;
import tricksmith.parse.diagnostic.TokenSpans;
import tricksmith.parse.tokens.InvisibleCharacters;
import tricksmith.parse.tokens.ScriptLexer;
import tricksmith.parse.tokens.TokenTypes;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/**
 * A word, sign or comment of a text, whether or not the text is a script. Its meaning there is not
 * known yet.
 */
public record ScriptWord(Span span, Kind kind, String text) implements Spanned {

  /** The kinds of word, by their form. */
  public enum Kind {
    /** A word that connects others, and can never be a name. */
    CONNECTING_WORD,
    /** A word of the language where one is expected; a name elsewhere. */
    LANGUAGE_WORD,
    /** Any other word: a name. */
    NAME,
    NUMBER,
    TEXT,
    COMMENT,
    /** A bracket or brace that opens. */
    OPENING,
    /** A closing bracket or brace. */
    CLOSING,
    SIGN,
    /** What has no meaning in a script. */
    UNKNOWN
  }

  /** Returns all words, signs and comments of a text, in order. */
  public static List<ScriptWord> of(Source source) {
    TokenSpans spans = TokenSpans.of(source.text());
    List<ScriptWord> words = new ArrayList<>();
    for (Token token : ScriptLexer.tokens(source.text())) {
      if (token.getType() != TrickLexer.SPACE && token.getType() != TrickLexer.LINE_BREAK) {
        words.add(new ScriptWord(spans.of(token), kind(token.getType()), token.getText()));
      }
    }
    return List.copyOf(words);
  }

  /** Returns all words of the language, including the connecting words, in alphabetical order. */
  public static List<String> ofLanguage() {
    List<String> words = new ArrayList<>();
    for (int type = 1; type <= TrickLexer.VOCABULARY.getMaxTokenType(); type++) {
      Kind kind = kind(type);
      if (kind == Kind.CONNECTING_WORD || kind == Kind.LANGUAGE_WORD) {
        words.add(TokenTypes.literal(type));
      }
    }
    words.sort(String::compareTo);
    return words;
  }

  /** Returns the words that begin sections, in the order in which scripts usually have these. */
  public static List<String> ofSections() {
    return TokenTypes.SECTIONS;
  }

  public static boolean canBeName(String text) {
    List<ScriptWord> words = of(new Source("", text));
    return words.size() == 1
        && words.getFirst().text().equals(text)
        && (words.getFirst().kind() == Kind.NAME || words.getFirst().kind() == Kind.LANGUAGE_WORD)
        && !InvisibleCharacters.hideIn(text)
        && !text.matches("[0-9]++(?:-[0-9]++)++");
  }

  private static Kind kind(int type) {
    return switch (type) {
      case TrickLexer.WORD -> Kind.NAME;
      case TrickLexer.NUMBER, TrickLexer.FOREIGN_NUMBER -> Kind.NUMBER;
      case TrickLexer.TEXT, TrickLexer.UNFINISHED_TEXT, TrickLexer.FOREIGN_TEXT -> Kind.TEXT;
      case TrickLexer.COMMENT -> Kind.COMMENT;
      case TrickLexer.LEFT_BRACE, TrickLexer.LEFT_PARENTHESIS, TrickLexer.LEFT_BRACKET ->
          Kind.OPENING;
      case TrickLexer.RIGHT_BRACE, TrickLexer.RIGHT_PARENTHESIS, TrickLexer.RIGHT_BRACKET ->
          Kind.CLOSING;
      case TrickLexer.UNKNOWN, TrickLexer.FOREIGN_SIGN -> Kind.UNKNOWN;
      default -> wordOrSign(type);
    };
  }

  private static Kind wordOrSign(int type) {
    String literal = TrickLexer.VOCABULARY.getLiteralName(type);
    if (literal == null || !Character.isLetter(literal.charAt(1))) {
      return Kind.SIGN;
    }
    return TokenTypes.isConnective(type) ? Kind.CONNECTING_WORD : Kind.LANGUAGE_WORD;
  }
}
