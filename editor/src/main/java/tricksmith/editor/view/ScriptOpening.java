package tricksmith.editor.view;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.files.OpenResult;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.live.MatchSettings;
import tricksmith.editor.persistence.DraftFiles;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.session.BackgroundWorker;
import tricksmith.editor.view.arrival.ScriptToOpen;
import tricksmith.editor.view.half.WindowContext;
import tricksmith.editor.view.library.OpenFailureMessages;
import tricksmith.editor.view.tab.ScriptTab;
import tricksmith.editor.view.tab.Surroundings;

/** Opens scripts in tabs: from files, from last time, and from abandoned drafts. */
final class ScriptOpening {
  private static final Logger LOG = LoggerFactory.getLogger(ScriptOpening.class);

  private final Stage stage;
  private final WindowContext context;
  private final OpenTabs scripts;
  private final Surroundings surroundings;
  private final BackgroundWorker painter = new BackgroundWorker("colours");

  /** The scripts that editors were busy with when they died; they are opened as text. */
  private final Set<Path> diedOf;

  ScriptOpening(Stage stage, WindowContext context, OpenTabs scripts, Surroundings surroundings) {
    this.stage = stage;
    this.context = context;
    this.scripts = scripts;
    this.surroundings = surroundings;
    diedOf = context.busy().takeLeftBehind();
  }

  /**
   * Reopens what was open last time, and abandoned drafts of other scripts; returns messages about
   * what could not be opened.
   */
  List<String> openLastTime() {
    EditorSettings lastTime = context.preferences().now();
    List<String> refusals = new ArrayList<>();
    List<DraftFiles.Abandoned> drafts = abandonedDrafts(refusals);
    for (Path file : lastTime.open()) {
      Optional<DraftFiles.Abandoned> draft = takeDraft(file, drafts);
      draft.ifPresent(this::recover);
      if (draft.isEmpty()) {
        openAgain(file).ifPresent(refusals::add);
      }
    }
    drafts.forEach(this::recover);
    showFirst(lastTime.front());
    return refusals;
  }

  /** Selects the tab of a script, or else the first. */
  private void showFirst(Optional<Path> front) {
    if (!scripts.isEmpty() && front.filter(scripts::goTo).isEmpty()) {
      scripts.selectFirst();
    }
  }

  /** Reopens a file; files that are gone are skipped. */
  private Optional<String> openAgain(Path file) {
    try {
      switch (OpenResult.of(file)) {
        case OpenResult.Ready ready -> {
          if (!ready.script().isNew()) {
            add(beginning(ready));
          }
        }
        case OpenResult.Refused refused -> {
          return Optional.of(OpenFailureMessages.of(refused, context.texts()));
        }
      }
    } catch (IOException unreadable) {
      LOG.debug("Not opened again: {}", file, unreadable);
    }
    return Optional.empty();
  }

  /**
   * Opens these scripts, and abandoned drafts of others; returns messages about drafts that could
   * not be opened.
   */
  List<String> open(List<ScriptToOpen> beginnings) {
    List<String> refusals = new ArrayList<>();
    List<DraftFiles.Abandoned> drafts = abandonedDrafts(refusals);
    for (ScriptToOpen beginning : beginnings) {
      takeDraft(beginning.opened().file().path(), drafts)
          .ifPresentOrElse(
              draft -> add(beginning.with(draft.fileAsItWas()), draft), () -> add(beginning));
    }
    drafts.forEach(this::recover);
    showFirst(Optional.empty());
    return refusals;
  }

  private List<DraftFiles.Abandoned> abandonedDrafts(List<String> refusals) {
    return new ArrayList<>(
        context
            .drafts()
            .abandoned(draft -> refusals.add(OpenFailureMessages.ofDraft(draft, context.texts()))));
  }

  /** Takes the abandoned draft of a file, if there is one that the file does not hold yet. */
  private static Optional<DraftFiles.Abandoned> takeDraft(
      Path file, List<DraftFiles.Abandoned> drafts) {
    Optional<DraftFiles.Abandoned> draft =
        drafts.stream()
            .filter(other -> other.file().equals(file.toAbsolutePath()) && !other.isSaved())
            .findFirst();
    draft.ifPresent(drafts::remove);
    return draft;
  }

  /** Recovers a draft, or drops it if its file already holds it. */
  private void recover(DraftFiles.Abandoned draft) {
    if (draft.isSaved()) {
      context.drafts().remove(draft);
    } else {
      add(beginning(draft.fileAsItWas()), draft);
    }
  }

  /** Opens a file of any kind, or selects the tab of its script. */
  void open(Path path) {
    if (!scripts.goTo(path)) {
      try {
        switch (OpenResult.of(path)) {
          case OpenResult.Ready ready -> open(ready);
          case OpenResult.Refused refused -> refuse(refused);
        }
      } catch (IOException unreadable) {
        LOG.debug("Not opened: {}", path, unreadable);
        context.message().show(stage, context.texts().say("file.unreadable", path));
      }
    }
  }

  private void open(OpenResult.Ready ready) {
    if (scripts.goTo(ready.script().file().path())) {
      ready.match().ifPresent(match -> scripts.selected().ifPresent(at -> at.arrive(match)));
    } else {
      add(beginning(ready));
    }
  }

  /**
   * Reports a file that was refused; a match whose script is missing is played under the selected
   * script, if there is one.
   */
  private void refuse(OpenResult.Refused refused) {
    Optional<ScriptTab> script = scripts.selected();
    if (refused.match().isPresent() && script.isPresent()) {
      script.get().arrive(refused.match().get());
    } else {
      context.message().show(stage, OpenFailureMessages.of(refused, context.texts()));
    }
  }

  /** Opens a script in a tab of its own. */
  void add(ScriptToOpen beginning) {
    add(beginning, null);
  }

  private void add(ScriptToOpen found, DraftFiles.@Nullable Abandoned draft) {
    Path opened = found.opened().file().path().toAbsolutePath();
    ScriptToOpen beginning = diedOf.contains(opened) ? found.asMereText() : found;
    ScriptTab script = new ScriptTab(context, beginning, painter::run, draft, surroundings);
    scripts.add(script);
    if (!beginning.opened().isNew()) {
      Path path = script.path();
      context.preferences().change(settings -> settings.withRecent(path));
    }
    scripts.remember();
    script.focus();
  }

  private static ScriptToOpen beginning(ScriptFile.Opened opened) {
    return new ScriptToOpen(opened, MatchSettings.NONE, ScriptToOpen.USUAL_SEED);
  }

  private static ScriptToOpen beginning(OpenResult.Ready ready) {
    return new ScriptToOpen(
        ready.script(), MatchSettings.NONE, ScriptToOpen.USUAL_SEED, ready.match(), ready.draft());
  }

  /** Ends the background work. */
  void dispose() {
    painter.close();
  }
}
