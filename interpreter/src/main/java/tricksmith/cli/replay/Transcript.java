package tricksmith.cli.replay;

import static java.util.stream.Collectors.joining;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.Terminal;
import tricksmith.cli.words.News;
import tricksmith.cli.words.TableChanges;
import tricksmith.cli.words.Wording;
import tricksmith.engine.Advance;
import tricksmith.engine.Match;
import tricksmith.engine.RepeatedOutcomes;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Effect;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.Status;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/**
 * Tells replayed matches move by move, to a reader from whom nothing is hidden: the hands, what was
 * chosen and from what, who took each trick and why, what was scored and by which line.
 */
final class Transcript implements Consumer<PlaybackResult> {

  /** The most alternatives listed beside a choice. */
  private static final int MOST_LISTED = 20;

  /**
   * How many cards and variables are looked at in one file. More than a hundred matches of any
   * bundled game need.
   */
  private static final long MOST_LOOKED_AT = 100_000_000;

  private final Terminal terminal;
  private final Messages messages;
  private long lookedAt;

  Transcript(Terminal terminal, Messages messages) {
    this.terminal = terminal;
    this.messages = messages;
  }

  @Override
  public void accept(PlaybackResult played) {
    if (played instanceof PlaybackResult.Replayed match) {
      new OneMatch(new Wording(match.game(), messages, terminal), terminal.out())
          .tell(match.match());
    }
  }

  /** Tells one match. */
  private final class OneMatch {

    private final Wording words;
    private final News news;
    private final PrintWriter out;

    OneMatch(Wording words, PrintWriter out) {
      this.words = words;
      this.news = new News(words);
      this.out = out;
    }

    void tell(Match finished) {
      List<Event> events = finished.events();
      RepeatedOutcomes chance = new RepeatedOutcomes(events);
      Advance now = Match.begin(finished.rules(), finished.seed(), chance);
      MatchView table = consequences(null, now, events.subList(0, now.match().length()));
      while (now.match().length() < events.size()
          && now.match().status() instanceof Status.Deciding asking) {
        int known = now.match().length();
        Event choice = events.get(known);
        out.println(choice(asking.decision(), choice, table));
        now = now.match().advance(asking.decision().pickOf(choice));
        if (lookedAt > MOST_LOOKED_AT) {
          out.println(words.text("transcript.untold"));
          return;
        }
        table = consequences(table, now, events.subList(known, now.match().length()));
      }
    }

    /** Prints what a choice led to, and returns the table as it is now. */
    private MatchView consequences(@Nullable MatchView before, Advance now, List<Event> between) {
      MatchView after = now.match().table();
      lookedAt += after.variables().size() + now.match().rules().cards().size();
      for (Event event : between) {
        if (!event.isChoice() && !(event instanceof Event.Scored)) {
          news.sentence(event).ifPresent(out::println);
        }
      }
      points(now.effects());
      between.stream()
          .filter(Event.Scored.class::isInstance)
          .flatMap(event -> news.sentence(event).stream())
          .forEach(out::println);
      new TableChanges(before, after, between, now.effects()).lines(words).forEach(out::println);
      return after;
    }

    private void points(List<Effect> effects) {
      Map<RuleId, List<String>> points = new LinkedHashMap<>();
      for (Effect effect : effects) {
        if (effect instanceof Effect.Points(RuleId rule, int seat, long scored)) {
          points
              .computeIfAbsent(rule, _ -> new ArrayList<>())
              .add(words.text("transcript.points", words.seat(seat), signed(scored)));
        }
      }
      points.forEach(
          (rule, scored) -> {
            String line =
                words.place(rule).map(place -> Integer.toString(place.line())).orElse("?");
            out.println(words.text("transcript.scored", String.join("   ", scored), line));
          });
    }

    private String choice(Decision decision, Event choice, MatchView table) {
      String sentence = news.sentence(choice).orElse("");
      String offered = offered(decision, table);
      return offered.isEmpty() ? sentence : words.text("transcript.choice", sentence, offered);
    }

    private String offered(Decision decision, MatchView table) {
      return switch (decision.options()) {
        case Decision.OneOf one -> offered(one, decision, table);
        case Decision.Several several -> {
          int all = several.members().size();
          yield several.least() == several.most()
              ? words.text("transcript.several", several.least(), all)
              : words.text("transcript.range", several.least(), several.most(), all);
        }
      };
    }

    /** What was offered; empty where the whole hand could be played. */
    private String offered(Decision.OneOf options, Decision decision, MatchView table) {
      List<Decision.Alternative> all = options.alternatives();
      if (all.size() == 1) {
        return words.text("transcript.only");
      }
      if (options.play() && all.size() == different(decision.seat(), table)) {
        return "";
      }
      Stream<String> listed = all.stream().limit(MOST_LISTED).map(words::alternative);
      Stream<String> more = all.size() > MOST_LISTED ? Stream.of("…") : Stream.empty();
      String gap = options.play() ? " " : ", ";
      return words.text("transcript.of", Stream.concat(listed, more).collect(joining(gap)));
    }

    /** How many different cards this seat holds. */
    private int different(int seat, MatchView table) {
      MatchView.Zone hand = table.zone(words.game().rules().handZone() + seat - 1);
      return (int) hand.cards().stream().map(lying -> words.card(lying.card())).distinct().count();
    }

    private static String signed(long points) {
      String written = Values.written(points);
      return written.startsWith("-") || written.equals("0") ? written : "+" + written;
    }
  }
}
