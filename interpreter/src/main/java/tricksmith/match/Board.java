package tricksmith.match;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.CellPlace;
import tricksmith.program.Fault;
import tricksmith.program.Frame;
import tricksmith.program.Node;
import tricksmith.program.Position;
import tricksmith.program.Program;
import tricksmith.program.RuleId;
import tricksmith.program.Step;
import tricksmith.program.Values;
import tricksmith.program.ZonePlace;

/**
 * The state of a match: cells, cards, players, tricks. What expressions read, and what steps
 * change. Copies are independent of each other.
 */
final class Board implements Position {

  private static final int NONE = -1;

  final Setup setup;
  final long[] values;
  final IndexSet[] groups;
  final Piles piles;
  final Seats seats;
  final Tricks tricks;
  final Comparison comparison;

  /** What expressions are evaluated in. */
  final Frame frame;

  /** The value cells that hold what somebody has chosen in front of all. */
  private IndexSet chosenOpenly = IndexSet.EMPTY;

  /** The set cells, likewise. */
  private IndexSet groupsChosenOpenly = IndexSet.EMPTY;

  /** What variables hold that was chosen in secret. */
  private SecretChoices secrets = SecretChoices.NONE;

  /** The rule under way: to blame if something goes wrong. */
  RuleId blamed;

  /** Who watches what is read, or null. */
  @Nullable Privacy privacy;

  // The candidate: a card that is on the table while a rule is asked about it.
  private int candidate = NONE;
  private int candidatesPlayer = NONE;
  private int candidatesZone = NONE;
  private int overCandidate = NONE;

  /** The best before the candidate came, found when first asked for. */
  private long bestBefore;

  private boolean bestBeforeKnown;

  Board(Setup setup) {
    this.setup = setup;
    Program.Cells cells = setup.rules.cells();
    values = new long[cells.values().size()];
    groups = new IndexSet[cells.groups().size()];
    piles = setup.laidOut.copy();
    seats = setup.seats.copy();
    tricks = new Tricks(setup.cards);
    comparison = new Comparison(this);
    frame = newFrame();
    blamed = setup.rules.trick().rule();
    Arrays.fill(values, Values.NONE);
    Arrays.fill(groups, IndexSet.EMPTY);
  }

  private Board(Board other) {
    setup = other.setup;
    values = other.values.clone();
    groups = other.groups.clone();
    piles = other.piles.copy();
    seats = other.seats.copy();
    tricks = other.tricks.copy();
    comparison = new Comparison(this);
    frame = newFrame();
    chosenOpenly = other.chosenOpenly;
    groupsChosenOpenly = other.groupsChosenOpenly;
    secrets = other.secrets;
    blamed = other.blamed;
  }

  private Frame newFrame() {
    Program.Cells cells = setup.rules.cells();
    return new Frame(this, cells.slots(), cells.setSlots());
  }

  /** A board of its own with the same on it. */
  Board copy() {
    return new Board(this);
  }

  // Setting up.

  /** All cards to their decks; tricks, sides and those sitting out as at the start. */
  void beginDeal() {
    piles.lieAs(setup.laidOut);
    seats.beginDeal();
    tricks.beginDeal();
    reset(Program.Lifetime.DEAL);
  }

  /** Sets all cells to what they hold at the start. */
  void begin() {
    for (Program.Lifetime lifetime : Program.Lifetime.values()) {
      reset(lifetime);
    }
  }

  /** Sets back the cells of a lifetime. */
  void reset(Program.Lifetime lifetime) {
    for (int cell : setup.valuesOf(lifetime)) {
      Node initial = setup.rules.cells().values().get(cell).initial();
      values[cell] = initial == null ? Values.NONE : initial.word(frame);
      chosenOpenly = without(chosenOpenly, cell);
      secrets = secrets.without(cell, false);
    }
    for (int cell : setup.groupsOf(lifetime)) {
      Node initial = setup.rules.cells().groups().get(cell).initial();
      groups[cell] = initial == null ? IndexSet.EMPTY : initial.set(frame);
      groupsChosenOpenly = without(groupsChosenOpenly, cell);
      secrets = secrets.without(cell, true);
    }
  }

