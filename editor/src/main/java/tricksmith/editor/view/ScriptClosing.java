package tricksmith.editor.view;

import java.util.List;
import java.util.Optional;
import javafx.stage.Stage;
import tricksmith.editor.view.dialog.UnsavedDialog;
import tricksmith.editor.view.half.WindowContext;
import tricksmith.editor.view.tab.ScriptTab;

/** Closes scripts, and the window with all of them, asking first about unsaved changes. */
record ScriptClosing(Stage stage, WindowContext context, OpenTabs scripts) {
  /** Closes a script, asking first if necessary. */
  void close(ScriptTab script) {
    if (!script.wouldLoseText()) {
      scripts.remove(script);
      return;
    }
    scripts.select(script);
    switch (ask(List.of(script))) {
      case SAVE ->
          script.saveThen(
              () -> {
                if (!script.isUnsaved()) {
                  scripts.remove(script);
                }
              });
      case DISCARD -> {
        script.discard();
        scripts.remove(script);
      }
      case CANCEL -> {}
    }
  }

  /** Closes the window, asking once about everything unsaved; after a cancel nothing is lost. */
  void closeAll() {
    closeAll(scripts.front());
  }

  /**
   * Closes the window as {@link #closeAll()} does.
   *
   * @param left the script to be in front the next time, whatever is asked about
   */
  private void closeAll(Optional<ScriptTab> left) {
    List<ScriptTab> unsaved = scripts.stream().filter(ScriptTab::wouldLoseText).toList();
    if (unsaved.isEmpty()) {
      leave(left);
      return;
    }
    scripts.select(unsaved.getFirst());
    switch (ask(unsaved)) {
      case SAVE -> saveAndClose(unsaved, left);
      case DISCARD -> {
        unsaved.forEach(ScriptTab::discard);
        leave(left);
      }
      case CANCEL -> {}
    }
  }

  /** Saves scripts one by one and closes the window, unless one cannot be saved: that is shown. */
  private void saveAndClose(List<ScriptTab> unsaved, Optional<ScriptTab> left) {
    if (unsaved.isEmpty()) {
      closeAll(left);
      return;
    }
    ScriptTab first = unsaved.getFirst();
    scripts.select(first);
    first.saveThen(() -> saveAndClose(unsaved.subList(1, unsaved.size()), left));
  }

  private void leave(Optional<ScriptTab> left) {
    left.ifPresent(scripts::select);
    stage.hide();
  }

  private UnsavedDialog.Answer ask(List<ScriptTab> unsaved) {
    return new UnsavedDialog(context.texts(), context.question())
        .ask(
            stage,
            unsaved.stream()
                .map(each -> new UnsavedDialog.Unsaved(each.name(), each.proposedFile()))
                .toList());
  }
}
