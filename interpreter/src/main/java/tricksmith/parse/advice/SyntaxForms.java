package tricksmith.parse.advice;

import static java.util.stream.Collectors.toUnmodifiableMap;

import java.util.Map;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser;
import tricksmith.source.TextResource;

/** Examples of how things are written, for hints: one for each kind of line and value. */
public final class SyntaxForms {
  /** By the name of a rule of the grammar, alone or with that of the token that it begins with. */
  static final Map<String, String> FORMS =
      TextResource.lines(SyntaxForms.class, "forms.txt").stream()
          .filter(line -> !line.isBlank())
          .map(line -> line.split(" = ", 2))
          .collect(toUnmodifiableMap(form -> form[0], form -> form[1]));

  /** Stands for a rule where a value begins with a word that cannot be all of it. */
  static final String UNFINISHED = "unfinished";

  private SyntaxForms() {}

  /** Whether this word begins a value that is not complete yet. */
  public static boolean isUnfinished(@Nullable Token word) {
    return word != null && FORMS.containsKey(beginning(UNFINISHED, word));
  }

  /**
   * Returns an example of what the parser was reading; the word before the error may be the best
   * clue.
   */
  static String at(@Nullable Token before, @Nullable RuleContext context) {
    @Nullable String value = before == null ? null : FORMS.get(beginning(UNFINISHED, before));
    return value == null ? of(context) : value;
  }

  private static String of(@Nullable RuleContext innermost) {
    for (@Nullable RuleContext context = innermost;
        context instanceof ParserRuleContext rule;
        context = context.getParent()) {
      String name = TrickParser.ruleNames[rule.getRuleIndex()];
      Token first = rule.getStart();
      @Nullable String form = FORMS.get(beginning(name, first));
      if (form == null && rule.getRuleIndex() == TrickParser.RULE_primary) {
        form = FORMS.get(beginning(UNFINISHED, first));
      }
      form = form == null ? FORMS.get(name) : form;
      if (form != null) {
        return form;
      }
    }
    return "game \"TITLE\"";
  }

  private static String beginning(String rule, Token first) {
    return rule + "." + TrickParser.VOCABULARY.getSymbolicName(first.getType());
  }
}
