package tricksmith.cli.game;

import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option {@code --seed}: what chance is drawn from. */
public final class SeedOption {

  /** Random seeds stay below this, so that they are easy to type. */
  private static final long LARGEST_MADE_UP = 1_000_000_000;

  @Option(
      names = {"-s", "--seed"},
      paramLabel = "S",
      description = "Seed, a whole number; made up and told unless given.")
  private @Nullable Long seed;

  /** Whether it was given. */
  public boolean isGiven() {
    return seed != null;
  }

  /** The seed that was given, or a random one, another at each call. */
  public long value() {
    return seed == null ? ThreadLocalRandom.current().nextLong(LARGEST_MADE_UP) : seed;
  }
}
