package tricksmith.recipe;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tricksmith.proposal.Repair;
import tricksmith.proposal.UnreadVariables;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.rules.CheckedRules;
import tricksmith.script.GameScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;
import tricksmith.syntax.Name;
import tricksmith.syntax.Statement;

/**
 * Writes recipes into a script. It never returns what the checker refuses.
 *
 * @param caret where the caret is in the script
 */
public record RecipeWriter(GameScript script, int caret) {
  /**
   * Writes a recipe.
   *
   * @param chosen values by the places of their knobs; knobs left out keep their usual values
   */
  public WrittenRecipe write(Recipe recipe, Map<Integer, String> chosen) {
    CheckedRules own = script.rules();
    if (own == null) {
      return new WrittenRecipe.Broken();
    }
    WrittenRecipe written = write(recipe, chosen, own, false);
    return written instanceof WrittenRecipe.Refused refused && isShort(refused.reason())
        ? dealtFewer(recipe, chosen, own).orElse(written)
        : written;
  }

  /** Whether there are no cards where some are needed. */
  private static boolean isShort(Diagnostic reason) {
    return reason.problem() == ReviewProblem.NO_CARD_THERE
        || reason.problem() == ReviewProblem.ZONE_IS_EMPTY;
  }

  /** Returns the recipe with as many cards dealt as in the recipe, if it fits then. */
  private Optional<WrittenRecipe> dealtFewer(
      Recipe recipe, Map<Integer, String> chosen, CheckedRules own) {
    return Optional.of(write(recipe, chosen, own, true))
        .filter(WrittenRecipe.Fits.class::isInstance);
  }

  /**
   * Writes a recipe.
   *
   * @param dealsFewer whether to deal as many cards as the recipe does
   */
  private WrittenRecipe write(
      Recipe recipe, Map<Integer, String> chosen, CheckedRules own, boolean dealsFewer) {
    GameScript read = GameScript.readUnreviewed(new Source("", recipe.script()));
    CheckedRules ofRecipe = Objects.requireNonNull(read.rules(), recipe::title);
    ScriptFrame source = new ScriptFrame(recipe.script());
    ScriptFrame frame = new ScriptFrame(script.source().text());
    if (frame.tricks().isEmpty()) {
      return new WrittenRecipe.NoTricks();
    }
    RecipeTranslator translator =
        new RecipeTranslator(source, ofRecipe, frame, own, new HashMap<>(chosen));
    if (recipe.isTest()) {
      return new TestsPart(source, ofRecipe, translator, script).write();
    }
    ForeignNames foreign = new ForeignNames(source, frame);
    foreign.rename(translator);
    Optional<WrittenRecipe.Taken> taken = settle(source, frame, translator);
    Draft draft = new Draft(frame);
    draft(source, translator, draft, dealsFewer);
    if (ForeignNames.isJapanese(recipe.title())) {
      foreign.translate(draft);
    }
    return checked(draft.text(), translator.knobs(), taken);
  }

  private void draft(
      ScriptFrame source, RecipeTranslator translator, Draft draft, boolean dealsFewer) {
    DistinctiveParts distinctive = new DistinctiveParts(source);
    DealPart deal = new DealPart(source, distinctive, translator, draft, caret);
    if (dealsFewer) {
      deal.dealFewer();
    }
    deal.write();
    Set<String> before = Recipe.wordsOf(script.source().text());
    Set<String> added = new HashSet<>(Recipe.wordsOf(draft.text()));
    added.removeAll(before);
    deal.turns(added);
    new TrickPart(source, distinctive, translator, draft).write();
    new SectionsPart(source, distinctive, translator, draft).write();
  }

  private WrittenRecipe checked(
      String text, List<Knob> knobs, Optional<WrittenRecipe.Taken> taken) {
    if (text.equals(script.source().text())) {
      return new WrittenRecipe.There();
    }
    GameScript written = GameScript.read(new Source(script.source().name(), text));
    Optional<Diagnostic> wrong =
        written.diagnostics().stream().filter(Diagnostic::isError).findFirst();
    if (wrong.isPresent()) {
      return new WrittenRecipe.Refused(wrong.get());
    }
    GameScript whole = new UnreadVariables(script).removedFrom(Repair.complete(script, written));
    GameScript best = whole.isPlayable() ? whole : written;
    String complete = best.source().text();
    if (complete.equals(script.source().text())) {
      return new WrittenRecipe.There();
    }
    List<Diagnostic> warnings = Repair.warnings(script, best);
    return warnings.stream()
        .filter(RecipeWriter::isShort)
        .findFirst()
        .<WrittenRecipe>map(WrittenRecipe.Refused::new)
        .orElseGet(
            () ->
                new WrittenRecipe.Fits(
                    complete,
                    knobs,
                    taken,
                    warnings.stream().findFirst(),
                    firstValue(complete, knobs)));
  }

