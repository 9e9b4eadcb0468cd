package tricksmith.editor.keeping;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TablesTest {
  @TempDir private Path folder;

  @Test
  void scriptsOfTheSameNameKeepTheirOwn() {
    Tables tables = new Tables(folder.resolve("tables"));
    Path here = folder.resolve("here").resolve("a b.trick");
    Path there = folder.resolve("there").resolve("a b.trick");

    tables.keep(here, "切り札");
    tables.keep(there, "other");

    assertThat(tables.read(here)).contains("切り札");
    assertThat(tables.read(folder.resolve("there/../here/a b.trick"))).contains("切り札");
    tables.forget(here);
    assertThat(tables.read(here)).isEmpty();
    assertThat(tables.read(there)).contains("other");
  }

  @Test
  void whatCannotBeReadOrWrittenIsNoError() throws Exception {
    Tables tables = new Tables(Files.writeString(folder.resolve("file"), "in the way"));
    Path script = folder.resolve("a.trick");

    tables.keep(script, "text");
    tables.forget(script);

    assertThat(tables.read(script)).isEmpty();
  }
}
