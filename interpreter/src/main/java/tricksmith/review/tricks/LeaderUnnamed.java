package tricksmith.review.tricks;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds {@code play tricks} without {@code from} that can be reached before anybody is named to
 * lead, because of what players choose. The first pass of each loop is looked at. Other conditions
 * may hold just when a leader is known, so nothing is said about what depends on them.
 */
public record LeaderUnnamed(Rulebook book, Findings findings) {
  public void review() {
    new Walk(book, findings).block(book.rules().procedure());
  }

  private enum Known {
    NOBODY,
    PERHAPS_SOMEBODY,
    SOMEBODY
  }

  private static final class Walk {
    private final Rulebook book;
    private final Findings findings;

    private final Set<Dependency> chosen;
    private final Deque<Term> conditions = new ArrayDeque<>();
    private final Set<Dependency> decidesPerhaps = new HashSet<>();
    private Known known = Known.NOBODY;
    private int loops;

    Walk(Rulebook book, Findings findings) {
      this.book = book;
      this.findings = findings;
      this.chosen = chosen(book);
    }

    /** Returns the variables that have a value only through what players choose. */
    private static Set<Dependency> chosen(Rulebook book) {
      Set<Action> byChoice = Collections.newSetFromMap(new IdentityHashMap<>());
      book.actions()
          .filter(action -> action.choice() != null)
          .flatMap(Action::all)
          .forEach(byChoice::add);
      return book.rules().variables().stream()
          .filter(variable -> !book.setting(variable).isEmpty())
          .filter(variable -> byChoice.containsAll(book.setting(variable)))
          .map(Variable::read)
          .collect(Collectors.toUnmodifiableSet());
    }

    void block(List<Action> actions) {
      actions.forEach(this::step);
    }

    private void step(Action action) {
      if (action.has(StatementEffect.PLAYS_TRICKS)) {
        play(action);
      } else if (action.sets().stream().anyMatch(Variable::isLeader)) {
        known = Known.SOMEBODY;
      } else if (action.repetition() != null) {
        loop(action);
      } else if (action.choice() != null || action.condition() != null) {
        alternatives(action);
      } else {
        book.performed(action).forEach(block -> block(block.actions()));
      }
    }

    private void play(Action action) {
      List<Action.Block> blocks = action.blocks();
      block(blocks.getFirst().actions());
      if (action.from() == null && canBeUnnamed()) {
        report(action.span());
      }
      known = Known.SOMEBODY;
      blocks.subList(1, blocks.size()).forEach(block -> block(block.actions()));
    }

    private boolean canBeUnnamed() {
      return switch (known) {
        case NOBODY -> loops == 0 || conditions.stream().allMatch(this::isChosen);
        case PERHAPS_SOMEBODY -> conditions.stream().noneMatch(this::decidesPerhaps);
        case SOMEBODY -> false;
      };
    }

    private boolean isChosen(Term condition) {
      Set<Dependency> asked = book.dependencies(condition);
      return !asked.isEmpty() && chosen.containsAll(asked);
    }

    private boolean decidesPerhaps(Term condition) {
      return !Collections.disjoint(book.dependencies(condition), decidesPerhaps);
    }

    /** Walks one pass; a loop that goes on until something holds has perhaps seen to a leader. */
    private void loop(Action action) {
      loops++;
      block(action.inside());
      loops--;
      Action.Repetition repetition = action.repetition();
      if (known == Known.PERHAPS_SOMEBODY && repetition != null && !repetition.bounded()) {
        known = Known.SOMEBODY;
      }
    }

    private void alternatives(Action action) {
      Known before = known;
      Known least = Known.SOMEBODY;
      Known most = Known.NOBODY;
      Term condition = action.condition();
      if (condition != null) {
        conditions.push(condition);
      }
      for (Action.Block block : action.blocks()) {
        known = before;
        block(block.actions());
        least = known.compareTo(least) < 0 ? known : least;
        most = known.compareTo(most) > 0 ? known : most;
      }
      if (condition != null) {
        conditions.pop();
      }
      boolean byChoice = condition == null || isChosen(condition);
      known = least == most || byChoice ? joined(before, least, most) : Known.SOMEBODY;
      if (known == Known.PERHAPS_SOMEBODY) {
        decidedBy(action);
      }
    }

    /** Joins alternatives; two conditions that each name a leader are likely to cover all cases. */
    private static Known joined(Known before, Known least, Known most) {
      if (least == most) {
        return least;
      }
      return before == Known.NOBODY ? Known.PERHAPS_SOMEBODY : Known.SOMEBODY;
    }

    private void decidedBy(Action action) {
      decidesPerhaps.add(book.rules().leader().read());
      if (action.condition() != null) {
        decidesPerhaps.addAll(book.dependencies(action.condition()));
      }
      action
          .all()
          .flatMap(each -> each.sets().stream())
          .map(Variable::read)
          .forEach(decidesPerhaps::add);
    }

    private void report(Span play) {
      Span head = new Span(play.start(), play.start() + "play".length());
      if (findings.hasAt(head)) {
        return;
      }
      int end = play.start() + book.written(play).indexOf("tricks") + "tricks".length();
      String from = " from " + somebody();
      String mended = book.written(new Span(play.start(), end)) + from + restOfLine(end);
      findings.add(ReviewProblem.LEADER_UNNAMED, head, Fix.insert(end, from), mended);
    }

    private String restOfLine(int offset) {
      return book.after(offset).split("\\{", -1)[0].stripTrailing();
    }

    private String somebody() {
      String first = book.somebodyToLead();
      boolean never = known == Known.NOBODY && loops == 0;
      return never ? first : "(leader, or " + first + ")";
    }
  }
}
