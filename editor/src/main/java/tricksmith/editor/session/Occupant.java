package tricksmith.editor.session;

/** Who decides for a seat. */
public enum Occupant {
  HUMAN,
  RANDOM_BOT
}
