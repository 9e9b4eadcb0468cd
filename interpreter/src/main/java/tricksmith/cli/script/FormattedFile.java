package tricksmith.cli.script;

import java.nio.file.Path;
import java.util.List;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Refusal;
import tricksmith.cli.terminal.TextFiles;
import tricksmith.format.Formatted;
import tricksmith.format.Formatter;
import tricksmith.source.Diagnostic;
import tricksmith.source.ReadResult;
import tricksmith.source.Source;
import tricksmith.source.SourceReader;

sealed interface FormattedFile
    permits FormattedFile.InForm,
        FormattedFile.Changed,
        FormattedFile.Refused,
        FormattedFile.Unwritten,
        UnreadFile {

  /** The name as the user gave it. */
  String name();

  int exitCode();

  /** Reads a file and formats its text, without changing the file. */
  static FormattedFile of(Path file) {
    return switch (SourceReader.read(file)) {
      case ReadResult.Read(Source source, boolean marked) -> of(source, marked);
      case ReadResult.Failed failed -> new UnreadFile(failed);
    };
  }

  /**
   * Formats a text.
   *
   * @param marked whether it begins with a byte order mark, which formatting removes
   */
  static FormattedFile of(Source source, boolean marked) {
    return switch (Formatter.format(source)) {
      case Formatted.Refused(List<Diagnostic> diagnostics) -> new Refused(source, diagnostics);
      case Formatted.LaidOut(String text) -> {
        String wanted = usesCarriageReturns(source.text()) ? text.replace("\n", "\r\n") : text;
        boolean same = !marked && wanted.equals(source.text());
        yield same ? new InForm(source.name(), wanted) : new Changed(source.name(), wanted);
      }
    };
  }

  /** Whether lines end with a carriage return, too, which is kept; judged by the first line. */
  private static boolean usesCarriageReturns(String text) {
    int first = text.indexOf('\n');
    return first > 0 && text.charAt(first - 1) == '\r';
  }

  /** Writes the formatted text back to the file, if it changed. */
  default FormattedFile written(Path file, TextFiles files) {
    if (!(this instanceof Changed changed)) {
      return this;
    }
    try {
      files.write(file, changed.text());
      return this;
    } catch (Refusal refusal) {
      return new Unwritten(changed.name(), refusal.text());
    }
  }

  /** The file was formatted already. */
  record InForm(String name, String text) implements FormattedFile {
    @Override
    public int exitCode() {
      return ExitCode.FINE;
    }
  }

  /** The file was not formatted; {@code text} is its formatted text. */
  record Changed(String name, String text) implements FormattedFile {
    @Override
    public int exitCode() {
      return ExitCode.FINE;
    }
  }

  /** The script has errors and was left alone. */
  record Refused(Source source, List<Diagnostic> diagnostics) implements FormattedFile {
    @Override
    public String name() {
      return source.name();
    }

    @Override
    public int exitCode() {
      return ExitCode.WRONG;
    }
  }

  /** The file could not be written and was left alone. */
  record Unwritten(String name, String why) implements FormattedFile {
    @Override
    public int exitCode() {
      return ExitCode.FILE;
    }
  }
}
