package tricksmith.source;

/** What became of reading a file: its text, or what is wrong with it. */
public sealed interface ReadResult {

  /**
   * The file could be read.
   *
   * @param source without the byte order mark
   * @param marked whether a byte order mark stood before the text
   */
  record Read(Source source, boolean marked) implements ReadResult {}

  /**
   * The file could not be read.
   *
   * @param name what messages call the file
   * @param diagnostic why; about the file as a whole
   */
  record Failed(String name, Diagnostic diagnostic) implements ReadResult {}
}