  /** Mostly there are none. */
  private static IndexSet without(IndexSet cells, int cell) {
    return cells.isEmpty() ? cells : cells.without(cell);
  }

  /** Sets a value cell; one that is not there is a fault. */
  void set(CellPlace place, long value) {
    int cell = existing(place);
    values[cell] = value;
    chosenOpenly = without(chosenOpenly, cell);
    secrets = secrets.without(cell, false);
  }

  /** Sets a set cell, likewise. */
  void setGroup(CellPlace place, IndexSet group) {
    int cell = existing(place);
    groups[cell] = group;
    groupsChosenOpenly = without(groupsChosenOpenly, cell);
    secrets = secrets.without(cell, true);
  }

  /**
   * Sets a cell to what was chosen in front of all: they know it, be it a card that lies hidden.
   */
  void setOpenly(CellPlace place, Answer answer) {
    int cell = existing(place);
    IndexSet cards = answer.cards();
    secrets = secrets.without(cell, cards != null);
    if (cards != null) {
      groups[cell] = cards;
      groupsChosenOpenly = groupsChosenOpenly.with(cell);
    } else {
      values[cell] = answer.value();
      chosenOpenly =
          Values.isCard(answer.value()) ? chosenOpenly.with(cell) : without(chosenOpenly, cell);
    }
  }

  /**
   * Sets a cell to what was chosen in secret: cards of the own hand are known to the chooser,
   * wherever they go.
   */
  void setSecretly(CellPlace place, Answer answer) {
    IndexSet several = answer.cards();
    if (several != null) {
      setGroup(place, several);
    } else {
      set(place, answer.value());
    }
    IndexSet cards = several == null ? cardsIn(answer.value()) : several;
    int hand = handOf(answer.player());
    IndexSet held = piles.cards(hand);
    if (!cards.isEmpty() && cards.without(held).isEmpty()) {
      IndexSet knowers = IndexSet.of(answer.player()).with(seats.decider(answer.player()));
      secrets =
          secrets.with(
              new SecretChoice(
                  existing(place),
                  several != null,
                  cards,
                  hand,
                  knowers,
                  held,
                  SecretChoice.Trail.HELD));
    }
  }

  private static IndexSet cardsIn(long value) {
    return value != Values.NONE && Values.isCard(value)
        ? IndexSet.of(Values.index(value))
        : IndexSet.EMPTY;
  }

  /** Cards may lie otherwise now: some may know more of what was chosen in secret. */
  void followSecrets(Step step) {
    secrets = secrets.after(step, this);
  }

  /** Whether nobody can tell any more whose the cards are that a cell holds. */
  boolean isTrailLost(int cell, boolean group) {
    SecretChoice choice = secrets.find(cell, group);
    return choice != null && choice.trail() == SecretChoice.Trail.LOST;
  }

  /** Who sees what is in a value cell now. */
  Secrecy secrecyOfValue(int cell) {
    return secrecy(
        setup.secrecyOfValues[cell], chosenOpenly.contains(cell), secrets.find(cell, false));
  }

  /** Who sees what is in a set cell now. */
  Secrecy secrecyOfGroup(int cell) {
    return secrecy(
        setup.secrecyOfGroups[cell], groupsChosenOpenly.contains(cell), secrets.find(cell, true));
  }

  private static Secrecy secrecy(Secrecy said, boolean openly, @Nullable SecretChoice secretly) {
    if (!(said instanceof Secrecy.OfCards)) {
      return said;
    }
    if (secretly != null) {
      return new Secrecy.SeenBy(secretly.knowers());
    }
    return openly ? Secrecy.OPEN : said;
  }

  /** The number of a cell; one that is not there is a fault. */
  int existing(CellPlace place) {
    int cell = place.cell(frame);
    if (cell < 0) {
      throw new Fault(Fault.Kind.NO_SUCH_ENTRY);
    }
    return cell;
  }

  // Candidates.

  /** Puts a card on the table as if the player had played it. */
  void tryCard(int player, int card) {
    candidate = card;
    candidatesPlayer = player;
    candidatesZone = piles.zoneOf(card);
    overCandidate = piles.above(card);
    piles.take(card);
    piles.putOnTop(card, setup.rules.tableZone());
    tricks.lay(player, card);
  }

