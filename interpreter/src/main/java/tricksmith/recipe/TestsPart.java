package tricksmith.recipe;

import static tricksmith.recipe.DealPart.squeezed;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.expectation.ScriptTests;
import tricksmith.expectation.WrittenTest;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Option;
import tricksmith.rules.Variable;
import tricksmith.script.GameScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.Edit;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.syntax.Section;
import tricksmith.syntax.Text;

/**
 * Writes the tests of a recipe for a script, and leaves its rules alone: only tests that the script
 * passes as it stands.
 */
final class TestsPart {
  private final ScriptFrame recipe;
  private final CheckedRules ofRecipe;
  private final RecipeTranslator translator;
  private final GameScript script;
  private final ScriptFrame own;
  private final CheckedRules rules;

  TestsPart(
      ScriptFrame recipe, CheckedRules ofRecipe, RecipeTranslator translator, GameScript script) {
    this.recipe = recipe;
    this.ofRecipe = ofRecipe;
    this.translator = translator;
    this.script = script;
    own = new ScriptFrame(script.source().text());
    rules = Objects.requireNonNull(script.rules(), "the script has errors");
  }

  /** Returns the script with the tests that fit, or why none of them does. */
  WrittenRecipe write() {
    String before = script.source().text();
    String text = before;
    @Nullable Diagnostic first = null;
    for (Section.Test test : tests(recipe).filter(each -> !isThere(each)).toList()) {
      String longer = with(text, test);
      Optional<Diagnostic> wrong = wrong(longer);
      if (wrong.isEmpty()) {
        text = longer;
      } else if (first == null) {
        first = wrong.get();
      }
    }
    if (!text.equals(before)) {
      int added = text.indexOf("test \"", differs(before, text));
      return new WrittenRecipe.Fits(text, List.of(), Optional.empty(), Optional.empty(), added);
    }
    return first == null || tests(recipe).anyMatch(this::isThere)
        ? new WrittenRecipe.There()
        : new WrittenRecipe.Refused(first);
  }

  private static Stream<Section.Test> tests(ScriptFrame frame) {
    return frame.sections(Section.Tests.class).flatMap(all -> all.tests().stream());
  }

  private boolean isThere(Section.Test test) {
    return tests(own).anyMatch(each -> each.title().value().equals(test.title().value()));
  }

  private String with(String text, Section.Test test) {
    GameScript before = GameScript.readUnreviewed(new Source(script.source().name(), text));
    Edit written = WrittenTest.of(before, test.title().value(), lines(test));
    return Edit.applied(text, List.of(written));
  }

  /** Returns the first error of a script, or else the first failure of its last test. */
  private static Optional<Diagnostic> wrong(String text) {
    GameScript written = GameScript.readUnreviewed(new Source("", text));
    return written.isPlayable()
        ? ScriptTests.run(written).getLast().failures().stream().findFirst()
        : written.diagnostics().stream().filter(Diagnostic::isError).findFirst();
  }

  /** Returns the place of the first difference between a text and a longer one. */
  private static int differs(String text, String longer) {
    int same = 0;
    while (same < text.length() && text.charAt(same) == longer.charAt(same)) {
      same++;
    }
    return same;
  }

  // Lines.

  /** Returns the lines of a test; what is on one line of the recipe stays together. */
  private List<String> lines(Section.Test test) {
    Map<Integer, List<Section.TestLine>> rows =
        test.lines().stream()
            .collect(
                Collectors.groupingBy(
                    line -> recipe.line(line.span().start()),
                    LinkedHashMap::new,
                    Collectors.toList()));
    return rows.values().stream().map(this::row).filter(row -> !row.isEmpty()).toList();
  }

  private String row(List<Section.TestLine> lines) {
    String said =
        lines.stream()
            .map(this::line)
            .filter(line -> !line.isEmpty())
            .collect(Collectors.joining(", "));
    return said.isEmpty() || !isGiven(lines.getFirst()) ? said : "given " + said;
  }

  private static boolean isGiven(Section.TestLine line) {
    return line instanceof Section.Given
        || line instanceof Section.GivenSide
        || line instanceof Section.GivenSitsOut;
  }

  /** Returns a line in the words of the script; empty if nothing in the script corresponds. */
  private String line(Section.TestLine line) {
    return switch (line) {
      case Section.TestPlayers players -> isAsked(players) ? said(line) : "";
      case Section.Given given -> isKnown(given) ? said(line) : "";
      case Section.ExpectWinner winner -> wins(winner);
      case Section.GivenSitsOut _,
          Section.GivenSide _,
          Section.PerformNamed _,
          Section.GivenCards _,
          Section.GivenTable _,
          Section.GivenPlay _,
          Section.GivenChoice _,
          Section.ExpectLegal _,
          Section.ExpectPlayoff _,
          Section.ExpectLeader _,
          Section.ExpectScore _,
          Section.ExpectChoice _,
          Section.ExpectMatchWinners _,
          Section.ExpectMatchOver _,
          Section.ExpectSight _,
          Section.ExpectCondition _,
          Section.PerformScore _,
          Section.BeginMatch _,
          Section.PlayOn _,
          Section.EndTrick _,
          Section.Unreadable _ ->
          said(line);
    };
  }

  private String said(Section.TestLine line) {
    return translator.lines(line.span());
  }

  /** Whether the script has a choice of players, among them this number. */
  private boolean isAsked(Section.TestPlayers players) {
    List<Integer> possible = script.numbersOfPlayers();
    return possible.size() > 1 && possible.contains((int) players.players());
  }

  /** Whether the script has what the recipe gives a value, if that has a name. */
  private boolean isKnown(Section.Given given) {
    String name = recipe.text(given.target().span()).replaceFirst("\\W.*", "");
    return !named(ofRecipe).contains(name) || named(rules).contains(name);
  }

  private static Set<String> named(CheckedRules rules) {
    return Stream.concat(
            rules.variables().stream().map(Variable::name),
            rules.options().stream().map(Option::name))
        .collect(Collectors.toSet());
  }

  /** Returns who wins, for the reason that the script gives. */
  private String wins(Section.ExpectWinner winner) {
    Text reason = winner.reason();
    if (reason == null) {
      return said(winner);
    }
    String seat = translator.of(new Span(winner.span().start(), reason.span().start()));
    return criteria(recipe)
        .filter(each -> reason.value().equals(label(each)))
        .flatMap(each -> ownLabels(each.measure()))
        .findFirst()
        .map(label -> seat + label)
        .orElseGet(() -> seat.strip().replaceFirst(" by$", ""));
  }

  private static Stream<Section.Criterion> criteria(ScriptFrame frame) {
    return frame.section(Section.Trick.class).stream().flatMap(each -> each.criteria().stream());
  }

  private static @Nullable String label(Section.Criterion criterion) {
    return criterion.label() == null ? null : criterion.label().value();
  }

  /** Returns the labels, as written, of the script's criteria that compare the same. */
  private Stream<String> ownLabels(Section.Measure measure) {
    String wanted = squeezed(translator.of(measure.span()));
    return criteria(own)
        .filter(each -> squeezed(own.text(each.measure().span())).equals(wanted))
        .flatMap(each -> Stream.ofNullable(each.label()))
        .map(label -> own.text(label.span()));
  }
}
