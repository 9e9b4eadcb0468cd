package tricksmith.cli.script;

import tricksmith.cli.terminal.ExitCode;
import tricksmith.source.ReadResult;

/** The result for a file that could not be read, whatever the command meant to do with it. */
record UnreadFile(ReadResult.Failed reading) implements CheckedFile, TestedFile, FormattedFile {
  @Override
  public boolean isRight() {
    return false;
  }

  @Override
  public String name() {
    return reading.name();
  }

  @Override
  public int exitCode() {
    return ExitCode.FILE;
  }
}
