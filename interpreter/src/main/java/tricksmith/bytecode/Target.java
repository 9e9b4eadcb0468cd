package tricksmith.bytecode;

import java.lang.constant.ClassDesc;
import java.util.function.UnaryOperator;
import tricksmith.program.Node;

/**
 * The class that is being written, as its methods see it.
 *
 * @param leaving the same expression, of operands that may be translated: what becomes of those
 *     that evaluate themselves
 */
record Target(
    ClassDesc type,
    Constants constants,
    Sizes sizes,
    Methods methods,
    UnaryOperator<Node> leaving) {}
