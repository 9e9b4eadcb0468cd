package tricksmith.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;
import tricksmith.syntax.Name;
import tricksmith.syntax.TypeName;

/** Reads types. */
final class TypeReader {
  private static final Map<String, Type.Basic> BASIC =
      Map.of(
          "number", Type.Basic.NUMBER,
          "yes/no", Type.Basic.YES_NO,
          "suit", Type.Basic.SUIT,
          "rank", Type.Basic.RANK,
          "card", Type.Basic.CARD,
          "player", Type.Basic.PLAYER,
          "side", Type.Basic.SIDE,
          "trick", Type.Basic.TRICK);

  private final LabelTypes labelTypes;
  private final Notes notes;

  TypeReader(LabelTypes labelTypes, Notes notes) {
    this.labelTypes = labelTypes;
    this.notes = notes;
  }

  /** The type that is meant. */
  Type read(TypeName written) {
    return switch (written) {
      case TypeName.Simple(Span span, String text) -> named(text, span);
      case TypeName.Alternatives(Span span, List<Name> members) -> alternatives(members);
      case TypeName.Some(Span span, Name plural) -> new Type.SetOf(element(plural));
      case TypeName.Range range -> Type.Basic.NUMBER;
      case TypeName.Unreadable unreadable -> Types.MISTAKE;
    };
  }

  /** The type of that name, if there is one. */
  @Nullable Type named(String name) {
    Type basic = BASIC.get(name);
    return basic != null ? basic : labelTypes.named(name);
  }

  /** Whether a name is that of a type of the language. */
  static boolean isBasic(String name) {
    return BASIC.containsKey(name);
  }

  /** The type of that name, which must be one. */
  Type named(String name, Span span) {
    Type type = named(name);
    if (type == null) {
      notes.problem(CheckProblem.UNKNOWN_TYPE, span, name);
      return Types.MISTAKE;
    }
    Span declared = labelTypes.declared(name);
    if (declared != null) {
      notes.use(span, name, NameKind.LABEL_TYPE, declared, type);
    }
    return type;
  }

  private Type element(Name plural) {
    String text = plural.text();
    return named(text.endsWith("s") ? text.substring(0, text.length() - 1) : text, plural.span());
  }

  /** Names of types are types; all others are labels, of one type that is written out here. */
  private Type alternatives(List<Name> members) {
    List<Type> types = new ArrayList<>();
    List<Name> labels = new ArrayList<>();
    for (Name member : members) {
      Type type = named(member.text());
      if (type == null) {
        labels.add(member);
      } else {
        types.add(type);
      }
    }
    if (!labels.isEmpty()) {
      types.add(labels(labels));
    }
    return types.size() == 1 ? types.getFirst() : new Type.Union(types);
  }

  /** A label type that is written out in place. */
  Type.Labels labels(List<Name> names) {
    Map<String, Span> places = places(names);
    Type.Labels type = new Type.Labels(null, List.copyOf(places.keySet()));
    add(type, null, places);
    return type;
  }

  /** Makes a label type known. */
  void add(Type.Labels type, @Nullable Name name, Map<String, Span> places) {
    labelTypes.add(type, name == null ? Notes.NOWHERE : name.span(), places);
    if (name != null) {
      notes.use(name, NameKind.LABEL_TYPE, name.span(), type);
    }
    places.forEach(
        (label, span) -> notes.use(span, label, NameKind.LABEL, labelTypes.label(label), type));
  }

  /** Labels with their places, each once. */
  Map<String, Span> places(List<Name> names) {
    Map<String, Span> places = new LinkedHashMap<>();
    for (Name name : names) {
      if (places.putIfAbsent(name.text(), name.span()) != null) {
        notes.problem(CheckProblem.NAME_TAKEN, name.span(), name.text(), NameKind.LABEL.word());
      }
    }
    return places;
  }
}
