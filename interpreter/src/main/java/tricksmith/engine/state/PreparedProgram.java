package tricksmith.engine.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.chance.KeyedChance;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.Picks;
import tricksmith.program.Grading;
import tricksmith.program.Landings;
import tricksmith.program.Program;
import tricksmith.program.Stage;
import tricksmith.program.Step;
import tricksmith.program.TrickLaw;
import tricksmith.program.expression.ExpressionFacts;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/** Facts about rules that are worth computing once for all matches. Immutable. */
public final class PreparedProgram {

  public final Program rules;

  /** The prepared form of the program as it was lowered; null until it is first asked for. */
  private volatile @Nullable PreparedProgram lowered;

  public final Labels labels;
  public final Picks picks;
  public final Step[] steps;

  /** The step after each step unless it goes elsewhere; jumps have been followed. */
  public final int[] successors;

  /** The statement of each step; quicker to look up here than in the step. */
  public final RuleId[] rulesOfSteps;

  /** The statements that begin with each step, the outer ones first. */
  public final Step.Beginning[][] beginnings;

  public final int players;
  public final int zones;
  public final int cards;

  /** Whether a set of cards fits a single word. */
  public final boolean cardsFitAWord;

  /** The owner of each zone, or -1. */
  public final int[] owners;

  /** The zone in which each card lies at the start. */
  public final int[] homes;

  /** The first card that looks like each card. */
  public final int[] faces;

  /** Whether some cards look alike. */
  public final boolean copies;

  /** The hashes that card keys are made of. */
  public final long[] cardHashes;

  /** Whether each step is one that shows cards and is known never to fail. */
  public final boolean[] showsWithoutFault;

  /** The hashes of the names by which chance events are counted. */
  public final long[] nameHashes;

  /** The name of each step's chance event, as an index; 0 for other steps. */
  public final int[] namesOfSteps;

  /** The name of each zone's shuffles, as an index. */
  public final int[] namesOfZones;

  /** In which order all players have their turns, by who is first. */
  public final int[][] turnsFrom;

  /** The obligations of the player who leads; {@code following} has those of the others. */
  public final TrickLaw.Obligation[] leading;

  public final TrickLaw.Obligation[] following;

  /** Whether what is evaluated for a hand as a whole depends on whose it is. */
  public final boolean obligationsReadPlayer;

  public final TrickLaw.Criterion[] criteria;

  /**
   * How each of the criteria grades all cards at once; null if one does not, or if the cards do not
   * fit a word.
   */
  final Grading @Nullable [] gradings;

  /** Whether comparing cards never fails. */
  final boolean comparesWithoutFault;

  /** Whether each set cell is a variable that holds cards. */
  public final boolean[] holdsCards;

  /** Who sees the content of each value cell. */
  public final Secrecy[] secrecyOfValues;

  /** Who sees the content of each set cell. */
  public final Secrecy[] secrecyOfGroups;

  /**
   * For each criterion, the players who see the variables that it and those before it read; null if
   * everybody does.
   */
  private final List<@Nullable IndexSet> witnesses;

  /** What follows where a step begins a trick; null if it is more than that cards are played. */
  public final @Nullable Stage[] stages;

  private final Lifetimes lifetimes;

  /**
   * The state of a match that has yet to begin: cards and players as at the start. Nobody writes to
   * it.
   */
  public final State beginning;

  /** The alternative of playing each card, by card. */
  public final Decision.Alternative[] plays;

  public PreparedProgram(Program rules) {
    this.rules = rules;
    labels = new Labels(rules);
    picks = new Picks(labels);
    steps = rules.procedure().steps().toArray(Step[]::new);
    rulesOfSteps = rules.procedure().steps().stream().map(Step::rule).toArray(RuleId[]::new);
    beginnings = beginnings(rules.procedure());
    lifetimes = new Lifetimes(rules.cells());
    successors = Landings.of(rules);
    stages = Stage.all(steps, successors);
    players = rules.players();
    turnsFrom = turnsFrom(players, rules.clockwise());
    zones = rules.zones().size();
    cards = rules.cards().size();
    cardsFitAWord = cards <= Long.SIZE;
    owners = rules.zones().stream().mapToInt(Program.ZoneLayout::owner).toArray();
    homes = homes(rules);
    faces =
        rules.cards().cards().stream()
            .mapToInt(card -> labels.cardsOf(card.label()).next(0))
            .toArray();
    copies = rules.cards().byLabel().size() < cards;
    cardHashes =
        rules.cards().cards().stream()
            .mapToLong(card -> KeyedChance.hash(card.label() + "#" + card.copy()))
            .toArray();
    Map<String, Integer> names = new HashMap<>();
    List<Long> hashes = new ArrayList<>();
    namesOfZones = new int[zones];
    for (int zone = 0; zone < zones; zone++) {
      namesOfZones[zone] = number(rules.zones().get(zone).name(), names, hashes);
    }
    namesOfSteps = new int[steps.length];
    for (int step = 0; step < steps.length; step++) {
      if (steps[step] instanceof Step.SetRandom random) {
        namesOfSteps[step] = number(random.name(), names, hashes);
      }
    }
    nameHashes = hashes.stream().mapToLong(Long::longValue).toArray();
    TrickLaw law = rules.trick();
    ExpressionFacts facts = new ExpressionFacts();
    facts.suitLedIs(law.suitLed());
    showsWithoutFault = showsWithoutFault(facts, steps);
    leading = obligations(law, true);
    following = obligations(law, false);
    obligationsReadPlayer =
        law.obligations().stream()
            .flatMap(TrickLaw.Obligation::ofTheHand)
            .anyMatch(node -> facts.reads(node, law.player()));
    criteria = law.criteria().toArray(TrickLaw.Criterion[]::new);
    gradings = cardsFitAWord ? gradings(law) : null;
    comparesWithoutFault = comparesWithoutFault(facts, law);
    holdsCards = new boolean[rules.cells().groups().size()];
    secrecyOfValues = new Secrecy[rules.cells().values().size()];
    secrecyOfGroups = new Secrecy[rules.cells().groups().size()];
    Arrays.fill(secrecyOfValues, Secrecy.OF_CARDS);
    Arrays.fill(secrecyOfGroups, Secrecy.OF_CARDS);
    for (Program.ShownVariable variable : rules.cells().shown()) {
      Secrecy secrecy = Secrecy.of(variable);
      if (variable.group()) {
        holdsCards[variable.cell()] = variable.elementKind() == Values.Kind.CARD;
        secrecyOfGroups[variable.cell()] = secrecy;
      } else {
        secrecyOfValues[variable.cell()] = secrecy;
      }
    }
    witnesses =
        new CriterionWitnesses(
                players,
                List.of(secrecyOfValues),
                List.of(secrecyOfGroups),
                CriterionWitnesses.hidden(rules))
            .of(law);
    beginning = beginning(rules, new StateLayout(rules, nameHashes.length));
    plays =
        rules.cards().cards().stream()
            .map(
                card ->
                    new Decision.Alternative(
                        Values.of(Values.Kind.CARD, card.index()), card.label()))
            .toArray(Decision.Alternative[]::new);
  }

