package tricksmith.editor.session;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import tricksmith.editor.branches.Branch;
import tricksmith.editor.files.BranchesJson;

/**
 * Finds the branches that another window added to the same script. Remembers every version of this
 * window's branches, so that each window adopts the other's new ones and old ones do not travel
 * back and forth.
 */
final class BranchMerge {
  private final Set<UUID> known = new HashSet<>();

  /** Remembers branches of this window. */
  void know(List<Branch> own) {
    own.forEach(branch -> known.add(contentOf(branch)));
  }

  /** Returns the branches of other windows among those saved, numbered from {@code first}. */
  List<Branch> amongst(List<Branch> kept, int first) {
    List<Branch> others =
        kept.stream().filter(branch -> !known.contains(contentOf(branch))).toList();
    Map<Integer, Integer> numbers = new HashMap<>();
    others.forEach(branch -> numbers.put(branch.number(), first + numbers.size()));
    List<Branch> numbered = new ArrayList<>();
    for (Branch branch : others) {
      int number = numbers.getOrDefault(branch.number(), first);
      numbered.add(branch.numbered(number, numbers.getOrDefault(branch.parent(), 0)));
    }
    return numbered;
  }

  /** Returns a hash of everything in the branch except its number. */
  private static UUID contentOf(Branch branch) {
    String content = BranchesJson.write(branch.numbered(0, 0));
    return UUID.nameUUIDFromBytes(content.getBytes(StandardCharsets.UTF_8));
  }
}
