package tricksmith.parse;

import java.util.List;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.ATNState;
import tricksmith.grammar.TrickParser;

/** Says what is wrong with a line that is none of those of which a block consists. */
final class LineWords {
  private final Report report;

  LineWords(Report report) {
    this.report = report;
  }

  /** Complains about the line that begins at the present place. */
  void explain(Parser parser, ATNState state) {
    Token found = parser.getCurrentToken();
    switch (parser.getContext().getRuleIndex()) {
      case TrickParser.RULE_script -> section(found);
      case TrickParser.RULE_block, TrickParser.RULE_playBlock ->
          Complaint.at(
                  found,
                  Habits.isLoop(found) ? ParseProblem.FOREIGN_LOOP : ParseProblem.NOT_A_STATEMENT)
              .to(report);
      default -> line(found, parser.getContext().getStart(), Expected.at(parser.getATN(), state));
    }
  }

  private void section(Token found) {
    if (Vocabulary.STATEMENTS.contains(found.getText())) {
      Complaint.at(found, ParseProblem.STATEMENT_OUTSIDE).to(report);
    } else {
      ErrorWords.misspelt(found, Vocabulary.SECTIONS)
          .orElseGet(
              () ->
                  Complaint.at(
                      found,
                      ParseProblem.UNKNOWN_SECTION,
                      String.join("`, `", Vocabulary.SECTIONS)))
          .to(report);
    }
  }

  private void line(Token found, Token section, Expected expected) {
    List<String> words = expected.fewWords().stream().filter(word -> !word.equals("}")).toList();
    if (words.isEmpty()) {
      ParseProblem problem =
          Vocabulary.isConnective(found.getType())
              ? ParseProblem.RESERVED_WORD
              : ParseProblem.NAME_FIRST;
      Complaint.at(found, problem, section.getText()).to(report);
    } else {
      ErrorWords.misspelt(found, words)
          .orElseGet(
              () ->
                  Complaint.at(
                      found,
                      ParseProblem.UNKNOWN_LINE,
                      section.getText(),
                      String.join("`, `", words)))
          .to(report);
    }
  }
}
