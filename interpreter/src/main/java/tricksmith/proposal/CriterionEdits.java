package tricksmith.proposal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.Card;
import tricksmith.proposal.SmallEdit.Kind;
import tricksmith.proposal.Vocabulary.CardTest;
import tricksmith.source.Edit;
import tricksmith.source.Span;
import tricksmith.syntax.Section;

/** Edits of the comparison of cards that may let one card beat another. */
final class CriterionEdits {
  private final PointedScript script;
  private final Vocabulary vocabulary;
  private final List<Section.Criterion> criteria;
  private final List<SmallEdit> found = new ArrayList<>();

  CriterionEdits(PointedScript script, Vocabulary vocabulary) {
    this.script = script;
    this.vocabulary = vocabulary;
    criteria = script.trick().map(Section.Trick::criteria).orElse(List.of());
  }

  /**
   * Returns the edits that may let one card beat another.
   *
   * @param better the card that should win
   * @param worse the card that did
   * @param led the card led
   * @param earlier whether the better card was played before the other
   */
  List<SmallEdit> of(Card better, Card worse, Card led, boolean earlier) {
    if (criteria.isEmpty()) {
      return List.of();
    }
    for (CardTest test : vocabulary.tests(better, led)) {
      if (test.maybeNot(worse)) {
        added(test, better, worse);
      }
    }
    for (CardTest test : vocabulary.tests(worse, led)) {
      if (test.maybeNot(better)) {
        for (Section.Criterion criterion : criteria) {
          clause(criterion, " except " + bracketed(test), test);
        }
      }
    }
    byOrder(earlier, better, led);
    for (int place = 0; place < criteria.size(); place++) {
      changed(place);
    }
    return found;
  }

  private static String bracketed(CardTest test) {
    return test.text().contains(" and ") ? "(" + test.text() + ")" : test.text();
  }

  private void added(CardTest test, Card better, Card worse) {
    for (int place = 0; place < criteria.size(); place++) {
      before(
          place,
          test.name(),
          test.text(),
          test.cost() + (place == 0 ? 0 : 1),
          new Description.Wins(after(place), test.traits(), null));
    }
    String rank = vocabulary.rank(worse);
    if (rank != null && test.text().equals("card.rank == " + vocabulary.rank(better))) {
      String text = test.text() + " and some other on table where other.rank == " + rank;
      for (int place = 0; place < criteria.size(); place++) {
        before(
            place,
            script.labels().say("both", test.name(), rank),
            text,
            test.cost() + 4,
            new Description.Wins(after(place), test.traits(), rank));
      }
    }
  }

  /** Adds edits that rank cards by when they were played. */
  private void byOrder(boolean earlier, Card better, Card led) {
    String word = earlier ? "earlier" : "later";
    String label = script.labels().say(word);
    for (int place = 0; place < criteria.size(); place++) {
      before(place, label, word, 6, new Description.InOrder(after(place), earlier, List.of()));
      for (CardTest test : vocabulary.tests(better, led)) {
        before(
            place,
            label,
            word + " when " + test.text(),
            test.cost() + 3,
            new Description.InOrder(after(place), earlier, test.traits()));
      }
    }
  }

  /** Returns the label of the criterion before a place; null at the first one. */
  private @Nullable String after(int place) {
    return place == 0 ? null : label(criteria.get(place - 1));
  }

  private void before(int place, String label, String text, int cost, Description description) {
    Section.Criterion next = criteria.get(place);
    String written = "\"%s\"  %s\n%s   then ".formatted(label, text, script.indentation(begins()));
    Kind kind = place == 0 ? Kind.CRITERION_FIRST : Kind.CRITERION_BEFORE;
    found.add(SmallEdit.of(kind, cost, List.of(Edit.before(next, written)), description));
  }

  private int begins() {
    return criteria.getFirst().span().start();
  }

  private String label(Section.Criterion criterion) {
    return criterion.label() == null
        ? script.text(criterion.measure().span())
        : criterion.label().value();
  }

  private void changed(int place) {
    Section.Criterion criterion = criteria.get(place);
    reversed(criterion);
    if (criteria.size() > 1) {
      found.add(
          SmallEdit.of(
              Kind.CRITERION_REMOVED,
              4,
              List.of(Edit.removeFrom(criteria, place)),
              new Description.CriterionRemoved(label(criterion))));
    }
    Span clauses = new Span(criterion.measure().span().end(), criterion.span().end());
    if (!script.text(clauses).isBlank()) {
      found.add(
          SmallEdit.of(
              Kind.CRITERION_CLAUSES_REMOVED,
              4,
              List.of(Edit.remove(clauses)),
              new Description.CriterionAlways(label(criterion))));
    }
    for (int other = 0; other < place; other++) {
      moved(place, other);
    }
  }

  private void reversed(Section.Criterion criterion) {
    Span span = criterion.measure().span();
    @Nullable String other =
        switch (criterion.measure()) {
          case Section.ByOrder(_, boolean earlier) -> earlier ? "later" : "earlier";
          case Section.ByValue(_, var value, boolean lower) ->
              lower ? script.text(value.span()) : "lower " + script.text(span);
        };
    found.add(
        SmallEdit.of(
            Kind.CRITERION_REVERSED,
            4,
            Stream.concat(
                    Stream.of(new Edit(span, other)),
                    OppositeLabels.edits(script.source().text(), label(criterion)).stream())
                .toList(),
            new Description.CriterionReversed(label(criterion))));
  }

  private void moved(int from, int to) {
    List<Section.Criterion> order = new ArrayList<>(criteria);
    order.add(to, order.remove(from));
    List<Edit> edits = new ArrayList<>();
    for (int place = to; place <= from; place++) {
      edits.add(new Edit(criteria.get(place).span(), script.text(order.get(place).span())));
    }
    found.add(
        SmallEdit.of(
            Kind.CRITERION_MOVED,
            4,
            edits,
            new Description.CriterionMoved(label(criteria.get(from)), label(criteria.get(to)))));
  }

  private void clause(Section.Criterion criterion, String clause, CardTest test) {
    if (criterion.except() == null) {
      found.add(
          SmallEdit.of(
              Kind.CRITERION_CLAUSE_ADDED,
              test.cost() + 2,
              List.of(Edit.after(criterion, clause)),
              new Description.CriterionSpares(label(criterion), test.traits())));
    }
  }
}
