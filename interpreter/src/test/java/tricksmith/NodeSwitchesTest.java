package tricksmith;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.DeconstructionPatternTree;
import com.sun.source.tree.DefaultCaseLabelTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.PatternCaseLabelTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tricksmith.program.Step;
import tricksmith.rules.Action;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Section;
import tricksmith.syntax.Statement;

/**
 * Analyses fold over the facts that terms, statements, operators and steps state about themselves,
 * so that no analysis silently ignores a new one. Whoever looks for particular ones, with {@code
 * default}, {@code instanceof} or a list of operators, is named here with the reason why ignoring
 * the others is right. So is whoever lists them all: the compiler demands the new case, but it is
 * one more file to touch. Of the syntax tree, only switches with {@code default} are named.
 *
 * <p>Nodes of the program are exempt. They evaluate themselves, and whoever looks for particular
 * ones in {@code optimize} and {@code bytecode} leaves the others as they are.
 */
class NodeSwitchesTest {
  private static final List<Path> SOURCES =
      List.of(Path.of("src/main/java"), Path.of("../editor/src/main/java"));

  /** How many operators may be named in a method or a list; more are as good as a switch. */
  private static final int SINGLE_OPERATORS = 2;

  /** Those that list all kinds of terms, statements or steps, and why. */
  private static final Map<String, String> EXHAUSTIVE =
      Map.ofEntries(
          Map.entry("Execution", "It performs steps."),
          Map.entry("OperatorLowering", "It is the one place that gives operators their nodes."),
          Map.entry("PartialEvaluator", "It is the one evaluator of terms."),
          Map.entry("ProcedureLowering", "It is the one place that turns statements into steps."),
          Map.entry("ProgramText", "It prints steps."),
          Map.entry("Step", "Steps state their facts side by side."),
          Map.entry("StepLowering", "It turns statements that are one step into that step."),
          Map.entry(
              "StepRuns",
              "It knows what each plain step evaluates, and whether that can go wrong."),
          Map.entry("StepWriter", "It writes the code of steps that can be translated."),
          Map.entry("SupplySimulation", "It performs statements on amounts of cards."),
          Map.entry("Term", "A term states what it is at another place."),
          Map.entry("TermLowering", "It is the one place that turns terms into nodes."));

