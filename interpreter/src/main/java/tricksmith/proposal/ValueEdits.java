package tricksmith.proposal;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.Card;
import tricksmith.proposal.SmallEdit.Kind;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Edit;
import tricksmith.source.Span;
import tricksmith.syntax.Definition;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Item;
import tricksmith.syntax.Section;
import tricksmith.syntax.Statement;

/**
 * Edits that give something another value of the same type (a suit, a rank, a card, a variable, an
 * option), or leave out an entry of a list or a case.
 */
final class ValueEdits {
  private static final Pattern NUMBER = Pattern.compile("\\d{1,4}");

  private final PointedScript script;
  private final Vocabulary vocabulary;
  private final List<SmallEdit> found = new ArrayList<>();

  ValueEdits(PointedScript script, Vocabulary vocabulary) {
    this.script = script;
    this.vocabulary = vocabulary;
  }

  /**
   * Returns the edits that may concern a card.
   *
   * @param card the card pointed at; null if there is none
   * @param other the card it is compared with; null if there is none
   */
  List<SmallEdit> of(@Nullable Card card, @Nullable Card other) {
    return of(card, other, false);
  }

  /**
   * Returns the edits that may concern two cards of a trick.
   *
   * @param better the card that should win
   * @param worse the card that did
   */
  List<SmallEdit> against(Card better, Card worse) {
    return of(better, worse, true);
  }

  private List<SmallEdit> of(@Nullable Card card, @Nullable Card other, boolean against) {
    constants(card);
    script.statements().forEach(each -> assignment(each, card));
    options();
    script.definitions().forEach(this::definition);
    script.expressions().forEach(each -> structure(each));
    if (card != null && other != null) {
      ranks(card, other, against);
    }
    return found;
  }

  /** Returns the edits that leave out parts of some expressions, or bend their comparisons. */
  List<SmallEdit> structures(Stream<Expression> expressions) {
    expressions.forEach(this::structure);
    return found;
  }

  List<SmallEdit> ofOptions() {
    options();
    return found;
  }

  private void constants(@Nullable Card card) {
    Set<Span> seen = new LinkedHashSet<>();
    script.terms().filter(term -> seen.add(term.span())).forEach(term -> constant(term, card));
  }

  private void constant(Term term, @Nullable Card card) {
    String text = script.text(term.span());
    switch (term) {
      case Term.SuitConstant _ -> {
        if (card != null) {
          replaced(term.span(), text, vocabulary.suit(card), 5);
        }
        vocabulary
            .variables(Vocabulary::isSuit)
            .keySet()
            .forEach(name -> replaced(term.span(), text, name, 5));
      }
      case Term.RankConstant _ -> {
        if (card != null) {
          replaced(term.span(), text, vocabulary.rank(card), 5);
        }
      }
      case Term.FaceConstant _ -> {
        if (card != null) {
          replaced(term.span(), text, card.label(), 5);
        }
      }
      case Term.VariableValue value -> {
        if (Vocabulary.isSuit(value.type()) && value.indices().isEmpty() && card != null) {
          replaced(term.span(), text, vocabulary.suit(card), 6);
        }
      }
      default -> {}
    }
  }

  private void replaced(Span span, String text, @Nullable String by, int cost) {
    if (by != null && !by.equals(text)) {
      String in = script.partWith(span);
      value(cost, span, by, new Description.Replaced(text, by, in));
    }
  }

  private void value(int cost, Span span, String by, Description description) {
    found.add(SmallEdit.of(Kind.VALUE, cost, List.of(new Edit(span, by)), description));
  }

  private void assignment(Statement statement, @Nullable Card card) {
    if (statement instanceof Statement.Assignment set && set.indices().isEmpty() && card != null) {
      Type type =
          script.rules().variables().stream()
              .filter(each -> each.name().equals(set.name().text()))
              .map(tricksmith.rules.Variable::type)
              .findFirst()
              .orElse(Type.Basic.NUMBER);
      if (Vocabulary.isSuit(type)) {
        for (String suit : script.rules().suits()) {
          assigned(set, suit);
        }
      } else if (type == Type.Basic.RANK) {
        assigned(set, vocabulary.rank(card));
      }
    }
  }

  private void assigned(Statement.Assignment set, @Nullable String value) {
    Span span = set.value().span();
    if (value != null && !value.equals(script.text(span))) {
      value(4, span, value, new Description.Assigned(set.name().text(), value));
    }
  }

