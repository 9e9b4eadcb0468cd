package tricksmith.compile;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import tricksmith.match.Rules;
import tricksmith.match.Step;
import tricksmith.match.TrickLaw;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.CheckedTest;
import tricksmith.rules.Option;
import tricksmith.rules.Type;
import tricksmith.rules.Zone;

/** Checked rules and a setup become executable rules. */
public final class Compiler {

  private final CheckedRules rules;
  private final Setup setup;
  private final Beginning beginning;
  private final RuleNumbers numbers = new RuleNumbers();

  private Compiler(CheckedRules rules, Setup setup) {
    this.rules = rules;
    this.setup = setup;
    this.beginning = new Beginning(rules, setup);
  }

  /**
   * Compiles.
   *
   * @param setup one to which {@link SetupCheck} has no objection
   */
  public static Compiled compile(CheckedRules rules, Setup setup) {
    return new Compiler(rules, setup).compile();
  }

  /**
   * Compiles a test of the script.
   *
   * @param setup that of the test; one to which {@link SetupCheck} has no objection
   */
  public static CompiledTest compile(CheckedRules rules, Setup setup, CheckedTest test) {
    return new Compiler(rules, setup).compile(test);
  }

  private Compiled compile() {
    Decks decks = beginning.decks();
    Expressions expressions = expressions(decks);
    TrickLaw law = new LawCompiler(rules.trick(), expressions, numbers).law();
    Step.Procedure procedure = new ProcedureCompiler(rules, numbers).match(expressions);
    Rules.Ending ending = ending(expressions);
    return new Compiled(executable(decks, expressions, law, procedure, ending), numbers.table());
  }

  private CompiledTest compile(CheckedTest test) {
    Decks decks = beginning.decks();
    Expressions expressions = expressions(decks);
    TrickLaw law = new LawCompiler(rules.trick(), expressions, numbers).law();
    Rules.Ending ending = ending(expressions);
    TestCompiler compiler = new TestCompiler(rules, numbers, expressions);
    TestCompiler.Parts parts = compiler.compile(test);
    Rules executable =
        executable(decks, expressions, law, parts.procedure(), new Rules.ByScore(true));
    return new CompiledTest(
        executable,
        numbers.table(),
        parts.lines(),
        parts.firstLeader(),
        parts.trickOver(),
        parts.scoring(),
        parts.end(),
        parts.loopEnds(),
        ending);
  }

  private Expressions expressions(Decks decks) {
    Ground ground = Ground.of(new Facts(rules, setup, decks.supply()), decks);
    Expressions expressions = Expressions.on(ground);
    ground.variables().begin(expressions);
    return expressions;
  }

  /** To be called when all else is compiled, as it counts the cells. */
  private Rules executable(
      Decks decks,
      Expressions expressions,
      TrickLaw law,
      Step.Procedure procedure,
      Rules.Ending ending) {
    Zones zones = expressions.zones();
    return new Rules(
        rules.title(),
        settings(),
        setup.players(),
        rules.clockwise(),
        beginning.sides(),
        decks.supply(),
        rules.labels(),
        zones.layouts(),
        zones.always(Zone.HAND),
        zones.always(Zone.TABLE),
        zones.always(Zone.WON),
        zones.always(Zone.ASIDE),
        expressions.cells().cells(),
        expressions.leaderCell(),
        procedure,
        law,
        ending);
  }

  private Map<String, Rules.OptionSetting> settings() {
    Map<String, Rules.OptionSetting> settings = new LinkedHashMap<>();
    for (Option option : rules.options()) {
      settings.put(
          option.name(),
          new Rules.OptionSetting(
              setup.valueOf(option),
              Kinds.isSet(option.type()),
              option.type() == Type.Basic.NUMBER));
    }
    return Collections.unmodifiableMap(settings);
  }

  private Rules.Ending ending(Expressions expressions) {
    return switch (rules.ending()) {
      case CheckedRules.ByScore(boolean highest) -> new Rules.ByScore(highest);
      case CheckedRules.Winners winners -> new Rules.Winners(expressions.things(winners.winners()));
    };
  }
}