  /** Those that look for some kinds of terms, statements or steps only, and why; no reviewers. */
  private static final Map<String, String> SELECTIVE =
      Map.ofEntries(
          Map.entry(
              "Aims", "It looks for scores as games give them; others are no aim that has a name."),
          Map.entry("Partnerships", "It looks for the calling of a card."),
          Map.entry("DecidedEnding", "It quotes cases, and standards one after the other."),
          Map.entry("HandsLaidOpen", "Only one statement turns up cards."),
          Map.entry("HiddenThings", "One statement shows the cards of a variable to somebody."),
          Map.entry("QuotedStatement", "It leaves out cases; other values are quoted in full."),
          Map.entry("RuleCounts", "It is about what is scored as soon as a trick is over."),
          Map.entry("SeatChanges", "It is about who plays for whom, and who belongs together."),
          Map.entry("SmallChanges", "It doubles numbers in what is scored, and nothing else."),
          Map.entry("TrickEnding", "One step gives tricks to somebody."),
          Map.entry("Targets", "It looks for numbers with which tricks are compared."),
          Map.entry(
              "ComparedTerms", "It is about comparisons, whose sides are told when a test fails."),
          Map.entry("Definitions", "It spares the call of what costs no more than a call."),
          Map.entry(
              "OperatorChecker", "It looks for values that are written out, which leave each out."),
          Map.entry(
              "Expense",
              "It estimates how large some sets are; of others, as large as they can be."),
          Map.entry(
              "Goal",
              "It knows scores and the highest or lowest of them; of others it says nothing."),
          Map.entry("GivenChance", "Tests give values to random variables, which one step sets."),
          Map.entry(
              "Landings", "Two steps only lead on; of any other it says that one stays there."),
          Map.entry("LoopElements", "Numbers are counted instead of listed."),
          Map.entry(
              "OperatorLowering",
              "A card that is named stands for all its copies, and zones know their size."),
          Map.entry(
              "ProcedureLowering", "A list of cases without else may leave a value as it was."),
          Map.entry("OwnHand", "It knows cards that stay in a hand; of others it says nothing."),
          Map.entry("Play", "It looks for rules about the last trick and the dummy."),
          Map.entry("Preparations", "It looks for trumps that are turned up, and for bids."),
          Map.entry("ReadRules", "It looks for hands, won cards and what is declared."),
          Map.entry(
              "ScoreEdits", "It edits numbers that scores are made of; others are no proposal."),
          Map.entry("TermLowering", "A card that is named stands for all its copies."),
          Map.entry(
              "TestLowering",
              "Tests name cards that stand for all their copies, and play the tricks of a match."),
          Map.entry("StepRuns", "Two steps are asked about before they are counted."),
          Map.entry("StepWriter", "Only a card may be left to others before it is played."),
          Map.entry("TrickLoops", "It looks for loops in which tricks begin."),
          Map.entry(
              "ValueEdits",
              "It edits what stands in the script as a value; the rest is no proposal."),
          Map.entry("OfferedAlternatives", "A single value may have become a set of one."),
          Map.entry("SetsMeantAsCounts", "It is about tricks of players and cards of zones."),
          Map.entry("ShortenedPhrases", "Two constants say nothing about each other."),
          Map.entry("ReachableCases", "It is about which case comes first."),
          Map.entry("UnsetReads", "It is about what stands in for those without a value."),
          Map.entry("ChoiceChecker", "It asks whether a set that is written out has a no."),
          Map.entry("CollectiveWords", "It is about zones that are named without an owner."),
          Map.entry(
              "Announcements", "It tells what is set and scored; whatever else, others tell."),
          Map.entry("CriterionWitnesses", "It is about steps by which cards come to be seen."),
          Map.entry("EndOfPlay", "It is about the steps that decide whether tricks are played."),
          Map.entry("Knowledge", "It is about new deals, and choices that hidden cards decide."),
          Map.entry("HandSizes", "It knows how many cards some sets have; of others, all."),
          Map.entry("Missing", "It knows some sets that can be empty; of others it says nothing."),
          Map.entry("MatchRun", "It is about what several choose in secret."),
          Map.entry("Chronicle", "Playing, gathering and taking back cards are told anyhow."),
          Map.entry("Movements", "Dealing, playing and gathering are told anyhow."),
          Map.entry("NumberBounds", "It knows some bounds; other numbers have none."),
          Map.entry("Scene", "Only where cards are shown is it remembered."),
          Map.entry("ShownCards", "Shuffled cards are not known any more."),
          Map.entry("ScoreReading", "It says which of several cases of a score applied."),
          Map.entry("SideScores", "It looks for one comparison, how many of several are left."),
          Map.entry("TermEquality", "Only variables have entries."),
          Map.entry("Signs", "Sums and extremes have the signs of what they are made of."),
          Map.entry(
              "Stage", "It is about tricks to which cards are played and nothing else is done."),
          Map.entry(
              "StandingScores", "It is about matches that repeat until somebody has a score."),
          Map.entry("Mismatch", "It is about suits, ranks and cards that are listed."),
          Map.entry("TypeAdvice", "It is about values between square brackets."),
          Map.entry(
              "VariableUses", "A player who does not exist chooses nothing, and no case may hold."),
          Map.entry(
              "OptionLabels",
              "Options are set to constants and sets of them; the rest is refused."),
          Map.entry("TypedExpressions", "Where a zone is wanted, the rest is refused."),
          Map.entry("Execution", "It goes on with steps that ask."),
          Map.entry("KnownSetup", "It is about faces, and sets of them."),
          Map.entry("Implications", "It knows comparisons; from other conditions nothing follows."),
          Map.entry("SeatView", "It is about what several choose in secret."),
          Map.entry("PreparedProgram", "It is about jumps, and the names of draws."),
          Map.entry("ProcedureFacts", "Tests set what one loop names."),
          Map.entry("RuleReport", "It is about obligations and playoffs, which are no statements."),
          Map.entry("SecretTrails", "It is about how cards leave a hand, and are mixed."),
          Map.entry(
              "SupplySimulation",
              "It knows the amount of whole zones and of their ends; elsewhere, of none."),
          Map.entry("Rulebook", "It knows the words for the trick under way."),
          Map.entry(
              "NamesInPlace",
              "It puts definitions and what is passed to them in place; all else stays."),
          Map.entry(
              "ProceduresInPlace",
              "It knows some words for a player who stays the same; for others, parameters stay."),
          Map.entry("VariableLayout", "Numbers are at rest while they are as declared."),
          Map.entry("Verification", "It is about what is scored while a trick is under way."),
          Map.entry("Worth", "Only one step begins deals."),
          Map.entry("TestChecker", "A test speaks of the variable that a decision sets."));

