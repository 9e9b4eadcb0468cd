package tricksmith.editor.picture;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.Moment;
import tricksmith.editor.branches.RulePlace;
import tricksmith.editor.branches.TrickEnd;
import tricksmith.engine.Match;
import tricksmith.engine.report.Bearing;
import tricksmith.engine.report.Effect;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Standing;
import tricksmith.engine.report.Status;
import tricksmith.engine.report.TrickComparison;
import tricksmith.lower.DefinitionUses;
import tricksmith.lower.rules.RuleTable;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.ShownNumber;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.script.Game;

/** Explains the current moment of a match; each reason comes with its place in the script. */
public final class Reasons {
  private final LiveMatch live;
  private final Game game;
  private final Match match;
  private final Faces faces;
  private final Viewers viewers;

  /** How the trick stands, as far as those know to whom it is explained. */
  private final Standing standing;

  /** Explains the current moment to those who may see everything. */
  Reasons(LiveMatch live) {
    this(live, Viewers.USUAL.open(true));
  }

  /** Explains the current moment to its viewers. */
  public Reasons(LiveMatch live, Viewers viewers) {
    this.live = live;
    this.viewers = viewers;
    game = live.game();
    match = live.match();
    standing = viewers.standing(match);
    faces = new Faces(match.rules().cards());
  }

  // Cards of the hand.

  /**
   * Why a card may or may not be played.
   *
   * @param steps the verdict of each obligation on it, in script order, up to the last that
   *     excludes it
   */
  public record WhyCard(Table.Face card, List<Step> steps) {
    public WhyCard {
      steps = List.copyOf(steps);
    }

    public boolean allowed() {
      return excluding().isEmpty();
    }

    /** Returns every obligation that would exclude the card even if the others spared it. */
    public List<Step> excluding() {
      return steps.stream().filter(step -> step.verdict() == Verdict.EXCLUDED).toList();
    }
  }

  /**
   * The verdict of an obligation on a card.
   *
   * @param fulfilling the cards of the hand that fulfil it
   * @param suit the suit of which it demands a card; null if it demands anything else
   */
  public record Step(
      String obligation,
      RulePlace place,
      Verdict verdict,
      List<Table.Face> fulfilling,
      @Nullable String suit) {
    public Step {
      fulfilling = List.copyOf(fulfilling);
    }
  }

  public enum Verdict {
    /** The obligation does not apply now. */
    NOT_IN_FORCE,
    /** The card fulfils it. */
    FULFILS,
    /** It forbids cards, but not this one. */
    NOT_FORBIDDEN,
    /** The card is exempt. */
    EXEMPT,
    /** No card that is still allowed fulfils it, so it demands nothing. */
    NOBODY_CAN,
    /** Other cards fulfil it, and this one does not. */
    EXCLUDED
  }

  /**
   * Explains why a card of the hand may or may not be played; empty unless a card must be played.
   */
  public Optional<WhyCard> card(int card) {
    if (!match.isPlayDue()) {
      return Optional.empty();
    }
    List<Bearing> bearings = match.bearingsSparing(card);
    int last = bearings.size();
    while (last > 0 && !bearings.get(last - 1).excludes(card)) {
      last--;
    }
    List<Bearing> shown = last == 0 ? bearings : bearings.subList(0, last);
    return Optional.of(
        new WhyCard(faces.of(card), shown.stream().map(bearing -> step(bearing, card)).toList()));
  }

  private Step step(Bearing bearing, int card) {
    RulePlace place = place(bearing.obligation().rule());
    Verdict verdict = verdict(bearing, card);
    boolean forbids = place.text(game).startsWith("may not");
    return new Step(
        bearing.obligation().label(),
        place,
        forbids && verdict == Verdict.FULFILS ? Verdict.NOT_FORBIDDEN : verdict,
        faces.of(bearing.fulfilling()),
        asksForSuit(place) ? suit(faces.of(bearing.fulfilling())) : null);
  }

  /** Whether an obligation says no more than {@code card.suit == …}. */
  private boolean asksForSuit(RulePlace place) {
    TrickRules trick = Objects.requireNonNull(game.script().rules()).trick();
    return trick.obligations().stream()
        .filter(obligation -> obligation.span().equals(place.span()) && !obligation.forbids())
        .map(TrickRules.Obligation::predicate)
        .filter(predicate -> predicate.operator() == Operator.EQUAL)
        .map(Term::children)
        .anyMatch(
            sides ->
                sides.stream().anyMatch(side -> isSuitOf(side, trick.card()))
                    && sides.stream().filter(side -> side.reads(trick.card())).count() == 1);
  }

