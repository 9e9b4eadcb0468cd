package tricksmith.expectation;

import static java.util.stream.Collectors.joining;

import java.util.List;

/** Formats several seats as numbers, the same in every language. */
final class SeatNumbers {

  private SeatNumbers() {}

  static String of(List<Integer> seats) {
    return seats.stream().map(String::valueOf).collect(joining(", "));
  }
}
