import type { Session } from '../session/session.ts';
import { getRootsToValidate } from '../wizard/page-flow.ts';
import type { ExpectedField } from './form-test.ts';

/** Actual result of one field. */
export interface ActualField extends ExpectedField {
  /** ID of the field in its session. */
  readonly field: string;
}

/**
 * Records the result of a settled session: the visibility, answer and validation errors of each field, as if the form
 * were submitted. Fields with the same name are combined.
 */
export async function recordResults(session: Session): Promise<readonly ActualField[]> {
  const roots = session.form.display === 'wizard' ? await getRootsToValidate(session) : undefined;
  const broken = Map.groupBy(session.validate(roots), ({ nodeId }) => nodeId);
  const found = new Map<string, ActualField>();
  const visit = (id: string): void => {
    const { spec, path, definition, slots } = session.node(id);
    const { visible, value, rows } = session.state(id);
    const hasAnswer = spec !== undefined && spec.shape !== 'none';
    const key = definition.key ?? definition.type;
    const name = hasAnswer ? path : `#${path === '' ? key : `${path}.${key}`}`;
    const before = found.get(name);
    const rules = [
      ...(before?.broken ?? []),
      ...(broken.get(id) ?? []).map(({ rule, params }) => ({ rule, ...(params && { params }) })),
    ];
    found.set(name, {
      name,
      field: before?.field ?? id,
      isShown: visible || (before?.isShown ?? false),
      ...(value !== undefined && { value }),
      ...(rows && { rows: rows.length }),
      ...(rules.length > 0 && { broken: rules }),
    });
    for (const child of slots.flat()) visit(child);
    for (const row of rows ?? []) for (const cell of row.fieldIds) visit(cell);
  };
  for (const id of session.rootIds) visit(id);
  return [...found.values()];
}
