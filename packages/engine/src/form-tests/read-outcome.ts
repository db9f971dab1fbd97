import type { Session } from '../session/session.ts';
import { rootsToCheck } from '../wizard/pages-on-the-way.ts';
import type { ExpectedField } from './form-test.ts';

/** What has become of one field, and which it is. */
export interface FoundField extends ExpectedField {
  /** Identity of the field in its session. */
  readonly field: string;
}

/**
 * Says what a form has made of the answers of a session that has come to rest: of each field whether it is shown, its
 * answer, and what is wrong with it, as a submit finds it. Several fields with one name are told as one.
 */
export async function readOutcome(session: Session): Promise<readonly FoundField[]> {
  const roots = session.form.display === 'wizard' ? await rootsToCheck(session) : undefined;
  const broken = Map.groupBy(session.validate(roots), ({ nodeId }) => nodeId);
  const found = new Map<string, FoundField>();
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
