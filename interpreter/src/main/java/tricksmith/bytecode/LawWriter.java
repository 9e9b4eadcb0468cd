package tricksmith.bytecode;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.program.Grading;
import tricksmith.program.Performance;
import tricksmith.program.StepCode;
import tricksmith.program.TrickLaw;
import tricksmith.program.expression.ExpressionFacts;
import tricksmith.program.expression.Frame;
import tricksmith.program.expression.Node;
import tricksmith.program.value.RuleId;

/**
 * Writes which cards may be played ({@link StepCode#playable}) and which are best ({@link
 * StepCode#best}): obligations and criteria one after the other. Expressions have methods of their
 * own.
 */
final class LawWriter {

  /** How many criteria in a row are evaluated although one card may be left. */
  private static final int MOST_UNASKED = 2;

  private static final ClassDesc FRAME = Descriptors.of(Frame.class);
  private static final ClassDesc PERFORMANCE = Descriptors.of(Performance.class);
  private static final ClassDesc RULE = Descriptors.of(RuleId.class);
  private static final ClassDesc PLACES = Descriptors.of(Grading.Places.class);
  private static final ClassDesc LONG = ConstantDescs.CD_long;
  private static final ClassDesc INT = ConstantDescs.CD_int;
  private static final ClassDesc BOOLEAN = ConstantDescs.CD_boolean;
  private static final ClassDesc VOID = ConstantDescs.CD_void;

  /** How {@link StepCode#playable} is called. */
  static final MethodTypeDesc PLAYABLE =
      MethodTypeDesc.of(LONG, LONG, LONG, BOOLEAN, PERFORMANCE, FRAME);

  /** How {@link StepCode#best} is called. */
  static final MethodTypeDesc BEST = MethodTypeDesc.of(LONG, LONG, PERFORMANCE, FRAME);

  private final Target target;
  private final TrickLaw law;
  private final ToIntFunction<RuleId> lines;
  private final CodeBuilder code;
  private final Evaluation evaluation;
  private final ExpressionFacts facts = new ExpressionFacts();

  private final int cards;

  /** The criterion that has dropped the last card; only where cards are compared. */
  private final int decided;

  private final int performance;
  private final int frame;

  /**
   * A writer of one of the two methods.
   *
   * @param performance the number of that parameter, before the frame
   */
  LawWriter(
      Target target, TrickLaw law, ToIntFunction<RuleId> lines, int performance, CodeBuilder code) {
    this.target = target;
    this.law = law;
    this.lines = lines;
    this.code = code;
    cards = code.parameterSlot(0);
    this.performance = code.parameterSlot(performance);
    frame = code.parameterSlot(performance + 1);
    decided = code.allocateLocal(TypeKind.INT);
    evaluation = new Evaluation(target, code, frame, code.parameterSlot(1));
  }

  /**
   * Whether obligations, criteria and the suit led depend on nothing but the position, and who
   * plays.
   */
  static boolean canWrite(TrickLaw law, ExpressionFacts facts) {
    return facts.slots(law.suitLed()).isEmpty()
        && law.obligations().stream()
            .flatMap(TrickLaw.Obligation::ofTheHand)
            .allMatch(node -> Set.of(law.player()).containsAll(facts.slots(node)))
        && law.criteria().stream()
            .flatMap(LawWriter::expressions)
            .allMatch(node -> facts.slots(node).isEmpty());
  }

  private static Stream<Node> expressions(TrickLaw.Criterion criterion) {
    Grading grading = criterion.grading();
    if (grading == null) {
      return Stream.empty();
    }
    Node among = grading.scale() instanceof Grading.Among(Node better) ? better : null;
    Node when = criterion.ofTheCard() ? null : criterion.when();
    return Stream.<@Nullable Node>of(when, grading.graded(), among).mapMulti(LawWriter::ifAny);
  }

  private static void ifAny(@Nullable Node node, Consumer<Node> known) {
    if (node != null) {
      known.accept(node);
    }
  }

  // Which cards may be played.

  /** Writes all of {@link StepCode#playable}. */
  void playable() {
    Label following = code.newLabel();
    code.iload(code.parameterSlot(2)).ifeq(following);
    obligations(true);
    code.lload(cards).lreturn().labelBinding(following);
    obligations(false);
    code.lload(cards).lreturn();
  }

  private void obligations(boolean lead) {
    List<TrickLaw.Obligation> all = law.obligations();
    for (int number = 0; number < all.size(); number++) {
      TrickLaw.Obligation each = all.get(number);
      if (lead ? each.lead() : each.follow()) {
        obligation(each, number);
      }
    }
  }

