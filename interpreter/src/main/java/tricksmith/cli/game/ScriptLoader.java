package tricksmith.cli.game;

import static java.util.stream.Collectors.joining;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.Refusal;
import tricksmith.lower.setup.Objection;
import tricksmith.lower.setup.Setup;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.source.Diagnostic;
import tricksmith.source.DiagnosticRenderer;
import tricksmith.source.DiagnosticText;
import tricksmith.source.ReadResult;
import tricksmith.source.SourceReader;
import tricksmith.source.Span;

/** Reads scripts and sets up games. Failures are thrown as {@link Refusal}. */
public record ScriptLoader(Messages messages) {

  /** The most objections to a setup to list. */
  private static final int MOST_TOLD = 10;

  /** Reads and checks a script as far as playing needs it, which may turn out to have errors. */
  GameScript read(Path file) {
    return switch (SourceReader.read(file)) {
      case ReadResult.Read read -> GameScript.readToPlay(read.source());
      case ReadResult.Failed failed -> throw new Refusal(ExitCode.FILE, words(failed));
    };
  }

  /** Reads a script, refusing it if it has errors. */
  public GameScript playable(Path file) {
    return playable(read(file));
  }

  /** Returns the script, refusing it if it has errors. */
  GameScript playable(GameScript script) {
    if (!script.isPlayable()) {
      throw new WrongScript(script, DiagnosticRenderer.in(messages.locale()));
    }
    return script;
  }

  /** Mentions the number of warnings, if any, and the command that shows them. */
  public void mentionWarnings(GameScript script, PrintWriter out) {
    int warnings = script.reviewed().found().size();
    if (warnings > 0) {
      out.println(messages.text("script.warnings", warnings, script.source().name()));
      out.flush();
    }
  }

  public Game setUp(GameScript script, SetupOptions options) {
    int players = options.players(script.defaults().players());
    return setUp(script, new Setup(players, options.values(messages)), options);
  }

  /** Sets up a game, taking only the budget from the command line. */
  public Game setUp(GameScript script, Setup setup, SetupOptions options) {
    return setUp(script, setup, ExitCode.USAGE).with(options.budget(messages));
  }

  /** Sets up a game; refuses with the given exit code if the setup is not allowed. */
  public Game setUp(GameScript script, Setup setup, int exitCodeIfRefused) {
    return switch (script.setUp(setup)) {
      case SetupResult.Ready ready -> ready.game();
      case SetupResult.Refused refused -> throw new Refusal(exitCodeIfRefused, words(refused));
    };
  }

  /** Sets up a game with every option at its default. */
  public Game setUp(GameScript script) {
    Setup setup = new Setup(script.defaults().players(), Map.of());
    return setUp(script, setup, ExitCode.WRONG);
  }

  private String words(ReadResult.Failed failed) {
    DiagnosticRenderer renderer = DiagnosticRenderer.in(messages.locale());
    return renderer.render(failed.name(), failed.diagnostic()).stripTrailing();
  }

  private String words(SetupResult.Refused refused) {
    List<Objection> objections = refused.objections();
    String told = objections.stream().limit(MOST_TOLD).map(this::words).collect(joining("\n"));
    int untold = objections.size() - MOST_TOLD;
    return untold > 0 ? told + "\n" + messages.text("setup.untold", untold) : told;
  }

  private String words(Objection objection) {
    Diagnostic diagnostic =
        new Diagnostic(objection.problem(), new Span(0, 0), objection.arguments());
    DiagnosticText text = DiagnosticText.in(messages.locale());
    return text.message(diagnostic) + text.hint(diagnostic).map(hint -> "\n" + hint).orElse("");
  }

  /** Refuses a script with errors. */
  private static final class WrongScript extends Refusal {

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
}
