package tricksmith.parse.advice;

import java.util.List;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.parse.diagnostic.TokenDiagnostic;
import tricksmith.parse.diagnostic.TokenEdit;

/**
 * The message about a line that a pattern matches, and its fix.
 *
 * @param arguments templates for the arguments of the message
 * @param edits to be made together; empty if the problem determines its own fix, or no fix is known
 */
record AdviceRemedy(ParseProblem problem, List<String> arguments, List<Change> edits) {

  /** A change of the part with the name {@code where}; {@code 0} is the region. */
  sealed interface Change {

    /** Replaces it; text that begins with a space takes the place of the space before. */
    record Replace(String where, String text) implements Change {}

    /** Inserts text after the part. */
    record Append(String where, String text) implements Change {}

    /** Removes it, with the space after it. */
    record Remove(String where) implements Change {}

    /** Removes the part and the space before it. */
    record Cut(String where) implements Change {}

    /** Removes all tokens with this text from the whole match. */
    record RemoveAll(String token) implements Change {}
  }

  TokenDiagnostic diagnostic(AdviceMatch match) {
    List<String> words = arguments.stream().map(match::filled).toList();
    Token first = match.first("0");
    Token last = match.last("0");
    TokenDiagnostic diagnostic =
        problem == ParseProblem.FOREIGN_SIGN
            ? written(
                first, last, words.getFirst(), words.getLast().lines().map(String::strip).toList())
            : TokenDiagnostic.over(first, last, problem, words.toArray(String[]::new));
    return diagnostic.withEdits(
        edits.stream()
            .filter(edit -> applies(edit, match))
            .flatMap(edit -> edits(edit, match))
            .toArray(TokenEdit[]::new));
  }

  /** Tells what is meant: one line, two, or several, which a semicolon separates. */
  private static TokenDiagnostic written(
      Token first, Token last, String found, List<String> lines) {
    return lines.size() == 2
        ? TokenDiagnostic.over(
            first, last, ParseProblem.IN_TWO_STEPS, found, lines.getFirst(), lines.getLast())
        : TokenDiagnostic.written(first, last, found, String.join("; ", lines));
  }

  private static Stream<TokenEdit> edits(Change change, AdviceMatch match) {
    return switch (change) {
      case Change.Replace(String where, String text) ->
          Stream.of(replaced(match, where, match.filled(text)));
      case Change.Append(String where, String text) ->
          Stream.of(TokenEdit.after(match.last(where), match.filled(text)));
      case Change.Remove(String where) ->
          Stream.of(
              TokenEdit.withoutBefore(match.first(where), match.error().after(match.last(where))));
      case Change.Cut(String where) -> Stream.of(cut(match, where));
      case Change.RemoveAll(String token) ->
          match.all().stream()
              .filter(each -> EncodedStatement.text(each).equals(token))
              .map(each -> removed(match, each));
    };
  }

  /** Removes a token, and puts a space in its place where it alone kept two words apart. */
  private static TokenEdit removed(AdviceMatch match, Token token) {
    @Nullable Token before = match.error().before(token);
    boolean parts =
        before != null
            && before.getStopIndex() + 1 == token.getStartIndex()
            && token.getStopIndex() + 1 == match.error().after(token).getStartIndex();
    return parts ? TokenEdit.replace(token, token, " ") : TokenEdit.without(token);
  }

  private static boolean applies(Change change, AdviceMatch match) {
    return switch (change) {
      case Change.Replace(String where, _) -> match.has(where);
      case Change.Append(String where, _) -> match.has(where);
      case Change.Remove(String where) -> match.has(where);
      case Change.Cut(String where) -> match.has(where);
      case Change.RemoveAll _ -> true;
    };
  }

  private static TokenEdit replaced(AdviceMatch match, String where, String text) {
    @Nullable Token before = match.error().before(match.first(where));
    return text.startsWith(" ") && before != null
        ? new TokenEdit(before, true, match.last(where), false, text)
        : TokenEdit.replace(match.first(where), match.last(where), text);
  }

  private static TokenEdit cut(AdviceMatch match, String where) {
    @Nullable Token before = match.error().before(match.first(where));
    return before == null
        ? TokenEdit.replace(match.first(where), match.last(where), "")
        : TokenEdit.withoutAfter(before, match.last(where));
  }
}
