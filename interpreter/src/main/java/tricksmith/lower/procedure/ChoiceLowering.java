package tricksmith.lower.procedure;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tricksmith.lower.expression.TermLowering;
import tricksmith.lower.storage.Kinds;
import tricksmith.program.Step;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values.Kind;
import tricksmith.rules.Action;
import tricksmith.rules.Term;
import tricksmith.syntax.Section.Visibility;

/** Lowers choices and what follows them. */
public record ChoiceLowering(ProcedureLowering procedure, Assembly assembly) {
  /** Lowers a choice by one player; if that is nobody, nothing follows. */
  void choose(Action.Choose statement, TermLowering expressions) {
    RuleId rule = procedure.rule(statement.span());
    Action.Choice chosen = statement.choice();
    Step.Choice choice = choice(chosen, expressions);
    Assembly.Mark passed = new Assembly.Mark();
    Assembly.Mark end = new Assembly.Mark();
    if (!chosen.otherwise().isEmpty()) {
      assembly.jumpUnless(rule, new Invoke(Intrinsic.IS_CHOSEN, choice.player()), end);
    }
    assembly.addLater(() -> new Step.Choose(rule, choice, passed.place()));
    procedure.block(chosen.then(), expressions);
    if (!chosen.otherwise().isEmpty()) {
      assembly.jump(rule, end);
    }
    assembly.set(passed);
    procedure.block(chosen.otherwise(), expressions);
    assembly.set(end);
  }

  /** Lowers a choice that all make in secret, and then, by seat, what follows. */
  void atOnce(Action.ChooseAtOnce statement, TermLowering expressions) {
    RuleId rule = procedure.rule(statement.span());
    Action.Choice chosen = statement.choice();
    int player = expressions.storage().cell(statement.element());
    int left = expressions.storage().group();
    int passed = expressions.storage().group();
    assembly.setGroup(rule, left, expressions.playersWhere(statement.element(), statement.where()));
    Node choosers = new Leaf.ReadCell(left, true);
    assembly.add(
        new Step.ChooseAtOnce(rule, choosers, player, choice(chosen, expressions), passed));
    if (chosen.then().isEmpty() && chosen.otherwise().isEmpty()) {
      return;
    }
    Assembly.Mark next = assembly.here();
    Assembly.Mark end = new Assembly.Mark();
    Assembly.Mark pass = new Assembly.Mark();
    assembly.addLater(() -> new Step.NextElement(rule, left, player, Kind.PLAYER, end.place()));
    assembly.jumpIf(
        rule,
        new Condition.In(
            new Leaf.ReadCell(player, false), Kind.PLAYER, new Leaf.ReadCell(passed, true)),
        pass);
    procedure.block(chosen.then(), expressions);
    assembly.jump(rule, next);
    assembly.set(pass);
    procedure.block(chosen.otherwise(), expressions);
    assembly.jump(rule, next);
    assembly.set(end);
  }

  public static Step.Choice choice(Action.Choice choice, TermLowering expressions) {
    return new Step.Choice(
        choice.name(),
        expressions.player(choice.player()),
        expressions.place(choice.variable(), choice.indices()),
        amount(choice, expressions),
        expressions.offered(choice.offered()),
        expressions.slot(choice.it()),
        unless(Leaf.Constant.YES, choice.where(), expressions),
        unless(Leaf.Constant.NO, choice.pass(), expressions),
        isSecret(choice),
        choice.openPass(),
        expressions.passing());
  }

  private static Step.@Nullable Amount amount(Action.Choice choice, TermLowering expressions) {
    Action.Amount amount = choice.amount();
    return amount == null
        ? null
        : new Step.Amount(
            Objects.requireNonNull(Kinds.of(choice.it().type())),
            expressions.lower(amount.least()),
            expressions.lower(amount.most()));
  }

  /** Lowers a condition; returns null if it is what null already means. */
  private static @Nullable Node unless(
      Node meaningOfNull, @Nullable Term term, TermLowering expressions) {
    if (term == null) {
      return null;
    }
    Node condition = expressions.lower(term);
    return condition.equals(meaningOfNull) ? null : condition;
  }

  /**
   * Whether what is chosen is secret. The variable's visibility decides; without one, only cards of
   * the chooser's own hand are secret.
   */
  private static boolean isSecret(Action.Choice choice) {
    Visibility said = choice.variable().visibility();
    return said == null ? isOfOwnHand(choice) : said != Visibility.FACE_UP;
  }

  /** Whether a choice offers only cards of the chooser's own hand. */
  private static boolean isOfOwnHand(Action.Choice choice) {
    List<Term> offered = choice.offered();
    return !offered.isEmpty()
        && offered.stream().allMatch(term -> OwnHand.holds(term, choice.player()));
  }
}
