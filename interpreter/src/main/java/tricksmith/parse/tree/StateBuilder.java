package tricksmith.parse.tree;

import java.util.List;
import java.util.stream.Stream;
import tricksmith.grammar.TrickParser.LifetimeContext;
import tricksmith.grammar.TrickParser.NamedTypeContext;
import tricksmith.grammar.TrickParser.StateContext;
import tricksmith.grammar.TrickParser.StateLineContext;
import tricksmith.grammar.TrickParser.VariableContext;
import tricksmith.grammar.TrickParser.VisibilityContext;
import tricksmith.grammar.TrickParser.ZoneContext;
import tricksmith.grammar.TrickParser.ZonesContext;
import tricksmith.parse.diagnostic.TokenSpans;
import tricksmith.source.Span;
import tricksmith.syntax.Section;
import tricksmith.syntax.Section.Lifetime;
import tricksmith.syntax.Section.StateLine;
import tricksmith.syntax.Section.Visibility;

/** Builds the memory of a match: zones and state. */
record StateBuilder(TokenSpans spans, NameBuilder names, ExpressionBuilder expressions) {

  Section zones(ZonesContext zones) {
    return new Section.Zones(
        spans.of(zones), NameBuilder.readable(zones.zone()).map(this::zone).toList());
  }

  private Section.Zone zone(ZoneContext zone) {
    return new Section.Zone(
        spans.of(zone),
        names.name(zone.name()),
        zone.PLAYER() != null,
        visibility(zone.visibility()));
  }

  private static Visibility visibility(VisibilityContext visibility) {
    if (visibility.SEEN() != null) {
      return Visibility.SEEN_BY_OWNER;
    }
    return visibility.UP() == null ? Visibility.FACE_DOWN : Visibility.FACE_UP;
  }

  Section state(StateContext state) {
    return new Section.State(spans.of(state), lines(state.stateLine(), Lifetime.MATCH).toList());
  }

  private Stream<StateLine> lines(List<StateLineContext> lines, Lifetime lifetime) {
    return lines.stream().flatMap(line -> line(line, lifetime));
  }

  private Stream<StateLine> line(StateLineContext line, Lifetime lifetime) {
    if (line.lifetime() != null && line.lifetime().exception == null) {
      LifetimeContext inner = line.lifetime();
      return lines(inner.stateLine(), inner.DEAL() == null ? Lifetime.TRICK : Lifetime.DEAL);
    }
    if (line.namedType() != null && line.namedType().exception == null) {
      return Stream.of(namedType(line.namedType()));
    }
    if (line.variable() != null && line.variable().exception == null) {
      return Stream.of(variable(line.variable(), lifetime));
    }
    return Stream.of(new Section.Unreadable(spans.of(line)));
  }

  private StateLine namedType(NamedTypeContext type) {
    Span span = spans.of(type);
    return new Section.NamedType(
        span, names.name(type.name()), names.alternatives(span, type.typeMember()));
  }

  private StateLine variable(VariableContext variable, Lifetime lifetime) {
    return new Section.Variable(
        spans.of(variable),
        names.name(variable.name()),
        NameBuilder.readable(variable.index()).map(names::index).toList(),
        names.type(variable.type()),
        variable.expression() == null ? null : expressions.expression(variable.expression()),
        variable.visibility() == null ? null : visibility(variable.visibility()),
        lifetime);
  }
}
