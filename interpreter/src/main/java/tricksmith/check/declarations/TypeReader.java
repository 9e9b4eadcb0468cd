package tricksmith.check.declarations;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.advice.Synonyms;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.MisreadingProblem;
import tricksmith.check.names.Expected;
import tricksmith.check.names.NameKind;
import tricksmith.check.names.Plurals;
import tricksmith.check.symbols.LabelTypes;
import tricksmith.check.symbols.NoneWord;
import tricksmith.check.types.ProductTypes;
import tricksmith.rules.Index;
import tricksmith.rules.Notation;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Span;
import tricksmith.syntax.Name;
import tricksmith.syntax.TypeName;

public record TypeReader(LabelTypes labelTypes, CheckLog log) {
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

  /** The most labels that a type can have, and the most members of a union. */
  private static final int LARGEST = 1000;

  /** The built-in types by name. */
  public static Map<String, Type.Basic> basic() {
    return BASIC;
  }

  public Type read(TypeName written) {
    return switch (written) {
      case TypeName.Simple(Span span, String text) -> named(text, span);
      case TypeName.Alternatives(Span span, List<TypeName> members) -> alternatives(span, members);
      case TypeName.Product(Span span, List<TypeName> factors) -> product(span, factors);
      case TypeName.Some(Span span, Name plural) -> new Type.SetOf(element(plural));
      case TypeName.Range range -> Type.Basic.NUMBER;
      case TypeName.Unreadable unreadable -> Types.MISTAKE;
    };
  }

  private Expected countable() {
    return expected(
        all().filter(type -> Types.canBeKept(new Type.SetOf(type)) && type != Type.Basic.YES_NO),
        true);
  }

  /**
   * The type of what is counted, named in the plural or, after {@code 1}, in the singular: {@code
   * cards}, {@code player}. Reports a name that is not a type.
   */
  public Type counted(Name name) {
    log.caret().expect(name.span(), null, this::countable);
    return named(name.text()) == null ? plural(name) : named(name.text(), name.span());
  }

  /** All types: those of the script, then the built-in ones. */
  private Stream<Type> all() {
    return Stream.concat(labelTypes.all().values().stream(), Arrays.stream(Type.Basic.values()));
  }

  private Expected expected(Stream<Type> types, boolean plural) {
    return new Expected(
        null,
        types
            .map(
                type ->
                    new Expected.Candidate(
                        NameKind.LABEL_TYPE,
                        plural ? Plurals.of(Notation.of(type)) : Notation.of(type),
                        type,
                        labelTypes.declared(Notation.of(type)),
                        true))
            .toList());
  }

  /** The type with that name; null if there is none. */
  public @Nullable Type named(String name) {
    Type basic = BASIC.get(name);
    return basic != null ? basic : labelTypes.named(name);
  }

  static boolean isBasic(String name) {
    return BASIC.containsKey(name);
  }

  Index index(TypeName written) {
    if (written instanceof TypeName.Range(Span span, long least, long most)) {
      if (least > most) {
        log.problem(CheckProblem.OPTION_RANGE, span);
      }
      return new Index.OfNumbers(least, most);
    }
    log.caret()
        .expect(written.span(), null, () -> expected(all().filter(Types::canBeIndex), false));
    if (written instanceof TypeName.Simple(Span span, String text)
        && named(text) == null
        && text.endsWith("s")
        && BASIC.containsKey(text.substring(0, text.length() - 1))) {
      String one = text.substring(0, text.length() - 1);
      log.problem(CheckProblem.UNKNOWN_TYPE_LIKE, span, text, one);
      return new Index.OfType(Types.MISTAKE);
    }
    Type type = read(written);
    if (!Types.isMistake(type) && !Types.canBeIndex(type)) {
      log.problem(CheckProblem.INDEX_TYPE, written, Notation.of(type));
      return new Index.OfType(Types.MISTAKE);
    }
    return new Index.OfType(type);
  }

  /** The type with that name. Reports a name that is not a type. */
  Type named(String name, Span span) {
    log.caret().expect(span, null, () -> expected(all(), false));
    Type type = named(name);
    if (type == null) {
      Synonyms.type(name)
          .ifPresentOrElse(
              meant -> log.problem(CheckProblem.UNKNOWN_TYPE_LIKE, span, name, meant),
              () -> log.problem(CheckProblem.UNKNOWN_TYPE, span, name));
      return Types.MISTAKE;
    }
    Span declared = labelTypes.declared(name);
    if (declared != null) {
      log.use(span, name, NameKind.LABEL_TYPE, declared, type);
    }
    return type;
  }

