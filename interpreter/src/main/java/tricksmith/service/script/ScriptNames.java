package tricksmith.service.script;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import tricksmith.check.names.DeclaredName;
import tricksmith.check.names.NameKind;
import tricksmith.check.names.NameUse;
import tricksmith.source.Span;

/**
 * The names of a script: where they are used, and which of them mean the same.
 *
 * @param uses in text order
 */
public record ScriptNames(List<NameUse> uses, List<DeclaredName> declared) {

  /** Returns the name at an offset or directly before it; the narrowest if there are several. */
  public Optional<NameUse> at(int offset) {
    return uses.stream()
        .filter(use -> use.span().contains(offset))
        .min(
            (one, other) -> {
              int byLength = Integer.compare(length(one.span()), length(other.span()));
              return byLength != 0
                  ? byLength
                  : Integer.compare(other.span().start(), one.span().start());
            });
  }

  private static int length(Span span) {
    return span.end() - span.start();
  }

  /** Returns all uses with the same meaning, including the declaration. */
  public Stream<NameUse> sameAs(NameUse name) {
    return uses.stream().filter(use -> isSame(use, name));
  }

  /**
   * Whether two uses mean the same. A local may be declared under another name than it is used by:
   * {@code cards}.
   */
  private static boolean isSame(NameUse one, NameUse other) {
    boolean sameName =
        one.name().equals(other.name()) || (one.kind() == NameKind.LOCAL && one.declared() != null);
    return one.kind() == other.kind()
        && sameName
        && Objects.equals(one.declared(), other.declared());
  }

  public Optional<DeclaredName> declarationOf(NameUse use) {
    return declared.stream()
        .filter(name -> name.kind() == use.kind())
        .filter(name -> name.span().equals(use.declared()))
        .filter(name -> name.name().equals(use.name()))
        .findFirst();
  }
}