  private void obligation(TrickLaw.Obligation obligation, int number) {
    Label next = code.newLabel();
    code.lineNumber(lines.applyAsInt(obligation.rule()));
    code.aload(frame).invokevirtual(FRAME, "spend", MethodTypeDesc.of(VOID));
    if (obligation.total()) {
      ifOneIsLeft(cards, next);
    }
    blame(obligation.rule());
    Node when = obligation.when();
    if (when != null) {
      evaluate(when, Yield.TEST, obligation.label(), obligation.rule());
      code.ifeq(next);
    }
    TrickLaw.Sets sets = obligation.sets();
    Label oneByOne = code.newLabel();
    if (sets != null) {
      Node premise = sets.premise();
      if (premise != null) {
        evaluate(premise, Yield.TEST, obligation.label(), obligation.rule());
        code.ifeq(oneByOne);
      }
      Node apart = sets.apart();
      if (apart == null) {
        narrow(sets, obligation);
      } else {
        narrow(sets, apart, obligation, number);
      }
      code.goto_(next);
    }
    if (sets == null || sets.premise() != null) {
      code.labelBinding(oneByOne).aload(performance).loadConstant(number);
      code.lload(code.parameterSlot(1)).lload(cards);
      perform("narrow", LONG, INT, LONG, LONG);
      code.lstore(cards);
    }
    code.labelBinding(next);
  }

  /** Those that fulfil it and are not exempt, if there are any, and those that are exempt. */
  private void narrow(TrickLaw.Sets sets, TrickLaw.Obligation obligation) {
    Label none = code.newLabel();
    code.lload(cards);
    evaluate(sets.fulfilling(), Yield.SET, obligation.label(), obligation.rule());
    code.land();
    int bound = code.allocateLocal(TypeKind.LONG);
    code.lstore(bound);
    Node exemption = sets.exempt();
    if (exemption == null) {
      code.lload(bound).lconst_0().lcmp().ifeq(none).lload(bound).lstore(cards);
    } else {
      int exempt = code.allocateLocal(TypeKind.LONG);
      code.lload(cards);
      evaluate(exemption, Yield.SET, obligation.label(), obligation.rule());
      code.land().lstore(exempt);
      code.lload(bound).lload(exempt).loadConstant(-1L).lxor().land().lstore(bound);
      code.lload(bound).lconst_0().lcmp().ifeq(none);
      code.lload(bound).lload(exempt).lor().lstore(cards);
    }
    code.labelBinding(none);
  }

  /** The same where some cards have to be laid on the table. */
  private void narrow(
      TrickLaw.Sets sets, Node changing, TrickLaw.Obligation obligation, int number) {
    String label = obligation.label();
    RuleId rule = obligation.rule();
    int apart = code.allocateLocal(TypeKind.LONG);
    evaluate(changing, Yield.SET, label, rule);
    code.lstore(apart).aload(performance).loadConstant(number);
    code.lload(code.parameterSlot(1)).lload(cards).lload(apart);
    evaluate(sets.fulfilling(), Yield.SET, label, rule);
    Node exemption = sets.exempt();
    if (exemption == null) {
      code.lconst_0();
    } else {
      evaluate(exemption, Yield.SET, label, rule);
    }
    perform("narrow", LONG, INT, LONG, LONG, LONG, LONG, LONG);
    code.lstore(cards);
  }

  // Which cards are best.

  /**
   * Writes all of {@link StepCode#best}; nothing of use if a criterion does not grade all cards.
   * What cannot go wrong and takes no steps is evaluated even if one card may be left: the
   * processor guesses that wrong too often for it to be worth asking each time.
   */
  void best() {
    Label end = code.newLabel();
    code.iconst_m1().istore(decided);
    List<TrickLaw.Criterion> all = law.criteria();
    int unasked = 0;
    for (int number = 0; number < all.size(); number++) {
      Grading grading = all.get(number).grading();
      if (grading != null) {
        Node among = amongFreely(all.get(number), grading);
        if (among != null && unasked < MOST_UNASKED) {
          unasked++;
          criterion(among, grading, all.get(number), number);
        } else {
          unasked = 0;
          ifOneIsLeft(cards, end);
          criterion(all.get(number), grading, number);
        }
      }
    }
    code.labelBinding(end).aload(performance).iload(decided);
    perform("decides", VOID, INT);
    code.lload(cards).lreturn();
  }

