package tricksmith.service.hover;

import java.util.List;
import tricksmith.source.Span;

/**
 * The parameters of the call at an offset.
 *
 * @param forms the ways to write it; several where the operand may be of several kinds
 * @param active the operand at the offset, from 0
 * @param explanation what it is for; empty if unknown
 */
public record Signature(List<Form> forms, int active, String explanation) {

  public Signature {
    forms = List.copyOf(forms);
  }

  /**
   * A way to write the call.
   *
   * @param text the whole call, such as {@code pays(player, takers: some players): yes/no}
   * @param parameters the places of the operands in {@code text}
   */
  public record Form(String text, List<Span> parameters) {

    public Form {
      parameters = List.copyOf(parameters);
    }
  }
}
