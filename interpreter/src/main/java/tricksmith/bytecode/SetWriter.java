package tricksmith.bytecode;

import static tricksmith.bytecode.MethodWriter.FRAME;
import static tricksmith.bytecode.MethodWriter.INT;
import static tricksmith.bytecode.MethodWriter.LONG;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.Objects;
import java.util.function.IntConsumer;
import tricksmith.cards.IndexSet;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.Compilable;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Counted;
import tricksmith.program.expression.Domain;
import tricksmith.program.expression.Encoded;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Remembered;
import tricksmith.program.expression.Selection;
import tricksmith.program.expression.Sequence;
import tricksmith.program.expression.ZoneRead;
import tricksmith.program.value.Values;

/**
 * Writes expressions that are sets: each leaves a word on the stack, in which bit i stands for
 * element i.
 */
final class SetWriter {

  private static final ClassDesc BEST = Descriptors.of(Domain.Best.class);

  private final MethodWriter method;
  private final CodeBuilder code;

  SetWriter(MethodWriter method) {
    this.method = method;
    code = method.code;
  }

  /** Writes an expression, as a call if it has a method of its own. */
  void write(Node node) {
    if (method.isApart(node)) {
      method.call(node, Yield.SET);
      return;
    }
    switch (node) {
      case Leaf leaf -> leaf(leaf);
      case Selection selection -> selection(selection);
      case Domain.Filter(Domain domain) when MethodWriter.canGoThrough(domain) -> filter(domain);
      case Domain.Best best when best.domain().kind() != null -> best(best);
      case Domain.Iteration _, Sequence _ -> method.leave(node, Yield.SET);
      case ZoneRead read -> zone(read);
      case Invoke invoke -> invoke(invoke);
      case Call call -> method.call(call, Yield.SET);
      case Remembered remembered -> new MemoryWriter(method).write(remembered, Yield.SET);
      case Counted counted -> {
        method.spend(counted.steps());
        write(counted.body());
      }
      case Compilable compilable -> write(compilable.expression());
      case Condition _, Encoded _ -> throw new IllegalArgumentException("Not a set: " + node);
    }
  }

  /** Writes the best by the first standard; of these, the best by others are found by the node. */
  private void best(Domain.Best best) {
    Domain.Standard first = best.standards().getFirst();
    int found = method.local(0);
    int measure = method.local(Values.NONE);
    method.loop(
        best.domain(),
        element -> {
          Label unmeasured = code.newLabel();
          method.words.write(first.value());
          int next = method.store();
          code.lload(next).loadConstant(Values.NONE).lcmp().ifeq(unmeasured);
          keepBest(first, element, next, found, measure);
          code.labelBinding(unmeasured);
        });
    if (best.standards().size() > 1) {
      method.leave(best);
      code.checkcast(BEST).aload(0).lload(found);
      code.invokevirtual(BEST, "narrowed", MethodTypeDesc.of(LONG, FRAME, LONG)).lstore(found);
    }
    release(found);
    code.lload(found);
  }

  private void keepBest(Domain.Standard standard, int element, int next, int found, int measure) {
    code.aload(0).lload(found).lload(element).lload(next).lload(measure);
    code.loadConstant(standard.most() ? 1 : 0);
    method.straight("withBest", LONG, FRAME, LONG, LONG, LONG, LONG, ConstantDescs.CD_boolean);
    code.lstore(found).lload(next).lload(measure).loadConstant(standard.most() ? 1 : 0);
    method.straight("betterMeasure", LONG, LONG, LONG, ConstantDescs.CD_boolean);
    code.lstore(measure);
  }

  /** Elements are no longer kept. */
  private void release(int elements) {
    code.aload(0).lload(elements);
    code.invokestatic(Descriptors.of(Long.class), "bitCount", MethodTypeDesc.of(INT, LONG)).i2l();
    code.invokevirtual(FRAME, "release", MethodTypeDesc.of(ConstantDescs.CD_void, LONG));
  }

  private void leaf(Leaf leaf) {
    switch (leaf) {
      case Leaf.SetConstant(IndexSet elements) when elements.words() == 1 ->
          code.loadConstant(elements.word(0));
      case Leaf.SetConstant wide -> method.leave(wide, Yield.SET);
      case Leaf.ReadSlot(var slot) -> method.loadSlot(slot);
      case Leaf.ReadCell(int cell, _) -> {
        method.loadPosition();
        code.loadConstant(cell);
        method.position("groupWord", LONG, INT);
      }
      case Leaf.ReadEntry(var entry, _, _) -> method.entry(entry, "groupWord", 0);
      case Leaf.Constant _, Leaf.SequenceConstant _, Leaf.Failing _ ->
          throw new IllegalArgumentException("Not a set: " + leaf);
    }
  }

  private void selection(Selection selection) {
    switch (selection) {
      case Selection.Cases cases -> method.cases(cases, this::write);
      case Selection.Table table -> method.table(table, this::write);
      case Selection.OrElse orElse -> method.orElse(orElse, 0, this::write);
      case Selection.TabulatedSet table -> tabulated(table);
      case Selection.Related related -> {
        if (areNarrow(related.sets())) {
          write(related.operands().getFirst());
          method.constant(masks(related.sets()), long[].class);
          method.straight("related", LONG, LONG, LONG.arrayType());
        } else {
          method.leave(related, Yield.SET);
        }
      }
      case Selection.Beyond beyond -> {
        method.constant(beyond, Selection.Beyond.class);
        method.words.write(beyond.operands().getFirst());
        code.invokevirtual(
            Descriptors.of(Selection.Beyond.class),
            "of",
            MethodTypeDesc.of(Descriptors.of(IndexSet.class), LONG));
        method.straight("mask", LONG, Descriptors.of(IndexSet.class));
      }
      case Selection.Tabulated _ -> throw new IllegalArgumentException("Not a set: " + selection);
    }
  }

