package tricksmith.cli.words;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.DisclosedEvent;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.SeenEvent;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/** Describes recent events in sentences. */
public record News(Wording words) {

  private static final String PLAY = "play";

  /** More than happens in a whole match of any real game. */
  private static final int MOST_TOLD = 5_000;

  /**
   * Describes what is in {@code now} but not in {@code before}, in order. If there are very many
   * events, only the last are described.
   */
  public List<String> since(List<SeenEvent> before, List<SeenEvent> now) {
    List<String> news = new ArrayList<>();
    TrickTakers takers = new TrickTakers(words);
    Payments payments = new Payments(words);
    Assignments variables = new Assignments(words, words.columns());
    int known = 0;
    for (int place = 0; place < now.size(); place++) {
      SeenEvent event = now.get(place);
      // News may also appear in the middle: a simultaneous choice is revealed late but listed
      // early.
      if (known < before.size() && before.get(known).equals(event)) {
        known++;
        sentence(event, before.subList(known, before.size()), takers);
      } else if (event instanceof SeenEvent.Scored(DisclosedEvent.Scored scored)) {
        news.addAll(variables.complete(before.isEmpty()));
        news.addAll(payments.add(scored));
      } else if (event instanceof SeenEvent.Assigned(MatchView.Variable variable)) {
        news.addAll(payments.complete());
        variables.add(variable);
      } else {
        news.addAll(payments.complete());
        if (isBid(event)) {
          variables.outdate();
        } else {
          news.addAll(variables.complete(before.isEmpty()));
        }
        sentence(event, now.subList(place + 1, now.size()), takers).ifPresent(news::add);
      }
    }
    news.addAll(payments.complete());
    news.addAll(variables.complete(before.isEmpty()));
    int untold = Math.max(0, news.size() - MOST_TOLD);
    List<String> told = news.subList(untold, news.size());
    return untold == 0
        ? told
        : Stream.concat(Stream.of(words.text("news.untold", untold)), told.stream()).toList();
  }

  /**
   * Whether it is a choice other than a card to play: what several of these set is told at once.
   */
  private static boolean isBid(SeenEvent event) {
    return event instanceof SeenEvent.Heard(Event heard)
        && heard.isChoice()
        && !(heard instanceof Event.Chosen chosen && chosen.name().equals(PLAY));
  }

  /**
   * Describes an event; empty if it is not worth a sentence.
   *
   * @param later what was known to follow when it was told
   */
  private Optional<String> sentence(SeenEvent event, List<SeenEvent> later, TrickTakers takers) {
    return switch (event) {
      case SeenEvent.Heard(Event.TrickFinished trick) ->
          Optional.of(takers.finished(trick, taker(later).orElse(null)));
      case SeenEvent.Heard heard -> sentence(heard.event());
      case SeenEvent.Decided(List<Event.Reason> criteria) -> {
        takers.decided(criteria);
        yield Optional.empty();
      }
      case SeenEvent.TrickTaken(Integer seat) -> takers.given(seat);
      case SeenEvent.TrickGathered(Integer seat) -> takers.gathered(seat);
      case SeenEvent.BrokenOff() -> Optional.of(words.sentence("news.broken-off"));
      case SeenEvent.TricksOver(RuleId play) -> tricksOver(play);
      case SeenEvent.Scored _, SeenEvent.Assigned _ -> Optional.empty();
      case SeenEvent.PlayedUnseen(int seat) ->
          Optional.of(words.sentence("news.played-unseen", words.seat(seat)));
      case SeenEvent.Moved moved -> Optional.of(moved(moved));
      case SeenEvent.TurnedUp(int zone, IndexSet cards) ->
          Optional.of(words.text("news.turned-up", words.where(zone), words.cards(cards)));
      case SeenEvent.Shown(int zone, IndexSet cards) ->
          Optional.of(words.text("news.shown", words.where(zone), words.cards(cards)));
    };
  }

  /**
   * Says why a statement plays no more tricks; empty if it plays a number of them, which needs no
   * words.
   */
  public Optional<String> tricksOver(RuleId play) {
    return QuotedStatement.endOfPlay(words.game(), play)
        .flatMap(
            end ->
                words.place(play).map(place -> words.text("news.tricks-over", end, place.line())));
  }

