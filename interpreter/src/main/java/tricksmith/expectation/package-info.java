/** Runs the tests in scripts and checks their expectations. */
@NullMarked
package tricksmith.expectation;

import org.jspecify.annotations.NullMarked;