  private void options() {
    for (Section.Option option : script.options()) {
      Type type =
          script.rules().options().stream()
              .filter(each -> each.name().equals(option.name().text()))
              .map(tricksmith.rules.Option::type)
              .findFirst()
              .orElse(Type.Basic.NUMBER);
      List<String> values =
          type == Type.Basic.YES_NO
              ? List.of("yes", "no")
              : type instanceof Type.Labels(_, List<String> labels) ? labels : List.of();
      Span initial = option.initial().getFirst().span().to(option.initial().getLast());
      String text = script.text(initial);
      for (String value : values) {
        if (!value.equals(text)) {
          found.add(
              SmallEdit.of(
                  Kind.OPTION,
                  2,
                  List.of(new Edit(initial, value)),
                  new Description.OptionSet(option.name().text(), value)));
        }
      }
    }
  }

  private void definition(Definition definition) {
    if (script.isOfType(definition, Type.Basic.YES_NO)) {
      Span body = definition.body().span();
      String name = definition.name().text();
      for (String value : List.of("no", "yes")) {
        if (!script.text(body).equals(value)) {
          value(4, body, value, new Description.Defined(name, value.equals("yes")));
        }
      }
    }
  }

  private void structure(Expression expression) {
    switch (expression) {
      case Expression.PlaceInList(_, _, List<Item> list) -> list(list);
      case Expression.Cases(_, var cases, var otherwise) -> cases(cases, otherwise);
      case Expression.Binary binary -> operator(binary);
      default -> {}
    }
  }

  private void list(List<Item> list) {
    for (int place = 0; place < list.size() && list.size() > 1; place++) {
      found.add(
          SmallEdit.of(
              Kind.REMOVED_ENTRY,
              4,
              List.of(Edit.removeFrom(list, place)),
              new Description.EntryRemoved(script.text(list.get(place).span()))));
    }
  }

  private void cases(List<Expression.Case> cases, @Nullable Expression otherwise) {
    if (cases.size() == 1 && otherwise != null) {
      Span all = cases.getFirst().value().span().to(otherwise);
      found.add(
          SmallEdit.of(
              Kind.REMOVED_CASE,
              4,
              List.of(new Edit(all, script.text(otherwise.span()))),
              new Description.CaseRemoved(script.text(cases.getFirst().condition().span()))));
    }
    for (int place = 0; place + 1 < cases.size(); place++) {
      Span gone =
          new Span(
              cases.get(place).value().span().start(), cases.get(place + 1).value().span().start());
      if (balanced(script.text(gone))) {
        found.add(
            SmallEdit.of(
                Kind.REMOVED_CASE,
                4,
                List.of(Edit.remove(gone)),
                new Description.CaseRemoved(script.text(cases.get(place).condition().span()))));
      }
    }
  }

  static boolean balanced(String text) {
    int open = 0;
    for (int place = 0; place < text.length(); place++) {
      char sign = text.charAt(place);
      open += sign == '(' || sign == '[' || sign == '{' ? 1 : 0;
      open -= sign == ')' || sign == ']' || sign == '}' ? 1 : 0;
      if (open < 0) {
        return false;
      }
    }
    return open == 0;
  }

  private void operator(Expression.Binary binary) {
    String other =
        switch (binary.operator()) {
          case LESS -> "<=";
          case AT_MOST -> "<";
          case GREATER -> ">=";
          case AT_LEAST -> ">";
          case OR, AND, EQUAL, UNEQUAL, IN, NOT_IN, EXCEPT, RANGE, PLUS, MINUS, TIMES, DIVIDED_BY ->
              "";
        };
    if (!other.isEmpty()) {
      Span between = binary.left().span().gapTo(binary.right());
      String text = script.text(between);
      int at = text.indexOf(text.strip().substring(0, 1));
      int sign = text.indexOf('<') >= 0 ? text.indexOf('<') : text.indexOf('>');
      if (sign >= at) {
        int length = text.startsWith("=", sign + 1) ? 2 : 1;
        Span word = new Span(between.start() + sign, between.start() + sign + length);
        String old = script.text(binary.span());
        int from = word.start() - binary.span().start();
        String by = old.substring(0, from) + other + old.substring(from + length);
        value(5, word, other, new Description.Replaced(old, by, null));
      }
    } else if (binary.operator() == Expression.BinaryOperator.AND
        || binary.operator() == Expression.BinaryOperator.OR) {
      halves(binary);
    }
  }

  private void halves(Expression.Binary binary) {
    for (Expression half : List.of(binary.left(), binary.right())) {
      String by = script.text(half.span());
      value(5, binary.span(), by, new Description.Replaced(script.text(binary.span()), by, null));
    }
  }

