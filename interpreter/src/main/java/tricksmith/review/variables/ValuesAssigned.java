package tricksmith.review.variables;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Dependency;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.EffectAnalysis;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Span;
import tricksmith.syntax.Section.Lifetime;

/** Finds variables that are never set, and values set in vain. */
public record ValuesAssigned(Rulebook book, Findings findings) {
  /** Finds variables that are read but never set. */
  public void neverSet() {
    Set<Integer> set = set();
    neverSet(set);
    new FirstPass(book, findings).review();
    new UnsetReads(book, set).findings(findings);
  }

  /** Returns the variables that are set somewhere or have an initial value. */
  private Set<Integer> set() {
    CheckedRules rules = book.rules();
    EffectAnalysis effects = book.effects();
    Set<Integer> set = new HashSet<>();
    book.actions().flatMap(effects::variables).forEach(variable -> set.add(variable.id()));
    rules.variables().stream()
        .filter(variable -> variable.initial() != null || variable.isLeader())
        .forEach(variable -> set.add(variable.id()));
    return set;
  }

  private void neverSet(Set<Integer> set) {
    Set<Dependency> read = book.dependencies(book.rules().terms());
    book.rules().variables().stream()
        .filter(variable -> read.contains(variable.read()))
        .filter(variable -> !set.contains(variable.id()))
        .forEach(
            variable ->
                findings.add(ReviewProblem.NEVER_SET, variable.declared(), variable.name()));
  }

  /**
   * Finds two variables that are to change places, and are the same afterwards: {@code first =
   * second}, and then {@code second = first}.
   */
  public void futileSwaps() {
    book.blocks().forEach(this::futileSwaps);
  }

  private void futileSwaps(List<Action> actions) {
    for (int place = 1; place < actions.size(); place++) {
      if (actions.get(place - 1) instanceof Action.Assign first
          && actions.get(place) instanceof Action.Assign second
          && isSetTo(first, second.value())
          && isSetTo(second, first.value())
          && !findings.hasAt(second)) {
        String kept = book.written(second.value());
        findings.add(
            ReviewProblem.SWAPPED_IN_VAIN,
            second,
            book.written(first.value()),
            kept,
            book.written(first));
      }
    }
  }

  private static boolean isSetTo(Action.Assign set, Term value) {
    return TermEquality.isEntry(value, set.variable(), set.indices());
  }

  /**
   * Finds sets to which each trick is to add something, but which it replaces: {@code taken[winner]
   * = led.suit}.
   */
  public void singleElementSets() {
    book.actions(StatementEffect.PLAYS_TRICKS)
        .flatMap(action -> Action.all(action.inside(), Action.Assign.class))
        .filter(assign -> assign.variable().type() instanceof Type.SetOf)
        .filter(assign -> assign.variable().lifetime() != Lifetime.TRICK)
        .filter(assign -> isOne(assign) && isNeverMore(assign.variable()))
        .forEach(this::reportSingleElementSets);
  }

  private boolean isNeverMore(Variable variable) {
    return book.setting(variable).stream()
        .allMatch(
            action ->
                action instanceof Action.Assign assign && (isOne(assign) || isNothing(assign)));
  }

  private static boolean isOne(Action.Assign assign) {
    Term value = assign.value();
    List<Term> elements = value instanceof Term.SetOfValues set ? set.elements() : List.of(value);
    return elements.size() == 1 && !(elements.getFirst().type() instanceof Type.SetOf);
  }

  private static boolean isNothing(Action.Assign assign) {
    return assign.value() instanceof Term.SetOfValues set && set.elements().isEmpty();
  }

  private void reportSingleElementSets(Action.Assign assign) {
    String written = book.written(assign);
    int equals = written.indexOf('=');
    String entry = written.substring(0, equals).strip();
    String value = written.substring(equals + 1).strip();
    findings.add(ReviewProblem.SET_OF_ONE, assign, entry, entry + " = " + entry + " and " + value);
  }

  /**
   * Finds values that each of several players sets in one shared variable: {@code each player total
   * = tricks of player} keeps only the last, and so does {@code each player { dice = random from
   * 1..6 }}.
   */
  public void onlyTheLast() {
    book.actions(StatementEffect.GOES_ROUND)
        .filter(ValuesAssigned::isForAll)
        .forEach(this::onlyTheLast);
  }

  private static boolean isForAll(Action each) {
    Action.Repetition repetition = each.repetition();
    return repetition != null
        && repetition.bounded()
        && each.where() == null
        && each.until() == null;
  }

