package tricksmith.parse;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser;
import tricksmith.grammar.TrickParser.ActionContext;
import tricksmith.grammar.TrickParser.AmountContext;
import tricksmith.grammar.TrickParser.AuthorContext;
import tricksmith.grammar.TrickParser.BlockContext;
import tricksmith.grammar.TrickParser.CallContext;
import tricksmith.grammar.TrickParser.CasesContext;
import tricksmith.grammar.TrickParser.ClauseContext;
import tricksmith.grammar.TrickParser.ComparisonContext;
import tricksmith.grammar.TrickParser.CriterionContext;
import tricksmith.grammar.TrickParser.DeckContext;
import tricksmith.grammar.TrickParser.DeckItemContext;
import tricksmith.grammar.TrickParser.DeedContext;
import tricksmith.grammar.TrickParser.DefineContext;
import tricksmith.grammar.TrickParser.EndingContext;
import tricksmith.grammar.TrickParser.GameContext;
import tricksmith.grammar.TrickParser.GameOptionsContext;
import tricksmith.grammar.TrickParser.IndexedContext;
import tricksmith.grammar.TrickParser.ItemContext;
import tricksmith.grammar.TrickParser.LanguageContext;
import tricksmith.grammar.TrickParser.LifetimeContext;
import tricksmith.grammar.TrickParser.NamedProcedureContext;
import tricksmith.grammar.TrickParser.NumberingContext;
import tricksmith.grammar.TrickParser.ObligationContext;
import tricksmith.grammar.TrickParser.OperandContext;
import tricksmith.grammar.TrickParser.OptionContext;
import tricksmith.grammar.TrickParser.PerformContext;
import tricksmith.grammar.TrickParser.PlayBlockContext;
import tricksmith.grammar.TrickParser.PlayersContext;
import tricksmith.grammar.TrickParser.RangeContext;
import tricksmith.grammar.TrickParser.ScriptContext;
import tricksmith.grammar.TrickParser.SectionContext;
import tricksmith.grammar.TrickParser.StateContext;
import tricksmith.grammar.TrickParser.StatementContext;
import tricksmith.grammar.TrickParser.SumContext;
import tricksmith.grammar.TrickParser.TableContext;
import tricksmith.grammar.TrickParser.TestContext;
import tricksmith.grammar.TrickParser.TestsContext;
import tricksmith.grammar.TrickParser.TitleContext;
import tricksmith.grammar.TrickParser.TranslatedContext;
import tricksmith.grammar.TrickParser.TranslationContext;
import tricksmith.grammar.TrickParser.TrickContext;
import tricksmith.grammar.TrickParser.TypeContext;
import tricksmith.grammar.TrickParser.ValueContext;
import tricksmith.grammar.TrickParser.VariableContext;
import tricksmith.grammar.TrickParser.ZoneContext;
import tricksmith.grammar.TrickParser.ZonesContext;

final class RoleFinder {
  private final Map<Token, Set<Role>> roles = new HashMap<>();

  private RoleFinder() {}

  /**
   * Returns the roles of those tokens of a script that have any; the script must have no errors.
   */
  static Map<Token, Set<Role>> in(ScriptContext script) {
    RoleFinder found = new RoleFinder();
    found.visit(script);
    return found.roles;
  }

  private void visit(ParserRuleContext context) {
    mark(context);
    for (ParserRuleContext part : context.getRuleContexts(ParserRuleContext.class)) {
      visit(part);
    }
  }

