package tricksmith.editor.picture;

import tricksmith.editor.branches.RulePlace;
import tricksmith.editor.picture.Table.Held;
import tricksmith.editor.picture.Table.Outcome;
import tricksmith.editor.picture.Table.Question;
import tricksmith.editor.picture.Table.SeatPlace;
import tricksmith.engine.Match;
import tricksmith.source.Span;

/**
 * Everything visible in a {@link Table}: not the match it belongs to, nor the columns of rules, nor
 * what bots learn meanwhile.
 */
final class VisibleState {
  private static final Span SOMEWHERE = new Span(0, 0);

  private VisibleState() {}

  /** Whether two tables look the same, after as many events, since two questions may be alike. */
  static boolean isSame(Table one, Table other) {
    Match match = one.match();
    return match.events().size() == other.match().events().size()
        && of(one, match).equals(of(other, match));
  }

  private static Table of(Table table, Match match) {
    return new Table(
        match,
        table.title(),
        table.translations(),
        table.suits(),
        table.eyes(),
        table.cover(),
        table.clockwise(),
        table.seats().stream().map(VisibleState::of).toList(),
        table.piles(),
        table.trick(),
        table.lastTrick(),
        table.variables(),
        table.ofCards(),
        table.grids(),
        table.others(),
        table.question() == null ? null : of(table.question()),
        table.dealOver(),
        of(table.outcome()));
  }

  private static SeatPlace of(SeatPlace seat) {
    return new SeatPlace(
        seat.number(),
        seat.occupant(),
        false,
        seat.side(),
        seat.inPlay(),
        seat.asked(),
        seat.leads(),
        seat.tricks(),
        seat.score(),
        seat.gained(),
        seat.roles(),
        seat.variables(),
        seat.hand().stream().map(VisibleState::of).toList(),
        seat.piles());
  }

  private static Held of(Held held) {
    return held.use()
            instanceof
            Table.Excluded(
                String obligation,
                boolean forbids,
                RulePlace place,
                var fulfilling,
                var also)
        ? new Held(
            held.face(),
            held.open(),
            held.received(),
            new Table.Excluded(
                obligation,
                forbids,
                line(place),
                fulfilling,
                also.stream()
                    .map(each -> new Table.Obligation(each.label(), line(each.place())))
                    .toList()))
        : held;
  }

  private static Question of(Question question) {
    return new Question(
        question.name(),
        question.play(),
        question.seat(),
        question.decider(),
        question.ofHuman(),
        line(question.place()),
        question.choices(),
        question.several(),
        question.parts(),
        question.labels());
  }

  private static Outcome of(Outcome outcome) {
    return outcome instanceof Table.Failed(var kind, var place)
        ? new Table.Failed(kind, place.map(VisibleState::line))
        : outcome;
  }

  private static RulePlace line(RulePlace place) {
    return new RulePlace(SOMEWHERE, place.line());
  }
}
