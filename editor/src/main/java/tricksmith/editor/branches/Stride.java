package tricksmith.editor.branches;

import java.util.List;
import tricksmith.match.Event;

/** How far a step through time goes. */
public enum Stride {
  /** To the next choice. */
  CARD,
  /** To the end of a trick. */
  TRICK,
  /** To the beginning of a deal: when the cards have been shuffled. */
  DEAL,
  /** To where scores are noted: the end of a deal or round. */
  ROUND,
  /** To the end of the match. */
  MATCH;

  /** Whether a step of this sort ends at a moment before which this has happened. */
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
