package tricksmith.editor.view;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import tricksmith.editor.view.look.ObservableSettings;
import tricksmith.editor.view.tab.ScriptTab;

/** The open scripts, each in a tab; the settings remember them for the next start. */
final class OpenTabs {
  private final TabPane tabs;
  private final ObservableSettings preferences;
  private final List<ScriptTab> scripts = new ArrayList<>();

  OpenTabs(TabPane tabs, ObservableSettings preferences) {
    this.tabs = tabs;
    this.preferences = preferences;
  }

  boolean isEmpty() {
    return scripts.isEmpty();
  }

  Stream<ScriptTab> stream() {
    return scripts.stream();
  }

  void forEach(Consumer<ScriptTab> action) {
    scripts.forEach(action);
  }

  /** Returns the script in front; empty if the gallery is, or nothing. */
  Optional<ScriptTab> selected() {
    Tab selected = tabs.getSelectionModel().getSelectedItem();
    return stream().filter(script -> script.tab().equals(selected)).findFirst();
  }

  /** Returns the script in front, or behind the gallery; empty if that is closed. */
  Optional<ScriptTab> front() {
    Optional<Path> before = preferences.now().front();
    return selected()
        .or(() -> stream().filter(script -> before.equals(Optional.of(script.path()))).findFirst());
  }

  void select(ScriptTab script) {
    tabs.getSelectionModel().select(script.tab());
  }

  void selectFirst() {
    tabs.getSelectionModel().select(0);
  }

  /** Selects and focuses the script of a file; returns whether it is open. */
  boolean goTo(Path file) {
    Optional<ScriptTab> script = stream().filter(each -> each.path().equals(file)).findFirst();
    script.ifPresent(
        found -> {
          select(found);
          found.focus();
        });
    return script.isPresent();
  }

  /** Adds a script in a tab of its own, and selects it. */
  void add(ScriptTab script) {
    scripts.add(script);
    tabs.getTabs().add(script.tab());
    select(script);
  }

  /** Closes a script without asking. */
  void remove(ScriptTab script) {
    scripts.remove(script);
    tabs.getTabs().remove(script.tab());
    script.dispose();
    remember();
  }

  /** Remembers which scripts are open, and which is in front. */
  void remember() {
    List<Path> open = stream().map(ScriptTab::path).toList();
    Optional<Path> front = front().map(ScriptTab::path);
    preferences.change(settings -> settings.withOpen(open, front));
  }
}