  /** Those that leave out some kinds of what is written in a switch, and why. */
  private static final Map<String, String> WRITTEN =
      Map.of(
          "DistinctiveParts", "It is about who deals and leads, and what every game does.",
          "Meanings", "It gives headings to numbers that recipes ask for.",
          "OperatorChecker", "Cases and their negation may be summands; others stay as they are.",
          "ShortenedPhrases", "It is about comparisons, and what belongs to somebody.",
          "ValueEdits", "It edits what stands in the script as a value; the rest is no proposal.");

  /** What each file does, by its name. */
  private static final Map<String, Uses> FOUND = new TreeMap<>();

  @BeforeAll
  static void readSources() throws IOException {
    for (CompilationUnitTree unit : units()) {
      Uses uses = new Uses();
      uses.scan(unit, null);
      FOUND.put(
          Path.of(unit.getSourceFile().getName()).getFileName().toString().replace(".java", ""),
          uses);
    }
  }

  @Test
  void noSwitchOverWhatIsWrittenPassesOverNewKinds() {
    assertThat(found(Uses::passesOverWritten)).isEqualTo(WRITTEN.keySet());
  }

  @Test
  void onlyTheEvaluatorAndItsLikeListNodes() {
    assertThat(found(Uses::exhaustive)).isEqualTo(EXHAUSTIVE.keySet());
  }

  @Test
  void nobodyElseLooksForSomeNodesOnly() {
    assertThat(found(Uses::selective)).isEqualTo(SELECTIVE.keySet());
  }

  private static Set<String> found(Predicate<Uses> wanted) {
    return FOUND.entrySet().stream()
        .filter(file -> wanted.test(file.getValue()))
        .map(Map.Entry::getKey)
        .collect(toSet());
  }

