package tricksmith.recipe;

import static tricksmith.recipe.DealPart.squeezed;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tricksmith.source.Span;
import tricksmith.syntax.Section;
import tricksmith.syntax.Statement;

/**
 * Writes the declarations of a recipe: options, cards, zones, variables, definitions, and the end.
 */
record SectionsPart(
    ScriptFrame recipe, DistinctiveParts distinctive, RecipeTranslator translator, Draft draft) {
  private static final String USUAL_DECK = "  suits C D H S\n  ranks 2..10 J Q K A\n";

  void write() {
    players();
    List<String> options =
        recipe
            .sections(Section.Options.class)
            .flatMap(each -> each.options().stream())
            .map(each -> translator.lines(each.span()))
            .toList();
    lines(Section.Options.class, "options", options);
    deck();
    List<String> zones =
        recipe
            .sections(Section.Zones.class)
            .flatMap(each -> each.zones().stream())
            .map(each -> translator.lines(each.span()))
            .toList();
    lines(Section.Zones.class, "zones", zones);
    state();
    recipe.sections(Section.Define.class).forEach(this::define);
    recipe
        .sections(Section.Procedure.class)
        .filter(each -> !recipe.playsTricks(each))
        .map(each -> translator.lines(each.span()))
        .filter(said -> !isThere(said))
        .forEach(said -> draft.section(Section.Procedure.class, said));
    score();
    end();
  }

  private boolean isThere(String said) {
    String wanted = squeezed(said);
    return draft.frame().script().sections().stream()
        .anyMatch(each -> squeezed(draft.frame().text(each.span())).equals(wanted));
  }

  /** Adds lines to a section, which is created if it is missing. */
  private void lines(Class<? extends Section> kind, String word, List<String> lines) {
    Optional<? extends Section> own = draft.frame().section(kind);
    String before = own.map(section -> squeezed(draft.frame().text(section.span()))).orElse("");
    String missing =
        lines.stream()
            .filter(line -> !before.contains(squeezed(line)))
            .collect(Collectors.joining("\n"));
    if (missing.isEmpty()) {
      return;
    }
    if (own.isPresent()) {
      draft.atEndOf(own.get().span(), missing);
    } else {
      draft.section(kind, word + " {\n" + Draft.indented(missing, "  ") + "\n}");
    }
  }

  // Players.

  private void players() {
    Optional<Section.Players> wanted = recipe.section(Section.Players.class);
    Optional<Section.Players> own = draft.frame().section(Section.Players.class);
    if (wanted.isEmpty() || own.isEmpty() || wanted.get().features().isEmpty()) {
      return;
    }
    boolean together = own.get().features().stream().anyMatch(SectionsPart::makesPartners);
    if (!together) {
      draft.edit(own.get().span(), translator.of(wanted.get().span()));
    }
  }

  private static boolean makesPartners(Section.Feature feature) {
    return switch (feature.kind()) {
      case PARTNERS_ACROSS, SIDES_ALTERNATE -> true;
      case CLOCKWISE, ANTICLOCKWISE -> false;
    };
  }

  // Cards.

  private void deck() {
    List<Section.DeckLine> lines = distinctive.deckLines(!distinctive.isMoreThanFrame());
    Optional<Section.Deck> own = draft.frame().section(Section.Deck.class);
    if (lines.isEmpty()) {
      return;
    }
    if (lines.stream().anyMatch(Section.Pack.class::isInstance) || isOfOwnPack()) {
      own.ifPresent(deck -> draft.removeLines(deck.span()));
      draft.section(
          Section.Deck.class, recipe.text(recipe.section(Section.Deck.class).orElseThrow().span()));
      return;
    }
    List<String> said = lines.stream().map(line -> translator.lines(line.span())).toList();
    if (own.isPresent()) {
      lines(Section.Deck.class, "deck", said);
    } else {
      draft.section(
          Section.Deck.class,
          "deck {\n" + USUAL_DECK + Draft.indented(String.join("\n", said), "  ") + "\n}");
    }
  }

  /** Whether the recipe's deck has several packs with suits of their own. */
  private boolean isOfOwnPack() {
    long packs =
        recipe
            .sections(Section.Deck.class)
            .flatMap(deck -> deck.lines().stream())
            .filter(Section.Pack.class::isInstance)
            .filter(pack -> !((Section.Pack) pack).suits().isEmpty())
            .count();
    return packs > 1;
  }

  // Variables.

  private void state() {
    Stream.of(Section.NamedType.class, Section.Variable.class)
        .flatMap(kind -> stateLines(recipe).filter(kind::isInstance))
        .forEach(this::stateLine);
  }

  private static Stream<Section.StateLine> stateLines(ScriptFrame frame) {
    return frame.sections(Section.State.class).flatMap(state -> state.lines().stream());
  }

  private void stateLine(Section.StateLine line) {
    String said = translator.lines(line.span());
    String wanted = squeezed(said);
    if (stateLines(draft.frame())
        .anyMatch(own -> squeezed(draft.frame().text(own.span())).equals(wanted))) {
      return;
    }
    switch (line) {
      case Section.Variable variable ->
          variable(
              switch (variable.lifetime()) {
                case MATCH -> said;
                case DEAL -> "each deal { " + said + " }";
                case TRICK -> "each trick { " + said + " }";
              },
              said,
              variable.lifetime());
      case Section.NamedType _, Section.Unreadable _ -> type(said);
    }
  }

  /** Writes a type before the variables that may use it. */
  private void type(String said) {
    Optional<Section.StateLine> first =
        stateLines(draft.frame()).filter(each -> each instanceof Section.Variable).findFirst();
    boolean plain =
        first.isPresent()
            && first.get() instanceof Section.Variable variable
            && variable.lifetime() == Section.Lifetime.MATCH;
    if (plain) {
      draft.before(first.orElseThrow().span().start(), said);
    } else {
      lines(Section.State.class, "state", List.of(said));
    }
  }

  /**
   * Writes a variable beside others of the same lifetime, if the last of these has a line to
   * itself.
   */
  private void variable(String alone, String beside, Section.Lifetime lifetime) {
    Optional<Span> last =
        stateLines(draft.frame())
            .filter(Section.Variable.class::isInstance)
            .map(Section.Variable.class::cast)
            .filter(own -> own.lifetime() == lifetime)
            .map(Section.Variable::span)
            .reduce((_, later) -> later);
    if (last.isPresent() && isAloneInLine(last.get())) {
      draft.after(last.get(), beside);
    } else {
      lines(Section.State.class, "state", List.of(alone));
    }
  }

  private boolean isAloneInLine(Span span) {
    ScriptFrame frame = draft.frame();
    String line = frame.text(frame.source().line(frame.line(span.start())));
    return !line.contains("{") && !line.contains("}");
  }

  // Definitions.

  private void define(Section.Define define) {
    String said = translator.lines(define.span());
    if (isThere(said)) {
      return;
    }
    Optional<Section.Define> last =
        draft.frame().sections(Section.Define.class).reduce((_, later) -> later);
    if (last.isPresent()) {
      draft.after(last.get().span(), said);
    } else {
      draft.section(Section.Define.class, said);
    }
  }

  // Score and end.

  private void score() {
    Optional<Section.Score> wanted = recipe.section(Section.Score.class);
    if (wanted.isEmpty()) {
      return;
    }
    Optional<Section.Score> own = draft.frame().section(Section.Score.class);
    String said = translator.lines(wanted.get().span());
    if (own.isEmpty()) {
      draft.section(Section.Score.class, said);
    } else if (!isThere(said)) {
      List<Statement> statements = wanted.get().statements().statements();
      draft.atEndOf(
          own.get().span(),
          statements.stream()
              .map(each -> translator.lines(each.span()))
              .collect(Collectors.joining("\n")));
    }
  }

  private void end() {
    Optional<Section.End> wanted = recipe.section(Section.End.class);
    if (wanted.isPresent()) {
      String said = translator.lines(wanted.get().span());
      draft
          .frame()
          .section(Section.End.class)
          .ifPresentOrElse(
              own -> draft.edit(own.span(), said), () -> draft.section(Section.End.class, said));
    }
  }
}
