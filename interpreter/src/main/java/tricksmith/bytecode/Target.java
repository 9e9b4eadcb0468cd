package tricksmith.bytecode;

import java.lang.constant.ClassDesc;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import tricksmith.program.expression.Node;

/**
 * The class that is being written, as its methods see it.
 *
 * @param leaving maps an expression that evaluates itself to the same expression with operands that
 *     may be translated
 * @param classes the class that evaluates the expression of each number
 */
record Target(
    ClassDesc type,
    Constants constants,
    Sizes sizes,
    Methods methods,
    UnaryOperator<Node> leaving,
    IntFunction<ClassDesc> classes) {}
