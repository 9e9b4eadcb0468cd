package tricksmith.reference;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import tricksmith.cards.IndexSet;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Exclusion;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Status;
import tricksmith.lower.Lowered;
import tricksmith.lower.rules.RuleTable;
import tricksmith.program.value.Fault;

/** A match of the engine that is shipped, with random choices, told in the reference's words. */
final class EngineMatch {
  /** Longer matches are broken off: some scripts that are made up have no end. */
  private static final int MOST_DECISIONS = 2000;

  private final EngineWords words;
  private final RuleTable places;
  private final Random random;
  private final List<Happening> happenings = new ArrayList<>();
  private Match match;
  private int told;

  private EngineMatch(Lowered game, long seed, Random random) {
    this.words = new EngineWords(game.rules());
    this.places = game.places();
    this.random = random;
    this.match = Match.start(game.rules(), seed);
  }

  /** Plays to the end, or for a while. */
  static List<Happening> play(Lowered game, long seed, Random choices) {
    return new EngineMatch(game, seed, choices).play();
  }

  private List<Happening> play() {
    tellEvents();
    for (int decisions = 0; decisions < MOST_DECISIONS && isDeciding(); decisions++) {
      decide(((Status.Deciding) match.status()).decision());
      tellEvents();
    }
    tellEnd();
    return happenings;
  }

  private boolean isDeciding() {
    return match.status() instanceof Status.Deciding;
  }

  private void decide(Decision decision) {
    switch (decision.options()) {
      case Decision.OneOf one -> {
        int pick = random.nextInt(one.alternatives().size());
        tell(decision, List.of(one.alternatives().get(pick).label()));
        match = match.choose(new Pick.One(pick));
      }
      case Decision.Several several -> {
        if (several.pass()
            && (several.members().size() < several.least() || random.nextInt(4) == 0)) {
          tell(decision, List.of(Question.PASS));
          match = match.choose(new Pick.Pass());
        } else {
          IndexSet pick = some(several);
          tell(decision, words.of(pick, several.kind()));
          match = match.choose(new Pick.Several(pick));
        }
      }
    }
  }

  private IndexSet some(Decision.Several several) {
    int most = Math.min(several.most(), several.members().size());
    int count = several.least() + random.nextInt(most - several.least() + 1);
    IndexSet picked = IndexSet.EMPTY;
    while (picked.size() < count) {
      int[] cards = several.members().toArray();
      picked = picked.with(cards[random.nextInt(cards.length)]);
    }
    return picked;
  }

  private void tell(Decision decision, List<String> pick) {
    Question question =
        new Question(
            decision.name(), decision.seat(), decision.decider(), options(decision), excluded());
    happenings.add(new Happening.Decided(question, pick));
  }

  private Question.Options options(Decision decision) {
    return switch (decision.options()) {
      case Decision.OneOf one ->
          new Question.OneOf(one.alternatives().stream().map(Decision.Alternative::label).toList());
      case Decision.Several several ->
          new Question.Several(
              words.of(several.members(), several.kind()),
              several.least(),
              Math.min(several.most(), several.members().size()),
              several.pass());
    };
  }

  private Map<String, String> excluded() {
    Map<String, String> excluded = new LinkedHashMap<>();
    for (Exclusion exclusion : match.exclusions()) {
      excluded.put(words.card(exclusion.card()), exclusion.obligation().label());
    }
    return excluded;
  }

  /** What has come about since; decisions have been told when they were made. */
  private void tellEvents() {
    List<Event> events = match.events();
    for (Event event : events.subList(told, events.size())) {
      switch (event) {
        case Event.Chance(String name, long value) ->
            happenings.add(new Happening.Drawn(name, words.value(value)));
        case Event.Shuffled(int zone, List<Integer> order) ->
            happenings.add(new Happening.Shuffled(words.zone(zone), words.fullNames(order)));
        case Event.Chosen _, Event.ChosenSeveral _ -> {}
        case Event.TrickFinished trick -> happenings.add(finished(trick));
        case Event.Scored(List<Long> scores) ->
            happenings.add(new Happening.ScoresNoted(words.numbers(scores)));
        case Event.MatchEnded(List<Long> scores, List<Integer> winners) ->
            happenings.add(new Happening.Ended(words.numbers(scores), winners));
      }
    }
    told = events.size();
  }

  private Happening finished(Event.TrickFinished trick) {
    return new Happening.TrickFinished(
        trick.plays().stream()
            .map(play -> new Happening.Played(play.seat(), words.card(play.card())))
            .toList(),
        trick.winner(),
        trick.reason() == null ? null : trick.reason().label());
  }

  private static boolean isOutOfSteps(Fault.Kind kind) {
    return kind == Fault.Kind.TOO_MANY_STEPS || kind == Fault.Kind.TOO_MANY_VALUES;
  }

  private void tellEnd() {
    switch (match.status()) {
      case Status.Failed(Fault.Kind kind, _) when isOutOfSteps(kind) ->
          happenings.add(new Happening.OutOfSteps());
      case Status.Failed failed ->
          happenings.add(
              new Happening.Failed(
                  ScriptError.Kind.valueOf(failed.kind().name()),
                  failed.rule() == null ? List.of() : List.of(places.placeOf(failed.rule()))));
      case Status.Unfinished _ -> happenings.add(new Happening.Unfinished());
      case Status.Ended _, Status.Deciding _ -> {}
    }
  }
}
