/**
 * Completion: what could be written at the caret.
 *
 * <p>The grammar says which words can follow, the checker what values are expected, the script
 * which names there are.
 */
@NullMarked
package tricksmith.service.completion;

import org.jspecify.annotations.NullMarked;
