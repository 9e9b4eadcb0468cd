package tricksmith.review.procedure;

import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Zone;

/**
 * Estimates how many steps rules take, as a match counts them. What cannot be known before a match,
 * such as the passes of an open-ended loop, is estimated low; sets of unknown size, such as hands,
 * are taken to have their usual size.
 */
final class Expense {

  /** The number of operators in one expression that count as a step. */
  private static final double OPERATORS_FOR_A_STEP = 32;

  /** The assumed size of a set about which nothing is known. */
  private static final double A_FEW = 5;

  /** The probability assumed for anything that may or may not be done. */
  private static final double PERHAPS = 0.5;

  private final Rulebook book;
  private final double cards;
  private final double players;
  private final IdentityHashMap<Term, Double> terms = new IdentityHashMap<>();
  private final IdentityHashMap<Action, Double> actions = new IdentityHashMap<>();

  /** The steps of judging one card that may be played; null until first needed. */
  private @Nullable Double obligations;

  /**
   * The cost of what is evaluated for a card that has been played; unknown before it is first
   * needed.
   */
  private @Nullable Double criteria;

  Expense(Rulebook book) {
    this.book = book;
    this.cards = book.rules().decks().stream().mapToLong(deck -> deck.cards().size()).sum();
    this.players = Math.max(1, book.rules().leastPlayers());
  }

  // Terms.

  /** Returns the steps of evaluating a term once. */
  double of(Term term) {
    return terms.computeIfAbsent(term, this::find);
  }

  private double find(Term term) {
    Term counted = term.counted();
    if (counted != null) {
      return of(counted) + (visitsElements(counted) ? size(counted) : 0);
    }
    return term.binds().isEmpty() ? ofPlain(term) : ofLoop(term);
  }

  /** Whether counting a set visits its elements: that of a difference, unless it is of a range. */
  private static boolean visitsElements(Term counted) {
    return counted.operator() == Operator.EXCEPT
        && !"..".equals(counted.children().getFirst().head());
  }

  /**
   * Returns the values that a term itself holds at once, at least: two sets that are joined to be
   * counted or gone through.
   */
  double held(Term term) {
    Term counted = term.counted();
    Term set = counted == null && !term.binds().isEmpty() ? set(term) : counted;
    return set != null && isJoined(set) ? size(set) : 0;
  }

  private static boolean isJoined(Term set) {
    return set.operator() == Operator.UNION || "set".equals(set.head());
  }

  /** Returns the alternatives that an action offers, at least. */
  double alternatives(Action action) {
    Action.Choice choice = action.choice();
    return choice == null || choice.where() != null
        ? 0
        : choice.offered().stream().mapToDouble(this::size).sum();
  }

  private double ofPlain(Term term) {
    List<Term> certain = term.strict();
    double steps = 1 / OPERATORS_FOR_A_STEP;
    for (Term child : term.children()) {
      steps += of(child) * (certain.isEmpty() || certain.contains(child) ? 1 : PERHAPS);
    }
    DefinedTerm called = book.called(term);
    return called == null ? steps : steps + 1 + of(called.body());
  }

  private double ofLoop(Term term) {
    Term set = set(term);
    double each = 1;
    double steps = 0;
    for (Term child : term.children()) {
      if (child.equals(set)) {
        steps += of(child);
      } else {
        each += of(child);
      }
    }
    return steps + (set == null ? A_FEW : size(set)) * Math.floor(each);
  }

  /** Returns the set whose elements a term binds; null if there is none. */
  private static @Nullable Term set(Term term) {
    Type element = term.binds().getFirst().type();
    for (Term child : term.children()) {
      if (element.equals(Types.element(child.type()))) {
        return child;
      }
    }
    return null;
  }

  /** Returns the number of elements in a set; a single value counts as one. */
  double size(Term set) {
    Type element = Types.element(set.type());
    if (element == null) {
      return 1;
    }
    if (!set.binds().isEmpty()) {
      Term all = set(set);
      return all == null ? A_FEW : size(all) * PERHAPS;
    }
    DefinedTerm called = book.called(set);
    if (called != null) {
      return size(called.body());
    }
    return set.head() instanceof String written
        ? ofWritten(set, written, element)
        : ofOperation(set, element);
  }

  private double ofWritten(Term set, String written, Type element) {
    return switch (written) {
      case ".." -> range(set.children().getFirst(), set.children().getLast());
      case "combinations" ->
          set.children().stream().mapToDouble(this::size).reduce(1, (one, other) -> one * other);
      case "set" -> set.children().stream().mapToDouble(this::size).sum();
      default -> usual(element);
    };
  }

