package tricksmith.reference;

import java.util.ArrayList;
import java.util.List;
import tricksmith.rules.Action;

/** Statements that move cards. How cards lie and who sees them changes nothing that is compared. */
final class CardMoves {
  private final ReferenceMatch match;
  private final Evaluator evaluator;
  private final Turns turns;
  private final Situation situation;
  private final Piles piles;

  CardMoves(ReferenceMatch match) {
    this.match = match;
    this.evaluator = match.evaluator();
    this.turns = new Turns(match.situation(), evaluator);
    this.situation = match.situation();
    this.piles = situation.piles();
  }

  void perform(Action.Moving moving, Environment environment) {
    switch (moving) {
      case Action.Deal deal -> deal(deal, environment);
      case Action.Move move -> move(move, environment);
      case Action.MoveAtOnce moves -> moveAtOnce(moves, environment);
      case Action.Draw draw -> draw(draw, environment);
    }
  }

  void shuffle(Action.Shuffle shuffle, Environment environment) {
    for (Piles.Place place : evaluator.places(shuffle.zone(), environment)) {
      String name = shuffle.zone().zone().name();
      piles.arrange(place, match.course().shuffle(name, piles.cards(place)));
    }
  }

  /**
   * Round the table from the top, one or several a turn, until all have enough or none is left.
   * From nobody nothing is dealt.
   */
  private void deal(Action.Deal deal, Environment environment) {
    turns
        .first(deal.from(), environment)
        .ifPresent(first -> deal(deal, situation.seating().inPlayFrom(first), environment));
  }

  private void deal(Action.Deal deal, List<Thing.Player> players, Environment environment) {
    if (players.isEmpty()) {
      return;
    }
    List<Thing.Card> cards = evaluator.cardsOf(deal.zone(), environment);
    int atATime = deal.atATime() == null ? 1 : evaluator.whole(deal.atATime(), environment);
    if (deal.count() == null) {
      dealAll(players, cards, atATime);
    } else {
      int each = evaluator.whole(deal.count(), environment);
      requireEnough(cards, each * players.size());
      dealEach(players, cards, each, atATime);
    }
  }

  private void dealAll(List<Thing.Player> players, List<Thing.Card> cards, int atATime) {
    for (int dealt = 0; dealt < cards.size(); dealt++) {
      give(cards.get(dealt), players.get(dealt / atATime % players.size()));
    }
  }

  private void dealEach(List<Thing.Player> players, List<Thing.Card> cards, int each, int atATime) {
    int next = 0;
    for (int had = 0; had < each; had += atATime) {
      for (Thing.Player player : players) {
        for (int i = 0; i < Math.min(atATime, each - had); i++) {
          give(cards.get(next++), player);
        }
      }
    }
  }

  private void give(Thing.Card card, Thing.Player player) {
    piles.move(List.of(card), piles.hand(player), false);
  }

  private static void requireEnough(List<Thing.Card> cards, int needed) {
    if (cards.size() < needed) {
      throw new ScriptError(ScriptError.Kind.TOO_FEW_CARDS);
    }
  }

  private void draw(Action.Draw draw, Environment environment) {
    for (Thing.Player player : evaluator.players(draw.players(), environment)) {
      int count = evaluator.whole(draw.count(), environment);
      List<Thing.Card> cards = evaluator.cardsOf(draw.zone(), environment);
      requireEnough(cards, count);
      cards.stream().limit(count).forEach(card -> give(card, player));
    }
  }

  /** What is moved where. */
  private record Prepared(List<Thing.Card> cards, Piles.Place to, boolean atTheBottom) {}

  private void move(Action.Move move, Environment environment) {
    prepare(move, environment).forEach(this::perform);
  }

  /** All moves are found before the first is made. */
  private void moveAtOnce(Action.MoveAtOnce moves, Environment environment) {
    List<Prepared> prepared = new ArrayList<>();
    for (Thing.Player player : situation.seating().inPlay()) {
      Environment bound = environment.with(moves.element(), player);
      if (moves.where() == null || evaluator.holds(moves.where(), bound)) {
        prepared.addAll(prepare(moves.move(), bound));
      }
    }
    prepared.forEach(this::perform);
  }

  /** To nobody's zone nothing is moved. */
  private List<Prepared> prepare(Action.Move move, Environment environment) {
    List<Thing.Card> cards = evaluator.cards(move.cards(), environment);
    if (move.facing() != null && move.facing().condition() != null) {
      evaluator.holds(move.facing().condition(), environment);
    }
    return evaluator.places(move.to(), environment).stream()
        .map(to -> new Prepared(cards, to, move.atTheBottom()))
        .toList();
  }

  private void perform(Prepared move) {
    piles.move(move.cards(), move.to(), move.atTheBottom());
  }
}
