package tricksmith.mechanism;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DeckRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Types;
import tricksmith.source.Span;

/** Who plays together, and with which cards. */
record Partnerships(ReadRules read) {
  static Map<Mechanism, List<Span>> of(ReadRules read) {
    return new Partnerships(read).found();
  }

  private Map<Mechanism, List<Span>> found() {
    CheckedRules rules = read.rules();
    return new FoundMechanisms()
        .add(Mechanism.PARTNERS, rules.partners().stream().map(CheckedRules.Partners::span))
        .add(Mechanism.HIDDEN_PARTNERS, hiddenPartners())
        .add(Mechanism.ALONE, read.actions(Action.Leave.class).map(Action.Leave::span))
        .add(
            Mechanism.SPECIAL_CARDS,
            decks(deck -> deck.cards().stream().anyMatch(card -> card.kind() != null)))
        .add(
            Mechanism.TWICE,
            decks(
                deck ->
                    deck.cards().stream().anyMatch(card -> card.copy() > 1 && card.kind() == null)))
        .all();
  }

  private Stream<Span> decks(Predicate<DeckRules> wanted) {
    return read.rules().decks().stream().filter(wanted).map(DeckRules::span);
  }

  /**
   * Finds partners who hold, or called, certain cards: a side that is formed, or players determined
   * by cards.
   */
  private Stream<Span> hiddenPartners() {
    return Stream.concat(
        read.actions(Action.FormSide.class).map(Action.FormSide::span),
        read.rules().definitions().stream().filter(this::tellsByCards).map(DefinedTerm::declared));
  }

  private boolean tellsByCards(DefinedTerm definition) {
    return definition.parameters().isEmpty()
        && definition.body().type().equals(Types.PLAYERS)
        && read.uses(definition.body(), Operator.PLAYER_OF, Operator.HOLDER_OF)
        && read.whole(definition.body()).anyMatch(Term.FaceConstant.class::isInstance);
  }
}