  private static boolean isSuitOf(Term term, Local card) {
    return term.operator() == Operator.SUIT_OF && card.equals(term.children().getFirst().head());
  }

  /** Returns the suit of all these cards; null if they are of several, or of none. */
  private static @Nullable String suit(List<Table.Face> cards) {
    Set<@Nullable String> suits = new HashSet<>();
    cards.forEach(card -> suits.add(card.suit()));
    return suits.size() == 1 ? suits.iterator().next() : null;
  }

  private static Verdict verdict(Bearing bearing, int card) {
    if (!bearing.inForce()) {
      return Verdict.NOT_IN_FORCE;
    }
    if (bearing.fulfilling().contains(card)) {
      return Verdict.FULFILS;
    }
    if (bearing.exempt().contains(card)) {
      return Verdict.EXEMPT;
    }
    return bearing.excludes(card) ? Verdict.EXCLUDED : Verdict.NOBODY_CAN;
  }

  private RulePlace place(RuleId rule) {
    return RulePlace.of(game, rule);
  }

  // Tricks.

  /**
   * Why a seat wins a trick.
   *
   * @param cards those compared; in a playoff, only its own
   * @param criteria in script order
   * @param tie set if several cards remain after all criteria
   */
  public record WhyTrick(
      List<Table.PlayedCard> cards, List<Criterion> criteria, Optional<Tie> tie) {
    public WhyTrick {
      cards = List.copyOf(cards);
      criteria = List.copyOf(criteria);
    }
  }

  /**
   * Several cards are tied for best.
   *
   * @param seats their seats
   * @param place of the rule that sends ties to a playoff; empty if there is none
   * @param over whether the trick is over: then the player who could still play has won, or nobody
   *     could
   */
  public record Tie(List<Integer> seats, Optional<RulePlace> place, boolean over) {
    public Tie {
      seats = List.copyOf(seats);
    }
  }

  /**
   * A criterion.
   *
   * @param measures its value for each card, in the words of the script; empty where it does not
   *     apply. No entries if it is not in force
   * @param left whether each card is still among the best after it
   * @param asked whether several cards were still among the best before it
   * @param decides whether it eliminated any of them
   */
  public record Criterion(
      String label,
      RulePlace place,
      List<String> measures,
      List<Boolean> left,
      boolean asked,
      boolean decides) {
    public Criterion {
      measures = List.copyOf(measures);
      left = List.copyOf(left);
    }
  }

  /**
   * Explains why the trick finished by this choice went to its winner or, if none was, why the
   * trick under way stands as it does; empty if there was no card to compare, or if its viewers do
   * not know all the cards, or what compares them.
   *
   * @param choices the moment after the choice, as a number of choices
   */
  public Optional<WhyTrick> trick(int choices) {
    Optional<TrickEnd> end = end(choices);
    TrickComparison comparison =
        end.isPresent()
            ? end.get().comparison()
            : live.course().after(choices).match().comparison();
    return Optional.ofNullable(comparison)
        .filter(found -> !found.plays().isEmpty() && areKnown(choices, end.isPresent()))
        .map(
            found ->
                why(
                    game,
                    found,
                    end.isPresent(),
                    end.map(TrickEnd::finished).map(Event.TrickFinished::winner).orElse(null)));
  }

  /** Whether the viewers know everything of the trick finished by this choice, or under way. */
  private boolean areKnown(int choices, boolean over) {
    Match then = live.course().after(choices).match();
    return over
        ? viewers
            .finishedTricks(then)
            .getLast()
            .equals(CommonView.finishedTricks(then.events()).getLast())
        : viewers.standing(then).equals(then.standing());
  }

  /** Whether a trick was finished by this choice, or laid whole by hand after it. */
  public boolean endsTrick(int choices) {
    return end(choices).isPresent();
  }

  /** Returns the number of the trick finished by this choice, or under way. */
  public int trickNumber(int choices) {
    return end(choices)
        .map(TrickEnd::before)
        .orElseGet(() -> live.course().after(choices).match())
        .standing()
        .trick();
  }

  private Optional<TrickEnd> end(int choices) {
    return TrickEnd.at(live.course(), choices);
  }

  /**
   * Explains why a finished trick goes to its winner.
   *
   * @param winner null for nobody
   */
  public static WhyTrick whyTrick(Game game, TrickComparison comparison, @Nullable Integer winner) {
    return why(game, comparison, true, winner);
  }

