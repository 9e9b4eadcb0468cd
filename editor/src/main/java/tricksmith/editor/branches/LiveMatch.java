package tricksmith.editor.branches;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.expectation.SetTable;
import tricksmith.match.Advance;
import tricksmith.match.Decision;
import tricksmith.match.Effect;
import tricksmith.match.Event;
import tricksmith.match.Labels;
import tricksmith.match.Match;
import tricksmith.match.Pick;
import tricksmith.match.Status;
import tricksmith.script.Game;
import tricksmith.source.Diagnostic;

/**
 * A match that is being played, with all the ways in which it went. It stands at some moment of one
 * branch; a choice that differs from what was chosen there before makes another branch, so that
 * nothing is lost.
 *
 * @param branches all of them, by number
 * @param course the present one, played by the rules in force
 * @param wanted the moment at which it is to stand: so many choices, as far as the rules allow them
 * @param waiting whether bots wait to be told that they may go on
 */
public record LiveMatch(List<Branch> branches, PlayedBranch course, int wanted, boolean waiting) {
  /** So many branches that nobody has named or noted anything on are worth keeping. */
  private static final int MOST_KEPT = 20;

  public LiveMatch {
    branches = List.copyOf(branches);
  }

  /** A match from its beginning. */
  public static LiveMatch start(Game game, long seed) {
    return onNewBranch(game, List.of(), Branch.begin(1, seed));
  }

  private static LiveMatch onNewBranch(Game game, List<Branch> others, Branch branch) {
    List<Branch> all = new ArrayList<>(others);
    all.add(branch);
    PlayedBranch course = PlayedBranch.of(game, branch);
    return new LiveMatch(all, course, branch.choices().size(), false);
  }

  // Reading.

  /** The rules that it is played by. */
  public Game game() {
    return course.game();
  }

  /** The branch on which it stands. */
  public Branch branch() {
    return course.branch();
  }

  /** After how many choices it stands. */
  public int at() {
    return Math.min(wanted, course.length());
  }

  /** How it stands, with what has just happened. */
  public Moment moment() {
    return course.after(at());
  }

  /** How it stands. */
  public Match match() {
    return moment().match();
  }

  /** Whether nothing comes after this moment on the branch. */
  public boolean isAtEnd() {
    return at() == branch().choices().size();
  }

  /** What could not be made again when the rules changed; null if everything could. */
  public @Nullable Stop stop() {
    return course.stop();
  }

  /**
   * Whether it stands where it parts from what was played by other rules. Nobody goes on from there
   * unless the designer says so.
   */
  public boolean isAtStop() {
    return course.stop() != null && at() == course.length();
  }

  /** Whether a bot is to decide now. */
  public boolean isBotsTurn(SeatAssignment seating) {
    return !waiting
        && !isAtStop()
        && match().status() instanceof Status.Deciding(var decision)
        && !seating.isHuman(decision.decider());
  }

  /** Whether a trick has just been finished. */
  public boolean isTrickOver() {
    return Stride.TRICK.endsAfter(course.eventsSince(at()));
  }

  /** Whether a deal has just been finished, and the next one begun. */
  public boolean isDealOver() {
    return isDealOver(at()) && match().status() instanceof Status.Deciding;
  }

  private boolean isDealOver(int choices) {
    List<Event> events = course.eventsSince(choices);
    return choices > 0
        && Stride.DEAL.endsAfter(events)
        && (Stride.TRICK.endsAfter(events) || Stride.ROUND.endsAfter(events));
  }

  /** What has been done to scores and variables in the deal that has just been finished. */
  public List<Effect> effectsOfDeal() {
    int before = at() - 1;
    while (before > 0 && !isDealOver(before)) {
      before--;
    }
    List<Effect> all = course.effectsUpTo(at());
    return all.subList(course.effectsUpTo(before).size(), all.size());
  }

  // Other rules.

  /** The same branch by other rules, standing where it was to stand if they allow it. */
  public LiveMatch under(Game other) {
    return new LiveMatch(branches, course.under(other), wanted, waiting);
  }

