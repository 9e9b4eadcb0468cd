package tricksmith.server;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.SemanticTokenModifiers;
import org.eclipse.lsp4j.SemanticTokenTypes;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensLegend;
import tricksmith.service.Analysis;
import tricksmith.service.script.ColouredWord;
import tricksmith.service.script.WordKind;

/**
 * Encodes semantic tokens as five numbers each: line and column relative to the previous token,
 * length, type, modifiers.
 */
final class TokenMapper {
  private static final List<String> TYPES =
      List.of(
          SemanticTokenTypes.Comment,
          SemanticTokenTypes.String,
          SemanticTokenTypes.Number,
          SemanticTokenTypes.Operator,
          SemanticTokenTypes.Keyword,
          SemanticTokenTypes.Parameter,
          SemanticTokenTypes.Variable,
          SemanticTokenTypes.Property,
          SemanticTokenTypes.Function,
          SemanticTokenTypes.Type,
          SemanticTokenTypes.EnumMember,
          SemanticTokenTypes.Namespace);
  private static final int DECLARATION = 1;
  private static final int DEFAULT_LIBRARY = 2;

  private final PositionMapper positions;
  private final List<Integer> numbers = new ArrayList<>();
  private Position last = new Position(0, 0);

  private TokenMapper(PositionMapper positions) {
    this.positions = positions;
  }

  static SemanticTokensLegend legend() {
    return new SemanticTokensLegend(
        TYPES, List.of(SemanticTokenModifiers.Declaration, SemanticTokenModifiers.DefaultLibrary));
  }

  static SemanticTokens of(Analysis analysis) {
    TokenMapper tokens = new TokenMapper(new PositionMapper(analysis.source()));
    analysis.colours().forEach(tokens::add);
    return new SemanticTokens(tokens.numbers);
  }

  private void add(ColouredWord word) {
    String type = type(word.kind());
    if (type.isEmpty()) {
      return;
    }
    Position start = positions.position(word.span().start());
    boolean sameLine = start.getLine() == last.getLine();
    numbers.add(start.getLine() - last.getLine());
    numbers.add(start.getCharacter() - (sameLine ? last.getCharacter() : 0));
    numbers.add(word.span().end() - word.span().start());
    numbers.add(TYPES.indexOf(type));
    numbers.add(
        (word.declares() ? DECLARATION : 0)
            + (word.kind() == WordKind.BUILT_IN ? DEFAULT_LIBRARY : 0));
    last = start;
  }

  /** Returns the nearest standard token type; empty if the word has no colour. */
  private static String type(WordKind kind) {
    return switch (kind) {
      case COMMENT -> SemanticTokenTypes.Comment;
      case TEXT -> SemanticTokenTypes.String;
      case NUMBER -> SemanticTokenTypes.Number;
      case SIGN -> SemanticTokenTypes.Operator;
      case SECTION -> SemanticTokenTypes.Namespace;
      case KEYWORD -> SemanticTokenTypes.Keyword;
      case LOCAL -> SemanticTokenTypes.Parameter;
      case BUILT_IN, VARIABLE, DECISION, ZONE -> SemanticTokenTypes.Variable;
      case OPTION -> SemanticTokenTypes.Property;
      case DEFINITION -> SemanticTokenTypes.Function;
      case TYPE, CARD_KIND -> SemanticTokenTypes.Type;
      case LABEL, SUIT, RANK, CARD -> SemanticTokenTypes.EnumMember;
      case UNKNOWN -> "";
    };
  }
}
