package tricksmith.parse.tokens;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;
import tricksmith.grammar.TrickLexer;
import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.ParseProblem;

/**
 * Reads words with an apostrophe as they are meant: {@code dealer's hand} as {@code hand of
 * dealer}, {@code isn't} as {@code is not}. The line around the others shows what they mean.
 */
final class Apostrophes {
  private static final Set<String> SIGNS = Set.of("'", "’");

  private static final Map<String, List<Integer>> CONTRACTIONS =
      Map.of(
          "isnt", List.of(TrickLexer.IS, TrickLexer.NOT),
          "arent", List.of(TrickLexer.ARE, TrickLexer.NOT));

  private final List<CommonToken> written;
  private final DiagnosticCollector diagnostics;
  private final List<CommonToken> read = new ArrayList<>();

  private Apostrophes(List<CommonToken> written, DiagnosticCollector diagnostics) {
    this.written = written;
    this.diagnostics = diagnostics;
  }

  /**
   * Returns the same tokens, with each word that has an apostrophe read as one or more words of a
   * script.
   */
  static List<CommonToken> resolved(List<CommonToken> written, DiagnosticCollector diagnostics) {
    return written.stream().anyMatch(Apostrophes::isSign)
        ? new Apostrophes(written, diagnostics).resolved()
        : written;
  }

  private List<CommonToken> resolved() {
    int index = 0;
    while (index < written.size()) {
      if (!joinsWords(index)) {
        read.add(written.get(index));
        index++;
      } else if (isPossessive(index)) {
        possessive(written.get(index + 3));
        index += 4;
      } else {
        contraction(written.get(index + 1));
        index += 2;
      }
    }
    return read;
  }

  private static boolean isSign(Token token) {
    return token.getType() == TrickLexer.UNKNOWN && SIGNS.contains(token.getText());
  }

  /** Whether this is an apostrophe with a word directly on both sides. */
  private boolean joinsWords(int index) {
    return isSign(written.get(index))
        && !read.isEmpty()
        && isWord(read.getLast())
        && index + 1 < written.size()
        && isWord(written.get(index + 1));
  }

  private static boolean isWord(Token token) {
    return TokenTypes.isNameOrNumber(token.getType());
  }

  /** Whether {@code 's}, a space and a word follow. */
  private boolean isPossessive(int index) {
    return index + 3 < written.size()
        && written.get(index + 1).getText().equals("s")
        && written.get(index + 2).getType() == TrickLexer.SPACE
        && isWord(written.get(index + 3));
  }

  private void possessive(CommonToken property) {
    List<CommonToken> owner = owner();
    CommonToken first = owner.getFirst();
    String meant = property.getText() + " of " + text(owner);
    CommonToken whole = new CommonToken(property);
    whole.setStartIndex(first.getStartIndex());
    whole.setCharPositionInLine(first.getCharPositionInLine());
    whole.setText(property.getText());
    diagnostics.add(
        ParseProblem.FOREIGN_SIGN,
        diagnostics.place(whole),
        text(owner) + "'s " + property.getText(),
        meant);
    read.add(whole);
    read.add(unwritten(property, TrickLexer.OF, "of"));
    owner.forEach(word -> read.add(unwritten(property, word.getType(), word.getText())));
  }

  /** Takes back the words that name the owner: one, or two in {@code seat 2}. */
  private List<CommonToken> owner() {
    CommonToken last = read.removeLast();
    int before = read.size() - 2;
    boolean seat =
        last.getType() == TrickLexer.NUMBER
            && before >= 0
            && read.get(before).getType() == TrickLexer.SEAT;
    if (!seat) {
      return List.of(last);
    }
    CommonToken first = read.get(before);
    read.removeLast();
    read.removeLast();
    return List.of(first, last);
  }

  private static String text(List<CommonToken> words) {
    return String.join(" ", words.stream().map(Token::getText).toList());
  }

  /** Reads a contraction: {@code isn't}, {@code can't}. */
  private void contraction(CommonToken second) {
    CommonToken word = read.removeLast();
    String text = word.getText() + second.getText();
    word.setStopIndex(second.getStopIndex());
    List<Integer> meant = CONTRACTIONS.get(text);
    if (meant == null) {
      word.setType(TrickLexer.WORD);
      read.add(word);
      diagnostics.addUnlessToldOtherwise(ParseProblem.FOREIGN_WORD, word, word.getText());
      return;
    }
    List<String> words = meant.stream().map(TokenTypes::literal).toList();
    diagnostics.add(ParseProblem.FOREIGN_SIGN, word, word.getText(), String.join(" ", words));
    word.setText(words.getFirst());
    word.setType(meant.getFirst());
    read.add(word);
    read.add(unwritten(word, meant.getLast(), words.getLast()));
  }

  /** Returns a token without extent, directly after another. */
  private static CommonToken unwritten(CommonToken before, int type, String text) {
    CommonToken token = new CommonToken(before);
    token.setType(type);
    token.setText(text);
    token.setStartIndex(before.getStopIndex() + 1);
    token.setStopIndex(before.getStopIndex());
    return token;
  }
}
