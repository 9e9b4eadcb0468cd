package tricksmith.review;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.TrickRules.Criterion;
import tricksmith.rules.Type;

/** Cards of which several can be best, where nothing says what then happens. */
final class Ties implements Reviewer {

  /** By these, cards of the same face can differ. */
  private static final Set<Operator> TELL_COPIES_APART =
      EnumSet.of(Operator.PLAYER_OF, Operator.TRICK_OF, Operator.HOLDER_OF, Operator.TABLE);

  @Override
  public void review(Rulebook book, Findings findings) {
    TrickRules trick = book.rules().trick();
    if (!trick.criteria().isEmpty() && !trick.hasPlayoff() && !hasConditions(trick)) {
      example(trick, book)
          .ifPresent(card -> findings.add(ReviewProblem.TIE, trick.span(), card.label()));
    }
  }

  /** Conditions may be such that they make a difference just where it is needed. */
  private static boolean hasConditions(TrickRules trick) {
    return trick.criteria().stream()
        .anyMatch(each -> each.measure() == null || each.when() != null || each.except() != null);
  }

  /** A card that can be best together with another. */
  private static Optional<DeckRules.Card> example(TrickRules trick, Rulebook book) {
    List<Term> measures =
        trick.criteria().stream().map(Criterion::measure).flatMap(Stream::ofNullable).toList();
    Optional<DeckRules.Card> copy = copy(book);
    if (copy.isPresent() && measures.stream().allMatch(each -> seesFacesOnly(each, book))) {
      return copy;
    }
    return Setting.all(book, measures.stream()).stream()
        .flatMap(setting -> bestOfSeveral(trick, setting, book).stream())
        .findFirst();
  }

  private static Optional<DeckRules.Card> copy(Rulebook book) {
    Set<String> labels = new HashSet<>();
    return new PlayableCards(book)
        .decks().stream()
            .flatMap(deck -> deck.cards().stream())
            .filter(card -> !labels.add(card.label()))
            .findFirst();
  }

  private static boolean seesFacesOnly(Term measure, Rulebook book) {
    return !book.uses(measure, TELL_COPIES_APART)
        && book.everythingIn(measure).allMatch(part -> isOfAFace(part, book));
  }

  /** Whether a part of a measure is the same for all cards of a face. */
  private static boolean isOfAFace(Term part, Rulebook book) {
    return switch (part) {
      case Term.LocalValue(_, Local local) -> !local.equals(book.rules().trick().player());
      case Term.Operation operation ->
          operation.operands().size() == 1
              || operation.operands().stream().noneMatch(each -> each.type() == Type.Basic.CARD);
      case Term.VariableValue variable -> variable.type() != Type.Basic.CARD;
      case Term.NumberConstant _,
          Term.YesNoConstant _,
          Term.LabelConstant _,
          Term.SuitConstant _,
          Term.RankConstant _,
          Term.OptionValue _,
          Term.DefinitionCall _,
          Term.Cases _,
          Term.Table _,
          Term.PlaceInList _,
          Term.SetOfValues _,
          Term.NumberRange _,
          Term.KindTest _ ->
          true;
      default -> false;
    };
  }

  /** The best of all cards, if it is certain which those are, and there are several. */
  private static Optional<DeckRules.Card> bestOfSeveral(
      TrickRules trick, Setting setting, Rulebook book) {
    List<DeckRules.Card> best = new ArrayList<>();
    List<Long> highest = List.of();
    for (DeckRules.Card card : Rulebook.cardsThatCanBeThere(new PlayableCards(book).decks())) {
      List<Long> key = key(card, trick, setting, book);
      if (key.isEmpty()) {
        return Optional.empty();
      }
      int order = highest.isEmpty() ? 1 : Arrays.compare(array(key), array(highest));
      if (order > 0) {
        highest = key;
        best.clear();
      }
      if (order >= 0) {
        best.add(card);
      }
    }
    return best.size() > 1 ? Optional.of(best.getFirst()) : Optional.empty();
  }

  /** What a card is compared by, larger numbers being better; empty if that is not certain. */
  private static List<Long> key(
      DeckRules.Card card, TrickRules trick, Setting setting, Rulebook book) {
    Foresight foresight = Foresight.in(book, setting).with(trick.card(), card);
    List<Long> key = new ArrayList<>();
    for (Criterion criterion : trick.criteria()) {
      @Nullable Long place = foresight.place(Objects.requireNonNull(criterion.measure()));
      if (place == null) {
        return List.of();
      }
      key.add(place != Long.MIN_VALUE && criterion.smaller() ? -place : place);
    }
    return key;
  }

  private static long[] array(List<Long> key) {
    return key.stream().mapToLong(Long::longValue).toArray();
  }
}
