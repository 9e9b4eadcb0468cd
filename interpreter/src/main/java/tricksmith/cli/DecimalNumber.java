package tricksmith.cli;

import java.util.function.Supplier;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import tricksmith.cli.terminal.Messages;

/** Parses numbers such as 0.5, and rejects anything else in plain words. */
record DecimalNumber(Supplier<Messages> messages) implements ITypeConverter<Double> {

  @Override
  public Double convert(String typed) {
    try {
      return Double.valueOf(typed);
    } catch (NumberFormatException e) {
      throw new TypeConversionException(messages.get().text("usage.decimal", typed));
    }
  }
}
