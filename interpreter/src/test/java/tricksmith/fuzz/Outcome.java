package tricksmith.fuzz;

/** How far something came that was read. */
public enum Outcome {
  NO_TEXT("no text"),
  UNREADABLE("no script"),
  CHECKED("with errors"),
  PLAYED("played"),
  REFUSED("match files refused"),
  REPLAYED("match files replayed");

  private final String words;

  Outcome(String words) {
    this.words = words;
  }

  @Override
  public String toString() {
    return words;
  }
}
