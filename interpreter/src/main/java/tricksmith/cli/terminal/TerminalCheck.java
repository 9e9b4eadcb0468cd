package tricksmith.cli.terminal;

import java.io.IOException;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Asks the system whether a stream is a terminal. Java can only tell whether input and output both
 * are, and cannot tell for standard error.
 */
final class TerminalCheck {

  private TerminalCheck() {}

  /** Whether a file descriptor, 0 to 2, is a terminal; false if unknown. */
  static boolean isTerminal(int stream) {
    return target(stream).flatMap(TerminalCheck::isTerminal).orElseGet(() -> systemSaysSo(stream));
  }

  /**
   * Where Linux says a descriptor leads, such as {@code /dev/pts/3} or {@code pipe:[8412]}. Reading
   * it saves linking a native call, which takes a noticeable part of a short command's time.
   */
  private static Optional<String> target(int stream) {
    try {
      return Optional.of(Files.readSymbolicLink(Path.of("/proc/self/fd", "" + stream)).toString());
    } catch (IOException | UnsupportedOperationException unknown) {
      return Optional.empty();
    }
  }

  private static Optional<Boolean> isTerminal(String target) {
    return !target.startsWith("/dev/") || target.equals("/dev/null")
        ? Optional.of(false)
        : target.startsWith("/dev/pts/") ? Optional.of(true) : Optional.empty();
  }

  /** What the system's own function says; false where there is none. */
  @SuppressWarnings("restricted") // The native call passes plain integers and touches no memory.
  static boolean systemSaysSo(int stream) {
    Linker linker = Linker.nativeLinker();
    Optional<MemorySegment> function = function(linker.defaultLookup());
    if (function.isEmpty()) {
      return false;
    }
    MethodHandle call =
        linker.downcallHandle(
            function.get(), FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));
    try {
      return (int) call.invokeExact(stream) != 0;
    } catch (Throwable unknown) {
      return false;
    }
  }

  private static Optional<MemorySegment> function(SymbolLookup system) {
    return Stream.of("isatty", "_isatty").flatMap(name -> system.find(name).stream()).findFirst();
  }
}
