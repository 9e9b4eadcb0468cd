package tricksmith.expectation;

import java.util.ArrayList;
import java.util.List;
import tricksmith.lower.LoweredTest;
import tricksmith.source.Source;

/** Checks whether a seat sees cards. Any copy of a card will do. */
record ExpectedSight(Source source, GivenTable table, LoweredTest.Sight expected) {

  /** Throws a failure unless the expectation holds. */
  void ask() {
    int seat = table.seat(expected.player());
    List<String> otherwise = new ArrayList<>();
    for (String card : expected.cards()) {
      if (seesCard(seat, card) != expected.sees()) {
        otherwise.add(card);
      }
    }
    for (LoweredTest.ReadCell variable : expected.variables()) {
      if (table.scene().sees(seat, variable.cell(), variable.group()) != expected.sees()) {
        otherwise.add(source.text(variable.span()));
      }
    }
    if (!otherwise.isEmpty()) {
      throw TestFailure.of(
          problem(), source.text(expected.span()), seat, String.join(", ", otherwise));
    }
  }

  /** On a table that is set by hand, nothing has been turned up or shown. */
  private ExpectationProblem problem() {
    if (!expected.sees()) {
      return ExpectationProblem.SEEN;
    }
    return table.match() == null
        ? ExpectationProblem.UNSEEN_WITHOUT_MATCH
        : ExpectationProblem.UNSEEN;
  }

  private boolean seesCard(int seat, String label) {
    for (int card : table.cardsOf(label).toArray()) {
      if (table.scene().sees(seat, card)) {
        return true;
      }
    }
    return false;
  }
}
