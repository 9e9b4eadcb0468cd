package tricksmith.service.script;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;
import tricksmith.syntax.Script;
import tricksmith.syntax.Section;
import tricksmith.syntax.TypeName;

/** Finds the words that name types. */
public final class TypePlaces {
  private final List<Span> places = new ArrayList<>();

  private TypePlaces() {}

  public static List<Span> in(Script script) {
    TypePlaces found = new TypePlaces();
    script
        .all(Section.Options.class)
        .forEach(each -> each.options().forEach(option -> found.type(option.type())));
    script.all(Section.State.class).forEach(each -> each.lines().forEach(found::line));
    script
        .all(Section.Procedure.class)
        .forEach(each -> each.parameters().forEach(parameter -> found.type(parameter.type())));
    script
        .definitions()
        .forEach(each -> each.parameters().forEach(parameter -> found.type(parameter.type())));
    return found.places;
  }

  private void line(Section.StateLine line) {
    switch (line) {
      case Section.Variable variable -> {
        variable.indices().forEach(this::type);
        type(variable.type());
      }
      case Section.NamedType named -> type(named.type());
      case Section.Unreadable _ -> {}
    }
  }

  private void type(@Nullable TypeName type) {
    switch (type) {
      case null -> {}
      case TypeName.Simple simple -> places.add(simple.span());
      case TypeName.Alternatives alternatives -> alternatives.members().forEach(this::type);
      case TypeName.Product product -> product.factors().forEach(this::type);
      case TypeName.Some some -> places.add(some.plural().span());
      case TypeName.Range _, TypeName.Unreadable _ -> {}
    }
  }
}
