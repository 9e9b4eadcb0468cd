package tricksmith.review.variables;

import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.Local;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.syntax.Section.Lifetime;

/** Determines what each statement does first with each variable: read its value, or replace it. */
final class VariableUses {
  /** The variable that tells where dealing and turns begin if no player is named. */
  private static final String DEALER = "dealer";

  private final Rulebook book;
  private final BitSet readByTricks;
  private final IdentityHashMap<Action, NextUses> known = new IdentityHashMap<>();
  private final IdentityHashMap<Action, NextUses> passes = new IdentityHashMap<>();

  VariableUses(Rulebook book) {
    this.book = book;
    this.readByTricks = variables(book.trick().terms().toList());
  }

  /** Returns what a match does after its procedure. */
  NextUses atTheEnd() {
    NextUses end = new NextUses();
    read(book.rules().ending().terms(), end);
    end.endHere();
    return end;
  }

  /** Returns the uses by a statement and everything inside it. */
  NextUses of(Action action) {
    return known.computeIfAbsent(action, this::find);
  }

  private NextUses find(Action action) {
    if (action.has(StatementEffect.ENDS_MATCH)) {
      return atTheEnd();
    }
    NextUses uses = new NextUses();
    if (action.has(StatementEffect.ENDS_TRICK)) {
      // What comes next is somewhere else, and may ask for anything.
      book.rules().variables().forEach(variable -> uses.perhapsRead(variable.id()));
      return uses;
    }
    if (action.repetition() != null) {
      uses.orElse(pass(action));
    } else {
      alternatives(action, uses);
    }
    sets(action, uses);
    List<Term> eachPass = action.eachPass();
    read(action.terms().stream().filter(term -> !eachPass.contains(term)).toList(), uses);
    readUnsaid(action, uses);
    return uses;
  }

  /** Adds the blocks of a statement, of which at most one runs. */
  private void alternatives(Action action, NextUses uses) {
    List<NextUses> blocks = action.blocks().stream().map(block -> of(block.actions())).toList();
    blocks.stream().limit(1).forEach(uses::precededBy);
    blocks.stream().skip(1).forEach(uses::orElse);
    if (action.choice() != null) {
      // If there is no such player, nobody chooses.
      uses.orElse(new NextUses());
    }
    if (action.has(StatementEffect.PERFORMS_SCORE)) {
      uses.precededBy(of(book.rules().score()));
    }
  }

  private NextUses of(List<Action> actions) {
    NextUses uses = new NextUses();
    actions.reversed().forEach(action -> uses.precededBy(of(action)));
    return uses;
  }

  /** Returns the uses by a further pass of a loop, from its beginning. */
  NextUses pass(Action loop) {
    NextUses uses = passes.get(loop);
    if (uses == null) {
      uses = new NextUses();
      if (loop.has(StatementEffect.PLAYS_TRICKS)) {
        trick(loop, uses);
      } else {
        for (Action.Block block : loop.blocks().reversed()) {
          uses.precededBy(of(block.actions()));
        }
      }
      read(loop.eachPass(), uses);
      passes.put(loop, uses);
    }
    return uses;
  }

  private void trick(Action play, NextUses uses) {
    List<Action.Block> blocks = play.blocks();
    uses.precededBy(of(blocks.get(3).actions()));
    trickEnds(play, uses);
    cardAgain(play, uses);
    trickBegins(uses);
    uses.precededBy(of(blocks.getFirst().actions()));
    reset(play, uses);
  }

  /** Notes that the winner of a trick becomes the leader. */
  void trickEnds(Action play, NextUses uses) {
    leader().forEach(leader -> uses.replaced(leader.id(), play));
  }

  void cardAgain(Action play, NextUses uses) {
    NextUses card = new NextUses();
    card.precededBy(of(play.blocks().get(2).actions()));
    cardIsPlayed(card);
    card.precededBy(of(play.blocks().get(1).actions()));
    NextUses more = uses.copy();
    more.precededBy(card);
    uses.orElse(more);
  }

  /** Adds the reads of obligations and criteria. */
  void cardIsPlayed(NextUses uses) {
    readByTricks.stream().forEach(uses::read);
  }

  /** Adds the read of the leader before the first card. */
  void trickBegins(NextUses uses) {
    leader().forEach(leader -> uses.read(leader.id()));
  }

  /** Notes that the variables of a trick, or of a deal, are reset. */
  private void reset(Action by, NextUses uses) {
    boolean deal = by.has(StatementEffect.STARTS_DEAL);
    book.rules().variables().stream()
        .filter(variable -> variable.axes().isEmpty())
        .filter(
            variable ->
                variable.lifetime() == Lifetime.TRICK
                    || (deal && variable.lifetime() == Lifetime.DEAL))
        .forEach(variable -> uses.replaced(variable.id(), by));
  }

  /** Notes the variables that a statement itself sets, after everything it reads. */
  private void sets(Action action, NextUses uses) {
    for (Variable variable : action.sets()) {
      if (!variable.axes().isEmpty()) {
        continue;
      }
      NextUses set = new NextUses();
      set.replaced(variable.id(), action);
      if (!isCertain(action)) {
        set.orElse(new NextUses());
      }
      uses.precededBy(set);
    }
    if (action.has(StatementEffect.STARTS_DEAL)) {
      NextUses begun = new NextUses();
      reset(action, begun);
      uses.precededBy(begun);
    }
    boolean names = action.has(StatementEffect.PLAYS_TRICKS) && action.from() != null;
    if (names) {
      leader().forEach(leader -> uses.replaced(leader.id(), action));
    } else if (action.takesTheLastTrick() && action.terms().size() > 1) {
      leader().forEach(leader -> uses.perhapsReplaced(leader.id(), action));
    }
  }

  /** Whether a statement certainly sets a value, since nobody can pass and some case holds. */
  private static boolean isCertain(Action action) {
    Action.Choice choice = action.choice();
    if (choice != null) {
      Term player = choice.player();
      boolean somebody = player.head() instanceof Local || player instanceof Term.Seat;
      return choice.pass() == null && somebody;
    }
    return !(action.terms().getLast() instanceof Term.Cases cases) || cases.otherwise() != null;
  }

  private void read(List<Term> terms, NextUses uses) {
    variables(terms).stream().forEach(uses::read);
  }

  /** Returns the numbers of the variables that terms read, directly or through definitions. */
  private BitSet variables(List<Term> terms) {
    BitSet variables = new BitSet();
    for (Term term : terms) {
      for (Dependency read : book.dependencies(term)) {
        if (read instanceof OnVariable(int variable)) {
          variables.set(variable);
        }
      }
    }
    return variables;
  }

  /** Adds the reads of dealer or leader where no player is named. */
  private void readUnsaid(Action action, NextUses uses) {
    unsaid(action).stream().flatMap(this::named).forEach(each -> uses.read(each.id()));
  }

  /** Returns the name of the variable that tells where to begin if a statement names no player. */
  static Optional<String> unsaid(Action action) {
    Set<StatementEffect> done = action.effects();
    boolean plays = done.contains(StatementEffect.PLAYS_TRICKS);
    boolean goes = done.contains(StatementEffect.GOES_ROUND) || action.moved() != null;
    return action.from() == null && (plays || goes)
        ? Optional.of(plays ? Variable.LEADER : DEALER)
        : Optional.empty();
  }

  private Stream<Variable> leader() {
    return named(Variable.LEADER);
  }

  private Stream<Variable> named(String name) {
    return book.rules().variables().stream().filter(variable -> variable.name().equals(name));
  }
}
