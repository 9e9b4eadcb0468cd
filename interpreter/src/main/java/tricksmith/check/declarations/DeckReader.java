package tricksmith.check.declarations;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.MisreadingProblem;
import tricksmith.check.names.NameKind;
import tricksmith.check.symbols.DeckConstants;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.source.Spanned;
import tricksmith.syntax.Item;
import tricksmith.syntax.Name;
import tricksmith.syntax.Section;

/** Reads the decks, before any cards are left out. */
public final class DeckReader {

  /** The name of a deck that has no name of its own. */
  public static final String DECK = "deck";

  /** Marks the end above the strongest rank and below the weakest; no rank has this name. */
  private static final String END = "";

  private final CheckLog log;
  private final PackReader packs;
  private final CardCatalog cards;

  /** The ranks of the usual decks; the ace stands at either end. */
  private static final List<String> USUAL_RANKS =
      List.of("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A");

  /** How many cards of a kind somebody can want, as a label that nobody wants. */
  private static final Pattern COUNT = Pattern.compile("[2-9]|[1-9][0-9]");

  /** Three and more numbers in a row. */
  private static final String NUMBERS = "(\\d+) (?:\\d+ )+(\\d+)";

  /** Separates the words of Japanese lists, and occurs in Japanese names. */
  private static final String DOT_BETWEEN = "・";

  private final Map<String, Span> suits = new LinkedHashMap<>();
  private final Map<String, Span> ranks = new LinkedHashMap<>();
  private final Map<String, Span> kinds = new LinkedHashMap<>();

  /** The rank directly below each, as a ring that {@link #END} closes. */
  private final Map<String, String> rankBelow = new HashMap<>(Map.of(END, END));

  DeckReader(CheckLog log) {
    this.log = log;
    this.packs = new PackReader(log);
    this.cards = new CardCatalog(log);
  }

  public record Deck(
      Span span, String name, Span named, List<DeckRules.Card> cards, List<Section.LeaveOut> out)
      implements Spanned {}

  /** Reads the decks of a script; a script without decks gets the usual one. */
  List<Deck> read(List<Section.Deck> written, Span game) {
    List<Section.Deck> all = written.isEmpty() ? List.of(usual(game)) : written;
    all.forEach(this::readNames);
    return all.stream().map(this::read).toList();
  }

  DeckConstants constants() {
    return new DeckConstants(suits, orderedRanks(), cards.places(), kinds);
  }

  private static Section.Deck usual(Span span) {
    List<Item> suits = Stream.of("C", "D", "H", "S").map(DeckReader::single).toList();
    List<Item> ranks =
        Stream.concat(
                Stream.<Item>of(new Item.NumberRange(CheckLog.NOWHERE, 2, 10)),
                Stream.of("J", "Q", "K", "A").map(DeckReader::single))
            .toList();
    return new Section.Deck(
        span, null, List.of(new Section.Pack(CheckLog.NOWHERE, suits, ranks, null)));
  }

  private static Item single(String name) {
    return new Item.Single(new Name(CheckLog.NOWHERE, name));
  }

  /**
   * Declares suits, ranks and kinds. The suits of all lines form one order, by first appearance;
   * the ranks form one that agrees with each line, as far as these agree with each other.
   */
  private void readNames(Section.Deck deck) {
    for (Section.Pack pack : lines(deck, Section.Pack.class)) {
      runTogether(pack.suits());
      runTogether(pack.ranks());
      ItemNames.names(pack.suits(), log).forEach(name -> declare(suits, name, NameKind.SUIT));
      List<Name> ranksHere = ItemNames.names(pack.ranks(), log);
      ranksHere.forEach(name -> declare(ranks, name, NameKind.RANK));
      order(ranksHere);
    }
    for (Section.Specials specials : lines(deck, Section.Specials.class)) {
      declare(kinds, specials.kind(), NameKind.KIND);
    }
  }

