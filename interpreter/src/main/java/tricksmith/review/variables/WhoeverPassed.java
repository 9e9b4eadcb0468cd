package tricksmith.review.variables;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.ConstantFolding;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.PartialEvaluator;
import tricksmith.rules.analysis.Setting;
import tricksmith.source.Diagnostic;
import tricksmith.source.Span;

/**
 * Finds scores that depend on what nobody may have chosen: {@code player != declarer} holds for
 * everybody if all passed, and {@code unless bid > tricks of player} for whoever has no bid. So
 * does {@code player != shooter} if {@code shooter = only of (…)} and several are there, or none.
 * The conditions are evaluated without a value of the variable, however they are written.
 */
public record WhoeverPassed(Rulebook book, Findings findings) {
  /** No game has more declarers and bids, and all the rules are read for each. */
  private static final int MOST_VARIABLES = 30;

  /** Comparisons by order, and which of their sides is the smaller one. */
  private static final Map<Operator, Integer> MORE =
      Map.of(Operator.GREATER, 1, Operator.AT_LEAST, 1, Operator.LESS, 0, Operator.AT_MOST, 0);

  private static final Set<ReviewProblem> MISSING_DECLARER =
      EnumSet.of(
          ReviewProblem.HOLDS_WITHOUT_DECLARER,
          ReviewProblem.ELSE_WITHOUT_DECLARER,
          ReviewProblem.HOLDS_WITHOUT_ONLY_ONE,
          ReviewProblem.ELSE_WITHOUT_ONLY_ONE,
          ReviewProblem.NOBODY_IF_ALL_PASS);

  public void review() {
    book.rules().variables().stream()
        .filter(variable -> isDeclarer(variable) || isOfEach(variable))
        .limit(MOST_VARIABLES)
        .filter(variable -> isSetOnlyIfChosen(variable) || isOnlyOne(variable))
        .forEach(this::review);
  }

  private void review(Variable variable) {
    if (isOfEach(variable)) {
      book.guards()
          .statements(new Scores(book, findings, variable, false, Set.of(variable))::review);
    } else if (!isProvidedFor(variable)) {
      book.guards()
          .statements(new Scores(book, findings, variable, true, together(variable))::review);
    }
  }

  /** Returns the variables that have a value just if this one has. */
  private Set<Variable> together(Variable variable) {
    return isOnlyOne(variable) ? Set.of(variable) : book.missing().setTogether(variable);
  }

  /** Whether it is the only player of whom something holds, so nobody if that holds of several. */
  private boolean isOnlyOne(Variable variable) {
    List<Action> setting = book.setting(variable);
    return isDeclarer(variable)
        && variable.initial() == null
        && !variable.isLeader()
        && !setting.isEmpty()
        && setting.stream()
            .allMatch(
                action ->
                    action instanceof Action.Assign assign
                        && !assign.keepIfNone()
                        && isPerhapsNobody(assign.value()));
  }

  private boolean isPerhapsNobody(Term value) {
    if (value.operator() != Operator.ONLY_OF) {
      return false;
    }
    Term players = value.children().getFirst();
    return players instanceof Term.Selected
        || book.missing().canBeEmpty(players)
        || (players instanceof Term.Filtered(_, Term.Domain domain)
            && domain.condition() != null
            && comparesWithNumber(domain.condition(), domain.element()));
  }

  /** Whether a number that each player has in play must be a particular one, or more, or less. */
  private boolean comparesWithNumber(Term condition, Local player) {
    return condition.applies(Trait.SINGLES_OUT)
        && condition.children().stream().anyMatch(side -> side.head() instanceof Long)
        && condition.reads(player)
        && book.dependencies(condition).stream().noneMatch(OnVariable.class::isInstance);
  }

  /** Whether a variable has a value only if a player did not pass; then nothing happens instead. */
  private boolean isSetOnlyIfChosen(Variable variable) {
    List<Action> setting = book.setting(variable);
    return variable.initial() == null
        && !variable.isLeader()
        && !setting.isEmpty()
        && (isSought(variable, setting)
            || (book.missing().optional().containsAll(setting)
                && book.missing()
                    .choices(variable)
                    .map(Action::choice)
                    .allMatch(WhoeverPassed::isAmongSeveral)));
  }

  /** Whether a round asks one player after the other, yes or no, until somebody is found. */
  private boolean isSought(Variable variable, List<Action> setting) {
    return isDeclarer(variable)
        && book.actions(Action.Each.class)
            .filter(round -> round.until() != null && round.onlyEnd() == null)
            .filter(round -> book.dependsOn(Objects.requireNonNull(round.until()), variable))
            .map(round -> Action.all(round.body()).flatMap(Action::choices))
            .anyMatch(
                choices ->
                    choices
                        .filter(choice -> choice.variable().type() == Type.Basic.YES_NO)
                        .anyMatch(
                            choice -> Action.all(choice.then()).toList().containsAll(setting)));
  }

