package tricksmith.check.symbols;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Local;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.syntax.Definition;
import tricksmith.syntax.Name;

/** A definition and, once it is checked, its term. */
public final class DefinitionSymbol {
  private final int id;
  private final Definition definition;
  private final List<Local> parameters;
  private final Scope home;
  private @Nullable Term body;

  DefinitionSymbol(int id, Definition definition, List<Local> parameters, Scope home) {
    this.id = id;
    this.definition = definition;
    this.parameters = parameters;
    this.home = home;
  }

  public int id() {
    return id;
  }

  public Definition definition() {
    return definition;
  }

  public Name name() {
    return definition.name();
  }

  public List<Local> parameters() {
    return parameters;
  }

  /** The scope of its body: the parameters, and the definitions of the enclosing blocks. */
  public Scope inside() {
    Scope scope = home;
    for (Local parameter : parameters) {
      scope = scope.with(parameter);
    }
    return scope;
  }

  /** The term of its body; null until the definition is checked. */
  public @Nullable Term body() {
    return body;
  }

  public void setBody(Term checked) {
    body = checked;
  }

  public @Nullable Type type() {
    return body == null ? null : body.type();
  }
}
