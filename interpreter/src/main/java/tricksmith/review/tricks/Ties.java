package tricksmith.review.tricks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnDefinition;
import tricksmith.rules.Dependency.OnLocal;
import tricksmith.rules.Dependency.OnOption;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.Dependency.OnZone;
import tricksmith.rules.Dependency.State;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Local;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.TrickRules.Criterion;
import tricksmith.rules.Type;
import tricksmith.rules.analysis.PartialEvaluator;
import tricksmith.rules.analysis.Setting;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/** Finds cards that can tie for best without a rule for what happens then. */
public record Ties(Rulebook book, Findings findings) {
  public void review() {
    TrickRules trick = book.trick();
    if (!book.has(StatementEffect.PLAYS_TRICKS)
        || trick.criteria().isEmpty()
        || trick.hasPlayoff()) {
      return;
    }
    Optional<DeckRules.Card> example = hasConditions(trick) ? Optional.empty() : example(trick);
    example
        .or(() -> ofFewKinds(trick))
        .or(() -> new TiesInTricks(trick, book).find())
        .ifPresent(card -> findings.add(ReviewProblem.TIE, trick, fix(trick), card.label()));
  }

  /**
   * Returns a card that can tie because all criteria are yes-no questions: these cannot tell apart
   * more cards than there are combinations of answers. A question about all cards of the trick can
   * single one out.
   */
  private Optional<DeckRules.Card> ofFewKinds(TrickRules trick) {
    boolean onlyQuestions =
        trick.criteria().stream()
            .map(Criterion::measure)
            .allMatch(
                each -> each != null && each.type() == Type.Basic.YES_NO && asksOneCard(each));
    List<DeckRules.Card> cards = playable();
    double answers = Math.pow(hasConditions(trick) ? 3 : 2, trick.criteria().size());
    return onlyQuestions && cards.size() > answers + book.rules().mostPlayers()
        ? Optional.of(cards.getFirst())
        : Optional.empty();
  }

  private boolean asksOneCard(Term question) {
    return !book.involves(question, part -> !part.binds().isEmpty());
  }

  /** Returns fixes that let the higher of two tied cards win, or the one played first. */
  private static @Nullable Fix fix(TrickRules trick) {
    Span last = trick.criteria().getLast().span();
    if (last.equals(trick.span())) {
      return null;
    }
    boolean onlyQuestions =
        trick.criteria().stream()
            .allMatch(each -> each.measure() != null && each.measure().type() == Type.Basic.YES_NO);
    String more = onlyQuestions ? " then \"the higher card\" card.rank" : "";
    return Fix.after(last, more + " then \"the first\" earlier");
  }

  /** Whether some criteria are conditional; they may apply exactly where needed. */
  private static boolean hasConditions(TrickRules trick) {
    return trick.criteria().stream()
        .anyMatch(each -> each.measure() == null || each.when() != null || each.except() != null);
  }

  /** Returns a card that can tie with another for best; empty if none certainly can. */
  private Optional<DeckRules.Card> example(TrickRules trick) {
    List<Term> measures =
        trick.criteria().stream().map(Criterion::measure).flatMap(Stream::ofNullable).toList();
    Optional<DeckRules.Card> copy = copy();
    if (copy.isPresent() && measures.stream().allMatch(this::seesFacesOnly)) {
      return copy;
    }
    List<DeckRules.Card> playable = playable();
    return Setting.playable(book.rules(), measures.stream()).stream()
        .flatMap(setting -> bestOfSeveral(trick, setting, playable).stream())
        .findFirst();
  }

  private List<DeckRules.Card> playable() {
    return DeckRules.cardsInSomeSetting(book.playableDecks());
  }

  private Optional<DeckRules.Card> copy() {
    Set<String> labels = new HashSet<>();
    return book.playableDecks().stream()
        .flatMap(deck -> deck.cards().stream())
        .filter(card -> !labels.add(card.label()))
        .findFirst();
  }

  private boolean seesFacesOnly(Term measure) {
    return !book.uses(measure, EnumSet.of(Trait.TELLS_COPIES_APART))
        && book.everythingIn(measure).allMatch(part -> isOfAFace(part));
  }

  /** Whether a measure is the same for all cards with the same face. */
  private boolean isOfAFace(Term part) {
    if (!part.binds().isEmpty() || part.pile() != null) {
      return false;
    }
    if (part.operator() != null) {
      List<Term> operands = part.children();
      return operands.size() == 1
          || operands.stream().noneMatch(each -> each.type() == Type.Basic.CARD);
    }
    return part.reads().stream().allMatch(read -> isOfAFace(read, part.type()));
  }

  private boolean isOfAFace(Dependency read, Type type) {
    return switch (read) {
      case OnLocal(Local local) -> !local.equals(book.trick().player());
      case OnVariable _ -> type != Type.Basic.CARD;
      case OnOption _, OnDefinition _ -> true;
      case OnZone _, State _ -> false;
    };
  }

  /** Returns a card among the certain best cards, if there are several. */
  private Optional<DeckRules.Card> bestOfSeveral(
      TrickRules trick, Setting setting, List<DeckRules.Card> playable) {
    List<DeckRules.Card> best = new ArrayList<>();
    List<Long> highest = List.of();
    for (DeckRules.Card card : playable) {
      List<Long> key = key(card, trick, setting);
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

  /** Returns what a card is compared by, higher being better; empty if that is uncertain. */
  private List<Long> key(DeckRules.Card card, TrickRules trick, Setting setting) {
    PartialEvaluator evaluator = book.certainty().evaluator(setting).with(trick.card(), card);
    List<Long> key = new ArrayList<>();
    for (Criterion criterion : trick.criteria()) {
      Long place = evaluator.place(criterion);
      if (place == null) {
        return List.of();
      }
      key.add(place);
    }
    return key;
  }

  private static long[] array(List<Long> key) {
    return key.stream().mapToLong(Long::longValue).toArray();
  }
}
