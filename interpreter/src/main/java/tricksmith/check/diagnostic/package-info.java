/** The problems of meaning, their fixes, and the log that collects both. */
@NullMarked
package tricksmith.check.diagnostic;

import org.jspecify.annotations.NullMarked;
