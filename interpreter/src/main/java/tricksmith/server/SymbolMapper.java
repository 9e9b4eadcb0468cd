package tricksmith.server;

import java.util.List;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeKind;
import org.eclipse.lsp4j.SymbolKind;
import tricksmith.service.Analysis;
import tricksmith.service.Fold;
import tricksmith.service.script.OutlineItem;

/** Converts outlines and folding ranges to the protocol. */
record SymbolMapper(Analysis analysis, PositionMapper positions) {

  List<DocumentSymbol> outline() {
    return analysis.outline().stream().map(this::symbol).toList();
  }

  private DocumentSymbol symbol(OutlineItem item) {
    // Clients reject symbols without a name.
    String name = item.label().isBlank() ? "…" : item.label();
    DocumentSymbol symbol =
        new DocumentSymbol(
            name,
            kind(item),
            positions.range(item.span()),
            positions.range(item.name()),
            item.detail());
    symbol.setChildren(item.children().stream().map(this::symbol).toList());
    return symbol;
  }

  private static SymbolKind kind(OutlineItem item) {
    return switch (item.kind()) {
      case SECTION -> SymbolKind.Namespace;
      case OPTION -> SymbolKind.Property;
      case DEFINITION -> SymbolKind.Function;
      case TYPE -> SymbolKind.Enum;
      case LABEL, SUIT, RANK, CARD, CARD_KIND -> SymbolKind.EnumMember;
      case TEXT -> SymbolKind.Event;
      case COMMENT, NUMBER, SIGN, KEYWORD, BUILT_IN, LOCAL, VARIABLE, DECISION, ZONE, UNKNOWN ->
          SymbolKind.Variable;
    };
  }

  List<FoldingRange> folds() {
    return analysis.folds().stream().map(this::fold).toList();
  }

  /** Returns a folding range up to, but not including, the line with the closing brace. */
  private FoldingRange fold(Fold fold) {
    int first = positions.position(fold.span().start()).getLine();
    int last = positions.position(fold.span().end()).getLine();
    boolean comment = fold.kind() == Fold.Kind.COMMENT;
    FoldingRange range = new FoldingRange(first, comment ? last : Math.max(first, last - 1));
    range.setKind(comment ? FoldingRangeKind.Comment : FoldingRangeKind.Region);
    return range;
  }
}
