package tricksmith.parse.tree;

import java.util.List;
import tricksmith.grammar.TrickParser.DefineContext;
import tricksmith.grammar.TrickParser.ParameterContext;
import tricksmith.parse.diagnostic.TokenSpans;
import tricksmith.syntax.Definition;
import tricksmith.syntax.Definition.Parameter;

record DefinitionBuilder(TokenSpans spans, NameBuilder names, ExpressionBuilder expressions) {

  Definition definition(DefineContext define) {
    return new Definition(
        spans.of(define),
        names.name(define.name()),
        parameters(define.parameter()),
        expressions.value(define.value()));
  }

  List<Parameter> parameters(List<ParameterContext> parameters) {
    return parameters.stream().map(this::parameter).toList();
  }

  private Parameter parameter(ParameterContext parameter) {
    return new Parameter(
        spans.of(parameter),
        names.name(parameter.name()),
        parameter.type() == null ? null : names.type(parameter.type()));
  }
}
