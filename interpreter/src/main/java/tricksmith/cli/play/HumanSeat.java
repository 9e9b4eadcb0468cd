package tricksmith.cli.play;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import tricksmith.cards.IndexSet;
import tricksmith.cli.words.TableText;
import tricksmith.cli.words.Wording;
import tricksmith.cli.words.Wrapped;
import tricksmith.engine.Match;
import tricksmith.engine.SeatView;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.Pick;
import tricksmith.program.Program;

/** Asks a human until there is a valid answer or the human leaves. */
record HumanSeat(Screen screen, Wording words, MatchSaver saving) {

  /** Answers to the offer to save, as if it asked whether to. */
  private static final Set<String> YES = Set.of("yes", "はい");

  private static final Set<String> NO = Set.of("no", "いいえ");

  /** The most lines typed for one decision; whoever types more is no human, and may never end. */
  private static final int MOST_TRIES = 1_000;

  /** Asks for a decision and returns the answer; empty if the human leaves. */
  Optional<Pick> ask(Match match, Decision decision) {
    Prompt question = Prompt.of(match, decision, words);
    ReplyReader reader = new ReplyReader(question);
    show(match, decision, question);
    for (int tries = 0; tries < MOST_TRIES; tries++) {
      Optional<String> typed = screen.read();
      if (typed.isEmpty()) {
        break;
      }
      switch (reader.read(typed.get())) {
        case Reply.Chosen chosen -> {
          return Optional.of(chosen.pick());
        }
        case Reply.Quit _ -> {
          offerToSave(match);
          return Optional.empty();
        }
        case Reply.Refused refused -> screen.line(refused.why());
        case Reply.Help _ -> help(match, decision, question);
        case Reply.Table _ -> show(match, decision, question);
        case Reply.Save save -> screen.line(saving.save(match, save.file()));
        case Reply.Blank _ -> screen.lines(question.lines());
      }
    }
    screen.line(words.text("ask.input-ended"));
    return Optional.empty();
  }

  private void show(Match match, Decision decision, Prompt question) {
    SeatView view = match.view(decision.decider());
    screen.line("");
    List<String> hand = hand(view, decision, question);
    int own = hand.isEmpty() ? 0 : decision.seat();
    screen.lines(new TableText(words).lines(view, own, decision.rule()));
    screen.lines(hand);
    screen.lines(question.lines());
  }

  /** The hand in question, with the eligible cards marked. */
  private List<String> hand(SeatView view, Decision decision, Prompt question) {
    Program rules = view.rules();
    IndexSet cards = IndexSet.EMPTY;
    for (MatchView.Lying lying :
        view.table().zone(rules.handZone() + decision.seat() - 1).cards()) {
      cards = lying.card() == MatchView.Lying.UNSEEN ? cards : cards.with(lying.card());
    }
    if (cards.isEmpty()) {
      return List.of();
    }
    List<String> lines = new ArrayList<>();
    lines.add(words.text("ask.hand", words.seat(decision.seat())));
    lines.addAll(Wrapped.lines("  ", marked(cards, question.choosable(cards)), words.columns()));
    return lines;
  }

  private List<String> marked(IndexSet cards, IndexSet choosable) {
    List<String> texts = new ArrayList<>();
    for (int card : cards.toArray()) {
      String label = words.card(card);
      texts.add(choosable.contains(card) ? "[" + label + "]" : label);
    }
    return texts;
  }

  private void help(Match match, Decision decision, Prompt question) {
    screen.line(words.text("ask.help"));
    screen.lines(new Refusals(match, decision, words).all());
    screen.lines(question.lines());
  }

  private void offerToSave(Match match) {
    if (!saving.keeps()) {
      screen.line(words.text("save.offer"));
      Optional<String> typed = screen.read().map(String::strip);
      if (typed.filter(YES::contains).isPresent()) {
        screen.line(words.text("save.offer"));
        typed = screen.read().map(String::strip);
      }
      typed
          .filter(name -> !name.isEmpty() && !NO.contains(name))
          .map(name -> saving.saveOnLeaving(match, name))
          .ifPresent(screen::line);
    }
  }

  /**
   * Parses what a player typed: an answer or a command. Valid answers win over commands of the same
   * name; a leading colon forces a command.
   */
  private record ReplyReader(Prompt question) {

    Reply read(String line) {
      String typed = line.strip();
      String narrow = narrow(typed);
      if (typed.isEmpty()) {
        return new Reply.Blank();
      }
      if (narrow.startsWith(":")) {
        return command(typed.substring(1).strip()).orElseGet(() -> question.refusal(typed));
      }
      return question
          .answer(typed)
          .or(() -> question.answer(narrow))
          .<Reply>map(Reply.Chosen::new)
          .or(() -> command(typed))
          .orElseGet(() -> question.refusal(typed));
    }

    /** What is typed with a Japanese keyboard, in the signs of a Latin one. */
    private static String narrow(String typed) {
      return Normalizer.normalize(typed.replace('、', ','), Normalizer.Form.NFKC).strip();
    }

    private static Optional<Reply> command(String typed) {
      List<String> words = List.of(typed.split("[\\s\\u3000]+", 2));
      Optional<String> rest = words.stream().skip(1).findFirst();
      return switch (narrow(words.getFirst()).toLowerCase(Locale.ROOT)) {
        case "save" -> Optional.of(new Reply.Save(rest));
        case "?", "h", "help" -> rest.isEmpty() ? Optional.of(new Reply.Help()) : Optional.empty();
        case "t", "table" -> rest.isEmpty() ? Optional.of(new Reply.Table()) : Optional.empty();
        case "q", "quit", "exit" ->
            rest.isEmpty() ? Optional.of(new Reply.Quit()) : Optional.empty();
        default -> Optional.empty();
      };
    }
  }
}
