package tricksmith.editor.view.library;

import tricksmith.editor.files.OpenResult;
import tricksmith.editor.persistence.DraftFiles;
import tricksmith.editor.view.look.Texts;
import tricksmith.record.MatchFileProblem;
import tricksmith.source.UnshownLine;

/** Explains why a file cannot be shown. */
public final class OpenFailureMessages {
  private static final long MOST_MEGABYTES = OpenResult.LARGEST_SCRIPT >> 20;

  private OpenFailureMessages() {}

  public static String of(OpenResult.Refused refused, Texts texts) {
    MatchFileProblem problem = refused.problem();
    if (problem != null) {
      return texts.say(
          "opening.MATCH_FILE", refused.file(), problem.line(), problem.message(texts.language()));
    }
    UnshownLine line = refused.line();
    if (line != null) {
      return texts.say(
          line.key("opening.LONG_LINE"), refused.file(), line.number(), line.count(), line.most());
    }
    boolean unnamed = refused.reason() == OpenResult.Reason.NO_SCRIPT && refused.script().isEmpty();
    String key = "opening." + refused.reason() + (unnamed ? ".unnamed" : "");
    return texts.say(key, refused.file(), refused.script(), MOST_MEGABYTES);
  }

  /** Explains why the draft of a script cannot be shown, and where it stays. */
  public static String ofDraft(DraftFiles.Unshown draft, Texts texts) {
    UnshownLine line = draft.line();
    return texts.say(
        line.key("opening.LONG_LINE.draft"),
        draft.file(),
        line.number(),
        line.count(),
        line.most(),
        draft.keptIn());
  }
}
