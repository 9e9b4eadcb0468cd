package tricksmith.parse.tokens;

import org.antlr.v4.runtime.CommonToken;

/**
 * A visible token, with what the layout before it shows.
 *
 * @param startsLine whether it is the first of its line
 * @param spaced whether a space or a line break precedes it
 * @param indentation the indentation of its line, in characters
 */
public record Lexeme(CommonToken token, boolean startsLine, boolean spaced, int indentation) {

  int type() {
    return token.getType();
  }

  String text() {
    return token.getText();
  }

  /** Returns the same lexeme at the same place with another type. */
  Lexeme as(int type) {
    CommonToken changed = new CommonToken(token);
    changed.setType(type);
    return new Lexeme(changed, startsLine, spaced, indentation);
  }

  /** Returns an inserted lexeme, without extent, directly before this one. */
  Lexeme before(int type, String text) {
    return invented(token.getStartIndex(), type, text);
  }

  /** Returns an inserted lexeme, without extent, directly after this one. */
  Lexeme after(int type, String text) {
    return invented(token.getStopIndex() + 1, type, text);
  }

  private Lexeme invented(int index, int type, String text) {
    CommonToken invented = new CommonToken(type, text);
    invented.setStartIndex(index);
    invented.setStopIndex(index - 1);
    return new Lexeme(invented, false, true, indentation);
  }
}
