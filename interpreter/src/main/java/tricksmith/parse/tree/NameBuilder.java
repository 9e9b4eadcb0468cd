package tricksmith.parse.tree;

import java.util.List;
import java.util.stream.Stream;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser.DeckItemContext;
import tricksmith.grammar.TrickParser.IndexContext;
import tricksmith.grammar.TrickParser.ItemContext;
import tricksmith.grammar.TrickParser.NameContext;
import tricksmith.grammar.TrickParser.TypeContext;
import tricksmith.grammar.TrickParser.TypeMemberContext;
import tricksmith.grammar.TrickParser.WholeNumberContext;
import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.parse.diagnostic.TokenSpans;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Item;
import tricksmith.syntax.Name;
import tricksmith.syntax.Text;
import tricksmith.syntax.TypeName;

/** Builds the smallest parts: names, numbers, texts, types, and lists of names. */
record NameBuilder(TokenSpans spans, DiagnosticCollector diagnostics) {
  /** Returns the parts of a list that were read without an error. */
  static <C extends ParserRuleContext> Stream<C> readable(List<C> parts) {
    return parts.stream().filter(part -> part.exception == null);
  }

  Name name(ParserRuleContext name) {
    return new Name(spans.of(name), name.getText());
  }

  Name name(TerminalNode word) {
    return new Name(spans.of(word.getSymbol()), word.getText());
  }

  @Nullable Name optionalName(@Nullable NameContext name) {
    return name == null ? null : name(name);
  }

  Item item(ItemContext item) {
    return item.RANGE() == null ? new Item.Single(name(item)) : range(item, item.NUMBER());
  }

  List<Item> items(List<ItemContext> items) {
    return items.stream().map(this::item).toList();
  }

  List<Item> deckItems(List<DeckItemContext> items) {
    return items.stream().map(this::deckItem).toList();
  }

  private Item deckItem(DeckItemContext item) {
    return item.RANGE() == null ? new Item.Single(name(item)) : range(item, item.NUMBER());
  }

  private Item range(ParserRuleContext item, List<TerminalNode> ends) {
    return new Item.NumberRange(spans.of(item), number(ends.getFirst()), number(ends.getLast()));
  }

  /** Builds a list of items where only single names make sense. */
  List<Name> cards(List<ItemContext> items) {
    return items.stream().map(this::name).toList();
  }

  long number(TerminalNode number) {
    return number(number.getSymbol());
  }

  /** Builds a whole number; 0 and a diagnostic if it is too large. */
  long number(Token token) {
    if (!token.getText().chars().allMatch(Character::isDigit)) {
      return 0;
    }
    try {
      long number = Long.parseLong(token.getText());
      if (number <= Expression.NumberLiteral.LARGEST) {
        return number;
      }
    } catch (NumberFormatException tooLarge) {
      // Reported below.
    }
    diagnostics.add(ParseProblem.TOO_LARGE, token, token.getText());
    return 0;
  }

  private long number(WholeNumberContext number) {
    long value = number(number.NUMBER());
    return number.SIGN() == null ? value : -value;
  }

  Text text(TerminalNode text) {
    Span span = spans.of(text.getSymbol());
    return new Text(span, unquoted(text.getText(), span));
  }

  @Nullable Text optionalText(@Nullable TerminalNode text) {
    return text == null ? null : text(text);
  }

  private String unquoted(String quoted, Span span) {
    StringBuilder value = new StringBuilder();
    boolean closed =
        quoted.length() > 1 && "\"”“»」』".indexOf(quoted.charAt(quoted.length() - 1)) >= 0;
    int end = closed ? quoted.length() - 1 : quoted.length();
    for (int index = 1; index < end; index++) {
      char sign = quoted.charAt(index);
      if (sign == '\\' && index + 1 < end) {
        index++;
        escape(quoted.charAt(index), new Span(span.start() + index - 1, span.start() + index + 1));
        value.append(quoted.charAt(index));
      } else {
        value.append(sign);
      }
    }
    return value.toString();
  }

  private void escape(char sign, Span span) {
    if (sign != '"' && sign != '\\') {
      diagnostics.add(ParseProblem.UNKNOWN_ESCAPE, span, "\\" + sign);
    }
  }

  TypeName index(IndexContext index) {
    Span span = spans.of(index);
    return index.RANGE() == null
        ? new TypeName.Simple(span, index.getText())
        : new TypeName.Range(span, number(index.wholeNumber(0)), number(index.wholeNumber(1)));
  }

  TypeName type(TypeContext type) {
    Span span = spans.of(type);
    if (type.YES() != null) {
      return new TypeName.Simple(span, "yes/no");
    }
    if (type.SOME() != null) {
      return new TypeName.Some(span, name(type.plural));
    }
    if (type.RANGE() != null) {
      return new TypeName.Range(span, number(type.wholeNumber(0)), number(type.wholeNumber(1)));
    }
    return alternatives(span, type.typeMember());
  }

  /** Builds one type, or several separated by {@code |}. */
  TypeName alternatives(Span span, List<TypeMemberContext> members) {
    List<TypeName> types = readable(members).map(this::member).toList();
    if (types.isEmpty()) {
      return new TypeName.Unreadable(span);
    }
    return types.size() == 1 ? types.getFirst() : new TypeName.Alternatives(span, types);
  }

  private TypeName member(TypeMemberContext member) {
    Span span = spans.of(member);
    return member.name() == null
        ? new TypeName.Product(span, member.factors.stream().map(this::type).toList())
        : new TypeName.Simple(span, member.getText());
  }
}
