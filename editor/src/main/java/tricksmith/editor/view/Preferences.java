package tricksmith.editor.view;

import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import tricksmith.editor.keeping.Settings;

/** Settings that can be watched; each change is kept. */
final class Preferences {
  private final ReadOnlyObjectWrapper<Settings> settings;
  private final Consumer<Settings> keep;

  /** Beginning with these; {@code keep} is handed every change. */
  Preferences(Settings first, Consumer<Settings> keep) {
    settings = new ReadOnlyObjectWrapper<>(first);
    this.keep = keep;
  }

  Settings now() {
    return settings.get();
  }

  void change(UnaryOperator<Settings> change) {
    Settings before = settings.get();
    settings.set(change.apply(before));
    if (!settings.get().equals(before)) {
      keep.accept(settings.get());
    }
  }

  ReadOnlyObjectProperty<Settings> settingsProperty() {
    return settings.getReadOnlyProperty();
  }
}
