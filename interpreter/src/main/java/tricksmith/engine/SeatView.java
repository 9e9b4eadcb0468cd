package tricksmith.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.chance.Dice;
import tricksmith.engine.knowledge.EvenDealing;
import tricksmith.engine.knowledge.Knowledge;
import tricksmith.engine.knowledge.ShownCards;
import tricksmith.engine.knowledge.Supposition;
import tricksmith.engine.play.History;
import tricksmith.engine.play.Question;
import tricksmith.engine.play.TrickStanding;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.Standing;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.BoardSight;
import tricksmith.engine.state.Privacy;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.value.Values;

/**
 * One seat's view of a match: what it may see and know ({@code docs/language/reference.md}, What
 * players see and know). Computed only on request. The view of a {@link Match} is thread-safe; that
 * of a {@link MatchRun} is valid until the run goes on.
 */
public final class SeatView {

  private final MatchRun run;
  private final int seat;

  /** What is known, worked out on first use. */
  private volatile @Nullable Known known;

  /** Whether some match has been supposed that was not as likely as all others. */
  private volatile boolean uneven;

  /** What the seat knows, and how the cards that it does not see can lie. */
  private record Known(Knowledge knowledge, IndexSet unseen, EvenDealing dealing) {}

  SeatView(MatchRun run, int seat) {
    if (seat < 1 || seat > run.rules().players()) {
      throw new IllegalArgumentException("No such seat: " + seat);
    }
    this.run = run;
    this.seat = seat;
  }

  /** The seat whose view this is, from 1. */
  public int seat() {
    return seat;
  }

  /** The rules, which everybody knows. */
  public Program rules() {
    return run.rules();
  }

  public MatchView table() {
    return BoardSight.of(run.board(), seat - 1).view(run.turn());
  }

  /** What the seat sees, with these variables alone; the others are not looked at. */
  public MatchView table(List<Program.ShownVariable> variables) {
    return BoardSight.of(run.board(), seat - 1).view(run.turn(), variables);
  }

  /**
   * The cards that {@code show} has shown to this seat in this deal and that still lie where they
   * were shown. Unlike {@link #table()}, this goes back to the beginning of the deal.
   */
  public IndexSet shown() {
    if (rules().procedure().steps().stream().noneMatch(Step.Show.class::isInstance)) {
      return IndexSet.EMPTY;
    }
    ShownCards shown = Replaying.replayDeal(run, replayed -> new ShownCards(replayed.board()));
    // It may take too long to find out.
    return shown == null ? IndexSet.EMPTY : shown.to(seat - 1);
  }

  /**
   * How the trick stands, as far as this seat can tell. Cards that it does not know are left out.
   * While the trick is under way, so is who is winning, if that depends on something the seat does
   * not know. The reason why a trick was won is included only if the seat sees all variables on
   * which it depends.
   */
  public Standing standing() {
    Standing whole = run.standing();
    if (whole.plays().isEmpty()) {
      return whole;
    }
    boolean all = whole.finished() ? sawAll(whole.plays()) : standing(inSight()).equals(whole);
    Standing told = all ? whole : standing(places());
    return knows(told.reason()) ? told : told.withoutReason();
  }

  /** Whether this seat has seen all plays of the trick that was finished last. */
  private boolean sawAll(List<Event.Play> plays) {
    Set<Event.Play> seen = new HashSet<>();
    boolean inTrick = false;
    for (History node = run.history(); node != null; node = node.before()) {
      if (node.event() instanceof Event.TrickFinished) {
        if (inTrick) {
          break;
        }
        inTrick = true;
      }
      Event.Play play = inTrick && hears(node, /* pending= */ false) ? play(node.event()) : null;
      if (play != null) {
        seen.add(play);
      }
    }
    return seen.containsAll(plays);
  }

  /** Returns the play that an event is; null if it is none. */
  private static Event.@Nullable Play play(Event event) {
    return event instanceof Event.Chosen(var name, int by, long value) && name.equals(Question.PLAY)
        ? new Event.Play(by, Values.index(value))
        : null;
  }

  /** Whether the seat can tell that this criterion, and none before it, decided. */
  private boolean knows(Event.@Nullable Reason reason) {
    return reason == null || run.board().prepared.seesWhy(seat - 1, reason.rule());
  }

  private Standing standing(IndexSet[] known) {
    Board looked = run.board().copyAsLowered();
    Privacy privacy = new Privacy(seat - 1, known);
    privacy.watch(-1, -1);
    looked.privacy = privacy;
    Standing whole = TrickStanding.of(looked);
    return whole.known(card -> known[card].size() == 1, !privacy.isBreached());
  }

  /** Where the cards lie that the seat sees now: little, but found without going back. */
  private IndexSet[] inSight() {
    BoardSight sight = BoardSight.of(run.board(), seat - 1);
    IndexSet[] places = new IndexSet[rules().cards().size()];
    Arrays.setAll(
        places, card -> sight.sees(card) ? IndexSet.of(run.board().zoneOf(card)) : IndexSet.EMPTY);
    return places;
  }

  /**
   * What has happened, as far as this seat has seen it. Left out are shuffles, cards that others
   * have chosen from their hands or that chance has drawn from hidden ones, values that others or
   * chance have put into variables that this seat does not see, choices being made at once, and
   * cards played face down. If a trick contains such cards, or is decided by a variable that the
   * seat does not see, the seat hears who won it, but not the reason.
   */
  public List<Event> heard() {
    return heardNodes().stream().map(History::event).toList();
  }

  /** The same, with what is kept of each. */
  List<History> heardNodes() {
    List<History> heard = new ArrayList<>();
    int last = run.history() == null ? 0 : run.history().length();
    for (History node = run.history(); node != null; node = node.before()) {
      if (node.event() instanceof Event.TrickFinished || hears(node, isPending(node, last))) {
        heard.add(node);
      }
    }
    Collections.reverse(heard);
    return withoutUnseenCards(heard);
  }