  /** Returns the least number of elements in a range, or a few if its limits are unknown. */
  private double range(Term from, Term to) {
    Long least = book.bounds().of(from).most();
    Long most = book.bounds().of(to).least();
    return least == null || most == null ? A_FEW : Math.max(1, most - (double) least + 1);
  }

  private double ofOperation(Term set, Type element) {
    Operator operator = set.operator();
    if (operator == Operator.UNION) {
      return set.children().stream().mapToDouble(this::size).sum();
    }
    if (operator == Operator.EXCEPT) {
      return size(set.children().getFirst());
    }
    if (operator == Operator.CARDS || operator == Operator.PLAYED) {
      return cards;
    }
    Term.ZoneCards pile = set.pile();
    return pile != null && isDeck(pile.zone()) ? cards : usual(element);
  }

  private boolean isDeck(Zone zone) {
    return book.rules().decks().stream().anyMatch(deck -> deck.name().equals(zone.name()));
  }

  private double usual(Type element) {
    if (element == Type.Basic.CARD || element == Type.Basic.TRICK) {
      return Math.max(1, cards / players);
    }
    if (element == Type.Basic.PLAYER || element == Type.Basic.SIDE) {
      return players;
    }
    int declared = book.rules().order(element).size();
    return declared > 0 ? declared : A_FEW;
  }

  // Statements.

  /** Returns the steps of statements in sequence. */
  double of(List<Action> block) {
    return block.stream().mapToDouble(this::of).sum();
  }

  /** Returns the steps of a statement and everything inside it. */
  double of(Action action) {
    return actions.computeIfAbsent(action, this::find);
  }

  private double find(Action action) {
    double steps = 1 + own(action);
    if (action.has(StatementEffect.PERFORMS_SCORE)) {
      steps += of(book.rules().score());
    }
    if (action.has(StatementEffect.PLAYS_TRICKS)) {
      return steps + ofTricks(action);
    }
    double inside = of(action.inside());
    if (action.repetition() != null) {
      return steps + passes(action) * (1 + inside + eachPass(action)) + searched(action);
    }
    return steps + inside * (action.performs() == null ? PERHAPS : 1);
  }

  /** Returns the steps of what a statement evaluates when it begins, and of what it offers. */
  double own(Action action) {
    double steps = 0;
    List<Term> eachPass = action.eachPass();
    for (Term term : action.terms()) {
      if (!eachPass.contains(term)) {
        steps += of(term);
      }
    }
    return steps + offered(action);
  }

  private double offered(Action action) {
    Action.Choice choice = action.choice();
    if (choice == null) {
      return 0;
    }
    double alternatives = choice.offered().stream().mapToDouble(this::size).sum();
    return alternatives * (1 + (choice.where() == null ? 0 : of(choice.where())));
  }

  private double eachPass(Action action) {
    return action.eachPass().stream().mapToDouble(this::of).sum();
  }

  private double passes(Action loop) {
    Action.Repetition repetition = loop.repetition();
    if (repetition == null) {
      return 1;
    }
    if (repetition.times() != null) {
      Long times = book.bounds().of(repetition.times()).least();
      return times == null ? A_FEW : Math.max(0, times);
    }
    double elements = repetition.over().stream().mapToDouble(this::size).sum();
    return repetition.over().isEmpty() ? 1 : elements;
  }

  /** Returns the steps of finding each element of a difference: from its first one on. */
  private double searched(Action loop) {
    Action.Repetition repetition = loop.repetition();
    return repetition == null
        ? 0
        : repetition.over().stream()
            .filter(set -> set.operator() == Operator.EXCEPT)
            .mapToDouble(this::size)
            .map(elements -> elements * elements / 2)
            .sum();
  }

  private double ofTricks(Action action) {
    Long written = action.count() == null ? null : book.bounds().of(action.count()).least();
    double tricks = written == null ? Math.max(1, cards / players) : Math.max(0, written);
    double plays = tricks * players;
    double aroundCards =
        action.aroundCards().stream().mapToDouble(block -> of(block.actions())).sum();
    double around = of(action.inside()) - aroundCards;
    return tricks * (around + eachPass(action))
        + plays * (aroundCards + tricks * PERHAPS * obligations() + criteria());
  }

  private double obligations() {
    if (obligations == null) {
      obligations =
          steps(book.trick().obligations().stream().map(TrickRules.Obligation::terms).toList());
    }
    return obligations;
  }

  private double criteria() {
    if (criteria == null) {
      criteria = steps(book.trick().criteria().stream().map(TrickRules.Criterion::terms).toList());
    }
    return criteria;
  }

  private double steps(List<List<Term>> rules) {
    return rules.stream().mapToDouble(each -> 1 + each.stream().mapToDouble(this::of).sum()).sum();
  }
}
