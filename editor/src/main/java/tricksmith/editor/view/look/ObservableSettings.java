package tricksmith.editor.view.look;

import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import tricksmith.editor.persistence.EditorSettings;

/** Observable settings; each change is saved. */
public final class ObservableSettings {
  private final ReadOnlyObjectWrapper<EditorSettings> settings;
  private final Consumer<EditorSettings> keep;

  /** Creates settings; {@code keep} receives every change. */
  public ObservableSettings(EditorSettings first, Consumer<EditorSettings> keep) {
    settings = new ReadOnlyObjectWrapper<>(first);
    this.keep = keep;
  }

  public EditorSettings now() {
    return settings.get();
  }

  public void change(UnaryOperator<EditorSettings> change) {
    EditorSettings before = settings.get();
    settings.set(change.apply(before));
    if (!settings.get().equals(before)) {
      keep.accept(settings.get());
    }
  }

  public ReadOnlyObjectProperty<EditorSettings> settingsProperty() {
    return settings.getReadOnlyProperty();
  }
}
