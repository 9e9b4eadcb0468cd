package tricksmith.cli.game;

import java.util.Locale;
import tricksmith.cli.terminal.Messages;
import tricksmith.playtest.results.Failure;
import tricksmith.program.value.Fault;

/** Explains why a match did not end. */
public final class FaultText {

  private FaultText() {}

  /** The reason in a sentence. */
  public static String of(Failure.Cause cause, Messages messages) {
    return switch (cause) {
      case Failure.ScriptError error -> of(error.kind(), messages);
      case Failure.Unfinished _ -> messages.text("fault.unfinished");
    };
  }

  /** The name of a script error. */
  public static String of(Fault.Kind kind, Messages messages) {
    return messages.text("fault." + code(kind));
  }

  /** The identifier of a script error in JSON. */
  public static String code(Fault.Kind kind) {
    return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