  private Type element(Name plural) {
    log.caret()
        .expect(
            plural.span(),
            null,
            () -> expected(all().filter(type -> type != Type.Basic.YES_NO), true));
    return plural(plural);
  }

  private Type plural(Name plural) {
    String text = plural.text();
    String one =
        Plurals.singulars(text).stream()
            .filter(name -> named(name) != null)
            .findFirst()
            .orElse(text.endsWith("s") ? text.substring(0, text.length() - 1) : text);
    return named(one, plural.span());
  }

  Type readNamed(Name name, TypeName written) {
    Type named = Types.named(name.text(), alternatives(written.span(), members(written)));
    labelTypes.name(name.text(), named, name.span());
    log.use(name, NameKind.LABEL_TYPE, name.span(), named);
    return named;
  }

  private static List<TypeName> members(TypeName written) {
    return written instanceof TypeName.Alternatives several ? several.members() : List.of(written);
  }

  /**
   * Reads alternatives. Names of types are types; all others are labels, and consecutive labels
   * form one type.
   */
  private Type alternatives(Span span, List<TypeName> members) {
    List<Type> types = new ArrayList<>();
    List<Name> labels = new ArrayList<>();
    for (TypeName member : members) {
      if (member instanceof TypeName.Simple(Span place, String text) && named(text) == null) {
        labels.add(new Name(place, text));
      } else {
        addLabels(labels, types);
        types.add(read(member));
      }
    }
    addLabels(labels, types);
    return union(span, types);
  }

  private void addLabels(List<Name> labels, List<Type> types) {
    if (!labels.isEmpty()) {
      types.add(labels(labels));
      labels.clear();
    }
  }

  private Type union(Span span, List<Type> types) {
    List<Type> members = types.stream().flatMap(TypeReader::members).toList();
    if (members.stream().anyMatch(Types::isMistake)) {
      return Types.MISTAKE;
    }
    if (members.size() > LARGEST) {
      log.problem(CheckProblem.TYPE_TOO_LARGE, span, Integer.toString(LARGEST));
      return Types.MISTAKE;
    }
    boolean severalProducts =
        members.stream().filter(Type.Product.class::isInstance).limit(2).count() > 1;
    if (severalProducts) {
      log.problem(CheckProblem.SEVERAL_PRODUCTS, span);
      return Types.MISTAKE;
    }
    return members.size() == 1 ? members.getFirst() : new Type.Union(null, members);
  }

  private static Stream<Type> members(Type type) {
    return type instanceof Type.Union(_, List<Type> members) ? members.stream() : Stream.of(type);
  }

  private Type product(Span span, List<TypeName> factors) {
    List<Type> types = factors.stream().map(this::factor).toList();
    if (types.stream().anyMatch(Types::isMistake)) {
      return Types.MISTAKE;
    }
    if (!ProductTypes.canHave(types.size())) {
      log.problem(CheckProblem.PRODUCT_PARTS, span);
      return Types.MISTAKE;
    }
    return new Type.Product(null, types);
  }

  private Type factor(TypeName written) {
    Type type = read(written);
    if (Types.isMistake(type) || ProductTypes.canBePart(type)) {
      return type;
    }
    log.problem(CheckProblem.PRODUCT_PART, written, Notation.of(type));
    return Types.MISTAKE;
  }

  Type.Labels labels(List<Name> names) {
    if (names.size() > LARGEST) {
      log.problem(CheckProblem.TYPE_TOO_LARGE, names.get(LARGEST), Integer.toString(LARGEST));
    }
    Map<String, Span> places = places(names.subList(0, Math.min(names.size(), LARGEST)));
    Type.Labels type = new Type.Labels(null, List.copyOf(places.keySet()));
    labelTypes.add(type, places);
    places.forEach(
        (label, span) -> log.use(span, label, NameKind.LABEL, labelTypes.label(label), type));
    return type;
  }

  /** The labels with their spans, without duplicates. */
  private Map<String, Span> places(List<Name> names) {
    Map<String, Span> places = new LinkedHashMap<>();
    for (Name name : names) {
      if (NoneWord.is(name.text())) {
        log.problem(MisreadingProblem.LABEL_LIKE_NONE, name, name.text());
      }
      if (places.putIfAbsent(name.text(), name.span()) != null) {
        log.problem(CheckProblem.NAME_TAKEN, name, name.text(), NameKind.LABEL.word());
      }
    }
    return places;
  }
}
