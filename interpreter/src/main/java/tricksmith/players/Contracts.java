package tricksmith.players;

/**
 * What numbers that players have said, and tricks that were won, have to do with each other:
 * whether they are the same, whether there are enough tricks, by how much they differ. Which of
 * that a game pays for is learned; the rules are only played by, and never asked.
 */
final class Contracts {

  /** Of a number and tricks. */
  private static final int OF_A_PAIR = 10;

  /** How many tricks a side may have won, one place for each. */
  private static final int OF_A_SIDE = 15;

  /** So many variables that give players numbers are looked at. */
  static final int MOST_NUMBERS = 2;

  private static final int FIRST_PAIR = 1 + OF_A_SIDE;

  /** How many numbers describe how a deal has ended. */
  static final int COUNT = FIRST_PAIR + 2 * OF_A_PAIR * MOST_NUMBERS;

  private Contracts() {}

  /**
   * Describes what a player has.
   *
   * @param said the number of each variable; NaN for none
   * @param won tricks
   */
  static void ofPlayer(double[] said, double won, double times, Features features) {
    features.add(0, times * won);
    for (int variable = 0; variable < said.length; variable++) {
      pair(said[variable], won, times, FIRST_PAIR + 2 * OF_A_PAIR * variable, features);
    }
  }

  /**
   * Describes what partners have together; a player without partners has it alone.
   *
   * @param said the sum of each variable; NaN for none
   * @param won tricks
   * @param partners whether there are any
   */
  static void ofSide(double[] said, double won, boolean partners, double times, Features features) {
    features.add(1 + (int) Math.clamp(won, 0, OF_A_SIDE - 1), times);
    for (int variable = 0; partners && variable < said.length; variable++) {
      pair(said[variable], won, times, FIRST_PAIR + OF_A_PAIR * (2 * variable + 1), features);
    }
  }

  private static void pair(double said, double won, double times, int first, Features features) {
    for (int i = 0; i < OF_A_PAIR; i++) {
      features.add(first + i, times * ofPair(i, said, won));
    }
  }

  private static double ofPair(int place, double said, double won) {
    if (Double.isNaN(said)) {
      return 0;
    }
    return switch (place) {
      case 0 -> said == won ? 1 : 0;
      case 1 -> said == won ? said / 10 : 0;
      case 2 -> won >= said ? 1 : 0;
      case 3 -> won >= said ? said / 10 : 0;
      case 4 -> Math.max(0, said - won) / 10;
      case 5 -> Math.max(0, won - said) / 10;
      case 6 -> said / 10;
      case 7 -> said == 0 ? 1 : 0;
      case 8 -> said == 0 && won == 0 ? 1 : 0;
      case 9 -> said == 0 ? won / 10 : 0;
      default -> throw new IllegalArgumentException("" + place);
    };
  }

  /** What tricks are worth to a player, beside numbers that were said; NaN for none. */
  static double worthToPlayer(double[] weights, double[] said, double won) {
    double worth = weights[0] * won;
    for (int variable = 0; variable < said.length; variable++) {
      worth += worthOfPair(weights, FIRST_PAIR + 2 * OF_A_PAIR * variable, said[variable], won);
    }
    return worth;
  }

  /** What tricks of a side are worth to it, beside the sums of what was said; NaN for none. */
  static double worthToSide(double[] weights, double[] said, double won, boolean partners) {
    double worth = weights[1 + (int) Math.clamp(won, 0, OF_A_SIDE - 1)];
    for (int variable = 0; partners && variable < said.length; variable++) {
      int first = FIRST_PAIR + OF_A_PAIR * (2 * variable + 1);
      worth += worthOfPair(weights, first, said[variable], won);
    }
    return worth;
  }

  private static double worthOfPair(double[] weights, int first, double said, double won) {
    if (Double.isNaN(said)) {
      return 0;
    }
    double worth = weights[first + 6] * said / 10;
    if (said == won) {
      worth += weights[first] + weights[first + 1] * said / 10;
    }
    if (won >= said) {
      worth += weights[first + 2] + weights[first + 3] * said / 10;
      worth += weights[first + 5] * (won - said) / 10;
    } else {
      worth += weights[first + 4] * (said - won) / 10;
    }
    if (said == 0) {
      worth += weights[first + 7] + weights[first + 9] * won / 10;
      worth += won == 0 ? weights[first + 8] : 0;
    }
    return worth;
  }
}
