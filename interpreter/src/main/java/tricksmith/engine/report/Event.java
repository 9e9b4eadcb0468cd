package tricksmith.engine.report;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/**
 * Something that has happened in a match. Chance, shuffles and decisions determine the match; the
 * other events follow from them.
 */
public sealed interface Event {

  /** Whether events of this sort determine a match. */
  default boolean determines() {
    return switch (this) {
      case Chance _, Shuffled _, Chosen _, ChosenSeveral _ -> true;
      case TrickFinished _, Scored _, MatchEnded _ -> false;
    };
  }

  /** A player's decision. */
  sealed interface Choice extends Event {
    int seat();

    /** Returns the decisions among these events. */
    static Stream<Choice> in(List<Event> events) {
      return events.stream().filter(Choice.class::isInstance).map(Choice.class::cast);
    }
  }

  /** A chance event: the value that came up. */
  record Chance(String name, long value) implements Event {}

  /** A zone was shuffled: its cards in their new order, the top first. */
  record Shuffled(int zone, List<Integer> order) implements Event {
    public Shuffled {
      order = List.copyOf(order);
    }
  }

  /**
   * A chosen alternative, or a card played.
   *
   * @param seat from 1
   * @param value {@link Values#NONE} for a pass
   */
  record Chosen(String name, int seat, long value) implements Choice {}

  /**
   * Several things were chosen.
   *
   * @param kind the kind of all of them
   * @param members their indices; null for a pass
   */
  record ChosenSeveral(String name, int seat, Values.Kind kind, @Nullable IndexSet members)
      implements Choice {}

  /**
   * A finished trick.
   *
   * @param plays in order, playoffs included
   * @param winner seat, from 1; null for nobody
   * @param reason the criterion that decided between the winner and the best of the others; null if
   *     none decided
   */
  record TrickFinished(List<Play> plays, @Nullable Integer winner, @Nullable Reason reason)
      implements Event {
    public TrickFinished {
      plays = List.copyOf(plays);
    }

    /** Returns the tricks that were finished in these events. */
    public static Stream<TrickFinished> in(List<Event> events) {
      return events.stream().filter(TrickFinished.class::isInstance).map(TrickFinished.class::cast);
    }

    /** The trick as it looks to those who know only some of its plays: without the reason. */
    public TrickFinished known(Predicate<Play> plays) {
      return new TrickFinished(Play.known(this.plays, plays), winner, null);
    }

    /** The trick as it looks to those who do not know what decided it. */
    public TrickFinished withoutReason() {
      return new TrickFinished(plays, winner, null);
    }
  }

  /**
   * A card played by a seat.
   *
   * @param card {@link MatchView.Lying#UNSEEN} for one that lies hidden from who looks
   */
  record Play(int seat, int card) {

    public boolean isSeen() {
      return card != MatchView.Lying.UNSEEN;
    }

    /** Plays as they look to those who know only some of the cards. */
    static List<Play> known(List<Play> plays, Predicate<Play> known) {
      return plays.stream()
          .map(play -> known.test(play) ? play : new Play(play.seat, MatchView.Lying.UNSEEN))
          .toList();
    }
  }

  /** A criterion, with its label in the script. */
  record Reason(RuleId rule, String label) {}

  /** The scores, by seat, as {@link Values} encodes numbers. */
  record Scored(List<Long> scores) implements Event {
    public Scored {
      scores = List.copyOf(scores);
    }
  }

  /** The end of the match: scores by seat, and the seats that have won. */
  record MatchEnded(List<Long> scores, List<Integer> winners) implements Event {
    public MatchEnded {
      scores = List.copyOf(scores);
      winners = List.copyOf(winners);
    }
  }
}
