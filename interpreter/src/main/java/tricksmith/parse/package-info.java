/**
 * From text to syntax tree. Parsing never fails: it returns what could be read, and reports what
 * could not.
 *
 * <p>Only the classes in this package are used from outside. The packages below it depend on each
 * other in one direction: {@code diagnostic}, {@code tokens}, {@code advice}, {@code recovery};
 * beside them are {@code tree} and {@code prediction}.
 */
@NullMarked
package tricksmith.parse;

import org.jspecify.annotations.NullMarked;
