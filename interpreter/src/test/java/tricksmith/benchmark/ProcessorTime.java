package tricksmith.benchmark;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/**
 * The time for which processors have worked for this JVM, in all its threads: collecting garbage
 * and translating is in it, waiting for others that share the machine is not. It goes in steps of a
 * hundredth of a second, so only sums of many differences mean something.
 */
final class ProcessorTime {

  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private ProcessorTime() {}

  static long inNanoseconds() {
    return SYSTEM.getProcessCpuTime();
  }
}
