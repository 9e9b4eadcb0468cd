package tricksmith.editor.view.look;

import java.util.Locale;
import javafx.scene.control.Label;
import tricksmith.service.script.WordKind;

/** A small sign for the kind of a word in a list: a letter in the colour it has in the text. */
public final class WordSign {
  private WordSign() {}

  public static String style(WordKind kind) {
    return "meaning-" + kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Turns a label into such a sign. */
  public static void dress(Label label, WordKind kind) {
    label.getStyleClass().removeIf(name -> name.startsWith("meaning-"));
    label.getStyleClass().add(style(kind));
    label.setText(letter(kind));
  }

  private static String letter(WordKind kind) {
    return switch (kind) {
      case SECTION -> "§";
      case KEYWORD -> "•";
      case BUILT_IN -> "b";
      case LOCAL -> "x";
      case VARIABLE -> "v";
      case DECISION -> "d";
      case DEFINITION -> "ƒ";
      case OPTION -> "o";
      case ZONE -> "z";
      case TYPE -> "t";
      case LABEL -> "l";
      case SUIT -> "♠";
      case RANK -> "r";
      case CARD, CARD_KIND -> "c";
      case NUMBER -> "#";
      case TEXT -> "”";
      case SIGN -> "+";
      case COMMENT -> "/";
      case UNKNOWN -> "?";
    };
  }
}