  /**
   * The set of better cards, if the criterion can be evaluated without anybody noticing; otherwise
   * null.
   */
  private @Nullable Node amongFreely(TrickLaw.Criterion criterion, Grading grading) {
    return grading.scale() instanceof Grading.Among(Node among)
            && expressions(criterion)
                .allMatch(node -> facts.isTotal(node) && StepRuns.takesNoSteps(node))
            && (criterion.when() == null || criterion.ofTheCard())
        ? among
        : null;
  }

  /** Writes such a criterion without a branch that depends on the cards. */
  private void criterion(Node among, Grading grading, TrickLaw.Criterion criterion, int number) {
    code.lineNumber(lines.applyAsInt(criterion.rule()));
    int better = code.allocateLocal(TypeKind.LONG);
    Node applies = grading.graded();
    code.lload(cards);
    evaluate(among, Yield.SET, criterion.label(), criterion.rule());
    code.land().lstore(better);
    if (applies == null) {
      otherwise(better, cards);
    } else {
      int graded = code.allocateLocal(TypeKind.LONG);
      code.lload(cards);
      evaluate(applies, Yield.SET, criterion.label(), criterion.rule());
      code.land().lstore(graded);
      code.lload(better).lload(graded).land().lstore(better);
      otherwise(better, graded);
      otherwise(better, cards);
    }
    keep(better, number);
  }

  /** Puts another set into a local that holds an empty one. */
  private void otherwise(int set, int other) {
    Label found = code.newLabel();
    code.lload(set).lconst_0().lcmp().ifne(found);
    code.lload(other).lstore(set).labelBinding(found);
  }

  /** A criterion leaves these cards; if they are fewer, it has decided. */
  private void keep(int better, int number) {
    Label same = code.newLabel();
    code.lload(better).lload(cards).lcmp().ifeq(same);
    code.loadConstant(number).istore(decided).labelBinding(same);
    code.lload(better).lstore(cards);
  }

  private void criterion(TrickLaw.Criterion criterion, Grading grading, int number) {
    Label next = code.newLabel();
    RuleId rule = criterion.rule();
    code.lineNumber(lines.applyAsInt(rule));
    blame(rule);
    Node when = criterion.when();
    if (when != null && !criterion.ofTheCard()) {
      evaluate(when, Yield.TEST, criterion.label(), rule);
      code.ifeq(next);
    }
    int graded = graded(grading, criterion, next);
    int better = code.allocateLocal(TypeKind.LONG);
    switch (grading.scale()) {
      case Grading.Among(Node among) -> {
        Label found = code.newLabel();
        code.lload(graded);
        evaluate(among, Yield.SET, criterion.label(), rule);
        code.land().lstore(better);
        code.lload(better).lconst_0().lcmp().ifne(found);
        code.lload(graded).lstore(better).labelBinding(found);
      }
      case Grading.Places places -> {
        target.constants().load(code, places, Grading.Places.class);
        code.lload(graded)
            .invokevirtual(PLACES, "highest", MethodTypeDesc.of(LONG, LONG))
            .lstore(better);
        code.lload(better).lconst_0().lcmp().ifeq(next);
      }
      case Grading.Played(boolean earlier) -> {
        code.aload(performance).lload(graded).loadConstant(earlier ? 1 : 0);
        perform("firstOrLast", LONG, LONG, BOOLEAN);
        code.lstore(better);
      }
    }
    keep(better, number);
    code.labelBinding(next);
  }

  /** The local of the cards to which a criterion applies; goes on elsewhere if it does to none. */
  private int graded(Grading grading, TrickLaw.Criterion criterion, Label next) {
    Node applies = grading.graded();
    if (applies == null) {
      return cards;
    }
    int graded = code.allocateLocal(TypeKind.LONG);
    code.lload(cards);
    evaluate(applies, Yield.SET, criterion.label(), criterion.rule());
    code.land().lstore(graded).lload(graded).lconst_0().lcmp().ifeq(next);
    return graded;
  }

  // Small things.

  private void ifOneIsLeft(int left, Label goOn) {
    code.lload(left).lload(left).lconst_1().lsub().land().lconst_0().lcmp().ifeq(goOn);
  }

  private void blame(RuleId rule) {
    code.aload(performance);
    target.constants().load(code, rule, RuleId.class);
    perform("blame", VOID, RULE);
  }

  private void perform(String name, ClassDesc yields, ClassDesc... parameters) {
    code.invokevirtual(PERFORMANCE, name, MethodTypeDesc.of(yields, parameters));
  }

  /** Only who plays is in a slot. */
  private void evaluate(Node node, Yield yield, String name, RuleId rule) {
    int line = lines.applyAsInt(rule);
    evaluation.write(node, yield, name.isEmpty() ? "line " + line : name, line);
  }
}
