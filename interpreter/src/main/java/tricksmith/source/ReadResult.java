package tricksmith.source;

/** The result of reading a file: its text, or why it cannot be read. */
public sealed interface ReadResult {

  /**
   * The file was read.
   *
   * @param source the text without the byte order mark
   * @param marked whether the file began with a byte order mark
   */
  record Read(Source source, boolean marked) implements ReadResult {}

  /**
   * The file could not be read.
   *
   * @param name the name of the file for messages
   * @param diagnostic the reason; concerns the file as a whole
   */
  record Failed(String name, Diagnostic diagnostic) implements ReadResult {}
}