  private static Iterable<? extends CompilationUnitTree> units() throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      Iterable<? extends JavaFileObject> sources = files.getJavaFileObjectsFromPaths(sources());
      return ((JavacTask) compiler.getTask(null, files, null, List.of(), null, sources)).parse();
    }
  }

  private static List<Path> sources() throws IOException {
    List<Path> sources = new ArrayList<>();
    for (Path folder : SOURCES) {
      try (Stream<Path> files = Files.walk(folder)) {
        files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
      }
    }
    return sources;
  }

  /** What a file does with nodes. */
  private static final class Uses extends TreeScanner<Void, Void> {
    private static final Set<String> KINDS =
        Stream.of(
                kinds(Term.class, "Term."),
                kinds(Action.class, "Action."),
                kinds(Step.class, "Step."))
            .flatMap(names -> names)
            .collect(toSet());
    private static final Set<String> OPERATORS =
        Arrays.stream(Operator.values()).map(Operator::name).collect(toSet());

    private static final Set<String> WRITTEN_KINDS =
        Stream.of(
                kinds(Section.class, "Section."),
                kinds(Statement.class, "Statement."),
                kinds(Expression.class, "Expression."))
            .flatMap(names -> names)
            .filter(name -> name.contains("."))
            .collect(toSet());

    private static final Set<String> COMPARED =
        OPERATORS.stream().map(name -> "Operator." + name).collect(toSet());

    private static final Set<String> OF_NODES =
        Set.of(Term.class.getPackageName(), Step.class.getPackageName());

    private Set<String> kinds = Set.of();
    private boolean speaksOfOperators;
    private boolean listsNodes;
    private boolean selectsNodes;
    private boolean passesOverWritten;
    private boolean isReviewer;

    boolean exhaustive() {
      return listsNodes;
    }

    boolean selective() {
      return selectsNodes && !isReviewer;
    }

    boolean passesOverWritten() {
      return passesOverWritten;
    }

    private static Stream<String> kinds(Class<?> sealed, String prefix) {
      return Arrays.stream(sealed.getPermittedSubclasses())
          .flatMap(
              kind ->
                  kind.isSealed()
                      ? Stream.concat(Stream.of(prefix + kind.getSimpleName()), kinds(kind, prefix))
                      : Stream.of(prefix + kind.getSimpleName(), kind.getSimpleName()));
    }

    /** Beside their declarations nodes may be named alone; elsewhere others are called that too. */
    @Override
    public Void visitCompilationUnit(CompilationUnitTree unit, Void nothing) {
      boolean beside = OF_NODES.contains(unit.getPackageName().toString());
      kinds = KINDS.stream().filter(name -> beside || name.contains(".")).collect(toSet());
      return super.visitCompilationUnit(unit, null);
    }

    /**
     * A reviewer, which has findings, looks for single things: of a new node it says nothing, as of
     * most others.
     */
    @Override
    public Void visitClass(ClassTree type, Void nothing) {
      isReviewer |=
          type.getMembers().stream()
              .anyMatch(
                  member ->
                      member instanceof VariableTree field
                          && field.getType().toString().equals("Findings"));
      return super.visitClass(type, null);
    }

    private final Set<String> asked = new HashSet<>();

    @Override
    public Void visitMethod(MethodTree method, Void nothing) {
      asked.clear();
      super.visitMethod(method, null);
      selectsNodes |= asked.size() > SINGLE_OPERATORS;
      return null;
    }

    @Override
    public Void visitBinary(BinaryTree comparison, Void nothing) {
      if (comparison.getKind() == Tree.Kind.EQUAL_TO
          || comparison.getKind() == Tree.Kind.NOT_EQUAL_TO) {
        asked.addAll(named(comparison, COMPARED));
      }
      return super.visitBinary(comparison, null);
    }

    /** A list of operators, in whatever collection or call it is. */
    @Override
    public Void visitMethodInvocation(MethodInvocationTree call, Void nothing) {
      selectsNodes |=
          call.getArguments().stream().map(Tree::toString).filter(COMPARED::contains).count()
              > SINGLE_OPERATORS;
      return super.visitMethodInvocation(call, null);
    }

    @Override
    public Void visitImport(ImportTree imported, Void nothing) {
      speaksOfOperators |= imported.toString().contains("tricksmith.rules.Operator;");
      return null;
    }

    @Override
    public Void visitInstanceOf(InstanceOfTree test, Void nothing) {
      Tree kind = test.getPattern() == null ? test.getType() : test.getPattern();
      selectsNodes |= !named(kind, kinds).isEmpty();
      return super.visitInstanceOf(test, null);
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree select, Void nothing) {
      selectsNodes |=
          select.getIdentifier().contentEquals("class")
              && kinds.contains(select.getExpression().toString());
      return super.visitMemberSelect(select, null);
    }

    @Override
    public Void visitSwitch(SwitchTree branches, Void nothing) {
      cases(branches.getCases());
      return super.visitSwitch(branches, null);
    }

    @Override
    public Void visitSwitchExpression(SwitchExpressionTree branches, Void nothing) {
      cases(branches.getCases());
      return super.visitSwitchExpression(branches, null);
    }

    private void cases(List<? extends CaseTree> cases) {
      Set<String> nodes = new HashSet<>();
      Set<String> operators = new HashSet<>();
      boolean written = false;
      boolean otherwise = false;
      boolean lists = false;
      for (CaseTree each : cases) {
        for (Tree label : each.getLabels()) {
          otherwise |= label instanceof DefaultCaseLabelTree;
          nodes.addAll(named(label, kinds));
          lists |= !named(type(label), kinds).isEmpty();
          written |= !named(type(label), WRITTEN_KINDS).isEmpty();
          operators.addAll(named(label, speaksOfOperators ? OPERATORS : Set.of()));
        }
      }
      listsNodes |= !otherwise && (lists || operators.equals(OPERATORS));
      passesOverWritten |= otherwise && written;
      selectsNodes |= otherwise && !(nodes.isEmpty() && operators.isEmpty());
    }

    /** What a label asks for first, without what it takes out of that. */
    private static Tree type(Tree label) {
      return label instanceof PatternCaseLabelTree pattern
              && pattern.getPattern() instanceof DeconstructionPatternTree parts
          ? parts.getDeconstructor()
          : label;
    }

    private static Set<String> named(Tree tree, Set<String> wanted) {
      Set<String> found = new HashSet<>();
      new TreeScanner<Void, Void>() {
        @Override
        public Void visitMemberSelect(MemberSelectTree select, Void nothing) {
          String name = select.toString();
          if (wanted.contains(name)) {
            found.add(name);
          }
          return super.visitMemberSelect(select, null);
        }

        @Override
        public Void visitIdentifier(IdentifierTree identifier, Void nothing) {
          String name = identifier.getName().toString();
          if (wanted.contains(name)) {
            found.add(name);
          }
          return super.visitIdentifier(identifier, null);
        }
      }.scan(tree, null);
      return found;
    }
  }
}
