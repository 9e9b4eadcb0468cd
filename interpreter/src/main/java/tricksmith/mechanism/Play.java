package tricksmith.mechanism;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tricksmith.rules.Action;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.source.Span;
import tricksmith.syntax.Section.Turn;

/** How tricks are played and won. */
final class Play {
  private final ReadRules read;
  private final TrickRules trick;

  private Play(ReadRules read) {
    this.read = read;
    trick = read.rules().trick();
  }

  static Map<Mechanism, List<Span>> of(ReadRules read) {
    return new Play(read).found();
  }

  private Map<Mechanism, List<Span>> found() {
    List<Span> following = obligations(this::isToFollow).toList();
    return new FoundMechanisms()
        .add(Mechanism.MUST_FOLLOW, following.stream())
        .add(Mechanism.FREE_PLAY, following.isEmpty() ? freeTrick() : Stream.of())
        .add(Mechanism.MUST_WIN, obligations(this::isToWin))
        .add(Mechanism.LEADS_FORBIDDEN, obligations(Play::isOfLeading))
        .add(Mechanism.STOCK, draws())
        .add(Mechanism.PLAYOFF, Stream.ofNullable(trick.playoff()))
        .add(Mechanism.RULES_CHANGE, changingRules())
        .add(Mechanism.LAST_TRICK, lastTrick())
        .add(Mechanism.DUMMY, read.actions(Action.PlayFor.class).map(Action.PlayFor::span))
        .all();
  }

  private Stream<Span> obligations(Predicate<TrickRules.Obligation> wanted) {
    return trick.obligations().stream().filter(wanted).map(TrickRules.Obligation::span);
  }

  private boolean isToFollow(TrickRules.Obligation obligation) {
    return !obligation.forbids()
        && obligation.turn() != Turn.LEAD
        && read.readsWhatWasLed(obligation.predicate());
  }

  private boolean isToWin(TrickRules.Obligation obligation) {
    return !obligation.forbids() && read.uses(obligation.predicate(), Operator.BEATS);
  }

  private static boolean isOfLeading(TrickRules.Obligation obligation) {
    return obligation.forbids() && obligation.turn() == Turn.LEAD;
  }

  /**
   * Finds free play, where nothing says what must be followed: the criteria decide what counts
   * instead.
   */
  private Stream<Span> freeTrick() {
    return trick.criteria().stream().limit(1).map(TrickRules.Criterion::span);
  }

  /** Finds cards that come into hands between tricks. */
  private Stream<Span> draws() {
    return read.actions()
        .flatMap(action -> Action.all(action.afterEachTrick()))
        .filter(action -> action.has(StatementEffect.MOVES_CARDS) && action.deals())
        .map(Action::span);
  }

  /**
   * Finds obligations and criteria that depend on something set while the match goes on, except
   * trumps.
   */
  private Stream<Span> changingRules() {
    return Stream.concat(
        trick.obligations().stream()
            .filter(each -> each.terms().stream().anyMatch(this::isSwitched))
            .map(TrickRules.Obligation::span),
        trick.criteria().stream()
            .filter(each -> each.terms().stream().anyMatch(this::isSwitched))
            .map(TrickRules.Criterion::span));
  }

  private boolean isSwitched(Term term) {
    return read.reads(term, variable -> read.isSet(variable) && isSwitch(variable));
  }

  private static boolean isSwitch(Variable variable) {
    return variable.type() == Type.Basic.YES_NO || variable.type() instanceof Type.Labels;
  }

  private Stream<Span> lastTrick() {
    return read.scoring()
        .flatMap(read::whole)
        .filter(
            part ->
                part.applies(Operator.WINNER_OF, Operator.WINNING_CARD_OF)
                    && part.children().getFirst().operator() == Operator.LAST_TRICK)
        .map(Term::span);
  }
}
