package tricksmith.parse;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser;

/** Knows blocks that are written without braces, by a colon and by indentation. */
final class UnbracedBlocks {
  private UnbracedBlocks() {}

  /** {@code if C: A else: B}, in one line or in several. */
  static Optional<Complaint> otherwise(Situation situation) {
    Token otherwise = situation.found();
    if (otherwise.getType() != TrickParser.ELSE) {
      return Optional.empty();
    }
    Token first = situation.startOfStatement(otherwise);
    @Nullable Token colon =
        first.getType() == TrickParser.IF ? colonBehind(situation, first) : null;
    return colon == null || colon.getTokenIndex() > otherwise.getTokenIndex()
        ? Optional.empty()
        : Optional.of(
            Complaint.at(otherwise, ParseProblem.ELSE_WITHOUT_BLOCK)
                .mendedBy(inBlocks(situation, colon, otherwise)));
  }

  private static Rewriting[] inBlocks(Situation situation, Token colon, Token otherwise) {
    Token next = situation.after(otherwise);
    boolean further = next.getType() == TrickParser.IF;
    @Nullable Token second =
        further ? colonBehind(situation, next) : colonAfter(situation, otherwise);
    Token before = tokenBefore(situation, otherwise);
    Token last = lastOf(situation, otherwise);
    Rewriting opened = Rewriting.replace(colon, colon, " {");
    Rewriting closed = Rewriting.behind(last, " }");
    if (further) {
      Rewriting between = new Rewriting(before, true, otherwise, false, " } else");
      return second == null
          ? new Rewriting[0]
          : new Rewriting[] {opened, between, Rewriting.replace(second, second, " {"), closed};
    }
    Token end = second == null ? otherwise : second;
    return new Rewriting[] {opened, new Rewriting(before, true, end, false, " } else {"), closed};
  }

  private static @Nullable Token colonAfter(Situation situation, Token word) {
    Token next = situation.after(word);
    return next.getType() == TrickParser.COLON ? next : null;
  }

  /** The colon of an {@code if}. */
  private static @Nullable Token colonBehind(Situation situation, Token first) {
    return statement(situation, first)
        .filter(token -> token.getType() == TrickParser.COLON)
        .findFirst()
        .orElse(null);
  }

  private static Token tokenBefore(Situation situation, Token token) {
    @Nullable Token before = situation.before(token);
    return before == null ? token : before;
  }

  /** The last word of a statement, or of its part up to a further {@code else}. */
  private static Token lastOf(Situation situation, Token otherwise) {
    return statement(situation, situation.after(otherwise))
        .takeWhile(token -> token.getType() != TrickParser.ELSE)
        .reduce(otherwise, (_, last) -> last);
  }

  /** What stands from a word on to the end of the statement. */
  private static Stream<Token> statement(Situation situation, Token first) {
    return IntStream.range(first.getTokenIndex(), situation.tokens().size())
        .mapToObj(situation.tokens()::get)
        .takeWhile(token -> !Vocabulary.PARTING.contains(token.getType()));
  }

  /** {@code each player: player scores 1}. */
  static Optional<Complaint> colon(Situation situation) {
    Token colon = situation.found();
    Token next = situation.after(colon);
    if (colon.getType() != TrickParser.COLON
        || !situation.expected().contains(TrickParser.LEFT_BRACE)
        || next.getType() == TrickParser.LEFT_BRACE) {
      return Optional.empty();
    }
    Token head = situation.startOfLine(colon);
    Complaint complaint =
        Complaint.over(
            colon,
            colon,
            ParseProblem.BLOCK_IN_BRACES,
            situation.words(head, tokenBefore(situation, colon)));
    return Optional.of(
        next.getLine() == colon.getLine()
            ? complaint.mendedBy(
                Rewriting.replace(colon, colon, " {"),
                Rewriting.behind(situation.endOfLine(next), " }"))
            : complaint);
  }
}
