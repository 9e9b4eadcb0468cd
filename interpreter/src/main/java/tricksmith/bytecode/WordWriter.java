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
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntConsumer;
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
import tricksmith.program.value.Membership;
import tricksmith.program.value.Numbers;
import tricksmith.program.value.Order;
import tricksmith.program.value.Sort;
import tricksmith.program.value.Values;

/** Writes expressions that are words: each leaves its value on the stack. */
final class WordWriter {

  private final MethodWriter method;
  private final CodeBuilder code;

  WordWriter(MethodWriter method) {
    this.method = method;
    code = method.code;
  }

  /** Writes an expression, as a call if it has a method of its own. */
  void write(Node node) {
    if (method.isApart(node)) {
      method.call(node, Yield.WORD);
      return;
    }
    switch (node) {
      case Leaf leaf -> leaf(leaf);
      case Condition condition -> method.tests.asWord(condition);
      case Selection selection -> selection(selection);
      case Domain.Iteration iteration -> iteration(iteration);
      case ZoneRead read -> zone(read);
      case Encoded encoded -> encoded(encoded);
      case Invoke invoke -> invoke(invoke);
      case Call call -> method.call(call, Yield.WORD);
      case Remembered remembered -> new MemoryWriter(method).write(remembered, Yield.WORD);
      case Counted counted -> {
        method.spend(counted.steps());
        write(counted.body());
      }
      case Compilable compilable -> write(compilable.expression());
      case Sequence _ -> throw new IllegalArgumentException("Not a word: " + node);
    }
  }

  private void leave(Node node) {
    method.leave(node, Yield.WORD);
  }

  private void leaf(Leaf leaf) {
    switch (leaf) {
      case Leaf.Constant(long value) -> code.loadConstant(value);
      case Leaf.ReadSlot(var slot) -> method.loadSlot(slot);
      case Leaf.ReadCell(int cell, _) -> {
        method.loadPosition();
        code.loadConstant(cell);
        method.position("value", LONG, INT);
      }
      case Leaf.ReadEntry(var entry, _, long missing) -> method.entry(entry, "value", missing);
      case Leaf.Failing failing -> leave(failing);
      case Leaf.SetConstant _, Leaf.SequenceConstant _ ->
          throw new IllegalArgumentException("Not a word: " + leaf);
    }
  }

  private void selection(Selection selection) {
    switch (selection) {
      case Selection.Cases cases -> method.cases(cases, this::write);
      case Selection.Table table -> method.table(table, this::write);
      case Selection.OrElse orElse -> method.orElse(orElse, Values.NONE, this::write);
      case Selection.Tabulated table -> tabulated(table);
      case Selection.TabulatedSet _, Selection.Related _, Selection.Beyond _ ->
          throw new IllegalArgumentException("Not a word: " + selection);
    }
  }

  private void tabulated(Selection.Tabulated table) {
    write(table.key());
    code.loadConstant(table.ofNone());
    method.constant(table.words(), long[].class);
    method.straight("lookUp", LONG, LONG, LONG, LONG.arrayType());
    if (!table.isKnown()) {
      Label end = code.newLabel();
      code.dup2().loadConstant(Selection.Tabulated.UNKNOWN).lcmp().ifne(end).pop2();
      write(table.operands().getLast());
      code.labelBinding(end);
    }
  }

  /** Writes an iteration; kinds not listed here evaluate themselves. */
  private void iteration(Domain.Iteration iteration) {
    if (!MethodWriter.canGoThrough(iteration.domain())) {
      leave(iteration);
      return;
    }
    switch (iteration) {
      case Domain.Some some -> method.tests.asWord(some);
      case Domain.Count(Domain domain) -> count(domain, iteration);
      case Domain.Fold fold -> fold(fold);
      case Domain.PlaceAmong place -> place(place);
      default -> leave(iteration);
    }
  }

  private void count(Domain domain, Node whole) {
    if (domain.where() == null) {
      if (domain.elements().sort() == Sort.SET) {
        method.sets.write(domain.elements());
        method.straight("size", LONG, LONG);
      } else {
        leave(whole);
      }
      return;
    }
    int count = code.allocateLocal(TypeKind.LONG);
    code.lconst_0().lstore(count);
    method.loop(domain, _ -> code.lload(count).lconst_1().ladd().lstore(count));
    code.lload(count);
    method.values("number", LONG, LONG);
  }

