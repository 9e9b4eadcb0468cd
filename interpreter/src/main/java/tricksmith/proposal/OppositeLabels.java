package tricksmith.proposal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tricksmith.source.Edit;
import tricksmith.source.Span;
import tricksmith.source.TextResource;

/** Labels of comparisons that are turned round: what was the higher becomes the lower. */
public final class OppositeLabels {
  private static final Map<String, String> OPPOSITES =
      TextResource.meanings(OppositeLabels.class, "opposite-labels.txt");

  private OppositeLabels() {}

  /**
   * Returns the edits that give a label its opposite wherever a script names it, and to its
   * translations too; none if it has no opposite.
   *
   * @param text of the script
   */
  public static List<Edit> edits(String text, String label) {
    List<Edit> edits = new ArrayList<>();
    Optional<String> opposite = of(label);
    if (opposite.isEmpty()) {
      return edits;
    }
    Matcher named =
        Pattern.compile("\"" + Pattern.quote(label) + "\"(?:[ \t]+\"([^\"\\n]*)\")?").matcher(text);
    while (named.find()) {
      int start = named.start() + 1;
      edits.add(new Edit(new Span(start, start + label.length()), opposite.get()));
      Optional.ofNullable(named.group(1))
          .flatMap(OppositeLabels::of)
          .map(translated -> new Edit(new Span(named.start(1), named.end(1)), translated))
          .ifPresent(edits::add);
    }
    return edits;
  }

  /** Returns the opposite of the first word that has one. */
  private static Optional<String> of(String label) {
    String found = null;
    int at = label.length();
    for (Map.Entry<String, String> pair : OPPOSITES.entrySet()) {
      for (String word : List.of(pair.getKey(), pair.getValue())) {
        Matcher there = Pattern.compile("(?<![a-z])" + word + "(?![a-z])").matcher(label);
        if (there.find() && there.start() < at) {
          at = there.start();
          String other = word.equals(pair.getKey()) ? pair.getValue() : pair.getKey();
          found = label.substring(0, at) + other + label.substring(there.end());
        }
      }
    }
    return Optional.ofNullable(found);
  }
}
