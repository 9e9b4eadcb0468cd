package tricksmith.games;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.Card;
import tricksmith.cards.IndexSet;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Status;
import tricksmith.program.value.Values;
import tricksmith.script.Game;

/**
 * A match before one of its decisions, or at its end, in the words of the rules: cards by label,
 * seats from 1.
 *
 * @param match as it stands
 */
record Moment(Match match) {

  /** All moments of a match that is played at random, the end included. */
  static List<Moment> play(Game game, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Moment> moments = new ArrayList<>();
    Match match = Match.start(game.rules(), seed);
    moments.add(new Moment(match));
    while (match.status() instanceof Status.Deciding(Decision decision)) {
      match = match.choose(randomPick(decision, random));
      moments.add(new Moment(match));
    }
    if (!(match.status() instanceof Status.Ended)) {
      throw new AssertionError("seed " + seed + ": " + match.status());
    }
    return moments;
  }

  private static Pick randomPick(Decision decision, SplittableRandom random) {
    return switch (decision.options()) {
      case Decision.OneOf one -> new Pick.One(random.nextInt(one.alternatives().size()));
      case Decision.Several several -> {
        int[] cards = several.members().toArray();
        IndexSet chosen = IndexSet.EMPTY;
        int count = several.least() + random.nextInt(several.most() - several.least() + 1);
        while (chosen.size() < count) {
          chosen = chosen.with(cards[random.nextInt(cards.length)]);
        }
        yield new Pick.Several(chosen);
      }
    };
  }

  /** After choices by their labels; several cards in one choice are parted by spaces. */
  Moment choose(String... choices) {
    Match now = match;
    for (String choice : choices) {
      now = now.chooseLabel(choice);
    }
    return new Moment(now);
  }

  /** After this choice, made so many times in a row. */
  Moment repeat(int times, String choice) {
    return choose(Collections.nCopies(times, choice).toArray(String[]::new));
  }

  boolean isOver() {
    return match.status() instanceof Status.Ended;
  }

  /** The decision that is awaited. */
  Decision decision() {
    if (match.status() instanceof Status.Deciding(Decision decision)) {
      return decision;
    }
    throw new AssertionError("nothing to decide: " + match.status());
  }

  /** The seat whose decision is awaited. */
  int turn() {
    return decision().seat();
  }

  /** Who won the trick that was finished last; null for nobody. */
  @Nullable Integer winner() {
    return tricks().getLast().winner();
  }

  /** The seats that have won the match. */
  List<Integer> winners() {
    return events(Event.MatchEnded.class).getFirst().winners();
  }

  /** The chance events, each as {@code NAME SEAT}. */
  List<String> chances() {
    return events(Event.Chance.class).stream()
        .map(chance -> chance.name() + " " + (Values.index(chance.value()) + 1))
        .toList();
  }

  /** Whether a decision of this name is awaited. */
  boolean asks(String name) {
    return !isOver() && decision().name().equals(name);
  }

  /** The labels of the alternatives. */
  List<String> labels() {
    return switch (decision().options()) {
      case Decision.OneOf one ->
          one.alternatives().stream().map(Decision.Alternative::label).toList();
      case Decision.Several several -> names(several.members());
    };
  }

  /** The cards in the hand of a seat, in deck order. */
  List<String> hand(int seat) {
    return names(cards("hand", seat));
  }

  /** The cards of a shared zone, the top first. */
  List<String> zone(String name) {
    return view(name, null).cards().stream().map(lying -> label(lying.card())).toList();
  }

  /** A zone. */
  MatchView.Zone view(String name, Integer seat) {
    return match.table().zones().stream()
        .filter(zone -> zone.name().equals(name) && (seat == null || seat.equals(zone.owner())))
        .findFirst()
        .orElseThrow();
  }

