package tricksmith.cli.terminal;

import java.io.Writer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tricksmith.source.HarmlessText;

/** Replaces characters that would control the terminal rather than be displayed. */
final class HarmlessWriter extends PassingWriter {

  private static final Pattern LINE_END = Pattern.compile("\r\n");

  /** The first half of a surrogate pair whose second half has not arrived yet. */
  private String half = "";

  HarmlessWriter(Writer writer) {
    super(writer);
  }

  @Override
  public void write(char[] signs, int from, int count) {
    String text = half + new String(signs, from, count);
    half = "";
    if (!text.isEmpty() && Character.isHighSurrogate(text.charAt(text.length() - 1))) {
      half = text.substring(text.length() - 1);
      text = text.substring(0, text.length() - 1);
    }
    passOn(harmless(text));
  }

  /** Makes text harmless but keeps Windows line endings. */
  private static String harmless(String text) {
    return Stream.of(LINE_END.split(text, -1))
        .map(HarmlessText::of)
        .collect(Collectors.joining("\r\n"));
  }
}
