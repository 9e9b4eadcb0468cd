package tricksmith.review.procedure;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.source.Edit;
import tricksmith.source.Fix;

/**
 * Finds bare words that can be taken for somebody else's: in {@code each player { left of player
 * scores bid }}, the bid is the neighbour's, and in {@code each player { opponents of player score
 * 3 if bid == 0 }}, it is not theirs.
 */
public record WhoseWord(Rulebook book, Findings findings) {
  private static final String PLAYER = "player";

  public void review() {
    book.actions()
        .filter(WhoseWord::isAboutOne)
        .forEach(
            around ->
                around.binds().stream()
                    .filter(WhoseWord::isPlayer)
                    .findFirst()
                    .ifPresent(player -> block(around.inside(), player)));
    book.actions().forEach(this::ofTheDeclarer);
  }

  /**
   * Reports {@code opponents of declarer score bid}, where the bid of the declarer counts, and each
   * gets what they have bid themselves.
   */
  private void ofTheDeclarer(Action action) {
    Action scored =
        action instanceof Action.Each each && isOfSeveral(each) ? each.body().getFirst() : action;
    if (!(scored instanceof Action.Scores scores) || findings.hasAt(action)) {
      return;
    }
    Term who = action instanceof Action.Each each ? each.set() : scores.players();
    Term declarer = reachedFrom(Rulebook.subject(who));
    if (declarer != null) {
      words(List.of(scores.value()))
          .filter(word -> word instanceof Term.VariableValue own && isBid(own.variable()))
          .filter(word -> !findings.hasAt(word))
          .findFirst()
          .ifPresent(
              word -> {
                String bid = of(word, book.written(declarer));
                String all = book.written(who);
                String own =
                    action instanceof Action.Each
                        ? "each of " + all + " scores " + of(word, PLAYER)
                        : of(word, all);
                findings.add(
                    ReviewProblem.OWN_BID,
                    word,
                    Fix.replace(word, bid),
                    book.written(word),
                    book.written(declarer),
                    bid,
                    own);
              });
    }
  }

  /** Returns the declarer as seen from whom others score; null if there is none, or the dealer. */
  private @Nullable Term reachedFrom(Term who) {
    Term from =
        who.applies(Operator.OPPONENTS_OF)
                || who.applies(Trait.PARTNERS)
                || who.applies(Trait.NAVIGATES)
            ? who.children().getFirst()
            : who.operator() == Operator.EXCEPT ? who.children().getLast() : null;
    Term one =
        from instanceof Term.SetOfValues set && set.elements().size() == 1
            ? set.elements().getFirst()
            : from;
    if (one == null || one.type() != Type.Basic.PLAYER) {
      return null;
    }
    Variable declarer = book.variable(one);
    boolean named =
        declarer == null
            ? one.operator() == Operator.ONLY_OF || book.called(one) != null
            : !book.isDealer(declarer) && !declarer.isLeader();
    return named ? one : null;
  }

  /** Whether it is a number that each player names. */
  private boolean isBid(Variable variable) {
    return variable.type() == Type.Basic.NUMBER
        && variable.indices().equals(List.of(Type.Basic.PLAYER))
        && book.isOnlyChosen(variable);
  }

  /** Whether it is a loop or a procedure, rather than one statement of several players. */
  private static boolean isAboutOne(Action around) {
    return (around instanceof Action.Each each && !isOfSeveral(each))
        || around instanceof Action.RepeatWith
        || around.performs() != null;
  }

  private static boolean isOfSeveral(Action.Each each) {
    return each.span().equals(each.set().span());
  }

  private static boolean isPlayer(Local local) {
    return local.name().equals(PLAYER) && local.type() == Type.Basic.PLAYER;
  }

  private void block(List<Action> actions, Local player) {
    for (Action action : actions) {
      Action performed = action;
      if (action instanceof Action.If(_, Term condition, List<Action> then, List<Action> other)
          && other.isEmpty()
          && then.size() == 1
          && then.getFirst().span().start() < condition.span().start()) {
        performed = then.getFirst();
        statement(performed, condition, player);
      } else {
        statement(action, null, player);
      }
      boolean bindsAnother = performed.binds().stream().anyMatch(WhoseWord::isPlayer);
      if (!bindsAnother && performed.performs() == null) {
        block(performed.inside(), player);
      }
    }
  }

  private void statement(Action action, @Nullable Term condition, Local player) {
    if (findings.hasAt(action)) {
      return;
    }
    List<Term> conditions =
        condition == null || action.choice() != null ? List.of() : List.of(condition);
    if (!(action instanceof Action.Each several) || !isOfSeveral(several)) {
      List<Term> asked = new ArrayList<>(conditions);
      if (action instanceof Action.Scores scores) {
        asked.addFirst(scores.value());
      }
      ofSomebodyElse(ReviewProblem.NOT_OF_THE_PLAYER, asked, action, player);
      return;
    }
    report(
        ReviewProblem.NOT_OF_EACH,
        words(conditions).filter(word -> isOf(word, player)).toList(),
        action,
        player);
    if (several.body().getFirst() instanceof Action.Scores scores) {
      ofSomebodyElse(ReviewProblem.OF_EACH, List.of(scores.value()), action, player);
    }
  }

  private void ofSomebodyElse(
      ReviewProblem problem, List<Term> asked, Action action, Local player) {
    List<Term> found =
        words(asked)
            .filter(word -> owner(word).span().start() == action.span().start())
            .filter(word -> !player.equals(owner(word).head()))
            .toList();
    report(problem, found, action, player);
  }

  /** Returns the words written here, not in a definition, of somebody who is not written. */
  private Stream<Term> words(List<Term> asked) {
    return asked.stream()
        .flatMap(term -> term.all().filter(part -> term.span().contains(part.span().start())))
        .filter(part -> part.children().size() == 1)
        .filter(part -> book.written(part).equals(name(part)));
  }

  /** Whether a bare word belongs to the innermost player, whom nothing names. */
  private static boolean isOf(Term word, Local player) {
    Term owner = owner(word);
    return owner.span().equals(word.span()) && player.equals(owner.head());
  }

  private static Term owner(Term word) {
    return word.children().getFirst();
  }

  private static @Nullable String name(Term word) {
    return switch (word) {
      case Term.VariableValue value -> value.variable().name();
      case Term.ZoneCards cards -> cards.zone().name();
      default -> word.operator() == Operator.SCORE_OF ? "score" : null;
    };
  }

  /** Reports the first of the words, with a fix for all of them. */
  private void report(ReviewProblem problem, List<Term> words, Action action, Local player) {
    if (words.isEmpty() || findings.hasAt(words.getFirst())) {
      return;
    }
    Term word = words.getFirst();
    String subject =
        book.written(problem == ReviewProblem.NOT_OF_THE_PLAYER ? owner(word) : action);
    findings.add(
        problem,
        word,
        new Fix(
            words.stream()
                .map(each -> new Edit(each.span(), of(each, player.name())))
                .distinct()
                .toList()),
        book.written(word),
        subject,
        of(word, player.name()),
        of(word, problem == ReviewProblem.NOT_OF_THE_PLAYER ? subject : "other"));
  }

  private static String of(Term word, String owner) {
    return word instanceof Term.VariableValue value
        ? value.variable().name() + "[" + owner + "]"
        : name(word) + " of " + owner;
  }
}
