package tricksmith.editor.view.library;

import tricksmith.editor.session.ExportResult;
import tricksmith.editor.view.look.Texts;

/** Describes the result of exporting a match. */
public final class ExportMessages {
  private ExportMessages() {}

  public static String of(ExportResult kept, Texts texts) {
    return switch (kept) {
      case ExportResult.Written written -> of(written, texts);
      case ExportResult.NotWritten(ExportResult.Reason reason, String detail) ->
          texts.say("kept.not." + reason, detail);
    };
  }

  private static String of(ExportResult.Written written, Texts texts) {
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
