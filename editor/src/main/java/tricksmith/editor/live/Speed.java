package tricksmith.editor.live;

import java.time.Duration;

/** How long bots pretend to think. */
public enum Speed {
  AT_ONCE(Duration.ZERO, Duration.ZERO),
  FAST(Duration.ofMillis(220), Duration.ofMillis(720)),
  STEADY(Duration.ofMillis(600), Duration.ofMillis(1160)),
  SLOW(Duration.ofMillis(1300), Duration.ofMillis(2060));

  private final Duration pause;
  private final Duration afterTrick;

  Speed(Duration pause, Duration afterTrick) {
    this.pause = pause;
    this.afterTrick = afterTrick;
  }

  /**
   * Returns the pause after the last card of a trick: that takes a part of it to get to the table,
   * and then all cards lie still, so that it can be seen who wins.
   */
  public Duration afterTrick() {
    return afterTrick;
  }

  /** Returns the pause before a choice. */
  public Duration pause() {
    return pause;
  }
}
