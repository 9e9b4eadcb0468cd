package tricksmith.recipe;

import static tricksmith.recipe.DealPart.squeezed;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Section;
import tricksmith.syntax.Text;

/** Writes what a recipe says about a trick: what may be played, and what wins. */
record TrickPart(
    ScriptFrame recipe, DistinctiveParts distinctive, RecipeTranslator translator, Draft draft) {
  /** What begins a criterion in a line below {@code best by}. */
  private static final String THEN = "   then ";

  void write() {
    Optional<Section.Trick> wanted = recipe.section(Section.Trick.class);
    if (wanted.isEmpty() || !distinctive.isAboutTrick()) {
      return;
    }
    if (own().isEmpty()) {
      draft.section(Section.Trick.class, translator.lines(wanted.get().span()));
      return;
    }
    if (ownObligations().isEmpty() && ownCriteria().isEmpty()) {
      draft.edit(own().orElseThrow().span(), translator.lines(wanted.get().span()));
      return;
    }
    obligations(wanted.get().obligations());
    criteria(wanted.get().criteria());
    if (wanted.get().playoff() != null
        && own().orElseThrow().playoff() == null
        && !ownCriteria().isEmpty()) {
      draft.after(own().orElseThrow().criteria().getLast().span(), "ties go to a playoff");
    }
  }

  private Optional<Section.Trick> own() {
    return draft.frame().section(Section.Trick.class);
  }

  // What may be played.

  private void obligations(List<Section.Obligation> wanted) {
    boolean isAll = distinctive.isOnlyAboutTrick();
    if (wanted.isEmpty()
        && isAll
        && recipe.section(Section.Trick.class).orElseThrow().playoff() == null) {
      while (!ownObligations().isEmpty()) {
        draft.removeLines(ownObligations().getFirst().span());
      }
    }
    boolean follows = wanted.stream().anyMatch(distinctive::isUsual);
    for (int place = 0; place < wanted.size(); place++) {
      Section.Obligation obligation = wanted.get(place);
      if (distinctive.isUsual(obligation)
          && ownObligations().stream().anyMatch(this::isFollowing)) {
        continue;
      }
      String said = translator.lines(obligation.span());
      if (ownObligations().stream().anyMatch(own -> isSame(own, obligation))) {
        continue;
      }
      Optional<Section.Obligation> follow =
          ownObligations().stream().filter(this::isFollowing).findFirst();
      if (!follows && isFollowing(recipe, obligation) && follow.isPresent()) {
        draft.edit(follow.get().span(), said);
      } else if (place == 0 || ownObligations().isEmpty()) {
        draft.before(begin(), said);
      } else {
        draft.after(ownObligations().getLast().span(), said);
      }
    }
  }

  private List<Section.Obligation> ownObligations() {
    return own().map(Section.Trick::obligations).orElse(List.of());
  }

  private int begin() {
    Section.Trick trick = own().orElseThrow();
    return trick.obligations().isEmpty()
        ? draft.text().lastIndexOf("best", trick.criteria().getFirst().span().start())
        : trick.obligations().getFirst().span().start();
  }

  private boolean isFollowing(Section.Obligation own) {
    return isFollowing(draft.frame(), own);
  }

  private static boolean isFollowing(ScriptFrame frame, Section.Obligation obligation) {
    return !obligation.forbids()
        && obligation.turn().follows()
        && asksForSuitLed(frame.text(obligation.predicate().span()));
  }

  private static boolean asksForSuitLed(String text) {
    return text.contains("led");
  }

  /** Whether both ask for the same, whatever they are called. */
  private boolean isSame(Section.Obligation own, Section.Obligation wanted) {
    return own.forbids() == wanted.forbids()
        && own.turn() == wanted.turn()
        && isSame(own.predicate().span(), wanted.predicate().span())
        && isSame(own.when(), wanted.when())
        && isSame(own.unless(), wanted.unless())
        && isSame(own.except(), wanted.except());
  }

  private boolean isSame(@Nullable Expression own, @Nullable Expression wanted) {
    return own == null ? wanted == null : wanted != null && isSame(own.span(), wanted.span());
  }

  private boolean isSame(Span own, Span wanted) {
    return squeezed(draft.frame().text(own)).equals(squeezed(translator.of(wanted)));
  }

  // What wins.

  private void criteria(List<Section.Criterion> wanted) {
    for (int place = wanted.size() - 1; place >= 0; place--) {
      Section.Criterion criterion = wanted.get(place);
      String said = translator.lines(criterion.span()).replaceAll(" {3,}", "  ");
      int same = counterpart(criterion);
      if (same < 0) {
        int next = next(wanted, place);
        add(next, said);
      } else if (!distinctive.isUsual(criterion) && !isSame(ownCriteria().get(same), criterion)) {
        draft.edit(ownCriteria().get(same).span(), said);
      }
    }
  }

  private List<Section.Criterion> ownCriteria() {
    return own().orElseThrow().criteria();
  }

  /** Returns the place of the script's criterion before which a criterion of the recipe belongs. */
  private int next(List<Section.Criterion> wanted, int place) {
    return IntStream.range(place + 1, wanted.size())
        .map(later -> counterpart(wanted.get(later)))
        .filter(own -> own >= 0)
        .findFirst()
        .orElse(ownCriteria().size());
  }

  private void add(int next, String said) {
    List<Section.Criterion> own = ownCriteria();
    if (own.isEmpty()) {
      ownObligations().stream()
          .reduce((_, last) -> last)
          .ifPresent(last -> draft.after(last.span(), "best by " + said));
      return;
    }
    if (next >= own.size()) {
      Span last = own.getLast().span();
      int line = draft.text().lastIndexOf('\n', last.start()) + 1;
      boolean first = draft.frame().text(new Span(line, last.start())).contains("best");
      draft.after(last, (first ? THEN : "then ") + said);
      return;
    }
    int start = own.get(next).span().start();
    Span between = new Span(next == 0 ? start : own.get(next - 1).span().end(), start);
    String then = "\n" + draft.frame().indentation(start);
    if (draft.frame().text(between).contains("\n")) {
      draft.edit(new Span(start, start), said + then + "then ");
    } else {
      then += THEN;
      draft.edit(between, next == 0 ? said + then : then + said + then);
    }
  }

  /**
   * Returns the place of the script's criterion that says the same as one of the recipe, or that
   * the recipe's replaces; -1 if there is none.
   */
  private int counterpart(Section.Criterion wanted) {
    List<Section.Criterion> own = ownCriteria();
    return IntStream.range(0, own.size())
        .filter(place -> isCounterpart(own.get(place), wanted))
        .findFirst()
        .orElse(-1);
  }

  /** Whether both compare the same, whatever they are called. */
  private boolean isSame(Section.Criterion own, Section.Criterion wanted) {
    return isSame(own.measure().span(), wanted.measure().span())
        && isSame(own.when(), wanted.when())
        && isSame(own.unless(), wanted.unless())
        && isSame(own.except(), wanted.except());
  }

  private boolean isCounterpart(Section.Criterion own, Section.Criterion wanted) {
    String measure = squeezed(draft.frame().text(own.measure().span()));
    String said = squeezed(translator.of(wanted.measure().span()));
    return measure.equals(said)
        || Objects.equals(label(own.label()), label(wanted.label()))
        || (asksForSuitLed(measure) && asksForSuitLed(said));
  }

  private static @Nullable String label(@Nullable Text label) {
    return label == null ? null : label.value();
  }
}
