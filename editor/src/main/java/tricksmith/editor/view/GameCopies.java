package tricksmith.editor.view;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.stage.Stage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.branches.PlayedBranch;
import tricksmith.editor.files.ImportedMatch;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.live.MatchSettings;
import tricksmith.editor.persistence.Library;
import tricksmith.editor.view.arrival.ScriptToOpen;
import tricksmith.editor.view.half.WindowContext;

/** Opens copies of games; a game that is not the user's own is never opened itself. */
record GameCopies(Stage stage, WindowContext context, OpenTabs scripts, ScriptOpening opening) {
  private static final Logger LOG = LoggerFactory.getLogger(GameCopies.class);

  /** Opens an unsaved copy of a game. */
  void play(Library.Entry game) {
    copy(game, copy -> ScriptToOpen.copy(copy, game));
  }

  /**
   * Opens an unsaved copy of a game with a change, at which the table stops. Until the change is
   * judged, the table is the one at the beginning of the match.
   *
   * @param course a match by the unchanged rules
   * @param changed the text with the change
   */
  void tryOut(Library.Entry game, int players, PlayedBranch course, String changed) {
    ImportedMatch match =
        new ImportedMatch(
            new MatchSettings(players, Map.of()),
            List.of(course.branch()),
            course.branch().number(),
            0,
            Optional.empty());
    copy(game, copy -> ScriptToOpen.changedCopy(copy, game, match, changed));
  }

  private void copy(Library.Entry game, Function<ScriptFile.Opened, ScriptToOpen> beginning) {
    try {
      ScriptFile.Opened copy = context.library().copy(game, this::isPlayedOn);
      if (!scripts.goTo(copy.file().path())) {
        opening.add(beginning.apply(copy));
      }
    } catch (IOException failure) {
      notSaved(game.title(), failure);
    }
  }

  /** Whether an open script, other than an untouched copy, will be saved in this file. */
  private boolean isPlayedOn(Path file) {
    return scripts.stream()
        .anyMatch(script -> script.path().equals(file) && !script.isUntouchedCopy());
  }

  /** Saves a game under a title of the user's, and opens it. */
  void start(Library.Entry original, String title) {
    Library.Entry game = credited(original);
    try {
      opening.open(context.library().create(title, game.text()));
    } catch (IOException failure) {
      notSaved(title, failure);
    }
  }

  /** Returns a game with a credit to its author, unless that is the user. */
  private Library.Entry credited(Library.Entry game) {
    return game.author()
        .filter(_ -> game.shelf() != Library.Shelf.OWN)
        .map(author -> game.credited(context.texts().say("copy.credit", game.title(), author)))
        .orElse(game);
  }

  private void notSaved(String title, IOException failure) {
    LOG.debug("The script was not made: {}", title, failure);
    context
        .message()
        .show(
            stage,
            context.texts().say("failure.NOT_SAVED", title, String.valueOf(failure.getMessage())));
  }
}
