package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.glass.ui.Application;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FilesFromDesktopTest {
  private final List<String> asked = new ArrayList<>();
  private final List<Path> opened = new ArrayList<>();
  private final FilesFromDesktop files = new FilesFromDesktop(new Recorder(), opened::add);

  private final class Recorder extends Application.EventHandler {
    @Override
    public void handleQuitAction(Application application, long time) {
      asked.add("quit at " + time);
    }

    @Override
    public void handlePreferencesChanged(Map<String, Object> preferences) {
      asked.add("prefer " + preferences);
    }
  }

  @Test
  void opensEachFileThatIsHandedOver() {
    files.handleOpenFilesAction(null, 1, new String[] {"a.trick", "folder/b.tricksmith"});

    assertThat(opened).containsExactly(Path.of("a.trick"), Path.of("folder/b.tricksmith"));
  }

  @Test
  void leavesEverythingElseToTheToolkit() {
    files.handleQuitAction(null, 7);
    files.handlePreferencesChanged(Map.of("dark", true));

    assertThat(asked).containsExactly("quit at 7", "prefer {dark=true}");
  }

  /** A newer JavaFX may tell more: then it is to be handed on as well. */
  @Test
  void handsOnWhateverThereIs() {
    Stream<String> all =
        Stream.of(Application.EventHandler.class.getDeclaredMethods()).map(Method::getName);

    assertThat(FilesFromDesktop.class.getDeclaredMethods())
        .extracting(Method::getName)
        .containsAll(all.toList());
  }
}
