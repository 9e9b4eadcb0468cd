package tricksmith.parse.tree;

import tricksmith.grammar.TrickParser.DefineContext;
import tricksmith.grammar.TrickParser.ParameterContext;
import tricksmith.parse.diagnostic.TokenSpans;
import tricksmith.syntax.Definition;
import tricksmith.syntax.Definition.Parameter;

/** Builds definitions. */
record DefinitionBuilder(TokenSpans spans, NameBuilder names, ExpressionBuilder expressions) {

  Definition definition(DefineContext define) {
    return new Definition(
        spans.of(define),
        names.name(define.name()),
        define.parameter().stream().map(this::parameter).toList(),
        expressions.value(define.value()));
  }

  private Parameter parameter(ParameterContext parameter) {
    return new Parameter(
        spans.of(parameter),
        names.name(parameter.name()),
        parameter.type() == null ? null : names.type(parameter.type()));
  }
}
