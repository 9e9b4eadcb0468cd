package tricksmith.service;

import java.util.List;
import tricksmith.source.Edit;

/**
 * A fix for a diagnostic, as a list of edits.
 *
 * @param label what it does, for a list to choose from
 * @param edits what it changes
 */
public record QuickFix(String label, List<Edit> edits) {

  public QuickFix {
    edits = List.copyOf(edits);
  }
}
