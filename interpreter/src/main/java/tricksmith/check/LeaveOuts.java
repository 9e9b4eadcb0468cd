package tricksmith.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Name;
import tricksmith.syntax.Section;

/** Finds which cards the lines of a deck leave out, and when. */
final class LeaveOuts {
  private final Context context;

  LeaveOuts(Context context) {
    this.context = context;
  }

  /** The decks of a script as they are compiled. */
  List<DeckRules> read(List<DeckReader.Deck> decks) {
    return decks.stream().map(this::read).toList();
  }

  private DeckRules read(DeckReader.Deck deck) {
    List<DeckRules.LeaveOut> found =
        deck.out().stream().map(line -> leaveOut(line, deck.cards())).toList();
    return new DeckRules(
        deck.span(), deck.name(), context.declared.zone(deck.name()).id(), deck.cards(), found);
  }

  private DeckRules.LeaveOut leaveOut(Section.LeaveOut line, List<DeckRules.Card> cards) {
    List<String> labels = new ArrayList<>();
    boolean missing = false;
    for (Name name : Items.names(line.items(), context.notes)) {
      List<String> meant =
          cards.stream()
              .filter(card -> isMeant(card, name.text(), line.what()))
              .map(DeckRules.Card::label)
              .distinct()
              .toList();
      expect(name, line.what());
      if (cards.isEmpty()) {
        continue; // It is said already why the deck is empty.
      }
      if (meant.isEmpty()) {
        notInDeck(name, line, !missing);
        missing = true;
      } else {
        use(name, line.what());
      }
      labels.addAll(meant);
    }
    Term condition = context.expressions.conditionIfAny(line.condition(), Scope.EMPTY);
    return new DeckRules.LeaveOut(line.span(), labels, condition);
  }

  /** {@code leave out 2 3}: that they are ranks is said once, before the first. */
  private void notInDeck(Name name, Section.LeaveOut line, boolean first) {
    Constants constants = context.declared.constants();
    boolean rank = constants.ranks().containsKey(name.text());
    boolean other = rank || constants.suits().containsKey(name.text());
    if (line.what() != Section.LeftOut.CARDS || !other) {
      context.notes.problem(
          CheckProblem.NOT_IN_DECK, name.span(), name.text(), kind(line.what()).word());
    } else if (first) {
      String word = rank ? "ranks" : "suits";
      context.notes.problem(
          CheckProblem.LEFT_OUT_WITHOUT_WORD,
          name.span(),
          Fix.of(Edit.insert(name.span().start(), word + " ")),
          name.text(),
          (rank ? NameKind.RANK : NameKind.SUIT).word(),
          word);
    }
  }

  private static boolean isMeant(DeckRules.Card card, String name, Section.LeftOut what) {
    return switch (what) {
      case RANKS -> name.equals(card.rank());
      case SUITS -> name.equals(card.suit());
      case CARDS -> name.equals(card.label());
    };
  }

  private void expect(Name name, Section.LeftOut what) {
    Type type =
        switch (what) {
          case RANKS -> Type.Basic.RANK;
          case SUITS -> Type.Basic.SUIT;
          case CARDS -> Type.Basic.CARD;
        };
    context.notes.caret().expect(name.span(), type, () -> context.candidates.constantsOf(type));
  }

  private static NameKind kind(Section.LeftOut what) {
    return switch (what) {
      case RANKS -> NameKind.RANK;
      case SUITS -> NameKind.SUIT;
      case CARDS -> NameKind.CARD;
    };
  }

  private void use(Name name, Section.LeftOut what) {
    Constants constants = context.declared.constants();
    Map<String, Span> declared =
        switch (what) {
          case RANKS -> constants.ranks();
          case SUITS -> constants.suits();
          case CARDS -> constants.cards();
        };
    context.notes.use(name, kind(what), declared.get(name.text()), null);
  }
}
