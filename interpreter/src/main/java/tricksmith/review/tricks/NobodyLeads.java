package tricksmith.review.tricks;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Dependency;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Term.Domain;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.PartialEvaluator;
import tricksmith.rules.analysis.Setting;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds tricks that nobody can lead in some ordinary match: they begin with the only one of those
 * with most tricks, with the holder of a card that need not be dealt, or with a declarer although
 * everybody may have passed.
 */
public record NobodyLeads(Rulebook book, Findings findings) {
  public void review() {
    IdentityHashMap<Action, Set<Dependency>> askedBefore = new IdentityHashMap<>();
    book.guards()
        .statements(
            (action, asked) -> {
              if (!action.sets().isEmpty()) {
                askedBefore.merge(
                    action, asked, (one, other) -> one.size() < other.size() ? one : other);
              }
            });
    Map<Integer, List<Term>> counted =
        book.actions()
            .map(Action::condition)
            .flatMap(Stream::ofNullable)
            .flatMap(Term::all)
            .map(Term::counted)
            .flatMap(Stream::ofNullable)
            .collect(Collectors.groupingBy(TermEquality::hash));
    Leads leads =
        new Leads(book, findings, book.missing().optional(), askedBefore, counted, new HashSet<>());
    book.guards().statements(leads::review);
  }

  /** Who leads, and what was asked before. */
  private record Value(Term player, Set<Dependency> asked) {}

