package tricksmith.review;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Terms;
import tricksmith.rules.Variable;
import tricksmith.source.Span;
import tricksmith.syntax.Section.Visibility;

/** Looks at terms with the eyes of one player, and finds what that player cannot see. */
final class Sight {
  private static final int LONGEST_WAY = 5_000;
  private static final String HOLDER = "player holding";

  private final Rulebook book;
  private final HiddenZones hidden;
  private final Term player;
  private final ReviewProblem problem;
  private final Findings findings;
  private int steps;

  Sight(Rulebook book, HiddenZones hidden, Term player, ReviewProblem problem, Findings findings) {
    this.book = book;
    this.hidden = hidden;
    this.player = player;
    this.problem = problem;
    this.findings = findings;
  }

  void review(Term term) {
    steps = 0;
    look(term, Map.of(), null);
  }

  /**
   * Looks at a term.
   *
   * @param meant what parameters stand for
   * @param place of the call by which a definition was reached; null outside of definitions
   */
  private void look(Term term, Map<Local, Term> meant, @Nullable Span place) {
    if (++steps > LONGEST_WAY) {
      return;
    }
    Span span = place == null ? term.span() : place;
    switch (term) {
      case Term.ZoneCards zone -> {
        if (hidden.isHidden(zone.zone()) && !isOwn(zone, meant)) {
          findings.add(problem, span, zone.zone().name());
        }
      }
      case Term.VariableValue value -> {
        if (isHidden(value.variable()) && !isOwn(value, meant)) {
          findings.add(problem, span, value.variable().name());
        }
        parts(value, meant, place);
      }
      case Term.Operation operation -> operation(operation, meant, place);
      case Term.Count(_, Term.Domain domain) when domain.condition() == null ->
          number(domain.set(), meant, place);
      case Term.Quantified(_, _, Term.Domain domain) when domain.condition() == null ->
          number(domain.set(), meant, place);
      case Term.DefinitionCall call -> {
        parts(call, meant, place);
        DefinedTerm definition = book.definition(call);
        look(definition.body(), parameters(definition, call, meant), span);
      }
      default -> parts(term, meant, place);
    }
  }

  private void parts(Term term, Map<Local, Term> meant, @Nullable Span place) {
    Terms.parts(term).forEach(part -> look(part, meant, place));
  }

  private void operation(Term.Operation operation, Map<Local, Term> meant, @Nullable Span place) {
    switch (operation.operator()) {
      case SIZE, IS_EMPTY -> number(operation.operands().getFirst(), meant, place);
      case HOLDER_OF -> findings.add(problem, place == null ? operation.span() : place, HOLDER);
      case EQUAL, UNEQUAL -> {
        if (!asksForOwnCard(operation, meant)) {
          parts(operation, meant, place);
        }
      }
      default -> parts(operation, meant, place);
    }
  }

  /** How many cards lie somewhere everybody can see. */
  private void number(Term set, Map<Local, Term> meant, @Nullable Span place) {
    if (!(set instanceof Term.ZoneCards)) {
      look(set, meant, place);
    }
  }

  /** {@code player holding QS == player}: that is asked of the own hand. */
  private boolean asksForOwnCard(Term.Operation operation, Map<Local, Term> meant) {
    Term one = operation.operands().getFirst();
    Term other = operation.operands().get(1);
    return (isHolder(one) && isPlayer(other, meant)) || (isHolder(other) && isPlayer(one, meant));
  }

  private static boolean isHolder(Term term) {
    return term instanceof Term.Operation operation && operation.operator() == Operator.HOLDER_OF;
  }

  private boolean isOwn(Term.ZoneCards zone, Map<Local, Term> meant) {
    return zone.owner() != null
        && HiddenZones.isKnownToOwner(zone.zone())
        && isPlayer(zone.owner(), meant);
  }

  private static boolean isHidden(Variable variable) {
    return variable.visibility() != null && variable.visibility() != Visibility.FACE_UP;
  }

  private boolean isOwn(Term.VariableValue value, Map<Local, Term> meant) {
    return value.variable().visibility() == Visibility.SEEN_BY_OWNER
        && isPlayer(value.indices().get(value.variable().ownerPlace()), meant);
  }

  private boolean isPlayer(Term term, Map<Local, Term> meant) {
    return SameTerms.same(resolved(term, meant), player);
  }

  private static Term resolved(Term term, Map<Local, Term> meant) {
    return term instanceof Term.LocalValue(_, Local local) ? meant.getOrDefault(local, term) : term;
  }

  private static Map<Local, Term> parameters(
      DefinedTerm definition, Term.DefinitionCall call, Map<Local, Term> meant) {
    Map<Local, Term> parameters = new HashMap<>();
    for (int place = 0; place < call.arguments().size(); place++) {
      parameters.put(
          definition.parameters().get(place), resolved(call.arguments().get(place), meant));
    }
    return parameters;
  }
}
