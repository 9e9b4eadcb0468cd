package tricksmith.editor.view;

import java.util.List;
import tricksmith.editor.session.Knob;
import tricksmith.editor.session.Occupant;
import tricksmith.match.Match;
import tricksmith.match.Pick;
import tricksmith.source.Span;

/** What somebody at the table can ask for. */
interface TableActions {

  /** Chooses, in the match as it was shown. */
  void choose(Match shown, Pick pick);

  /** Shows a rule in force in the script. */
  void revealRule(Span place);

  /** Lets somebody else decide for a seat. */
  void seat(int seat, Occupant occupant);

  /** Sets an option of the script to other values. */
  void turn(Knob knob, List<String> values);
}
