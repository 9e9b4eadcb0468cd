package tricksmith.review.cards;

import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules.Winners;
import tricksmith.rules.DeckRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.EffectAnalysis;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Section.Turn;

/**
 * Follows the procedure, tracking where cards can be and whether a trick can have been played.
 * Finds questions about cards where there can be none, or about a trick before the first: {@code
 * trump = suit of led} before tricks are played, {@code QS in table} afterwards; and cards that are
 * turned up before any have been dealt.
 */
public record NothingThere(Rulebook book, Findings findings) {
  public void review() {
    Walk walk = new Walk(book);
    walk.procedure();
    walk.report(findings);
  }

  /** Things that can be present besides the cards of zones, which are tracked by zone. */
  private enum Elsewhere {
    /** The cards of a trick that have not been collected yet. */
    TABLE,
    /** A trick of this deal, in progress or finished. */
    TRICK
  }

  /** When the rules of tricks are asked. */
  private enum Moment {
    LEAD_AT_AN_EMPTY_TABLE,
    LEAD_BESIDE_OTHER_CARDS,
    EACH_CARD
  }

  /** A question, and whether it can have found anything in any of the places where it is asked. */
  private record Asked(Term term, @Nullable Zone zone, boolean found, boolean trick) {

    Asked or(Asked other) {
      return new Asked(term, zone, found || other.found, trick || other.trick);
    }
  }

  private static final class Walk {
    private final Rulebook book;
    private final EffectAnalysis effects;
    private final boolean suitLedIsPlain;
    private final boolean allStay;
    private final Map<Span, Asked> asked = new LinkedHashMap<>();
    private final Set<Term> notLed = new LinkedHashSet<>();
    private final Set<Term> notPlayed = new LinkedHashSet<>();
    private final Set<Span> shown = new HashSet<>();
    private final Map<Object, Set<Object>> visited = new HashMap<>();
    private final IdentityHashMap<Term, Set<Object>> places = new IdentityHashMap<>();
    private Set<Object> there = new HashSet<>();

    /** Where the cards of tricks go instead of to their winners. */
    private Term.@Nullable ZoneCards instead;

    Walk(Rulebook book) {
      this.book = book;
      this.effects = book.effects();
      this.suitLedIsPlain = book.trick().suitLed() == null;
      this.allStay = !book.has(StatementEffect.SITS_OUT);
      decks();
    }

    void procedure() {
      block(book.rules().procedure());
      if (book.rules().ending() instanceof Winners winners) {
        ask(winners.winners());
      }
    }

    private void decks() {
      book.rules().decks().stream().map(DeckRules::zone).forEach(there::add);
    }

    private void block(List<Action> actions) {
      actions.forEach(this::step);
    }

    private void step(Action action) {
      if (action.has(StatementEffect.PLAYS_TRICKS)) {
        tricks((Action.PlayTricks) action);
      } else if (action.repetition() != null) {
        loop(action);
      } else {
        questions(action).forEach(this::ask);
        if (action.has(StatementEffect.SHOWS_CARDS)) {
          action.terms().stream().filter(Term.ZoneCards.class::isInstance).forEach(this::turnUp);
        }
        does(action);
        alternatives(book.performed(action));
      }
    }

    /**
     * Returns the terms that ask something, which excludes the cards that are moved and where they
     * go.
     */
    private static Stream<Term> questions(Action action) {
      Term moved = action.moved();
      boolean handles =
          moved != null
              || action.choice() != null
              || action.has(StatementEffect.SHUFFLES, StatementEffect.SHOWS_CARDS);
      return handles
          ? action.terms().stream().filter(term -> term.pile() == null && !term.equals(moved))
          : action.terms().stream();
    }

    private void turnUp(Term cards) {
      shown.add(cards.span());
      ask(cards);
    }

