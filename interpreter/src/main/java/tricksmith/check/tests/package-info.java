/** Turns the section {@code tests} into checked tests. */
@NullMarked
package tricksmith.check.tests;

import org.jspecify.annotations.NullMarked;