  /** Whether there is more to choose than yes, and nothing is done if a player passes. */
  private static boolean isAmongSeveral(Action.@Nullable Choice choice) {
    return choice != null
        && choice.otherwise().isEmpty()
        && choice.variable().type() != Type.Basic.YES_NO;
  }

  private boolean isDeclarer(Variable variable) {
    return variable.type() == Type.Basic.PLAYER
        && variable.indices().isEmpty()
        && book.setting(variable).stream().allMatch(action -> action.choice() == null);
  }

  private boolean isOfEach(Variable variable) {
    return variable.type() == Type.Basic.NUMBER
        && variable.indices().equals(List.of(Type.Basic.PLAYER))
        && book.setting(variable).stream().allMatch(action -> action.choice() != null);
  }

  /**
   * Whether a script asks anywhere if there is a value, other than to decide what players are
   * offered, or how long a round that ends anyway goes on.
   */
  private boolean isProvidedFor(Variable variable) {
    Set<Dependency> together =
        together(variable).stream().map(Variable::read).collect(Collectors.toSet());
    List<Span> auction =
        Stream.concat(
                book.missing().choices(variable).map(Action::span),
                book.actions()
                    .filter(each -> each.onlyEnd() == null)
                    .map(Action::until)
                    .flatMap(Stream::ofNullable)
                    .map(Term::span))
            .toList();
    return book.everyTerm()
        .filter(
            asks ->
                asks.applies(Operator.PASSES, Operator.PASSED) || asksWhetherThere(asks, together))
        .anyMatch(asks -> auction.stream().noneMatch(span -> span.covers(asks.span())));
  }

  private boolean asksWhetherThere(Term term, Set<Dependency> together) {
    return (term.applies(Trait.EXPECTS_NONE) || !term.guarded().isEmpty())
        && book.guards().isAsked(term, together);
  }

