package tricksmith.cli.terminal;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The width of the terminal.
 *
 * @param isSet whether the user has set it, so that it also holds for files and other programs
 */
public record TerminalWidth(int columns, boolean isSet) {

  /** The descriptors of standard output and standard error. */
  static final int OUT = 1;

  static final int ERR = 2;

  private static final int USUAL = 80;

  private static final int NARROWEST = 40;
  private static final int WIDEST = 200;

  /**
   * What {@code COLUMNS} says, otherwise what the system says of a terminal; the usual width if
   * unknown, and for files, of which nobody needs to ask.
   *
   * @param outIsTerminal whether standard output is one
   * @param errIsTerminal whether standard error is one
   */
  static TerminalWidth ofProcess(boolean outIsTerminal, boolean errIsTerminal) {
    int told = told(System.getenv("COLUMNS"));
    int columns = told > 0 ? told : outIsTerminal ? asked(OUT) : errIsTerminal ? asked(ERR) : USUAL;
    return new TerminalWidth(within(columns), told > 0);
  }

  /** The width that a user has set; 0 if it is no whole number. */
  static int told(@Nullable String columns) {
    return columns != null && columns.matches("\\d{1,6}") ? Integer.parseInt(columns) : 0;
  }

  /** A width that lines can be wrapped to; the usual width for 0. */
  static int within(int columns) {
    return columns <= 0 ? USUAL : Math.clamp(columns, NARROWEST, WIDEST);
  }

  @SuppressWarnings(
      "restricted") // The native call writes four shorts into the memory passed to it.
  private static int asked(int stream) {
    Linker linker = Linker.nativeLinker();
    Optional<MemorySegment> function = linker.defaultLookup().find("ioctl");
    long request = request(System.getProperty("os.name", "").toLowerCase(Locale.ROOT));
    if (function.isEmpty() || request == 0) {
      return 0;
    }
    MethodHandle call =
        linker.downcallHandle(
            function.get(),
            FunctionDescriptor.of(
                ValueLayout.JAVA_INT,
                ValueLayout.JAVA_INT,
                ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS),
            Linker.Option.firstVariadicArg(2));
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment size = arena.allocate(ValueLayout.JAVA_SHORT, 4);
      int failed = (int) call.invokeExact(stream, request, size);
      return failed == 0 ? size.getAtIndex(ValueLayout.JAVA_SHORT, 1) : 0;
    } catch (Throwable unknown) {
      return 0;
    }
  }

  /** The request code for the window size; 0 if unknown for this system. */
  private static long request(String system) {
    return system.contains("linux") ? 0x5413 : system.contains("mac") ? 0x40087468L : 0;
  }
}
