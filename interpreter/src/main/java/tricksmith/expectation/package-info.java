/** The tests that belong to scripts: what they expect, and whether it is so. */
@NullMarked
package tricksmith.expectation;

import org.jspecify.annotations.NullMarked;
