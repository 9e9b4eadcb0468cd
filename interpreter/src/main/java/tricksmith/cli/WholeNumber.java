package tricksmith.cli;

import java.math.BigInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import tricksmith.cli.terminal.Messages;

/** Parses whole numbers, and rejects anything else in plain words. */
record WholeNumber<N>(Function<BigInteger, N> exact, Supplier<Messages> messages)
    implements ITypeConverter<N> {

  @Override
  public N convert(String typed) {
    try {
      return exact.apply(new BigInteger(typed));
    } catch (NumberFormatException e) {
      throw refusal("usage.number", typed);
    } catch (ArithmeticException e) {
      throw refusal("usage.number-range", typed);
    }
  }

  private TypeConversionException refusal(String key, String typed) {
    return new TypeConversionException(messages.get().text(key, typed));
  }
}