  /** From its beginning by other rules, as no human has chosen anything. */
  public LiveMatch beginAgain(Game other) {
    Branch again = Branch.begin(branch().number(), branch().seed());
    return new LiveMatch(replaced(again), PlayedBranch.of(other, again), 0, false);
  }

  /** Whether no human has done anything on the branch that could be lost. */
  public boolean isUntouched(SeatAssignment seating) {
    return branch().isUntouched(seating);
  }

  /** Somebody has taken note of what comes out otherwise by the rules in force. */
  public LiveMatch noted() {
    return new LiveMatch(branches, course.noted(), wanted, waiting);
  }

  // Choosing.

  /** After a choice. If it is what was chosen here before, the branch stays the same. */
  public LiveMatch choose(Pick pick) {
    if (!(match().status() instanceof Status.Deciding(Decision decision))) {
      return this;
    }
    Choice choice = Choice.of(decision, pick, new Labels(game().rules()));
    if (at() < course.length() && branch().choices().get(at()).equals(choice)) {
      return standing(at() + 1, false);
    }
    Advance advance = match().advance(pick);
    return onItsWay()
        .with(List.of(choice), List.of(new Moment(advance.match(), advance.effects())));
  }

  /** After what the bot chooses whose turn it is. */
  public LiveMatch botChooses(SeatAssignment seating) {
    return match().status() instanceof Status.Deciding(Decision decision)
        ? choose(Bots.choice(match(), decision, seating.at(decision.decider())))
        : this;
  }

  /** At the end of its branch: of another one if something comes after this moment. */
  private LiveMatch onItsWay() {
    return isAtEnd() ? this : another(course.leaving(at(), nextNumber()));
  }

  private LiveMatch with(List<Choice> choices, List<Moment> moments) {
    PlayedBranch longer = course.and(choices, moments);
    return new LiveMatch(replaced(longer.branch()), longer, longer.length(), false);
  }

  private LiveMatch another(PlayedBranch branchedOff) {
    List<Branch> more = new ArrayList<>(branches);
    more.add(branchedOff.branch());
    return new LiveMatch(more, branchedOff, branchedOff.length(), false);
  }

  private List<Branch> replaced(Branch by) {
    return branches.stream().map(each -> each.number() == by.number() ? by : each).toList();
  }

  private int nextNumber() {
    return branches.stream().mapToInt(Branch::number).max().orElse(0) + 1;
  }

  /** Goes on from here: bots need not wait any more, and what came after is left on its branch. */
  public LiveMatch goOn() {
    LiveMatch onItsWay = onItsWay();
    return new LiveMatch(onItsWay.branches, onItsWay.course, onItsWay.at(), false);
  }

  // Time.

  /** Stands after so many choices, as far as there are any. */
  public LiveMatch to(int choices) {
    return standing(Math.clamp(choices, 0, course.length()), true);
  }

  private LiveMatch standing(int choices, boolean wait) {
    return new LiveMatch(branches, course, choices, wait);
  }

  /** One step back. */
  public LiveMatch back(Stride stride) {
    int choices = at() - 1;
    while (choices > 0 && !stride.endsAfter(course.eventsSince(choices))) {
      choices--;
    }
    return to(choices);
  }

  /**
   * One step on: first along the branch, and from its end on with bots deciding for everybody.
   *
   * @param goOn asked before each choice of a bot
   */
  public LiveMatch forward(Stride stride, SeatAssignment seating, BooleanSupplier goOn) {
    int choices = at() + 1;
    while (choices < course.length() && !stride.endsAfter(course.eventsSince(choices))) {
      choices++;
    }
    if (choices <= course.length()
        && (stride.endsAfter(course.eventsSince(choices)) || !mayGoOn(choices))) {
      return to(choices);
    }
    return to(course.length()).playedOn(stride, seating, goOn);
  }

  private boolean mayGoOn(int choices) {
    return course.after(choices).match().status() instanceof Status.Deciding;
  }

