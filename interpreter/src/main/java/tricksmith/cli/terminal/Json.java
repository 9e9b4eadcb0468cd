package tricksmith.cli.terminal;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tricksmith.program.value.Values;
import tricksmith.source.HarmlessText;

/** Prints results for other programs, as one indented JSON object. */
public final class Json {

  private static final JsonFactory FACTORY = new JsonFactory();

  private Json() {}

  /** Returns a constant as a word. */
  public static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @FunctionalInterface
  public interface Content {
    /** Writes the fields of the object. */
    void write(JsonGenerator json) throws IOException;
  }

  /** Writes one of several items. */
  @FunctionalInterface
  public interface Entry<T> {
    void write(T item) throws IOException;
  }

  /** Writes a field with an array, to which {@code entry} adds a value for each item. */
  public static <T> void array(
      JsonGenerator json, String field, Iterable<? extends T> items, Entry<T> entry)
      throws IOException {
    json.writeArrayFieldStart(field);
    for (T item : items) {
      entry.write(item);
    }
    json.writeEndArray();
  }

  /** Writes a field with an array of objects, of which {@code fields} writes the contents. */
  public static <T> void objects(
      JsonGenerator json, String field, Iterable<? extends T> items, Entry<T> fields)
      throws IOException {
    array(
        json,
        field,
        items,
        item -> {
          json.writeStartObject();
          fields.write(item);
          json.writeEndObject();
        });
  }

  /** Starts an object to be printed piece by piece. */
  public static JsonGenerator begin(PrintWriter out) {
    try {
      JsonGenerator json = FACTORY.createGenerator(new Unclosed(out));
      DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
      DefaultPrettyPrinter printer = new DefaultPrettyPrinter().withObjectIndenter(indenter);
      printer.indentArraysWith(indenter);
      json.setPrettyPrinter(printer);
      json.setCharacterEscapes(new UnseenEscaped());
      json.writeStartObject();
      return json;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static void print(PrintWriter out, Content fields) {
    try (JsonGenerator json = begin(out)) {
      fields.write(json);
      json.writeEndObject();
      json.writeRaw('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes a number, as a whole number where possible; {@code null} for {@link Double#NaN}. */
  public static void number(JsonGenerator json, String field, double number) throws IOException {
    json.writeFieldName(field);
    if (Double.isNaN(number)) {
      json.writeNull();
    } else if (number == Math.rint(number) && Math.abs(number) < 1e15) {
      json.writeNumber((long) number);
    } else {
      json.writeNumber(number);
    }
  }

  /** A score encoded by {@link Values}, as match files write it. */
  public static BigDecimal decimal(long score) {
    return BigDecimal.valueOf(Values.numerator(score))
        .divide(BigDecimal.valueOf(Values.denominator(score)), MathContext.DECIMAL64);
  }

  /** Keeps standard output open when the generator is closed. */
  private static final class Unclosed extends PrintWriter {
    Unclosed(PrintWriter out) {
      super(out);
    }

    @Override
    public void close() {
      flush();
    }
  }

  /** Escapes invisible characters that JSON does not escape itself. */
  private static final class UnseenEscaped extends CharacterEscapes {
    private static final long serialVersionUID = 1L;
    private static final int DELETE = 0x7F;

    @Override
    public int[] getEscapeCodesForAscii() {
      int[] codes = standardAsciiEscapesForJSON();
      codes[DELETE] = ESCAPE_STANDARD;
      return codes;
    }

    @Override
    public @Nullable SerializableString getEscapeSequence(int sign) {
      boolean isHalf = Character.isSurrogate((char) sign);
      return HarmlessText.isHarmful(sign) && !isHalf
          ? new SerializedString("\\u%04x".formatted(sign))
          : null;
    }
  }
}
