package tricksmith.review.tricks;

import static java.util.stream.Collectors.toUnmodifiableSet;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.ConstantFolding;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.TrickRules.Criterion;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.PartialEvaluator;
import tricksmith.rules.analysis.Setting;

/**
 * Looks for a trick that two cards win together: one led card of each suit and kind, and some
 * values of the variables that the criteria ask for, are tried out.
 */
final class TiesInTricks {
  /** How many cards are compared, at most, over all tricks that are tried. */
  private static final int MOST_COMPARED = 12_000;

  private final TrickRules trick;
  private final Rulebook book;
  private final List<DeckRules.Card> cards;
  private List<Standard> standards = List.of();
  private int compared;

  /**
   * A criterion in one setting.
   *
   * @param led whether the card led matters for it
   * @param variables those that matter for it
   * @param places where it puts cards, by the values of what else matters. Most situations differ
   *     in nothing that matters for it
   */
  private record Standard(
      Criterion criterion, boolean led, Set<Integer> variables, Map<List<Object>, Places> places) {

    Places in(Situation situation, DeckRules.Card card) {
      List<Object> matters = new ArrayList<>();
      if (led) {
        matters.add(card);
      }
      variables.forEach(id -> matters.add(situation.values().getOrDefault(id, id)));
      return places.computeIfAbsent(matters, _ -> new Places(criterion, new IdentityHashMap<>()));
    }
  }

  /**
   * Where a criterion puts cards.
   *
   * @param known by the identity of the card; empty for what cannot be known
   */
  private record Places(Criterion criterion, Map<DeckRules.Card, Optional<Long>> known) {

    @Nullable Long of(DeckRules.Card card, PartialEvaluator inTrick, TrickRules trick) {
      Optional<Long> place = known.get(card);
      if (place == null) {
        place = Optional.ofNullable(inTrick.with(trick.card(), card).place(criterion));
        known.put(card, place);
      }
      return place.orElse(null);
    }
  }

  /** The values of variables by their ids, and what is known with them. */
  private record Situation(PartialEvaluator known, Map<Integer, Object> values) {
    Situation with(Variable variable, Object value) {
      Map<Integer, Object> more = new HashMap<>(values);
      more.put(variable.id(), value);
      return new Situation(known.with(variable, value), more);
    }
  }

  TiesInTricks(TrickRules trick, Rulebook book) {
    this.trick = trick;
    this.book = book;
    this.cards = book.playableDecks().stream().flatMap(deck -> deck.cards().stream()).toList();
  }

  /** A card that ties with another; empty if none is found. */
  Optional<DeckRules.Card> find() {
    List<DeckRules.Card> led = led();
    return Setting.playable(book.rules(), trick.criteria().stream().flatMap(TiesInTricks::terms))
        .stream()
        .filter(setting -> setting.players() > 2)
        .flatMap(this::situations)
        .flatMap(situation -> led.stream().flatMap(card -> tied(situation, card).stream()))
        .findFirst();
  }

  private static Stream<Term> terms(Criterion criterion) {
    return criterion.terms().stream();
  }

  /** The lowest card of each suit and kind. */
  private List<DeckRules.Card> led() {
    Map<List<String>, DeckRules.Card> first = new LinkedHashMap<>();
    cards.forEach(
        card ->
            first.putIfAbsent(
                Stream.of(card.suit(), card.kind()).map(String::valueOf).toList(), card));
    return List.copyOf(first.values());
  }

  /** One for each combination of the values of variables. */
  private Stream<Situation> situations(Setting setting) {
    standards = trick.criteria().stream().map(this::standard).toList();
    Stream<Situation> situations =
        Stream.of(new Situation(book.certainty().evaluator(setting), Map.of()));
    for (Variable variable : book.rules().variables()) {
      if (standards.stream().anyMatch(each -> each.variables().contains(variable.id()))) {
        List<Object> values = values(variable.type());
        situations =
            values.isEmpty()
                ? situations
                : situations.flatMap(
                    before -> values.stream().map(value -> before.with(variable, value)));
      }
    }
    return situations;
  }

  private Standard standard(Criterion criterion) {
    Set<Integer> variables =
        terms(criterion)
            .flatMap(term -> book.rules().variables(book.dependencies(term)))
            .filter(variable -> variable.axes().isEmpty())
            .map(Variable::id)
            .collect(toUnmodifiableSet());
    boolean led =
        terms(criterion)
            .anyMatch(
                term -> book.involves(term, part -> part.applies(Operator.LED, Operator.SUIT_LED)));
    return new Standard(criterion, led, variables, new HashMap<>());
  }

  private List<Object> values(Type type) {
    if (type == Type.Basic.NUMBER) {
      return cards.stream()
          .map(DeckRules.Card::number)
          .flatMap(Stream::ofNullable)
          .<Object>map(number -> number)
          .distinct()
          .toList();
    }
    if (type == Type.Basic.YES_NO) {
      return List.of(true, false);
    }
    return List.copyOf(book.rules().order(type));
  }

  /** A card that wins together with another, if this card was led. */
  private Optional<DeckRules.Card> tied(Situation situation, DeckRules.Card led) {
    if (compared > MOST_COMPARED) {
      return Optional.empty();
    }
    PartialEvaluator evaluator =
        situation
            .known()
            .with(Operator.LED, led)
            .with(Operator.SUIT_LED, led.suit() == null ? ConstantFolding.NONE : led.suit());
    List<Places> places = standards.stream().map(each -> each.in(situation, led)).toList();
    List<Long> least = key(led, evaluator, places, List.of());
    if (least == null) {
      compared = MOST_COMPARED + 1;
      return Optional.empty();
    }
    Map<List<Long>, DeckRules.Card> before = new LinkedHashMap<>();
    before.put(least, led);
    for (DeckRules.Card card : cards) {
      List<Long> key = card.equals(led) ? null : key(card, evaluator, places, least);
      if (key != null && before.putIfAbsent(key, card) != null) {
        return Optional.of(card);
      }
    }
    return Optional.empty();
  }

  /**
   * What a card is compared by, higher being better; null if that cannot be known, or is less than
   * what another card is compared by.
   */
  private @Nullable List<Long> key(
      DeckRules.Card card, PartialEvaluator inTrick, List<Places> standards, List<Long> least) {
    compared++;
    List<Long> key = new ArrayList<>(standards.size());
    boolean higher = least.isEmpty();
    for (Places standard : standards) {
      Long place = standard.of(card, inTrick, trick);
      if (place == null) {
        return null;
      }
      int order = higher ? 1 : Long.compare(place, least.get(key.size()));
      if (order < 0) {
        return null;
      }
      higher |= order > 0;
      key.add(place);
    }
    return key;
  }
}
