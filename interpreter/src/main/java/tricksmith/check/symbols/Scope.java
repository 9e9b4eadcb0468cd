package tricksmith.check.symbols;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
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
    return local(bound -> bound.name().equals(name));
  }

  /** The innermost local with a name; null if there is none. */
  public @Nullable Local innermost() {
    return local(bound -> !bound.name().isEmpty());
  }

  /** The element of the innermost {@code each}; null outside any. */
  public @Nullable Local element() {
    return local(Bound::byEach);
  }

  private @Nullable Local local(Predicate<Bound> wanted) {
    for (Bound bound : layers(Bound.class)) {
      if (wanted.test(bound)) {
        return bound.local();
      }
    }
    return null;
  }

  /** The definition with that name in an enclosing block; null if there is none. */
  public @Nullable DefinitionSymbol definition(String name) {
    for (Defining block : layers(Defining.class)) {
      DefinitionSymbol entry = block.definitions().get(name);
      if (entry != null) {
        return entry;
      }
    }
    return null;
  }

  /** The layers of one kind, innermost first. */
  private <L extends Layer> List<L> layers(Class<L> kind) {
    List<L> found = new ArrayList<>();
    for (Scope at = this; at != null; at = at.outer) {
      if (kind.isInstance(at.layer)) {
        found.add(kind.cast(at.layer));
      }
    }
    return found;
  }

  /**
   * The player or side that acts where none is named: the innermost subject, or the innermost local
   * named after its type. Null if there is none.
   *
   * @param sides whether it may be a side
   */
  public @Nullable Term actor(Span span, boolean sides) {
    for (Layer each : layers(Layer.class)) {
      Term actor =
          switch (each) {
            case Acting(Term subject) -> subject;
            case Bound(_, Local local, _) ->
                isActor(local) ? new Term.LocalValue(span, local) : null;
            case Defining _, Body _ -> null;
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
    return !layers(Body.class).isEmpty();
  }

  /**
   * What the body of a definition sees besides its parameters: the definitions of the enclosing
   * blocks.
   */
  public Scope body() {
    Scope scope = new Scope(null, new Body());
    for (Defining block : layers(Defining.class).reversed()) {
      scope = scope.with(block.definitions());
    }
    return scope;
  }

  /** The visible locals by name, innermost first. */
  public Map<String, Local> locals() {
    Map<String, Local> locals = new LinkedHashMap<>();
    layers(Bound.class).forEach(bound -> locals.putIfAbsent(bound.name(), bound.local()));
    return locals;
  }

  /** The definitions of the enclosing blocks, innermost first. */
  public List<DefinitionSymbol> definitions() {
    return layers(Defining.class).stream()
        .flatMap(block -> block.definitions().values().stream())
        .toList();
  }

  public List<String> names() {
    List<String> names = new ArrayList<>();
    for (Layer each : layers(Layer.class)) {
      switch (each) {
        case Bound(String name, _, _) -> names.add(name);
        case Defining(Map<String, DefinitionSymbol> definitions) ->
            names.addAll(definitions.keySet());
        case Acting _, Body _ -> {}
      }
    }
    return names;
  }
}