  private void fold(Domain.Fold fold) {
    int found = code.allocateLocal(TypeKind.LONG);
    boolean sum = fold.aggregation() == Domain.Aggregation.SUM;
    code.loadConstant(sum ? Values.number(0) : Values.NONE).lstore(found);
    method.loop(
        fold.domain(),
        _ -> {
          write(fold.value());
          int next = method.store();
          switch (fold.aggregation()) {
            case SUM -> {
              code.lload(found).lload(next);
              method.straight("plusIfAny", LONG, LONG, LONG);
            }
            case HIGHEST, LOWEST -> {
              code.lload(found).lload(next);
              method.constant(fold.order(), Order.class);
              code.loadConstant(fold.aggregation() == Domain.Aggregation.HIGHEST ? 1 : -1);
              method.straight("better", LONG, LONG, LONG, Descriptors.of(Order.class), INT);
            }
            case FIRST, LAST -> {
              code.aload(0).lload(found).lload(next);
              code.loadConstant(fold.goesByPlay() ? 1 : 0);
              String which = fold.aggregation() == Domain.Aggregation.FIRST ? "earlier" : "later";
              method.straight(which, LONG, FRAME, LONG, LONG, ConstantDescs.CD_boolean);
            }
          }
          code.lstore(found);
        });
    code.lload(found);
  }

  /** Writes the place of an element among others, whose measures are compared with its own. */
  private void place(Domain.PlaceAmong place) {
    Label none = code.newLabel();
    Label end = code.newLabel();
    write(place.subject());
    int subject = method.store();
    code.lload(subject).loadConstant(Values.NONE).lcmp().ifeq(none);
    List<Integer> own = new ArrayList<>();
    method.bound(
        place.domain().element(),
        subject,
        () ->
            place
                .standards()
                .forEach(
                    standard -> {
                      write(standard.value());
                      own.add(method.store());
                    }));
    int ahead = method.local(place.worse() ? 0 : 1);
    method.loop(
        place.domain(),
        _ -> {
          Label after = code.newLabel();
          compare(place.standards(), own);
          code.loadConstant(place.worse() ? 0 : 1).if_icmplt(after);
          code.lload(ahead).lconst_1().ladd().lstore(ahead).labelBinding(after);
        });
    code.lload(ahead);
    method.values("number", LONG, LONG);
    code.goto_(end).labelBinding(none).loadConstant(Values.NONE).labelBinding(end);
  }

  /** Leaves on the stack how the element in the slot compares with these measures. */
  private void compare(List<Domain.Standard> standards, List<Integer> own) {
    Label decided = code.newLabel();
    int comparison = code.allocateLocal(TypeKind.INT);
    for (int i = 0; i < own.size(); i++) {
      Domain.Standard standard = standards.get(i);
      write(standard.value());
      code.lload(own.get(i)).loadConstant(standard.most() ? 1 : 0);
      method.straight("compare", INT, LONG, LONG, ConstantDescs.CD_boolean);
      code.istore(comparison).iload(comparison).ifne(decided);
    }
    code.labelBinding(decided).iload(comparison);
  }

  private void zone(ZoneRead read) {
    switch (read) {
      case ZoneRead.ZoneSize(var place) -> {
        code.aload(0);
        if (place.isOfSeveral()) {
          code.loadConstant(place.first());
          method.sets.write(Objects.requireNonNull(place.owner()));
          method.straight("sizes", LONG, FRAME, INT, LONG);
        } else {
          method.zone(place);
          method.straight("size", LONG, FRAME, INT);
        }
      }
      case ZoneRead.ZoneIsEmpty empty -> method.tests.asWord(empty);
      case ZoneRead.ZoneEnd(var place, boolean top) -> {
        code.aload(0);
        method.zone(place);
        method.straight(top ? "top" : "bottom", LONG, FRAME, INT);
      }
      case ZoneRead.ZoneCards _, ZoneRead.ZoneEndCards _ ->
          throw new IllegalArgumentException("Not a word: " + read);
    }
  }

