package tricksmith.engine.state;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.Program;
import tricksmith.program.evaluation.Purse;
import tricksmith.program.evaluation.Reads;
import tricksmith.program.expression.CellPlace;
import tricksmith.program.expression.Frame;
import tricksmith.program.expression.Position;
import tricksmith.program.expression.Straight;
import tricksmith.program.expression.ZonePlace;
import tricksmith.program.value.Fault;
import tricksmith.program.value.RuleId;

/**
 * The state of a match – cells, cards, players and tricks – which expressions read and steps
 * change. Copies are independent of each other.
 */
public final class Board implements Position {

  private static final int NONE = -1;

  public final PreparedProgram prepared;
  public final State state;
  public final CellContents cells;
  public final Piles piles;
  public final Seats seats;
  public final Tricks tricks;
  public final Comparison comparison;
  public final Candidate candidate;

  /** The frame in which expressions are evaluated. */
  public final Frame frame;

  /** How much may still be evaluated. */
  public final Allowance allowance;

  /**
   * The rule under way, to blame if something goes wrong; null for that of the step under way. Ask
   * {@link #blamed()}.
   */
  public @Nullable RuleId blamed;

  /** Notified of what is read; null for nobody. */
  public @Nullable Privacy privacy;

  /** The purse, shared with its copies, that limits what may be evaluated; null for none. */
  private final @Nullable Purse purse;

  /** Creates a board with the table as it is at the start. */
  public Board(PreparedProgram prepared) {
    this(prepared, null);
  }

  /**
   * Creates the table at the start.
   *
   * @param purse which also pays for everything evaluated on this board and its copies; null for
   *     none
   */
  public Board(PreparedProgram prepared, @Nullable Purse purse) {
    this(prepared, prepared.beginning.copy(), null, prepared.rules.trick().rule(), purse);
  }

  private Board(
      PreparedProgram prepared,
      State state,
      @Nullable CellContents copied,
      @Nullable RuleId blamed,
      @Nullable Purse purse) {
    this.prepared = prepared;
    this.state = state;
    this.blamed = blamed;
    cells = copied == null ? new CellContents(this) : new CellContents(copied, this);
    piles = new Piles(state);
    seats = new Seats(prepared.rules, state);
    tricks = new Tricks(state);
    comparison = new Comparison(this);
    candidate = new Candidate(this);
    frame = newFrame();
    this.purse = purse;
    allowance = new Allowance(state, frame, prepared.rules.budget(), purse);
  }

  private Frame newFrame() {
    Program.Cells cells = prepared.rules.cells();
    Frame empty = new Frame(this, cells.slots(), cells.setSlots());
    empty.allow(prepared.rules.budget());
    return empty;
  }

  public Board copy() {
    return new Board(prepared, state.copy(), cells, blamed, purse);
  }

  /**
   * Returns an independent copy that is read by the program as it was lowered ({@link
   * Program#asLowered}).
   */
  public Board copyAsLowered() {
    return new Board(prepared.asLowered(), state.copy(), cells, blamed, purse);
  }

  /**
   * Returns a copy like {@link #copyAsLowered()}.
   *
   * @param other the purse that pays for what is evaluated on it, unless this board has one
   */
  public Board copyAsLowered(Purse other) {
    return new Board(
        prepared.asLowered(), state.copy(), cells, blamed, purse == null ? other : purse);
  }

  /** Takes over the state of another board by the same rules. */
  public void become(Board other) {
    state.become(other.state);
    cells.become(other.cells);
    blamed = other.blamed;
    allowance.forgive();
  }

  /** Restores the state before a match. */
  public void beBeforeAMatch() {
    state.become(prepared.beginning);
    cells.forgetSecrets();
    blamed = prepared.rules.trick().rule();
    allowance.forgive();
  }

  /** The rule to blame if something goes wrong. */
  public RuleId blamed() {
    RuleId known = blamed;
    return known == null ? prepared.rulesOfSteps[state.numbers[StateLayout.STEP]] : known;
  }

  // What a step changes.

  /** From now on, keeps track of what each step changes, or no longer does. */
  public void watch(boolean watched) {
    state.journal = watched ? new StepJournal(state.layout.cards) : null;
  }

  /** Forgets what the step before has changed. */
  public void beginStep() {
    if (state.journal != null) {
      state.journal.clear();
    }
  }

  // Setting up.

