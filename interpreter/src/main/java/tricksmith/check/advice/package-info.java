/** What somebody may have meant, and what could be written. */
@NullMarked
package tricksmith.check.advice;

import org.jspecify.annotations.NullMarked;