  /**
   * The ways back from whoever leads.
   *
   * @param optional statements that may not be reached
   * @param askedBefore what is asked before each statement that sets a variable
   * @param counted the sets whose size a condition of a statement depends on, by what they mean
   * @param followed the variables to whose values some way has led: they are as they are for all
   */
  private record Leads(
      Rulebook book,
      Findings findings,
      Set<Action> optional,
      Map<Action, Set<Dependency>> askedBefore,
      Map<Integer, List<Term>> counted,
      Set<Variable> followed) {

    void review(Action action, Set<Dependency> asked) {
      Term from = action.from();
      if (from != null && action.has(StatementEffect.PLAYS_TRICKS)) {
        new Way(action).follow(from, asked);
      }
    }

    /** The way back from who leads, by the values of variables. */
    private final class Way {
      private final Action play;
      private final Deque<Value> ahead = new ArrayDeque<>();

      Way(Action play) {
        this.play = play;
      }

      /** A script may have thousands of variables, each with the value of the next. */
      void follow(Term player, Set<Dependency> asked) {
        ahead.add(new Value(player, asked));
        while (!ahead.isEmpty()) {
          look(ahead.remove());
        }
      }

      private void look(Value value) {
        Term player = value.player();
        if (findings.hasAt(player)) {
          return;
        }
        if (player.operator() == Operator.ONLY_OF) {
          tied(player);
        } else if (player.operator() == Operator.HOLDER_OF) {
          if (!areAllDealt()) {
            instead(player);
          }
        } else if (player instanceof Term.Outermost(_, _, _, Domain domain)) {
          if (book.missing().canBeEmpty(domain)) {
            instead(player);
          }
        } else if (player.applies(Operator.FIRST_FROM, Operator.LAST_FROM)) {
          if (book.missing().canBeEmpty(player.children().getLast())) {
            instead(player);
          }
        } else if (player.applies(Trait.NAVIGATES)) {
          ahead.add(new Value(player.children().getFirst(), value.asked()));
        } else if (player.children().isEmpty()) {
          book.rules()
              .variables(player.reads())
              .filter(variable -> !value.asked().contains(variable.read()))
              .forEach(variable -> variable(variable, value));
        }
      }

      private void variable(Variable variable, Value read) {
        List<Action> setting = book.setting(variable);
        if (variable.isLeader() && setting.size() != 1) {
          return;
        }
        if (variable.initial() == null
            && !setting.isEmpty()
            && setting.stream().allMatch(optional::contains)) {
          if (book.missing().setTogether(variable).stream()
              .noneMatch(together -> read.asked().contains(together.read()))) {
            passed(variable, read.player().span(), play);
          }
        } else if (followed.add(variable)) {
          setting.stream()
              .filter(action -> action.choice() == null && action.inside().isEmpty())
              .filter(action -> !optional.contains(action))
              .forEach(this::set);
        }
      }

      private void set(Action setting) {
        Term value = setting.terms().getLast();
        if (value.type() == Type.Basic.PLAYER) {
          ahead.add(new Value(value, askedBefore.getOrDefault(setting, Set.of())));
        }
      }
    }

    private void tied(Term only) {
      Term set = only.children().getFirst();
      if (isCounted(set)) {
        return;
      }
      boolean severalCanBe =
          set instanceof Term.Selected
              || (set instanceof Term.Filtered(_, Domain domain)
                  && book.missing().canBeEmpty(domain));
      if (severalCanBe) {
        String of = book.written(book.balanced(set));
        Span span = book.balanced(only);
        String written = book.written(span);
        int at = written.indexOf("only of");
        String meant = "first player in (" + of + ")";
        findings.add(
            ReviewProblem.NOBODY_IF_EQUAL,
            only,
            at == 0 ? Fix.replace(span, meant) : null,
            written,
            meant);
      }
    }

    /** Whether some statement depends on how many there are, and so on whether there is one. */
    private boolean isCounted(Term set) {
      return counted.getOrDefault(TermEquality.hash(set), List.of()).stream()
          .anyMatch(other -> TermEquality.same(other, set));
    }

    private void instead(Term player) {
      Span span = book.balanced(player);
      String written = book.written(span);
      String meant = "(" + written + ", or " + book.somebodyToLead() + ")";
      findings.add(ReviewProblem.NOBODY_THERE, player, Fix.replace(span, meant), written, meant);
    }

    private void passed(Variable variable, Span from, Action play) {
      String condition = "if " + variable.name() + " is somebody: ";
      boolean alone = book.before(play.span().start()).isBlank();
      findings.add(
          ReviewProblem.NOBODY_IF_ALL_PASS,
          from,
          alone ? Fix.before(play, condition) : null,
          variable.name(),
          condition + book.head(play) + " { … }");
    }

    /** Whether every card can be in a hand, as far as dealing tells. */
    private boolean areAllDealt() {
      List<Action> intoHands = book.actions().filter(Action::bringsToHands).toList();
      return intoHands.isEmpty()
          || intoHands.stream().anyMatch(action -> action.count() == null || !isDealing(action))
          || Setting.defaults(book.rules()).stream()
              .noneMatch(setting -> staysSome(intoHands, setting));
    }

    /** Whether it deals to everybody, rather than letting somebody draw. */
    private static boolean isDealing(Action action) {
      return action.deals() && action.terms().getFirst().type() == Type.Basic.NUMBER;
    }

    private boolean staysSome(List<Action> dealing, Setting setting) {
      PartialEvaluator evaluator = book.certainty().evaluator(setting);
      long dealt = 0;
      for (Action action : dealing) {
        Term count = action.count();
        Long each = count == null ? null : evaluator.number(count);
        if (each == null) {
          return false;
        }
        dealt += each * setting.players();
      }
      return dealt < inGame(evaluator);
    }

    private long inGame(PartialEvaluator evaluator) {
      return book.rules().decks().stream()
          .mapToLong(
              deck -> deck.cards().stream().filter(card -> isIn(card, deck, evaluator)).count())
          .sum();
    }

    private static boolean isIn(DeckRules.Card card, DeckRules deck, PartialEvaluator evaluator) {
      return deck.leaveOuts().stream()
          .filter(line -> line.labels().contains(card.label()))
          .allMatch(
              line ->
                  line.condition() != null
                      && Boolean.FALSE.equals(evaluator.holds(line.condition())));
    }
  }
}
