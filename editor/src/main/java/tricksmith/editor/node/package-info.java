/**
 * Small operations on nodes that every part of the window needs, such as style classes and
 * visibility.
 */
@NullMarked
package tricksmith.editor.node;

import org.jspecify.annotations.NullMarked;
