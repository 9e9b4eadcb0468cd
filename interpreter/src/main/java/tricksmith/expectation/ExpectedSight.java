package tricksmith.expectation;

import java.util.ArrayList;
import java.util.List;
import tricksmith.lower.LoweredTest;
import tricksmith.source.Source;

/** What a seat sees, or does not see. Of several copies of a card it may be any. */
record ExpectedSight(Source source, GivenTable table, LoweredTest.Sight expected) {

  /** Fails unless all is as expected. */
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
          expected.sees() ? ExpectationProblem.UNSEEN : ExpectationProblem.SEEN,
          source.text(expected.span()),
          seat,
          String.join(", ", otherwise));
    }
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