  /** A zone as a seat sees it, the top first; {@code ?} for a card that it does not see. */
  List<String> seen(int viewer, String name, @Nullable Integer owner) {
    return match.view(viewer).table().zones().stream()
        .filter(zone -> zone.name().equals(name) && Objects.equals(owner, zone.owner()))
        .flatMap(zone -> zone.cards().stream())
        .map(lying -> lying.card() == MatchView.Lying.UNSEEN ? "?" : label(lying.card()))
        .toList();
  }

  private IndexSet cards(String zone, Integer seat) {
    IndexSet found = IndexSet.EMPTY;
    for (MatchView.Lying lying : view(zone, seat).cards()) {
      found = found.with(lying.card());
    }
    return found;
  }

  /** Where a card may lie for all that a seat knows, as the names of the zones. */
  List<String> places(int viewer, String card) {
    return IntStream.of(match.view(viewer).placesOf(card(card).index()).toArray())
        .mapToObj(match.rules().zones()::get)
        .map(zone -> zone.owner() < 0 ? zone.name() : zone.name() + " " + (zone.owner() + 1))
        .toList();
  }

  /** What has been chosen in decisions of this name, in order, each as {@code SEAT LABEL}. */
  List<String> chosen(String name) {
    Labels labels = new Labels(match.rules());
    return events(Event.Chosen.class).stream()
        .filter(chosen -> chosen.name().equals(name))
        .map(chosen -> chosen.seat() + " " + labels.of(chosen.value()))
        .toList();
  }

  /** The labels of cards, in deck order. */
  List<String> names(IndexSet cards) {
    return IntStream.of(cards.toArray()).mapToObj(this::label).toList();
  }

  /** What a card is called. */
  String label(int card) {
    return card(card).label();
  }

  /** A card. */
  Card card(int index) {
    return match.rules().cards().card(index);
  }

  /** The card of this label. */
  Card card(String label) {
    return match.rules().cards().cards().stream()
        .filter(card -> card.label().equals(label))
        .findFirst()
        .orElseThrow();
  }

  /** The name of a card's suit; empty for none. */
  String suit(String card) {
    int suit = card(card).suit();
    return suit < 0 ? "" : match.rules().cards().suits().get(suit);
  }

  /** The name of a card's rank; empty for none. */
  String rank(String card) {
    int rank = card(card).rank();
    return rank < 0 ? "" : match.rules().cards().ranks().get(rank);
  }

  /** How strong a card's rank is. */
  int strength(String card) {
    return card(card).rank();
  }

  /** A variable's value in words; empty for none. */
  String variable(String name) {
    return match.table().variables().stream()
        .filter(variable -> variable.name().equals(name))
        .findFirst()
        .map(variable -> String.join(",", variable.labels()))
        .orElseThrow();
  }

  /** The values of an indexed variable in words, in the order of its entries. */
  List<String> entries(String name) {
    return match.table().variables().stream()
        .filter(variable -> variable.name().equals(name))
        .map(variable -> String.join(",", variable.labels()))
        .toList();
  }

  /** The scores by seat, which are whole. */
  List<Long> scores() {
    return match.table().scores().stream().map(Values::numerator).toList();
  }

  /** The cards on the table, in order of play. */
  List<String> table() {
    return match.standing().finished()
        ? List.of()
        : match.standing().plays().stream().map(play -> label(play.card())).toList();
  }

  /** The events of this sort, in order. */
  <E extends Event> List<E> events(Class<E> sort) {
    return match.events().stream().filter(sort::isInstance).map(sort::cast).toList();
  }

  /** The finished tricks, in order. */
  List<Event.TrickFinished> tricks() {
    return events(Event.TrickFinished.class);
  }

  /** The card of a play. */
  String cardOf(Event.Play play) {
    return label(play.card());
  }

  /** Cards in deck order. */
  List<String> sorted(List<String> cards) {
    return cards.stream().sorted(Comparator.comparingInt(label -> card(label).index())).toList();
  }
}
