/** The results of batches as figures and charts: views that are given a state and know no rules. */
@NullMarked
package tricksmith.editor.figures;

import org.jspecify.annotations.NullMarked;
