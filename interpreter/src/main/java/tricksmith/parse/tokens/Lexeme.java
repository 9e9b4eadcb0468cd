package tricksmith.parse.tokens;

import org.antlr.v4.runtime.CommonToken;

/**
 * A token that is seen, with what the layout before it tells.
 *
 * @param startsLine whether it is the first of its line
 * @param spaced whether a space or a line break is before it
 * @param indentation how far its line is indented, in characters
 */
public record Lexeme(CommonToken token, boolean startsLine, boolean spaced, int indentation) {

  int type() {
    return token.getType();
  }

  String text() {
    return token.getText();
  }

  /** The same at the same place, taken for another type. */
  Lexeme as(int type) {
    CommonToken changed = new CommonToken(token);
    changed.setType(type);
    return new Lexeme(changed, startsLine, spaced, indentation);
  }

  /** An inserted lexeme, without extent, directly before this one. */
  Lexeme before(int type, String text) {
    return invented(token.getStartIndex(), type, text);
  }

  /** An inserted lexeme, without extent, directly after this one. */
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
