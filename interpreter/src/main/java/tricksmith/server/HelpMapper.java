package tricksmith.server;

import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.ParameterInformation;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureInformation;
import org.eclipse.lsp4j.jsonrpc.messages.Tuple;
import tricksmith.service.hover.Signature;
import tricksmith.source.Span;

/** Converts hovers and signatures to the protocol. */
record HelpMapper(PositionMapper positions) {

  Hover hover(tricksmith.service.hover.Hover hover) {
    String explained = hover.explanation().isEmpty() ? "" : "\n\n" + hover.explanation();
    String called = hover.called().isEmpty() ? "" : " · " + hover.called();
    String text =
        "```trick\n" + hover.form() + "\n```\n*" + hover.kind() + "*" + called + explained;
    return new Hover(new MarkupContent(MarkupKind.MARKDOWN, text), positions.range(hover.span()));
  }

  SignatureHelp signature(Signature signature) {
    return new SignatureHelp(
        signature.forms().stream().map(form -> information(form, signature)).toList(),
        0,
        signature.active());
  }

  private static SignatureInformation information(Signature.Form form, Signature signature) {
    SignatureInformation information = new SignatureInformation(form.text());
    information.setParameters(form.parameters().stream().map(HelpMapper::parameter).toList());
    if (!signature.explanation().isEmpty()) {
      information.setDocumentation(new MarkupContent(MarkupKind.MARKDOWN, signature.explanation()));
    }
    return information;
  }

  private static ParameterInformation parameter(Span place) {
    ParameterInformation parameter = new ParameterInformation();
    parameter.setLabel(Tuple.two(place.start(), place.end()));
    return parameter;
  }
}