  private void onlyTheLast(Action each) {
    Local element = each.binds().getFirst();
    for (Action action : each.inside()) {
      boolean sets = action.choice() == null && action.sets().size() == 1;
      boolean isFresh =
          sets
              && (action instanceof Action.AssignRandom || action.terms().getLast().reads(element));
      if (!isFresh || mayKeep(action)) {
        continue;
      }
      Variable variable = action.sets().getFirst();
      if (variable.axes().isEmpty() && !isRead(variable, each, book)) {
        findings.add(ReviewProblem.ONLY_THE_LAST, action, variable.name(), element.name());
      }
    }
  }

  /**
   * Finds cards of a trick that a loop keeps as if it took them in the order of play: {@code each
   * of cards of trick { first-heart = card if card.suit == H and first-heart is none }}.
   */
  public void orderOfTheDeck() {
    book.actions().forEach(this::orderOfTheDeck);
  }

  private void orderOfTheDeck(Action loop) {
    Action.Repetition repetition = loop.repetition();
    if (repetition == null || loop.binds().isEmpty() || repetition.over().size() != 1) {
      return;
    }
    Local card = loop.binds().getFirst();
    Term cards = repetition.over().getFirst();
    Term among = cards instanceof Term.Filtered part ? part.domain().set() : cards;
    if (card.type() != Type.Basic.CARD || !Rulebook.isPlayed(among)) {
      return;
    }
    for (Action inside : loop.inside()) {
      Action set = inside instanceof Action.If ? inside.inside().getFirst() : inside;
      if (set instanceof Action.Assign assign
          && assign.variable().axes().isEmpty()
          && card.equals(assign.value().head())
          && isAnyOrFirst(inside.condition(), assign.variable())
          && !findings.hasAt(assign)) {
        findings.add(
            ReviewProblem.ORDER_OF_THE_DECK, assign, assign.variable().name(), book.written(among));
      }
    }
  }

  /** Whether it does not compare the card with the one found before, only asks for that. */
  private boolean isAnyOrFirst(@Nullable Term condition, Variable variable) {
    return condition == null
        || condition
            .parts(Operator.AND)
            .filter(part -> book.dependsOn(part, variable))
            .allMatch(part -> part.operator() == Operator.IS_NONE);
  }

  /**
   * Finds choices that are repeated before anything comes of them: {@code repeat 2 times { dealer
   * chooses out from hand }}, and only then {@code move out to aside}.
   */
  public void chosenAgain() {
    Set<Dependency> read =
        book.dependencies(book.actions().flatMap(action -> action.terms().stream()));
    book.actions(Action.RepeatTimes.class)
        .forEach(
            loop ->
                loop.body().stream()
                    .filter(Action.Choose.class::isInstance)
                    .map(Action.Choose.class::cast)
                    .filter(choose -> comesOfItLater(choose, loop, read))
                    .forEach(
                        choose ->
                            findings.add(
                                ReviewProblem.CHOSEN_AGAIN,
                                choose,
                                choose.choice().variable().name(),
                                book.written(loop.times()))));
  }

  private boolean comesOfItLater(
      Action.Choose choose, Action.RepeatTimes loop, Set<Dependency> read) {
    Variable variable = choose.choice().variable();
    return choose.inside().isEmpty()
        && choose.choice().pass() == null
        && choose.choice().indices().isEmpty()
        && !(variable.type() instanceof Type.SetOf)
        && read.contains(variable.read())
        && !isRead(variable, loop, book);
  }

  /**
   * Finds choices that the next one replaces before anything comes of them: {@code dealer chooses
   * gift from hand}, and then {@code left of dealer chooses gift from hand}.
   */
  public void replacedByTheNext() {
    book.blocks().forEach(this::replacedByTheNext);
  }

  private void replacedByTheNext(List<Action> actions) {
    for (int place = 1; place < actions.size(); place++) {
      if (actions.get(place - 1) instanceof Action.Choose(Span span, Action.Choice first)
          && actions.get(place) instanceof Action.Choose next
          && isPlain(first)
          && isPlain(next.choice())
          && first.variable().equals(next.choice().variable())
          && isSurelyAsked(next.choice().player())
          && next.terms().stream().noneMatch(term -> book.dependsOn(term, first.variable()))
          && !findings.hasAt(span)) {
        findings.add(ReviewProblem.OVERWRITTEN, span, first.variable().name(), book.written(next));
      }
    }
  }

  private static boolean isPlain(Action.Choice choice) {
    return choice.pass() == null
        && choice.indices().isEmpty()
        && choice.then().isEmpty()
        && !choice.variable().isForPlayers();
  }

  /** Whether it is always somebody, rather than a declarer whom there may not be. */
  private boolean isSurelyAsked(Term player) {
    return player.applies(Operator.LEFT_OF, Operator.RIGHT_OF)
        ? isSurelyAsked(player.children().getFirst())
        : player instanceof Term.VariableValue(_, Variable variable, _)
            && (book.isDealer(variable) || variable.isLeader());
  }

