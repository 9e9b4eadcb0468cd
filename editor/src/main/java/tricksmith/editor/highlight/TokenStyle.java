package tricksmith.editor.highlight;

import java.util.Collection;
import java.util.List;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.Vocabulary;
import tricksmith.grammar.TrickLexer;

/** The look of a token: each style is a class of the stylesheet. */
enum TokenStyle {
  COMMENT("script-comment"),
  LANGUAGE_WORD("script-word"),
  NAME("script-name"),
  NUMBER("script-number"),
  SIGN("script-sign"),
  TEXT("script-text"),
  UNREADABLE("script-unreadable");

  @SuppressWarnings("ImmutableEnumChecker") // An immutable list.
  private final Collection<String> classes;

  TokenStyle(String styleClass) {
    classes = List.of(styleClass);
  }

  Collection<String> classes() {
    return classes;
  }

  static TokenStyle of(Token token, Vocabulary vocabulary) {
    return switch (token.getType()) {
      case TrickLexer.COMMENT -> COMMENT;
      case TrickLexer.NUMBER -> NUMBER;
      case TrickLexer.TEXT -> TEXT;
      case TrickLexer.WORD -> NAME;
      case TrickLexer.UNFINISHED_TEXT,
          TrickLexer.FOREIGN_TEXT,
          TrickLexer.FOREIGN_NUMBER,
          TrickLexer.FOREIGN_SIGN,
          TrickLexer.UNKNOWN ->
          UNREADABLE;
      default -> literal(vocabulary.getLiteralName(token.getType()));
    };
  }

  /**
   * Returns the style of a literal in the grammar, which puts words and symbols of the language in
   * quotes.
   */
  private static TokenStyle literal(String quoted) {
    return quoted != null && Character.isLetter(quoted.codePointAt(1)) ? LANGUAGE_WORD : SIGN;
  }
}
