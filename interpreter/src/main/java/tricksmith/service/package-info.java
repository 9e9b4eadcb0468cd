/**
 * The language service: what an editor wants to know of a script, without any window.
 *
 * <p>{@link tricksmith.service.Analysis#of(tricksmith.source.Source)} reads and checks a text once.
 * All answers come from that; they are values that refer to places of the text by offsets. An
 * analysis never changes, so it may be asked from any thread, and it is thrown away when the text
 * changes. Broken scripts are as good as others: whatever can be known of them is answered.
 *
 * <pre>{@code
 * Analysis analysis = Analysis.of(new Source("whist.trick", text));
 * analysis.diagnostics();                        // what is wrong, as `check` says it
 * analysis.fixes(diagnostic, locale);            // ways to mend it, with a label
 * analysis.completion(offset, locale);           // what could be written here
 * analysis.hover(offset, locale);                // what this means
 * analysis.signature(offset, locale);            // what stands in these brackets
 * analysis.definition(offset);                   // where this is declared
 * analysis.uses(offset);                         // where else it stands
 * analysis.rename(offset, "name");               // another name for it, everywhere at once
 * analysis.outline(locale);                      // sections and what is in them
 * analysis.folds();                              // blocks that can be hidden
 * analysis.format();                             // the canonical layout, as few changes as possible
 * analysis.colours();                            // each word by what it means
 * analysis.brackets(offset);                     // the bracket that belongs to this one
 * analysis.indentation(offset);                  // how far a new line is indented here
 * }</pre>
 *
 * <p>What people read is in the language of the locale that is asked for, English or Japanese. What
 * an answer changes is a list of {@link tricksmith.source.Edit}s, all in places of the text that
 * was analysed; {@link tricksmith.source.Edit#applied} makes them.
 */
@NullMarked
package tricksmith.service;

import org.jspecify.annotations.NullMarked;
