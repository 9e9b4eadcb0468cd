package tricksmith.check.expressions;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.MisreadingProblem;
import tricksmith.check.symbols.Scope;
import tricksmith.rules.Action;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Span;

/**
 * Finds words that cover everybody where a player's own is meant. Plain {@code bid}, {@code hand}
 * or {@code score} belong to the acting player; plain {@code tricks} are everybody's.
 */
public record CollectiveWords(CheckLog log) {
  /** {@code some player}, {@code some lazy in players}. */
  private static final Pattern ALL_PLAYERS =
      Pattern.compile("(?<asked>(?:some|every|no)\\s+\\S+)(?:\\s+in\\s+players)?(?![^\\s),])");

  /** What each player gets or does. */
  private static final Set<StatementEffect> OF_PLAYERS =
      EnumSet.of(StatementEffect.SCORES, StatementEffect.SITS_OUT);

  /**
   * Reports the number of all tricks, or of all cards played, next to something that belongs to the
   * acting player.
   */
  void beside(Term one, Term other, Scope scope) {
    Term actor = scope.actor(one.span(), true);
    if (actor == null) {
      return;
    }
    if (isOwnShare(one, actor) || isOwnShare(other, actor)) {
      return;
    }
    if (isMultiple(one) || isMultiple(other)) {
      return; // Everybody settles with everybody: 4 * number of tricks of player - number of
      // tricks.
    }
    if (isAll(one) && isOf(other, actor)) {
      report(MisreadingProblem.EVERYBODYS, one, actor);
    } else if (isAll(other) && isOf(one, actor)) {
      report(MisreadingProblem.EVERYBODYS, other, actor);
    }
  }

  /**
   * Reports the number of all tricks in one of two conditions, if the other is about something that
   * belongs to the acting player: {@code bid == 0 and tricks == 0}.
   */
  void besideIn(Term one, Term other, Scope scope) {
    Term actor = scope.actor(one.span(), true);
    if (actor == null) {
      return;
    }
    if (asksForOwn(one, actor)) {
      counted(other, actor);
    }
    if (asksForOwn(other, actor)) {
      counted(one, actor);
    }
  }

  /** Whether a term is the actor's own part of what all have: that is compared with all of it. */
  private static boolean isOwnShare(Term term, Term actor) {
    Term set = term.counted() == null ? term : term.counted();
    return set.operator() == Operator.TRICKS_OF
        && (actor.type() == Type.Basic.SIDE
            ? isOf(set, actor)
            : TermEquality.same(set.children().getFirst(), actor));
  }

  private static boolean isMultiple(Term term) {
    return term.operator() == Operator.TIMES;
  }

  private static boolean asksForOwn(Term condition, Term actor) {
    return condition.all().anyMatch(part -> isOwn(part, actor));
  }

  /**
   * Whether a part is a score, an entry or a pile of the actor; how many cards a hand still has
   * says, like the number of all tricks, how far the deal has come.
   */
  private static boolean isOwn(Term part, Term actor) {
    boolean belongs =
        part.operator() == Operator.SCORE_OF
            || part instanceof Term.VariableValue
            || (part instanceof Term.ZoneCards && !part.isZone(Zone.HAND));
    return belongs && part.children().stream().anyMatch(owner -> TermEquality.same(owner, actor));
  }

  private void counted(Term condition, Term actor) {
    boolean compares =
        condition.children().size() == 2
            && condition.children().stream().allMatch(side -> side.type() == Type.Basic.NUMBER);
    if (compares && !isOf(condition, actor)) {
      condition.children().stream()
          .filter(CollectiveWords::isAll)
          .findFirst()
          .ifPresent(all -> report(MisreadingProblem.EVERYBODYS, all, actor));
    }
  }

  /** Reports that each player scores by the number of all tricks, no matter who won them. */
  public void scoredByEach(Local element, List<Action> body) {
    for (Action action : body) {
      Term condition = action.condition();
      if (condition != null) {
        if (!condition.reads(element)) {
          scoredIf(element, condition, action.inside());
        }
      } else if (action.has(StatementEffect.SCORES) && isScored(element, action)) {
        scored(element, action.terms().getLast());
      }
    }
  }

  private void scoredIf(Local element, Term condition, List<Action> inside) {
    List<Action> scored = inside.stream().filter(action -> isScored(element, action)).toList();
    boolean own = scored.stream().allMatch(action -> isOwnAmount(element, action));
    if (!scored.isEmpty() && !(own && condition.operator() == Operator.IS_EMPTY)) {
      asked(element, condition);
    }
    scoredByEach(element, inside);
  }

