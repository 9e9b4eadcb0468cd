/** Advice on what may have been meant, and on what could be written. */
@NullMarked
package tricksmith.check.advice;

import org.jspecify.annotations.NullMarked;
