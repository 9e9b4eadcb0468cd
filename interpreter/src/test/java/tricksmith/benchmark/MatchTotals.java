package tricksmith.benchmark;

/** What a batch of hand-written matches adds up. */
final class MatchTotals {
  final long[] scores;
  final long[] squaresOfScores;

  /** Whoever win together share the win. */
  final double[] wins;

  long matches;
  long deals;
  long decisions;

  MatchTotals(int seats) {
    scores = new long[seats];
    squaresOfScores = new long[seats];
    wins = new double[seats];
  }

  /**
   * Adds a match.
   *
   * @param best the score that wins
   */
  void add(int[] scoresOfMatch, int best, int dealsOfMatch, int decisionsOfMatch) {
    matches++;
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
