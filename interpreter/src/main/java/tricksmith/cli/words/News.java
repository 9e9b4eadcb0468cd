package tricksmith.cli.words;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.DisclosedEvent;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.SeatChange;
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
    SeatingText seating = new SeatingText(words);
    BitSet superseded = superseded(now);
    Map<Integer, List<String>> asked = new HashMap<>();
    int known = 0;
    for (int place = 0; place < now.size(); place++) {
      SeenEvent event = now.get(place);
      boolean first = before.isEmpty();
      // News may also appear in the middle: a simultaneous choice is revealed late but listed
      // early.
      boolean isKnown = known < before.size() && before.get(known).equals(event);
      known += isKnown ? 1 : 0;
      if (event instanceof SeenEvent.Asked(int seat, List<String> indices)) {
        asked.put(seat, indices);
      } else if (isKnown) {
        indices(event, asked);
        sentence(event, before.subList(known, before.size()), takers);
      } else if (event instanceof SeenEvent.SeatsChanged(SeatChange change)) {
        news.addAll(payments.complete());
        news.addAll(variables.complete(first));
        seating.sentence(change).ifPresent(news::add);
      } else if (event instanceof SeenEvent.Assigned(MatchView.Variable variable)) {
        news.addAll(seating.complete());
        news.addAll(payments.complete());
        if (!superseded.get(place)) {
          variables.add(variable);
        }
      } else {
        news.addAll(seating.complete());
        news.addAll(variables.complete(first));
        if (event instanceof SeenEvent.Scored(DisclosedEvent.Scored scored)) {
          news.addAll(payments.add(scored));
        } else {
          news.addAll(payments.complete());
          List<String> indices = indices(event, asked);
          (event instanceof SeenEvent.Heard(Event.Choice heard)
                  ? sentence(heard, indices)
                  : sentence(event, now.subList(place + 1, now.size()), takers))
              .ifPresent(news::add);
        }
      }
    }
    news.addAll(seating.complete());
    news.addAll(payments.complete());
    news.addAll(variables.complete(before.isEmpty()));
    int untold = Math.max(0, news.size() - MOST_TOLD);
    List<String> told = news.subList(untold, news.size());
    return untold == 0
        ? told
        : Stream.concat(Stream.of(words.text("news.untold", untold)), told.stream()).toList();
  }

  /**
   * Finds what variables were given to hold only until another bid, as while a contract is bid for:
   * of several bids in a row, what the last has set is enough.
   */
  private static BitSet superseded(List<SeenEvent> events) {
    BitSet superseded = new BitSet();
    Set<List<String>> later = new HashSet<>();
    Set<List<String>> sinceBid = new HashSet<>();
    for (int place = events.size() - 1; place >= 0; place--) {
      SeenEvent event = events.get(place);
      if (event instanceof SeenEvent.Assigned(MatchView.Variable variable)) {
        superseded.set(place, later.contains(variable.nameAndIndices()));
        sinceBid.add(variable.nameAndIndices());
      } else if (isBid(event)) {
        later.addAll(sinceBid);
        sinceBid.clear();
      } else if (!(event instanceof SeenEvent.Asked)) {
        later.clear();
        sinceBid.clear();
      }
    }
    return superseded;
  }

  /** Returns the indices of the entry that an event sets, if it is a choice: asked for no more. */
  private static List<String> indices(SeenEvent event, Map<Integer, List<String>> asked) {
    int seat =
        switch (event) {
          case SeenEvent.Heard(Event.Chosen chosen) -> chosen.seat();
          case SeenEvent.Heard(Event.ChosenSeveral chosen) -> chosen.seat();
          default -> 0;
        };
    List<String> indices = asked.remove(seat);
    return indices == null ? List.of() : indices;
  }

  /** Whether it is a choice other than a card to play. */
  private static boolean isBid(SeenEvent event) {
    return event instanceof SeenEvent.Heard(Event.Choice heard)
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
      case SeenEvent.TrickTaken(RuleId rule, Integer seat) -> Optional.of(takers.given(rule, seat));
      case SeenEvent.TrickGathered(Integer seat) -> takers.gathered(seat);
      case SeenEvent.BrokenOff() -> Optional.of(words.sentence("news.broken-off"));
      case SeenEvent.TricksOver(RuleId play) -> tricksOver(play);
      case SeenEvent.Scored _, SeenEvent.Assigned _, SeenEvent.Asked _, SeenEvent.SeatsChanged _ ->
          Optional.empty();
      case SeenEvent.PlayedUnseen(int seat) ->
          Optional.of(words.sentence("news.played-unseen", words.seat(seat)));
      case SeenEvent.Moved moved -> Optional.of(moved(moved));
      case SeenEvent.TurnedUp(int zone, IndexSet cards) ->
          Optional.of(words.text("news.turned-up", words.where(zone), words.cards(cards)));
      case SeenEvent.TurnedDown(int zone, IndexSet cards) ->
          Optional.of(words.text("news.turned-down", words.where(zone), words.cards(cards)));
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
    boolean given = false;
    for (SeenEvent each : later) {
      switch (each) {
        case SeenEvent.Heard(Event.TrickFinished _) -> {
          return Optional.empty();
        }
        case SeenEvent.TrickTaken _ -> given = true;
        case SeenEvent.TrickGathered(Integer seat) -> {
          return Optional.of(new TrickTakers.Taker(seat, given));
        }
        default -> {
          // Nothing that decides who takes the trick.
        }
      }
    }
    return Optional.empty();
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
    return sentence(event, List.of());
  }

  /**
   * Describes an event; empty if it is not worth a sentence.
   *
   * @param indices the labels of the indices of the entry that it sets, if it is a choice
   */
  public Optional<String> sentence(Event event, List<String> indices) {
    return switch (event) {
      case Event.Chance chance ->
          Optional.of(
              words.text("news.chance", words.name(chance.name()), words.value(chance.value())));
      case Event.Shuffled _, Event.MatchEnded _ -> Optional.empty();
      case Event.Chosen chosen -> Optional.of(chosen(chosen, indices));
      case Event.ChosenSeveral chosen -> Optional.of(chosenSeveral(chosen, indices));
      case Event.TrickFinished trick ->
          Optional.of(trick(trick, Stream.ofNullable(trick.reason()).toList()));
      case Event.Scored scored ->
          Optional.of(words.sentence("news.scores", words.scores(scored.scores())));
    };
  }

  private String chosen(Event.Chosen chosen, List<String> indices) {
    String seat = words.seat(chosen.seat());
    String name = words.decision(chosen.name(), chosen.seat(), indices);
    if (chosen.value() == Values.NONE) {
      return words.sentence("news.passed", seat, name);
    }
    String value = words.value(chosen.value());
    return chosen.name().equals(PLAY)
        ? words.sentence("news.played", seat, value)
        : words.sentence("news.chosen", seat, name, value);
  }

  /** Describes that a card is played face down, to a reader who knows it all the same. */
  public String playedFaceDown(DisclosedEvent.PlayedFaceDown play) {
    return words.sentence(
        "news.played-face-down", words.seat(play.seat()), words.card(play.card()));
  }

  private String chosenSeveral(Event.ChosenSeveral chosen, List<String> indices) {
    String seat = words.seat(chosen.seat());
    String name = words.decision(chosen.name(), chosen.seat(), indices);
    IndexSet members = chosen.members();
    if (members == null) {
      return words.sentence("news.passed", seat, name);
    }
    if (members.isEmpty()) {
      boolean cards = chosen.kind() == Values.Kind.CARD;
      return words.sentence(cards ? "news.chosen-no-cards" : "news.chosen-none", seat, name);
    }
    return words.sentence("news.chosen", seat, name, words.several(chosen.kind(), members));
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