  private void tabulated(Selection.TabulatedSet table) {
    if (!areNarrow(table.sets())) {
      method.leave(table, Yield.SET);
      return;
    }
    Label otherwise = code.newLabel();
    Label end = code.newLabel();
    int index = code.allocateLocal(TypeKind.INT);
    method.words.write(table.key());
    code.loadConstant(MethodWriter.kind(table.kind())).loadConstant(table.sets().size());
    method.straight("index", INT, LONG, LONG, INT);
    code.istore(index).iload(index).iflt(otherwise);
    method.constant(masks(table.sets()), long[].class);
    code.iload(index).laload().goto_(end).labelBinding(otherwise);
    write(table.operands().getLast());
    code.labelBinding(end);
  }

  private static boolean areNarrow(List<IndexSet> sets) {
    return sets.stream().allMatch(set -> set.words() == 1);
  }

  private static long[] masks(List<IndexSet> sets) {
    return sets.stream().mapToLong(set -> set.word(0)).toArray();
  }

  private void filter(Domain domain) {
    if (domain.kind() == null) {
      throw new IllegalArgumentException("Not a set: " + domain);
    }
    int found = code.allocateLocal(TypeKind.LONG);
    code.lconst_0().lstore(found);
    method.loop(
        domain,
        element -> code.lload(found).lconst_1().lload(element).l2i().lshl().lor().lstore(found));
    code.lload(found);
  }

  private void zone(ZoneRead read) {
    if (!(read instanceof ZoneRead.ZoneCards(var place))) {
      method.leave(read, Yield.SET);
      return;
    }
    code.aload(0);
    if (place.isOfSeveral()) {
      code.loadConstant(place.first());
      write(Objects.requireNonNull(place.owner()));
      method.straight("zones", LONG, FRAME, INT, LONG);
    } else {
      method.zone(place);
      method.straight(place.owner() == null ? "zone" : "zoneOrNone", LONG, FRAME, INT);
    }
  }

  private void invoke(Invoke invoke) {
    List<Node> operands = invoke.operands();
    Intrinsic intrinsic = invoke.intrinsic();
    switch (intrinsic) {
      case UNION -> {
        operands.forEach(this::write);
        code.lor();
      }
      case INTERSECTION -> {
        operands.forEach(this::write);
        code.land();
      }
      case EXCEPT -> {
        operands.forEach(this::write);
        code.loadConstant(-1L).lxor().land();
      }
      case NARROWED_TO ->
          unlessEmpty(
              operands.getFirst(),
              all -> {
                code.lload(all);
                write(operands.getLast());
                code.land();
              });
      case CARDS_OF_PLAYERS ->
          unlessEmpty(operands.getFirst(), cards -> cardsOf(cards, operands.getLast()));
      case CARDS_OF_NO_PLAYERS ->
          unlessEmpty(
              operands.getFirst(),
              cards -> {
                code.lload(cards);
                cardsOf(cards, operands.getLast());
                code.loadConstant(-1L).lxor().land();
              });
      case SET_OF -> {
        method.words.write(operands.getFirst());
        method.straight("setOf", LONG, LONG);
      }
      case PLAYERS -> named("playersInPlayWord");
      case TABLE -> named("tableWord");
      case PLAYED -> named("playedWord");
      case TRICKS_OF -> ofSet("tricksOf", operands.getFirst());
      case BEATING -> ofSet("beating", operands.getFirst());
      case TYING -> ofSet("tying", operands.getFirst());
      default -> other(invoke);
    }
  }

  /** Writes a call of an intrinsic by what it depends on. */
  private void other(Invoke invoke) {
    if (invoke.intrinsic().takes() == Intrinsic.Takes.OPERANDS) {
      method.leave(invoke, Yield.SET);
      return;
    }
    method.constant(invoke.intrinsic(), Intrinsic.class);
    code.aload(0);
    if (invoke.intrinsic().takes() == Intrinsic.Takes.THING) {
      method.words.write(invoke.operands().getFirst());
    } else {
      code.loadConstant(Values.NONE);
    }
    method.straight("setOf", LONG, Descriptors.of(Intrinsic.class), FRAME, LONG);
  }

  /** Asks the position for a set. */
  private void named(String name) {
    method.loadPosition();
    method.position(name, LONG);
  }

  private void ofSet(String name, Node operand) {
    code.aload(0);
    write(operand);
    method.straight(name, LONG, FRAME, LONG);
  }

  /** Evaluates the players before the cards, which are already in a local. */
  private void cardsOf(int cards, Node players) {
    code.aload(0);
    write(players);
    code.lload(cards);
    method.straight("cardsOf", LONG, FRAME, LONG, LONG);
  }

  /**
   * Writes a set that depends on {@code operand}, which {@code otherwise} receives in a local; the
   * set is empty if the operand is.
   */
  private void unlessEmpty(Node operand, IntConsumer otherwise) {
    Label empty = code.newLabel();
    Label end = code.newLabel();
    write(operand);
    int all = method.store();
    code.lload(all).lconst_0().lcmp().ifeq(empty);
    otherwise.accept(all);
    code.goto_(end).labelBinding(empty).lconst_0().labelBinding(end);
  }
}