  /**
   * Looks at what scores.
   *
   * @param variable the one that may have no value
   * @param declarer whether it names a player; otherwise it belongs to each
   * @param together those that have a value just if it has one
   */
  private record Scores(
      Rulebook book,
      Findings findings,
      Variable variable,
      boolean declarer,
      Set<Variable> together) {

    void review(Action action, Set<Dependency> asked) {
      boolean known = together.stream().map(Variable::read).anyMatch(asked::contains);
      if (known || !scores(action) || book.missing().optional().contains(action)) {
        return;
      }
      if (action.condition() != null) {
        condition(action.condition(), action.blocks());
      }
      if (action.where() != null) {
        condition(action.where(), action.blocks());
      }
      if (action.has(StatementEffect.SCORES, StatementEffect.GOES_ROUND)) {
        for (Term term : action.allTerms().toList()) {
          cases(term);
          whoScores(term);
        }
      }
    }

    /** Whether anybody can score there though nobody is what the variable names. */
    private boolean scores(List<Action> actions) {
      return actions.stream().anyMatch(this::scores);
    }

    private boolean scores(Action action) {
      boolean round = action.has(StatementEffect.GOES_ROUND);
      if ((round || action.has(StatementEffect.SCORES)) && isNobody(action.terms().getFirst())) {
        return false;
      }
      return action.has(StatementEffect.SCORES, StatementEffect.PERFORMS_SCORE)
          || scores(action.inside());
    }

    /** Whether these are players reached from nobody, such as the opponents. */
    private boolean isNobody(Term players) {
      return declarer
          && book.dependsOn(players, variable)
          && players.all().noneMatch(part -> part.operator() == Operator.EXCEPT)
          && !(players instanceof Term.Filtered);
    }

    private void condition(Term condition, List<Action.Block> blocks) {
      if (scores(blocks.getFirst().actions()) && comesOut(condition, true)) {
        holds(condition);
      } else if (blocks.size() > 1
          && scores(blocks.getLast().actions())
          && comesOut(condition, false)) {
        fails(condition);
      }
    }

    private void cases(Term term) {
      if (!(term instanceof Term.Cases cases)) {
        return;
      }
      List<Term> conditions = cases.cases().stream().map(Term.Case::condition).toList();
      conditions.stream()
          .filter(each -> comesOut(each, true))
          .findFirst()
          .ifPresentOrElse(
              this::holds,
              () -> {
                if (cases.otherwise() != null
                    && conditions.stream().allMatch(each -> comesOut(each, false))) {
                  fails(conditions.getLast());
                }
              });
    }

    private void whoScores(Term term) {
      if (term instanceof Term.Filtered(_, Term.Domain domain)) {
        Stream.ofNullable(domain.condition())
            .filter(each -> comesOut(each, true))
            .forEach(this::holds);
      } else if (declarer
          && term.operator() == Operator.EXCEPT
          && isNothing(term.children().getLast())) {
        report(withoutOne(true), term.span(), aroundIt());
      }
    }

    /** Whether a condition comes out so just because the variable has no value. */
    private boolean comesOut(Term condition, boolean truth) {
      return isAsked(condition)
          && condition.all().noneMatch(part -> findings.hasAt(part))
          && condition.all().noneMatch(this::asksForNone)
          && book.certainty().settings(condition).stream()
              .allMatch(
                  setting ->
                      book.certainty().evaluator(setting).holds(condition) == null
                          && (Boolean.valueOf(truth).equals(without(setting, condition))
                              || (truth && exceedsNobody(setting, condition))));
    }

    /** Whether it is a question whether the variable has no value, so that this is meant. */
    private boolean asksForNone(Term part) {
      return part.applies(Trait.EXPECTS_NONE) && book.dependsOn(part, variable);
    }

    /** Whether it can hold because somebody has more than nobody, who has nothing. */
    private boolean exceedsNobody(Setting setting, Term condition) {
      if (!declarer || Boolean.FALSE.equals(without(setting, condition))) {
        return false;
      }
      if (condition.operator() == Operator.AND) {
        return condition.children().stream().anyMatch(part -> exceedsNobody(setting, part));
      }
      Operator operator = condition.operator();
      if (operator == null || !MORE.containsKey(operator)) {
        return false;
      }
      Term smaller = condition.children().get(MORE.get(operator));
      return book.dependsOn(smaller, variable)
          && book.certainty().evaluator(setting).value(smaller) == null
          && Long.valueOf(0).equals(without(setting, smaller));
    }

    private boolean isNothing(Term set) {
      return isAsked(set)
          && book.certainty().settings(set).stream()
              .map(setting -> without(setting, set))
              .allMatch(value -> ConstantFolding.NONE.equals(value) || Set.of().equals(value));
    }

    private @Nullable Object without(Setting setting, Term term) {
      PartialEvaluator evaluator = book.certainty().evaluator(setting);
      for (Variable each : together) {
        if (each.initial() == null) {
          evaluator = evaluator.with(each, ConstantFolding.NONE);
        }
      }
      return evaluator.value(term);
    }

    /**
     * Whether a term depends on the variable, and if each has one, on that of a single player, with
     * which those of others may be compared.
     */
    private boolean isAsked(Term term) {
      if (!book.dependsOn(term, variable)) {
        return false;
      }
      List<Term> parts = book.everythingIn(term).toList();
      Set<Local> others =
          parts.stream().flatMap(part -> part.binds().stream()).collect(Collectors.toSet());
      Set<Term> compared =
          parts.stream()
              .filter(part -> part.operator() != null && MORE.containsKey(part.operator()))
              .map(Term::children)
              .filter(sides -> sides.stream().anyMatch(side -> isOfOne(side, others)))
              .flatMap(List::stream)
              .collect(Collectors.toSet());
      return parts.stream()
          .filter(part -> part.readsDirectly(variable))
          .allMatch(part -> compared.contains(part) || isOfOne(part, others));
    }

    /** Whether it is the value of the variable, not that of others who are gone through. */
    private boolean isOfOne(Term value, Set<Local> others) {
      return value.readsDirectly(variable)
          && value.children().stream()
              .allMatch(index -> index.head() instanceof Local player && !others.contains(player));
    }

    private void holds(Term condition) {
      Span span = book.balanced(condition);
      boolean unless = book.before(span.start()).stripTrailing().endsWith("unless");
      boolean open = condition.operator() == Operator.OR && !book.isBracketed(span);
      String written = book.written(span);
      String bracketed = unless || open ? "(" + written + ")" : written;
      String asked = variable.name() + (declarer ? " is somebody and " : " is chosen and ");
      report(
          declarer ? withoutOne(true) : ReviewProblem.HOLDS_FOR_PASSED,
          condition.span(),
          unless ? "if " + asked + "not " + bracketed : asked + bracketed);
    }

    private void fails(Term condition) {
      report(
          declarer ? withoutOne(false) : ReviewProblem.ELSE_FOR_PASSED,
          condition.span(),
          aroundIt());
    }

    /** Returns what is wrong with a condition that holds, or does not, though nobody is meant. */
    private ReviewProblem withoutOne(boolean holds) {
      boolean single = book.missing().choices(variable).findAny().isEmpty();
      if (holds) {
        return single ? ReviewProblem.HOLDS_WITHOUT_ONLY_ONE : ReviewProblem.HOLDS_WITHOUT_DECLARER;
      }
      return single ? ReviewProblem.ELSE_WITHOUT_ONLY_ONE : ReviewProblem.ELSE_WITHOUT_DECLARER;
    }

    private String aroundIt() {
      return "if " + variable.name() + (declarer ? " is somebody" : " is chosen") + " { … }";
    }

    /** Reports where a declarer is missing for the first time, for one provision is enough. */
    private void report(ReviewProblem problem, Span span, String asked) {
      if (!declarer || findings.all().stream().noneMatch(this::isOfDeclarer)) {
        findings.add(problem, span, variable.name(), asked);
      }
    }

    private boolean isOfDeclarer(Diagnostic finding) {
      return finding.problem() instanceof ReviewProblem problem
          && MISSING_DECLARER.contains(problem)
          && finding.arguments().getFirst().equals(variable.name());
    }
  }
}
