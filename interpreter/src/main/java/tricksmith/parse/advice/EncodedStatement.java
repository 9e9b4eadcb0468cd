package tricksmith.parse.advice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser;
import tricksmith.parse.tokens.TokenTypes;

/**
 * The statement around an error as a text that regular expressions can search: each token is four
 * characters of flags, its text, and the character U+0001. The flags tell whether the parser
 * stopped there, whether a statement begins there, whether a line begins there, and the kind of the
 * token. The text includes two tokens before the statement, and two from its end on.
 */
final class EncodedStatement {

  /**
   * The most tokens before the place that patterns see. They are about a few words, and recursive
   * matching on thousands would not end well.
   */
  private static final int MOST_BEFORE = 100;

  private static final int MOST_AFTER = 50;

  /** The most characters of a token that patterns see, more than any word they know has. */
  private static final int LONGEST_TOKEN = 100;

  private final List<Token> tokens = new ArrayList<>();
  private final List<Integer> starts = new ArrayList<>();
  private List<Integer> start = List.of();
  private final String text;
  private final Set<String> folded = new HashSet<>();

  EncodedStatement(ErrorContext context) {
    Token start = context.startOfStatement(context.found());
    int size = context.tokens().size();
    int end = context.found().getTokenIndex();
    while (end < size - 1 && !TokenTypes.PARTING.contains(context.tokens().get(end).getType())) {
      end++;
    }
    int found = context.found().getTokenIndex();
    int from = Math.max(Math.max(0, start.getTokenIndex() - 2), found - MOST_BEFORE);
    int to = Math.min(Math.min(size, end + 2), found + MOST_AFTER);
    StringBuilder encoded = new StringBuilder();
    for (int index = from; index < to; index++) {
      add(encoded, context, context.tokens().get(index), start);
    }
    text = encoded.toString();
  }

  /** Returns a text in which letters are alike as they are to a pattern that ignores case. */
  static String folded(String text) {
    char[] letters = text.toCharArray();
    for (int at = 0; at < letters.length; at++) {
      letters[at] = Character.toLowerCase(Character.toUpperCase(letters[at]));
    }
    return new String(letters);
  }

  private void add(StringBuilder encoded, ErrorContext context, Token token, Token start) {
    @Nullable Token before = context.before(token);
    boolean startsLine = before == null || before.getLine() != token.getLine();
    String seen = beginning(text(token));
    tokens.add(token);
    starts.add(encoded.length());
    if (token.equals(start)) {
      this.start = List.of(encoded.length());
    }
    encoded
        .append(token.equals(context.found()) ? '^' : '.')
        .append(token.equals(start) ? '<' : '.')
        .append(startsLine ? '/' : '.')
        .append(kind(token.getType()))
        .append(seen)
        .append('\u0001');
    folded.add(folded(seen));
  }

  private static char kind(int type) {
    if (TokenTypes.CLOSING.contains(type)) {
      return 'e';
    }
    if (TokenTypes.isConnective(type)) {
      return 'c';
    }
    return switch (type) {
      case Token.EOF -> 'e';
      case TrickParser.WORD -> 'w';
      case TrickParser.NUMBER -> 'n';
      default -> TokenTypes.isNameOrNumber(type) ? 'l' : 's';
    };
  }

  /**
   * Returns the text of a token as a script would write it; its sign may come from another
   * keyboard.
   */
  static String text(Token token) {
    return TrickParser.VOCABULARY.getLiteralName(token.getType()) == null
        ? token.getText()
        : TokenTypes.literal(token.getType());
  }

  private static String beginning(String text) {
    return text.length() <= LONGEST_TOKEN ? text : text.substring(0, LONGEST_TOKEN);
  }

  String text() {
    return text;
  }

  /** Returns the places where tokens begin. */
  List<Integer> starts() {
    return Collections.unmodifiableList(starts);
  }

  /** Returns the place where the statement begins; none if that is too far before the error. */
  List<Integer> start() {
    return start;
  }

  /** Returns the texts of all tokens, folded. */
  Set<String> words() {
    return Collections.unmodifiableSet(folded);
  }

  /** Whether a token has one of these folded texts. */
  boolean hasOneOf(List<String> texts) {
    for (String each : texts) {
      if (folded.contains(each)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the first token of a group that has matched at least one. */
  Token first(Matcher match, String group) {
    return tokens.get(starts.indexOf(match.start(group)));
  }

  /** Returns the last token of a group that has matched at least one. */
  Token last(Matcher match, String group) {
    int next = starts.indexOf(match.end(group));
    return next < 0 ? tokens.getLast() : tokens.get(next - 1);
  }

  List<Token> all(Matcher match) {
    int end = starts.indexOf(match.end());
    return tokens.subList(starts.indexOf(match.start()), end < 0 ? tokens.size() : end);
  }
}
