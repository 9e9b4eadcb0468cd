package tricksmith.check.symbols;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Local;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Span;

/** The names bound at a place in the script, innermost first. */
public final class Scope {

  public static final Scope EMPTY = new Scope(null, null);

  private final @Nullable Scope outer;
  private final @Nullable Layer layer;

  private Scope(@Nullable Scope outer, @Nullable Layer layer) {
    this.outer = outer;
    this.layer = layer;
  }

  private sealed interface Layer {}

  private record Bound(String name, Local local, boolean byEach) implements Layer {}

  private record Acting(Term subject) implements Layer {}

  /** The body of a definition, which sees only its parameters. */
  private record Body() implements Layer {}

  private record Defining(Map<String, DefinitionSymbol> definitions) implements Layer {}

  public Scope with(Local local) {
    return new Scope(this, new Bound(local.name(), local, false));
  }

  /** This scope with a local under another name. */
  public Scope with(String name, Local local) {
    return new Scope(this, new Bound(name, local, false));
  }

  public Scope each(Local element) {
    return new Scope(this, new Bound(element.name(), element, true));
  }

  /** This scope inside a statement with a subject, to whom a bare {@code hand} belongs. */
  public Scope acting(Term subject) {
    return new Scope(this, new Acting(subject));
  }

  /** This scope with the definitions of a block, to which more may be added. */
  public Scope with(Map<String, DefinitionSymbol> definitions) {
    return new Scope(this, new Defining(definitions));
  }

  /** The innermost local with that name; null if there is none. */
  public @Nullable Local local(String name) {
    for (Scope at = this; at != null; at = at.outer) {
      if (at.layer instanceof Bound(String bound, Local local, _) && bound.equals(name)) {
        return local;
      }
    }
    return null;
  }

  /** The innermost local with a name; null if there is none. */
  public @Nullable Local innermost() {
    for (Scope at = this; at != null; at = at.outer) {
      if (at.layer instanceof Bound(String bound, Local local, _) && !bound.isEmpty()) {
        return local;
      }
    }
    return null;
  }

  /** The element of the innermost {@code each}; null outside any. */
  public @Nullable Local element() {
    for (Scope at = this; at != null; at = at.outer) {
      if (at.layer instanceof Bound(_, Local local, boolean byEach) && byEach) {
        return local;
      }
    }
    return null;
  }

  /** The definition with that name in an enclosing block; null if there is none. */
  public @Nullable DefinitionSymbol definition(String name) {
    for (Scope at = this; at != null; at = at.outer) {
      if (at.layer instanceof Defining(Map<String, DefinitionSymbol> definitions)) {
        DefinitionSymbol entry = definitions.get(name);
        if (entry != null) {
          return entry;
        }
      }
    }
    return null;
  }

  /**
   * The player or side that acts where none is named: the innermost subject, or the innermost local
   * named after its type. Null if there is none.
   *
   * @param sides whether it may be a side
   */
  public @Nullable Term actor(Span span, boolean sides) {
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

  public boolean isOfDefinition() {
    for (Scope at = this; at != null; at = at.outer) {
      if (at.layer instanceof Body) {
        return true;
      }
    }
    return false;
  }

  /**
   * What the body of a definition sees besides its parameters: the definitions of the enclosing
   * blocks.
   */
  public Scope body() {
    List<Map<String, DefinitionSymbol>> found = new ArrayList<>();
    for (Scope at = this; at != null; at = at.outer) {
      if (at.layer instanceof Defining(Map<String, DefinitionSymbol> definitions)) {
        found.addFirst(definitions);
      }
    }
    Scope scope = new Scope(null, new Body());
    for (Map<String, DefinitionSymbol> definitions : found) {
      scope = scope.with(definitions);
    }
    return scope;
  }

  /** The visible locals by name, innermost first. */
  public Map<String, Local> locals() {
    Map<String, Local> locals = new LinkedHashMap<>();
    for (Scope at = this; at != null; at = at.outer) {
      if (at.layer instanceof Bound(String name, Local local, _)) {
        locals.putIfAbsent(name, local);
      }
    }
    return locals;
  }

  /** The definitions of the enclosing blocks, innermost first. */
  public List<DefinitionSymbol> definitions() {
    List<DefinitionSymbol> entries = new ArrayList<>();
    for (Scope at = this; at != null; at = at.outer) {
      if (at.layer instanceof Defining(Map<String, DefinitionSymbol> definitions)) {
        entries.addAll(definitions.values());
      }
    }
    return entries;
  }

  public List<String> names() {
    List<String> names = new ArrayList<>();
    for (Scope at = this; at != null; at = at.outer) {
      switch (at.layer) {
        case Bound(String name, _, _) -> names.add(name);
        case Defining(Map<String, DefinitionSymbol> definitions) ->
            names.addAll(definitions.keySet());
        case Acting _, Body _ -> {}
        case null -> {}
      }
    }
    return names;
  }
}