  /**
   * Finds what is to be added up and is set back in each pass: {@code each player { total = 0;
   * total = total + tricks of player }} keeps what the last pass adds.
   */
  public void setBackInEachPass() {
    book.loops()
        .forEach(
            loop ->
                loop.blocks().stream()
                    .flatMap(block -> block.actions().stream())
                    .filter(Action.Assign.class::isInstance)
                    .map(Action.Assign.class::cast)
                    .filter(first -> first.indices().isEmpty())
                    .filter(first -> first.value() instanceof Term.Constant)
                    .filter(first -> addsUpInVain(loop, first))
                    .forEach(
                        first ->
                            findings.add(
                                ReviewProblem.SET_BACK_IN_EACH_PASS,
                                first,
                                first.variable().name(),
                                book.written(first))));
  }

  /**
   * Finds what is added to once in each trick though each trick resets it: {@code each trick {
   * count: number = 0 }}.
   */
  public void addedToOncePerTrick() {
    book.actions(Action.PlayTricks.class)
        .flatMap(play -> play.body().stream())
        .filter(Action.Assign.class::isInstance)
        .map(Action.Assign.class::cast)
        .filter(assign -> assign.variable().lifetime() == Lifetime.TRICK)
        .filter(assign -> assign.indices().isEmpty() && assign.variable().initial() != null)
        .filter(assign -> addsTo(assign.variable(), assign))
        .filter(assign -> book.setting(assign.variable()).equals(List.of(assign)))
        .forEach(
            assign ->
                findings.add(
                    ReviewProblem.BEGINS_WITH_EACH_TRICK,
                    assign,
                    assign.variable().name(),
                    book.written(Objects.requireNonNull(assign.variable().initial()))));
  }

  /**
   * Finds what is to grow from pass to pass and is set back just before: {@code each player
   * streak[player] = 0}, and then {@code streak[winner] = streak[winner] + 1}.
   */
  public void setBackBeforeAdding() {
    book.loops()
        .flatMap(loop -> loop.blocks().stream())
        .map(Action.Block::actions)
        .forEach(this::setBackBeforeAdding);
  }

  private void setBackBeforeAdding(List<Action> block) {
    for (int place = 0; place < block.size(); place++) {
      Action.Assign back = setBack(block.get(place));
      if (back == null) {
        continue;
      }
      List<Action> setting =
          Action.all(block.subList(place + 1, block.size()))
              .filter(action -> action.sets().contains(back.variable()))
              .toList();
      if (setting.size() == 1
          && block.contains(setting.getFirst())
          && setting.getFirst() instanceof Action.Assign adding
          && addsTo(back.variable(), adding)
          && adding.value().children().getLast() instanceof Term.NumberConstant more
          && back.value() instanceof Term.NumberConstant first
          && !findings.hasAt(adding)) {
        findings.add(
            ReviewProblem.SET_BACK_BEFORE_ADDING,
            adding,
            back.variable().name(),
            book.written(back),
            String.valueOf(first.value() + more.value()));
      }
    }
  }

  /** Returns what sets a number back for everybody, or one that belongs to nobody; else null. */
  private static Action.@Nullable Assign setBack(Action action) {
    boolean forAll =
        action instanceof Action.Each each
            && isForAll(each)
            && each.set().operator() == Operator.PLAYERS
            && each.body().size() == 1;
    return (forAll ? action.inside().getFirst() : action) instanceof Action.Assign assign
            && assign.value() instanceof Term.NumberConstant
            && assign.indices().size() == (forAll ? 1 : 0)
        ? assign
        : null;
  }

  /**
   * Whether all else that a loop does to a variable is to add to it, and only others ask for it.
   */
  private boolean addsUpInVain(Action loop, Action.Assign first) {
    Variable variable = first.variable();
    List<Action> inside = Action.all(loop.inside()).toList();
    List<Action> adding =
        inside.stream()
            .filter(action -> action.sets().contains(variable) && !action.equals(first))
            .toList();
    boolean performs =
        loop.has(StatementEffect.PLAYS_TRICKS)
            || inside.stream()
                .anyMatch(
                    action ->
                        action.has(StatementEffect.PLAYS_TRICKS, StatementEffect.PERFORMS_SCORE));
    return !adding.isEmpty()
        && adding.stream().allMatch(action -> addsTo(variable, action))
        && adding.getFirst().span().start() > first.span().end()
        && inside.stream().noneMatch(action -> !adding.contains(action) && reads(action, variable))
        && !(performs
            && Stream.concat(
                    book.trick().terms(),
                    book.rules().score().stream()
                        .flatMap(Action::all)
                        .flatMap(action -> action.terms().stream()))
                .anyMatch(term -> book.dependsOn(term, variable)))
        && book.actions().anyMatch(action -> !inside.contains(action) && reads(action, variable));
  }

