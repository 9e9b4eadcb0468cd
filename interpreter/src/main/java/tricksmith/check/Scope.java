package tricksmith.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Local;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Span;

/** What is bound around a place of the script, innermost first. */
final class Scope {

  /** Nothing is bound. */
  static final Scope EMPTY = new Scope(null, null);

  private final @Nullable Scope outer;
  private final @Nullable Layer layer;

  private Scope(@Nullable Scope outer, @Nullable Layer layer) {
    this.outer = outer;
    this.layer = layer;
  }

  private sealed interface Layer {}

  private record Bound(String name, Local local, boolean byEach) implements Layer {}

  private record Acting(Term subject) implements Layer {}

  /** The body of a definition, which sees its parameters only. */
  private record Body() implements Layer {}

  private record Defining(Map<String, Definitions.Entry> definitions) implements Layer {}

  /** The same with a local. */
  Scope with(Local local) {
    return new Scope(this, new Bound(local.name(), local, false));
  }

  /** The same with a local that is called otherwise. */
  Scope with(String name, Local local) {
    return new Scope(this, new Bound(name, local, false));
  }

  /** The same with the element of an {@code each}. */
  Scope each(Local element) {
    return new Scope(this, new Bound(element.name(), element, true));
  }

  /** The same inside a statement whose subject is a player or side: bare {@code hand} is theirs. */
  Scope acting(Term subject) {
    return new Scope(this, new Acting(subject));
  }

  /** The same with definitions of a block, more of which may be added. */
  Scope with(Map<String, Definitions.Entry> definitions) {
    return new Scope(this, new Defining(definitions));
  }

  /** The innermost local of that name. */
  @Nullable Local local(String name) {
    for (Scope at = this; at != null; at = at.outer) {
      if (at.layer instanceof Bound(String bound, Local local, _) && bound.equals(name)) {
        return local;
      }
    }
    return null;
  }

  /** The element of the innermost {@code each}. */
  @Nullable Local element() {
    for (Scope at = this; at != null; at = at.outer) {
      if (at.layer instanceof Bound(_, Local local, boolean byEach) && byEach) {
        return local;
      }
    }
    return null;
  }

  /** The definition of that name in a block around. */
  Definitions.@Nullable Entry definition(String name) {
    for (Scope at = this; at != null; at = at.outer) {
      if (at.layer instanceof Defining(Map<String, Definitions.Entry> definitions)) {
        Definitions.Entry entry = definitions.get(name);
        if (entry != null) {
          return entry;
        }
      }
    }
    return null;
  }

  /**
   * Who is meant where a player, or a side, is not named: the innermost of the subject, and the
   * names for one.
   *
   * @param sides whether a side will do
   */
  @Nullable Term actor(Span span, boolean sides) {
    for (Scope at = this; at != null; at = at.outer) {
      Term actor =
          switch (at.layer) {
            case Acting(Term subject) -> subject;
            case Bound(_, Local local, _) ->
                isActor(local) ? new Term.LocalValue(span, local) : null;
            case Defining _, Body _ -> null;
            case null -> null;
          };
      if (actor != null && (sides || actor.type() != Type.Basic.SIDE)) {
        return actor;
      }
    }
    return null;
  }

  private static boolean isActor(Local local) {
    return (local.name().equals("player") && local.type() == Type.Basic.PLAYER)
        || (local.name().equals("side") && local.type() == Type.Basic.SIDE);
  }

  /** Whether this is the body of a definition. */
  boolean isOfDefinition() {
    for (Scope at = this; at != null; at = at.outer) {
      if (at.layer instanceof Body) {
        return true;
      }
    }
    return false;
  }

  /** Only the definitions of blocks: what the body of a definition sees besides its parameters. */
  Scope body() {
    List<Map<String, Definitions.Entry>> found = new ArrayList<>();
    for (Scope at = this; at != null; at = at.outer) {
      if (at.layer instanceof Defining(Map<String, Definitions.Entry> definitions)) {
        found.addFirst(definitions);
      }
    }
    Scope scope = new Scope(null, new Body());
    for (Map<String, Definitions.Entry> definitions : found) {
      scope = scope.with(definitions);
    }
    return scope;
  }

  /** The locals that can be seen, by the names they have here, innermost first. */
  Map<String, Local> locals() {
    Map<String, Local> locals = new LinkedHashMap<>();
    for (Scope at = this; at != null; at = at.outer) {
      if (at.layer instanceof Bound(String name, Local local, _)) {
        locals.putIfAbsent(name, local);
      }
    }
    return locals;
  }

  /** The definitions of the blocks around, innermost first. */
  List<Definitions.Entry> definitions() {
    List<Definitions.Entry> entries = new ArrayList<>();
    for (Scope at = this; at != null; at = at.outer) {
      if (at.layer instanceof Defining(Map<String, Definitions.Entry> definitions)) {
        entries.addAll(definitions.values());
      }
    }
    return entries;
  }

  /** The names of all that is bound, for suggestions. */
  List<String> names() {
    List<String> names = new ArrayList<>();
    for (Scope at = this; at != null; at = at.outer) {
      switch (at.layer) {
        case Bound(String name, _, _) -> names.add(name);
        case Defining(Map<String, Definitions.Entry> definitions) ->
            names.addAll(definitions.keySet());
        case Acting _, Body _ -> {}
        case null -> {}
      }
    }
    return names;
  }
}
