package tricksmith.format;

import java.util.List;
import java.util.Random;
import java.util.Set;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.Token;
import tricksmith.grammar.TrickLexer;

/** Spoils the layout of a script, by a seed, without changing what it says. */
final class Mangler {

  /** After these a statement goes on, whatever the line does. */
  private static final Set<String> UNFINISHED =
      Set.of(",", "(", "[", "and", "or", "=", "==", "+", "*", "if", "where", "unless");

  private final Random random;
  private final List<? extends Token> tokens;
  private final StringBuilder mangled = new StringBuilder();

  private Mangler(String script, long seed) {
    this.random = new Random(seed);
    this.tokens = new TrickLexer(CharStreams.fromString(script)).getAllTokens();
  }

  /** Other spaces, and other characters for line breaks; the lines stay. */
  static String spaces(String script, long seed) {
    Mangler mangler = new Mangler(script, seed);
    for (int index = 0; index < mangler.tokens.size(); index++) {
      mangler.respace(index);
    }
    return mangler.mangled.toString();
  }

  /** More lines as well, empty and with comments, between statements and inside of them. */
  static String lines(String script, long seed) {
    Mangler mangler = new Mangler(script, seed);
    for (int index = 0; index < mangler.tokens.size(); index++) {
      mangler.respace(index);
      mangler.addLines(index);
    }
    return mangler.mangled.toString();
  }

  private void respace(int index) {
    Token token = tokens.get(index);
    switch (token.getType()) {
      case TrickLexer.SPACE -> mangled.append(spaces(1));
      case TrickLexer.LINE_BREAK -> mangled.append(spaces(0)).append(lineBreak()).append(spaces(0));
      case TrickLexer.COMMENT -> mangled.append(token.getText());
      default -> mangled.append(token.getText()).append(mayBeSpaced(index) ? spaces(0) : "");
    }
  }

  /** Around a minus spaces make a difference. */
  private boolean mayBeSpaced(int index) {
    return isNoMinus(index) && isNoMinus(index + 1);
  }

  private boolean isNoMinus(int index) {
    return index >= tokens.size() || tokens.get(index).getType() != TrickLexer.MINUS;
  }

  private void addLines(int index) {
    Token token = tokens.get(index);
    if (token.getType() == TrickLexer.LINE_BREAK && random.nextInt(4) == 0) {
      mangled.append(wholeLine());
    } else if (UNFINISHED.contains(token.getText()) && random.nextInt(6) == 0) {
      mangled.append(random.nextBoolean() ? " // after " + index : "").append(lineBreak());
    } else if (endsLineWithoutComment(index) && random.nextInt(6) == 0) {
      mangled.append("//beside ").append(index);
    }
  }

  private String wholeLine() {
    return switch (random.nextInt(3)) {
      case 0 -> lineBreak();
      case 1 -> lineBreak() + lineBreak() + spaces(0) + "// between" + lineBreak();
      default -> spaces(0) + "//   alone\t" + lineBreak();
    };
  }

  private boolean endsLineWithoutComment(int index) {
    int type = tokens.get(index).getType();
    return type != TrickLexer.LINE_BREAK
        && type != TrickLexer.COMMENT
        && index + 1 < tokens.size()
        && tokens.get(index + 1).getType() == TrickLexer.LINE_BREAK;
  }

  private String spaces(int atLeast) {
    int count = atLeast + random.nextInt(3) * random.nextInt(3);
    return List.of(" ", " ", "\t", "\u3000").get(random.nextInt(4)).repeat(count);
  }

  /** A space after a bare carriage return, lest a line feed follow. */
  private String lineBreak() {
    return List.of("\n", "\r\n", "\r ").get(random.nextInt(3));
  }
}