    private void does(Action action) {
      Set<StatementEffect> done = action.effects();
      if (done.contains(StatementEffect.STARTS_DEAL)) {
        if (action.terms().isEmpty()) {
          there.clear();
        }
        there.remove(Elsewhere.TRICK);
        decks();
      }

      takeAway(action);
      putDown(action);
    }

    private void takeAway(Action action) {
      if (action.count() != null) {
        return;
      }
      if (Rulebook.isTrickUnderWay(action.moved())) {
        there.remove(Elsewhere.TABLE);
      } else if (action.moved() instanceof Term.ZoneCards(_, Zone zone, var owner)
          && owner == null) {
        there.remove(place(zone));
      }
    }

    private void putDown(Action action) {
      Set<StatementEffect> done = action.effects();
      if (action.moved() != null) {
        Term.ZoneCards to = action.target();
        there.add(place(to == null ? named(Zone.HAND) : to.zone()));
      }
      if (done.contains(StatementEffect.PLAYS_TRICKS)
          || done.contains(StatementEffect.TAKES_TRICKS)) {
        Term.ZoneCards pile = pileOfTricks(action);
        if (pile == null) {
          there.add(place(named(Zone.WON)));
        } else {
          instead = pile;
        }
        there.add(place(named(Zone.ASIDE)));
      }
      if (done.contains(StatementEffect.PLAYS_TRICKS)) {
        there.add(Elsewhere.TRICK);
      }
      if (done.contains(StatementEffect.STARTS_DEAL)) {
        decks();
      }
    }

    /** Returns where all cards of each trick are moved; null if they stay where they are. */
    private static Term.@Nullable ZoneCards pileOfTricks(Action play) {
      return play.afterEachTrick().stream()
          .filter(action -> Rulebook.isTrickUnderWay(action.moved()))
          .map(Action::target)
          .flatMap(Stream::ofNullable)
          .filter(to -> !to.zone().is(Zone.WON))
          .findFirst()
          .orElse(null);
    }

    private Zone named(String name) {
      return book.rules().zones().stream()
          .filter(zone -> zone.name().equals(name))
          .findFirst()
          .orElseThrow();
    }

    private static Object place(Zone zone) {
      return zone.is(Zone.TABLE) ? Elsewhere.TABLE : zone.id();
    }

    /** Walks alternative blocks: at most one runs, and perhaps none of its effects. */
    private void alternatives(List<Action.Block> blocks) {
      Set<Object> before = there;
      Set<Object> after = new HashSet<>(blocks.isEmpty() ? before : Set.of());
      for (Action.Block inside : blocks) {
        there = new HashSet<>(before);
        block(inside.actions());
        after.addAll(there);
      }
      there = after;
    }

    /** Walks a loop; cards put somewhere in one pass may be there in the next. */
    private void loop(Action action) {
      List<Term> eachPass = action.eachPass();
      questions(action).filter(term -> !eachPass.contains(term)).forEach(this::ask);
      anyPass(action.inside());
      eachPass.forEach(this::ask);
      Set<Object> before = new HashSet<>(there);
      action.blocks().forEach(inside -> block(inside.actions()));
      there.addAll(before);
    }

    private void anyPass(List<Action> actions) {
      Action.all(actions).forEach(this::putDown);
      if (effects.canHave(actions, Set.of(StatementEffect.PERFORMS_SCORE))) {
        Action.all(book.rules().score()).forEach(this::putDown);
      }
    }

    private void tricks(Action.PlayTricks play) {
      Stream.of(play.count(), play.from()).flatMap(Stream::ofNullable).forEach(this::ask);
      anyPass(play.inside());
      Set<Object> first = new HashSet<>(there);
      putDown(play);
      there.add(place(named(Zone.HAND)));
      Stream.ofNullable(play.until()).forEach(this::ask);
      clearTable();
      block(play.beforeEachTrick());
      beforeTheLead();
      there.add(Elsewhere.TABLE);
      block(play.beforeEachCard());
      onTheTable();
      block(play.afterEachCard());
      there.add(Elsewhere.TABLE);
      block(play.body());
      there.addAll(first);
      putDown(play);
      clearTable();
      if (allStay && play.count() == null && Rulebook.asksForEmptyHands(play.until())) {
        there.remove(place(named(Zone.HAND)));
      }
    }

