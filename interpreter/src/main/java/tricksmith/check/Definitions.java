package tricksmith.check;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Local;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Span;
import tricksmith.syntax.Definition;
import tricksmith.syntax.Name;

/**
 * The definitions of a script. Each is checked when it is first asked for, so that they may stand
 * in any order; one that is asked for while it is being checked uses itself.
 */
final class Definitions {
  private final Context context;
  private final List<Entry> entries = new ArrayList<>();
  private final Map<String, Entry> global = new LinkedHashMap<>();
  private final List<Entry> underWay = new ArrayList<>();
  private final Set<Entry> recursive = new HashSet<>();

  Definitions(Context context) {
    this.context = context;
  }

  /** A definition and what is known of it. */
  static final class Entry {
    private final int id;
    private final Definition definition;
    private final List<Local> parameters;
    private final Scope home;
    private @Nullable Term body;

    private Entry(int id, Definition definition, List<Local> parameters, Scope home) {
      this.id = id;
      this.definition = definition;
      this.parameters = parameters;
      this.home = home;
    }

    int id() {
      return id;
    }

    Name name() {
      return definition.name();
    }

    List<Local> parameters() {
      return parameters;
    }
  }

  /** Adds one that is seen everywhere. */
  void addGlobal(Definition definition) {
    Entry entry = add(definition, Scope.EMPTY.body());
    if (!isWord(definition)) {
      global.putIfAbsent(definition.name().text(), entry);
    }
  }

  /** Whether a definition is called like a word of the language that has operands. */
  static boolean isWord(Definition definition) {
    return !definition.parameters().isEmpty()
        && !BuiltInFunction.named(definition.name().text()).isEmpty();
  }

  /** Adds those of a block, which are seen in it and by one another. */
  Scope addLocal(List<Definition> definitions, Scope scope) {
    Map<String, Entry> found = new LinkedHashMap<>();
    Scope inside = scope.with(found);
    for (Definition definition : definitions) {
      Name name = definition.name();
      if (found.putIfAbsent(name.text(), add(definition, inside.body())) != null) {
        context.notes.problem(
            CheckProblem.NAME_TAKEN, name.span(), name.text(), NameKind.DEFINITION.word());
      }
    }
    return inside;
  }

  private Entry add(Definition definition, Scope home) {
    Entry entry = new Entry(entries.size(), definition, parameters(definition), home);
    Name name = definition.name();
    context.notes.use(name, NameKind.DEFINITION, name.span(), null);
    entries.add(entry);
    return entry;
  }

  private List<Local> parameters(Definition definition) {
    Set<String> names = new HashSet<>();
    for (Definition.Parameter parameter : definition.parameters()) {
      Name name = parameter.name();
      if (!names.add(name.text())) {
        context.notes.problem(
            CheckProblem.NAME_TAKEN, name.span(), name.text(), NameKind.LOCAL.word());
      }
    }
    return definition.parameters().stream().map(this::parameter).toList();
  }

  private Local parameter(Definition.Parameter parameter) {
    TypeReader types = new TypeReader(context.declared.labelTypes(), context.notes);
    Name name = parameter.name();
    Type type = parameter.type() == null ? named(name, types) : types.read(parameter.type());
    context.notes.use(name, NameKind.LOCAL, name.span(), type);
    return context.locals.bind(name.text(), type, name.span());
  }

  /** The type after which a parameter is called. */
  private Type named(Name name, TypeReader types) {
    Type type = types.named(name.text());
    if (type == null) {
      context.notes.problem(CheckProblem.PARAMETER_WITHOUT_TYPE, name.span(), name.text());
    }
    return type == null ? Types.MISTAKE : type;
  }

  /** The definition that a name means. */
  @Nullable Entry find(String name, Scope scope) {
    Entry inBlock = scope.definition(name);
    return inBlock != null ? inBlock : global.get(name);
  }

  /** The definitions that are seen everywhere. */
  Collection<Entry> globals() {
    return global.values();
  }

  /** The type of its value if that is known already. */
  @Nullable Type known(Entry entry) {
    return entry.body == null ? null : entry.body.type();
  }

  /** The type of its value. */
  Type type(Entry entry, Span use) {
    if (entry.body != null) {
      return entry.body.type();
    }
    if (underWay.contains(entry)) {
      reportRecursion(entry, use);
      return Types.MISTAKE;
    }
    underWay.add(entry);
    Term body = context.notes.apart(() -> check(entry));
    underWay.removeLast();
    entry.body = body;
    return body.type();
  }

  private Term check(Entry entry) {
    Scope scope = entry.home;
    for (Local parameter : entry.parameters) {
      scope = scope.with(parameter);
    }
    boolean isSuitLed = entry.name().text().equals("suit-led");
    return isSuitLed
        ? context.expressions.check(entry.definition.body(), Type.Basic.SUIT, scope)
        : context.expressions.infer(entry.definition.body(), scope);
  }

  private void reportRecursion(Entry entry, Span use) {
    List<Entry> circle = underWay.subList(underWay.indexOf(entry), underWay.size());
    if (circle.stream().noneMatch(recursive::contains)) {
      String path =
          Stream.concat(circle.stream(), Stream.of(entry))
              .map(each -> each.name().text())
              .collect(Collectors.joining(" → "));
      context.notes.apart(
          () -> {
            context.notes.problem(CheckProblem.RECURSION, entry.name().span(), path);
            return use;
          });
    }
    recursive.addAll(circle);
  }

  /** All definitions, checked. */
  List<DefinedTerm> all() {
    List<DefinedTerm> all = new ArrayList<>();
    for (int place = 0; place < entries.size(); place++) {
      Entry entry = entries.get(place);
      type(entry, entry.name().span());
      if (entry.body != null) {
        all.add(
            new DefinedTerm(
                entry.id, entry.name().text(), entry.parameters, entry.body, entry.name().span()));
      }
    }
    return all;
  }

  /** The names that are seen everywhere, for suggestions. */
  Set<String> names() {
    return global.keySet();
  }
}