  private boolean isPending(History node, int last) {
    return node.length() > last - run.pending();
  }

  /** Removes from finished tricks the cards that this seat has seen neither in play nor later. */
  private List<History> withoutUnseenCards(List<History> heard) {
    Set<Event.Play> plays = new HashSet<>();
    List<History> seen = new ArrayList<>();
    for (History node : heard) {
      if (node.event() instanceof Event.TrickFinished trick) {
        IndexSet audience = node.audience();
        boolean whole =
            audience == null || audience.contains(seat - 1) || plays.containsAll(trick.plays());
        Event.TrickFinished told = whole ? trick : trick.known(plays::contains);
        told = knows(told.reason()) ? told : told.withoutReason();
        seen.add(told.equals(trick) ? node : node.with(told));
        plays.clear();
      } else {
        Event.Play play = play(node.event());
        if (play != null) {
          plays.add(play);
        }
        seen.add(node);
      }
    }
    return seen;
  }

  private boolean hears(History node, boolean pending) {
    IndexSet audience = node.audience();
    if (audience != null && !audience.contains(seat - 1)) {
      return false;
    }
    return !pending || !(node.event() instanceof Event.Choice chosen) || chosen.seat() == seat;
  }

  /** Whether, for all that this seat knows, the card may be in the hand of {@code holder}. */
  public boolean mayHold(int holder, int card) {
    return placesOf(card).contains(rules().handZone() + holder - 1);
  }

  /** The zones in which, for all that this seat knows, the card may lie. Never empty. */
  public IndexSet placesOf(int card) {
    return places()[card];
  }

  private IndexSet[] places() {
    return known().knowledge().places();
  }

  private Known known() {
    Known found = known;
    if (found == null) {
      Knowledge knowledge =
          Objects.requireNonNullElseGet(
              Replaying.replayDeal(
                  run,
                  replayed ->
                      new Knowledge(replayed.board(), seat - 1, Replaying.isFromTheBeginning(run))),
              // It would take too long to find out what the seat knows beyond what it sees.
              () -> new Knowledge(run.board(), seat - 1, false));
      IndexSet unseen = unseen();
      found = new Known(knowledge, unseen, Supposition.dealing(run.board(), knowledge, unseen));
      known = found;
    }
    return found;
  }

  private IndexSet unseen() {
    Question asked = run.asked();
    IndexSet offered = asked != null && asked.decider == seat - 1 ? asked.cards() : IndexSet.EMPTY;
    return Supposition.unseen(run.board(), seat - 1, offered);
  }

  /**
   * A match to play on that could be the real one, for all this seat knows: cards that it does not
   * see lie where they may, secret choices of others are ones that they could make, and chance
   * takes its own course. Matches that the seat cannot tell apart yield the same one.
   *
   * @param seed the seed for everything drawn
   */
  public MatchRun suppose(long seed) {
    Dice dice = new Dice(seed);
    MatchRun supposed = run.copy(dice.another());
    if (!supposition(supposed, dice).lay()) {
      uneven = true;
    }
    return withSecretChoices(supposed, dice);
  }

  /**
   * The same, with the cards lying in one of {@linkplain #layouts all ways}.
   *
   * @param layout the zone of each card that the seat does not see
   */
  public MatchRun suppose(long seed, Map<Integer, Integer> layout) {
    Dice dice = new Dice(seed);
    MatchRun supposed = run.copy(dice.another());
    supposition(supposed, dice).lay(layout);
    return withSecretChoices(supposed, dice);
  }

  /**
   * All ways in which the cards that this seat does not see may lie in the zones, for all it knows:
   * each as the zone of each card.
   *
   * @param most the most that there may be; none are returned if there are more, or if they are not
   *     counted
   */
  public List<Map<Integer, Integer>> layouts(int most) {
    List<Map<Integer, Integer>> all = known().dealing().all(most);
    if (all.isEmpty()) {
      return all;
    }
    Supposition supposition = supposition(run.copy(0), new Dice(0));
    return all.stream().filter(supposition::fits).toList();
  }

  private Supposition supposition(MatchRun supposed, Dice dice) {
    Known now = known();
    return new Supposition(
        supposed.board(), seat - 1, now.knowledge(), now.unseen(), now.dealing(), dice);
  }

  private MatchRun withSecretChoices(MatchRun supposed, Dice dice) {
    if (run.execution().step() instanceof Step.ChooseAtOnce choose) {
      supposed.execution().choices.suppose(choose, seat - 1, dice);
    }
    return supposed;
  }

  /**
   * The match as it is, with all cards where they lie, which this seat does not see: only for
   * finding out what seeing them would be worth. Chance takes its own course, so that nobody knows
   * what is still to be shuffled.
   *
   * @param seed the seed for everything drawn from now on
   */
  public MatchRun withOpenHands(long seed) {
    return run.copy(seed);
  }

  /**
   * The choices that others have made in this deal, as far as this seat has seen them and they say
   * something about cards that it does not see.
   */
  public List<PastChoice> remembered() {
    int last = run.history() == null ? 0 : run.history().length();
    return new Remembering(run, seat, known().knowledge())
        .choices(node -> hears(node, isPending(node, last)));
  }

  /**
   * Whether all supposed matches ({@link #suppose}) so far were exactly as likely as any others
   * that fit, as far as these differ in the cards; otherwise nearly so.
   */
  public boolean supposesEvenly() {
    return known().dealing().isExact() && !uneven;
  }

  public boolean knows(int card) {
    return placesOf(card).size() == 1;
  }
}
