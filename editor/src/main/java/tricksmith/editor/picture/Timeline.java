package tricksmith.editor.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.editor.branches.FixedOutcomes;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.RulePlace;
import tricksmith.editor.branches.Stride;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Effect;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.Status;
import tricksmith.program.Program;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.ShownNumber;
import tricksmith.program.value.Values;

/**
 * Everything that has happened on a branch as the viewer knows it, and what is still to come.
 *
 * @param entries in order
 * @param at the current moment, as a number of choices
 * @param length the number of choices on the branch
 */
public record Timeline(List<Entry> entries, int at, int length) {
  private static final int NONE = -1;

  public Timeline {
    entries = List.copyOf(entries);
  }

  /** Something that happened. */
  public sealed interface Entry {

    /** Returns the number of choices after which it happened. */
    int choices();
  }

  public record Shuffled(int choices, String zone) implements Entry {}

  /**
   * An outcome of chance.
   *
   * @param label null if the viewer may not see it
   */
  public record CameUp(
      int choices, FixedOutcomes.Occasion occasion, @Nullable String label, boolean player)
      implements Entry {}

  public record Played(int choices, int seat, Table.Face face) implements Entry {}

  /**
   * Any other choice was made.
   *
   * @param labels what was chosen; empty for nothing. Unknown if hidden
   * @param ofCards whether cards were chosen, as far as that is not hidden
   */
  public record Chosen(
      int choices,
      int seat,
      String decision,
      List<String> labels,
      boolean ofCards,
      boolean pass,
      boolean hidden)
      implements Entry {
    public Chosen {
      labels = List.copyOf(labels);
    }
  }

  /**
   * A trick ended.
   *
   * @param number in the deal
   * @param winner null for nobody
   * @param reason the deciding criterion, in the words of the script
   */
  public record Trick(int choices, int number, @Nullable Integer winner, Optional<String> reason)
      implements Entry {}

  /**
   * A trick began and is not over; only {@link #chapters} has it.
   *
   * @param number in the deal
   */
  public record TrickUnderWay(int choices, int number) implements Entry {}

  /** Scores were noted, by seat. */
  public record Scored(int choices, List<String> scores) implements Entry {
    public Scored {
      scores = List.copyOf(scores);
    }
  }

  /** A statement gave points. */
  public record Gained(int choices, RulePlace place, List<Gain> gains) implements Entry {
    public Gained {
      gains = List.copyOf(gains);
    }
  }

  /**
   * What a seat gained, or lost.
   *
   * @param points with their sign
   */
  public record Gain(int seat, String points) {}

  /** The match ended. */
  public record Over(int choices, List<Integer> winners) implements Entry {
    public Over {
      winners = List.copyOf(winners);
    }
  }

  /** A note by the designer. */
  public record Noted(int choices, String text) implements Entry {}

  public List<Integer> notes() {
    return entries.stream().filter(Noted.class::isInstance).map(Entry::choices).toList();
  }

  /**
   * Returns the player that chance has named: the first in a race, or the dealer; for several
   * events of one name, the first. Empty if a card was played since, or nothing has been named yet.
   */
  public Optional<CameUp> named() {
    CameUp named = null;
    for (Entry entry : entries) {
      if (entry.choices() <= at) {
        switch (entry) {
          case CameUp cameUp when cameUp.player() && cameUp.label() != null -> {
            boolean same =
                named != null && named.occasion().name().equals(cameUp.occasion().name());
            named = same ? named : cameUp;
          }
          case Played _, Trick _, Over _ -> named = null;
          case CameUp _, Shuffled _, Chosen _, TrickUnderWay _, Gained _, Scored _, Noted _ -> {}
        }
      }
    }
    return Optional.ofNullable(named);
  }

  /**
   * Returns the number of choices after which the last trick of this deal ended that a seat has
   * won.
   */
  public Optional<Integer> lastTrickOf(int seat) {
    Integer last = null;
    for (Entry entry : entries) {
      if (entry.choices() <= at) {
        switch (entry) {
          case Shuffled _ -> last = null;
          case Trick(int choices, _, Integer winner, _) when winner != null && winner == seat ->
              last = choices;
          case Trick _,
              TrickUnderWay _,
              CameUp _,
              Played _,
              Chosen _,
              Gained _,
              Scored _,
              Over _,
              Noted _ -> {}
        }
      }
    }
    return Optional.ofNullable(last);
  }