  /** Returns the place of the first value that can be chosen, or else of the first difference. */
  private int firstValue(String text, List<Knob> knobs) {
    String before = script.source().text();
    int same = 0;
    while (same < Math.min(before.length(), text.length())
        && before.charAt(same) == text.charAt(same)) {
      same++;
    }
    int first = same;
    Set<String> old = before.lines().map(String::strip).collect(Collectors.toSet());
    return knobs.stream()
        .filter(knob -> knob.choices().size() != 1)
        .map(knob -> place(text, knob, first, old))
        .filter(place -> place >= 0)
        .findFirst()
        .orElse(first);
  }

  /** Returns the place of a value in a line that is not among the old ones; -1 if there is none. */
  private static int place(String text, Knob knob, int from, Set<String> old) {
    int inLine = knob.line().indexOf(knob.value());
    String context = inLine > 0 ? knob.line().substring(Math.max(0, inLine - 6), inLine) : "";
    String wanted = context + knob.value();
    int found = text.indexOf(wanted, Math.max(0, from - context.length()));
    while (found >= 0 && old.contains(lineAt(text, found).strip())) {
      found = text.indexOf(wanted, found + 1);
    }
    return found < 0 ? -1 : found + context.length();
  }

  private static String lineAt(String text, int place) {
    int end = text.indexOf('\n', place);
    return text.substring(text.lastIndexOf('\n', place) + 1, end < 0 ? text.length() : end);
  }

  // Names.

  /**
   * Renames what the recipe declares under a name that the script uses for something else, and
   * returns the first such name.
   */
  private static Optional<WrittenRecipe.Taken> settle(
      ScriptFrame recipe, ScriptFrame own, RecipeTranslator translator) {
    Map<String, Name> names = new LinkedHashMap<>(Names.set(own));
    names.putAll(Names.declared(own.script()));
    Set<String> fixed = Names.fixed(recipe);
    Map<String, WrittenRecipe.Taken> taken = new LinkedHashMap<>();
    Collection<Name> wanted = Names.all(recipe);
    int before;
    do { // A definition that uses a name that was taken is no longer the same.
      before = taken.size();
      for (Name name : wanted) {
        Name other = names.get(name.text());
        if (other != null
            && !taken.containsKey(name.text())
            && (Names.isDeclared(own, other)
                ? !isShared(recipe, name, own, other, translator)
                : fixed.contains(name.text()))) {
          String instead = free(name.text(), names.keySet());
          translator.rename(name.text(), instead);
          int line = own.line(other.span().start());
          taken.put(name.text(), new WrittenRecipe.Taken(name.text(), line, instead));
        }
      }
    } while (taken.size() > before);
    return taken.values().stream().findFirst();
  }

  /**
   * Whether a name means the same in both; a choice that is asked for twice does not count as the
   * same.
   */
  private static boolean isShared(
      ScriptFrame recipe, Name name, ScriptFrame own, Name other, RecipeTranslator translator) {
    boolean declaredAlike =
        line(recipe, name).equals(line(own, other)) && !translator.renames(line(recipe, name));
    return declaredAlike && !(chooses(recipe, name.text()) && chooses(own, name.text()));
  }

  private static String line(ScriptFrame frame, Name name) {
    String line = frame.text(frame.source().line(frame.line(name.span().start())));
    return DealPart.squeezed(line.replaceAll("each (deal|trick) \\{|[{}]", "").strip());
  }

  private static boolean chooses(ScriptFrame frame, String name) {
    return frame
        .everyStatement()
        .anyMatch(
            each -> each instanceof Statement.Choice choice && choice.name().text().equals(name));
  }

  private static String free(String name, Set<String> taken) {
    return Stream.iterate(2, number -> number + 1)
        .map(number -> name + "-" + number)
        .filter(other -> !taken.contains(other))
        .findFirst()
        .orElseThrow();
  }
}
