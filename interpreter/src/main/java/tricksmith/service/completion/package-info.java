/**
 * Completion: what could be written at the caret.
 *
 * <p>The grammar determines which words can follow, the checker which values are expected, and the
 * script which names there are.
 */
@NullMarked
package tricksmith.service.completion;

import org.jspecify.annotations.NullMarked;
