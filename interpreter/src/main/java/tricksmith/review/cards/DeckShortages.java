package tricksmith.review.cards;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.review.supply.Shortage;
import tricksmith.review.supply.SupplyFacts;
import tricksmith.review.supply.SupplySimulation;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DeckRules;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.EffectAnalysis;
import tricksmith.rules.analysis.Setting;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds decks with too few cards for what is dealt or drawn, for some number of players or options.
 */
public record DeckShortages(Rulebook book, Findings findings) {
  public void review() {
    CheckedRules rules = book.rules();
    EffectAnalysis effects = book.effects();
    Stream<Term> terms =
        Stream.of(
                book.actions().flatMap(action -> counts(action, effects)),
                rules.decks().stream()
                    .flatMap(deck -> deck.leaveOuts().stream())
                    .map(DeckRules.LeaveOut::condition),
                book.actions().filter(action -> supplies(action, effects)).map(Action::condition))
            .flatMap(each -> each)
            .flatMap(Stream::ofNullable);
    Set<Span> found = new HashSet<>();
    Map<Span, Shortage> ends = new LinkedHashMap<>();
    Map<Span, Shortage> plays = new LinkedHashMap<>();
    SupplyFacts facts = new SupplyFacts(rules, effects);
    for (Setting setting : Setting.playable(rules, terms)) {
      new SupplySimulation(
              facts,
              setting,
              shortage -> {
                if (shortage.kind() == Shortage.Kind.END) {
                  ends.merge(shortage.span(), shortage, DeckShortages::more);
                } else if (shortage.kind() == Shortage.Kind.PLAY) {
                  plays.merge(shortage.span(), shortage, DeckShortages::more);
                } else {
                  report(shortage, found);
                }
              })
          .run();
    }
    plays.values().stream().filter(play -> play.there() == 0).forEach(play -> report(play, found));
    ends.values().stream()
        .filter(end -> end.there() == 0)
        .forEach(end -> findings.add(ReviewProblem.NO_CARD_THERE, end, end.zone(), end.setting()));
  }

  /**
   * Returns the shortage with more cards, since a card that exists at some time or in some setting
   * may be asked for.
   */
  private static Shortage more(Shortage one, Shortage other) {
    return one.there() >= other.there() ? one : other;
  }

  private void report(Shortage shortage, Set<Span> found) {
    if (!found.add(shortage.span())) {
      return;
    }
    if (shortage.there() == 0 && shortage.kind() == Shortage.Kind.FIRST_TIME) {
      Optional<Action> emptied = emptying(shortage);
      if (emptied.isPresent()) {
        reportEmptied(shortage, emptied.get());
        return;
      }
    }
    String wanted = Long.toString(shortage.wanted());
    String there = Long.toString(shortage.there());
    if (shortage.kind() == Shortage.Kind.PLAY) {
      findings.add(
          ReviewProblem.NOBODY_HAS_CARDS,
          new Span(shortage.span().start(), shortage.span().start() + "play".length()),
          dealBefore(shortage.span()));
    } else if (shortage.kind() == Shortage.Kind.TRICKS) {
      findings.add(
          ReviewProblem.FEWER_CARDS_THAN_TRICKS,
          new Span(shortage.span().start(), shortage.span().start() + "play".length()),
          wanted,
          there,
          shortage.setting());
    } else if (shortage.kind() == Shortage.Kind.CHOICE) {
      findings.add(ReviewProblem.FEWER_CARDS, shortage, wanted, there, shortage.setting());
    } else {
      findings.add(
          problem(shortage.kind()), shortage, shortage.zone(), wanted, there, shortage.setting());
    }
  }

  /** Returns the last line before a shortage that moves a whole zone to another pile. */
  private Optional<Action> emptying(Shortage shortage) {
    return book.actions()
        .filter(action -> action.span().end() <= shortage.span().start())
        .filter(action -> action.moved() instanceof Term.ZoneCards from && isZone(from, shortage))
        .filter(action -> action.target() != null && !action.target().zone().is(Zone.HAND))
        .reduce((_, later) -> later);
  }

  private static boolean isZone(Term.ZoneCards cards, Shortage shortage) {
    return cards.zone().name().equals(shortage.zone());
  }

  private void reportEmptied(Shortage shortage, Action emptied) {
    Term.ZoneCards to = Objects.requireNonNull(emptied.target());
    String there = book.written(to);
    Matcher named =
        Pattern.compile("\\b(?:from|of) +(?<zone>" + Pattern.quote(shortage.zone()) + ")(?![\\w-])")
            .matcher(book.written(shortage));
    int start = shortage.span().start();
    Fix fix =
        named.find()
            ? Fix.replace(new Span(start + named.start("zone"), start + named.end("zone")), there)
            : null;
    findings.add(
        ReviewProblem.CARDS_MOVED_BEFORE,
        shortage,
        fix,
        shortage.zone(),
        book.written(emptied),
        there);
  }

  /**
   * Offers to deal before play, unless cards are dealt elsewhere, since then the mistake may be
   * anywhere.
   */
  private @Nullable Fix dealBefore(Span play) {
    boolean deals = book.actions().anyMatch(Action::deals);
    boolean shuffles = book.has(StatementEffect.SHUFFLES);
    return deals || !shuffles ? null : book.statementBefore(play, "deal deck to players");
  }

  private static ReviewProblem problem(Shortage.Kind kind) {
    return switch (kind) {
      case FIRST_TIME -> ReviewProblem.TOO_FEW_CARDS;
      case NEXT_TIME -> ReviewProblem.TOO_FEW_CARDS_NEXT_TIME;
      case WITHOUT_NEW_DEAL -> ReviewProblem.NO_NEW_DEAL;
      case CHOICE -> ReviewProblem.FEWER_CARDS;
      case PLAY -> ReviewProblem.NOBODY_HAS_CARDS;
      case TRICKS -> ReviewProblem.FEWER_CARDS_THAN_TRICKS;
      case END -> ReviewProblem.NO_CARD_THERE;
    };
  }

  /** Returns the expressions for how many cards are dealt, drawn or chosen. */
  private static Stream<@Nullable Term> counts(Action action, EffectAnalysis effects) {
    Action.Choice choice = action.choice();
    Action.Repetition repetition = action.repetition();
    Stream<@Nullable Term> passes =
        repetition != null && supplies(action, effects)
            ? repetition.over().stream().map(value -> value)
            : Stream.of();
    return Stream.of(
            Stream.of(
                action.moved() == null ? null : action.count(),
                choice == null ? null : choice.least()),
            passes)
        .flatMap(terms -> terms);
  }

  /** Whether cards are dealt, drawn or moved inside this action. */
  private static boolean supplies(Action action, EffectAnalysis effects) {
    return effects.canHave(action.inside(), EnumSet.of(StatementEffect.MOVES_CARDS));
  }
}
