package tricksmith.cli.game;

import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option {@code --seed}, for commands that play matches. */
public final class SeedOption {

  /** The bound for random seeds, low enough for them to be easy to type. */
  private static final long LARGEST_MADE_UP = 1_000_000_000;

  @Option(
      names = {"-s", "--seed"},
      paramLabel = "S",
      description = "Seed, a whole number (default: a random one, which is printed).")
  private @Nullable Long seed;

  public boolean isGiven() {
    return seed != null;
  }

  /** The given seed, or a new random one at each call. */
  public long value() {
    return seed == null ? ThreadLocalRandom.current().nextLong(LARGEST_MADE_UP) : seed;
  }
}
