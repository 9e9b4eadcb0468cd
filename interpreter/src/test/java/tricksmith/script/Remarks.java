package tricksmith.script;

import java.util.List;

/** What is said of a script, to be compared with what is said of it when it is spaced otherwise. */
public final class Remarks {

  private Remarks() {}

  /** Returns what is said, without the spaces in what is quoted and the ends of cut-off quotes. */
  public static List<String> of(GameScript script) {
    return script.diagnostics().stream()
        .map(each -> each.problem() + " " + each.arguments())
        .map(each -> each.replaceAll("[^,]{0,9}…", "…").replaceAll("\\s", ""))
        .toList();
  }
}
