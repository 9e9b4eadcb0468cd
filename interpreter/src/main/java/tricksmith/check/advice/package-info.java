/** What may have been meant, and what could be written. */
@NullMarked
package tricksmith.check.advice;

import org.jspecify.annotations.NullMarked;