  /** Takes the candidate back. */
  void takeBack() {
    tricks.lift();
    piles.take(candidate);
    piles.putUnder(candidate, candidatesZone, overCandidate);
    candidate = NONE;
  }

  /** To be called before the first candidate of a decision. */
  void forgetBestBefore() {
    bestBeforeKnown = false;
  }

  private long bestBefore() {
    if (!bestBeforeKnown) {
      int card = candidate;
      takeBack();
      try {
        bestBefore = comparison.best();
        bestBeforeKnown = true;
      } finally {
        tryCard(candidatesPlayer, card);
      }
    }
    return bestBefore;
  }

  /** A zone, or -1 if it is that of nobody. */
  int zoneAt(ZonePlace place) {
    return place.zone(frame);
  }

  /** The hand of a player. */
  int handOf(int player) {
    return setup.rules.handZone() + player;
  }

  // Cells.

  @Override
  public long value(int cell) {
    if (privacy != null) {
      privacy.readsValue(secrecyOfValue(cell), values[cell]);
    }
    return values[cell];
  }

  @Override
  public IndexSet group(int cell) {
    if (privacy != null) {
      privacy.readsSet(secrecyOfGroup(cell), setup.holdsCards[cell], groups[cell]);
    }
    return groups[cell];
  }

  // Cards and zones.

  @Override
  public IndexSet zone(int zone) {
    if (privacy != null) {
      privacy.reads(piles.cards(zone));
    }
    return piles.cards(zone);
  }

  @Override
  public int size(int zone) {
    return piles.size(zone);
  }

  @Override
  public int top(int zone) {
    if (privacy != null) {
      privacy.reads(piles.top(zone));
    }
    return piles.top(zone);
  }

  @Override
  public int bottom(int zone) {
    if (privacy != null) {
      privacy.reads(piles.bottom(zone));
    }
    return piles.bottom(zone);
  }

  @Override
  public IndexSet topOf(int zone, int count) {
    IndexSet cards = IndexSet.EMPTY;
    int card = piles.top(zone);
    for (int i = 0; i < count && card >= 0; i++) {
      cards = cards.with(card);
      card = piles.below(card);
    }
    if (privacy != null) {
      privacy.reads(cards);
    }
    return cards;
  }

  @Override
  public IndexSet bottomOf(int zone, int count) {
    IndexSet cards = IndexSet.EMPTY;
    int card = piles.bottom(zone);
    for (int i = 0; i < count && card >= 0; i++) {
      cards = cards.with(card);
      card = piles.above(card);
    }
    if (privacy != null) {
      privacy.reads(cards);
    }
    return cards;
  }

  @Override
  public int zoneOf(int card) {
    if (privacy != null) {
      privacy.reads(card);
    }
    return card < 0 ? NONE : piles.zoneOf(card);
  }

  @Override
  public int playOrder(int card) {
    return tricks.playOrder(card);
  }

  @Override
  public int trickOf(int card) {
    return card < 0 ? NONE : tricks.trickOf(card);
  }

  @Override
  public int playerOf(int card) {
    if (card < 0) {
      return NONE;
    }
    if (privacy != null) {
      privacy.reads(card);
    }
    if (card == candidate) {
      return candidatesPlayer;
    }
    int player = tricks.playedBy(card);
    return player < 0 ? setup.owners[piles.zoneOf(card)] : player;
  }

  @Override
  public int holderOf(int card) {
    if (privacy != null) {
      privacy.reads(card);
    }
    if (card < 0) {
      return NONE;
    }
    int seat = piles.zoneOf(card) - setup.rules.handZone();
    return seat >= 0 && seat < setup.players ? seat : NONE;
  }

  // Players.

  @Override
  public IndexSet playersInPlay() {
    return seats.inPlay();
  }

  @Override
  public int nextInPlay(int player) {
    return seats.nextInPlay(player);
  }

  @Override
  public int inPlayFrom(int player) {
    return seats.inPlayFrom(player);
  }