  public PreparedProgram asLowered() {
    PreparedProgram known = rules.lowered() == null ? this : lowered;
    if (known == null) {
      known = new PreparedProgram(rules.asLowered());
      lowered = known;
    }
    return known;
  }

  private static int[][] turnsFrom(int players, boolean clockwise) {
    int[][] found = new int[players][players];
    for (int first = 0; first < players; first++) {
      for (int turn = 0; turn < players; turn++) {
        found[first][turn] = Math.floorMod(clockwise ? first + turn : first - turn, players);
      }
    }
    return found;
  }

  private static Step.Beginning[][] beginnings(Step.Procedure procedure) {
    int[] left = new int[procedure.steps().size() + 1];
    procedure.beginnings().forEach(each -> left[each.place()]++);
    Step.Beginning[][] found = new Step.Beginning[left.length][];
    Arrays.setAll(found, place -> new Step.Beginning[left[place]]);
    for (Step.Beginning each : procedure.beginnings()) {
      Step.Beginning[] here = found[each.place()];
      here[here.length - left[each.place()]--] = each;
    }
    return found;
  }

  private static State beginning(Program rules, StateLayout layout) {
    State state = new State(layout);
    Arrays.fill(state.words, 0, layout.valueCount, Values.NONE);
    state.numbers[StateLayout.ASKED_TO_PLAY] = -1;
    Piles piles = new Piles(state);
    piles.clear();
    for (int zone = 0; zone < rules.zones().size(); zone++) {
      for (int card : rules.zones().get(zone).cards()) {
        piles.putAtBottom(card, zone);
      }
    }
    new Seats(rules, state).beginDeal();
    new Tricks(state).beginDeal();
    return state;
  }

  /** Whether a player sees all variables on which it depends whether this criterion decides. */
  public boolean seesWhy(int player, RuleId criterion) {
    for (int place = 0; place < criteria.length; place++) {
      if (criteria[place].rule().equals(criterion)) {
        IndexSet seeing = witnesses.get(place);
        return seeing == null || seeing.contains(player);
      }
    }
    return true;
  }

  /** Returns the cells that are reset together. */
  Lifetimes.Cells cellsOf(Program.Lifetime lifetime) {
    return lifetimes.of(lifetime);
  }

  private static boolean[] showsWithoutFault(ExpressionFacts facts, Step[] steps) {
    boolean[] without = new boolean[steps.length];
    for (int place = 0; place < steps.length; place++) {
      without[place] =
          steps[place] instanceof Step.Show show
              && facts.isTotal(show.cards())
              && facts.isTotal(show.players());
    }
    return without;
  }

  private static boolean comparesWithoutFault(ExpressionFacts facts, TrickLaw law) {
    return law.criteria().stream()
        .flatMap(each -> Stream.of(each.measure(), each.when(), each.except()))
        .allMatch(node -> node == null || facts.isTotal(node));
  }

  private static Grading @Nullable [] gradings(TrickLaw law) {
    List<Grading> all =
        law.criteria().stream()
            .map(TrickLaw.Criterion::grading)
            .<Grading>mapMulti(
                (grading, known) -> {
                  if (grading != null) {
                    known.accept(grading);
                  }
                })
            .toList();
    return all.size() == law.criteria().size() ? all.toArray(Grading[]::new) : null;
  }

  private static TrickLaw.Obligation[] obligations(TrickLaw law, boolean lead) {
    return law.obligations().stream()
        .filter(obligation -> lead ? obligation.lead() : obligation.follow())
        .toArray(TrickLaw.Obligation[]::new);
  }

  private static int number(String name, Map<String, Integer> names, List<Long> hashes) {
    return names.computeIfAbsent(
        name,
        key -> {
          hashes.add(KeyedChance.hash(key));
          return hashes.size() - 1;
        });
  }

  private static int[] homes(Program rules) {
    int[] homes = new int[rules.cards().size()];
    for (int zone = 0; zone < rules.zones().size(); zone++) {
      for (int card : rules.zones().get(zone).cards()) {
        homes[card] = zone;
      }
    }
    return homes;
  }
}
