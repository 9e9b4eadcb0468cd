package tricksmith.cli.words;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
    Map<List<String>, MatchView.Variable> variables = new LinkedHashMap<>();
    int known = 0;
    for (int place = 0; place < now.size(); place++) {
      SeenEvent event = now.get(place);
      // News may also appear in the middle: a simultaneous choice is revealed late but listed
      // early.
      if (known < before.size() && before.get(known).equals(event)) {
        known++;
        sentence(event, before.subList(known, before.size()), takers);
      } else if (event instanceof SeenEvent.Scored(DisclosedEvent.Scored scored)) {
        news.addAll(assigned(variables, before.isEmpty()));
        news.addAll(payments.add(scored));
      } else if (event instanceof SeenEvent.Assigned(MatchView.Variable variable)) {
        news.addAll(payments.complete());
        variables.put(variable.nameAndIndices(), variable);
      } else {
        news.addAll(payments.complete());
        if (!isBid(event)) {
          news.addAll(assigned(variables, before.isEmpty()));
        }
        sentence(event, now.subList(place + 1, now.size()), takers).ifPresent(news::add);
      }
    }
    news.addAll(payments.complete());
    news.addAll(assigned(variables, before.isEmpty()));
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
   * Describes what variables hold now, a line or more, and forgets them.
   *
   * @param first whether nothing was told before: then entries that are no or none are left out
   */
  private List<String> assigned(Map<List<String>, MatchView.Variable> variables, boolean first) {
    TableText table = new TableText(words);
    List<String> told =
        variables.values().stream()
            .filter(variable -> !first || table.isWorthShowing(variable))
            .map(table::variable)
            .toList();
    variables.clear();
    return Wrapped.lines("", told, words.columns());
  }

  /**
   * Describes an event; empty if it is not worth a sentence.
   *
   * @param later what was known to follow when it was told
   */
  private Optional<String> sentence(SeenEvent event, List<SeenEvent> later, TrickTakers takers) {
    return switch (event) {
      case SeenEvent.Heard(Event.TrickFinished trick) ->
          takers.finished(trick, taker(later).orElse(null));
      case SeenEvent.Heard heard -> sentence(heard.event());
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
      case Event.TrickFinished trick -> Optional.of(trick(trick));
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

  /** Describes a finished trick; who takes it is described later. */
  String best(Event.TrickFinished trick) {
    Integer winner = trick.winner();
    if (winner != null) {
      return because(trick, winner, "news.trick-best", "news.trick-best-because");
    }
    return trick.plays().isEmpty()
        ? trick(trick)
        : words.sentence("news.trick-without-best", cards(trick));
  }

  private String cards(Event.TrickFinished trick) {
    return trick.plays().stream().map(words::card).collect(joining(" "));
  }

  private String trick(Event.TrickFinished trick) {
    Integer winner = trick.winner();
    String cards = cards(trick);
    if (winner == null) {
      return cards.isEmpty()
          ? words.sentence("news.trick-without-cards")
          : words.sentence("news.trick-without-winner", cards);
    }
    return because(trick, winner, "news.trick", "news.trick-because");
  }

  /** Says something of the winner, with the reason if there is one. */
  private String because(Event.TrickFinished trick, int winner, String plain, String because) {
    Event.Reason reason = trick.reason();
    return reason == null
        ? words.sentence(plain, words.seat(winner), cards(trick))
        : words.sentence(because, words.seat(winner), cards(trick), words.name(reason.label()));
  }
}
