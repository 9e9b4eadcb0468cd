package tricksmith.check.symbols;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;
import tricksmith.rules.Local;
import tricksmith.syntax.Name;

/**
 * A named procedure.
 *
 * @param body null if the procedure cannot be performed, because it leads in a circle, or too far
 */
public record ProcedureSymbol(Name name, List<Local> parameters, @Nullable List<Action> body) {}
