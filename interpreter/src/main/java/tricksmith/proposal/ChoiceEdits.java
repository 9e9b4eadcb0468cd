package tricksmith.proposal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tricksmith.engine.report.Decision;
import tricksmith.proposal.SmallEdit.Kind;
import tricksmith.source.Edit;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Statement;

final class ChoiceEdits {
  private final PointedScript script;
  private final Wish.Offered wish;
  private final List<SmallEdit> found = new ArrayList<>();

  ChoiceEdits(PointedScript script, Wish.Offered wish) {
    this.script = script;
    this.wish = wish;
  }

  /**
   * Returns the edits that may cause an alternative to be offered, or not to be.
   *
   * @param place where in the script it is chosen
   */
  List<SmallEdit> of(Span place) {
    choices(place).forEach(this::choice);
    return found;
  }

  /** Returns all expressions that say what is offered at a place, nested ones included. */
  Stream<Expression> expressions(Span place) {
    return choices(place)
        .flatMap(choice -> Stream.concat(choice.sets().stream(), Stream.ofNullable(choice.where())))
        .flatMap(PointedScript::within);
  }

  private Stream<Statement.Choice> choices(Span place) {
    return script
        .statements(Statement.Choice.class)
        .filter(
            choice ->
                place.contains(choice.span().start()) || choice.span().contains(place.start()));
  }

  private void choice(Statement.Choice choice) {
    String value = wish.alternative();
    String name = choice.name().text();
    if (choice.sets().isEmpty()) {
      return;
    }
    Span sets = choice.sets().getFirst().span().to(choice.sets().getLast());
    Expression where = choice.where();
    if (value.equals(Decision.Alternative.PASS)) {
      pass(choice, wish.offered());
      return;
    }
    for (Expression set : choice.sets()) {
      ends(name, set, value);
      PointedScript.within(set)
          .filter(Expression.Product.class::isInstance)
          .forEach(product -> parts(name, ((Expression.Product) product).factors()));
    }
    if (where != null) {
      Span gone = new Span(sets.end(), where.span().end());
      add(name, 4, Edit.remove(gone));
      if (!wish.offered()) {
        add(name, 7, and(where, "it != " + value));
      }
    } else if (!wish.offered()) {
      add(name, 6, Edit.after(sets, " where it != " + value));
    }
    if (wish.offered()) {
      add(name, 5, Edit.after(sets, ", " + value));
    } else {
      without(name, choice.sets(), value);
    }
  }

  /** Adds edits of the numbers in values of several parts. */
  private void parts(String name, List<Expression> factors) {
    List<String> values = List.of(wish.alternative().split("\\.", -1));
    for (int part = 0; part < factors.size() && values.size() == factors.size(); part++) {
      ends(name, factors.get(part), values.get(part));
    }
  }

  private void ends(String name, Expression set, String value) {
    if (set instanceof Expression.Binary range
        && range.operator() == Expression.BinaryOperator.RANGE) {
      end(name, range.left(), value, wish.offered(), 1);
      end(name, range.right(), value, wish.offered(), -1);
    }
  }

  private Edit and(Expression where, String more) {
    String known = script.text(where.span());
    return known.contains(" or ")
        ? new Edit(where.span(), "(" + known + ") and " + more)
        : Edit.after(where, " and " + more);
  }

  /** Takes a value off the list of those that are offered. */
  private void without(String name, List<Expression> sets, String value) {
    for (int place = 0; place < sets.size() && sets.size() > 1; place++) {
      if (script.text(sets.get(place).span()).equals(value)) {
        add(name, 4, Edit.removeFrom(sets, place));
      }
    }
  }

  private void end(String name, Expression end, String value, boolean offered, int step) {
    String text = script.text(end.span());
    if (offered) {
      add(name, 4, new Edit(end.span(), value));
    } else if (text.equals(value)) {
      add(name, 4, new Edit(end.span(), String.valueOf(Long.parseLong(value) + step)));
    }
    add(name, 5, new Edit(end.span(), text + (step > 0 ? " + 1" : " - 1")));
  }

  private void pass(Statement.Choice choice, boolean offered) {
    String text = script.text(choice.span());
    String name = choice.name().text();
    int may = text.indexOf(" may choose");
    if (offered) {
      Expression last = choice.where() == null ? choice.sets().getLast() : choice.where();
      add(name, 4, Edit.after(last, ", or pass"));
    } else if (may >= 0) {
      int at = choice.span().start() + may;
      add(name, 4, new Edit(new Span(at, at + " may choose".length()), " choose"));
    } else if (choice.pass() != null) {
      int comma = text.indexOf(", or pass");
      if (comma >= 0) {
        Span pass = choice.pass().span();
        add(
            name,
            4,
            Edit.remove(
                new Span(
                    choice.span().start() + comma,
                    Math.max(pass.end(), choice.span().start() + comma + 9))));
      }
    }
  }

  private void add(String name, int cost, Edit edit) {
    found.add(
        SmallEdit.of(
            Kind.OFFER,
            cost,
            List.of(edit),
            new Description.Offers(name, wish.alternative(), wish.offered())));
  }
}