  private void mark(ParserRuleContext context) {
    switch (context) {
      case SectionContext section -> give(Role.SECTION, section.getStart());
      case GameContext game -> give(Role.GAME, game.getStart());
      case TitleContext _, AuthorContext _, LanguageContext _ ->
          give(Role.HEAD, context.getStart());
      case PlayersContext players -> {
        give(Role.HEAD, players.getStart());
        give(Role.LINK, players.RANGE());
      }
      case GameOptionsContext _, DeckContext _, ZonesContext _, StateContext _, LifetimeContext _ ->
          braces(context, Role.BLOCK_START, Role.BLOCK_END);
      case BlockContext _, PlayBlockContext _, TrickContext _, EndingContext _ ->
          braces(context, Role.BLOCK_START, Role.BLOCK_END);
      case TranslationContext translation -> braces(translation, Role.BLOCK_START, Role.BLOCK_END);
      case TranslatedContext entry -> {
        give(Role.TRANSLATED, entry.getStart());
        give(Role.TRANSLATION, entry.meaning);
      }
      case TestsContext _, TestContext _ -> braces(context, Role.BLOCK_START, Role.BLOCK_END);
      case TableContext table -> braces(table, Role.TABLE_START, Role.TABLE_END);
      case OptionContext option -> option(option);
      case ZoneContext _,
          VariableContext _,
          IndexedContext _,
          CallContext _,
          NamedProcedureContext _,
          PerformContext _ ->
          bracketAfterName(context);
      case DefineContext define -> define(define);
      case StatementContext statement -> statement(statement);
      case DeedContext deed -> give(Role.SET_TO, deed.SET_TO());
      case ValueContext value -> value(value);
      case ObligationContext obligation -> {
        give(Role.OBLIGATION, obligation.getStart());
        give(Role.LABEL, obligation.TEXT());
        begin(Role.RULE, obligation.condition());
      }
      case ComparisonContext comparison -> {
        give(Role.COMPARISON, comparison.getStart());
        comparison.THEN().forEach(then -> give(Role.CRITERION, then));
      }
      case CriterionContext criterion -> {
        give(Role.LABEL, criterion.TEXT());
        begin(Role.RULE, criterion.measure());
      }
      case ClauseContext clause -> give(Role.CLAUSE, clause.getStart());
      case NumberingContext numbering -> {
        give(Role.NUMBERING, numbering.getStart());
        give(Role.LINK, numbering.RANGE());
      }
      case OperandContext operand -> operand.DOT().forEach(dot -> give(Role.LINK, dot));
      case TypeContext type -> {
        give(Role.LINK, type.RANGE());
        give(Role.LINK, type.DIVIDED_BY());
      }
      case ItemContext item -> give(Role.LINK, item.RANGE());
      case DeckItemContext item -> give(Role.LINK, item.RANGE());
      case RangeContext range -> range(range.RANGE(), range.sum());
      case AmountContext amount -> range(amount.RANGE(), amount.sum());
      default -> {
        // Only parts that are looked at by themselves.
      }
    }
  }

  private void option(OptionContext option) {
    give(Role.OPTION, option.getStart());
    begin(Role.OPTION_TYPE, option.type());
    give(Role.OPTION_TEXT, option.TEXT());
  }

  private void define(DefineContext define) {
    give(Role.DEFINITION, define.getStart());
    give(Role.SET_TO, define.SET_TO());
    bracketAfterName(define);
  }

  private void statement(StatementContext statement) {
    @Nullable ActionContext action = statement.action();
    @Nullable DeedContext deed = action == null ? null : action.deed();
    if (deed != null && deed.SET_TO() != null) {
      give(Role.ASSIGNMENT, statement.getStart());
    }
  }

  private void value(ValueContext value) {
    give(Role.VALUE, value.getStart());
    @Nullable CasesContext cases = value.cases();
    if (cases != null && cases.IF().size() > 1) {
      cases.IF().forEach(condition -> give(Role.CASE_CONDITION, condition));
      cases.expression().forEach(further -> give(Role.CASE, further.getStart()));
    }
  }

  /**
   * Links the ends of a plain range: {@code 2..10} is one thing, {@code 1 .. rounds + 2} is not.
   */
  private void range(@Nullable TerminalNode sign, List<SumContext> ends) {
    boolean plain = ends.stream().allMatch(end -> end.getStart().equals(end.getStop()));
    boolean number = ends.stream().anyMatch(end -> end.getStart().getType() == TrickParser.NUMBER);
    if (plain && number) {
      give(Role.LINK, sign);
    }
  }

  private void braces(ParserRuleContext context, Role start, Role end) {
    give(start, context.getToken(TrickParser.LEFT_BRACE, 0));
    give(end, context.getToken(TrickParser.RIGHT_BRACE, 0));
  }

  private void bracketAfterName(ParserRuleContext context) {
    give(Role.AFTER_NAME, context.getToken(TrickParser.LEFT_PARENTHESIS, 0));
    give(Role.AFTER_NAME, context.getToken(TrickParser.LEFT_BRACKET, 0));
  }

  /** Gives a role to the first word of a part that a line with a mistake need not have. */
  private void begin(Role role, @Nullable ParserRuleContext part) {
    if (part != null) {
      give(role, part.getStart());
    }
  }

  private void give(Role role, @Nullable TerminalNode node) {
    if (node != null) {
      give(role, node.getSymbol());
    }
  }

  private void give(Role role, Token token) {
    roles.computeIfAbsent(token, _ -> EnumSet.noneOf(Role.class)).add(role);
  }
}