    /** All cards go with the trick; others may be laid before the next. */
    private void clearTable() {
      if (!book.laysOnTable()) {
        there.remove(Elsewhere.TABLE);
      }
    }

    /** Visits the conditions on leading, which are evaluated while the table is empty. */
    private void beforeTheLead() {
      boolean empty = !there.contains(Elsewhere.TABLE);
      Moment moment = empty ? Moment.LEAD_AT_AN_EMPTY_TABLE : Moment.LEAD_BESIDE_OTHER_CARDS;
      if (!isToBeVisited(moment, there)) {
        return;
      }
      for (TrickRules.Obligation obligation : book.trick().obligations()) {
        Stream.ofNullable(obligation.when())
            .filter(when -> isAskedBeforeTheLead(obligation, when))
            .forEach(
                when -> {
                  ask(when);
                  if (empty) {
                    when.all().filter(Walk::isCardsOfTheTrick).forEach(notPlayed::add);
                  }
                  when.all().filter(part -> isLed(part) || isWonSoFar(part)).forEach(notLed::add);
                });
      }
    }

    private static boolean isCardsOfTheTrick(Term part) {
      return part.operator() != Operator.TABLE && Rulebook.isTrickUnderWay(part);
    }

    private boolean isLed(Term part) {
      return part.operator() == Operator.LED
          || (part.operator() == Operator.SUIT_LED && suitLedIsPlain);
    }

    /** Whether a term asks who is winning a trick, in which nobody does before the lead. */
    private boolean isWonSoFar(Term part) {
      return !book.trick().hasPlayoff()
          && (part.applies(Operator.WINNER, Operator.WINNING_CARD)
              || (part.applies(Operator.WINNER_OF, Operator.WINNING_CARD_OF)
                  && part.children().getFirst().operator() == Operator.THIS_TRICK));
    }

    private void onTheTable() {
      if (!isToBeVisited(Moment.EACH_CARD, there)) {
        return;
      }
      TrickRules rules = book.trick();
      Stream<Term> obligations =
          rules.obligations().stream()
              .flatMap(
                  each -> each.terms().stream().filter(term -> !isAskedBeforeTheLead(each, term)));
      Stream<Term> criteria = rules.criteria().stream().flatMap(each -> each.terms().stream());
      Stream.concat(obligations, criteria)
          .filter(term -> isToBeVisited(term.span(), places(term)))
          .forEach(this::ask);
    }

    private static boolean isAskedBeforeTheLead(TrickRules.Obligation obligation, Term term) {
      return obligation.turn() == Turn.LEAD && term.equals(obligation.when());
    }

    /**
     * Visits a term; asking for something that may be missing is fine where a fallback is given.
     */
    private void ask(Term term) {
      if (term instanceof Term.EndOfZone) {
        // Whether a card lies at an end is counted with the supply.
        return;
      }
      note(term);
      DefinedTerm called = book.called(term);
      if (called != null) {
        askDefinition(called);
      }
      term.unguarded().forEach(this::ask);
    }

    private void askDefinition(DefinedTerm definition) {
      if (isToBeVisited(definition.id(), there)) {
        ask(definition.body());
      }
    }

    /**
     * Whether something that is asked again and again has not been visited yet, or never when one
     * of some places could have cards.
     */
    private boolean isToBeVisited(Object asked, Set<Object> places) {
      boolean first = !visited.containsKey(asked);
      Set<Object> known = visited.computeIfAbsent(asked, _ -> new HashSet<>());
      boolean more = false;
      for (Object place : places) {
        more |= there.contains(place) && known.add(place);
      }
      return first || more;
    }

