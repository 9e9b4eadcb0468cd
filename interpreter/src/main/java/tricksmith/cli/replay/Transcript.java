package tricksmith.cli.replay;

import static java.util.stream.Collectors.joining;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tricksmith.cards.IndexSet;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.Terminal;
import tricksmith.cli.words.DecidedEnding;
import tricksmith.cli.words.News;
import tricksmith.cli.words.TableText;
import tricksmith.cli.words.Wording;
import tricksmith.engine.Account;
import tricksmith.engine.Match;
import tricksmith.engine.RecordedChance;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.DisclosedEvent;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.Status;
import tricksmith.program.value.Values;

/**
 * Reports replayed matches move by move, hiding nothing: the hands, what was chosen and from what,
 * who took each trick and why, what was scored and by which line.
 */
final class Transcript implements Consumer<PlaybackResult> {

  /** The most alternatives listed beside a choice. */
  private static final int MOST_LISTED = 20;

  /** How many are listed first where there are more. */
  private static final int FIRST_LISTED = 8;

  /**
   * How many cards and variables are looked at in one file. More than a hundred matches of any
   * bundled game need.
   */
  private static final long MOST_LOOKED_AT = 100_000_000;

  private final Terminal terminal;
  private final Messages messages;
  private long lookedAt;
  private int matches;

  Transcript(Terminal terminal, Messages messages) {
    this.terminal = terminal;
    this.messages = messages;
  }

  @Override
  public void accept(PlaybackResult played) {
    matches++;
    if (played instanceof PlaybackResult.Replayed match) {
      if (matches > 1) {
        terminal.out().println();
        terminal.out().println(messages.text("transcript.match", matches, match.recorded().line()));
      }
      new OneMatch(new Wording(match.game(), messages, terminal), terminal.out())
          .tell(match.match());
    }
  }

  private static boolean isCard(Decision.Alternative alternative) {
    return !alternative.isPass() && isCard(alternative.value());
  }

  private static boolean isCard(long value) {
    return value != Values.NONE
        && !Values.isNumber(value)
        && Values.kind(value) == Values.Kind.CARD;
  }

  private final class OneMatch {

    private final Wording words;
    private final News news;
    private final TableText table;
    private final Consequences consequences;
    private final PrintWriter out;

    OneMatch(Wording words, PrintWriter out) {
      this.words = words;
      this.news = new News(words);
      this.table = new TableText(words);
      this.consequences = new Consequences(words);
      this.out = out;
    }

    void tell(Match finished) {
      List<Event> events = finished.events();
      RecordedChance chance = new RecordedChance(finished.rules(), events);
      Account now = Account.begin(finished.rules(), finished.seed(), chance);
      boolean told = consequences(now);
      while (told
          && now.match().length() < events.size()
          && now.match().status() instanceof Status.Deciding asking) {
        Event choice = events.get(now.match().length());
        Account next = now.after(asking.decision().pickOf(choice));
        String sentence =
            valued(sentence(choice, now.match(), next.events()), choice, next.match().table());
        String offered = offered(asking.decision(), choice, now.match().table());
        out.println(
            offered.isEmpty() ? sentence : words.text("transcript.choice", sentence, offered));
        now = next;
        told = consequences(now);
      }
      if (told && now.match().status() instanceof Status.Ended) {
        new DecidedEnding(words).sentences(now.match()).forEach(out::println);
      }
      if (!told) {
        out.println(words.text("transcript.untold"));
      }
    }

    /** Prints what a choice led to, and returns whether more can be told. */
    private boolean consequences(Account now) {
      lookedAt += now.match().rules().cards().size();
      lookedAt += now.match().rules().cells().shown().size();
      lookedAt += now.events().size();
      if (lookedAt > MOST_LOOKED_AT) {
        return false;
      }
      consequences.lines(now.events()).forEach(out::println);
      return now.events().size() < Account.MOST;
    }

    /** Says what was chosen; of a card, also that it was played face down. */
    private String sentence(Event choice, Match before, List<DisclosedEvent> later) {
      return later.stream()
          .filter(DisclosedEvent.PlayedFaceDown.class::isInstance)
          .map(DisclosedEvent.PlayedFaceDown.class::cast)
          .findFirst()
          .map(news::playedFaceDown)
          .or(() -> news.sentence(choice, before.indicesAsked()))
          .orElse("");
    }

    /** Adds to a chosen card what variables hold for it. */
    private String valued(String sentence, Event choice, MatchView then) {
      String values =
          choice instanceof Event.Chosen chosen && isCard(chosen.value())
              ? then.variables().stream()
                  .filter(variable -> variable.card() == Values.index(chosen.value()))
                  .filter(table::isWorthShowing)
                  .map(table::ofItsCard)
                  .collect(joining(", "))
              : "";
      return values.isEmpty() ? sentence : words.text("transcript.valued", sentence, values);
    }

    private String offered(Decision decision, Event choice, MatchView table) {
      return switch (decision.options()) {
        case Decision.OneOf one -> offered(one, decision, choice, table);
        case Decision.Several several -> offered(several, choice);
      };
    }