  /**
   * Puts ranks that are new directly before the one that follows them in their line: after {@code
   * suits H ranks 5 8..10}, {@code suits S ranks 3 8..10} makes a 3 that is weaker than the 8.
   */
  private void order(List<Name> line) {
    String next = END;
    for (Name name : line.reversed()) {
      String rank = name.text();
      if (!rankBelow.containsKey(rank)) {
        rankBelow.put(rank, below(next));
        rankBelow.put(next, rank);
      }
      next = rank;
    }
  }

  /** Returns the ranks, the weakest first, with the places where they are declared. */
  private Map<String, Span> orderedRanks() {
    SequencedMap<String, Span> ordered = new LinkedHashMap<>();
    for (String rank = below(END); !rank.equals(END); rank = below(rank)) {
      ordered.putFirst(rank, Objects.requireNonNull(ranks.get(rank)));
    }
    return ordered;
  }

  private String below(String rank) {
    return Objects.requireNonNull(rankBelow.get(rank));
  }

  /** Reports {@code 赤・青・黄}, which is one name. */
  private void runTogether(List<Item> items) {
    for (Item item : items) {
      if (item instanceof Item.Single(Name name)) {
        String range = rangeOfRanks(name.text());
        if (!range.isEmpty()) {
          Fix written = Fix.replace(name, range);
          log.problem(CheckProblem.RUN_TOGETHER, name, written, name.text(), range);
        }
      }
    }
    if (items.size() == 1
        && items.getFirst() instanceof Item.Single(Name name)
        && name.text().contains(DOT_BETWEEN)) {
      String apart = name.text().replace(DOT_BETWEEN, " ").strip();
      log.replace(CheckProblem.RUN_TOGETHER, name, apart, name.text(), apart);
    }
  }

  /** The usual ranks from one to another, written with a minus; empty if it is no such range. */
  private static String rangeOfRanks(String name) {
    String[] ends = name.split("-", -1);
    int from = ends.length == 2 ? USUAL_RANKS.indexOf(ends[0]) : -1;
    int to = ends.length == 2 ? USUAL_RANKS.lastIndexOf(ends[1]) : -1;
    return from < 0 || to <= from
        ? ""
        : String.join(" ", USUAL_RANKS.subList(from, to + 1)).replaceAll(NUMBERS, "$1..$2");
  }

  private void declare(Map<String, Span> names, Name name, NameKind kind) {
    names.putIfAbsent(name.text(), name.span());
    log.use(name, kind, names.get(name.text()), null);
  }

  private Deck read(Section.Deck deck) {
    CardCatalog.Cards found = cards.new Cards();
    long copies = copies(deck);
    for (PackReader.Line line : packs.lines(lines(deck, Section.Pack.class))) {
      line.cards().forEach(card -> found.add(card, copies, line.span()));
    }
    lines(deck, Section.Specials.class).forEach(specials -> addSpecials(found, specials));
    if (found.cards().isEmpty() && lines(deck, Section.Unreadable.class).isEmpty()) {
      lines(deck, Section.Pack.class).forEach(this::explainNoCards);
    }
    Name name = deck.name() == null ? new Name(CheckLog.NOWHERE, DECK) : deck.name();
    log.use(name, NameKind.ZONE, name.span(), Types.CARDS);
    return new Deck(
        deck.span(), name.text(), name.span(), found.cards(), lines(deck, Section.LeaveOut.class));
  }

  /** Suits need ranks, and ranks need suits. */
  private void explainNoCards(Section.Pack pack) {
    String there = pack.suits().isEmpty() ? "ranks" : "suits";
    String missing = pack.suits().isEmpty() ? "suits" : "ranks";
    int place = suitsAmongRanks(pack);
    if (place > 0) {
      Span word = pack.ranks().get(place).span();
      int from = pack.ranks().get(place - 1).span().end();
      int to = word.start();
      Fix apart = Fix.replace(new Span(from, to), "; ");
      log.problem(CheckProblem.SUITS_AMONG_RANKS, word, apart);
    } else if (pack.suits().isEmpty() || pack.ranks().isEmpty()) {
      log.problem(CheckProblem.HALF_A_PACK, pack, there, missing);
    }
  }