  private void encoded(Encoded encoded) {
    switch (encoded) {
      case Encoded.Rank(Node value, Order order) -> {
        method.constant(order, Order.class);
        write(value);
        code.invokeinterface(Descriptors.of(Order.class), "rank", MethodTypeDesc.of(LONG, LONG));
      }
      case Encoded.Member(Node value, Membership membership) -> member(value, membership);
      case Encoded.Combination(List<Node> parts) -> {
        code.loadConstant(parts.size()).newarray(TypeKind.LONG);
        for (int i = 0; i < parts.size(); i++) {
          code.dup().loadConstant(i);
          write(parts.get(i));
          code.lastore();
        }
        method.values("combination", LONG, LONG.arrayType());
      }
      case Encoded.Part(Node combination, int place) -> {
        write(combination);
        code.loadConstant(place);
        method.values("part", LONG, LONG, INT);
      }
      case Encoded.TableSum sum -> {
        method.sets.write(sum.operands().getFirst());
        method.constant(sum.words(), long[].class);
        method.straight("sum", LONG, LONG, LONG.arrayType());
      }
      case Encoded.Only(Node elements, Values.Kind kind) -> {
        if (elements.sort() == Sort.SET) {
          method.sets.write(elements);
          code.loadConstant(MethodWriter.kind(kind));
          method.straight("only", LONG, LONG, LONG);
        } else {
          leave(encoded);
        }
      }
      case Encoded.ElementAt _ -> leave(encoded);
    }
  }

  private void member(Node value, Membership membership) {
    Label none = code.newLabel();
    Label end = code.newLabel();
    write(value);
    int found = method.store();
    code.lload(found).loadConstant(Values.NONE).lcmp().ifeq(none);
    method.constant(membership, Membership.class);
    code.lload(found)
        .invokeinterface(
            Descriptors.of(Membership.class),
            "has",
            MethodTypeDesc.of(ConstantDescs.CD_boolean, LONG))
        .ifeq(none)
        .lload(found)
        .goto_(end)
        .labelBinding(none)
        .loadConstant(Values.NONE)
        .labelBinding(end);
  }

  /** Writes a call of an intrinsic; those not listed here evaluate themselves. */
  private void invoke(Invoke invoke) {
    List<Node> operands = invoke.operands();
    Intrinsic intrinsic = invoke.intrinsic();
    switch (intrinsic) {
      case PLUS -> of("plus", operands);
      case MINUS -> of("minus", operands);
      case TIMES -> of("times", operands);
      case DIVIDED_BY -> of("dividedBy", operands);
      case NEGATE -> of("negate", operands);
      case DIFFERENCE -> ofNumbers("difference", operands);
      case LEAST -> ofNumbers("least", operands);
      case GREATEST -> ofNumbers("greatest", operands);
      case ROUNDED_DOWN -> ofNumbers("roundedDown", operands);
      case ROUNDED_UP -> ofNumbers("roundedUp", operands);
      case REMAINDER -> ofNumbers("remainder", operands);
      case WHOLE -> ofNumbers("whole", operands);
      case SIZE -> {
        method.sets.write(operands.getFirst());
        method.straight("size", LONG, LONG);
      }
      case SEAT -> {
        operands.forEach(this::write);
        method.straight("seat", LONG, LONG, LONG);
      }
      case LEFT_OF, RIGHT_OF -> neighbour(invoke);
      case OTHER_OF -> otherOf(operands);
      case NEXT_AMONG -> {
        code.aload(0);
        write(operands.getFirst());
        method.sets.write(operands.get(1));
        method.straight("nextAmong", LONG, FRAME, LONG, LONG);
      }
      case SUIT_LED -> {
        method.loadPosition();
        method.position("suitLed", LONG);
      }
      case LED -> named("led", Values.Kind.CARD);
      case WINNER -> named("winner", Values.Kind.PLAYER);
      case WINNING_CARD -> named("winningCard", Values.Kind.CARD);
      case LOSER -> named("loser", Values.Kind.PLAYER);
      case STAGE -> {
        method.loadPosition();
        method.position("stage", INT);
        code.i2l();
        method.values("number", LONG, LONG);
      }
      case THIS_TRICK -> latest("tricksBegun");
      case LAST_TRICK -> latest("tricksFinished");
      case PLAYER_OF -> ofThing("playerOf", operands, Values.Kind.PLAYER);
      case TRICK_OF -> ofThing("trickOf", operands, Values.Kind.TRICK);
      case HOLDER_OF -> ofThing("holderOf", operands, Values.Kind.PLAYER);
      case NEXT_IN_PLAY -> ofThing("nextInPlay", operands, Values.Kind.PLAYER);
      case IN_PLAY_FROM -> ofThing("inPlayFrom", operands, Values.Kind.PLAYER);
      case SIDE_OF -> ofThing("sideOf", operands, Values.Kind.SIDE);
      case WINNER_OF -> ofThing("winnerOf", operands, Values.Kind.PLAYER);
      case LEADER_OF -> ofThing("leaderOf", operands, Values.Kind.PLAYER);
      case WINNING_CARD_OF -> ofThing("winningCardOf", operands, Values.Kind.CARD);
      default -> other(invoke);
    }
  }

