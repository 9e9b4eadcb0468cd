package tricksmith.cli.terminal;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;

/** Prints what a command has found for other programs: one indented JSON object. */
public final class Json {

  private static final JsonFactory FACTORY = new JsonFactory();

  private Json() {}

  /** What there is to write. */
  @FunctionalInterface
  public interface Content {
    /** Writes the fields of the object. */
    void write(JsonGenerator json) throws IOException;
  }

  /** Prints one object. */
  public static void print(PrintWriter out, Content fields) {
    try (JsonGenerator json = FACTORY.createGenerator(new Unclosed(out))) {
      DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
      printer.indentArraysWith(DefaultIndenter.SYSTEM_LINEFEED_INSTANCE.withLinefeed("\n"));
      json.setPrettyPrinter(printer);
      json.writeStartObject();
      fields.write(json);
      json.writeEndObject();
      json.writeRaw('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes a number; {@code null} where there is none. */
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

  /** Standard output stays open when the generator is closed. */
  private static final class Unclosed extends PrintWriter {
    Unclosed(PrintWriter out) {
      super(out);
    }

    @Override
    public void close() {
      flush();
    }
  }
}
