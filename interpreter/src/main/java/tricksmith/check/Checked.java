package tricksmith.check;

import static java.util.function.Predicate.not;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.FollowUpErrors;
import tricksmith.check.names.DeclaredName;
import tricksmith.check.names.NameUse;
import tricksmith.check.names.Translatable;
import tricksmith.rules.CheckedRules;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;

/**
 * The result of checking a script.
 *
 * @param rules null if and only if there are errors
 * @param diagnostics in the order of the text
 * @param names what the names in the script mean, where that is known, in the order of the text
 * @param declared what the script declares, each kind in the order of the text
 * @param translatable what is shown to players, in the order of the text
 * @param translations by language, then by the name or text that they translate
 */
public record Checked(
    @Nullable CheckedRules rules,
    List<Diagnostic> diagnostics,
    List<NameUse> names,
    List<DeclaredName> declared,
    List<Translatable> translatable,
    Map<String, Map<String, String>> translations) {

  public Checked {
    diagnostics = List.copyOf(diagnostics);
    names = List.copyOf(names);
    declared = List.copyOf(declared);
    translatable = List.copyOf(translatable);
    translations = Map.copyOf(translations);
  }

  /**
   * All problems, in the order of the text: the syntax errors, and the problems of meaning that do
   * not merely follow from them.
   *
   * @param unreadable the syntax errors
   */
  public List<Diagnostic> diagnosticsBeside(List<Diagnostic> unreadable, Source source) {
    if (unreadable.isEmpty() && diagnostics.isEmpty()) {
      return List.of();
    }
    FollowUpErrors consequences = new FollowUpErrors(source, unreadable, diagnostics);
    return Stream.concat(
            unreadable.stream(), diagnostics.stream().filter(not(consequences::include)))
        .sorted(Comparator.comparingInt(diagnostic -> diagnostic.span().start()))
        .toList();
  }
}
