package tricksmith.editor.picture;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.Bots;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.RulePlace;
import tricksmith.editor.branches.SeatAssignment;
import tricksmith.editor.branches.Stride;
import tricksmith.engine.Match;
import tricksmith.engine.report.Effect;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.Standing;
import tricksmith.engine.report.Status;
import tricksmith.program.Program;
import tricksmith.program.value.ShownNumber;
import tricksmith.program.value.Values;
import tricksmith.rules.Zone;
import tricksmith.script.Game;
import tricksmith.source.Span;

/** Draws up the {@link Table} of a match for its viewers. */
public final class TablePicture {

  /** The number of piles in one place after which no more can be told apart. */
  private static final int MOST_PILES = 40;

  private final LiveMatch live;
  private final Game game;
  private final Match match;
  private final SeatAssignment seating;
  private final Program rules;
  private final Faces faces;

  /** The table that is shown: at the end of a deal as it was before its last choice. */
  private final MatchView view;

  private final List<Long> scores;

  /** What has been played to the trick at the moment shown. */
  private final List<Event.Play> played;

  private final Standing standing;
  private final List<Event.TrickFinished> finishedTricks;
  private final PicturedVariables variables;
  private final VariableLayout state;
  private final OfferedChoices options;

  /** The cards that seats have just received. */
  private final Map<Integer, Set<Integer>> received = new HashMap<>();

  private final int eyes;
  private final int cover;
  private final boolean dealOver;

  private TablePicture(LiveMatch live, Viewers viewers, boolean dealOver) {
    this.live = live;
    this.dealOver = dealOver;
    game = live.game();
    match = live.match();
    seating = viewers.seating();
    rules = match.rules();
    faces = new Faces(rules.cards());
    standing = viewers.standing(match);
    finishedTricks = viewers.finishedTricks(match);
    eyes = viewers.eyes(match);
    cover = viewers.cover(match);
    played = (dealOver ? viewers.standing(pictured()) : standing).plays();
    variables = PicturedVariables.of(game, rules);
    view = viewers.view(pictured(), variables.shown());
    scores = match.scores();
    options = OfferedChoices.of(game, match);
    OfferedChoices asked = dealOver ? OfferedChoices.of(game, pictured()) : options;
    Optional<Span> asking = viewers.openHands() ? Optional.empty() : asked.place();
    state = new VariableLayout(game, view, asking, eyes, tricksOfDeal() > 0);
  }

  /**
   * Returns the table as these viewers see it.
   *
   * @param dealOver whether to show the end of the deal that has just finished
   */
  public static Table of(LiveMatch live, Viewers viewers, boolean dealOver) {
    return new TablePicture(live, viewers, dealOver).table();
  }

  /** At the end of a deal the next is under way already, so that the moment before is shown. */
  private Match pictured() {
    return dealOver ? live.course().after(live.at() - 1).match() : match;
  }

  private Table table() {
    boolean answers = options.areFor(seating) && cover == 0 && !dealOver;
    return new Table(
        match,
        rules.title(),
        game.script().translations(),
        rules.cards().suits(),
        eyes,
        cover,
        rules.clockwise(),
        IntStream.rangeClosed(1, rules.players()).mapToObj(this::seat).toList(),
        piles(null),
        trick(),
        lastTrick(),
        state.shared(inSight()),
        state.ofCards(),
        state.grids(),
        variables.others(),
        options.question(handOf(options.seat()), answers),
        dealOver,
        outcome(match.status()));
  }

  /** Returns the cards that lie where everything known about them can be shown. */
  private Set<Integer> inSight() {
    Set<Integer> cards = new HashSet<>();
    trick().cards().stream()
        .map(Table.PlayedCard::face)
        .flatMap(Stream::ofNullable)
        .forEach(face -> cards.add(face.card()));
    for (int seat = 1; seat <= rules.players(); seat++) {
      handOf(seat).forEach(lying -> cards.add(lying.card()));
    }
    return cards;
  }

  // Seats.

