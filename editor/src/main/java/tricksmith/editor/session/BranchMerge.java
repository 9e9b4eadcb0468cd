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
 * Tells the branches that another window has kept of the same script from those of this one, of
 * which every version is known: so each window takes along what the other does, and nothing old
 * goes to and fro between them.
 */
final class BranchMerge {
  private final Set<UUID> known = new HashSet<>();

  /** These are of this window. */
  void know(List<Branch> own) {
    own.forEach(branch -> known.add(contentOf(branch)));
  }

  /** Those of others among what is kept, numbered from {@code first} on. */
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

  /** Of all that is on it, whatever its number. */
  private static UUID contentOf(Branch branch) {
    String content = BranchesJson.write(branch.numbered(0, 0));
    return UUID.nameUUIDFromBytes(content.getBytes(StandardCharsets.UTF_8));
  }
}
