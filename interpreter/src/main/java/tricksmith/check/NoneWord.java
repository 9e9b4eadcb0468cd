package tricksmith.check;

import tricksmith.syntax.Expression;

/** The words for no value, which say nothing of their type. */
final class NoneWord {
  private NoneWord() {}

  static boolean is(String word) {
    return word.equals("none") || word.equals("nobody");
  }

  static boolean is(Expression expression) {
    return expression instanceof Expression.Word word && is(word.text());
  }
}