  /**
   * Adds edits of the order of ranks: the one pointed at moves past the other or to the end, or the
   * two change places everywhere.
   *
   * @param against whether the user has pointed at the worse card
   */
  private void ranks(Card better, Card worse, boolean against) {
    String high = vocabulary.rank(better);
    String low = vocabulary.rank(worse);
    if (high == null || low == null || high.equals(low)) {
      return;
    }
    Wanted ranks = new Wanted(high, low, against);
    Wanted faces = new Wanted(better.label(), worse.label(), against);
    for (Section.Pack pack : script.packs()) {
      reordered(pack.ranks(), ranks);
    }
    if (!script.hasDeck()) {
      script.trick().stream()
          .flatMap(trick -> trick.criteria().stream())
          .forEach(each -> compared(each, ranks));
    }
    script
        .expressions()
        .filter(Expression.PlaceInList.class::isInstance)
        .forEach(
            each -> {
              List<Item> list = ((Expression.PlaceInList) each).list();
              reordered(list, ranks);
              reordered(list, faces);
            });
  }

  /**
   * The order wanted of two values.
   *
   * @param against whether the user has pointed at the lower one
   */
  private record Wanted(String high, String low, boolean against) {
    String pointed() {
      return against ? low : high;
    }

    String other() {
      return against ? high : low;
    }
  }

  private void reordered(List<Item> items, Wanted wanted) {
    List<String> names = new ArrayList<>();
    for (Item item : items) {
      switch (item) {
        case Item.Single(var name) -> names.add(name.text());
        case Item.NumberRange(_, long first, long last) -> {
          for (long number = first; number <= last; number++) {
            names.add(String.valueOf(number));
          }
        }
      }
    }
    if (items.isEmpty()) {
      return; // A deck may have suits alone.
    }
    Span all = items.getFirst().span().to(items.getLast());
    reordered(names, wanted, 5, order -> new Edit(all, order));
  }

  /** Adds edits that compare the ranks of the usual deck in another order. */
  private void compared(Section.Criterion criterion, Wanted wanted) {
    if (criterion.measure() instanceof Section.ByValue(_, Expression value, _)
        && script.text(value.span()).equals("card.rank")) {
      reordered(
          vocabulary.ranks(),
          wanted,
          wanted.against() ? 5 : 8,
          order -> new Edit(value.span(), "place of card.rank in " + order));
    }
  }

  private void reordered(List<String> names, Wanted wanted, int cost, Function<String, Edit> edit) {
    int from = names.indexOf(wanted.pointed());
    int to = names.indexOf(wanted.other());
    if (from < 0 || to < 0) {
      return;
    }
    boolean isLater = from < to;
    boolean up = !wanted.against();
    List<String> past = new ArrayList<>(names);
    past.remove(from);
    past.add(past.indexOf(wanted.other()) + (isLater ? 1 : 0), wanted.pointed());
    order(edit, past, cost, new Description.RankedPast(wanted.pointed(), wanted.other(), up));
    List<String> atEnd = new ArrayList<>(names);
    atEnd.remove(from);
    atEnd.add(isLater ? atEnd.size() : 0, wanted.pointed());
    order(edit, atEnd, up ? cost : cost - 1, new Description.RankedAtEnd(wanted.pointed(), up));
    List<String> swapped = new ArrayList<>(names);
    swapped.set(from, wanted.other());
    swapped.set(to, wanted.pointed());
    order(edit, swapped, cost, new Description.Swapped(wanted.high(), wanted.low()));
  }

  private void order(
      Function<String, Edit> edit, List<String> names, int cost, Description description) {
    found.add(SmallEdit.of(Kind.ORDER, cost, List.of(edit.apply(written(names))), description));
  }

  /** Writes names in order, with consecutive numbers as a range. */
  private static String written(List<String> names) {
    List<String> words = new ArrayList<>();
    int place = 0;
    while (place < names.size()) {
      int last = place;
      while (last + 1 < names.size() && isNext(names.get(last), names.get(last + 1))) {
        last++;
      }
      boolean isRange = last > place + 1;
      words.add(isRange ? names.get(place) + ".." + names.get(last) : names.get(place));
      place = isRange ? last + 1 : place + 1;
    }
    return String.join(" ", words);
  }

  private static boolean isNext(String number, String next) {
    return NUMBER.matcher(number).matches()
        && next.equals(String.valueOf(Integer.parseInt(number) + 1));
  }
}
