package tricksmith.reference;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import tricksmith.rules.Zone;

/**
 * What can be asked about tricks ({@code docs/language/reference.md}, Tricks that have been
 * played).
 */
final class TrickQuestions {
  private final Situation situation;
  private final Evaluator evaluator;
  private final Comparison comparison;

  TrickQuestions(Situation situation, Evaluator evaluator) {
    this.situation = situation;
    this.evaluator = evaluator;
    this.comparison = new Comparison(situation, evaluator);
  }

  /** What lies on the table, without the cards of earlier stages. */
  Thing table() {
    List<Thing.Card> earlier =
        situation.trick().stream()
            .flatMap(
                trick -> trick.allPlays().stream().filter(play -> !trick.plays().contains(play)))
            .map(PlayedTrick.Play::card)
            .toList();
    return Thing.Group.of(
        situation.piles().cards(situation.piles().table()).stream()
            .filter(card -> !earlier.contains(card))
            .toList());
  }

  Thing led() {
    return cardOf(situation.trick().flatMap(PlayedTrick::led));
  }

  /** The suit of the card led, unless the script says otherwise. */
  Thing suitLed(Environment environment) {
    Integer definition = situation.rules().trick().suitLed();
    if (definition != null) {
      return evaluator.definition(definition, environment);
    }
    return led() instanceof Thing.Card card ? card.suit() : Thing.nothing();
  }

  /** Of the trick under way or, when none is, of the last one. */
  Thing winner(Environment environment) {
    return situation.trick().map(trick -> winnerOf(trick, environment)).orElse(Thing.nothing());
  }

  Thing winningCard(Environment environment) {
    return situation
        .trick()
        .map(trick -> winningCardOf(trick, environment))
        .orElse(Thing.nothing());
  }

  /** The other of two who have played; nobody while there is no winner. */
  Thing loser(Environment environment) {
    Thing winner = winner(environment);
    Set<Thing.Player> others = new LinkedHashSet<>();
    situation.trick().stream()
        .flatMap(trick -> trick.allPlays().stream())
        .map(PlayedTrick.Play::player)
        .filter(player -> !player.equals(winner))
        .forEach(others::add);
    return winner.exists() && others.size() == 1 ? others.iterator().next() : Thing.nothing();
  }

  Thing winnerOf(PlayedTrick trick, Environment environment) {
    return trick.isFinished()
        ? trick.taker().<Thing>map(player -> player).orElse(Thing.nothing())
        : playerOf(winning(trick, environment));
  }

  Thing winningCardOf(PlayedTrick trick, Environment environment) {
    return cardOf(winning(trick, environment));
  }

  /** As it was when the trick ended or, of the trick under way, as it stands. */
  private Optional<PlayedTrick.Play> winning(PlayedTrick trick, Environment environment) {
    return trick.isFinished()
        ? trick.winning()
        : comparison.best(trick.plays(), environment).only();
  }

  Thing suitLedOf(PlayedTrick trick, Environment environment) {
    return trick.isFinished() ? trick.suitLed() : suitLed(environment);
  }

  Thing stage() {
    return Thing.amount(situation.trick().map(PlayedTrick::stage).orElse(0));
  }

  Thing thisTrick() {
    return situation.trick().<Thing>map(Thing.Trick::new).orElse(Thing.nothing());
  }

  Thing lastTrick() {
    List<PlayedTrick> finished = situation.finishedTricks();
    return finished.isEmpty() ? Thing.nothing() : new Thing.Trick(finished.getLast());
  }

  Thing tricks(Predicate<PlayedTrick> which) {
    return Thing.Group.of(
        situation.finishedTricks().stream().filter(which).map(Thing.Trick::new).toList());
  }

  static Thing cardsOf(PlayedTrick trick) {
    return Thing.Group.of(trick.allPlays().stream().map(PlayedTrick.Play::card).toList());
  }

  Thing played() {
    return Thing.Group.of(situation.plays().stream().map(PlayedTrick.Play::card).toList());
  }

  /** Who has played it last in this deal, else who holds it. */
  Thing playerOf(Thing.Card card) {
    return situation.plays().reversed().stream()
        .filter(play -> play.card().equals(card))
        .findFirst()
        .<Thing>map(PlayedTrick.Play::player)
        .orElseGet(() -> ownerOf(card));
  }

  /** The last trick of this deal in which it was played. */
  Thing trickOf(Thing.Card card) {
    return situation.tricks().reversed().stream()
        .filter(trick -> trick.allPlays().stream().anyMatch(play -> play.card().equals(card)))
        .findFirst()
        .<Thing>map(Thing.Trick::new)
        .orElse(Thing.nothing());
  }

  private Thing ownerOf(Thing.Card card) {
    return situation
        .piles()
        .placeOf(card)
        .map(Piles.Place::seat)
        .map(this::seat)
        .orElse(Thing.nothing());
  }

  private Thing seat(int seat) {
    return seat == 0 ? Thing.nothing() : new Thing.Player(seat);
  }

  /** Who has it in hand. */
  Thing holderOf(Thing.Card card) {
    return situation
        .piles()
        .placeOf(card)
        .filter(place -> place.zone().name().equals(Zone.HAND))
        .map(place -> seat(place.seat()))
        .orElse(Thing.nothing());
  }

  // Of the candidate, which is on the table as the last card of its stage.

  /** Whether it is among the best, and none of those that were best before is. */
  boolean beats(Thing.Card candidate, Environment environment) {
    return isAmongTheBest(candidate, environment)
        && bestBefore(environment).stream().noneMatch(card -> isAmongTheBest(card, environment));
  }

  /** Whether it is among the best together with one that was best before. */
  boolean ties(Thing.Card candidate, Environment environment) {
    return isAmongTheBest(candidate, environment)
        && bestBefore(environment).stream().anyMatch(card -> isAmongTheBest(card, environment));
  }

  private boolean isAmongTheBest(Thing.Card card, Environment environment) {
    return best(environment).contains(card);
  }

  private List<Thing.Card> bestBefore(Environment environment) {
    return new Imagination(situation).beforeTheLastPlay(() -> best(environment));
  }

  private List<Thing.Card> best(Environment environment) {
    return situation
        .trick()
        .map(trick -> comparison.best(trick.plays(), environment).cards())
        .orElse(List.of());
  }

  private static Thing playerOf(Optional<PlayedTrick.Play> play) {
    return play.<Thing>map(PlayedTrick.Play::player).orElse(Thing.nothing());
  }

  private static Thing cardOf(Optional<PlayedTrick.Play> play) {
    return play.<Thing>map(PlayedTrick.Play::card).orElse(Thing.nothing());
  }
}
