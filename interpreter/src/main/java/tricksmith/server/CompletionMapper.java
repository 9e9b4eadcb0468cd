package tricksmith.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.InsertTextMode;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import tricksmith.service.completion.Completion;
import tricksmith.service.completion.Snippet;
import tricksmith.service.script.WordKind;
import tricksmith.source.Span;

/**
 * Converts completions to the protocol.
 *
 * @param snippets whether the client supports placeholders
 */
record CompletionMapper(PositionMapper positions, boolean snippets) {

  CompletionList of(Completion completion) {
    Range replaced = positions.range(completion.replaced());
    List<CompletionItem> items = new ArrayList<>();
    for (Completion.Item item : completion.items()) {
      items.add(item(item, replaced, items.size()));
    }
    // The list depends on the kind of word begun, not just on its letters, so it is incomplete.
    return new CompletionList(true, items);
  }

  private CompletionItem item(Completion.Item found, Range replaced, int rank) {
    CompletionItem item = new CompletionItem(found.label());
    item.setKind(kind(found.kind()));
    item.setFilterText(found.filter());
    item.setSortText(String.format(Locale.ROOT, "%04d", rank));
    item.setTextEdit(Either.forLeft(new TextEdit(replaced, text(found.snippet()))));
    item.setInsertTextFormat(snippets ? InsertTextFormat.Snippet : InsertTextFormat.PlainText);
    item.setInsertTextMode(InsertTextMode.AsIs);
    if (!found.detail().isEmpty()) {
      item.setDetail(found.detail());
    }
    if (!found.documentation().isEmpty()) {
      item.setDocumentation(new MarkupContent(MarkupKind.MARKDOWN, found.documentation()));
    }
    return item;
  }

  private String text(Snippet snippet) {
    return snippets ? withPlaces(snippet) : snippet.text();
  }

  /**
   * Returns the snippet with placeholders. The last is the final caret position, number 0 in the
   * protocol.
   */
  private static String withPlaces(Snippet snippet) {
    StringBuilder text = new StringBuilder();
    int end = 0;
    int number = 1;
    for (Span stop : snippet.stops()) {
      boolean last = number == snippet.stops().size();
      text.append(escaped(snippet.text().substring(end, stop.start())))
          .append("${")
          .append(last ? 0 : number)
          .append(':')
          .append(escaped(snippet.text().substring(stop.start(), stop.end())))
          .append('}');
      end = stop.end();
      number++;
    }
    return text.append(escaped(snippet.text().substring(end))).toString();
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\").replace("$", "\\$").replace("}", "\\}");
  }

  private static CompletionItemKind kind(WordKind kind) {
    return switch (kind) {
      case COMMENT, TEXT, SIGN, UNKNOWN -> CompletionItemKind.Text;
      case SECTION -> CompletionItemKind.Module;
      case KEYWORD -> CompletionItemKind.Keyword;
      case BUILT_IN -> CompletionItemKind.Constant;
      case LOCAL, VARIABLE, DECISION, ZONE -> CompletionItemKind.Variable;
      case DEFINITION -> CompletionItemKind.Function;
      case OPTION -> CompletionItemKind.Property;
      case TYPE, CARD_KIND -> CompletionItemKind.Enum;
      case LABEL, SUIT, RANK, CARD -> CompletionItemKind.EnumMember;
      case NUMBER -> CompletionItemKind.Value;
    };
  }
}
