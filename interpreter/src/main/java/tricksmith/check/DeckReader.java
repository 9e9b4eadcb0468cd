package tricksmith.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Span;
import tricksmith.syntax.Item;
import tricksmith.syntax.Name;
import tricksmith.syntax.Section;

/** Reads the decks: which cards there are, before any are left out. */
final class DeckReader {

  /** The name of the deck without name. */
  static final String DECK = "deck";

  private final Notes notes;
  private final Packs packs;
  private final CardTable cards;
  private final Map<String, Span> suits = new LinkedHashMap<>();
  private final Map<String, Span> ranks = new LinkedHashMap<>();
  private final Map<String, Span> kinds = new LinkedHashMap<>();

  DeckReader(Notes notes) {
    this.notes = notes;
    this.packs = new Packs(notes);
    this.cards = new CardTable(notes);
  }

  /** A deck, and the lines that take cards out of it. */
  record Deck(
      Span span, String name, Span named, List<DeckRules.Card> cards, List<Section.LeaveOut> out) {}

  /** Reads the decks of a script; without any there is the usual one. */
  List<Deck> read(List<Section.Deck> written, Span game) {
    List<Section.Deck> all = written.isEmpty() ? List.of(usual(game)) : written;
    all.forEach(this::readNames);
    return all.stream().map(this::read).toList();
  }

  /** What the decks that were read consist of. */
  Constants constants() {
    return new Constants(suits, ranks, cards.places(), kinds, cards.copies());
  }

  private static Section.Deck usual(Span span) {
    List<Item> suits = Stream.of("C", "D", "H", "S").map(DeckReader::single).toList();
    List<Item> ranks =
        Stream.concat(
                Stream.<Item>of(new Item.NumberRange(Notes.NOWHERE, 2, 10)),
                Stream.of("J", "Q", "K", "A").map(DeckReader::single))
            .toList();
    return new Section.Deck(
        span, null, List.of(new Section.Pack(Notes.NOWHERE, suits, ranks, null)));
  }

  private static Item single(String name) {
    return new Item.Single(new Name(Notes.NOWHERE, name));
  }

  /** Suits and ranks of all lines form one order, by first appearance. */
  private void readNames(Section.Deck deck) {
    for (Section.Pack pack : lines(deck, Section.Pack.class)) {
      Items.names(pack.suits(), notes).forEach(name -> declare(suits, name, NameKind.SUIT));
      Items.names(pack.ranks(), notes).forEach(name -> declare(ranks, name, NameKind.RANK));
    }
    for (Section.Specials specials : lines(deck, Section.Specials.class)) {
      declare(kinds, specials.kind(), NameKind.KIND);
    }
  }

  private void declare(Map<String, Span> names, Name name, NameKind kind) {
    names.putIfAbsent(name.text(), name.span());
    notes.use(name, kind, names.get(name.text()), null);
  }

  private Deck read(Section.Deck deck) {
    CardTable.Cards found = cards.new Cards();
    long copies = copies(deck);
    for (Packs.Line line : packs.lines(lines(deck, Section.Pack.class))) {
      line.cards().forEach(card -> found.add(card, copies, line.span()));
    }
    lines(deck, Section.Specials.class).forEach(specials -> addSpecials(found, specials));
    if (found.cards().isEmpty() && lines(deck, Section.Unreadable.class).isEmpty()) {
      lines(deck, Section.Pack.class).forEach(this::explainNoCards);
    }
    Name name = deck.name() == null ? new Name(Notes.NOWHERE, DECK) : deck.name();
    notes.use(name, NameKind.ZONE, name.span(), Types.CARDS);
    return new Deck(
        deck.span(), name.text(), name.span(), found.cards(), lines(deck, Section.LeaveOut.class));
  }

  /** Suits without ranks, or ranks without suits, make no cards. */
  private void explainNoCards(Section.Pack pack) {
    String there = pack.suits().isEmpty() ? "ranks" : "suits";
    String missing = pack.suits().isEmpty() ? "suits" : "ranks";
    if (pack.suits().isEmpty() || pack.ranks().isEmpty()) {
      notes.problem(CheckProblem.HALF_A_PACK, pack.span(), there, missing);
    }
  }

  private static <T extends Section.DeckLine> List<T> lines(Section.Deck deck, Class<T> kind) {
    return deck.lines().stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  private long copies(Section.Deck deck) {
    List<Section.Copies> lines = lines(deck, Section.Copies.class);
    return lines.isEmpty() ? 1 : copies(lines.getLast().count(), lines.getLast().span());
  }

  private long copies(long count, Span span) {
    if (count < 1) {
      notes.problem(CheckProblem.COPIES, span);
    }
    return count;
  }

  private void addSpecials(CardTable.Cards found, Section.Specials specials) {
    String suit = known(specials.suit(), suits, NameKind.SUIT);
    String rank = known(specials.rank(), ranks, NameKind.RANK);
    long copies = copies(specials.copies(), specials.span());
    List<Name> labels = Items.names(specials.labels(), notes);
    List<@Nullable Long> numbers = packs.numbers(specials, labels.size());
    for (int place = 0; place < labels.size(); place++) {
      Name label = labels.get(place);
      String kind = specials.kind().text();
      DeckRules.Card card =
          new DeckRules.Card(label.text(), 1, suit, rank, numbers.get(place), kind);
      found.add(card, copies, label.span());
      notes.use(label, NameKind.CARD, cards.places().get(label.text()), Type.Basic.CARD);
    }
  }

  private @Nullable String known(@Nullable Name name, Map<String, Span> names, NameKind kind) {
    if (name == null) {
      return null;
    }
    if (!names.containsKey(name.text())) {
      notes.problem(CheckProblem.NOT_IN_DECK, name.span(), name.text(), kind.word());
      return null;
    }
    notes.use(name, kind, names.get(name.text()), null);
    return name.text();
  }
}
