/**
 * Random scripts and match files: whatever is read, nothing is thrown and everything ends. {@link
 * FuzzTest} runs it.
 */
package tricksmith.fuzz;
