package tricksmith.parse;

import static java.util.stream.Collectors.toSet;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickLexer;
import tricksmith.grammar.TrickParser;
import tricksmith.parse.Continuation.Kind;
import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.TokenSpans;
import tricksmith.parse.prediction.Prediction;
import tricksmith.parse.prediction.ShortestCompletion.Filler;
import tricksmith.parse.prediction.Spine;
import tricksmith.parse.tokens.LineEndInserter;
import tricksmith.parse.tokens.ScriptLexer;
import tricksmith.parse.tokens.TokenTypes;
import tricksmith.source.Source;
import tricksmith.source.Span;

/** Finds what the grammar allows at an offset. */
final class ContinuationFinder {
  private static final Map<Integer, Kind> OF_RULES =
      Map.ofEntries(
          Map.entry(TrickParser.RULE_section, Kind.SECTION),
          Map.entry(TrickParser.RULE_option, Kind.OPTION),
          Map.entry(TrickParser.RULE_deckLine, Kind.DECK_LINE),
          Map.entry(TrickParser.RULE_zone, Kind.ZONE),
          Map.entry(TrickParser.RULE_stateLine, Kind.STATE_LINE),
          Map.entry(TrickParser.RULE_statement, Kind.STATEMENT),
          Map.entry(TrickParser.RULE_playLine, Kind.PLAY_LINE),
          Map.entry(TrickParser.RULE_verb, Kind.VERB),
          Map.entry(TrickParser.RULE_trickLine, Kind.TRICK_LINE),
          Map.entry(TrickParser.RULE_winning, Kind.ENDING),
          Map.entry(TrickParser.RULE_test, Kind.TEST),
          Map.entry(TrickParser.RULE_testLine, Kind.TEST_LINE),
          Map.entry(TrickParser.RULE_type, Kind.TYPE),
          Map.entry(TrickParser.RULE_junction, Kind.VALUE),
          Map.entry(TrickParser.RULE_sum, Kind.VALUE),
          Map.entry(TrickParser.RULE_operand, Kind.VALUE),
          Map.entry(TrickParser.RULE_condition, Kind.CONDITION),
          Map.entry(TrickParser.RULE_name, Kind.NAME));

  /** The kind of lines in each section, for use where the blocks around a place cannot be read. */
  private static final Map<Integer, Integer> LINES =
      Map.ofEntries(
          Map.entry(TrickParser.OPTIONS, TrickParser.RULE_option),
          Map.entry(TrickParser.DECK, TrickParser.RULE_deckLine),
          Map.entry(TrickParser.ZONES, TrickParser.RULE_zone),
          Map.entry(TrickParser.STATE, TrickParser.RULE_stateLine),
          Map.entry(TrickParser.MATCH, TrickParser.RULE_playLine),
          Map.entry(TrickParser.PROCEDURE, TrickParser.RULE_statement),
          Map.entry(TrickParser.SCORE, TrickParser.RULE_statement),
          Map.entry(TrickParser.TRICK, TrickParser.RULE_trickLine),
          Map.entry(TrickParser.END, TrickParser.RULE_winning),
          Map.entry(TrickParser.TRANSLATION, TrickParser.RULE_translated),
          Map.entry(TrickParser.TESTS, TrickParser.RULE_testLine));

  private final Source source;
  private final Span word;
  private final String name;
  private final String text;
  private final TokenSpans spans;
  private final List<Token> tokens;
  private final int caret;

  private ContinuationFinder(Source source, Span word) {
    this.source = source;
    this.word = word;
    this.name = unusedName(source.text());
    this.text = replaced(source.text(), word.start(), word.end(), name + space());
    this.spans = TokenSpans.of(text);
    this.tokens = ScriptParser.tokens(text, new DiagnosticCollector(spans));
    this.caret = caret();
  }

  static Optional<Continuation> find(Source source, int offset) {
    Span word = wordAt(source.text(), offset);
    return word == null ? Optional.empty() : new ContinuationFinder(source, word).find();
  }

  /** Returns what separates the placeholder from a word directly after it. */
  private String space() {
    boolean atEnd = word.end() == source.text().length();
    return word.start() < word.end() || atEnd || !isWordSign(source.text().codePointAt(word.end()))
        ? ""
        : " ";
  }

  private static boolean isWordSign(int character) {
    return !Character.isWhitespace(character)
        && (character > 127 || Character.isLetterOrDigit(character) || character == '_');
  }

  private Optional<Continuation> find() {
    if (caret < 0) {
      return Optional.empty();
    }
    Prediction prediction = prediction(tokens.subList(0, caret + 1));
    Source asItIs = new Source(source.name(), text);
    Filler rest = prediction.rest();
    return Optional.of(
        new Continuation(
            word,
            words(),
            kinds(prediction),
            asItIs,
            rest == null ? asItIs : new Source(source.name(), completed(rest)),
            new Span(word.start(), word.start() + name.length())));
  }

  private static Prediction prediction(List<Token> before) {
    Spine spine = Spine.of(before);
    Prediction whole = Prediction.of(TrickParser.RULE_script, spine.types());
    Integer line = LINES.get(spine.section());
    boolean unreadable = whole.tokens().isEmpty() && whole.rest() == null;
    return unreadable && line != null ? Prediction.of(line, spine.line()) : whole;
  }