  /** Who takes the trick before these events; empty if that was not settled by then. */
  private static Optional<TrickTakers.Taker> taker(List<SeenEvent> later) {
    return later.stream()
        .takeWhile(each -> !(each instanceof SeenEvent.Heard(Event.TrickFinished _)))
        .filter(SeenEvent.TrickGathered.class::isInstance)
        .map(each -> new TrickTakers.Taker(((SeenEvent.TrickGathered) each).seat()))
        .findFirst();
  }

  private String moved(SeenEvent.Moved moved) {
    String unseen = moved.unseen() == 0 ? "" : words.text("table.unseen", moved.unseen());
    String cards =
        Stream.of(words.cards(moved.cards()), unseen)
            .filter(part -> !part.isEmpty())
            .collect(joining(" + "));
    return words.text(
        "news.moved",
        words.place(moved.from()),
        words.place(moved.to()),
        moved.under() ? words.text("news.under", cards) : cards);
  }

  /** Describes an event; empty if it is not worth a sentence. */
  public Optional<String> sentence(Event event) {
    return switch (event) {
      case Event.Chance chance ->
          Optional.of(
              words.text("news.chance", words.name(chance.name()), words.value(chance.value())));
      case Event.Shuffled _, Event.MatchEnded _ -> Optional.empty();
      case Event.Chosen chosen -> Optional.of(chosen(chosen));
      case Event.ChosenSeveral chosen -> Optional.of(chosenSeveral(chosen));
      case Event.TrickFinished trick -> Optional.of(trick(trick, reason(trick)));
      case Event.Scored scored ->
          Optional.of(words.sentence("news.scores", words.scores(scored.scores())));
    };
  }

  private String chosen(Event.Chosen chosen) {
    String seat = words.seat(chosen.seat());
    if (chosen.value() == Values.NONE) {
      return passed(seat, chosen.name());
    }
    String value = words.value(chosen.value());
    return chosen.name().equals(PLAY)
        ? words.sentence("news.played", seat, value)
        : words.sentence("news.chosen", seat, words.name(chosen.name()), value);
  }

  /** Describes that a card is played face down, to a reader who knows it all the same. */
  public String playedFaceDown(DisclosedEvent.PlayedFaceDown play) {
    return words.sentence(
        "news.played-face-down", words.seat(play.seat()), words.card(play.card()));
  }

  private String passed(String seat, String name) {
    return words.sentence("news.passed", seat, words.name(name));
  }

  private String chosenSeveral(Event.ChosenSeveral chosen) {
    String seat = words.seat(chosen.seat());
    IndexSet members = chosen.members();
    if (members == null) {
      return passed(seat, chosen.name());
    }
    String name = words.name(chosen.name());
    if (members.isEmpty()) {
      boolean cards = chosen.kind() == Values.Kind.CARD;
      return words.sentence(cards ? "news.chosen-no-cards" : "news.chosen-none", seat, name);
    }
    return words.sentence("news.chosen", seat, name, words.several(chosen.kind(), members));
  }

  private static List<Event.Reason> reason(Event.TrickFinished trick) {
    return Stream.ofNullable(trick.reason()).toList();
  }

  /** Describes a finished trick; who takes it is described later. */
  String best(Event.TrickFinished trick, List<Event.Reason> deciding) {
    Integer winner = trick.winner();
    if (winner != null) {
      return because(trick, winner, deciding, "news.trick-best", "news.trick-best-because");
    }
    return trick.plays().isEmpty()
        ? trick(trick, deciding)
        : words.sentence("news.trick-without-best", cards(trick));
  }

  private String cards(Event.TrickFinished trick) {
    return trick.plays().stream().map(words::card).collect(joining(" "));
  }

  /** Describes a finished trick, which its winner takes. */
  String trick(Event.TrickFinished trick, List<Event.Reason> deciding) {
    Integer winner = trick.winner();
    String cards = cards(trick);
    if (winner == null) {
      return cards.isEmpty()
          ? words.sentence("news.trick-without-cards")
          : words.sentence("news.trick-without-winner", cards);
    }
    return because(trick, winner, deciding, "news.trick", "news.trick-because");
  }

  /** Says something of the winner, with the reasons if there are any. */
  private String because(
      Event.TrickFinished trick,
      int winner,
      List<Event.Reason> deciding,
      String plain,
      String because) {
    String seat = words.seat(winner);
    return deciding.stream()
        .map(reason -> words.text("news.criterion", words.name(reason.label())))
        .reduce((before, next) -> words.text("news.criteria", before, next))
        .map(reasons -> words.sentence(because, seat, cards(trick), reasons))
        .orElseGet(() -> words.sentence(plain, seat, cards(trick)));
  }
}