    private String offered(Decision.Several options, Event choice) {
      IndexSet members = options.members();
      int least = options.least();
      int most = options.most();
      boolean all = most == 0 || (least == most && members.size() == least);
      if (options.pass() ? members.size() < least : all) {
        return words.text("transcript.only");
      }
      String things =
          options.ofCards()
              ? cards(members, chosenCards(choice), members.size(), "transcript.listed-cards")
              : listed(
                  IntStream.of(members.toArray())
                      .mapToObj(member -> words.value(Values.of(options.kind(), member)))
                      .toList(),
                  chosen(members, choice));
      if (least == 1 && most == 1) {
        return oneOf(
            things,
            options.pass() ? Stream.of(words.name(Decision.Alternative.PASS)) : Stream.empty());
      }
      String range =
          least == most ? Integer.toString(least) : words.text("transcript.range", least, most);
      String amount =
          options.ofCards()
              ? words.text("transcript.several-cards", range, things)
              : words.text("transcript.several", range, things);
      return options.pass() ? words.text("transcript.or-pass", amount) : amount;
    }

    /** What was offered; empty where the whole hand could be played. */
    private String offered(
        Decision.OneOf options, Decision decision, Event choice, MatchView table) {
      List<Decision.Alternative> all = options.alternatives();
      if (all.size() == 1) {
        return words.text("transcript.only");
      }
      if (options.play() && all.size() == different(decision.seat(), table)) {
        return "";
      }
      List<Decision.Alternative> cards = all.stream().filter(Transcript::isCard).toList();
      return cards.isEmpty()
          ? words.text(
              "transcript.of",
              listed(
                  all.stream().map(words::alternative).toList(),
                  IntStream.range(0, all.size())
                      .filter(place -> isChosen(all.get(place), choice))
                      .boxed()
                      .toList()))
          : oneOf(
              cards(cards(cards), chosenCards(choice), all.size(), "transcript.listed"),
              all.stream().filter(each -> !isCard(each)).map(words::alternative));
    }

    /** Names things of which one is chosen, and what may be chosen instead. */
    private String oneOf(String things, Stream<String> others) {
      return words.text(
          "transcript.of", words.listed(Stream.concat(Stream.of(things), others).toList()));
    }

    private static IndexSet cards(List<Decision.Alternative> cards) {
      IndexSet.Builder all = new IndexSet.Builder();
      cards.forEach(card -> all.add(Values.index(card.value())));
      return all.build();
    }

    private static boolean isChosen(Decision.Alternative alternative, Event choice) {
      return choice instanceof Event.Chosen chosen
          && (alternative.isPass()
              ? chosen.value() == Values.NONE
              : chosen.value() == alternative.value());
    }

    private static List<Integer> chosen(IndexSet members, Event choice) {
      IndexSet chosen =
          choice instanceof Event.ChosenSeveral(_, _, _, IndexSet some) && some != null
              ? some
              : IndexSet.EMPTY;
      int[] all = members.toArray();
      return IntStream.range(0, all.length)
          .filter(place -> chosen.contains(all[place]))
          .boxed()
          .toList();
    }

    private static IndexSet chosenCards(Event choice) {
      return switch (choice) {
        case Event.Chosen chosen when isCard(chosen.value()) ->
            IndexSet.of(Values.index(chosen.value()));
        case Event.ChosenSeveral(_, _, _, IndexSet some) when some != null -> some;
        default -> IndexSet.EMPTY;
      };
    }

    /** Lists things in order, but only some if there are too many. */
    private String listed(List<String> all, List<Integer> chosen) {
      return all.size() <= MOST_LISTED
          ? words.listed(all)
          : words.text("transcript.listed", all.size(), words.listed(some(all, chosen)));
    }

    /**
     * Lists cards in order, but only some if there are too many.
     *
     * @param count how many there are with what else can be chosen
     * @param some the message for some of them
     */
    private String cards(IndexSet members, IndexSet chosen, int count, String some) {
      List<Integer> all = words.inOrder(members);
      List<String> labels = all.stream().map(words::card).toList();
      if (count <= MOST_LISTED) {
        return String.join(" ", labels);
      }
      List<Integer> places =
          IntStream.range(0, all.size())
              .filter(place -> chosen.contains(all.get(place)))
              .boxed()
              .toList();
      return words.text(some, count, String.join(" ", some(labels, places)));
    }

    /** Keeps the first, the last two, and those chosen with their neighbours: a pass comes last. */
    private static List<String> some(List<String> all, List<Integer> chosen) {
      NavigableSet<Integer> places = new TreeSet<>();
      IntStream.range(0, FIRST_LISTED).forEach(places::add);
      chosen.forEach(place -> places.addAll(List.of(place - 1, place, place + 1)));
      places.addAll(List.of(all.size() - 2, all.size() - 1));
      List<String> listed = new ArrayList<>();
      int next = 0;
      for (int place : places.subSet(0, all.size())) {
        if (place > next) {
          listed.add(place == next + 1 ? all.get(next) : "…");
        }
        listed.add(all.get(place));
        next = place + 1;
      }
      return listed;
    }

    /** How many different cards this seat holds. */
    private int different(int seat, MatchView table) {
      MatchView.Zone hand = table.zone(words.game().rules().handZone() + seat - 1);
      return (int) hand.cards().stream().map(lying -> words.card(lying.card())).distinct().count();
    }
  }
}
