package tricksmith.proposal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tricksmith.script.GameScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.Edit;
import tricksmith.source.Problem;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Section;

/**
 * Edits that another edit makes necessary elsewhere: fixes of the warnings it causes, and removal
 * of what it leaves unused.
 */
public final class Repair {
  /** The most repairs after one edit, each of which may make another necessary. */
  private static final int MOST = 6;

  private final PointedScript script;

  private Repair(GameScript read) {
    script = new PointedScript(read);
  }

  /**
   * Returns a script with everything that an edit has made necessary elsewhere, as far as that is
   * known; it may not be playable.
   *
   * @param before the script before the edit
   * @param edited the script after it, playable
   */
  public static GameScript complete(GameScript before, GameScript edited) {
    GameScript read = edited;
    for (int repairs = 0; repairs < MOST && read.isPlayable(); repairs++) {
      Optional<GameScript> repaired = repaired(read, warnings(before, read));
      if (repaired.isEmpty()) {
        break;
      }
      read = repaired.get();
    }
    return read;
  }

  /** Removes the tests that speak of something that is no longer there. */
  private static GameScript withoutBrokenTests(GameScript read) {
    List<Span> errors =
        read.diagnostics().stream().filter(Diagnostic::isError).map(Diagnostic::span).toList();
    List<Edit> broken =
        read.syntax()
            .all(Section.Tests.class)
            .flatMap(section -> section.tests().stream())
            .map(Section.Test::span)
            .filter(test -> errors.stream().anyMatch(each -> test.contains(each.start())))
            .map(test -> PointedScript.removed(read.source(), test))
            .toList();
    return broken.isEmpty() ? read : edited(read, broken);
  }

  private static GameScript edited(GameScript read, List<Edit> edits) {
    return GameScript.read(read.source().edited(edits));
  }

  /** Returns the warnings of a kind of which an edited script has more than it had before. */
  public static List<Diagnostic> warnings(GameScript before, GameScript edited) {
    Map<Problem, Long> then = problems(before);
    Map<Problem, Long> now = problems(edited);
    return edited.diagnostics().stream()
        .filter(
            each -> now.getOrDefault(each.problem(), 0L) > then.getOrDefault(each.problem(), 0L))
        .toList();
  }

  private static Map<Problem, Long> problems(GameScript read) {
    return read.diagnostics().stream()
        .collect(Collectors.groupingBy(Diagnostic::problem, Collectors.counting()));
  }

  /**
   * Returns a script without the first warning that can be got rid of: what is useless but still
   * used by something else that is useless has to wait.
   *
   * @param read a playable script
   * @param warnings the warnings to get rid of
   */
  private static Optional<GameScript> repaired(GameScript read, List<Diagnostic> warnings) {
    Repair repair = new Repair(read);
    return warnings.stream()
        .map(repair::edits)
        .flatMap(Optional::stream)
        .map(edits -> withoutBrokenTests(edited(read, edits)))
        .filter(GameScript::isPlayable)
        .findFirst();
  }

  private Optional<List<Edit>> edits(Diagnostic warning) {
    Optional<Edit> translation = translation(warning.span());
    if (translation.isPresent() || warning.fixes().isEmpty()) {
      return translation.or(() -> leftOut(warning.span())).map(List::of);
    }
    return Optional.of(warning.fixes().getFirst().edits());
  }

  /**
   * Returns the removal of a translation whose original is gone, even if it would fit another text.
   */
  private Optional<Edit> translation(Span original) {
    return script
        .translated()
        .filter(each -> each.original().span().equals(original))
        .findFirst()
        .map(each -> script.removed(each.span()));
  }

  private Optional<Edit> leftOut(Span span) {
    return Stream.of(definition(span), option(span), criterion(span), caseOf(span))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private Optional<Edit> definition(Span name) {
    return script
        .definitions()
        .filter(each -> each.name().span().equals(name))
        .findFirst()
        .map(each -> script.removed(each.span()));
  }

  private Optional<Edit> option(Span name) {
    return script.options().stream()
        .filter(each -> each.name().span().equals(name))
        .findFirst()
        .map(each -> script.removed(each.span()));
  }

  private Optional<Edit> criterion(Span span) {
    List<Section.Criterion> criteria =
        script.trick().map(Section.Trick::criteria).orElse(List.of());
    List<Span> spans = criteria.stream().map(Section.Criterion::span).toList();
    int place = spans.indexOf(span);
    if (place < 0 || criteria.size() == 1) {
      return Optional.empty();
    }
    return Optional.of(
        Edit.remove(
            place == 0
                ? new Span(span.start(), spans.get(1).start())
                : new Span(spans.get(place - 1).end(), span.end())));
  }

  private Optional<Edit> caseOf(Span span) {
    List<Edit> found = new ArrayList<>();
    script
        .expressions(Expression.Cases.class)
        .filter(each -> each.cases().size() == 1 && each.otherwise() != null)
        .filter(
            each ->
                each.cases().getFirst().value().span().start() == span.start()
                    && each.cases().getFirst().condition().span().end() == span.end())
        .forEach(
            each -> {
              Expression otherwise = each.otherwise();
              if (otherwise != null) {
                found.add(new Edit(span.to(otherwise), script.text(otherwise.span())));
              }
            });
    return found.stream().findFirst();
  }
}
