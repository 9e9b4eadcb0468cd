package tricksmith.editor.batch;

import org.jspecify.annotations.Nullable;
import tricksmith.lower.setup.Setup;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.source.Source;

/** What the rules in force are compared with: the script as saved, or marked rules. */
sealed interface Baseline {

  /** The baseline can be played. */
  record Ready(Game game) implements Baseline {}

  /** There is no baseline to compare with. */
  record None(Compared why) implements Baseline {}

  /** Finds the baseline. Marked rules take the place of the saved ones. */
  static Baseline of(Subject subject, @Nullable Game mark) {
    return mark == null ? saved(subject) : marked(subject, mark);
  }

  private static Baseline marked(Subject subject, Game mark) {
    if (mark.isSameAs(subject.game())) {
      return new None(new Compared.Same());
    }
    return mark.rules().players() == subject.game().rules().players()
        ? new Ready(mark)
        : new None(new Compared.Impossible(Compared.Reason.OTHER_SETUP));
  }

  private static Baseline saved(Subject subject) {
    if (subject.savedText().isBlank()) {
      return new None(new Compared.Impossible(Compared.Reason.NOTHING_SAVED));
    }
    if (subject.savedText().equals(subject.text())) {
      return new None(new Compared.Same());
    }
    String name = subject.game().script().source().name();
    GameScript saved = GameScript.read(new Source(name, subject.savedText()));
    return saved.isPlayable()
        ? of(saved, subject.game().setup())
        : new None(new Compared.Impossible(Compared.Reason.ERRORS));
  }

  private static Baseline of(GameScript saved, Setup setup) {
    return switch (saved.setUp(setup)) {
      case SetupResult.Ready(Game game) -> new Ready(game);
      case SetupResult.Refused _ -> new None(new Compared.Impossible(Compared.Reason.OTHER_SETUP));
    };
  }
}
