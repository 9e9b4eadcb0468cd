package tricksmith.editor.view;

import com.sun.glass.ui.Application;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Takes the files that macOS hands over to a running program when they are double-clicked; other
 * systems start the program with them. JavaFX knows of them only internally: there is no public
 * API. Everything else goes to the previous handler.
 */
final class FilesFromDesktop extends Application.EventHandler {
  private final Application.EventHandler others;
  private final Consumer<Path> open;

  FilesFromDesktop(Application.EventHandler others, Consumer<Path> open) {
    this.others = others;
    this.open = open;
  }

  /** Sets how files are opened from now on, including those with which the program was started. */
  static void handTo(Consumer<Path> open) {
    if (System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("mac")) {
      Application toolkit = Application.GetApplication();
      toolkit.setEventHandler(new FilesFromDesktop(toolkit.getEventHandler(), open));
    }
  }

  @Override
  public void handleOpenFilesAction(Application application, long time, String[] files) {
    Stream.of(files).map(Path::of).forEach(open);
  }

  @Override
  public void handleWillFinishLaunchingAction(Application application, long time) {
    others.handleWillFinishLaunchingAction(application, time);
  }

  @Override
  public void handleDidFinishLaunchingAction(Application application, long time) {
    others.handleDidFinishLaunchingAction(application, time);
  }

  @Override
  public void handleWillBecomeActiveAction(Application application, long time) {
    others.handleWillBecomeActiveAction(application, time);
  }

  @Override
  public void handleDidBecomeActiveAction(Application application, long time) {
    others.handleDidBecomeActiveAction(application, time);
  }

  @Override
  public void handleWillResignActiveAction(Application application, long time) {
    others.handleWillResignActiveAction(application, time);
  }

  @Override
  public void handleDidResignActiveAction(Application application, long time) {
    others.handleDidResignActiveAction(application, time);
  }

  @Override
  public void handleDidReceiveMemoryWarning(Application application, long time) {
    others.handleDidReceiveMemoryWarning(application, time);
  }

  @Override
  public void handleWillHideAction(Application application, long time) {
    others.handleWillHideAction(application, time);
  }

  @Override
  public void handleDidHideAction(Application application, long time) {
    others.handleDidHideAction(application, time);
  }

  @Override
  public void handleWillUnhideAction(Application application, long time) {
    others.handleWillUnhideAction(application, time);
  }

  @Override
  public void handleDidUnhideAction(Application application, long time) {
    others.handleDidUnhideAction(application, time);
  }

  @Override
  public void handleQuitAction(Application application, long time) {
    others.handleQuitAction(application, time);
  }

  @Override
  public void handlePreferencesChanged(Map<String, Object> preferences) {
    others.handlePreferencesChanged(preferences);
  }
}
