package tricksmith.check;

import static java.util.function.Predicate.not;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.CheckedRules;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;

/**
 * What came of checking a script.
 *
 * @param rules null if and only if there are errors
 * @param diagnostics in the order of the text
 * @param names what the names of the script mean, as far as that is known, in the order of the text
 * @param declared what the script declares, each kind in the order of the text
 */
public record Checked(
    @Nullable CheckedRules rules,
    List<Diagnostic> diagnostics,
    List<NameUse> names,
    List<DeclaredName> declared) {

  public Checked {
    diagnostics = List.copyOf(diagnostics);
    names = List.copyOf(names);
    declared = List.copyOf(declared);
  }

  /**
   * All that is wrong, in the order of the text: what could not be read, and of the rest what does
   * not merely follow from that.
   *
   * @param unreadable what is wrong with the text as it is written
   */
  public List<Diagnostic> diagnosticsBeside(List<Diagnostic> unreadable, Source source) {
    Consequences consequences = new Consequences(source, unreadable);
    return Stream.concat(
            unreadable.stream(), diagnostics.stream().filter(not(consequences::include)))
        .sorted(Comparator.comparingInt(diagnostic -> diagnostic.span().start()))
        .toList();
  }
}