  private static boolean isScored(Local element, Action action) {
    return (action instanceof Action.Assign(_, _, var indices, _, _)
            && indices.stream().anyMatch(index -> element.equals(index.head())))
        || (!Collections.disjoint(action.effects(), OF_PLAYERS)
            && action.terms().getFirst().reads(element));
  }

  /** Whether an amount is about the element, other than as what is added to. */
  private static boolean isOwnAmount(Local element, Action action) {
    return isAbout(element, action.terms().getLast(), action.sets());
  }

  private static boolean isAbout(Local element, Term term, List<Variable> addedTo) {
    return element.equals(term.head())
        || (!(term instanceof Term.VariableValue value && addedTo.contains(value.variable()))
            && term.children().stream().anyMatch(part -> isAbout(element, part, addedTo)));
  }

  private void asked(Local element, Term term) {
    if (term.reads(element)) {
      return;
    }
    if (element.type() == Type.Basic.SIDE) {
      amongAll(element, term);
    }
    report(element, term.all().filter(part -> part.operator() == Operator.TRICKS).findFirst());
    report(
        element,
        term.all().filter(part -> part.counted() != null && isHands(part.counted())).findFirst());
  }

  /**
   * Reports {@code each side scores 5 if some player has …} or {@code if some lazy in players},
   * which ask the players of all sides.
   */
  private void amongAll(Local side, Term term) {
    term.all(Term.Quantified.class)
        .filter(asked -> asked.domain().set().operator() == Operator.PLAYERS)
        .findFirst()
        .ifPresent(
            asked -> {
              Matcher words = ALL_PLAYERS.matcher(log.written(asked.span()));
              if (words.lookingAt()) {
                int start = asked.span().start();
                String all = words.group();
                String meant = words.group("asked") + " in " + side.name();
                log.replace(
                    MisreadingProblem.AMONG_ALL_PLAYERS,
                    new Span(start, start + words.end()),
                    meant,
                    all,
                    meant);
              }
            });
  }

  /** An amount that is counted, or summed up, over what all have; or one of several cases. */
  private void scored(Local element, Term amount) {
    Stream.concat(Stream.of(amount), cases(amount))
        .filter(part -> !part.reads(element))
        .forEach(
            part -> report(element, part.all().filter(CollectiveWords::isEverybodys).findFirst()));
  }

  /** The values among which conditions decide in an amount, or in a part of a sum. */
  private static Stream<Term> cases(Term amount) {
    if (amount.applies(Operator.PLUS, Operator.MINUS)) {
      return amount.children().stream().flatMap(CollectiveWords::cases);
    }
    return amount.outcomes().stream()
        .flatMap(outcome -> Stream.concat(Stream.of(outcome), cases(outcome)));
  }

  private static boolean isEverybodys(Term set) {
    boolean tricksOfAll =
        set.operator() == Operator.TRICKS_OF
            && set.children().getFirst().operator() == Operator.PLAYERS;
    return tricksOfAll || set.applies(Operator.TRICKS, Operator.PLAYED) || isHands(set);
  }

  private static boolean isHands(Term set) {
    return set instanceof Term.ZoneCards(_, _, var owner)
        && owner != null
        && owner.operator() == Operator.PLAYERS;
  }

  private void report(Local element, Optional<Term> found) {
    found.ifPresent(
        all ->
            report(
                MisreadingProblem.SAME_FOR_EVERYBODY,
                all,
                new Term.LocalValue(element.declared(), element)));
  }

  private static @Nullable Term all(Term term) {
    Term set = term.counted() == null ? term : term.counted();
    return isEverybodys(set) ? set : null;
  }

  private static boolean isAll(Term term) {
    return all(term) != null;
  }

  private static boolean isOf(Term term, Term actor) {
    return term.all().anyMatch(part -> TermEquality.same(part, actor));
  }

  private void report(MisreadingProblem problem, Term term, Term actor) {
    Term all = all(term);
    Term set = all == null ? term : all;
    String whose = actor.head() instanceof Local local ? local.name() : log.written(actor);
    boolean cards = set.operator() == Operator.PLAYED;
    String among = actor.type() == Type.Basic.SIDE ? " in " : " == ";
    String own =
        isHands(set)
            ? "hand of " + whose
            : cards ? "(played where card.player" + among + whose + ")" : "tricks of " + whose;
    log.replace(problem, set, own, log.written(set), own);
  }
}
