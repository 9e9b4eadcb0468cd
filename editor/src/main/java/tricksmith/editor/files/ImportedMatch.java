package tricksmith.editor.files;

import java.util.List;
import java.util.Optional;
import tricksmith.editor.branches.Branch;
import tricksmith.editor.branches.SeatAssignment;
import tricksmith.editor.live.MatchSettings;
import tricksmith.record.RecordedMatch;

/**
 * A match imported from a file.
 *
 * @param settings how it was played
 * @param branches all its branches
 * @param present number of the branch to show
 * @param at the moment to show, as a number of choices
 * @param recorded the recording by another program, to compare with what the rules yield
 * @param seating who sat where; empty if that is not known
 */
public record ImportedMatch(
    MatchSettings settings,
    List<Branch> branches,
    int present,
    int at,
    Optional<RecordedMatch> recorded,
    Optional<SeatAssignment> seating) {

  public ImportedMatch {
    branches = List.copyOf(branches);
  }

  /** A match of which nobody knows who sat where. */
  public ImportedMatch(
      MatchSettings settings,
      List<Branch> branches,
      int present,
      int at,
      Optional<RecordedMatch> recorded) {
    this(settings, branches, present, at, recorded, Optional.empty());
  }

  public ImportedMatch as(MatchSettings others) {
    return new ImportedMatch(others, branches, present, at, recorded, seating);
  }
}
