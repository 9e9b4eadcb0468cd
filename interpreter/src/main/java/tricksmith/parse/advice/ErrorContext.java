package tricksmith.parse.advice;

import java.util.List;
import java.util.Set;
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
import tricksmith.parse.tokens.TokenTypes;

/**
 * The place where the parser stopped, with its surroundings.
 *
 * @param found the offending token
 * @param expected what was allowed instead
 * @param context the innermost rule of the grammar being read
 * @param tokens all tokens of the text
 * @param atLine whether a line begins here that its block does not allow
 */
public record ErrorContext(
    Token found,
    ExpectedTokens expected,
    ParserRuleContext context,
    TokenStream tokens,
    boolean atLine) {
  private static final Set<Integer> ARTICLES = Set.of(TrickParser.A, TrickParser.AN);

  public static ErrorContext of(Parser parser, RecognitionException error) {
    return new ErrorContext(
        error.getOffendingToken(),
        ExpectedTokens.at(parser, error),
        parser.getContext(),
        parser.getInputStream(),
        false);
  }

  /** Returns the context of the line at the current token, which its block does not allow. */
  public static ErrorContext ofLine(Parser parser, ATNState state) {
    return new ErrorContext(
        parser.getCurrentToken(),
        ExpectedTokens.at(parser.getATN(), state),
        parser.getContext(),
        parser.getInputStream(),
        true);
  }

  /** Returns the token before the error; null at the start of the text. */
  public @Nullable Token before() {
    return before(found);
  }

  public @Nullable Token before(Token token) {
    return token.getTokenIndex() == 0 ? null : tokens.get(token.getTokenIndex() - 1);
  }

  public Token after(Token token) {
    return tokens.get(Math.min(token.getTokenIndex() + 1, tokens.size() - 1));
  }

  public Token startOfLine(Token token) {
    Token first = token;
    for (@Nullable Token before = before(first);
        before != null && before.getLine() == token.getLine();
        before = before(first)) {
      first = before;
    }
    return first;
  }

  /** Returns the first token of the statement, or other line of a block, around a token. */
  Token startOfStatement(Token token) {
    Token first = token;
    for (@Nullable Token before = before(first);
        before != null && !TokenTypes.PARTING.contains(before.getType());
        before = before(first)) {
      first = before;
    }
    return first;
  }

  /**
   * Returns the tokens from {@code first} to the end of its line or of a bracket around it, or up
   * to a block.
   */
  public List<Token> restOfLine(Token first) {
    return IntStream.range(first.getTokenIndex(), tokens.size())
        .mapToObj(tokens::get)
        .takeWhile(token -> !TokenTypes.CLOSING.contains(token.getType()))
        .takeWhile(token -> token.getLine() == first.getLine())
        .toList();
  }

  /** Returns the words from one token to another on the same line. */
  String words(Token first, Token last) {
    StringBuilder words = new StringBuilder(first.getText());
    for (int index = first.getTokenIndex() + 1; index <= last.getTokenIndex(); index++) {
      Token token = tokens.get(index);
      boolean apart = token.getStartIndex() > tokens.get(index - 1).getStopIndex() + 1;
      words.append(apart ? " " : "").append(token.getText());
    }
    return words.toString();
  }

  /** Whether this rule was being read, and none inside it. */
  public boolean in(int rule) {
    return context.getRuleIndex() == rule;
  }

  /** Whether this rule, or one inside it, was being read. */
  public boolean within(int rule) {
    for (@Nullable RuleContext around = context; around != null; around = around.getParent()) {
      if (around.getRuleIndex() == rule) {
        return true;
      }
    }
    return false;
  }

  /** Whether this rule should have begun here. */
  public boolean atStartOf(int rule) {
    for (@Nullable ParserRuleContext around = context;
        around != null && found.equals(around.getStart());
        around = around.getParent()) {
      if (around.getRuleIndex() == rule) {
        return true;
      }
    }
    return false;
  }

  /** Whether the token before is of this type. */
  public boolean isAfter(int type) {
    @Nullable Token before = before();
    return before != null && before.getType() == type;
  }

  /** Whether a condition should have begun here. */
  public boolean isConditionNext() {
    return atStartOf(TrickParser.RULE_condition)
        || in(TrickParser.RULE_obligation)
        || in(TrickParser.RULE_clause)
        || in(TrickParser.RULE_guard);
  }

  /** Whether the script declares a type of this name: {@code a team is fox | hen}. */
  boolean isDeclaredType(Token name) {
    return IntStream.range(2, tokens.size())
        .filter(index -> tokens.get(index).getType() == TrickParser.IS)
        .filter(index -> ARTICLES.contains(tokens.get(index - 2).getType()))
        .anyMatch(index -> tokens.get(index - 1).getText().equals(name.getText()));
  }

  /** Returns an example of what was being read. */
  public String form() {
    return SyntaxForms.at(before(), context);
  }
}