  private static boolean addsTo(Variable variable, Action action) {
    return action instanceof Action.Assign(_, _, _, Term value, _)
        && value.operator() == Operator.PLUS
        && value.children().stream().filter(part -> part.readsDirectly(variable)).count() == 1;
  }

  private void rounded(Action action, Term value) {
    Term whole = value.children().getFirst();
    if (!whole.applies(Operator.ROUNDED_DOWN, Operator.ROUNDED_UP)
        || whole.children().getFirst().operator() != Operator.DIVIDED_BY) {
      return;
    }
    List<Term> parts = whole.children().getFirst().children();
    Term own = parts.getFirst();
    if (own.operator() == Operator.SCORE_OF
        && TermEquality.same(
            Rulebook.subject(own.children().getFirst()),
            Rulebook.subject(action.terms().getFirst()))
        && TermEquality.same(parts.getLast(), value.children().getLast())) {
      String more = book.written(value) + " - " + book.written(own);
      findings.replace(ReviewProblem.SCORE_ADDED_AGAIN, value, more, book.written(own), more);
    }
  }

  private boolean reads(Action action, Variable variable) {
    return action.terms().stream().anyMatch(term -> book.dependsOn(term, variable));
  }

  /** Whether an assignment may leave the value as it was, since no case may hold. */
  private static boolean mayKeep(Action action) {
    return action.terms().getLast() instanceof Term.Cases cases && cases.otherwise() == null;
  }

  /** Whether anything in the loop reads the variable, directly or in a section that it performs. */
  public static boolean isRead(Variable variable, Action each, Rulebook book) {
    Stream<Action> inside = Action.all(each.inside());
    return inside.anyMatch(
        action ->
            action.has(StatementEffect.PLAYS_TRICKS, StatementEffect.PERFORMS_SCORE)
                || action.terms().stream().anyMatch(term -> book.dependsOn(term, variable)));
  }

  /**
   * Finds statements that do nothing, or that add to a value what it already includes: {@code pot =
   * pot}, {@code winner scores score of winner + 1}.
   */
  public void futileStatements() {
    book.actions()
        .forEach(
            action -> {
              if (action.has(StatementEffect.SCORES)) {
                scores(action);
              } else if (isSetToItself(action)) {
                findings.add(ReviewProblem.CHANGES_NOTHING, action);
              }
            });
  }

  private static boolean isSetToItself(Action action) {
    return action instanceof Action.Assign set && isSetTo(set, set.value());
  }

  private void scores(Action action) {
    Term value = action.terms().getLast();
    if (Long.valueOf(0).equals(value.head()) && value.children().isEmpty()) {
      findings.add(ReviewProblem.CHANGES_NOTHING, action);
      return;
    }
    if (value.operator() == Operator.TIMES) {
      doubled(action, value);
      return;
    }
    if (value.applies(Operator.LEAST, Operator.GREATEST)) {
      limited(action, value);
      return;
    }
    Term own = value.operator() == Operator.PLUS ? value.children().getFirst() : value;
    if (value.operator() == Operator.PLUS
        && own.operator() == Operator.SCORE_OF
        && TermEquality.same(own.children().getFirst(), action.terms().getFirst())) {
      Term more = value.children().getLast();
      findings.replace(
          ReviewProblem.SCORE_ADDED_AGAIN,
          value,
          book.written(more),
          book.written(own),
          book.written(more));
    }
  }

  /** {@code each player scores least(score, 10)} adds up to 10, and limits nothing. */
  private void limited(Action action, Term value) {
    Term subject = Rulebook.subject(action.terms().getFirst());
    value.children().stream()
        .filter(part -> part.operator() == Operator.SCORE_OF)
        .filter(own -> TermEquality.same(Rulebook.subject(own.children().getFirst()), subject))
        .findFirst()
        .ifPresent(
            own -> {
              String score = book.written(own);
              String more = book.written(value) + " - " + score;
              findings.replace(ReviewProblem.SCORE_ADDED_AGAIN, value, more, score, more);
            });
  }

  /**
   * {@code dealer scores 2 * score of dealer} makes it three times as much, and {@code
   * rounded-down(score / 5) * 5} nearly twice.
   */
  private void doubled(Action action, Term value) {
    rounded(action, value);
    Term first = value.children().getFirst();
    boolean before = first.operator() != Operator.SCORE_OF;
    Term own = before ? value.children().getLast() : first;
    Term factor = before ? first : value.children().getLast();
    if (own.operator() == Operator.SCORE_OF
        && TermEquality.same(own.children().getFirst(), action.terms().getFirst())
        && factor.head().equals(2L)) {
      String score = book.written(own);
      findings.replace(ReviewProblem.SCORE_ADDED_AGAIN, value, score, score, score);
    }
  }
}
