package tricksmith.editor.live;

import java.time.Duration;

/** How long bots seem to think. */
public enum Speed {
  AT_ONCE(Duration.ZERO),
  FAST(Duration.ofMillis(220)),
  STEADY(Duration.ofMillis(600)),
  SLOW(Duration.ofMillis(1300));

  private final Duration pause;

  Speed(Duration pause) {
    this.pause = pause;
  }

  /** The pause before each of their choices. */
  public Duration pause() {
    return pause;
  }
}