  /**
   * Begins a deal: moves all cards but those kept to their decks, and puts tricks, sides and the
   * players sitting out back to the start. Takes steps for the whole table, of which a match that
   * is recorded keeps a copy.
   */
  public void beginDeal(IndexSet kept) {
    frame.spend(state.layout.extent / Frame.WORDS_IN_A_STEP);
    piles.lieAs(prepared.beginning, kept);
    if (kept.isEmpty()) {
      cells.loseTrails();
    }
    seats.beginDeal();
    tricks.beginDeal();
    cells.reset(Program.Lifetime.DEAL);
  }

  /** Sets all cells to their initial contents. */
  public void begin() {
    for (Program.Lifetime lifetime : Program.Lifetime.values()) {
      cells.reset(lifetime);
    }
  }

  /** Sets a value cell; a missing cell is a fault. */
  public void set(CellPlace place, long value) {
    cells.setValue(existing(place), value);
  }

  /** Sets a set cell; a missing cell is a fault. */
  public void setGroup(CellPlace place, IndexSet group) {
    cells.setGroup(existing(place), group);
  }

  /** Returns the number of a cell; a missing cell is a fault. */
  public int existing(CellPlace place) {
    int cell = place.cell(frame);
    if (cell < 0) {
      throw new Fault(Fault.Kind.NO_SUCH_ENTRY);
    }
    return cell;
  }

  /** Returns a zone, or -1 if it belongs to nobody. */
  public int zoneAt(ZonePlace place) {
    return place.zone(frame);
  }

  public int handOf(int player) {
    return prepared.rules.handZone() + player;
  }

  // Cells.

  @Override
  public long value(int cell) {
    if (privacy != null) {
      privacy.readsValue(cells.secrecyOfValue(cell), cells.value(cell));
    }
    return state.words[cell];
  }

  @Override
  public IndexSet group(int cell) {
    if (privacy != null) {
      privacy.readsSet(cells.secrecyOfGroup(cell), prepared.holdsCards[cell], cells.group(cell));
    }
    return state.set(cell);
  }

  @Override
  public long groupWord(int cell) {
    return privacy == null && state.isNarrow() ? state.word(cell) : Straight.mask(group(cell));
  }

  @Override
  public long lastChange(Reads reads) {
    return state.changes.last(reads);
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
  public long zoneWord(int zone) {
    return privacy == null && prepared.cardsFitAWord ? piles.word(zone) : Straight.mask(zone(zone));
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
    return read(
        count > piles.size(zone) / 2
            ? allBut(zone, lowest(zone, others(zone, count)))
            : highest(zone, count));
  }

  @Override
  public IndexSet bottomOf(int zone, int count) {
    return read(
        count > piles.size(zone) / 2
            ? allBut(zone, highest(zone, others(zone, count)))
            : lowest(zone, count));
  }

  private int others(int zone, int count) {
    return Math.max(0, piles.size(zone) - count);
  }

  private IndexSet allBut(int zone, IndexSet others) {
    return piles.cards(zone).without(others);
  }

  private IndexSet highest(int zone, int count) {
    IndexSet.Builder gathered = new IndexSet.Builder();
    int card = piles.top(zone);
    for (int i = 0; i < count && card >= 0; i++) {
      gathered.add(card);
      card = piles.below(card);
    }
    return gathered.build();
  }

  private IndexSet lowest(int zone, int count) {
    IndexSet.Builder gathered = new IndexSet.Builder();
    int card = piles.bottom(zone);
    for (int i = 0; i < count && card >= 0; i++) {
      gathered.add(card);
      card = piles.above(card);
    }
    return gathered.build();
  }

  private IndexSet read(IndexSet cards) {
    if (privacy != null) {
      privacy.reads(cards);
    }
    return cards;
  }

  @Override
  public int[] inOrder(int zone) {
    if (privacy != null) {
      privacy.reads(piles.cards(zone));
    }
    int[] cards = piles.inOrder(zone);
    long[] places = new long[cards.length];
    for (int place = 0; place < places.length; place++) {
      places[place] = (long) tricks.playOrder(cards[place]) << Integer.SIZE | place;
    }
    Arrays.sort(places);
    return Arrays.stream(places).mapToInt(place -> cards[(int) place]).toArray();
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
    if (card == candidate.card()) {
      return candidate.player();
    }
    int player = tricks.playedBy(card);
    return player < 0 ? prepared.owners[piles.zoneOf(card)] : player;
  }

  @Override
  public IndexSet cardsOf(IndexSet players, IndexSet cards) {
    IndexSet.Builder found = new IndexSet.Builder();
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
      if (players.contains(playerOf(card))) {
        found.add(card);
      }
    }
    return found.build();
  }