  private static WhyTrick why(
      Game game, TrickComparison comparison, boolean over, @Nullable Integer winner) {
    Faces faces = new Faces(game.rules().cards());
    List<Integer> best =
        comparison.rows().isEmpty() ? List.of() : comparison.rows().getLast().after();
    List<Table.PlayedCard> cards = new ArrayList<>();
    for (int i = 0; i < comparison.plays().size(); i++) {
      Event.Play play = comparison.plays().get(i);
      boolean winning = best.contains(i) && (!over || Objects.equals(winner, play.seat()));
      cards.add(new Table.PlayedCard(play.seat(), faces.of(play.card()), winning, false));
    }
    List<Integer> tied = best.stream().map(i -> comparison.plays().get(i).seat()).toList();
    Optional<RulePlace> playoff =
        game.places().playoff().map(entry -> RulePlace.of(game, entry.rule()));
    return new WhyTrick(
        cards,
        comparison.rows().stream().map(row -> criterion(game, row, cards.size())).toList(),
        tied.size() < 2 ? Optional.empty() : Optional.of(new Tie(tied, playoff, over)));
  }

  private static Criterion criterion(Game game, TrickComparison.Row row, int cards) {
    List<Boolean> left = new ArrayList<>();
    for (int i = 0; i < cards; i++) {
      left.add(row.after().contains(i));
    }
    return new Criterion(
        row.criterion().label(),
        RulePlace.of(game, row.criterion().rule()),
        row.measures(),
        left,
        row.before().size() > 1,
        row.decides());
  }

  // Scores.

  /**
   * Points that a seat scored by a statement.
   *
   * @param code the line of the script in which it begins
   * @param times how often it scored by it
   * @param points total
   * @param now points scored since the last choice; null for none
   */
  public record Points(
      RulePlace place, String code, int times, String points, @Nullable String now) {}

  /** Returns the statements behind a seat's score so far. */
  public List<Points> score(int seat) {
    Map<RuleId, List<Long>> byRule = new LinkedHashMap<>();
    for (Effect effect : live.course().effectsUpTo(live.at())) {
      if (effect instanceof Effect.Points(RuleId rule, int scorer, long points) && scorer == seat) {
        byRule.computeIfAbsent(rule, _ -> new ArrayList<>()).add(points);
      }
    }
    return byRule.entrySet().stream()
        .map(
            entry ->
                new Points(
                    place(entry.getKey()),
                    place(entry.getKey()).text(live.game()),
                    entry.getValue().size(),
                    sum(entry.getValue()).written(),
                    justNow(entry.getKey(), seat)))
        .toList();
  }

  private @Nullable String justNow(RuleId rule, int seat) {
    List<Long> points =
        live.moment().effects().stream()
            .filter(
                effect ->
                    effect instanceof Effect.Points(RuleId by, int scorer, _)
                        && by.equals(rule)
                        && scorer == seat)
            .map(effect -> ((Effect.Points) effect).points())
            .toList();
    return points.isEmpty() ? null : sum(points).written();
  }

  private static ShownNumber sum(List<Long> points) {
    return points.stream().map(ShownNumber::of).reduce(ShownNumber.NOTHING, ShownNumber::plus);
  }

  // Variables.

  // From a rule to what it does.

  /**
   * The effect of a rule at this moment.
   *
   * @param excluded cards of the hand that it excludes
   * @param fulfilling cards of the hand that fulfil it
   * @param deciding seats whose cards remain in the trick after it, if it decides
   * @param scorers seats that have scored by it since the last choice
   * @param variables variables it has set since the last choice
   * @param asks whether it asks the pending question
   * @param moments all moments at which it did something, as numbers of choices
   */
  public record Lit(
      IndexSet excluded,
      IndexSet fulfilling,
      List<Integer> deciding,
      List<Integer> scorers,
      List<String> variables,
      boolean asks,
      List<Integer> moments) {

    public static final Lit NOTHING =
        new Lit(IndexSet.EMPTY, IndexSet.EMPTY, List.of(), List.of(), List.of(), false, List.of());

    public Lit {
      deciding = List.copyOf(deciding);
      scorers = List.copyOf(scorers);
      variables = List.copyOf(variables);
      moments = List.copyOf(moments);
    }

    /** Combines the effects of two rules. */
    Lit and(Lit other) {
      return new Lit(
          excluded.union(other.excluded),
          fulfilling.union(other.fulfilling),
          both(deciding, other.deciding),
          both(scorers, other.scorers),
          both(variables, other.variables),
          asks || other.asks,
          both(moments, other.moments));
    }

    private static <T extends Comparable<T>> List<T> both(List<T> some, List<T> others) {
      return Stream.concat(some.stream(), others.stream()).distinct().sorted().toList();
    }
  }

