package tricksmith.editor.branches;

import java.util.List;
import tricksmith.engine.report.Event;

/** The length of a step through time. */
public enum Stride {
  /** To the next choice. */
  CARD,
  /** To the end of a trick. */
  TRICK,
  /** To the start of a deal, after the shuffle. */
  DEAL,
  /** To where scores are noted: the end of a deal or round. */
  ROUND,
  /** To the end of the match. */
  MATCH;

  /** Whether a step ends at the moment before which these events happened. */
  public boolean endsAfter(List<Event> happened) {
    return switch (this) {
      case CARD -> true;
      case TRICK -> happened.stream().anyMatch(Event.TrickFinished.class::isInstance);
      case DEAL -> happened.stream().anyMatch(Event.Shuffled.class::isInstance);
      case ROUND -> happened.stream().anyMatch(Event.Scored.class::isInstance);
      case MATCH -> false;
    };
  }
}
