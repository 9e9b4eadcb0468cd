package tricksmith.editor.picture;

import java.util.List;
import java.util.stream.IntStream;
import tricksmith.rules.Type;
import tricksmith.script.Game;

/** Lists the values of a type as scripts write them. */
public record PossibleValues(Game game) {

  public List<String> of(Type type) {
    return switch (type) {
      case Type.Basic.YES_NO -> List.of("yes", "no");
      case Type.Basic.SUIT -> game.rules().cards().suits();
      case Type.Basic.RANK -> game.rules().cards().ranks();
      case Type.Basic.PLAYER ->
          IntStream.rangeClosed(1, game.rules().players())
              .mapToObj(seat -> "seat " + seat)
              .toList();
      case Type.Labels(_, List<String> names) -> names;
      case Type.Union(_, List<Type> members) ->
          members.stream().flatMap(member -> of(member).stream()).toList();
      case Type.Basic _, Type.Nothing _, Type.Product _, Type.SetOf _ -> List.of();
    };
  }
}
