package tricksmith.parse.tree;

import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser.CopiesContext;
import tricksmith.grammar.TrickParser.DeckContext;
import tricksmith.grammar.TrickParser.DeckLineContext;
import tricksmith.grammar.TrickParser.LeaveOutContext;
import tricksmith.grammar.TrickParser.NumberingContext;
import tricksmith.grammar.TrickParser.PackContext;
import tricksmith.grammar.TrickParser.SpecialsContext;
import tricksmith.parse.diagnostic.TokenSpans;
import tricksmith.source.Span;
import tricksmith.syntax.Section;
import tricksmith.syntax.Section.DeckLine;
import tricksmith.syntax.Section.LeftOut;
import tricksmith.syntax.Section.Numbering;

record DeckBuilder(TokenSpans spans, NameBuilder names, ExpressionBuilder expressions) {

  Section deck(DeckContext deck) {
    return new Section.Deck(
        spans.of(deck),
        names.optionalName(deck.name()),
        deck.deckLine().stream().map(this::line).toList());
  }

  private DeckLine line(DeckLineContext line) {
    @Nullable ParserRuleContext only = line.getChild(ParserRuleContext.class, 0);
    Span span = spans.of(line);
    if (only == null || only.exception != null) {
      return new Section.Unreadable(span);
    }
    Span place = spans.of(only);
    return switch (only) {
      case PackContext pack ->
          new Section.Pack(
              place,
              names.deckItems(pack.suits),
              names.deckItems(pack.ranks),
              numbering(pack.numbering()));
      case CopiesContext copies -> new Section.Copies(place, names.number(copies.NUMBER()));
      case SpecialsContext specials -> specials(place, specials);
      case LeaveOutContext leaveOut -> leaveOut(place, leaveOut);
      default -> new Section.Unreadable(span);
    };
  }

  private @Nullable Numbering numbering(@Nullable NumberingContext numbering) {
    return numbering == null
        ? null
        : new Numbering(
            spans.of(numbering),
            names.number(numbering.NUMBER().getFirst()),
            names.number(numbering.NUMBER().getLast()));
  }

  private DeckLine specials(Span span, SpecialsContext specials) {
    List<NumberingContext> numberings = specials.numbering();
    return new Section.Specials(
        span,
        specials.NUMBER() == null ? 1 : names.number(specials.NUMBER()),
        names.items(specials.labels),
        names.name(specials.kind),
        numberings.isEmpty() ? null : numbering(numberings.getLast()),
        names.optionalName(specials.suitName),
        specials.rankName == null ? null : names.name(specials.rankName));
  }

  private DeckLine leaveOut(Span span, LeaveOutContext leaveOut) {
    LeftOut what =
        leaveOut.SUITS() != null
            ? LeftOut.SUITS
            : leaveOut.RANKS() != null ? LeftOut.RANKS : LeftOut.CARDS;
    return new Section.LeaveOut(
        span,
        what,
        names.items(leaveOut.item()),
        expressions.restrictionIfAny(leaveOut.restriction()));
  }
}
