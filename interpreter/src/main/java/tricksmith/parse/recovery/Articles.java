package tricksmith.parse.recovery;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser;
import tricksmith.parse.advice.ErrorContext;
import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.parse.tokens.TokenTypes;

/**
 * Articles, which scripts do not have. They stop the parser before it gets to what a statement
 * means, so a statement that fails at one is read again without all of its articles. Any error in
 * the rest is then reported; if there is none, the needless article is.
 */
public final class Articles {
  private static final Set<Integer> WORDS = Set.of(TrickParser.THE, TrickParser.A, TrickParser.AN);

  /** What has an article in scripts, too: {@code end the match}, {@code 2 at a time}. */
  private static final Set<Integer> OF_THE_LANGUAGE =
      Set.of(TrickParser.MATCH, TrickParser.BOTTOM, TrickParser.END, TrickParser.TIME);

  /** What {@code the trick} follows in scripts, if it is not a test that says it {@code ends}. */
  private static final Set<Integer> BEFORE_THE_TRICK =
      Set.of(TrickParser.END, TrickParser.TAKE, TrickParser.TAKES);

  /** What is said of a line that no advice knows. */
  private static final Set<ParseProblem> UNKNOWING =
      Set.of(
          ParseProblem.NEEDLESS_WORD,
          ParseProblem.UNEXPECTED,
          ParseProblem.SUPERFLUOUS,
          ParseProblem.INCOMPLETE,
          ParseProblem.MISSING_VALUE,
          ParseProblem.MISSING_WORD,
          ParseProblem.MISSING_ONE_OF,
          ParseProblem.MISSING_VERB,
          ParseProblem.MISSING_RELATION,
          ParseProblem.UNKNOWN_LINE,
          ParseProblem.NOT_A_STATEMENT);

  private final List<Token> tokens;
  private final Set<String> names = new HashSet<>();

  private Articles(List<Token> tokens) {
    this.tokens = tokens;
    for (int index = 0; index < tokens.size(); index++) {
      if (isWord(tokens.get(index)) && !isBeforeName(index)) {
        names.add(tokens.get(index).getText());
      }
    }
  }

  /**
   * Whether the parser stopped at an article, or right after one, and nothing is known of what was
   * meant.
   */
  static boolean hide(ErrorContext error, ParseProblem problem) {
    return UNKNOWING.contains(problem) && areNear(error);
  }

  /** Whether the parser stopped at an article, or right after one. */
  static boolean areNear(ErrorContext error) {
    @Nullable Token before = error.before();
    return isWord(error.found()) || (before != null && isWord(before));
  }

  /**
   * Returns the tokens without the articles of the statements in which the parser stopped at one.
   *
   * @param stops the indexes of the tokens where it stopped
   */
  public static List<Token> leftOut(
      List<Token> tokens, Collection<Integer> stops, DiagnosticCollector diagnostics) {
    Articles articles = new Articles(tokens);
    Set<Integer> starts = stops.stream().map(articles::start).collect(Collectors.toSet());
    Set<Integer> leftOut = new TreeSet<>();
    for (int start : new TreeSet<>(starts)) {
      List<Integer> inStatement = articles.from(start);
      if (!inStatement.isEmpty()) {
        diagnostics.readWithout(articles.tokens(inStatement), articles.words(inStatement));
        leftOut.addAll(inStatement);
      }
    }
    return IntStream.range(0, tokens.size())
        .filter(index -> !leftOut.contains(index))
        .mapToObj(tokens::get)
        .toList();
  }

  private static boolean isWord(Token token) {
    return WORDS.contains(token.getType());
  }

  private boolean isBeforeName(int index) {
    return index + 1 < tokens.size() && TokenTypes.isNameOrNumber(tokens.get(index + 1).getType());
  }

  private boolean isArticle(int index) {
    return isWord(tokens.get(index))
        && isBeforeName(index)
        && !isOfTheLanguage(index)
        && !names.contains(tokens.get(index).getText());
  }

  private boolean isOfTheLanguage(int index) {
    int next = tokens.get(index + 1).getType();
    if (next != TrickParser.TRICK) {
      return OF_THE_LANGUAGE.contains(next);
    }
    return (index > 0 && BEFORE_THE_TRICK.contains(tokens.get(index - 1).getType()))
        || (index + 2 < tokens.size() && tokens.get(index + 2).getType() == TrickParser.ENDS);
  }

  /** Returns the index of the first token of the statement around a token. */
  private int start(int index) {
    int start = index;
    while (start > 0 && !TokenTypes.PARTING.contains(tokens.get(start - 1).getType())) {
      start--;
    }
    return start;
  }

  /** Returns the indexes of the articles from here to the end of the statement. */
  private List<Integer> from(int start) {
    List<Integer> articles = new ArrayList<>();
    for (int index = start;
        index < tokens.size() && !TokenTypes.PARTING.contains(tokens.get(index).getType());
        index++) {
      if (isArticle(index)) {
        articles.add(index);
      }
    }
    return articles;
  }

  /** Returns each article with the token after it. */
  private List<List<Token>> tokens(List<Integer> articles) {
    return articles.stream().map(index -> tokens.subList(index, index + 2)).toList();
  }

  /** Returns the line of the first article from where its statement begins, without articles. */
  private String words(List<Integer> articles) {
    int line = tokens.get(articles.getFirst()).getLine();
    StringBuilder words = new StringBuilder();
    for (int index = start(articles.getFirst());
        index < tokens.size() && !isEnd(tokens.get(index));
        index++) {
      Token token = tokens.get(index);
      if (token.getLine() == line && !articles.contains(index)) {
        boolean apart =
            index > 0 && token.getStartIndex() > tokens.get(index - 1).getStopIndex() + 1;
        words.append(apart && !words.isEmpty() ? " " : "").append(token.getText());
      }
    }
    return words.toString();
  }

  private static boolean isEnd(Token token) {
    return token.getType() == Token.EOF || TokenTypes.PARTING.contains(token.getType());
  }
}
