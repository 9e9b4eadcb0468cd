package tricksmith.cli;

import java.math.BigInteger;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import tricksmith.cli.play.SeatKind;
import tricksmith.cli.terminal.Language;
import tricksmith.cli.terminal.Messages;
import tricksmith.players.Level;

/** Reads the values of options, and rejects anything else in plain words. */
record OptionValues(Supplier<Messages> messages) {

  void register(CommandLine line) {
    line.registerConverter(Integer.class, whole(BigInteger::intValueExact))
        .registerConverter(int.class, whole(BigInteger::intValueExact))
        .registerConverter(Long.class, whole(BigInteger::longValueExact))
        .registerConverter(Double.class, this::decimal)
        .registerConverter(Path.class, this::file)
        .registerConverter(Language.class, oneOf(Language.values()))
        .registerConverter(Level.class, oneOf(Level.values()))
        .registerConverter(SeatKind.class, oneOf(SeatKind.values()));
  }

  private <N> ITypeConverter<N> whole(Function<BigInteger, N> exact) {
    return typed -> {
      try {
        return exact.apply(new BigInteger(typed));
      } catch (NumberFormatException e) {
        throw refusal("usage.number", typed);
      } catch (ArithmeticException e) {
        throw refusal("usage.number-range", typed);
      }
    };
  }

  private Double decimal(String typed) {
    try {
      return Double.valueOf(typed);
    } catch (NumberFormatException e) {
      throw refusal("usage.decimal", typed);
    }
  }

  private Path file(String typed) {
    try {
      if (!typed.isEmpty()) {
        return Path.of(typed);
      }
    } catch (InvalidPathException _) {
      // Refused below: no file of this system can have that name.
    }
    throw refusal("usage.file-name", typed);
  }

  private <T> ITypeConverter<T> oneOf(T[] known) {
    return typed -> {
      String wanted = typed.strip().toLowerCase(Locale.ROOT).replace('_', '-');
      List<String> words = Stream.of(known).map(Object::toString).toList();
      int place = words.indexOf(wanted);
      if (place < 0) {
        throw refusal("usage.no-such-word", typed, String.join(", ", words));
      }
      return known[place];
    };
  }

  private TypeConversionException refusal(String key, Object... arguments) {
    return new TypeConversionException(messages.get().text(key, arguments));
  }
}
