package tricksmith.rules.analysis;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnDefinition;
import tricksmith.rules.Dependency.OnOption;
import tricksmith.rules.Dependency.OnZone;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.NumberedSet.Numbering;

/**
 * Follows terms into the definitions that they call. A script may call a definition of ten thousand
 * words in thousands of places, so the terms of each are listed once, and what it answers to a
 * question about them is remembered.
 */
public final class CallGraph {

  /** A part of a term that calls a definition. */
  private record Call(int place, DefinedTerm definition) {}

  /**
   * What a term consists of.
   *
   * @param terms itself and all terms inside it
   * @param calls those of them that call a definition, in that order
   * @param reads what they read, each as often as it is read
   */
  private record Parts(List<Term> terms, List<Call> calls, List<Dependency> reads) {}

  private record Question(int definition, Predicate<Term> asked) {}

  /**
   * What a definition answers to a question.
   *
   * @param own the terms of its body for which it holds
   * @param any whether it holds for any of these, or of those in definitions that it calls
   */
  private record Answer(List<Term> own, boolean any) {}

  private final IntFunction<@Nullable DefinedTerm> definitions;
  private final Map<Integer, Parts> bodies = new ConcurrentHashMap<>();
  private final Map<Question, Answer> answers = new ConcurrentHashMap<>();
  private final Numbering<Dependency> numbering = new Numbering<>();

  /** What the values of definitions depend on. */
  private final Map<Integer, NumberedSet<Dependency>> dependencies = new ConcurrentHashMap<>();

  public CallGraph(CheckedRules rules) {
    this.definitions = rules::definition;
    numbering.setOf(rules.options().stream().map(OnOption::new).toList());
  }

  /**
   * Returns the definition that a term calls; null if it calls none, or one that was not
   * understood.
   */
  public @Nullable DefinedTerm called(Term term) {
    for (Dependency dependency : term.reads()) {
      if (dependency instanceof OnDefinition(int definition)) {
        return definitions.apply(definition);
      }
    }
    return null;
  }

  /** Returns a term and everything inside it and the definitions that it calls. */
  public Stream<Term> everythingIn(Term term) {
    Parts parts = parts(term);
    if (parts.calls.isEmpty()) {
      return parts.terms.stream();
    }
    List<Term> found = new ArrayList<>();
    collect(parts, found, new HashSet<>());
    return found.stream();
  }

  /**
   * Returns those of {@link #everythingIn(Term)} for which something holds, what is called after
   * what calls it.
   *
   * @param asked about nothing but the term; the same object each time, or an equal one, since the
   *     answers of definitions are remembered for it
   */
  public Stream<Term> everythingIn(Term term, Predicate<Term> asked) {
    Parts parts = parts(term);
    List<Term> found = new ArrayList<>();
    collect(parts, parts.terms.stream().filter(asked).toList(), asked, found, new HashSet<>());
    return found.stream();
  }

  private void collect(
      Parts parts, List<Term> own, Predicate<Term> asked, List<Term> found, Set<Integer> seen) {
    found.addAll(own);
    for (Call call : parts.calls) {
      Answer answer = answer(call.definition, asked);
      if (answer.any && seen.add(call.definition.id())) {
        collect(body(call.definition), answer.own, asked, found, seen);
      }
    }
  }

  /**
   * Whether something holds for any of {@link #everythingIn(Term)}.
   *
   * @param asked as in {@link #everythingIn(Term, Predicate)}
   */
  public boolean involves(Term term, Predicate<Term> asked) {
    if (asked.test(term)) {
      return true;
    }
    for (Term child : term.children()) {
      if (involves(child, asked)) {
        return true;
      }
    }
    DefinedTerm called = called(term);
    return called != null && answer(called, asked).any;
  }

  private Answer answer(DefinedTerm definition, Predicate<Term> asked) {
    Question question = new Question(definition.id(), asked);
    Answer known = answers.get(question);
    if (known == null) {
      Parts body = body(definition);
      List<Term> own = body.terms.stream().filter(asked).toList();
      // What calls itself in a circle finds this.
      answers.put(question, new Answer(own, !own.isEmpty()));
      boolean any =
          !own.isEmpty()
              || body.calls.stream().anyMatch(call -> answer(call.definition, asked).any);
      known = new Answer(own, any);
      answers.put(question, known);
    }
    return known;
  }

  /** Returns everything that the value of a term depends on. */
  public NumberedSet<Dependency> dependencies(Term term) {
    return dependencies(parts(term), new HashSet<>());
  }

  private NumberedSet<Dependency> dependencies(Parts parts, Set<Integer> opened) {
    NumberedSet<Dependency> all = numbering.setOf(parts.reads);
    for (Call call : parts.calls) {
      all = all.with(dependencies(call.definition, opened));
    }
    return all;
  }

  private NumberedSet<Dependency> dependencies(DefinedTerm definition, Set<Integer> opened) {
    NumberedSet<Dependency> known = dependencies.get(definition.id());
    if (known == null) {
      Parts body = body(definition);
      if (!opened.add(definition.id())) {
        // It calls itself in a circle, which is reported as an error.
        return numbering.setOf(body.reads);
      }
      known = dependencies(body, opened);
      dependencies.put(definition.id(), known);
    }
    return known;
  }

  /**
   * Returns everything that the value of any of some terms depends on, options in the order of
   * their declarations.
   */
  public NumberedSet<Dependency> dependencies(Stream<Term> terms) {
    return terms.map(this::dependencies).reduce(numbering.setOf(List.of()), NumberedSet::with);
  }

  private Parts parts(Term term) {
    List<Term> terms = term.all().toList();
    List<Call> calls = new ArrayList<>();
    List<Dependency> reads = new ArrayList<>();
    for (int place = 0; place < terms.size(); place++) {
      for (Dependency read : terms.get(place).reads()) {
        reads.add(read);
        DefinedTerm called =
            read instanceof OnDefinition(int definition) ? definitions.apply(definition) : null;
        if (called != null) {
          calls.add(new Call(place, called));
        }
      }
    }
    return new Parts(terms, calls, reads);
  }

  private Parts body(DefinedTerm definition) {
    return bodies.computeIfAbsent(definition.id(), _ -> parts(definition.body()));
  }

  /** Returns the places of all zones on which the value of a term depends. */
  public Set<Integer> zones(Term term) {
    return dependencies(term).stream()
        .filter(OnZone.class::isInstance)
        .map(read -> ((OnZone) read).zone())
        .collect(Collectors.toUnmodifiableSet());
  }

  /**
   * Collects terms, what is called right after the call; definitions can call one another in a
   * circle while a script is being written.
   */
  private void collect(Parts parts, List<Term> found, Set<Integer> seen) {
    int collected = 0;
    for (Call call : parts.calls) {
      if (seen.add(call.definition.id())) {
        found.addAll(parts.terms.subList(collected, call.place + 1));
        collected = call.place + 1;
        collect(body(call.definition), found, seen);
      }
    }
    found.addAll(parts.terms.subList(collected, parts.terms.size()));
  }
}
