package tricksmith.players;

import java.util.Arrays;

/**
 * Finds the weights that fit the examples, kept as small as possible (ridge regression). Sums are
 * made in a fixed order, so that the same examples give the same weights to the last bit on any
 * machine.
 */
final class Regression {

  private final int count;
  private final double[][] products;
  private final double[] results;
  private final boolean[] seen;
  private double[] dense = new double[0];
  private int[] used = new int[0];

  Regression(int count) {
    this.count = count;
    products = new double[count][];
    results = new double[count];
    seen = new boolean[count];
    dense = new double[count];
    used = new int[count];
  }

  /** Adds an example and its result. */
  void add(Features features, double result, double weight) {
    int size = 0;
    for (int i = 0; i < features.count(); i++) {
      int place = features.place(i);
      if (!seen[place]) {
        seen[place] = true;
        products[place] = new double[count];
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
      double[] row = products[used[i]];
      double number = weight * dense[used[i]];
      results[used[i]] += number * result;
      for (int j = 0; j < size; j++) {
        row[used[j]] += number * dense[used[j]];
      }
    }
    for (int i = 0; i < size; i++) {
      dense[used[i]] = 0;
    }
  }

  /** Multiplies the weight of all examples so far by a factor. */
  void fade(double factor) {
    for (int i = 0; i < count; i++) {
      results[i] *= factor;
      if (seen[i]) {
        for (int j = 0; j < count; j++) {
          products[i][j] *= factor;
        }
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
    int[] places = new int[count];
    int size = 0;
    for (int i = 0; i < count; i++) {
      if (seen[i]) {
        places[size++] = i;
      }
    }
    double[][] lower = new double[size][size];
    for (int i = 0; i < size; i++) {
      for (int j = 0; j <= i; j++) {
        double sum = products[places[i]][places[j]] + (i == j ? ridge : 0);
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
