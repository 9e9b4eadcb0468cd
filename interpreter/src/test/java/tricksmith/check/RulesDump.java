package tricksmith.check;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Local;
import tricksmith.rules.Notation;
import tricksmith.rules.Option;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.source.Span;

/** Writes checked rules down for people to compare: what names mean, and what is implied. */
final class RulesDump {
  private static final int WIDEST = 110;

  private RulesDump() {}

  static String of(CheckedRules rules) {
    StringBuilder dump = new StringBuilder();
    rules
        .variables()
        .forEach(
            each ->
                dump.append(
                    "variable %s%s: %s, %s%s%n"
                        .formatted(
                            each.name(),
                            each.indices().isEmpty() ? "" : "[" + types(each.indices()) + "]",
                            Notation.of(each.type()),
                            each.lifetime(),
                            each.initial() == null ? "" : " = " + line(each.initial()))));
    rules
        .definitions()
        .forEach(
            each ->
                dump.append(
                    "define %s(%s): %s%n%s%n"
                        .formatted(
                            each.name(),
                            each.parameters().stream()
                                .map(RulesDump::declared)
                                .collect(Collectors.joining(", ")),
                            Notation.of(each.body().type()),
                            lines(each.body(), "  "))));
    section(dump, "partners", rules.partners());
    section(dump, "match", rules.procedure());
    section(dump, "score", rules.score());
    section(dump, "obligations", rules.trick().obligations());
    section(dump, "criteria", rules.trick().criteria());
    section(dump, "decks", rules.decks().stream().map(DeckRules::leaveOuts).toList());
    section(dump, "end", List.of(rules.ending()));
    section(dump, "tests", rules.tests());
    return dump.toString();
  }

  private static void section(StringBuilder dump, String name, List<?> parts) {
    if (!parts.isEmpty()) {
      dump.append(name).append('\n');
      parts.forEach(part -> dump.append(lines(part, "  ")).append('\n'));
    }
  }

  private static String types(List<Type> types) {
    return types.stream().map(Notation::of).collect(Collectors.joining(", "));
  }

  private static String declared(Local local) {
    return local.name() + ": " + Notation.of(local.type());
  }

  private static String lines(Object node, String indentation) {
    String line = line(node);
    if (indentation.length() + line.length() <= WIDEST || parts(node).isEmpty()) {
      return indentation + line;
    }
    StringBuilder lines = new StringBuilder(indentation).append(head(node));
    parts(node).forEach(part -> lines.append('\n').append(lines(part, indentation + "  ")));
    return lines.toString();
  }

  private static String line(Object node) {
    List<Object> parts = parts(node);
    String inside = parts.stream().map(RulesDump::line).collect(Collectors.joining(", "));
    if (node instanceof List<?>) {
      return "[" + inside + "]";
    }
    return parts.isEmpty() ? head(node) : head(node) + "(" + inside + ")";
  }

  private static String head(Object node) {
    return switch (node) {
      case List<?> list -> "";
      case Term.Operation operation -> operation.operator().name();
      case Term.VariableValue value -> value.variable().name();
      case Term.LocalValue value -> value.local().name();
      case Term.OptionValue value -> value.option().name();
      case Term.ZoneCards zone -> zone.zone().name();
      case Term.NumberConstant number -> Long.toString(number.value());
      case Term.YesNoConstant truth -> truth.value() ? "yes" : "no";
      case Term.SuitConstant suit -> "suit:" + suit.suit();
      case Term.RankConstant rank -> "rank:" + rank.rank();
      case Term.FaceConstant face -> "card:" + face.label();
      case Term.LabelConstant label -> "label:" + label.label();
      case Term.None none -> "none:" + Notation.of(none.type());
      case Local local -> declared(local);
      case Variable variable -> variable.name();
      case Option option -> option.name();
      case Zone zone -> zone.name();
      case Type type -> Notation.of(type);
      case Record record -> record.getClass().getSimpleName();
      case String text -> '"' + text + '"';
      default -> node.toString();
    };
  }

  private static List<Object> parts(Object node) {
    return switch (node) {
      case List<?> list -> List.copyOf(list);
      case Term.Operation operation -> List.copyOf(operation.operands());
      case Term.VariableValue value -> List.copyOf(value.indices());
      case Term.ZoneCards zone -> zone.owner() == null ? List.of() : List.of(zone.owner());
      case Term.LocalValue _,
          Term.OptionValue _,
          Term.NumberConstant _,
          Term.YesNoConstant _,
          Term.SuitConstant _,
          Term.RankConstant _,
          Term.FaceConstant _,
          Term.LabelConstant _,
          Term.None _,
          Local _,
          Variable _,
          Option _,
          Zone _,
          Type _ ->
          List.of();
      case Record record -> components(record);
      default -> List.of();
    };
  }

  private static List<Object> components(Record record) {
    List<Object> parts = new ArrayList<>();
    for (RecordComponent component : record.getClass().getRecordComponents()) {
      if (component.getType() != Span.class) {
        @Nullable Object value = value(record, component);
        parts.add(value == null ? "-" : value);
      }
    }
    return parts;
  }

  private static @Nullable Object value(Record record, RecordComponent component) {
    try {
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException impossible) {
      throw new LinkageError("records can be read", impossible);
    }
  }
}