  private Table.SeatPlace seat(int seat) {
    List<Table.Pile> beside = piles(seat);
    return new Table.SeatPlace(
        seat,
        seating.at(seat),
        Bots.areUntaught(rules, seating.at(seat)),
        sideOf(seat),
        view.inPlay().contains(seat),
        !dealOver && options.decider() == seat,
        !dealOver && Objects.equals(standing.finished() ? view.leader() : standing.leader(), seat),
        tricksOf(seat),
        Values.written(scores.get(seat - 1)),
        gained(seat),
        state.roles(seat),
        state.of(seat, seen(beside)),
        handOf(seat).stream()
            .sorted(Comparator.comparingInt(MatchView.Lying::card))
            .map(lying -> held(seat, lying))
            .toList(),
        beside);
  }

  private static Set<String> seen(List<Table.Pile> piles) {
    return piles.stream()
        .flatMap(pile -> pile.cards().stream())
        .flatMap(Stream::ofNullable)
        .map(Table.Face::label)
        .collect(Collectors.toSet());
  }

  private int sideOf(int seat) {
    List<List<Integer>> sides =
        view.sides().stream().filter(members -> !members.isEmpty()).toList();
    boolean allAlone = sides.stream().allMatch(side -> side.size() == 1);
    return IntStream.range(0, sides.size())
        .filter(side -> !allAlone && sides.get(side).contains(seat))
        .map(side -> side + 1)
        .findFirst()
        .orElse(0);
  }

  /**
   * Returns how many tricks a seat has won in this deal, counted among the latest finished tricks,
   * as many as the deal has had.
   */
  private int tricksOf(int seat) {
    return (int)
        finishedTricks
            .subList(Math.max(0, finishedTricks.size() - tricksOfDeal()), finishedTricks.size())
            .stream()
            .filter(trick -> Objects.equals(trick.winner(), seat))
            .count();
  }

  private int tricksOfDeal() {
    if (dealOver) {
      return numberOfLastFinished();
    }
    return standing.finished() ? standing.trick() : Math.max(0, standing.trick() - 1);
  }

  private @Nullable String gained(int seat) {
    ShownNumber points =
        justScored().stream()
            .filter(Effect.Points.class::isInstance)
            .map(Effect.Points.class::cast)
            .filter(effect -> effect.seat() == seat)
            .map(effect -> ShownNumber.of(effect.points()))
            .reduce(ShownNumber.NOTHING, ShownNumber::plus);
    return points.equals(ShownNumber.NOTHING) ? null : points.signed();
  }

  /**
   * Returns what happened to scores just now: in the deal that has finished, while its end is
   * shown, and otherwise since the last choice of this deal.
   */
  private List<Effect> justScored() {
    if (dealOver) {
      return live.effectsOfDeal();
    }
    return live.isDealOver() ? List.of() : live.moment().effects();
  }

  /** Returns the cards of a hand; none at the end of a deal, although the next is dealt already. */
  private List<MatchView.Lying> handOf(int seat) {
    return seat == 0 || dealOver ? List.of() : view.zone(rules.handZone() + seat - 1).cards();
  }

  private Table.Held held(int seat, MatchView.Lying lying) {
    Table.Face face = faces.of(lying);
    boolean isReceived =
        face != null
            && received
                .computeIfAbsent(seat, _ -> ReceivedCards.of(live, seat))
                .contains(face.card());
    return new Table.Held(face, lying.faceUp(), isReceived, use(seat, face));
  }

  private Table.Use use(int seat, Table.@Nullable Face face) {
    if (face == null || dealOver || seat != options.seat()) {
      return new Table.Idle();
    }
    return options.areFor(seating) ? options.use(face) : options.watched(face);
  }

  // Piles.

  private List<Table.Pile> piles(@Nullable Integer owner) {
    return IntStream.range(0, rules.zones().size())
        .filter(zone -> !rules.isHand(zone))
        .filter(zone -> Objects.equals(view.zone(zone).owner(), owner))
        .filter(zone -> !besideTheTrick(zone).cards().isEmpty())
        .mapToObj(this::pile)
        .filter(pile -> owner == null || !areTricksWon(pile))
        .limit(MOST_PILES)
        .toList();
  }

  /** Whether a pile holds only unseen won cards, which the number of tricks stands for. */
  private static boolean areTricksWon(Table.Pile pile) {
    return pile.name().equals(Zone.WON) && pile.cards().stream().allMatch(Objects::isNull);
  }

  /** Returns a zone without what was played to the trick, which is shown by itself. */
  private MatchView.Zone besideTheTrick(int number) {
    MatchView.Zone zone = view.zone(number);
    return number == rules.tableZone() ? zone.without(played) : zone;
  }

