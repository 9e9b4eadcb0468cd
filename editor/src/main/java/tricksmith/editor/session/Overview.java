package tricksmith.editor.session;

import java.util.List;
import tricksmith.language.Analysis;
import tricksmith.language.ColouredWord;
import tricksmith.language.OutlineItem;

/** What is shown of a text as a whole. */
public record Overview(List<OutlineItem> outline, List<ColouredWord> colours) {

  public Overview {
    outline = List.copyOf(outline);
    colours = List.copyOf(colours);
  }

  /** That of an analysis. */
  public static Overview of(Analysis analysis) {
    return new Overview(analysis.outline(), analysis.colours());
  }
}
