package tricksmith.expectation;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tricksmith.compile.CompiledTest;
import tricksmith.match.Decision;
import tricksmith.match.Labels;

/** What a seat may choose, by the first choice of that name that is its. */
record ExpectedChoice(GivenTable table, CompiledTest.MayChoose expected) {

  private static final String PASS = Decision.Alternative.PASS;

  /** Fails unless it may choose just this. */
  void ask(String text) {
    int seat = table.seat(expected.player());
    Set<String> found =
        decision(seat)
            .map(this::labels)
            .orElseThrow(
                () -> Failure.of(ExpectationProblem.NOT_ASKED, text, seat, expected.name()));
    if (!found.equals(wanted())) {
      throw Failure.of(ExpectationProblem.OTHER_ALTERNATIVES, text, seat, String.join(", ", found));
    }
  }

  private Optional<Decision> decision(int seat) {
    return expected.choices().stream()
        .map(asked -> table.scene().asks(asked.rule(), asked.choice(), asked.playerCells(), seat))
        .flatMap(Optional::stream)
        .findFirst();
  }

  /** What is offered, copies of cards once. */
  private Set<String> labels(Decision decision) {
    return switch (decision.options()) {
      case Decision.OneOf one ->
          one.alternatives().stream()
              .map(Decision.Alternative::label)
              .collect(Collectors.toCollection(LinkedHashSet::new));
      case Decision.Several several -> {
        Labels labels = table.labels();
        Stream<String> cards = Arrays.stream(several.cards().toArray()).mapToObj(labels::card);
        yield Stream.concat(cards, several.pass() ? Stream.of(PASS) : Stream.of())
            .collect(Collectors.toCollection(LinkedHashSet::new));
      }
    };
  }

  private Set<String> wanted() {
    Set<String> wanted = new LinkedHashSet<>();
    expected
        .alternatives()
        .list(table.scene().position(), value -> wanted.add(table.labels().of(value)));
    if (expected.pass()) {
      wanted.add(PASS);
    }
    return wanted;
  }
}
