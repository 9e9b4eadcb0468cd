package tricksmith.benchmark;

/** What a batch of hand-written matches adds up. */
final class MatchTotals {
  final long[] scores;
  final long[] squaresOfScores;

  /** Whoever win together share the win. */
  final double[] wins;

  /** Of each match, among how many cards one was played on average. */
  double alternatives;

  /** Of each match, the share of plays for which there was but one card. */
  double forced;

  long matches;
  long deals;
  long decisions;

  MatchTotals(int seats) {
    scores = new long[seats];
    squaresOfScores = new long[seats];
    wins = new double[seats];
  }

  /** What there is to choose from in a match, when a card is played. */
  static final class Offers {
    private int plays;
    private int alternatives;
    private int forced;

    void note(int cards) {
      plays++;
      alternatives += cards;
      forced += cards == 1 ? 1 : 0;
    }
  }

  /**
   * Adds a match.
   *
   * @param best the score that wins
   */
  void add(int[] scoresOfMatch, int best, int dealsOfMatch, int decisionsOfMatch, Offers offers) {
    matches++;
    alternatives += (double) offers.alternatives / offers.plays;
    forced += (double) offers.forced / offers.plays;
    deals += dealsOfMatch;
    decisions += decisionsOfMatch;
    int winners = 0;
    for (int score : scoresOfMatch) {
      winners += score == best ? 1 : 0;
    }
    for (int seat = 0; seat < scoresOfMatch.length; seat++) {
      int score = scoresOfMatch[seat];
      scores[seat] += score;
      squaresOfScores[seat] += (long) score * score;
      if (score == best) {
        wins[seat] += 1.0 / winners;
      }
    }
  }
}
