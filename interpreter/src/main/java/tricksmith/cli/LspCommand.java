package tricksmith.cli;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import tricksmith.cli.terminal.Environment;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.StandardInput;
import tricksmith.server.ScriptServer;

/** {@code tricksmith lsp}: the language server for the editor that started it. */
@Command(
    name = "lsp",
    description = "Serves editors over the Language Server Protocol, on standard input and output.")
record LspCommand(Environment environment) implements Callable<Integer> {
  /**
   * Reserves standard output for the protocol and redirects everything else printed to standard
   * error.
   */
  @Override
  public Integer call() {
    System.setOut(System.err);
    boolean fine =
        ScriptServer.serve(
            new BufferedInputStream(StandardInput.open()),
            new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)),
            environment.language());
    return fine ? ExitCode.FINE : ExitCode.WRONG;
  }
}
