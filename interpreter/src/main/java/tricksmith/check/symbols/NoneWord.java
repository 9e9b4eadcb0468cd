package tricksmith.check.symbols;

import tricksmith.syntax.Expression;

/** The words for no value, which have no type of their own. */
public final class NoneWord {
  private NoneWord() {}

  public static boolean is(String word) {
    return word.equals("none") || word.equals("nobody");
  }

  public static boolean is(Expression expression) {
    return expression instanceof Expression.Word word && is(word.text());
  }
}
