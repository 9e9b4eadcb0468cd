package tricksmith.check;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Diagnostic;

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
}
