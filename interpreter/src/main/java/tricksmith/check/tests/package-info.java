/** From the section {@code tests} to checked tests. */
@NullMarked
package tricksmith.check.tests;

import org.jspecify.annotations.NullMarked;