  /**
   * Returns a pile. Shows only what lies face up or what its owner sees, not everything a designer
   * could see.
   */
  private Table.Pile pile(int number) {
    MatchView.Zone zone = besideTheTrick(number);
    boolean ofOwner = rules.zones().get(number).visibility() == Program.Visibility.OWNER;
    return new Table.Pile(
        zone.name(),
        zone.cards().stream()
            .map(lying -> lying.faceUp() || ofOwner ? faces.of(lying) : null)
            .toList());
  }

  // Tricks.

  /** Returns the trick to show. A finished trick stays until the first card of the next. */
  private Table.TrickPlace trick() {
    return isBetweenTricks() ? lastFinished() : underWay();
  }

  private boolean isBetweenTricks() {
    return (dealOver || standing.trick() > 1)
        && standing.plays().isEmpty()
        && !finishedTricks.isEmpty();
  }

  private Table.TrickPlace underWay() {
    return new Table.TrickPlace(
        standing.trick(),
        played(standing.plays(), winningPlay(standing), standing.stageBegins()),
        standing.tied(),
        standing.finished(),
        label(standing.reason()),
        standing.finished() && standing.reason() == null && wasTied(),
        standing.finished() ? finishedAt(0) : live.at());
  }

  /**
   * Returns the previous trick, while another is in progress: bots would play on before it was
   * seen.
   */
  private Table.@Nullable TrickPlace lastTrick() {
    return standing.finished() || isBetweenTricks() || finishedTricks.isEmpty()
        ? null
        : lastFinished();
  }

  private Table.TrickPlace lastFinished() {
    Event.TrickFinished last = finishedTricks.getLast();
    return new Table.TrickPlace(
        numberOfLastFinished(),
        played(last.plays(), winningPlay(last.plays(), last.winner()), 0),
        List.of(),
        true,
        label(last.reason()),
        last.reason() == null && wasTied(),
        finishedAt(0));
  }

  /** Returns its number in its deal, after which another may have begun. */
  private int numberOfLastFinished() {
    int tricks = 0;
    int last = 0;
    for (Event event : match.events()) {
      if (event instanceof Event.Shuffled) {
        tricks = 0;
      } else if (event instanceof Event.TrickFinished) {
        last = ++tricks;
      }
    }
    return last;
  }

  /** Whether the last trick ended with several cards tied for best. */
  private boolean wasTied() {
    return new Reasons(live)
        .trick(finishedAt(0))
        .flatMap(Reasons.WhyTrick::tie)
        .filter(Reasons.Tie::over)
        .isPresent();
  }

  /** Returns the number of choices after which the last trick finished. */
  private int finishedAt(int least) {
    for (int choices = live.at(); choices > least; choices--) {
      if (Stride.TRICK.endsAfter(live.course().eventsSince(choices))) {
        return choices;
      }
    }
    return least;
  }

  private List<Table.PlayedCard> played(List<Event.Play> plays, int winning, int stageBegins) {
    return IntStream.range(0, plays.size())
        .mapToObj(
            i ->
                new Table.PlayedCard(
                    plays.get(i).seat(), faces.of(plays.get(i)), i == winning, i < stageBegins))
        .toList();
  }

  private static int winningPlay(Standing standing) {
    Integer card = standing.winningCard();
    return card == null
        ? winningPlay(standing.plays(), standing.winner())
        : standing.plays().stream().map(Event.Play::card).toList().lastIndexOf(card);
  }

  /** Returns the winner's last play, for earlier ones were tied; -1 for none. */
  private static int winningPlay(List<Event.Play> plays, @Nullable Integer winner) {
    return winner == null ? -1 : plays.stream().map(Event.Play::seat).toList().lastIndexOf(winner);
  }

  private static @Nullable String label(Event.@Nullable Reason reason) {
    return reason == null ? null : reason.label();
  }

  private Table.Outcome outcome(Status status) {
    return switch (status) {
      case Status.Deciding _ -> new Table.Going();
      case Status.Ended(_, var winners) -> new Table.Ended(winners);
      case Status.Failed(var kind, var rule) ->
          new Table.Failed(kind, Optional.ofNullable(rule).map(id -> RulePlace.of(game, id)));
      case Status.Unfinished _ -> new Table.Unfinished();
    };
  }
}
