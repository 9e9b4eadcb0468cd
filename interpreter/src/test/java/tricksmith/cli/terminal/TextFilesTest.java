package tricksmith.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class TextFilesTest {

  private static final TextFiles FILES = new TextFiles(new Messages(Locale.ENGLISH));
  private static final String DRAFT = "/home/me/.saved.jsonl.41.draft";

  static Stream<Arguments> failures() {
    return Stream.of(
        Arguments.of(
            new FileSystemException(DRAFT, null, "Read-only file system"),
            "saved.jsonl: cannot be written (Read-only file system)."),
        Arguments.of(
            new IOException("No space left on device"),
            "saved.jsonl: cannot be written (No space left on device)."),
        Arguments.of(new AccessDeniedException(DRAFT), "saved.jsonl: you may not write this file."),
        Arguments.of(
            new NoSuchFileException(DRAFT),
            "saved.jsonl: cannot be written, because its folder does not exist."));
  }

  /** What is written first is a draft, whose name means nothing to anybody. */
  @ParameterizedTest
  @MethodSource("failures")
  void aFailureNamesTheFileThatWasToBeWrittenAndTheReason(IOException why, String told) {
    assertThat(FILES.cannotWrite(Path.of("saved.jsonl"), why).text(200)).isEqualTo(told);
  }
}
