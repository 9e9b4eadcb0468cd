package tricksmith.editor.view;

import tricksmith.editor.session.Kept;

/** What came of writing a match into a file, in words. */
final class KeptWords {
  private KeptWords() {}

  static String of(Kept kept, Texts texts) {
    return switch (kept) {
      case Kept.Written written -> of(written, texts);
      case Kept.NotWritten(Kept.Reason reason, String detail) ->
          texts.say("kept.not." + reason, detail);
    };
  }

  private static String of(Kept.Written written, Texts texts) {
    StringBuilder words = new StringBuilder(texts.say("kept.written", written.file()));
    if (written.leftOut() > 0) {
      words.append(' ').append(texts.say("kept.left-out", written.leftOut()));
    }
    if (written.scriptIsUnsaved()) {
      words.append(' ').append(texts.say("kept.script-unsaved"));
    }
    return words.toString();
  }
}
