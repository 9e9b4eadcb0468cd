package tricksmith.parse.diagnostic;

import java.util.List;
import java.util.stream.Stream;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/** Knows for problems whose place and words say it what would mend them. */
final class DefaultFixes {

  /** Between the words of which one is missing, in the message. */
  private static final String BETWEEN_WORDS = "`, `";

  private DefaultFixes() {}

  /** The ways to mend a problem. */
  static List<Fix> of(ParseProblem problem, Span span, List<String> words) {
    return switch (problem) {
      case MISSPELT, FOREIGN_SIGN, MINUS_IN_NUMBER, RANGE_WITH_MINUS, DECIMAL ->
          List.of(replace(span, words.get(1)));
      case WRONG_BRACKET -> List.of(replace(span, words.get(2)));
      case SET_TO_FOR_EQUAL -> List.of(replace(span, "=="));
      case SEMICOLON_IN_BRACKETS -> List.of(replace(span, ","));
      case THEN_AFTER_IF -> List.of(replace(span, ":"));
      case LAST_CASE -> List.of(Fix.of(Edit.insert(span.start(), "else ")));
      case CLOSES_NOTHING, UNKNOWN_SIGN -> List.of(Fix.of(Edit.remove(span)));
      case FOREIGN_TEXT -> List.of(quoted(span));
      case UNFINISHED_TEXT -> List.of(Fix.of(Edit.insert(span.end(), "\"")));
      case MINUS_AS_SIGN -> List.of(Fix.of(Edit.insert(span.end(), " ")));
      case MISSING_WORD -> List.of(missing(span, words.get(1)));
      case MISSING_ONE_OF ->
          Stream.of(words.get(1).split(BETWEEN_WORDS, -1))
              .map(word -> missing(span, word))
              .toList();
      case UNEXPECTED,
          MISSING_VALUE,
          MISSING_CONDITION,
          MISSING_NAME,
          MISSING_TYPE,
          MISSING_TEXT,
          MISSING_NUMBER,
          MISSING_VERB,
          MISSING_EACH,
          SUPERFLUOUS,
          RESERVED_WORD,
          UNFINISHED_LINE,
          COMMA_IN_DECK,
          COMMA_BETWEEN_CARDS,
          SET_WITHOUT_BRACKETS,
          INCOMPLETE,
          MISSING_RELATION,
          FOREIGN_LOOP,
          NEEDLESS_WORD,
          VALUE_BEHIND_CONDITION,
          WINNING_OTHERWISE,
          RANGE_OF_NAMES,
          UNQUOTED_LABEL,
          IN_TWO_STEPS,
          BLOCK_IN_BRACES,
          TOLD_RULE,
          ELSE_WITHOUT_BLOCK,
          VALUES_WITHOUT_BRACKETS,
          CHANGED_IN_PLACE,
          UNKNOWN_SECTION,
          STATEMENT_OUTSIDE,
          UNKNOWN_LINE,
          NAME_FIRST,
          NOT_A_STATEMENT,
          MISPLACED_THEN,
          MISPLACED_ELSE,
          MISPLACED_TEXT,
          LABEL_AFTER,
          AND_WITH_OR,
          CHAINED_COMPARISON,
          NOT_SETTABLE,
          NOT_AN_ELEMENT,
          TWICE,
          PASS_WITHOUT_COMMA,
          UNKNOWN_ESCAPE,
          FOREIGN_WORD,
          CONDITION_IN_NEXT_LINE,
          UNCLOSED_BRACE,
          UNCLOSED_BRACKET,
          TOO_LARGE,
          TOO_DEEP,
          TOO_LONG ->
          List.of();
    };
  }

  private static Fix replace(Span span, String text) {
    return Fix.of(new Edit(span, text));
  }

  private static Fix quoted(Span text) {
    return Fix.of(
        new Edit(new Span(text.start(), text.start() + 1), "\""),
        new Edit(new Span(text.end() - 1, text.end()), "\""));
  }

  /** What is missing stands before what is there instead, or where the line ends. */
  private static Fix missing(Span span, String word) {
    boolean atEnd = span.start() == span.end();
    return Fix.of(Edit.insert(span.start(), atEnd ? " " + word : word + " "));
  }
}
