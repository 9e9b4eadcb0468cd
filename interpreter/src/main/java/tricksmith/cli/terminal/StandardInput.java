package tricksmith.cli.terminal;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

public final class StandardInput {

  private static final Path DESCRIPTOR = Path.of("/proc/self/fd/0");

  private StandardInput() {}

  /**
   * Opens standard input, as an empty stream if it was closed. In that case Java has reused its
   * file descriptor for one of its own files, which must not be read.
   */
  public static InputStream open() {
    return isOfJava() ? InputStream.nullInputStream() : new FileInputStream(FileDescriptor.in);
  }

  /**
   * Whether the descriptor belongs to a file of the Java runtime. Detected where {@code /proc}
   * exists; elsewhere the launcher takes care of it.
   */
  private static boolean isOfJava() {
    try {
      Path java = Path.of(System.getProperty("java.home", "")).toRealPath();
      Path file = Files.readSymbolicLink(DESCRIPTOR);
      return file.startsWith(java) || isOnClassPath(file);
    } catch (IOException | UnsupportedOperationException _) {
      return false;
    }
  }

  private static boolean isOnClassPath(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.endsWith(".jar") || name.endsWith(".jsa") || name.endsWith(".aot");
  }
}
