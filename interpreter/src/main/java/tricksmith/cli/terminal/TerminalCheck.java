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
 * Asks the system whether a human sees a stream. Java itself only tells whether input and output
 * both are terminals, and is silent about standard error.
 */
final class TerminalCheck {

  private TerminalCheck() {}

  /** Whether the stream with this number, 0 to 2, is a terminal; false where it is not known. */
  @SuppressWarnings("restricted") // The call takes and returns a number and touches no memory.
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
