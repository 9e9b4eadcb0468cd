package tricksmith.editor.branches;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.Advance;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Effect;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Status;
import tricksmith.expectation.SetTable;
import tricksmith.players.Level;
import tricksmith.script.Game;
import tricksmith.source.Diagnostic;

/**
 * A match in progress, with every way it has gone. It is at some moment of one branch; choosing
 * differently in the past starts another branch, so nothing is lost.
 *
 * @param branches all branches, by number
 * @param course the current branch, played under the rules in force
 * @param wanted the moment to be at, as a number of choices; the rules may not allow that many
 * @param waiting whether bots wait until play is resumed
 */
public record LiveMatch(List<Branch> branches, PlayedBranch course, int wanted, boolean waiting) {
  /** How many branches without a name or note are worth keeping. */
  private static final int MOST_KEPT = 20;

  public LiveMatch {
    branches = List.copyOf(branches);
  }

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

  public Game game() {
    return course.game();
  }

  public Branch branch() {
    return course.branch();
  }

  /** Returns the number of choices made so far. */
  public int at() {
    return Math.min(wanted, course.length());
  }

  public Moment moment() {
    return course.after(at());
  }

  /** Returns the match at the current moment. */
  public Match match() {
    return moment().match();
  }

  public boolean isAtEnd() {
    return at() == branch().choices().size();
  }

  /** Returns the choice that could not be repeated when the rules changed; null if all could. */
  public @Nullable Stop stop() {
    return course.stop();
  }

  /**
   * Whether this is the moment at which the new rules diverge from what was played. Play resumes
   * from there only at the designer's request.
   */
  public boolean isAtStop() {
    return course.stop() != null && at() == course.length();
  }

  /** Whether a bot must choose now. */
  public boolean isBotsTurn(SeatAssignment seating) {
    return !waiting
        && !isAtStop()
        && match().status() instanceof Status.Deciding(var decision)
        && !seating.isHuman(decision.decider());
  }

  public boolean isTrickOver() {
    return Stride.TRICK.endsAfter(course.eventsSince(at()));
  }

  /** Whether a deal has just finished and the next one has begun. */
  public boolean isDealOver() {
    return isDealOver(at()) && match().status() instanceof Status.Deciding;
  }

  private boolean isDealOver(int choices) {
    List<Event> events = course.eventsSince(choices);
    return choices > 0
        && Stride.DEAL.endsAfter(events)
        && (Stride.TRICK.endsAfter(events) || Stride.ROUND.endsAfter(events));
  }

  /** Returns the effects on scores and variables in the deal that has just finished. */
  public List<Effect> effectsOfDeal() {
    int before = at() - 1;
    while (before > 0 && !isDealOver(before)) {
      before--;
    }
    List<Effect> all = course.effectsUpTo(at());
    return all.subList(course.effectsUpTo(before).size(), all.size());
  }

  // Other rules.

  /** Replays the branch under other rules, up to the wanted moment if they allow it. */
  public LiveMatch under(Game other) {
    return new LiveMatch(branches, course.under(other), wanted, waiting);
  }

  /** Starts over under other rules; for branches on which no human has chosen anything. */
  public LiveMatch beginAgain(Game other) {
    Branch again = Branch.begin(branch().number(), branch().seed());
    return new LiveMatch(replaced(again), PlayedBranch.of(other, again), 0, false);
  }

  /** Whether another match is played under the same rules. */
  public boolean hasRulesOf(LiveMatch other) {
    return game().equals(other.game());
  }

  /** Whether the branch holds no human work that could be lost. */
  public boolean isUntouched(SeatAssignment seating) {
    return branch().isUntouched(seating);
  }

  /**
   * Returns the match with another course of the current branch, in which bots wait. What was
   * played here stays on its branch.
   */
  public LiveMatch in(PlayedBranch other) {
    return new LiveMatch(branches, other, wanted, true);
  }

