package tricksmith.review.tricks;

import static java.util.stream.Collectors.toUnmodifiableSet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
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
import tricksmith.rules.analysis.PlayableCards;
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
   * @param places where it puts cards, by the card and the values of what matters; empty for what
   *     cannot be known. Most situations differ in nothing that matters for it
   */
  private record Standard(
      Criterion criterion,
      boolean led,
      Set<Integer> variables,
      Map<List<Object>, Optional<Long>> places) {}

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
    this.cards =
        new PlayableCards(book.rules())
            .decks().stream().flatMap(deck -> deck.cards().stream()).toList();
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
    Situation inTrick = new Situation(evaluator, situation.values());
    List<Long> least = key(led, inTrick, led);
    if (least == null) {
      compared = MOST_COMPARED + 1;
      return Optional.empty();
    }
    Map<List<Long>, DeckRules.Card> before = new LinkedHashMap<>();
    before.put(least, led);
    for (DeckRules.Card card : cards) {
      List<Long> key = card.equals(led) ? null : key(card, inTrick, led);
      if (key != null && ORDER.compare(key, least) >= 0 && before.putIfAbsent(key, card) != null) {
        return Optional.of(card);
      }
    }
    return Optional.empty();
  }

  private static final Comparator<List<Long>> ORDER =
      (one, other) -> {
        for (int place = 0; place < one.size(); place++) {
          int order = Long.compare(one.get(place), other.get(place));
          if (order != 0) {
            return order;
          }
        }
        return 0;
      };

  /** What a card is compared by, higher being better; null if that cannot be known. */
  private @Nullable List<Long> key(DeckRules.Card card, Situation inTrick, DeckRules.Card led) {
    compared++;
    List<Long> key = new ArrayList<>();
    for (Standard standard : standards) {
      List<Object> matters = new ArrayList<>();
      matters.add(card);
      if (standard.led()) {
        matters.add(led);
      }
      standard.variables().forEach(id -> matters.add(inTrick.values().getOrDefault(id, id)));
      Optional<Long> place =
          standard
              .places()
              .computeIfAbsent(
                  matters,
                  _ ->
                      Optional.ofNullable(
                          inTrick.known().with(trick.card(), card).place(standard.criterion())));
      if (place.isEmpty()) {
        return null;
      }
      key.add(place.get());
    }
    return key;
  }
}
