package tricksmith.baseline;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tricksmith.cli.script.CheckOutput;
import tricksmith.script.WellKnownScripts;
import tricksmith.source.Source;

/**
 * {@code check} prints for every script what it has always printed. Of each, a file has where what
 * is found, and a hash of the whole output: if only that differs, the same is said in other words.
 */
class CheckOutputTest {
  private static final List<Path> FOLDERS =
      List.of(Path.of("..", "games"), Path.of("src", "test", "resources"));
  private static final Pattern FINDING =
      Pattern.compile("(?m)^.*:(\\d+:\\d+): (?:error|warning) (TS\\d+): ");

  @Test
  void isAsItWas() throws IOException {
    Map<String, String> outputs = new LinkedHashMap<>();
    for (Path folder : FOLDERS) {
      for (Path script : scripts(folder)) {
        String name = folder.relativize(script).toString().replace('\\', '/');
        outputs.put(name, summary(script, name));
      }
    }
    assertThat(BaselineFile.named("check.txt").differences(outputs))
        .as("see each by `tricksmith check`, run at this commit and at one that is right")
        .isEmpty();
  }

  private static List<Path> scripts(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".trick")).sorted().toList();
    }
  }

  private static String summary(Path script, String name) {
    Source source = WellKnownScripts.read(script);
    String output = CheckOutput.of(WellKnownScripts.played(source)).replace(source.name(), name);
    String findings =
        FINDING
            .matcher(output)
            .results()
            .map(finding -> " " + finding.group(1) + " " + finding.group(2))
            .collect(joining());
    return Digest.of(output) + findings;
  }
}