  /**
   * Returns the match with the current branch of another match added, if it does not have it yet.
   */
  public LiveMatch withBranchOf(LiveMatch other) {
    Branch theirs = other.branch();
    boolean known = branches.stream().anyMatch(branch -> branch.isCourseOf(theirs));
    if (known) {
      return this;
    }
    List<Branch> more = new ArrayList<>(branches);
    more.add(theirs.numbered(nextNumber(), theirs.parent()));
    return new LiveMatch(more, course, wanted, waiting);
  }

  // Choosing.

  /** Chooses. A choice that was already made here stays on the branch. */
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

  public LiveMatch botChooses(SeatAssignment seating) {
    return match().status() instanceof Status.Deciding(Decision decision)
        ? choose(Bots.choice(match(), decision, seating))
        : this;
  }

  /** Makes this moment the end of a branch: of a new one if something comes after it. */
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

  /** Resumes play from here: bots may choose, and what came after stays on its branch. */
  public LiveMatch goOn() {
    LiveMatch onItsWay = onItsWay();
    return new LiveMatch(onItsWay.branches, onItsWay.course, onItsWay.at(), false);
  }

  // Time.

  /** Moves to the moment after this many choices, or to the last one there is. */
  public LiveMatch to(int choices) {
    return standing(Math.clamp(choices, 0, course.length()), true);
  }

  private LiveMatch standing(int choices, boolean wait) {
    return new LiveMatch(branches, course, choices, wait);
  }

  public LiveMatch back(Stride stride) {
    int choices = at() - 1;
    while (choices > 0 && !stride.endsAfter(course.eventsSince(choices))) {
      choices--;
    }
    return to(choices);
  }

