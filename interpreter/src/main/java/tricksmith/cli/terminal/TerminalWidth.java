package tricksmith.cli.terminal;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Locale;
import java.util.Optional;

/** Asks the system how wide the terminal is. */
final class TerminalWidth {

  /** What fits everywhere. */
  private static final int USUAL = 80;

  private static final int NARROWEST = 40;
  private static final int WIDEST = 200;

  private TerminalWidth() {}

  /** In columns; the usual width where it is not known, as when nobody sees the output. */
  static int ofProcess() {
    int columns = asked();
    return columns <= 0 ? USUAL : Math.clamp(columns, NARROWEST, WIDEST);
  }

  @SuppressWarnings("restricted") // The system writes four short numbers where it is told to.
  private static int asked() {
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
      int failed = (int) call.invokeExact(1, request, size);
      return failed == 0 ? size.getAtIndex(ValueLayout.JAVA_SHORT, 1) : 0;
    } catch (Throwable unknown) {
      return 0;
    }
  }

  /** What asks for the size of the window; 0 where that is not known. */
  private static long request(String system) {
    return system.contains("linux") ? 0x5413 : system.contains("mac") ? 0x40087468L : 0;
  }
}
