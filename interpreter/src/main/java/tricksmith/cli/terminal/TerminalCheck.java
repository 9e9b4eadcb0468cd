package tricksmith.cli.terminal;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Asks the system whether a stream is a terminal. Java can only tell whether input and output both
 * are, and cannot tell for standard error.
 */
final class TerminalCheck {

  private TerminalCheck() {}

  /** Whether a file descriptor, 0 to 2, is a terminal; false if unknown. */
  @SuppressWarnings("restricted") // The native call passes plain integers and touches no memory.
  static boolean isTerminal(int stream) {
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
