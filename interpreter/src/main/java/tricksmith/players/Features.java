package tricksmith.players;

import java.util.Arrays;

/** A sparse vector of numbers that describe an alternative; those not listed are 0. */
final class Features {

  private int[] places = new int[64];
  private double[] numbers = new double[64];
  private int count;

  void clear() {
    count = 0;
  }

  /** Adds a number at a place, which may have one already. */
  void add(int place, double number) {
    if (number == 0) {
      return;
    }
    if (count == places.length) {
      places = Arrays.copyOf(places, 2 * count);
      numbers = Arrays.copyOf(numbers, 2 * count);
    }
    places[count] = place;
    numbers[count++] = number;
  }

  /** Adds all numbers of another vector, each multiplied by {@code times}. */
  void addAll(Features others, double times) {
    for (int i = 0; i < others.count; i++) {
      add(others.places[i], times * others.numbers[i]);
    }
  }

  int count() {
    return count;
  }

  int place(int i) {
    return places[i];
  }

  double number(int i) {
    return numbers[i];
  }

  /** Returns the weighted sum of the numbers. */
  double weighed(double[] weights) {
    double sum = 0;
    for (int i = 0; i < count; i++) {
      sum += weights[places[i]] * numbers[i];
    }
    return sum;
  }
}