  /** Returns the words that are allowed at the caret, in every reading of the words before it. */
  private List<String> words() {
    Set<Integer> types = new HashSet<>(prediction(tokens.subList(0, caret + 1)).tokens());
    types.addAll(ifLineGoesOn());
    types.addAll(ifOrderBegins());
    return types.stream()
        .filter(type -> type > 0)
        .map(ContinuationFinder::written)
        .flatMap(Optional::stream)
        .distinct()
        .sorted()
        .toList();
  }

  /** Returns the connecting words with which the previous line could continue. */
  private Set<Integer> ifLineGoesOn() {
    boolean first = caret > 0 && tokens.get(caret - 1).getType() == TrickParser.LINE_END;
    if (!first) {
      return Set.of();
    }
    List<Token> joined = new ArrayList<>(tokens.subList(0, caret - 1));
    joined.add(tokens.get(caret));
    return prediction(joined).tokens().stream()
        .filter(TokenTypes::isConnective)
        .filter(type -> !LineEndInserter.beginsLine(type))
        .collect(toSet());
  }

  /**
   * Returns what is allowed if {@code in} begins an order: it looks like that of a set until the
   * next words are there.
   */
  private Set<Integer> ifOrderBegins() {
    List<Token> ordered = new ArrayList<>(tokens.subList(0, caret + 1));
    for (int index = caret - 1; index >= Math.max(0, caret - 2); index--) {
      if (ordered.get(index).getType() == TrickParser.IN) {
        CommonToken in = new CommonToken(ordered.get(index));
        in.setType(TrickParser.IN_ORDER);
        ordered.set(index, in);
        return prediction(ordered).tokens();
      }
    }
    return Set.of();
  }

  private static Optional<String> written(int type) {
    return switch (type) {
      case TrickParser.SIGN -> Optional.of("-");
      case TrickParser.EXEMPT -> Optional.of("except");
      case TrickParser.IN_ORDER -> Optional.of("in");
      default ->
          Optional.ofNullable(TrickParser.VOCABULARY.getLiteralName(type))
              .map(quoted -> quoted.substring(1, quoted.length() - 1));
    };
  }

  private static Set<Kind> kinds(Prediction prediction) {
    Set<Kind> kinds = EnumSet.noneOf(Kind.class);
    for (int rule : prediction.rules()) {
      Kind kind = OF_RULES.get(rule);
      if (kind != null) {
        kinds.add(kind);
      }
    }
    if (prediction.tokens().contains(TrickParser.TEXT)) {
      kinds.add(Kind.TEXT);
    }
    if (prediction.tokens().contains(TrickParser.NUMBER)) {
      kinds.add(Kind.NUMBER);
    }
    return kinds;
  }

  /** Returns the text with the statement ended in the shortest way; its own blocks stay. */
  private String completed(Filler rest) {
    int written = word.start() + name.length();
    Token next = endOfStatement();
    boolean blockFollows = next.getType() == TrickParser.LEFT_BRACE;
    return replaced(text, written, spans.of(next).start(), madeUp(rest, blockFollows));
  }

  private Token endOfStatement() {
    int index = caret + 1;
    while (index < tokens.size() - 1
        && tokens.get(index).getType() != TrickParser.LINE_END
        && tokens.get(index).getType() != TrickParser.LEFT_BRACE
        && tokens.get(index).getType() != TrickParser.RIGHT_BRACE) {
      index++;
    }
    return tokens.get(Math.min(index, tokens.size() - 1));
  }

  private static String madeUp(Filler rest, boolean blockFollows) {
    StringBuilder made = new StringBuilder();
    int depth = 0;
    for (int type : rest.types()) {
      boolean ends =
          type == TrickParser.LINE_END
              || type == TrickParser.RIGHT_BRACE
              || type == TrickParser.EOF;
      if ((ends && depth == 0) || (blockFollows && type == TrickParser.LEFT_BRACE)) {
        break;
      }
      depth += type == TrickParser.LEFT_BRACE ? 1 : type == TrickParser.RIGHT_BRACE ? -1 : 0;
      made.append(' ').append(madeUp(type));
    }
    return made.append(' ').toString();
  }

  private static String madeUp(int type) {
    return switch (type) {
      case TrickParser.WORD -> "x";
      case TrickParser.NUMBER -> "1";
      case TrickParser.TEXT -> "\"\"";
      case TrickParser.LINE_END -> ";";
      default -> written(type).orElse("");
    };
  }

  private int caret() {
    for (int index = 0; index < tokens.size(); index++) {
      if (tokens.get(index).getText().equals(name)) {
        return index;
      }
    }
    return -1;
  }

  /** Returns the word being written at an offset, or null within texts and comments. */
  private static @Nullable Span wordAt(String text, int offset) {
    TokenSpans spans = TokenSpans.of(text);
    for (Token token : ScriptLexer.tokens(text)) {
      Span span = spans.of(token);
      if (span.start() >= offset) {
        break;
      }
      if (offset <= span.end()) {
        boolean open = offset < span.end();
        switch (token.getType()) {
          case TrickLexer.COMMENT, TrickLexer.UNFINISHED_TEXT -> {
            return null;
          }
          case TrickLexer.TEXT, TrickLexer.FOREIGN_TEXT -> {
            if (open) {
              return null;
            }
          }
          default -> {
            if (TokenTypes.isNameOrNumber(token.getType())
                || TokenTypes.isConnective(token.getType())) {
              return span;
            }
          }
        }
      }
    }
    return new Span(offset, offset);
  }

  private static String unusedName(String text) {
    String name = "caret_";
    while (text.contains(name)) {
      name += "_";
    }
    return name;
  }

  private static String replaced(String text, int start, int end, String by) {
    return text.substring(0, start) + by + text.substring(end);
  }
}
