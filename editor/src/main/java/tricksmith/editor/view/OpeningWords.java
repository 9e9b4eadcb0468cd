package tricksmith.editor.view;

import tricksmith.editor.session.Opening;
import tricksmith.record.MatchFileProblem;

/** Why a file cannot be shown, in words. */
final class OpeningWords {
  private static final long MOST_MEGABYTES = Opening.LARGEST_SCRIPT >> 20;

  private OpeningWords() {}

  static String of(Opening.Refused refused, Texts texts) {
    MatchFileProblem problem = refused.problem();
    if (problem != null) {
      return texts.say(
          "opening.MATCH_FILE", refused.file(), problem.line(), problem.message(texts.language()));
    }
    boolean unnamed = refused.reason() == Opening.Reason.NO_SCRIPT && refused.script().isEmpty();
    String key = "opening." + refused.reason() + (unnamed ? ".unnamed" : "");
    return texts.say(key, refused.file(), refused.script(), MOST_MEGABYTES);
  }
}
