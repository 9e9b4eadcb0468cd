/** Questions, with answers that look like their subject: an auction, a matrix, suits. */
@NullMarked
package tricksmith.editor.table.question;

import org.jspecify.annotations.NullMarked;
