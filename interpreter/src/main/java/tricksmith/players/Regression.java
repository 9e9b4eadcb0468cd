package tricksmith.players;

import java.util.Arrays;

/**
 * Finds the weights that fit the examples, kept as small as possible (ridge regression). Sums are
 * made in a fixed order, so that the same examples give the same weights to the last bit on any
 * machine.
 */
final class Regression {

  /**
   * The most features that are told apart; those seen later are left out of account. Rows and
   * columns take memory by the square of their number, and solving takes time by its cube. Bundled
   * games have at most 1,002.
   */
  static final int MOST = 1_200;

  private final int count;

  /** Sums of products of two features, each by its row. */
  private final double[][] products = new double[MOST][0];

  private final double[] results;

  /** The rows of the features, from 1 in the order in which they were seen; 0 for none. */
  private final int[] rows;

  private final double[] dense;
  private final int[] used = new int[MOST];
  private int seen;

  Regression(int count) {
    this.count = count;
    results = new double[count];
    rows = new int[count];
    dense = new double[count];
  }

  void add(Features features, double result, double weight) {
    int size = 0;
    for (int i = 0; i < features.count(); i++) {
      int place = features.place(i);
      if (rows[place] == 0 && seen < MOST) {
        rows[place] = ++seen;
      }
      if (rows[place] == 0) {
        continue;
      }
      if (dense[place] == 0) {
        used[size++] = place;
      }
      dense[place] += features.number(i);
      if (dense[place] == 0) {
        dense[place] = Double.MIN_NORMAL;
      }
    }
    for (int i = 0; i < size; i++) {
      double[] row = widened(rows[used[i]] - 1);
      double number = weight * dense[used[i]];
      results[used[i]] += number * result;
      for (int j = 0; j < size; j++) {
        row[rows[used[j]] - 1] += number * dense[used[j]];
      }
    }
    for (int i = 0; i < size; i++) {
      dense[used[i]] = 0;
    }
  }

  /** Returns a row with room for all features seen so far. */
  private double[] widened(int row) {
    if (products[row].length < seen) {
      int width = Math.min(MOST, Math.max(seen, 2 * products[row].length));
      products[row] = Arrays.copyOf(products[row], width);
    }
    return products[row];
  }

  /** Returns the sum of products of two features that have been seen. */
  private double product(int place, int other) {
    double[] row = products[rows[place] - 1];
    int column = rows[other] - 1;
    return column < row.length ? row[column] : 0;
  }

  /** Multiplies the weight of all examples so far by a factor. */
  void fade(double factor) {
    for (int i = 0; i < count; i++) {
      results[i] *= factor;
    }
    for (double[] row : products) {
      for (int j = 0; j < row.length; j++) {
        row[j] *= factor;
      }
    }
  }

  /**
   * Returns the weights.
   *
   * @param ridge the larger, the smaller they are
   */
  double[] weights(double ridge) {
    return weights(ridge, new double[count]);
  }

  /**
   * Returns weights that stay near others where there are few examples.
   *
   * @param ridge the larger, the nearer they stay
   */
  double[] weights(double ridge, double[] others) {
    int[] places = new int[seen];
    int size = 0;
    for (int i = 0; i < count; i++) {
      if (rows[i] > 0) {
        places[size++] = i;
      }
    }
    double[][] lower = new double[size][size];
    for (int i = 0; i < size; i++) {
      for (int j = 0; j <= i; j++) {
        double sum = product(places[i], places[j]) + (i == j ? ridge : 0);
        for (int k = 0; k < j; k++) {
          sum -= lower[i][k] * lower[j][k];
        }
        lower[i][j] = i == j ? StrictMath.sqrt(Math.max(sum, 1e-9)) : sum / lower[j][j];
      }
    }
    double[] half = new double[size];
    for (int i = 0; i < size; i++) {
      double sum = results[places[i]] + ridge * others[places[i]];
      for (int k = 0; k < i; k++) {
        sum -= lower[i][k] * half[k];
      }
      half[i] = sum / lower[i][i];
    }
    double[] weights = others.clone();
    double[] solved = new double[size];
    for (int i = size - 1; i >= 0; i--) {
      double sum = half[i];
      for (int k = i + 1; k < size; k++) {
        sum -= lower[k][i] * solved[k];
      }
      solved[i] = sum / lower[i][i];
      weights[places[i]] = solved[i];
    }
    return weights;
  }

  @Override
  public String toString() {
    return "Regression" + Arrays.toString(weights(1));
  }
}
