package tricksmith.editor.session;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.Card;
import tricksmith.cards.CardSupply;
import tricksmith.match.Event;
import tricksmith.match.Labels;
import tricksmith.match.Match;
import tricksmith.match.MatchView;
import tricksmith.match.Rules;
import tricksmith.match.Standing;
import tricksmith.match.Status;
import tricksmith.script.Game;

/** Makes the picture of a match: who looks, what is seen, and what can be done with it. */
final class TablePicture {
  private final Game game;
  private final Match match;
  private final Seating seating;
  private final Rules rules;
  private final Labels labels;
  private final MatchView view;
  private final Options options;

  private TablePicture(Game game, Match match, Seating seating, boolean openHands) {
    this.game = game;
    this.match = match;
    this.seating = seating;
    rules = match.rules();
    labels = new Labels(rules);
    int eyes = eyes(match, seating);
    view = openHands || eyes == 0 ? match.table() : match.view(eyes).table();
    options = Options.of(game, match, labels);
  }

  /** The picture of a match for the humans among its seats. */
  static Table of(Playing playing, Seating seating, boolean openHands) {
    return new TablePicture(playing.game(), playing.match(), seating, openHands).table();
  }

  /**
   * The seat through whose eyes the table is seen: the human who decides, or else the first; 0 if
   * there are only bots to watch.
   */
  private static int eyes(Match match, Seating seating) {
    if (match.status() instanceof Status.Deciding(var decision)
        && seating.isHuman(decision.decider())) {
      return decision.decider();
    }
    return IntStream.rangeClosed(1, match.rules().players())
        .filter(seating::isHuman)
        .findFirst()
        .orElse(0);
  }

  private Table table() {
    return new Table(
        match,
        rules.title(),
        rules.cards().suits(),
        IntStream.rangeClosed(1, rules.players()).mapToObj(this::seat).toList(),
        piles(null),
        trick(match.standing()),
        lastTrick(match.standing()),
        view.variables().stream().filter(TablePicture::isWorthShowing).map(this::variable).toList(),
        options.question(handOf(options.seat()), options.areFor(seating)),
        outcome(match.status()));
  }

  private Table.SeatPlace seat(int seat) {
    return new Table.SeatPlace(
        seat,
        seating.at(seat),
        sideOf(seat),
        view.inPlay().contains(seat),
        options.decider() == seat,
        Labels.number(view.scores().get(seat - 1)),
        handOf(seat).stream()
            .sorted(Comparator.comparingInt(MatchView.Lying::card))
            .map(lying -> held(seat, lying))
            .toList(),
        piles(seat));
  }

  private int sideOf(int seat) {
    List<List<Integer>> sides = view.sides();
    boolean allAlone = sides.stream().allMatch(side -> side.size() == 1);
    return IntStream.range(0, sides.size())
        .filter(side -> !allAlone && sides.get(side).contains(seat))
        .map(side -> side + 1)
        .findFirst()
        .orElse(0);
  }

  private List<MatchView.Lying> handOf(int seat) {
    return seat == 0 ? List.of() : view.zone(rules.handZone() + seat - 1).cards();
  }

  private Table.Held held(int seat, MatchView.Lying lying) {
    Table.Face face = face(lying);
    boolean usable = seat == options.seat() && options.areFor(seating);
    return new Table.Held(face, face != null && usable ? options.use(face) : new Table.Idle());
  }

  private List<Table.Pile> piles(@Nullable Integer owner) {
    return IntStream.range(0, rules.zones().size())
        .filter(zone -> zone != rules.tableZone() && !isHand(zone))
        .filter(zone -> Objects.equals(view.zone(zone).owner(), owner))
        .filter(zone -> !view.zone(zone).cards().isEmpty())
        .mapToObj(this::pile)
        .toList();
  }

  private boolean isHand(int zone) {
    return zone >= rules.handZone() && zone < rules.handZone() + rules.players();
  }

  /**
   * Of a pile only what lies face up, or what its owner sees: not all that a designer could see.
   */
  private Table.Pile pile(int number) {
    MatchView.Zone zone = view.zone(number);
    List<Table.Face> seen =
        zone.cards().stream()
            .filter(lying -> lying.card() != MatchView.Lying.UNSEEN)
            .filter(lying -> lying.faceUp() || isPrivate(number))
            .map(lying -> face(rules.cards(), lying.card()))
            .toList();
    return new Table.Pile(zone.name(), zone.cards().size(), seen);
  }

  private boolean isPrivate(int zone) {
    return rules.zones().get(zone).visibility() == Rules.Visibility.OWNER;
  }

  private Table.TrickPlace trick(Standing standing) {
    return new Table.TrickPlace(
        standing.trick(),
        played(standing.plays(), standing.winningCard()),
        standing.finished(),
        label(standing.reason()));
  }

  /** The last trick, while another is under way: bots would have it gone before it was seen. */
  private Table.@Nullable TrickPlace lastTrick(Standing standing) {
    if (standing.finished() || standing.trick() <= 1) {
      return null;
    }
    Event.TrickFinished last = null;
    for (Event event : match.events()) {
      last = event instanceof Event.TrickFinished finished ? finished : last;
    }
    return last == null
        ? null
        : new Table.TrickPlace(
            standing.trick() - 1,
            played(last.plays(), winningCard(last)),
            true,
            label(last.reason()));
  }

  private List<Table.PlayedCard> played(List<Event.Play> plays, @Nullable Integer winning) {
    return plays.stream()
        .map(
            play ->
                new Table.PlayedCard(
                    play.seat(),
                    face(rules.cards(), play.card()),
                    Objects.equals(winning, play.card())))
        .toList();
  }

  /** The winner's last card: earlier ones were tied. */
  private static @Nullable Integer winningCard(Event.TrickFinished trick) {
    Integer winning = null;
    for (Event.Play play : trick.plays()) {
      winning =
          Objects.equals(trick.winner(), play.seat()) ? Integer.valueOf(play.card()) : winning;
    }
    return winning;
  }

  private static @Nullable String label(Event.@Nullable Reason reason) {
    return reason == null ? null : reason.label();
  }

  /** Of a variable with many entries, those that are still "no" would hide the others. */
  private static boolean isWorthShowing(MatchView.Variable variable) {
    boolean atRest = !variable.indices().isEmpty() && variable.labels().equals(List.of("no"));
    return variable.hidden() || !(variable.labels().isEmpty() || atRest);
  }

  private Table.Variable variable(MatchView.Variable variable) {
    String name =
        variable.indices().isEmpty()
            ? variable.name()
            : variable.name() + variable.indices().toString();
    return new Table.Variable(name, variable.hidden() ? "?" : String.join(" ", variable.labels()));
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

  private Table.@Nullable Face face(MatchView.Lying lying) {
    return lying.card() == MatchView.Lying.UNSEEN ? null : face(rules.cards(), lying.card());
  }

  /** The face of a card. */
  static Table.Face face(CardSupply supply, int index) {
    Card card = supply.card(index);
    return new Table.Face(
        index,
        card.label(),
        card.suit() < 0 ? null : supply.suits().get(card.suit()),
        card.rank() < 0 ? null : supply.ranks().get(card.rank()));
  }
}