  /** Writes a call of an intrinsic by what it depends on. */
  private void other(Invoke invoke) {
    Intrinsic intrinsic = invoke.intrinsic();
    if (intrinsic.isTest()) {
      method.tests.asWord(invoke);
      return;
    }
    switch (intrinsic.takes()) {
      case OPERANDS, POSITION -> leave(invoke);
      case THING -> {
        method.constant(intrinsic, Intrinsic.class);
        code.aload(0);
        write(invoke.operands().getFirst());
        method.straight("of", LONG, Descriptors.of(Intrinsic.class), FRAME, LONG);
      }
    }
  }

  /** Asks the position for a thing. */
  private void named(String name, Values.Kind kind) {
    method.loadPosition();
    method.position(name, INT);
    thing(kind);
  }

  /** Asks the position for the last of some tricks. */
  private void latest(String count) {
    method.loadPosition();
    method.position(count, INT);
    code.iconst_1().isub();
    thing(Values.Kind.TRICK);
  }

  /** Asks the position for a thing that belongs to another; none belongs to none. */
  private void ofThing(String name, List<Node> operands, Values.Kind kind) {
    unlessNone(
        operands.getFirst(),
        owner -> {
          method.loadPosition();
          code.lload(owner).l2i();
          method.position(name, INT, INT);
          thing(kind);
        });
  }

  /** Writes what becomes of a value, given its local; none remains none. */
  private void unlessNone(Node value, IntConsumer write) {
    Label none = code.newLabel();
    Label end = code.newLabel();
    write(value);
    int local = method.store();
    code.lload(local).loadConstant(Values.NONE).lcmp().ifeq(none);
    write.accept(local);
    code.goto_(end).labelBinding(none).loadConstant(Values.NONE).labelBinding(end);
  }

  private void thing(Values.Kind kind) {
    code.loadConstant(MethodWriter.kind(kind));
    method.straight("thing", LONG, INT, LONG);
  }

  /** Calls a function of numbers. */
  private void ofNumbers(String name, List<Node> operands) {
    operands.forEach(this::write);
    ClassDesc[] parameters = operands.stream().map(_ -> LONG).toArray(ClassDesc[]::new);
    code.invokestatic(Descriptors.of(Numbers.class), name, MethodTypeDesc.of(LONG, parameters));
  }

  /** Calls a function that takes and returns words. */
  private void of(String name, List<Node> operands) {
    operands.forEach(this::write);
    method.values(name, LONG, operands.stream().map(_ -> LONG).toArray(ClassDesc[]::new));
  }

  private void neighbour(Invoke invoke) {
    List<Node> operands = invoke.operands();
    if (!(operands.get(2) instanceof Leaf.Constant players)) {
      leave(invoke);
      return;
    }
    unlessNone(
        operands.getFirst(),
        from -> {
          code.lload(from);
          write(operands.get(1));
          code.loadConstant(players.value())
              .loadConstant(invoke.intrinsic() == Intrinsic.LEFT_OF ? 1 : -1);
          method.straight("neighbour", LONG, LONG, LONG, LONG, INT);
        });
  }

  private void otherOf(List<Node> operands) {
    unlessNone(
        operands.getFirst(),
        one -> {
          code.lload(one);
          method.sets.write(operands.get(1));
          method.straight("otherOf", LONG, LONG, LONG);
        });
  }
}
