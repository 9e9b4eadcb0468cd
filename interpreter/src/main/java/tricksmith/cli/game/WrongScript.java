package tricksmith.cli.game;

import java.util.List;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Refusal;
import tricksmith.script.GameScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.DiagnosticRenderer;

/** Refuses a script with errors. */
final class WrongScript extends Refusal {

  private static final long serialVersionUID = 1L;

  private final transient GameScript script;
  private final transient DiagnosticRenderer renderer;

  WrongScript(GameScript script, DiagnosticRenderer renderer) {
    super(ExitCode.WRONG, errors(script, renderer));
    this.script = script;
    this.renderer = renderer;
  }

  @Override
  public String text(int columns) {
    return errors(script, renderer.within(columns));
  }

  private static String errors(GameScript script, DiagnosticRenderer renderer) {
    List<Diagnostic> errors = script.diagnostics().stream().filter(Diagnostic::isError).toList();
    return renderer.render(script.source(), errors).stripTrailing();
  }
}
