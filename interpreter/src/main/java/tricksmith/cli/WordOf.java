package tricksmith.cli;

import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import tricksmith.cli.terminal.Messages;

/** Parses one of a few words, and lists them all on a mismatch. */
record WordOf<T>(List<T> known, Supplier<Messages> messages) implements ITypeConverter<T> {

  WordOf {
    known = List.copyOf(known);
  }

  @Override
  public T convert(String typed) {
    String wanted = typed.strip().toLowerCase(Locale.ROOT).replace('_', '-');
    for (T each : known) {
      if (each.toString().equals(wanted)) {
        return each;
      }
    }
    List<String> words = known.stream().map(Object::toString).toList();
    throw new TypeConversionException(
        messages.get().text("usage.no-such-word", typed, String.join(", ", words)));
  }
}
