package tricksmith.cli.play;

/** Who sits somewhere; its name is what {@code --seat} takes. */
public enum SeatKind {
  HUMAN,
  RANDOM
}