  private LiveMatch playedOn(Stride stride, SeatAssignment seating, BooleanSupplier goOn) {
    Labels labels = new Labels(game().rules());
    List<Choice> choices = new ArrayList<>();
    List<Moment> moments = new ArrayList<>();
    Match match = match();
    boolean there = false;
    while (!there
        && goOn.getAsBoolean()
        && match.status() instanceof Status.Deciding(Decision decision)) {
      Pick pick = Bots.choice(match, decision, seating.at(decision.decider()));
      choices.add(Choice.of(decision, pick, labels));
      Advance advance = match.advance(pick);
      moments.add(new Moment(advance.match(), advance.effects()));
      List<Event> events = advance.match().events();
      there = stride.endsAfter(events.subList(match.length(), events.size()));
      match = advance.match();
    }
    return choices.isEmpty() ? this : onItsWay().with(choices, moments).standingStill();
  }

  private LiveMatch standingStill() {
    return new LiveMatch(branches, course, wanted, true);
  }

  /**
   * Before the last choice that a human made; without humans, before the last one at all. Bots wait
   * then, as they would only make their choices again.
   */
  public LiveMatch takeBack(SeatAssignment seating) {
    List<Choice> made = branch().choices().subList(0, at());
    boolean humans = made.stream().anyMatch(choice -> seating.isHuman(choice.seat()));
    int kept = at() - 1;
    while (kept >= 0 && humans && !seating.isHuman(made.get(kept).seat())) {
      kept--;
    }
    return kept < 0 ? this : standing(kept, true);
  }

  // Branches.

  /** Another match by the same rules, on a branch of its own. */
  public LiveMatch begin(long seed) {
    return onNewBranch(game(), branches, Branch.begin(nextNumber(), seed));
  }

  /** The branch of this number, standing where both are still the same, or else at its end. */
  public LiveMatch switchTo(int number) {
    return find(number)
        .filter(branch -> number != branch().number())
        .map(branch -> onto(PlayedBranch.of(game(), branch)))
        .orElse(this);
  }

  private LiveMatch onto(PlayedBranch other) {
    int common = 0;
    List<Choice> here = branch().choices();
    List<Choice> there = other.branch().choices();
    while (common < Math.min(here.size(), there.size())
        && here.get(common).equals(there.get(common))) {
      common++;
    }
    boolean related =
        other.branch().seed() == branch().seed()
            && other.branch().chance().equals(branch().chance());
    int place = related ? Math.min(at(), common) : other.branch().choices().size();
    return new LiveMatch(branches, other, place, true);
  }

  private Optional<Branch> find(int number) {
    return branches.stream().filter(branch -> branch.number() == number).findFirst();
  }

  /** Calls a branch otherwise; blank for its number. */
  public LiveMatch rename(int number, String name) {
    String given = name.isBlank() ? null : name.strip();
    List<Branch> renamed =
        branches.stream()
            .map(branch -> branch.number() == number ? branch.named(given) : branch)
            .toList();
    PlayedBranch same = number == branch().number() ? course.as(branch().named(given)) : course;
    return new LiveMatch(renamed, same, wanted, waiting);
  }

  /** Drops a branch other than the present one. */
  public LiveMatch drop(int number) {
    return number == branch().number()
        ? this
        : new LiveMatch(
            branches.stream().filter(branch -> branch.number() != number).toList(),
            course,
            wanted,
            waiting);
  }

  /**
   * Branches that were recorded elsewhere, from their beginnings, beside those that there are; a
   * match in which no human has done anything gives way to them.
   *
   * @param present the number that the branch has among them on which it is to stand
   * @param choices where on it
   */
  public LiveMatch open(List<Branch> recorded, int present, int choices, SeatAssignment seating) {
    boolean alone = branches.size() == 1 && branch().isUntouched(seating);
    int before = alone ? 0 : nextNumber() - 1;
    List<Branch> all = new ArrayList<>(alone ? List.of() : branches);
    recorded.stream().map(branch -> renumbered(branch, before)).forEach(all::add);
    Branch shown =
        all.stream()
            .filter(branch -> branch.number() == present + before)
            .findFirst()
            .orElse(all.getLast());
    return new LiveMatch(all, PlayedBranch.of(game(), shown), choices, true);
  }

  /** A match of a batch, on a branch of its own, standing after so many choices. */
  public LiveMatch openExample(String name, long seed, int choices) {
    List<Choice> made = Example.choices(game().rules(), seed, choices);
    Branch example =
        Branch.recorded(nextNumber(), seed, FixedOutcomes.OF_THE_SEED, made).named(name.strip());
    List<Branch> more = new ArrayList<>(branches);
    more.add(example);
    return new LiveMatch(more, PlayedBranch.of(game(), example), choices, true);
  }

