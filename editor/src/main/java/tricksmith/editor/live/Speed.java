package tricksmith.editor.live;

import java.time.Duration;

/** How long bots pretend to think. */
public enum Speed {
  AT_ONCE(Duration.ZERO, Duration.ZERO),
  FAST(Duration.ofMillis(220), Duration.ofMillis(450)),
  STEADY(Duration.ofMillis(600), Duration.ofMillis(900)),
  SLOW(Duration.ofMillis(1300), Duration.ofMillis(1800));

  private final Duration pause;
  private final Duration afterTrick;

  Speed(Duration pause, Duration afterTrick) {
    this.pause = pause;
    this.afterTrick = afterTrick;
  }

  public Duration afterTrick() {
    return afterTrick;
  }

  /** Returns the pause before a choice. */
  public Duration pause() {
    return pause;
  }
}
