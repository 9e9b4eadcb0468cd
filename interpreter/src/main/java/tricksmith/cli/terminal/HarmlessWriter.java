package tricksmith.cli.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tricksmith.source.HarmlessText;

/** Passes on what is merely shown, and a replacement for what would steer a terminal. */
final class HarmlessWriter extends Writer {

  private static final Pattern LINE_END = Pattern.compile("\r\n");

  private final Writer writer;

  /** The first half of a character of which the other half has not come yet. */
  private String half = "";

  HarmlessWriter(Writer writer) {
    this.writer = writer;
  }

  @Override
  public void write(char[] signs, int from, int count) {
    String text = half + new String(signs, from, count);
    half = "";
    if (!text.isEmpty() && Character.isHighSurrogate(text.charAt(text.length() - 1))) {
      half = text.substring(text.length() - 1);
      text = text.substring(0, text.length() - 1);
    }
    try {
      writer.write(harmless(text));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What ends a line on Windows is written at once. */
  private static String harmless(String text) {
    return Stream.of(LINE_END.split(text, -1))
        .map(HarmlessText::of)
        .collect(Collectors.joining("\r\n"));
  }

  @Override
  public void flush() {
    try {
      writer.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    flush();
  }
}
