package tricksmith.parse;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import tricksmith.source.Span;

/** Writes a syntax tree down for people to compare: all of it but the places. */
final class TreeDump {
  private static final int WIDEST = 110;

  private TreeDump() {}

  /** What is left out. */
  private enum Absent {
    INSTANCE;

    @Override
    public String toString() {
      return "-";
    }
  }

  static String of(Object node) {
    return lines(node, "") + "\n";
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
    if (parts.isEmpty()) {
      return head(node);
    }
    List<String> lines = parts.stream().map(TreeDump::line).toList();
    return node instanceof List<?>
        ? "[" + String.join(", ", lines) + "]"
        : head(node) + "(" + String.join(", ", lines) + ")";
  }

  private static String head(Object node) {
    return switch (node) {
      case List<?> list -> list.isEmpty() ? "[]" : "[" + list.size() + "]";
      case Record record -> record.getClass().getSimpleName();
      case String text -> '"' + text + '"';
      default -> node.toString();
    };
  }

  private static List<Object> parts(Object node) {
    return switch (node) {
      case List<?> list -> List.copyOf(list);
      case Record record -> components(record);
      default -> List.of();
    };
  }

  private static List<Object> components(Record record) {
    List<Object> parts = new ArrayList<>();
    for (RecordComponent component : record.getClass().getRecordComponents()) {
      if (component.getType() != Span.class) {
        parts.add(value(record, component));
      }
    }
    return parts;
  }

  private static Object value(Record record, RecordComponent component) {
    try {
      Object value = component.getAccessor().invoke(record);
      return value == null ? Absent.INSTANCE : value;
    } catch (ReflectiveOperationException impossible) {
      throw new LinkageError("records can be read", impossible);
    }
  }
}
