package tricksmith.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Supplier;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import tricksmith.cli.terminal.Messages;

/** Takes names of files, and rejects those that no file of this system can have. */
record FileName(Supplier<Messages> messages) implements ITypeConverter<Path> {

  @Override
  public Path convert(String typed) {
    try {
      if (!typed.isEmpty()) {
        return Path.of(typed);
      }
    } catch (InvalidPathException _) {
      // Refused below.
    }
    throw new TypeConversionException(messages.get().text("usage.file-name", typed));
  }
}
