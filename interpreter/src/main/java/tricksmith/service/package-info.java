/**
 * The language service: answers an editor's questions about a script, without a window.
 *
 * <p>{@link tricksmith.service.Analysis#of(tricksmith.source.Source)} reads and checks a text once,
 * and gives all answers: values that refer to the text by offsets. An analysis is immutable, so any
 * thread may use it; when the text changes, discard it. If a script has errors, the service answers
 * as far as it can.
 *
 * <pre>{@code
 * Analysis analysis = Analysis.of(new Source("whist.trick", text));
 * analysis.diagnostics();                        // errors and warnings, as `check` reports them
 * analysis.fixes(diagnostic, locale);            // quick fixes, each with a label
 * analysis.completion(offset, locale);           // what could be written here
 * analysis.hover(offset, locale);                // what this means
 * analysis.signature(offset, locale);            // the parameters of this call
 * analysis.definition(offset);                   // where this is declared
 * analysis.uses(offset);                         // where it is used
 * analysis.rename(offset, "name");               // renames it everywhere
 * analysis.outline(locale);                      // sections and what is in them
 * analysis.folds();                              // blocks that can be folded
 * analysis.format();                             // the canonical layout, as few changes as possible
 * analysis.colours();                            // each word by what it means
 * analysis.brackets(offset);                     // the matching bracket
 * analysis.indentation(offset);                  // how far to indent a new line
 * }</pre>
 *
 * <p>Text for people is in the language of the given locale, English or Japanese. Changes are lists
 * of {@link tricksmith.source.Edit}s to the text that was analysed; {@link
 * tricksmith.source.Edit#applied} applies them.
 */
@NullMarked
package tricksmith.service;

import org.jspecify.annotations.NullMarked;