  /**
   * Returns the effect of the innermost rule at an offset; for a definition, of all rules that use
   * it.
   */
  public Lit at(int offset) {
    List<RuleTable.Entry> around = game.places().at(offset);
    CheckedRules rules = Objects.requireNonNull(game.script().rules());
    List<RuleTable.Entry> asking = new DefinitionUses(rules, game.places()).at(offset);
    List<RuleTable.Entry> here = asking.isEmpty() ? beginningWithFirst(around) : asking;
    return here.stream().map(this::by).reduce(Lit.NOTHING, Lit::and);
  }

  /** Returns the innermost rule; if that is the actor of a statement, the statement as well. */
  private static List<RuleTable.Entry> beginningWithFirst(List<RuleTable.Entry> around) {
    return around.stream()
        .filter(entry -> entry.span().start() == around.getFirst().span().start())
        .filter(
            entry ->
                entry.equals(around.getFirst())
                    || (entry.kind() == RuleTable.Kind.STATEMENT
                        && around.getFirst().kind() == RuleTable.Kind.STATEMENT))
        .toList();
  }

  private Lit by(RuleTable.Entry entry) {
    RuleId rule = entry.rule();
    IndexSet excluded = IndexSet.EMPTY;
    IndexSet fulfilling = IndexSet.EMPTY;
    for (Bearing bearing : match.bearings()) {
      if (bearing.obligation().rule().equals(rule)) {
        excluded = bearing.asked().without(bearing.left());
        fulfilling = bearing.fulfilling();
      }
    }
    SequencedSet<Integer> scorers = new LinkedHashSet<>();
    SequencedSet<String> variables = new LinkedHashSet<>();
    for (Effect effect : live.moment().effects()) {
      if (effect.rule().equals(rule)) {
        switch (effect) {
          case Effect.Points points -> scorers.add(points.seat());
          case Effect.Assigned assigned -> variables.add(assigned.variable().name());
        }
      }
    }
    return new Lit(
        excluded,
        fulfilling,
        deciding(rule),
        List.copyOf(scorers),
        List.copyOf(variables),
        match.status() instanceof Status.Deciding(var decision) && decision.rule().equals(rule),
        moments(rule));
  }

  private List<Integer> deciding(RuleId rule) {
    if (isPlayoff(rule)) {
      return playsOff(live.at()) ? stillPlaying() : List.of();
    }
    Event.Reason reason = standing.reason();
    Integer winner = standing.winner();
    return reason != null && reason.rule().equals(rule) && winner != null
        ? List.of(winner)
        : List.of();
  }

  private boolean isPlayoff(RuleId rule) {
    return game.places().entry(rule).kind() == RuleTable.Kind.PLAYOFF;
  }

  /** Whether a playoff is in progress after this many choices, or a tie has just been broken. */
  private boolean playsOff(int choices) {
    boolean tied =
        end(choices)
                .map(TrickEnd::finished)
                .filter(trick -> trick.reason() == null && trick.plays().size() > 1)
                .isPresent()
            && trick(choices).flatMap(WhyTrick::tie).isPresent();
    return tied || live.course().after(choices).match().standing().stage() > 1;
  }

  /** Returns the seats of the trick's last stage. */
  private List<Integer> stillPlaying() {
    List<Event.Play> plays = match.standing().plays();
    return plays.subList(match.standing().stageBegins(), plays.size()).stream()
        .map(Event.Play::seat)
        .distinct()
        .sorted()
        .toList();
  }

  private List<Integer> moments(RuleId rule) {
    List<Integer> moments = new ArrayList<>();
    for (int choices = 0; choices <= live.course().length(); choices++) {
      if (hasDone(rule, choices)) {
        moments.add(choices);
      }
    }
    return moments;
  }

  private boolean hasDone(RuleId rule, int choices) {
    Moment moment = live.course().after(choices);
    return (isPlayoff(rule) && playsOff(choices))
        || moment.effects().stream().anyMatch(effect -> effect.rule().equals(rule))
        || (choices > 0
            && live.course().after(choices - 1).match().status()
                instanceof Status.Deciding(var decision)
            && decision.rule().equals(rule))
        || live.course().eventsSince(choices).stream()
            .anyMatch(
                event ->
                    event instanceof Event.TrickFinished finished
                        && finished.reason() != null
                        && Objects.requireNonNull(finished.reason()).rule().equals(rule));
  }
}
