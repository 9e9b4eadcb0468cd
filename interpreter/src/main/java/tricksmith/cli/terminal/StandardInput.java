package tricksmith.cli.terminal;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** The standard input of this process. */
public final class StandardInput {

  private static final Path DESCRIPTOR = Path.of("/proc/self/fd/0");

  private StandardInput() {}

  /**
   * Standard input, which is empty if it was closed. The number of a closed input is given to the
   * first file that Java opens for itself, which nobody has typed.
   */
  public static InputStream open() {
    return isOfJava() ? InputStream.nullInputStream() : new FileInputStream(FileDescriptor.in);
  }

  /** Only where the system tells what lies behind a number; elsewhere the launcher sees to it. */
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