    private Set<Object> places(Term term) {
      return places.computeIfAbsent(
          term,
          _ -> {
            Set<Object> asked = new HashSet<>(book.zonesIn(term));
            asked.addAll(List.of(Elsewhere.values()));
            asked.add(place(named(Zone.HAND)));
            return asked;
          });
    }

    private void note(Term term) {
      boolean trick = there.contains(Elsewhere.TRICK);
      if (term.operator() == Operator.TABLE) {
        note(new Asked(term, null, there.contains(Elsewhere.TABLE), trick));
      } else if (term.applies(Trait.NEEDS_TRICK)) {
        if (term.operator() != Operator.SUIT_LED || suitLedIsPlain) {
          note(new Asked(term, null, trick, trick));
        }
      } else if (term.operator() == Operator.HOLDER_OF) {
        Zone hand = named(Zone.HAND);
        note(new Asked(term, hand, there.contains(place(hand)), trick));
      } else if (term instanceof Term.ZoneCards(_, Zone zone, _)) {
        note(new Asked(term, zone, there.contains(place(zone)), trick));
      }
    }

    private void note(Asked one) {
      asked.merge(one.term().span(), one, Asked::or);
    }

    void report(Findings findings) {
      notPlayed.forEach(
          cards ->
              findings.add(
                  ReviewProblem.TABLE_IS_EMPTY,
                  cards,
                  Fix.replace(cards, "played"),
                  book.written(cards)));
      notLed.forEach(led -> findings.add(ReviewProblem.NOT_YET_LED, led, book.written(led)));
      asked.values().stream()
          .filter(each -> !each.found() && !isReadAgain(each.term().span(), findings))
          .forEach(each -> report(each, findings));
    }

    private void report(Asked each, Findings findings) {
      Span span = each.term().span();
      String written = book.written(span);
      Zone zone = each.zone();
      if (zone != null && zone.is(Zone.WON) && instead != null) {
        elsewhere((Term.ZoneCards) each.term(), instead, findings);
      } else if (shown.contains(span)) {
        findings.add(ReviewProblem.NOTHING_TO_SHOW, span, written);
      } else if (each.trick() && each.term().operator() == Operator.HOLDER_OF) {
        String card = book.written(each.term().children().getFirst());
        String player = card + ".player";
        findings.replace(ReviewProblem.HELD_NO_LONGER, span, player, card, player);
      } else if (zone != null) {
        findings.add(ReviewProblem.ZONE_IS_EMPTY, span, zone.name());
      } else if (each.term().operator() == Operator.FIRST_TRICK) {
        findings.add(ReviewProblem.BEFORE_ANY_TRICK, span);
      } else if (each.term().operator() != Operator.TABLE) {
        findings.add(ReviewProblem.NO_TRICK_YET, span, written);
      } else if (each.trick()) {
        Fix last = Fix.replace(span, "cards of last trick");
        findings.add(ReviewProblem.TABLE_IS_EMPTY, span, last, written);
      } else {
        findings.add(ReviewProblem.TABLE_IS_EMPTY, span, written);
      }
    }

    /** Whether it has been said that a definition is evaluated only once something has changed. */
    private boolean isReadAgain(Span span, Findings findings) {
      return book.rules().definitions().stream()
          .filter(definition -> definition.body().span().covers(span))
          .anyMatch(definition -> findings.has(definition.name(), ReviewProblem.READ_ANEW));
    }

    private void elsewhere(Term.ZoneCards won, Term.ZoneCards pile, Findings findings) {
      Span span = won.span();
      String name = pile.zone().name();
      Term owner = won.owner();
      boolean named = owner != null && owner.span().end() == span.end();
      String meant =
          owner != null && named && pile.zone().perPlayer()
              ? name + " of " + book.written(owner)
              : name;
      findings.replace(
          ReviewProblem.TRICKS_LIE_ELSEWHERE, span, meant, book.written(span), name, meant);
    }
  }
}
