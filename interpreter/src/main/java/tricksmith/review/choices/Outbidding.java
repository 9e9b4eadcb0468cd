package tricksmith.review.choices;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds rounds in which everybody must name more than was named before: once the largest has been
 * named, there is nothing left to choose.
 */
public record Outbidding(Rulebook book, Findings findings) {
  private static final Set<Operator> STRICT = EnumSet.of(Operator.GREATER, Operator.LESS);

  public void review() {
    book.loops().filter(round -> !starts(round)).forEach(this::review);
  }

  private static boolean starts(Action round) {
    return Action.all(round.inside()).anyMatch(action -> action.has(StatementEffect.STARTS_DEAL));
  }

  private void review(Action round) {
    List<Action> inside = Action.all(round.inside()).toList();
    for (Action action : inside) {
      Action.Choice choice = action.choice();
      if (choice != null
          && choice.pass() == null
          && choice.amount() == null
          && !findings.hasAt(action)) {
        Set<Integer> follow = followed(choice, inside);
        if (asksForMore(choice, follow)) {
          report(action, choice, kept(action, choice, round.inside()));
        }
      }
    }
  }

  /**
   * Returns the statement after a choice that stores what was chosen, and should do so only if
   * nobody passes; null if there is none.
   */
  private static @Nullable Action kept(Action action, Action.Choice choice, List<Action> inside) {
    int next = inside.indexOf(action) + 1;
    return next > 0
            && next < inside.size()
            && choice.then().isEmpty()
            && choice.otherwise().isEmpty()
            && inside.get(next).choice() == null
            && inside.get(next).blocks().isEmpty()
            && inside.get(next).terms().stream()
                .anyMatch(value -> reads(value, Set.of(choice.variable().id())))
        ? inside.get(next)
        : null;
  }

  /** Returns the variables that hold what was chosen last. */
  private static Set<Integer> followed(Action.Choice choice, List<Action> inside) {
    Set<Integer> follow = new HashSet<>(Set.of(choice.variable().id()));
    for (Action other : inside) {
      boolean copies =
          other.choice() == null
              && other.blocks().isEmpty()
              && other.terms().stream().anyMatch(value -> reads(value, follow));
      if (copies) {
        follow.addAll(other.sets().stream().map(Variable::id).collect(Collectors.toSet()));
      }
    }
    return follow;
  }

  private static boolean reads(Term term, Set<Integer> variables) {
    return term.all()
        .flatMap(part -> part.reads().stream())
        .anyMatch(read -> read instanceof OnVariable(int variable) && variables.contains(variable));
  }

  private static boolean asksForMore(Action.Choice choice, Set<Integer> follow) {
    Term where = choice.where();
    boolean byCondition =
        where != null
            && where
                .parts(Operator.AND)
                .filter(part -> part.applies(STRICT))
                .anyMatch(part -> isBeyond(part, choice, follow));
    return byCondition || choice.offered().stream().anyMatch(offer -> beginsBeyond(offer, follow));
  }

  /** Whether a comparison is between the alternative itself and what was chosen before. */
  private static boolean isBeyond(Term comparison, Action.Choice choice, Set<Integer> follow) {
    return comparison.children().stream().anyMatch(side -> choice.it().equals(side.head()))
        && comparison.children().stream().anyMatch(side -> reads(side, follow));
  }

  /** Whether it is a range such as {@code high + 1..8}. */
  private static boolean beginsBeyond(Term offer, Set<Integer> follow) {
    if (!(offer instanceof Term.NumberRange(_, Term least, Term most))) {
      return offer.type() instanceof Type.SetOf
          && offer.children().size() == 1
          && beginsBeyond(offer.children().getFirst(), follow);
    }
    return least.operator() == Operator.PLUS && reads(least, follow) && !reads(most, follow);
  }

  private void report(Action action, Action.Choice choice, @Nullable Action kept) {
    Span statement = action.span();
    String written = book.written(statement).lines().findFirst().orElse("");
    @Nullable String verb =
        Stream.of("chooses", "choose").filter(written::contains).findFirst().orElse(null);
    String asks = verb == null ? written : Objects.requireNonNull(verb);
    int at = statement.start() + written.indexOf(asks);
    String block = kept == null ? "" : " { " + book.written(kept) + " }";
    List<Edit> edits = new ArrayList<>();
    if (verb != null) {
      edits.add(new Edit(new Span(at, at + verb.length()), "may choose"));
    }
    if (verb != null && kept != null) {
      edits.add(new Edit(new Span(statement.end(), kept.span().end()), block));
    }
    String head = Rulebook.withoutBrace(written);
    findings.add(
        ReviewProblem.NOTHING_HIGHER,
        new Span(statement.start(), statement.start() + head.length()),
        edits.isEmpty() ? null : Fix.of(edits.toArray(Edit[]::new)),
        choice.variable().name(),
        verb == null ? head : head.replaceFirst(verb, "may choose") + block);
  }
}
