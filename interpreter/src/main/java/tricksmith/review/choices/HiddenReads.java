package tricksmith.review.choices;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnDefinition;
import tricksmith.rules.Dependency.OnLocal;
import tricksmith.rules.Dependency.OnOption;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.Dependency.OnZone;
import tricksmith.rules.Dependency.State;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.HiddenZones;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Span;
import tricksmith.syntax.Section.Visibility;

/** Finds the things that a term reads and a given player cannot see. */
final class HiddenReads {
  private static final int LONGEST_WAY = 5_000;
  private static final String HOLDER = "player holding";

  private final Rulebook book;
  private final HiddenThings hidden;
  private final Term player;
  private final ReviewProblem problem;
  private final Findings findings;

  /** What is the player as well, where a condition asks for it. */
  private final Deque<Term> same = new ArrayDeque<>();

  private boolean leads;

  private int steps;

  /** Whether the criteria are being looked at, which can ask for the winner of another trick. */
  private boolean comparing;

  HiddenReads(
      Rulebook book, HiddenThings hidden, Term player, ReviewProblem problem, Findings findings) {
    this.book = book;
    this.hidden = hidden;
    this.player = player;
    this.problem = problem;
    this.findings = findings;
  }

  /** Takes the player for the leader of the trick. */
  HiddenReads whoLeads() {
    leads = true;
    return this;
  }

  void review(Term term) {
    steps = 0;
    look(term, Map.of(), null);
  }

  void review(Term term, @Nullable Term condition) {
    int known = same.size();
    if (condition != null) {
      learn(condition, Map.of());
    }
    review(term);
    forget(known);
  }

  /**
   * Inspects a term.
   *
   * @param meant what parameters stand for
   * @param place of the call that led into a definition; null outside definitions
   */
  private void look(Term term, Map<Local, Term> meant, @Nullable Span place) {
    if (++steps > LONGEST_WAY || !hidden.looksOn()) {
      return;
    }
    Span span = place == null ? term.span() : place;
    int known = same.size();
    if (term.operator() == Operator.AND) {
      learn(term, meant);
    }
    hidden(term, meant).ifPresent(name -> findings.add(problem, span, name));
    Term counted = term.counted();
    if (counted != null) {
      number(counted, meant, place);
    } else if (!asksForOwnCard(term, meant) && !seesHands(term) && !term.equals(term.pile())) {
      term.children().forEach(part -> look(part, meant, place));
    }
    DefinedTerm definition = book.called(term);
    if (definition != null && hidden.areIn(term)) {
      look(definition.body(), parameters(definition, term.children(), meant), span);
    }
    if (!comparing && HiddenThings.comparesCards(term)) {
      comparing = true;
      book.trick().criteria().stream()
          .flatMap(criterion -> criterion.terms().stream())
          .forEach(criterion -> look(criterion, meant, span));
      comparing = false;
    }
    forget(known);
  }

  /** Notes who else is the player where a condition holds: in {@code player == declarer}. */
  private void learn(Term condition, Map<Local, Term> meant) {
    if (condition.operator() == Operator.AND) {
      condition.children().forEach(part -> learn(part, meant));
    } else if (condition.operator() == Operator.EQUAL) {
      Term one = resolved(condition.children().getFirst(), meant);
      Term other = resolved(condition.children().get(1), meant);
      if (TermEquality.same(one, player)) {
        same.push(other);
      } else if (TermEquality.same(other, player)) {
        same.push(one);
      }
    }
  }

  private void forget(int known) {
    while (same.size() > known) {
      same.pop();
    }
  }

  /** Returns what the player cannot see of the term's own value; empty if nothing is hidden. */
  private Optional<String> hidden(Term term, Map<Local, Term> meant) {
    if (seesHands(term)) {
      return Optional.of(HOLDER);
    }
    if (hidden.isOnHiddenTable(term)) {
      return Optional.of(Zone.TABLE);
    }
    for (Dependency read : term.reads()) {
      String name =
          switch (read) {
            case OnZone(int id) -> zone(book.rules().zones().get(id), term, meant);
            case OnVariable(int id) -> variable(book.rules().variables().get(id), term, meant);
            case OnOption _, OnLocal _, OnDefinition _, State _ -> null;
          };
      if (name != null) {
        return Optional.of(name);
      }
    }
    return Optional.empty();
  }

  private @Nullable String zone(Zone zone, Term term, Map<Local, Term> meant) {
    boolean own =
        HiddenZones.isKnownToOwner(zone)
            && term.children().stream().anyMatch(owner -> isPlayer(owner, meant));
    return hidden.isHidden(zone) && !own ? zone.name() : null;
  }

  private @Nullable String variable(Variable variable, Term term, Map<Local, Term> meant) {
    boolean own =
        variable.visibility() == Visibility.SEEN_BY_OWNER
            && isPlayer(term.children().get(variable.ownerPlace()), meant);
    return !HiddenThings.isHidden(variable) || own || isShown(variable, term, meant)
        ? null
        : variable.name();
  }

  /** Whether a line before shows the player the cards that a variable holds. */
  private boolean isShown(Variable variable, Term term, Map<Local, Term> meant) {
    return hidden.showing(variable).stream()
        .filter(show -> show.span().end() < term.span().start())
        .anyMatch(show -> isPlayer(show.players(), meant));
  }

  /** Inspects a set that is only counted: the size of a zone is always visible. */
  private void number(Term set, Map<Local, Term> meant, @Nullable Span place) {
    if (!set.equals(set.pile())) {
      look(set, meant, place);
    }
  }

  /**
   * Whether the term asks whether the player holds a card, such as {@code player holding QS ==
   * player}: players know their own hands.
   */
  private boolean asksForOwnCard(Term term, Map<Local, Term> meant) {
    Operator operator = term.operator();
    if (operator != Operator.EQUAL && operator != Operator.UNEQUAL) {
      return false;
    }
    Term one = term.children().getFirst();
    Term other = term.children().get(1);
    return (seesHands(one) && isPlayer(other, meant)) || (seesHands(other) && isPlayer(one, meant));
  }

  private static boolean seesHands(Term term) {
    return term.applies(Trait.SEES_HANDS);
  }

  private boolean isPlayer(Term term, Map<Local, Term> meant) {
    Term meantBy = resolved(term, meant);
    return TermEquality.same(meantBy, player)
        || playsTheCard(meantBy, meant)
        || (leads && meantBy instanceof Term.VariableValue value && value.variable().isLeader())
        || same.stream().anyMatch(each -> TermEquality.same(meantBy, each));
  }

  /** Whether it is {@code card.player}, where {@code card} is the one that the player may play. */
  private boolean playsTheCard(Term term, Map<Local, Term> meant) {
    return !comparing
        && term.operator() == Operator.PLAYER_OF
        && book.trick().card().equals(resolved(term.children().getFirst(), meant).head());
  }

  private static Term resolved(Term term, Map<Local, Term> meant) {
    return term.head() instanceof Local local ? meant.getOrDefault(local, term) : term;
  }

  private static Map<Local, Term> parameters(
      DefinedTerm definition, List<Term> arguments, Map<Local, Term> meant) {
    Map<Local, Term> parameters = new HashMap<>();
    for (int place = 0; place < arguments.size(); place++) {
      parameters.put(definition.parameters().get(place), resolved(arguments.get(place), meant));
    }
    return parameters;
  }
}
