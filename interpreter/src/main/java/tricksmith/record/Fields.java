package tricksmith.record;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.record.MatchFileProblem.Wanted;

/**
 * The fields of one line, read by name and type. Throws {@link Malformed} for any that are missing
 * or of the wrong type.
 */
final class Fields {

  private static final JsonFactory JSON = new JsonFactory();

  /** Stands for JSON's null, since immutable maps cannot hold null. */
  private enum Null {
    NULL
  }

  private final int line;
  private final Map<String, Object> fields;

  private Fields(int line, Map<String, Object> fields) {
    this.line = line;
    this.fields = fields;
  }

  /**
   * Parses a line.
   *
   * @param labels interns equal strings, since a match uses few labels many times
   */
  static Fields read(int line, String text, Map<String, String> labels) throws Malformed {
    try (JsonParser parser = JSON.createParser(text)) {
      return new Fields(line, fields(line, parser, labels));
    } catch (IOException e) {
      throw new UncheckedIOException(e); // cannot happen when reading from a string
    }
  }

  private static Map<String, Object> fields(int line, JsonParser parser, Map<String, String> labels)
      throws IOException, Malformed {
    try {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        throw Malformed.at(line, MatchFileProblem.Kind.NOT_AN_OBJECT);
      }
      Map<String, Object> fields = object(line, parser, labels);
      if (parser.nextToken() != null) {
        throw Malformed.at(line, MatchFileProblem.Kind.NOT_AN_OBJECT);
      }
      return fields;
    } catch (JsonProcessingException e) {
      throw Malformed.at(line, MatchFileProblem.Kind.NOT_JSON, column(e, parser));
    }
  }

  /** Text that is nested too deeply, or a number that is too long, has no location of its own. */
  private static int column(JsonProcessingException thrown, JsonParser parser) {
    JsonLocation place = thrown.getLocation();
    return Math.max(1, (place == null ? parser.currentLocation() : place).getColumnNr());
  }

  /** Whether this line records the given event. */
  boolean isEvent(String event) {
    return event.equals(fields.get("event"));
  }

  /** Reads an object. One field with two values would mean one thing here and another elsewhere. */
  private static Map<String, Object> object(int line, JsonParser parser, Map<String, String> labels)
      throws IOException, Malformed {
    Map<String, Object> fields = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      parser.nextToken();
      if (fields.put(name, value(line, parser, labels)) != null) {
        throw Malformed.at(line, MatchFileProblem.Kind.FIELD_TWICE, name);
      }
    }
    return fields;
  }

  private static Object value(int line, JsonParser parser, Map<String, String> labels)
      throws IOException, Malformed {
    return switch (parser.currentToken()) {
      case START_OBJECT -> object(line, parser, labels);
      case START_ARRAY -> {
        List<Object> elements = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
          elements.add(value(line, parser, labels));
        }
        yield elements;
      }
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> parser.getDecimalValue();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      case VALUE_STRING -> labels.computeIfAbsent(parser.getText(), text -> text);
      case VALUE_NULL, NOT_AVAILABLE, END_OBJECT, END_ARRAY, FIELD_NAME, VALUE_EMBEDDED_OBJECT ->
          Null.NULL;
    };
  }

  boolean has(String name) {
    return fields.containsKey(name);
  }

  boolean isNull(String name) {
    return fields.get(name) instanceof Null;
  }

  String text(String name) throws Malformed {
    if (required(name) instanceof String text) {
      return text;
    }
    throw wrong(name, Wanted.TEXT);
  }

  @Nullable String optionalText(String name) throws Malformed {
    return !has(name) || isNull(name) ? null : text(name);
  }

  /** Returns a string, or the digits of a whole number. */
  String label(String name) throws Malformed {
    Object value = required(name);
    if (value instanceof BigDecimal number && isWhole(number)) {
      return number.toBigInteger().toString();
    }
    if (value instanceof BigDecimal) {
      throw wrong(name, Wanted.TEXT_OR_WHOLE_NUMBER);
    }
    return text(name);
  }

  int whole(String name) throws Malformed {
    return whole(name, required(name));
  }

  private int whole(String name, Object value) throws Malformed {
    if (value instanceof BigDecimal number
        && isWhole(number)
        && number.abs().compareTo(LARGEST) <= 0) {
      return number.intValueExact();
    }
    throw wrong(name, Wanted.WHOLE_NUMBER);
  }

  private static final BigDecimal LARGEST = BigDecimal.valueOf(Integer.MAX_VALUE);

  @Nullable Long optionalLong(String name) throws Malformed {
    if (!has(name) || isNull(name)) {
      return null;
    }
    return asLong(name, required(name), Wanted.WHOLE_NUMBER_OR_NULL);
  }

  private long asLong(String name, Object value, Wanted wanted) throws Malformed {
    if (value instanceof BigDecimal number
        && number.precision() - number.scale() <= 19
        && isWhole(number)
        && number.toBigInteger().bitLength() < 64) {
      return number.longValueExact();
    }
    throw wrong(name, wanted);
  }

  private static boolean isWhole(BigDecimal number) {
    return number.scale() > -20
        && number.precision() < 40
        && number.stripTrailingZeros().scale() <= 0;
  }

  List<String> texts(String name) throws Malformed {
    List<String> texts = new ArrayList<>();
    for (Object element : list(name, Wanted.TEXTS)) {
      texts.add(asText(name, element, Wanted.TEXTS));
    }
    return List.copyOf(texts);
  }

  @Nullable List<String> optionalTexts(String name) throws Malformed {
    return has(name) ? texts(name) : null;
  }

  List<Integer> wholes(String name) throws Malformed {
    List<Integer> numbers = new ArrayList<>();
    for (Object element : list(name, Wanted.WHOLE_NUMBERS)) {
      numbers.add(whole(name, element));
    }
    return List.copyOf(numbers);
  }

  /** Returns a whole number or an array of them; null if absent. */
  @Nullable List<Integer> optionalCount(String name) throws Malformed {
    if (!has(name)) {
      return null;
    }
    return required(name) instanceof List<?> ? wholes(name) : List.of(whole(name));
  }

  List<BigDecimal> numbers(String name) throws Malformed {
    List<BigDecimal> numbers = new ArrayList<>();
    for (Object element : list(name, Wanted.NUMBERS)) {
      if (!(element instanceof BigDecimal number)) {
        throw wrong(name, Wanted.NUMBERS);
      }
      numbers.add(number);
    }
    return List.copyOf(numbers);
  }

  @Nullable List<RecordedLine.SeatCard> optionalPlays(String name) throws Malformed {
    return has(name) ? plays(name) : null;
  }

  List<RecordedLine.SeatCard> plays(String name) throws Malformed {
    List<RecordedLine.SeatCard> plays = new ArrayList<>();
    for (Object element : list(name, Wanted.PLAYS)) {
      plays.add(play(name, element));
    }
    return List.copyOf(plays);
  }

  private RecordedLine.SeatCard play(String name, Object element) throws Malformed {
    if (element instanceof Map<?, ?> play
        && play.get("card") instanceof String card
        && play.get("seat") instanceof BigDecimal seat) {
      return new RecordedLine.SeatCard(whole(name, seat), card);
    }
    throw wrong(name, Wanted.PLAYS);
  }

  /**
   * Returns an object of options. Each value is a string, a number, a boolean or an array of
   * strings.
   */
  Map<String, List<String>> options(String name) throws Malformed {
    Map<String, List<String>> options = new LinkedHashMap<>();
    if (!(required(name) instanceof Map<?, ?> given)) {
      throw wrong(name, Wanted.OBJECT);
    }
    for (Map.Entry<?, ?> option : given.entrySet()) {
      options.put((String) option.getKey(), optionLabels(name, option.getValue()));
    }
    return options;
  }

  private List<String> optionLabels(String name, Object value) throws Malformed {
    return switch (value) {
      case String text -> List.of(text);
      case Boolean yes -> List.of(yes ? "yes" : "no");
      case BigDecimal number -> List.of(Long.toString(asLong(name, number, Wanted.WHOLE_NUMBER)));
      case List<?> elements -> {
        List<String> labels = new ArrayList<>();
        for (Object element : elements) {
          labels.add(asText(name, element, Wanted.OPTIONS));
        }
        yield List.copyOf(labels);
      }
      default -> throw wrong(name, Wanted.OPTIONS);
    };
  }

  boolean isArray(String name) {
    return fields.get(name) instanceof List<?>;
  }

  private List<?> list(String name, Wanted wanted) throws Malformed {
    if (required(name) instanceof List<?> elements) {
      return elements;
    }
    throw wrong(name, wanted);
  }

  private String asText(String name, Object element, Wanted wanted) throws Malformed {
    if (element instanceof String text) {
      return text;
    }
    throw wrong(name, wanted);
  }

  private Object required(String name) throws Malformed {
    Object value = fields.get(name);
    if (value == null) {
      throw Malformed.at(line, MatchFileProblem.Kind.MISSING_FIELD, name);
    }
    return value;
  }

  private Malformed wrong(String name, Wanted wanted) {
    return Malformed.at(line, MatchFileProblem.Kind.WRONG_FIELD, name, wanted);
  }
}
