package tricksmith.engine.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.Card;
import tricksmith.engine.chance.KeyedChance;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.Picks;
import tricksmith.program.ExpressionFacts;
import tricksmith.program.Grading;
import tricksmith.program.Program;
import tricksmith.program.RuleId;
import tricksmith.program.Step;
import tricksmith.program.TrickLaw;
import tricksmith.program.Values;

/**
 * What is worth finding out once about rules, for all matches that are played by them. Immutable.
 */
public final class PreparedProgram {

  public final Program rules;

  /** That of the program as it was lowered, once somebody has asked. */
  private volatile @Nullable PreparedProgram lowered;

  public final Labels labels;
  public final Picks picks;
  public final Step[] steps;

  /** The step after each, unless it goes elsewhere: jumps have been followed. */
  public final int[] successors;

  /** The statement of each step: quicker to find than by asking the step. */
  public final RuleId[] rulesOfSteps;

  /** The statements that begin with each step, the outer ones first. */
  public final Step.Beginning[][] beginnings;

  public final int players;
  public final int zones;
  public final int cards;

  /** Whether a set of cards is one word. */
  public final boolean cardsFitAWord;

  /** The owner of each zone, or -1. */
  public final int[] owners;

  /** The zone in which each card lies at the start. */
  public final int[] homes;

  /** The first card that looks like this one. */
  public final int[] faces;

  /** Whether some cards look like others. */
  public final boolean copies;

  /** What card keys are made of. */
  public final long[] cardHashes;

  /** The steps that show cards of which it is known that nothing can go wrong. */
  public final boolean[] showsWithoutFault;

  /** Chance events are counted by name; these are the hashes of the names. */
  public final long[] nameHashes;

  /** The name of the chance event of each step, as an index; 0 for other steps. */
  public final int[] namesOfSteps;

  /** The name of shuffles of each zone, likewise. */
  public final int[] namesOfZones;

  /** Obligations of who leads, and of the others. */
  public final TrickLaw.Obligation[] leading;

  public final TrickLaw.Obligation[] following;

  public final TrickLaw.Criterion[] criteria;

  /** What each of them says of all cards at once; null if one does not, or they are not a word. */
  final Grading @Nullable [] gradings;

  /** Whether nothing can go wrong when cards are compared. */
  final boolean comparesWithoutFault;

  /** Whether a set cell is a variable that holds cards. */
  public final boolean[] holdsCards;

  /** Who sees what is in each value cell. */
  public final Secrecy[] secrecyOfValues;

  /** Who sees what is in each set cell. */
  final Secrecy[] secrecyOfGroups;

  private final Lifetimes lifetimes;

  /** A match that has yet to begin: cards and players as at the start. Nobody writes to it. */
  public final State beginning;

  /** The alternative of playing each card. */
  public final Decision.Alternative[] plays;

  public PreparedProgram(Program rules) {
    this.rules = rules;
    labels = new Labels(rules);
    picks = new Picks(labels);
    steps = rules.procedure().steps().toArray(Step[]::new);
    rulesOfSteps = rules.procedure().steps().stream().map(Step::rule).toArray(RuleId[]::new);
    beginnings = beginnings(rules.procedure());
    lifetimes = new Lifetimes(rules.cells());
    successors = IntStream.range(0, steps.length).map(step -> landing(step + 1)).toArray();
    players = rules.players();
    zones = rules.zones().size();
    cards = rules.cards().size();
    cardsFitAWord = cards <= Long.SIZE;
    owners = rules.zones().stream().mapToInt(Program.ZoneLayout::owner).toArray();
    homes = homes(rules);
    faces = faces(rules.cards().cards());
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
    showsWithoutFault = showsWithoutFault(law, steps);
    leading = obligations(law, true);
    following = obligations(law, false);
    criteria = law.criteria().toArray(TrickLaw.Criterion[]::new);
    gradings = cardsFitAWord ? gradings(law) : null;
    comparesWithoutFault = comparesWithoutFault(law);
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
    beginning = beginning(rules, new StateLayout(rules, nameHashes.length));
    plays =
        rules.cards().cards().stream()
            .map(card -> new Decision.Alternative(card(card.index()), card.label()))
            .toArray(Decision.Alternative[]::new);
  }

  /** The same of the program as it was lowered ({@link Program#asLowered}). */
  public PreparedProgram asLowered() {
    PreparedProgram known = rules.lowered() == null ? this : lowered;
    if (known == null) {
      known = new PreparedProgram(rules.asLowered());
      lowered = known;
    }
    return known;
  }

  /**
   * Where one lands who goes to a step: jumps lead on, and what sets back no cells does nothing,
   * unless they are statements themselves.
   */
  private int landing(int place) {
    int found = place;
    for (int passed = 0; passed < steps.length && found < steps.length; passed++) {
      int next = beginnings[found].length > 0 ? found : leadsOnTo(found);
      if (next == found) {
        return found;
      }
      found = next;
    }
    return found;
  }

  /** Where a step leads that does nothing else; itself if it does. */
  private int leadsOnTo(int place) {
    return switch (steps[place]) {
      case Step.Jump jump -> jump.target();
      case Step.SetBack set when cellsOf(set.lifetime()).areNone() -> place + 1;
      default -> place;
    };
  }

  private static Step.Beginning[][] beginnings(Step.Procedure procedure) {
    Map<Integer, List<Step.Beginning>> byPlace =
        procedure.beginnings().stream().collect(Collectors.groupingBy(Step.Beginning::place));
    return IntStream.range(0, procedure.steps().size())
        .mapToObj(place -> byPlace.getOrDefault(place, List.of()))
        .map(beginnings -> beginnings.toArray(Step.Beginning[]::new))
        .toArray(Step.Beginning[][]::new);
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

  /** The cells that are set back together. */
  Lifetimes.Cells cellsOf(Program.Lifetime lifetime) {
    return lifetimes.of(lifetime);
  }

  private static boolean[] showsWithoutFault(TrickLaw law, Step[] steps) {
    ExpressionFacts facts = new ExpressionFacts();
    facts.suitLedIs(law.suitLed());
    boolean[] without = new boolean[steps.length];
    for (int place = 0; place < steps.length; place++) {
      without[place] =
          steps[place] instanceof Step.Show show
              && facts.isTotal(show.cards())
              && facts.isTotal(show.players());
    }
    return without;
  }

  private static boolean comparesWithoutFault(TrickLaw law) {
    ExpressionFacts facts = new ExpressionFacts();
    facts.suitLedIs(law.suitLed());
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

  private static long card(int index) {
    return Values.of(Values.Kind.CARD, index);
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

  private static int[] faces(List<Card> cards) {
    Map<String, Integer> first = new HashMap<>();
    return cards.stream()
        .mapToInt(
            card -> {
              int index = card.index();
              Integer earlier = first.putIfAbsent(card.label(), index);
              return earlier == null ? index : earlier;
            })
        .toArray();
  }
}
