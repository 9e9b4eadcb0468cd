package tricksmith.editor.persistence;

import java.time.Instant;
import java.util.Optional;

/**
 * Distinguishes a process from all others that ran, or will run, on this machine: process numbers
 * are reused, so the start time counts too.
 */
final class ProcessSignature {
  private ProcessSignature() {}

  static String own() {
    return of(ProcessHandle.current());
  }

  /**
   * Whether the process with this signature still runs.
   *
   * @throws NumberFormatException if it is no signature
   */
  static boolean isOfLiving(String signature) {
    String[] words = signature.split(" ", 2);
    Optional<ProcessHandle> handle = ProcessHandle.of(Long.parseLong(words[0]));
    return handle.isPresent() && signature.equals(of(handle.get()));
  }

  private static String of(ProcessHandle process) {
    return process.pid() + " " + process.info().startInstant().map(Instant::toString).orElse("");
  }
}