  /**
   * Returns the choices made so far in the deal for the pending decision: the calls of an auction,
   * in order.
   */
  public List<Chosen> calls(String decision) {
    List<Chosen> calls = new ArrayList<>();
    for (Entry entry : entries) {
      if (entry.choices() <= at) {
        switch (entry) {
          case Shuffled _, Played _ -> calls.clear();
          case Chosen chosen when chosen.decision().equals(decision) -> calls.add(chosen);
          case CameUp _,
              Chosen _,
              Trick _,
              TrickUnderWay _,
              Gained _,
              Scored _,
              Over _,
              Noted _ -> {}
        }
      }
    }
    return calls;
  }

  /** Returns the entries as chapters: each trick stands before its cards, as their heading. */
  public List<Entry> chapters() {
    List<Entry> chapters = new ArrayList<>();
    int first = NONE;
    int number = 1;
    for (Entry entry : entries) {
      switch (entry) {
        case Trick trick -> {
          chapters.add(first == NONE ? chapters.size() : first, trick);
          first = NONE;
          number = trick.number() + 1;
        }
        case Played _ -> {
          first = first == NONE ? chapters.size() : first;
          chapters.add(entry);
        }
        case Shuffled _ -> {
          first = NONE;
          number = 1;
          chapters.add(entry);
        }
        case CameUp _, Chosen _, TrickUnderWay _, Gained _, Scored _, Over _, Noted _ ->
            chapters.add(entry);
      }
    }
    if (first != NONE) {
      chapters.add(first, new TrickUnderWay(chapters.get(first).choices(), number));
    }
    return chapters;
  }

  /** Returns the number of the deal at the current moment, from 1. */
  public int deal() {
    return (int) Math.max(1, marks(Stride.DEAL).stream().filter(mark -> mark <= at).count());
  }

  /** Returns the entries that have happened by a moment but not by the one before. */
  public List<Entry> at(int choices) {
    return entries.stream().filter(entry -> entry.choices() == choices).toList();
  }

  /** Returns the timeline of the current branch. */
  public static Timeline of(LiveMatch live, Viewers viewers) {
    return new Timeline(new Reader(live, viewers).entries(), live.at(), live.course().length());
  }

  private static final class Reader {
    private final LiveMatch live;
    private final Program rules;
    private final Labels labels;
    private final Faces faces;
    private final Match last;
    private final Set<Event> heard;
    private final Map<String, Long> counts = new HashMap<>();
    private int tricks;

    Reader(LiveMatch live, Viewers viewers) {
      this.live = live;
      last = live.course().after(live.course().length()).match();
      rules = last.rules();
      labels = new Labels(rules);
      faces = new Faces(rules.cards());
      heard = viewers.heard(live.match(), last);
    }

    List<Entry> entries() {
      List<Entry> entries = new ArrayList<>();
      List<Event> events = last.events();
      int choices = 0;
      int end = live.course().after(0).match().length();
      for (int i = 0; i < events.size(); i++) {
        if (i == end) {
          close(choices, entries);
          choices++;
          end = live.course().after(choices).match().length();
        }
        entries.add(entry(choices, events.get(i)));
      }
      close(choices, entries);
      return entries;
    }

    /** Adds what is known of a moment besides its events. */
    private void close(int choices, List<Entry> entries) {
      List<Gained> gained = gained(choices);
      if (!gained.isEmpty()) {
        entries.addAll(afterWhatGavePoints(choices, entries), gained);
      }
      note(choices, entries);
    }

    /** Returns where points belong: before they are noted, or the next deal begins. */
    private static int afterWhatGavePoints(int choices, List<Entry> entries) {
      int first = entries.size();
      while (first > 0 && entries.get(first - 1).choices() == choices) {
        first--;
      }
      for (int i = first; i < entries.size(); i++) {
        Entry entry = entries.get(i);
        boolean isNextDeal = entry instanceof Shuffled && i > first;
        if (isNextDeal || entry instanceof Scored || entry instanceof Over) {
          return i;
        }
      }
      return entries.size();
    }

