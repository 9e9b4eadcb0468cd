package tricksmith.editor.live;

/** Who decides for a seat. */
public enum Occupant {
  HUMAN,
  RANDOM_BOT
}
