package tricksmith.editor.files;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A value of JSON as it was read. Asking for something that is not there, or is something else, is
 * an {@link IOException}, as for any broken file.
 */
record JsonTree(@Nullable Object value) {
  private static final JsonFactory JSON = new JsonFactory();

  static JsonTree read(String text) throws IOException {
    try (JsonParser parser = JSON.createParser(text)) {
      parser.nextToken();
      return new JsonTree(value(parser));
    }
  }

  private static @Nullable Object value(JsonParser parser) throws IOException {
    JsonToken token = parser.currentToken();
    return switch (token) {
      case START_OBJECT -> object(parser);
      case START_ARRAY -> array(parser);
      case VALUE_STRING -> parser.getText();
      case VALUE_NUMBER_INT -> parser.getLongValue();
      case VALUE_NULL -> null;
      case null, default -> throw new IOException("unexpected in JSON: " + token);
    };
  }

  private static Map<String, JsonTree> object(JsonParser parser) throws IOException {
    Map<String, JsonTree> fields = new LinkedHashMap<>();
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String name = parser.currentName();
      parser.nextToken();
      fields.put(name, new JsonTree(value(parser)));
    }
    return fields;
  }

  private static List<JsonTree> array(JsonParser parser) throws IOException {
    List<JsonTree> elements = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      elements.add(new JsonTree(value(parser)));
    }
    return elements;
  }

  /** A field of an object. */
  JsonTree at(String name) throws IOException {
    JsonTree field = fields().get(name);
    if (field == null) {
      throw new IOException("missing in JSON: " + name);
    }
    return field;
  }

  Map<String, JsonTree> fields() throws IOException {
    if (value instanceof Map<?, ?> fields) {
      Map<String, JsonTree> typed = new LinkedHashMap<>();
      fields.forEach((name, field) -> typed.put((String) name, (JsonTree) field));
      return typed;
    }
    throw wrong("an object");
  }

  List<JsonTree> elements() throws IOException {
    if (value instanceof List<?> elements) {
      return elements.stream().map(JsonTree.class::cast).toList();
    }
    throw wrong("an array");
  }

  List<String> texts() throws IOException {
    List<String> texts = new ArrayList<>();
    for (JsonTree element : elements()) {
      texts.add(element.text());
    }
    return texts;
  }

  String text() throws IOException {
    if (value instanceof String text) {
      return text;
    }
    throw wrong("a text");
  }

  @Nullable String textOrNull() throws IOException {
    return value == null ? null : text();
  }

  long number() throws IOException {
    if (value instanceof Long number) {
      return number;
    }
    throw wrong("a number");
  }

  int count() throws IOException {
    long number = number();
    if (number < 0 || number > Integer.MAX_VALUE) {
      throw wrong("a count");
    }
    return (int) number;
  }

  private IOException wrong(String wanted) {
    return new IOException("in JSON not " + wanted + ": " + value);
  }
}
