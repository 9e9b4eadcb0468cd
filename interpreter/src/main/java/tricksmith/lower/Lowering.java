package tricksmith.lower;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tricksmith.cards.IndexSet;
import tricksmith.lower.expression.LoweringContext;
import tricksmith.lower.expression.TermLowering;
import tricksmith.lower.procedure.ProcedureLowering;
import tricksmith.lower.rules.RuleNumbers;
import tricksmith.lower.rules.RuleTable;
import tricksmith.lower.setup.Setup;
import tricksmith.lower.storage.Decks;
import tricksmith.lower.storage.GameConstants;
import tricksmith.lower.storage.Kinds;
import tricksmith.lower.storage.Zones;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.TrickLaw;
import tricksmith.program.evaluation.Budget;
import tricksmith.program.expression.Leaf;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.CheckedTest;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Option;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.CallGraph;
import tricksmith.rules.analysis.CardRoutes;

/** Lowers checked rules and a setup to executable rules. */
public final class Lowering {

  private final CheckedRules rules;
  private final Setup setup;
  private final SetupEvaluation evaluation;
  private final RuleNumbers numbers = new RuleNumbers();

  private Lowering(CheckedRules rules, Setup setup) {
    this.rules = rules;
    this.setup = setup;
    this.evaluation = new SetupEvaluation(rules, setup);
  }

  /**
   * Lowers rules for a setup.
   *
   * @param setup one to which {@link SetupCheck} has no objection
   */
  public static Lowered lower(CheckedRules rules, Setup setup) {
    return new Lowering(rules, setup).lower();
  }

  /**
   * Lowers tests of the script.
   *
   * @param setup the setup of these tests; one to which {@link SetupCheck} has no objection
   * @param tests at least one
   * @return one for each of them, in their order; all of them have the same program
   */
  public static List<LoweredTest> lower(CheckedRules rules, Setup setup, List<CheckedTest> tests) {
    return new Lowering(rules, setup).lower(tests);
  }

  private Lowered lower() {
    Decks decks = evaluation.decks();
    TermLowering expressions = expressions(decks);
    TrickLaw law = new LawLowering(rules.trick(), expressions, numbers).law();
    Step.Procedure procedure = new ProcedureLowering(rules, numbers).match(expressions);
    Program.Ending ending = ending(expressions);
    return new Lowered(executable(decks, expressions, law, procedure, ending), numbers.table());
  }

  private List<LoweredTest> lower(List<CheckedTest> tests) {
    Decks decks = evaluation.decks();
    TermLowering expressions = expressions(decks);
    TrickLaw law = new LawLowering(rules.trick(), expressions, numbers).law();
    Program.Ending ending = ending(expressions);
    TestLowering together = new TestLowering(rules, numbers, expressions, tests.getFirst().span());
    List<List<LoweredTest.Line>> lines = tests.stream().map(together::lines).toList();
    TestLowering.Parts parts = together.parts();
    Program executable =
        executable(decks, expressions, law, parts.procedure(), new Program.ByScore(true));
    RuleTable places = numbers.table();
    List<IndexSet> comers = comers(decks, expressions.zones());
    return lines.stream()
        .map(
            each ->
                new LoweredTest(
                    executable,
                    places,
                    comers,
                    each,
                    parts.firstLeader(),
                    parts.trickOver(),
                    parts.scoring(),
                    parts.end(),
                    parts.loopEnds(),
                    ending))
        .toList();
  }

  /** Returns the cards that can come to each zone of the match. */
  private List<IndexSet> comers(Decks decks, Zones zones) {
    CardRoutes routes = new CardRoutes(rules, new CallGraph(rules));
    Map<Integer, IndexSet> byZone = new HashMap<>();
    for (DeckRules deck : rules.decks()) {
      IndexSet cards =
          decks.of(deck.zone()).stream().reduce(IndexSet.EMPTY, IndexSet::with, IndexSet::union);
      routes.from(deck.zone()).forEach(zone -> byZone.merge(zone, cards, IndexSet::union));
    }
    return rules.zones().stream()
        .flatMap(
            zone ->
                Collections.nCopies(
                    zones.count(zone), byZone.getOrDefault(zone.id(), IndexSet.EMPTY))
                    .stream())
        .toList();
  }

  private TermLowering expressions(Decks decks) {
    LoweringContext context =
        LoweringContext.of(new GameConstants(rules, setup, decks.supply()), decks);
    TermLowering expressions = TermLowering.on(context);
    for (Variable variable : rules.variables()) {
      for (int cell : context.variables().cells(variable)) {
        begin(variable, cell, expressions);
      }
    }
    return expressions;
  }

  /** Sets the initial value of an entry of a variable. */
  private static void begin(Variable variable, int cell, TermLowering expressions) {
    Term initial = variable.initial();
    if (initial != null && Kinds.isSet(variable.type())) {
      expressions.storage().beginGroup(cell, expressions.members(initial));
    } else if (initial != null) {
      expressions.storage().begin(cell, expressions.lower(initial));
    } else if (Kinds.isYesNo(variable.type())) {
      expressions.storage().begin(cell, Leaf.Constant.NO);
    }
  }

  /**
   * Returns the executable program; must be called after everything else is lowered, as it counts
   * the cells.
   */
  private Program executable(
      Decks decks,
      TermLowering expressions,
      TrickLaw law,
      Step.Procedure procedure,
      Program.Ending ending) {
    Zones zones = expressions.zones();
    return new Program(
        rules.title(),
        () -> "",
        settings(),
        setup.players(),
        rules.clockwise(),
        evaluation.sides(),
        decks.supply(),
        rules.labels(),
        zones.layouts(),
        zones.always(Zone.HAND),
        zones.always(Zone.TABLE),
        zones.always(Zone.WON),
        zones.always(Zone.ASIDE),
        expressions.storage().cells(),
        expressions.leaderCell(),
        procedure,
        law,
        ending,
        /* lowered= */ null,
        Budget.USUAL);
  }

  private Map<String, Program.OptionSetting> settings() {
    Map<String, Program.OptionSetting> settings = new LinkedHashMap<>();
    for (Option option : rules.options()) {
      settings.put(
          option.name(),
          new Program.OptionSetting(
              setup.valueOf(option),
              Kinds.isSet(option.type()),
              option.type() == Type.Basic.NUMBER));
    }
    return Collections.unmodifiableMap(settings);
  }

  private Program.Ending ending(TermLowering expressions) {
    return switch (rules.ending()) {
      case CheckedRules.ByScore(boolean highest) -> new Program.ByScore(highest);
      case CheckedRules.Winners(Term winners) ->
          new Program.Winners(
              numbers.rule(RuleTable.Kind.ENDING, winners.span(), ""), expressions.things(winners));
    };
  }
}
