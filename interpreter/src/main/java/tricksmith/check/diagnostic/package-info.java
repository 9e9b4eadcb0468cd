/** The problems of meaning, their fixes, and the log that collects them. */
@NullMarked
package tricksmith.check.diagnostic;

import org.jspecify.annotations.NullMarked;
