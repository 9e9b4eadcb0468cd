package tricksmith.source;

import static java.util.stream.Collectors.toUnmodifiableMap;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads texts that are shipped beside the classes that need them. */
public final class TextResource {
  private TextResource() {}

  /** Returns the lines of a text that must be there, without those that begin with {@code #}. */
  public static List<String> lines(Class<?> beside, String name) {
    return text(beside, name).lines().filter(line -> !line.startsWith("#")).toList();
  }

  /** Returns a word list that must be there: on each line a word, {@code =}, and its meaning. */
  public static Map<String, String> meanings(Class<?> beside, String name) {
    return lines(beside, name).stream()
        .map(line -> line.split(" =", 2))
        .collect(toUnmodifiableMap(pair -> pair[0], pair -> pair[1].strip()));
  }

  /** Returns a text that must be there. */
  public static String text(Class<?> beside, String name) {
    return find(beside, name).orElseThrow(() -> new IllegalArgumentException("no text " + name));
  }

  /** Returns a text, with plain line feeds; empty if there is none of this name. */
  public static Optional<String> find(Class<?> beside, String name) {
    try (InputStream in = beside.getResourceAsStream(name)) {
      return in == null
          ? Optional.empty()
          : Optional.of(
              new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n"));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