  @Override
  public int holderOf(int card) {
    if (privacy != null) {
      privacy.reads(card);
    }
    if (card < 0) {
      return NONE;
    }
    int seat = piles.zoneOf(card) - prepared.rules.handZone();
    return seat >= 0 && seat < prepared.players ? seat : NONE;
  }

  // Players.

  @Override
  public IndexSet playersInPlay() {
    return seats.inPlay();
  }

  @Override
  public long playersInPlayWord() {
    return state.isNarrow() ? seats.inPlayWord() : Straight.mask(playersInPlay());
  }

  @Override
  public int nextInPlay(int player) {
    return seats.nextInPlay(player);
  }

  @Override
  public int neighbour(int player) {
    return seats.neighbour(player);
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
  public long membersWord(int side) {
    return seats.membersWord(side);
  }

  @Override
  public long sidesInPlayWord() {
    return seats.sidesInPlayWord();
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
  public long tableWord() {
    if (!prepared.cardsFitAWord) {
      return Straight.mask(table());
    }
    long lying = piles.word(prepared.rules.tableZone());
    int begins = tricks.stageBegins();
    return begins == 0 ? lying : lying & ~tricks.cardsFrom(0, (1L << begins) - 1);
  }

  @Override
  public IndexSet table() {
    if (prepared.cardsFitAWord) {
      return IndexSet.ofWord(tableWord());
    }
    IndexSet.Builder earlier = new IndexSet.Builder();
    for (int play = 0; play < tricks.stageBegins(); play++) {
      earlier.add(tricks.cardAt(play));
    }
    return piles.cards(prepared.rules.tableZone()).without(earlier.build());
  }

  @Override
  public int led() {
    return tricks.plays() == 0 ? NONE : tricks.cardAt(0);
  }

  @Override
  public long suitLed() {
    return tricks.underWay()
        ? prepared.rules.trick().suitLed().word(frame)
        : tricks.suitLedOf(tricks.begun() - 1);
  }

  @Override
  public int stage() {
    return tricks.stage();
  }

  @Override
  public int winner() {
    if (!tricks.underWay()) {
      return tricks.lastWinner();
    }
    int play = bestPlay();
    return play < 0 ? NONE : tricks.playerAt(play);
  }

  @Override
  public int winningCard() {
    if (!tricks.underWay()) {
      return tricks.lastWinningCard();
    }
    int play = bestPlay();
    return play < 0 ? NONE : tricks.cardAt(play);
  }

  /** Returns the best play of the stage, or -1 if there is none or several are tied. */
  private int bestPlay() {
    long best = comparison.best();
    return Long.bitCount(best) == 1
        ? tricks.stageBegins() + Long.numberOfTrailingZeros(best)
        : NONE;
  }

  @Override
  public int loser() {
    int winner = winner();
    long players = tricks.players();
    if (winner < 0 || (players >>> winner & 1) == 0) {
      return NONE;
    }
    long others = players & ~(1L << winner);
    return Long.bitCount(others) == 1 ? Long.numberOfTrailingZeros(others) : NONE;
  }

  @Override
  public boolean beats() {
    return candidate.beats();
  }

  @Override
  public boolean ties() {
    return candidate.ties();
  }

  @Override
  public IndexSet beating(IndexSet cards) {
    return candidate.beating(cards);
  }

  @Override
  public IndexSet tying(IndexSet cards) {
    return candidate.tying(cards);
  }

  @Override
  public long beatingWord(long cards) {
    return candidate.beatingWord(cards);
  }

  @Override
  public long tyingWord(long cards) {
    return candidate.tyingWord(cards);
  }

  @Override
  public IndexSet played() {
    int card = candidate.card();
    return card < 0 ? tricks.played() : tricks.played().with(card);
  }

  @Override
  public long playedWord() {
    if (!state.isNarrow()) {
      return Straight.mask(played());
    }
    int card = candidate.card();
    return card < 0 ? tricks.playedWord() : tricks.playedWord() | 1L << card;
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
  public long cardsOfTrickWord(int trick) {
    return prepared.cardsFitAWord ? tricks.cardsOfWord(trick) : Straight.mask(cardsOf(trick));
  }

  @Override
  public IndexSet cardsOf(int trick) {
    return tricks.cardsOf(trick);
  }

  @Override
  public IndexSet tricksOf(IndexSet players) {
    return tricks.tricksOf(players);
  }

  @Override
  public long tricksWord(long players) {
    return tricks.fitAWord()
        ? tricks.tricksOf(players)
        : Straight.mask(tricksOf(IndexSet.ofWord(players)));
  }
}
