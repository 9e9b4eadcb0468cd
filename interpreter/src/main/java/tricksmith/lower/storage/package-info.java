/** Where values are kept: those that are fixed before a match, and those that change in it. */
@NullMarked
package tricksmith.lower.storage;

import org.jspecify.annotations.NullMarked;
