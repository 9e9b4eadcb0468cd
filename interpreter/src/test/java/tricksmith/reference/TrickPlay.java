package tricksmith.reference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules.Criterion;
import tricksmith.syntax.Section.Lifetime;

/** Playing tricks ({@code docs/language/reference.md}, Tricks). */
final class TrickPlay {
  private final ReferenceMatch match;
  private final Procedure procedure;
  private final Situation situation;
  private final Evaluator evaluator;
  private final Piles piles;
  private final Obligations obligations;
  private final Comparison comparison;

  TrickPlay(ReferenceMatch match, Procedure procedure) {
    this.match = match;
    this.procedure = procedure;
    this.situation = match.situation();
    this.evaluator = match.evaluator();
    this.piles = situation.piles();
    this.obligations = new Obligations(situation, evaluator);
    this.comparison = new Comparison(situation, evaluator);
  }

  /**
   * The leader is set first, to somebody in play; then the condition is tested before each trick.
   * What comes before the trick may name another leader.
   */
  void play(Action.PlayTricks play, Environment environment) {
    int most =
        play.count() == null ? Integer.MAX_VALUE : evaluator.whole(play.count(), environment);
    if (play.from() != null) {
      setLeader(inPlayFrom(evaluator.value(play.from(), environment)));
    }
    Course.Loop loop = match.course().loopWithEvents();
    for (int played = 0; played < most; played++) {
      if (play.until() != null && evaluator.holds(play.until(), environment)) {
        return;
      }
      loop.beginPass();
      procedure.begin(Lifetime.TRICK);
      procedure.perform(play.beforeEachTrick(), environment);
      playOne(play, leader(), environment);
    }
  }

  private Thing.Player leader() {
    Thing leader = situation.variables().read(situation.variables().leader(), List.of());
    if (leader instanceof Thing.Player player) {
      return player;
    }
    throw new ScriptError(ScriptError.Kind.NOBODY_TO_LEAD);
  }

  /** In place of somebody out of play the next player in play leads; nobody if all are out. */
  private Thing inPlayFrom(Thing player) {
    return player instanceof Thing.Player first
        ? situation.seating().inPlayFrom(first).stream()
            .findFirst()
            .<Thing>map(next -> next)
            .orElseGet(Thing::nothing)
        : Thing.nothing();
  }

  private void setLeader(Thing player) {
    situation.variables().set(situation.variables().leader(), List.of(), player);
  }

  private void playOne(Action.PlayTricks play, Thing.Player from, Environment environment) {
    List<Thing.Player> players = situation.seating().inPlayFrom(from);
    Thing.Player leader =
        players.stream()
            .filter(this::hasCards)
            .findFirst()
            .orElseThrow(() -> new ScriptError(ScriptError.Kind.NOBODY_TO_LEAD));
    PlayedTrick trick = situation.beginTrick(leader);
    setLeader(leader);
    playStages(play, trick, situation.seating().inPlayFrom(leader), environment);
    procedure.perform(play.body(), environment);
    collect(trick);
  }

  /** The trick and, as long as the best are tied, its playoffs. */
  private void playStages(
      Action.PlayTricks play,
      PlayedTrick trick,
      List<Thing.Player> players,
      Environment environment) {
    playOrEnd(play, players, environment);
    Comparison.Best best = comparison.best(trick.plays(), Environment.EMPTY);
    while (best.plays().size() > 1) {
      if (!situation.rules().trick().hasPlayoff()) {
        throw undecided();
      }
      List<PlayedTrick.Play> able =
          best.plays().stream().filter(tied -> hasCards(tied.player())).toList();
      if (able.size() < 2) {
        finish(trick, able.isEmpty() ? null : able.getFirst(), null);
        return;
      }
      trick.beginStage();
      playOrEnd(play, able.stream().map(PlayedTrick.Play::player).toList(), environment);
      best = comparison.best(trick.plays(), Environment.EMPTY);
    }
    finish(trick, best.only().orElse(null), best.decisive());
  }

  private ScriptError undecided() {
    ScriptError error = new ScriptError(ScriptError.Kind.UNDECIDED_TIE);
    error.happenedAt(situation.rules().trick().span());
    return error;
  }

  private boolean canPlay(Thing.Player player) {
    return situation.seating().isInPlay(player) && hasCards(player);
  }

