package tricksmith.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;
import tricksmith.syntax.Item;
import tricksmith.syntax.Name;
import tricksmith.syntax.Section;

/** Reads the decks: which cards there are, before any are left out. */
final class DeckReader {

  /** The name of the deck without name. */
  static final String DECK = "deck";

  private static final int MOST_COPIES = 100;

  private final Notes notes;
  private final Map<String, Span> suits = new LinkedHashMap<>();
  private final Map<String, Span> ranks = new LinkedHashMap<>();
  private final Map<String, Span> cards = new LinkedHashMap<>();
  private final Map<String, Span> kinds = new LinkedHashMap<>();
  private final Map<String, Integer> copies = new HashMap<>();
  private final Map<String, DeckRules.Card> first = new HashMap<>();
  private final List<Deck> decks = new ArrayList<>();

  DeckReader(Notes notes) {
    this.notes = notes;
  }

  /** A deck, and the lines that take cards out of it. */
  record Deck(
      Span span, String name, Span named, List<DeckRules.Card> cards, List<Section.LeaveOut> out) {}

  /** Reads the decks of a script; without any there is the usual one. */
  void read(List<Section.Deck> written, Span game) {
    List<Section.Deck> all = written.isEmpty() ? List.of(usual(game)) : written;
    all.forEach(this::read);
  }

  List<Deck> decks() {
    return decks;
  }

  Constants constants() {
    return new Constants(suits, ranks, cards, kinds, copies);
  }

  private static Section.Deck usual(Span span) {
    List<Item> suits = Stream.of("C", "D", "H", "S").map(suit -> single(suit, span)).toList();
    List<Item> ranks =
        Stream.concat(
                Stream.<Item>of(new Item.NumberRange(span, 2, 10)),
                Stream.of("J", "Q", "K", "A").map(rank -> single(rank, span)))
            .toList();
    return new Section.Deck(span, null, List.of(new Section.Pack(span, suits, ranks, null)));
  }

  private static Item single(String name, Span span) {
    return new Item.Single(new Name(span, name));
  }

  private void read(Section.Deck deck) {
    List<Section.Pack> packs = lines(deck, Section.Pack.class);
    packs.forEach(pack -> Items.names(pack.suits(), notes).forEach(this::addSuit));
    packs.forEach(pack -> Items.names(pack.ranks(), notes).forEach(this::addRank));
    List<DeckRules.Card> found = new ArrayList<>();
    for (DeckRules.Card card : Packs.cards(packs, notes)) {
      for (int copy = 0; copy < copies(deck); copy++) {
        add(found, card, deck.span());
      }
    }
    for (Section.Specials specials : lines(deck, Section.Specials.class)) {
      addSpecials(found, specials);
    }
    Name name = deck.name();
    decks.add(
        new Deck(
            deck.span(),
            name == null ? DECK : name.text(),
            name == null ? deck.span() : name.span(),
            found,
            lines(deck, Section.LeaveOut.class)));
  }

  private static <T extends Section.DeckLine> List<T> lines(Section.Deck deck, Class<T> kind) {
    return deck.lines().stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  private long copies(Section.Deck deck) {
    List<Section.Copies> lines = lines(deck, Section.Copies.class);
    return lines.isEmpty() ? 1 : number(lines.getFirst().count(), lines.getFirst().span());
  }

  private long number(long copies, Span span) {
    if (copies < 1 || copies > MOST_COPIES) {
      notes.problem(CheckProblem.COPIES, span, Integer.toString(MOST_COPIES));
      return 1;
    }
    return copies;
  }

  private void addSuit(Name name) {
    declare(suits, name, NameKind.SUIT);
  }

  private void addRank(Name name) {
    declare(ranks, name, NameKind.RANK);
  }

  private void declare(Map<String, Span> names, Name name, NameKind kind) {
    names.putIfAbsent(name.text(), name.span());
    notes.use(new NameUse(name.span(), name.text(), kind, names.get(name.text()), null));
  }

  private void addSpecials(List<DeckRules.Card> found, Section.Specials specials) {
    List<Name> labels = Items.names(specials.labels(), notes);
    String kind = specials.kind().text();
    declare(kinds, specials.kind(), NameKind.KIND);
    String suit = known(specials.suit(), suits, NameKind.SUIT);
    String rank = known(specials.rank(), ranks, NameKind.RANK);
    for (int place = 0; place < labels.size(); place++) {
      Long number = Packs.special(specials, place, labels.size(), notes);
      Name label = labels.get(place);
      for (int copy = 0; copy < number(specials.copies(), specials.span()); copy++) {
        DeckRules.Card card = new DeckRules.Card(label.text(), 1, suit, rank, number, kind);
        add(found, card, label.span());
      }
    }
  }

  private @Nullable String known(@Nullable Name name, Map<String, Span> names, NameKind kind) {
    if (name == null) {
      return null;
    }
    if (!names.containsKey(name.text())) {
      declare(names, name, kind);
    }
    return name.text();
  }

  /** Cards of the same label are copies of one another, so they must be alike. */
  private void add(List<DeckRules.Card> found, DeckRules.Card card, Span span) {
    String label = card.label();
    DeckRules.Card like = first.putIfAbsent(label, card);
    cards.putIfAbsent(label, span);
    if (like != null && !like.equals(card)) {
      notes.problem(CheckProblem.SAME_CARD_TWICE, span, label);
    }
    int copy = copies.merge(label, 1, Integer::sum);
    found.add(
        new DeckRules.Card(label, copy, card.suit(), card.rank(), card.number(), card.kind()));
  }
}