  /**
   * Steps forward along the branch; past its end, bots decide for everybody. To the end of the
   * match is first to the end of the branch.
   *
   * @param goOn asked before each choice of a bot
   */
  public LiveMatch forward(Stride stride, SeatAssignment seating, BooleanSupplier goOn) {
    if (stride == Stride.MATCH && !isAtEnd()) {
      return to(course.length());
    }
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
      Pick pick = Bots.choice(match, decision, seating);
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
   * Moves to before the last human choice or, without humans, before the last choice. Bots then
   * wait: they would only repeat their choices.
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

  /** Starts another match under the same rules, on a new branch. */
  public LiveMatch begin(long seed) {
    return onNewBranch(game(), branches, Branch.begin(nextNumber(), seed));
  }

  /**
   * Switches to a branch: to the last moment it shares with the current one, or else to its end.
   */
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

  /** Renames a branch; a blank name removes the name. */
  public LiveMatch rename(int number, String name) {
    String given = name.isBlank() ? null : name.strip();
    List<Branch> renamed =
        branches.stream()
            .map(branch -> branch.number() == number ? branch.named(given) : branch)
            .toList();
    PlayedBranch same = number == branch().number() ? course.as(branch().named(given)) : course;
    return new LiveMatch(renamed, same, wanted, waiting);
  }

  /** Deletes a branch other than the current one. */
  public LiveMatch drop(int number) {
    return number == branch().number()
        ? this
        : new LiveMatch(
            branches.stream().filter(branch -> branch.number() != number).toList(),
            course,
            wanted,
            waiting);
  }

  public boolean lacks(Branch branch) {
    return branches.stream().noneMatch(branch::isOnSameWayAs);
  }

  /** Brings a deleted branch back, under another number if its own is taken. */
  public LiveMatch bringBack(Branch deleted) {
    if (!lacks(deleted)) {
      return this;
    }
    int number = find(deleted.number()).isPresent() ? nextNumber() : deleted.number();
    List<Branch> more = new ArrayList<>(branches);
    more.add(deleted.numbered(number, deleted.parent()));
    return new LiveMatch(more, course, wanted, waiting);
  }

  /**
   * Adds branches that were recorded elsewhere; they replace a match in which no human has done
   * anything.
   *
   * @param present number, among them, of the branch to show
   * @param choices the moment to show, as a number of choices
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

  /**
   * Opens a match from a batch between bots of a level on a new branch, after this many choices.
   */
  public LiveMatch openExample(String name, Level level, long seed, int choices) {
    List<Choice> made = Example.choices(game().rules(), level, seed, choices);
    Branch example =
        Branch.recorded(nextNumber(), seed, FixedOutcomes.OF_THE_SEED, made).named(name.strip());
    List<Branch> more = new ArrayList<>(branches);
    more.add(example);
    return new LiveMatch(more, PlayedBranch.of(game(), example), choices, true);
  }

  /**
   * Opens a match that was played elsewhere on a new branch; bots wait at its end, or where these
   * rules part from it.
   */
  public LiveMatch openCourse(PlayedBranch played) {
    List<Branch> more = new ArrayList<>(branches);
    more.add(played.branch());
    PlayedBranch now = PlayedBranch.of(game(), played.branch());
    return new LiveMatch(more, now, now.length(), true);
  }

  /** Returns a match that was played elsewhere as a branch that this one does not have yet. */
  public PlayedBranch asNewBranch(String name, PlayedBranch played) {
    return PlayedBranch.of(
        played.game(), played.branch().numbered(nextNumber(), 0).named(name.strip()));
  }

  private Branch renumbered(Branch recorded, int before) {
    int parent = recorded.parent() == 0 ? 0 : recorded.parent() + before;
    Branch numbered = recorded.numbered(recorded.number() + before, parent);
    boolean given = !numbered.chance().equals(FixedOutcomes.OF_THE_SEED);
    return given && happensBySeed(numbered) ? numbered.by(FixedOutcomes.OF_THE_SEED) : numbered;
  }

  /** Whether the seed alone would yield the fixed outcomes. */
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
   * Returns the branches worth keeping: all marked ones, the latest with human choices, those they
   * forked from, and the current one. Empty if no human has done anything.
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
   * Sets the table of this moment by hand, on a new branch.
   *
   * @param lines the differences, as tests write them
   * @return refused if a line cannot be applied
   */
  public Arranged arrange(List<String> lines) {
    return switch (SetTable.of(game(), match(), lines)) {
      case SetTable.Refused(int line, Diagnostic problem) -> new Arranged.Refused(line, problem);
      case SetTable.Ready _ -> new Arranged.Done(onBranchWith(lines));
    };
  }

  /** Whether a whole trick was laid by hand at this moment, so that it is over. */
  public boolean hasLaidTrick() {
    Arrangement scene = branch().scenes().get(at());
    return scene != null && scene.plays() == match().table().inPlay().size();
  }

  private LiveMatch onBranchWith(List<String> lines) {
    Arrangement before = branch().scenes().get(at());
    Arrangement scene = before == null ? new Arrangement(lines) : before.and(lines);
    Branch arranged = branch().leaving(at(), nextNumber()).arranged(at(), scene);
    return onNewBranch(game(), branches, arranged).standingStill();
  }

  // Notes.

  /** Attaches a note to a moment of a branch; a blank note removes it. */
  public LiveMatch note(int number, int choices, String text) {
    return find(number).map(branch -> withNotes(branch.noted(choices, text))).orElse(this);
  }

  private LiveMatch withNotes(Branch noted) {
    PlayedBranch same = noted.number() == branch().number() ? course.as(noted) : course;
    return new LiveMatch(replaced(noted), same, wanted, waiting);
  }

  /** Returns the note at the current moment; may be empty. */
  public String note() {
    return branch().notes().getOrDefault(at(), "");
  }

  // Chance.

  /** Forks after this many choices, with other outcomes of chance. */
  public LiveMatch withChance(FixedOutcomes chance, int choices) {
    Branch arranged = branch().leaving(Math.min(choices, course.length()), nextNumber()).by(chance);
    return onNewBranch(game(), branches, arranged);
  }
}