  private Branch renumbered(Branch recorded, int before) {
    int parent = recorded.parent() == 0 ? 0 : recorded.parent() + before;
    Branch numbered = recorded.numbered(recorded.number() + before, parent);
    boolean given = !numbered.chance().equals(FixedOutcomes.OF_THE_SEED);
    return given && happensBySeed(numbered) ? numbered.by(FixedOutcomes.OF_THE_SEED) : numbered;
  }

  /** Whether chance brings by itself what is given. */
  private boolean happensBySeed(Branch branch) {
    PlayedBranch given = PlayedBranch.of(game(), branch);
    PlayedBranch bySeed = PlayedBranch.of(game(), branch.by(FixedOutcomes.OF_THE_SEED));
    return given.stop() == null
        && bySeed.stop() == null
        && given
            .after(given.length())
            .match()
            .events()
            .equals(bySeed.after(bySeed.length()).match().events());
  }

  /**
   * The branches that somebody might miss: those that matter, and of those on which a human has
   * done anything the last ones; with those that they have left, and the present one. Empty if no
   * human has done anything.
   */
  public List<Branch> worthKeeping(SeatAssignment seating) {
    List<Branch> touched =
        branches.stream().filter(branch -> !branch.isUntouched(seating)).toList();
    Set<Integer> numbers = new HashSet<>();
    touched.stream().filter(Branch::isMarked).forEach(branch -> addWithParents(branch, numbers));
    List<Branch> others = touched.stream().filter(branch -> !branch.isMarked()).toList();
    others.stream()
        .skip(Math.max(0, others.size() - MOST_KEPT))
        .forEach(branch -> addWithParents(branch, numbers));
    if (!touched.isEmpty()) {
      addWithParents(branch(), numbers);
    }
    return branches.stream().filter(branch -> numbers.contains(branch.number())).toList();
  }

  private void addWithParents(Branch branch, Set<Integer> numbers) {
    if (numbers.add(branch.number())) {
      find(branch.parent()).ifPresent(parent -> addWithParents(parent, numbers));
    }
  }

  // Scenes.

  /**
   * The table of this moment set otherwise by hand, on a branch that goes on from there.
   *
   * @param lines what differs, as tests write it
   * @return refused if a line does not hold
   */
  public Arranged arrange(List<String> lines) {
    return switch (SetTable.of(game(), match(), lines)) {
      case SetTable.Refused(int line, Diagnostic problem) -> new Arranged.Refused(line, problem);
      case SetTable.Ready _ -> new Arranged.Done(onBranchWith(lines));
    };
  }

  private LiveMatch onBranchWith(List<String> lines) {
    Arrangement before = branch().scenes().get(at());
    Arrangement scene = before == null ? new Arrangement(lines) : before.and(lines);
    Branch arranged = branch().leaving(at(), nextNumber()).arranged(at(), scene);
    return onNewBranch(game(), branches, arranged).standingStill();
  }

  // Notes.

  /** Notes something at a moment of a branch; blank for nothing. */
  public LiveMatch note(int number, int choices, String text) {
    return find(number).map(branch -> withNotes(branch.noted(choices, text))).orElse(this);
  }

  private LiveMatch withNotes(Branch noted) {
    PlayedBranch same = noted.number() == branch().number() ? course.as(noted) : course;
    return new LiveMatch(replaced(noted), same, wanted, waiting);
  }

  /** What is noted at the moment at which the match stands; empty for nothing. */
  public String note() {
    return branch().notes().getOrDefault(at(), "");
  }

  // Chance.

  /** Up to here on another branch, where something else comes up on an occasion. */
  public LiveMatch withChance(FixedOutcomes chance, int choices) {
    Branch arranged = branch().leaving(Math.min(choices, course.length()), nextNumber()).by(chance);
    return onNewBranch(game(), branches, arranged);
  }

  /** The names that branches have been given. */
  public Stream<String> names() {
    return branches.stream().map(Branch::name).filter(Objects::nonNull);
  }
}