  /** Returns the place of the word {@code suits} among ranks before it; -1 if it is not there. */
  private static int suitsAmongRanks(Section.Pack pack) {
    List<String> ranks =
        pack.ranks().stream()
            .map(item -> item instanceof Item.Single(Name name) ? name.text() : "")
            .toList();
    return pack.suits().isEmpty() ? ranks.indexOf("suits") : -1;
  }

  private static <T extends Section.DeckLine> List<T> lines(Section.Deck deck, Class<T> kind) {
    return deck.lines().stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  private long copies(Section.Deck deck) {
    List<Section.Copies> lines = lines(deck, Section.Copies.class);
    if (lines.isEmpty()) {
      return 1;
    }
    Section.Copies copies = lines.getLast();
    if (lines.size() > 1) {
      log.problem(MisreadingProblem.COPIES_TWICE, copies);
    } else if (hasRanks(deck, 0, copies.span().start())
        && hasRanks(deck, copies.span().end(), Integer.MAX_VALUE)) {
      log.problem(
          MisreadingProblem.COPIES_OF_ALL,
          copies,
          toTheEnd(copies.span(), deck),
          Long.toString(copies.count()));
    }
    return copies(copies.count(), copies.span());
  }

  private static boolean hasRanks(Section.Deck deck, int from, int to) {
    return lines(deck, Section.Pack.class).stream()
        .filter(pack -> from <= pack.span().start() && pack.span().start() < to)
        .anyMatch(pack -> !pack.ranks().isEmpty());
  }

  private List<Fix> toTheEnd(Span line, Section.Deck deck) {
    String before = log.before(line.start());
    if (!before.isBlank()) {
      return List.of();
    }
    String written = log.written(line);
    int end = deck.lines().getLast().span().end();
    Span gone = new Span(line.start() - before.length() - 1, line.end());
    return List.of(Fix.of(Edit.remove(gone), Edit.insert(end, "\n" + before + written)));
  }

  private long copies(long count, Span span) {
    if (count < 1) {
      log.problem(CheckProblem.COPIES, span);
    }
    return count;
  }

  private void addSpecials(CardCatalog.Cards found, Section.Specials specials) {
    String suit = known(specials.suit(), suits, NameKind.SUIT);
    String rank = known(specials.rank(), ranks, NameKind.RANK);
    long copies = copies(specials.copies(), specials.span());
    List<Name> labels = ItemNames.names(specials.labels(), log);
    counted(labels, specials.kind());
    List<@Nullable Long> numbers = packs.numbers(specials, labels.size());
    for (int place = 0; place < labels.size(); place++) {
      Name label = labels.get(place);
      String kind = specials.kind().text();
      DeckRules.Card card =
          new DeckRules.Card(label.text(), 1, suit, rank, numbers.get(place), kind);
      found.add(card, copies, label.span());
      log.use(label, NameKind.CARD, cards.places().get(label.text()), Type.Basic.CARD);
    }
  }

  /** Reports {@code also 3 joker: joker}, which makes two cards. */
  private void counted(List<Name> labels, Name kind) {
    if (labels.size() == 2
        && COUNT.matcher(labels.getFirst().text()).matches()
        && !COUNT.matcher(labels.getLast().text()).matches()) {
      Name number = labels.getFirst();
      String meant = number.text() + " of " + labels.getLast().text() + ": " + kind.text();
      log.problem(
          MisreadingProblem.NUMBER_AS_LABEL,
          number,
          Fix.of(Edit.after(number, " of")),
          number.text(),
          labels.getLast().text(),
          meant);
    }
  }

  private @Nullable String known(@Nullable Name name, Map<String, Span> names, NameKind kind) {
    if (name == null) {
      return null;
    }
    if (!names.containsKey(name.text())) {
      log.problem(CheckProblem.NOT_IN_DECK, name, name.text(), kind.word());
      return null;
    }
    log.use(name, kind, names.get(name.text()), null);
    return name.text();
  }
}
