package tricksmith.expectation;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Labels;
import tricksmith.lower.LoweredTest;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Values;
import tricksmith.source.Source;

/** Checks the alternatives of a seat. If several choices have the name, one must fit. */
record ExpectedChoice(GivenTable table, LoweredTest.MayChoose expected, Source source) {

  /** What the cards on the table decide. */
  private static final Set<String> OF_THE_TRICK = Set.of("winner", "loser", "led", "winning-card");

  /** A name that a test could set in the expression for who chooses; excludes keywords. */
  private static final Pattern NAME =
      Pattern.compile(
          "\\b(?!(?:seat|left|right|of|next|after|partner|player)\\b)\\p{L}[\\p{L}\\p{N}_-]*");

  private static final String PASS = Decision.Alternative.PASS;

  /** Checks that the seat may choose exactly the expected alternatives; throws a failure if not. */
  void ask(String text) {
    int seat = table.seat(expected.player());
    MatchUnderWay match = table.match();
    if (match != null) {
      Decision decision = match.choiceOf(seat, names(expected.choices().stream()));
      requireWanted(text, seat, List.of(labels(decision, table.labels())));
      return;
    }
    List<Set<String>> found = new ArrayList<>();
    Fault failed = null;
    for (LoweredTest.Asked choice : expected.choices()) {
      try {
        offered(choice, seat).ifPresent(found::add);
      } catch (Fault fault) {
        failed = fault;
      }
    }
    if (found.isEmpty() && failed != null) {
      throw failed.kind() == Fault.Kind.NO_ALTERNATIVES
          ? TestFailure.of(ExpectationProblem.NOTHING_OFFERED, text, seat, expected.name())
          : failed;
    }
    if (found.isEmpty()) {
      throw notAsked(text, seat, expected.name(), expected.choices().getFirst(), table, source);
    }
    requireWanted(text, seat, found);
  }

  private void requireWanted(String text, int seat, List<Set<String>> found) {
    if (!found.contains(wanted())) {
      String all = found.stream().map(each -> String.join(", ", each)).collect(joining(" / "));
      throw TestFailure.of(ExpectationProblem.OTHER_ALTERNATIVES, text, seat, all);
    }
  }

  static Set<String> names(Stream<LoweredTest.Asked> choices) {
    return choices.map(each -> each.choice().name()).collect(Collectors.toSet());
  }

  /** Returns the failure for when another seat is the one to choose. */
  static TestFailure notAsked(
      String text,
      int seat,
      String name,
      LoweredTest.Asked asked,
      GivenTable table,
      Source source) {
    String chooser = source.text(asked.chooser());
    int other = chooser(asked, table);
    return other > 0
        ? TestFailure.of(
            ExpectationProblem.OTHER_IS_ASKED, text, other, name, chooser, readIn(chooser))
        : TestFailure.of(ExpectationProblem.NOT_ASKED, text, seat, name, chooser, readIn(chooser));
  }

  /** Returns the seat that chooses; 0 if that is nobody, or depends on whose turn it is. */
  private static int chooser(LoweredTest.Asked asked, GivenTable table) {
    if (!asked.playerCells().isEmpty()) {
      return 0;
    }
    try {
      return Values.indexOrNone(asked.choice().player().word(table.scene().frame())) + 1;
    } catch (Fault fault) {
      return 0;
    }
  }

  /** Returns the line of a test that decides who chooses. */
  private static String readIn(String chooser) {
    Matcher name = NAME.matcher(chooser);
    String decides = name.find() ? name.group() : "dealer";
    return OF_THE_TRICK.contains(decides) ? "on table: …" : "given " + decides + " = …";
  }

  /** Returns the alternatives offered to the seat; empty if it is not the one to choose. */
  private Optional<Set<String>> offered(LoweredTest.Asked asked, int seat) {
    return table
        .scene()
        .asks(asked.rule(), asked.choice(), asked.playerCells(), seat)
        .map(decision -> labels(decision, table.labels()));
  }

  /** Returns the labels of all alternatives; copies of a card appear once. */
  static Set<String> labels(Decision decision, Labels labels) {
    return switch (decision.options()) {
      case Decision.OneOf one ->
          one.alternatives().stream()
              .map(Decision.Alternative::label)
              .collect(Collectors.toCollection(LinkedHashSet::new));
      case Decision.Several several -> {
        Stream<String> members = labels.of(several.members(), several.kind()).stream();
        yield Stream.concat(members, several.pass() ? Stream.of(PASS) : Stream.of())
            .collect(Collectors.toCollection(LinkedHashSet::new));
      }
    };
  }

  private Set<String> wanted() {
    Set<String> wanted = new LinkedHashSet<>(table.labelsOf(expected.alternatives()));
    if (expected.pass()) {
      wanted.add(PASS);
    }
    return wanted;
  }
}
