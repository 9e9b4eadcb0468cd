package tricksmith.editor.files;

import java.util.List;
import java.util.Optional;
import tricksmith.editor.branches.Branch;
import tricksmith.editor.live.MatchSettings;
import tricksmith.record.RecordedMatch;

/**
 * A match that comes from a file, and is to be shown.
 *
 * @param wishes how it was played
 * @param branches all of them
 * @param present the number of the one on which it stands
 * @param at after how many choices
 * @param recorded as another program may have recorded it: what followed is compared then
 */
public record ImportedMatch(
    MatchSettings wishes,
    List<Branch> branches,
    int present,
    int at,
    Optional<RecordedMatch> recorded) {

  public ImportedMatch {
    branches = List.copyOf(branches);
  }

  /** The same, played in another way. */
  public ImportedMatch as(MatchSettings others) {
    return new ImportedMatch(others, branches, present, at, recorded);
  }
}