    private List<Gained> gained(int choices) {
      Map<RuleId, Map<Integer, ShownNumber>> byRule = new LinkedHashMap<>();
      for (Effect effect : live.course().after(choices).effects()) {
        if (effect instanceof Effect.Points(RuleId rule, int seat, long points)) {
          byRule
              .computeIfAbsent(rule, _ -> new TreeMap<>())
              .merge(seat, ShownNumber.of(points), ShownNumber::plus);
        }
      }
      return byRule.entrySet().stream()
          .map(
              entry ->
                  new Gained(
                      choices, RulePlace.of(live.game(), entry.getKey()), gains(entry.getValue())))
          .filter(entry -> !entry.gains().isEmpty())
          .toList();
    }

    private static List<Gain> gains(Map<Integer, ShownNumber> points) {
      return points.entrySet().stream()
          .filter(gained -> !gained.getValue().equals(ShownNumber.NOTHING))
          .map(gained -> new Gain(gained.getKey(), gained.getValue().signed()))
          .toList();
    }

    private void note(int choices, List<Entry> entries) {
      String text = live.branch().notes().get(choices);
      if (text != null) {
        entries.add(new Noted(choices, text));
      }
    }

    private Entry entry(int choices, Event event) {
      boolean hidden = !heard.contains(event);
      return switch (event) {
        case Event.Shuffled shuffled -> {
          String zone = rules.zones().get(shuffled.zone()).name();
          counts.merge(zone, 1L, Long::sum);
          tricks = 0;
          yield new Shuffled(choices, zone);
        }
        case Event.Chance chance -> {
          long count = counts.merge(chance.name(), 1L, Long::sum) - 1;
          boolean player =
              !Values.isNumber(chance.value()) && Values.kind(chance.value()) == Values.Kind.PLAYER;
          yield new CameUp(
              choices,
              new FixedOutcomes.Occasion(chance.name(), count),
              hidden ? null : labels.of(chance.value()),
              player);
        }
        case Event.Chosen chosen -> chosen(choices, chosen, hidden);
        case Event.ChosenSeveral chosen -> chosen(choices, chosen, hidden);
        case Event.TrickFinished trick ->
            new Trick(
                choices,
                ++tricks,
                trick.winner(),
                Optional.ofNullable(hidden ? null : trick.reason()).map(Event.Reason::label));
        case Event.Scored scored ->
            new Scored(choices, scored.scores().stream().map(Values::written).toList());
        case Event.MatchEnded ended -> new Over(choices, ended.winners());
      };
    }

    private Entry chosen(int choices, Event.Chosen chosen, boolean hidden) {
      long value = chosen.value();
      if (!hidden && Values.isCard(value) && isPlay(choices)) {
        return new Played(choices, chosen.seat(), faces.of(Values.index(value)));
      }
      boolean pass = value == Values.NONE;
      List<String> words = hidden || pass ? List.of() : labels.parts(value);
      boolean ofCards = !hidden && Values.isCard(value);
      return new Chosen(
          choices, chosen.seat(), chosen.name(), words, ofCards, pass && !hidden, hidden);
    }

    private boolean isPlay(int choices) {
      return choices > 0
          && live.course().after(choices - 1).match().status()
              instanceof Status.Deciding(var decision)
          && decision.options() instanceof Decision.OneOf(_, boolean play)
          && play;
    }

    private Entry chosen(int choices, Event.ChosenSeveral chosen, boolean hidden) {
      IndexSet members = chosen.members();
      boolean pass = members == null;
      List<String> words =
          hidden || members == null ? List.of() : labels.of(members, chosen.kind());
      boolean ofCards = !hidden && chosen.kind() == Values.Kind.CARD;
      return new Chosen(
          choices, chosen.seat(), chosen.name(), words, ofCards, pass && !hidden, hidden);
    }
  }

  /** Returns the moments at which steps of this stride end. */
  public List<Integer> marks(Stride stride) {
    return entries.stream()
        .filter(entry -> isMark(entry, stride))
        .map(Entry::choices)
        .distinct()
        .toList();
  }

  private static boolean isMark(Entry entry, Stride stride) {
    return switch (stride) {
      case TRICK -> entry instanceof Trick;
      case DEAL -> entry instanceof Shuffled;
      case ROUND -> entry instanceof Scored;
      case CARD, MATCH -> false;
    };
  }
}