  private boolean hasCards(Thing.Player player) {
    return !piles.cards(piles.hand(player)).isEmpty();
  }

  private void playOrEnd(
      Action.PlayTricks play, List<Thing.Player> players, Environment environment) {
    try {
      playStage(play, players, environment);
    } catch (EndOfTrick end) {
      return;
    }
  }

  private void playStage(
      Action.PlayTricks play, List<Thing.Player> players, Environment environment) {
    List<Thing.Player> left = new ArrayList<>(players);
    int reversals = situation.seating().reversals();
    while (!left.isEmpty()) {
      Thing.Player player = left.removeFirst();
      Environment bound = environment.with(play.player(), player);
      if (canPlay(player)) {
        procedure.perform(play.beforeEachCard(), bound);
      }
      if (canPlay(player)) {
        Thing.Card card = playCard(player);
        procedure.perform(play.afterEachCard(), bound.with(play.card(), card));
      }
      if (reversals != situation.seating().reversals()) {
        reversals = situation.seating().reversals();
        List<Thing.Player> order = situation.seating().everyoneFrom(player);
        left.sort(Comparator.comparingInt(order::indexOf));
      }
    }
  }

  private Thing.Card playCard(Thing.Player player) {
    Obligations.Allowed allowed = obligations.allowed(player);
    List<String> labels = allowed.cards().stream().map(Thing::label).distinct().toList();
    int decider = situation.seating().decider(player).seat();
    Question question =
        new Question("play", player.seat(), decider, new Question.OneOf(labels), excluded(allowed));
    String pick = match.course().ask(question).getFirst();
    Thing.Card card =
        allowed.cards().stream()
            .filter(each -> each.label().equals(pick))
            .findFirst()
            .orElseThrow();
    situation.decided(player, false);
    piles.move(List.of(card), piles.table(), false);
    situation.trick().orElseThrow().play(new PlayedTrick.Play(player, card));
    return card;
  }

  private static Map<String, String> excluded(Obligations.Allowed allowed) {
    Map<String, String> excluded = new LinkedHashMap<>();
    allowed.excluded().forEach((card, obligation) -> excluded.put(card.label(), obligation));
    return excluded;
  }

  /** Whoever has won leads next; if nobody has, whoever led leads again. */
  private void finish(
      PlayedTrick trick, PlayedTrick.@Nullable Play winning, @Nullable Criterion decisive) {
    Thing suitLed = new TrickQuestions(situation, evaluator).suitLed(Environment.EMPTY);
    trick.finish(winning, suitLed);
    setLeader(winning == null ? trick.leader() : winning.player());
    match
        .course()
        .tell(
            new Happening.TrickFinished(
                trick.allPlays().stream().map(TrickPlay::played).toList(),
                winning == null ? null : winning.player().seat(),
                decisive == null ? null : decisive.label()));
  }

  private static Happening.Played played(PlayedTrick.Play play) {
    return new Happening.Played(play.player().seat(), play.card().label());
  }

  /** What still lies on the table goes to the winner, or aside. */
  private void collect(PlayedTrick trick) {
    piles.move(piles.cards(piles.table()), pileOf(trick), false);
  }

  private Piles.Place pileOf(PlayedTrick trick) {
    return trick.taker().map(piles::won).orElse(piles.aside());
  }

  /** Tricks that are over go to somebody else, with what lies in the pile of whose they were. */
  void take(@Nullable Term taker, Term tricks, Environment environment) {
    Optional<Thing.Player> player =
        taker == null
            ? Optional.empty()
            : evaluator.players(taker, environment).stream().findFirst();
    if (taker != null && player.isEmpty()) {
      return;
    }
    for (Thing taken : evaluator.inOrder(tricks, environment)) {
      PlayedTrick trick = ((Thing.Trick) taken).played();
      if (trick.isFinished()) {
        List<Thing.Card> cards = new ArrayList<>(piles.cards(pileOf(trick)));
        cards.retainAll(trick.allPlays().stream().map(PlayedTrick.Play::card).toList());
        trick.goesTo(player);
        piles.move(cards, pileOf(trick), false);
        if (trick == situation.trick().orElseThrow()) {
          player.ifPresent(this::setLeader);
        }
      }
    }
  }

  /** Somebody has ended the trick under way. */
  static final class EndOfTrick extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }
}
