package tricksmith.cli.game;

import java.util.Locale;
import tricksmith.cli.terminal.Messages;
import tricksmith.playtest.Failure;
import tricksmith.program.Fault;

/** Says why a match did not come to an end. */
public final class FaultText {

  private FaultText() {}

  /** Why a match did not come to an end. */
  public static String of(Failure.Cause cause, Messages messages) {
    return switch (cause) {
      case Failure.ScriptError error -> of(error.kind(), messages);
      case Failure.Unfinished _ -> messages.text("fault.unfinished");
    };
  }

  /** Names the script error. */
  public static String of(Fault.Kind kind, Messages messages) {
    return messages.text("fault." + code(kind));
  }

  /** The name of a script error in JSON. */
  public static String code(Fault.Kind kind) {
    return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
