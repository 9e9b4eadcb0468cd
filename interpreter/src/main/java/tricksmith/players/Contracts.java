package tricksmith.players;

/**
 * Relates the numbers that players have said to the tricks they have won: whether they are equal,
 * whether there are enough tricks, by how much they differ. Which of these a game rewards is
 * learned from play; the rules themselves are never examined.
 */
final class Contracts {

  /** How many numbers describe a said number together with the tricks won. */
  private static final int OF_A_PAIR = 10;

  /** The number of features for the tricks of a side, one for each count. */
  private static final int OF_A_SIDE = 15;

  /** The most variables to consider that hold numbers for players. */
  static final int MOST_NUMBERS = 2;

  private static final int FIRST_PAIR = 1 + OF_A_SIDE;

  /** The number of features of the outcome of a deal. */
  static final int COUNT = FIRST_PAIR + 2 * OF_A_PAIR * MOST_NUMBERS;

  private Contracts() {}

  /**
   * Describes the outcome of a player.
   *
   * @param said the number of each variable; NaN for none
   * @param won the number of tricks won
   */
  static void ofPlayer(double[] said, double won, double times, Features features) {
    features.add(0, times * won);
    for (int variable = 0; variable < said.length; variable++) {
      pair(said[variable], won, times, FIRST_PAIR + 2 * OF_A_PAIR * variable, features);
    }
  }

  /**
   * Describes the joint outcome of partners; a player without partners counts alone.
   *
   * @param said the sum of each variable; NaN for none
   * @param won the number of tricks won
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

  /** Returns the worth of tricks to a player, given the numbers that were said; NaN for none. */
  static double worthToPlayer(double[] weights, double[] said, double won) {
    double worth = weights[0] * won;
    for (int variable = 0; variable < said.length; variable++) {
      worth += worthOfPair(weights, FIRST_PAIR + 2 * OF_A_PAIR * variable, said[variable], won);
    }
    return worth;
  }

  /**
   * Returns the worth of a side's tricks to it, given the sums of the numbers that were said; NaN
   * for none.
   */
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