  @Override
  public int sideOf(int player) {
    return seats.sideOf(player);
  }

  @Override
  public IndexSet membersOf(int side) {
    return seats.membersOf(side);
  }

  @Override
  public IndexSet sidesInPlay() {
    return seats.sidesInPlay();
  }

  @Override
  public long score(int player) {
    return seats.score(player);
  }

  // The trick under way, or the last.

  @Override
  public int tricksBegun() {
    return tricks.begun();
  }

  @Override
  public int tricksFinished() {
    return tricks.finished();
  }

  @Override
  public IndexSet table() {
    int zone = setup.rules.tableZone();
    IndexSet stage = IndexSet.EMPTY;
    for (int play = tricks.stageBegins(); play < tricks.plays(); play++) {
      int card = tricks.cardAt(play);
      if (piles.zoneOf(card) == zone) {
        stage = stage.with(card);
      }
    }
    return stage;
  }

  @Override
  public int led() {
    return tricks.plays() == 0 ? NONE : tricks.cardAt(0);
  }

  @Override
  public long suitLed() {
    return tricks.underWay()
        ? setup.rules.trick().suitLed().word(frame)
        : tricks.suitLedOf(tricks.begun() - 1);
  }

  @Override
  public int stage() {
    return tricks.stage();
  }

  @Override
  public int winner() {
    if (!tricks.underWay()) {
      return tricks.winnerOf(tricks.begun() - 1);
    }
    int play = bestPlay();
    return play < 0 ? NONE : tricks.playerAt(play);
  }

  @Override
  public int winningCard() {
    if (!tricks.underWay()) {
      return tricks.winningCardOf(tricks.begun() - 1);
    }
    int play = bestPlay();
    return play < 0 ? NONE : tricks.cardAt(play);
  }

  /** The best play of the stage, or -1 if there is none or several are tied. */
  private int bestPlay() {
    long best = comparison.best();
    return Long.bitCount(best) == 1
        ? tricks.stageBegins() + Long.numberOfTrailingZeros(best)
        : NONE;
  }

  @Override
  public int loser() {
    IndexSet takingPart = IndexSet.EMPTY;
    for (int play = 0; play < tricks.plays(); play++) {
      takingPart = takingPart.with(tricks.playerAt(play));
    }
    int winner = winner();
    return takingPart.size() == 2 && winner >= 0 ? takingPart.without(winner).next(0) : NONE;
  }

  @Override
  public boolean beats() {
    if (candidate < 0 || isFirstOfStage()) {
      return candidate >= 0;
    }
    long before = bestBefore();
    long now = comparison.best();
    return isAmong(now) && (now & before) == 0;
  }

  @Override
  public boolean ties() {
    if (candidate < 0 || isFirstOfStage()) {
      return false;
    }
    long before = bestBefore();
    long now = comparison.best();
    return isAmong(now) && (now & before) != 0;
  }

  private boolean isFirstOfStage() {
    return tricks.plays() - tricks.stageBegins() == 1;
  }

  /** Whether the candidate, the last play of the stage, is among these. */
  private boolean isAmong(long plays) {
    return ((plays >>> (tricks.plays() - tricks.stageBegins() - 1)) & 1) != 0;
  }

  @Override
  public IndexSet played() {
    return candidate < 0 ? tricks.played() : tricks.played().with(candidate);
  }

  // Tricks of the deal.

  @Override
  public int winnerOf(int trick) {
    return trick == tricks.begun() - 1 ? winner() : tricks.winnerOf(trick);
  }

  @Override
  public int leaderOf(int trick) {
    return tricks.leaderOf(trick);
  }

  @Override
  public int winningCardOf(int trick) {
    return trick == tricks.begun() - 1 ? winningCard() : tricks.winningCardOf(trick);
  }

  @Override
  public long suitLedOf(int trick) {
    return trick == tricks.begun() - 1 ? suitLed() : tricks.suitLedOf(trick);
  }

  @Override
  public IndexSet cardsOf(int trick) {
    return tricks.cardsOf(trick);
  }

  @Override
  public IndexSet tricksOf(IndexSet players) {
    return tricks.tricksOf(players);
  }
}
