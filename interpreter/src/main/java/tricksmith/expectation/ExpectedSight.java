package tricksmith.expectation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tricksmith.cards.IndexSet;
import tricksmith.lower.LoweredTest;
import tricksmith.program.Program;
import tricksmith.source.Source;

/** Checks whether a seat sees cards. Any copy of a card will do. */
record ExpectedSight(Source source, GivenTable table, LoweredTest.Sight expected) {

  /** Throws a failure unless the expectation holds. */
  void ask() {
    int seat = table.seat(expected.player());
    List<String> otherwise = new ArrayList<>();
    for (String card : new LinkedHashSet<>(expected.cards())) {
      IndexSet seen = seen(seat, card);
      if (seen.isEmpty() == expected.sees()) {
        otherwise.add(expected.sees() ? card : card + " (" + places(seen) + ")");
      }
    }
    for (LoweredTest.ReadCell variable : expected.variables()) {
      if (table.scene().sees(seat, variable.cell(), variable.group()) != expected.sees()) {
        otherwise.add(source.text(variable.span()) + (holdsNothing(variable) ? " = none" : ""));
      }
    }
    if (!otherwise.isEmpty()) {
      throw failure(seat, otherwise);
    }
  }

  private TestFailure failure(int seat, List<String> otherwise) {
    String line = source.text(expected.span());
    String names = String.join(", ", otherwise);
    if (!expected.sees()) {
      List<String> empty =
          expected.variables().stream()
              .filter(this::holdsNothing)
              .map(variable -> source.text(variable.span()))
              .toList();
      return empty.size() == otherwise.size()
          ? TestFailure.of(
              ExpectationProblem.NOTHING_TO_HIDE,
              line,
              seat,
              String.join(", ", empty),
              empty.getFirst())
          : TestFailure.of(ExpectationProblem.SEEN, line, seat, names);
    }
    Optional<String> teller =
        otherwise.stream().filter(expected.cards()::contains).findFirst().flatMap(this::teller);
    if (teller.isPresent()) {
      String name = teller.get();
      return TestFailure.of(ExpectationProblem.ONLY_TOLD, line, seat, names, name);
    }
    // On a table that is set by hand, nothing has been turned up or shown.
    return TestFailure.of(
        table.match() == null ? ExpectationProblem.UNSEEN_WITHOUT_MATCH : ExpectationProblem.UNSEEN,
        line,
        seat,
        names);
  }

  /** Returns the variable that tells everybody which card this is, although it lies hidden. */
  private Optional<String> teller(String label) {
    return table.scene().shownIn(table.cardsOf(label)).stream().findFirst();
  }

  private boolean holdsNothing(LoweredTest.ReadCell variable) {
    return !variable.group() && table.scene().isEmpty(variable.cell());
  }

  private IndexSet seen(int seat, String label) {
    IndexSet seen = IndexSet.EMPTY;
    for (int card : table.cardsOf(label).toArray()) {
      seen = table.scene().sees(seat, card) ? seen.with(card) : seen;
    }
    return seen;
  }

  private String places(IndexSet cards) {
    return Arrays.stream(cards.toArray())
        .map(table.scene().position()::zoneOf)
        .mapToObj(this::zone)
        .distinct()
        .collect(Collectors.joining(", "));
  }

  private String zone(int number) {
    Program.ZoneLayout zone = table.scene().rules().zones().get(number);
    return "`" + zone.name() + (zone.owner() < 0 ? "" : " of seat " + (zone.owner() + 1)) + "`";
  }
}
