package tricksmith.parse;

import java.util.List;
import java.util.stream.IntStream;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.atn.ATNState;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser;

/**
 * A place at which a parser could not go on.
 *
 * @param found what stands there
 * @param expected what could have stood there instead
 * @param context the rule of the grammar that was being read
 * @param tokens all of the text
 */
record Situation(Token found, Expected expected, ParserRuleContext context, TokenStream tokens) {

  static Situation of(Parser parser, RecognitionException error) {
    return new Situation(
        error.getOffendingToken(),
        Expected.at(parser, error),
        parser.getContext(),
        parser.getInputStream());
  }

  /**
   * The line that begins at the present place, where it is none of those that could stand there.
   */
  static Situation ofLine(Parser parser, ATNState state) {
    return new Situation(
        parser.getCurrentToken(),
        Expected.at(parser.getATN(), state),
        parser.getContext(),
        parser.getInputStream());
  }

  /** What was read last; null at the start of the text. */
  @Nullable Token before() {
    return before(found);
  }

  @Nullable Token before(Token token) {
    return token.getTokenIndex() == 0 ? null : tokens.get(token.getTokenIndex() - 1);
  }

  Token after(Token token) {
    return tokens.get(Math.min(token.getTokenIndex() + 1, tokens.size() - 1));
  }

  /** The first token of the line in which a token stands. */
  Token startOfLine(Token token) {
    Token first = token;
    for (@Nullable Token before = before(first);
        before != null && before.getLine() == token.getLine();
        before = before(first)) {
      first = before;
    }
    return first;
  }

  /** The first token of the statement, or the other line of a block, in which a token stands. */
  Token startOfStatement(Token token) {
    Token first = token;
    for (@Nullable Token before = before(first);
        before != null && !Vocabulary.PARTING.contains(before.getType());
        before = before(first)) {
      first = before;
    }
    return first;
  }

  /** What stands from a token to the end of its line, of a bracket around it, or to a block. */
  List<Token> restOfLine(Token first) {
    return IntStream.range(first.getTokenIndex(), tokens.size())
        .mapToObj(tokens::get)
        .takeWhile(token -> !Vocabulary.CLOSING.contains(token.getType()))
        .takeWhile(token -> token.getLine() == first.getLine())
        .toList();
  }

  /** The last token of {@link #restOfLine}; the first one itself where there is no other. */
  Token endOfLine(Token first) {
    List<Token> rest = restOfLine(first);
    return rest.isEmpty() ? first : rest.getLast();
  }

  /** The words from one to the other, in one line. */
  String words(Token first, Token last) {
    StringBuilder words = new StringBuilder(first.getText());
    for (int index = first.getTokenIndex() + 1; index <= last.getTokenIndex(); index++) {
      Token token = tokens.get(index);
      boolean apart = token.getStartIndex() > tokens.get(index - 1).getStopIndex() + 1;
      words.append(apart ? " " : "").append(token.getText());
    }
    return words.toString();
  }

  /** Whether this rule was being read, and none within it. */
  boolean in(int rule) {
    return context.getRuleIndex() == rule;
  }

  /** Whether this rule was being read, or one within it. */
  boolean within(int rule) {
    for (@Nullable RuleContext around = context; around != null; around = around.getParent()) {
      if (around.getRuleIndex() == rule) {
        return true;
      }
    }
    return false;
  }

  /** Whether this rule should have begun here. */
  boolean atStartOf(int rule) {
    for (@Nullable ParserRuleContext around = context;
        around != null && found.equals(around.getStart());
        around = around.getParent()) {
      if (around.getRuleIndex() == rule) {
        return true;
      }
    }
    return false;
  }

  /** Whether the words that are read last are of this type. */
  boolean isAfter(int type) {
    @Nullable Token before = before();
    return before != null && before.getType() == type;
  }

  /** Whether {@code repeat} stands before a word. */
  boolean isRepeated(Token word) {
    @Nullable Token before = before(word);
    return before != null && before.getType() == TrickParser.REPEAT;
  }

  /** Whether a condition should have begun here. */
  boolean isConditionNext() {
    return atStartOf(TrickParser.RULE_condition)
        || in(TrickParser.RULE_obligation)
        || in(TrickParser.RULE_clause)
        || in(TrickParser.RULE_guard);
  }

  /** How that is written which is being read here. */
  String form() {
    return Form.at(before(), context);
  }
}
