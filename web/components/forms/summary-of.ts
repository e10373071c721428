// The lines of a form's summary.
import { inFormOrder } from "./field-codes.ts";
import { fieldOf, type Labels, nameOf } from "./field-paths.ts";
import { idOf, type SummaryLine } from "./form-types.ts";

/**
 * What is wrong, in the order of the screen, each with the way to its field.
 * @param errors codes by field path
 * @param form prefix of the fields' ids
 */
export function summaryOf(
  errors: Readonly<Record<string, unknown>>,
  labels: Labels,
  form: string,
): readonly SummaryLine[] {
  return inFormOrder(errors, labels).map(({ path, code }) => {
    if (fieldOf(labels, path) !== path) return { path, code };
    return { path, code, target: { id: idOf(form, path), ...nameOf(labels, path) } };
  });
}
