package tricksmith.check.statements;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tricksmith.check.advice.Candidates;
import tricksmith.check.declarations.DeckReader;
import tricksmith.check.declarations.ItemNames;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.expressions.TypedExpressions;
import tricksmith.check.names.NameKind;
import tricksmith.check.symbols.DeckConstants;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Name;
import tricksmith.syntax.Section;

/** Finds which cards a deck leaves out, and when. */
public record LeaveOutChecker(TypedExpressions expressions, Symbols symbols, CheckLog log) {

  public List<DeckRules> read(List<DeckReader.Deck> decks) {
    return decks.stream().map(this::read).toList();
  }

  private DeckRules read(DeckReader.Deck deck) {
    List<DeckRules.LeaveOut> found =
        deck.out().stream().map(line -> leaveOut(line, deck.cards())).toList();
    return new DeckRules(
        deck.span(), deck.name(), symbols.zone(deck.name()).id(), deck.cards(), found);
  }

  private DeckRules.LeaveOut leaveOut(Section.LeaveOut line, List<DeckRules.Card> cards) {
    List<String> labels = new ArrayList<>();
    boolean missing = false;
    List<Name> names = ItemNames.names(line.items(), log);
    String meantCards = bySuitAndRank(names, cards);
    if (meantCards != null) {
      Span whole = new Span(line.span().start(), names.getLast().span().end());
      String meant = "leave out " + meantCards;
      log.replace(CheckProblem.UNKNOWN_PHRASE, whole, meant, log.written(whole), meant);
      Term condition = expressions.conditionIfAny(line.condition(), Scope.EMPTY);
      return new DeckRules.LeaveOut(line.span(), labels, condition);
    }
    for (Name name : names) {
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
    Term condition = expressions.conditionIfAny(line.condition(), Scope.EMPTY);
    return new DeckRules.LeaveOut(line.span(), labels, condition);
  }

  /**
   * Returns the cards of suits and ranks that are listed one after the other, as in {@code leave
   * out suits H ranks 2 3}; null if it is anything else.
   */
  private @Nullable String bySuitAndRank(List<Name> names, List<DeckRules.Card> cards) {
    DeckConstants constants = symbols.constants();
    List<String> words = names.stream().map(Name::text).toList();
    int parting = Math.max(words.indexOf("ranks"), words.indexOf("suits"));
    if (parting < 1 || parting == words.size() - 1) {
      return null;
    }
    List<String> before = words.subList(0, parting);
    List<String> after = words.subList(parting + 1, words.size());
    boolean suitsFirst = words.get(parting).equals("ranks");
    List<String> suits = suitsFirst ? before : after;
    List<String> ranks = suitsFirst ? after : before;
    return constants.suits().keySet().containsAll(suits)
            && constants.ranks().keySet().containsAll(ranks)
        ? cards.stream()
            .filter(card -> suits.contains(card.suit()) && ranks.contains(card.rank()))
            .map(DeckRules.Card::label)
            .distinct()
            .collect(Collectors.joining(" "))
        : null;
  }

  /** Suggests {@code ranks} or {@code suits} once, before the first name: {@code leave out 2 3}. */
  private void notInDeck(Name name, Section.LeaveOut line, boolean first) {
    DeckConstants constants = symbols.constants();
    boolean rank = constants.ranks().containsKey(name.text());
    boolean other = rank || constants.suits().containsKey(name.text());
    if (line.what() != Section.LeftOut.CARDS || !other) {
      log.problem(CheckProblem.NOT_IN_DECK, name, name.text(), kind(line.what()).word());
    } else if (first) {
      String word = rank ? "ranks" : "suits";
      log.problem(
          CheckProblem.LEFT_OUT_WITHOUT_WORD,
          name,
          Fix.before(name, word + " "),
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
    log.caret().expect(name.span(), type, () -> new Candidates(symbols).constantsOf(type));
  }

  private static NameKind kind(Section.LeftOut what) {
    return switch (what) {
      case RANKS -> NameKind.RANK;
      case SUITS -> NameKind.SUIT;
      case CARDS -> NameKind.CARD;
    };
  }

  private void use(Name name, Section.LeftOut what) {
    DeckConstants constants = symbols.constants();
    Map<String, Span> declared =
        switch (what) {
          case RANKS -> constants.ranks();
          case SUITS -> constants.suits();
          case CARDS -> constants.cards();
        };
    log.use(name, kind(what), declared.get(name.text()), null);
  }
}
