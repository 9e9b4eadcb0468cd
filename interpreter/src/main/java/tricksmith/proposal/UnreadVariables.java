package tricksmith.proposal;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.rules.Variable;
import tricksmith.script.GameScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.Edit;
import tricksmith.source.Span;
import tricksmith.syntax.Section;
import tricksmith.syntax.Statement;

/**
 * Removes the variables that nothing reads any more after an edit, together with everything that
 * sets them, in tests, too.
 *
 * @param before the script before the edit
 */
public record UnreadVariables(GameScript before) {

  /** Returns an edited script without them; those that players choose stay. */
  public GameScript removedFrom(GameScript edited) {
    GameScript read = edited;
    for (Optional<GameScript> next = without(read); next.isPresent(); next = without(read)) {
      read = next.get();
    }
    return read;
  }

  /** Returns a script without one such variable; empty if that would do more harm than good. */
  private Optional<GameScript> without(GameScript edited) {
    List<Diagnostic> warnings = Repair.warnings(before, edited);
    return warnings.stream()
        .filter(each -> each.problem() == ReviewProblem.UNUSED_VARIABLE)
        .map(Diagnostic::span)
        .filter(declared -> isOld(edited.source().text(declared)))
        .flatMap(declared -> without(edited, declared).stream())
        .filter(GameScript::isPlayable)
        .filter(less -> Repair.warnings(before, less).size() < warnings.size())
        .findFirst();
  }

  private boolean isOld(String name) {
    return Objects.requireNonNull(before.rules()).variables().stream()
        .map(Variable::name)
        .anyMatch(name::equals);
  }

  private static Optional<GameScript> without(GameScript edited, Span declared) {
    PointedScript script = new PointedScript(edited);
    String name = script.text(declared);
    List<Statement> setting = script.settingOf(name).toList();
    if (!setting.stream().allMatch(Statement.Assignment.class::isInstance)) {
      return Optional.empty();
    }
    List<Edit> edits =
        Stream.of(
                script.declarationOf(name).map(Section.Variable::span),
                setting.stream().map(Statement::span),
                script.givenFor(name),
                script
                    .translated()
                    .filter(each -> script.text(each.original().span()).equals(name))
                    .map(Section.Translated::span))
            .flatMap(spans -> spans)
            .map(script::removed)
            .collect(Collectors.toList());
    return Optional.of(GameScript.read(edited.source().edited(edits)));
  }
}
