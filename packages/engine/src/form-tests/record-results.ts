import { isSameJson } from '../json/json-value.ts';
import type { Session } from '../session/session.ts';
import type { BrokenRule } from '../validation/validation-error.ts';
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

/**
 * Deviation of an actual result from the expected one.
 * - `gone`: the field no longer exists
 * - `sight`: the visibility differs; `value`: the answer differs; `rows`: the number of rows differs
 * - `broken`: other rules are broken; different limits or messages of the same rule are not a deviation
 */
export interface FormTestDifference {
  readonly name: string;
  /** ID of the field in the session; absent for `gone`. */
  readonly field?: string;
  readonly what: 'gone' | 'sight' | 'value' | 'rows' | 'broken';
  readonly expected: unknown;
  readonly found: unknown;
}

/** Returns all deviations in the order of the expected fields. New fields are ignored. */
export function compareResults(
  expected: readonly ExpectedField[],
  found: readonly ActualField[],
): readonly FormTestDifference[] {
  const byName = new Map(found.map((one) => [one.name, one]));
  return expected.flatMap((expectedField): readonly FormTestDifference[] => {
    const { name } = expectedField;
    const one = byName.get(name);
    if (!one) return [{ name, what: 'gone', expected: expectedField.value, found: undefined }];
    const rules = [expectedField.broken ?? [], one.broken ?? []] as const;
    const pairs = [
      { what: 'sight', expected: expectedField.isShown, found: one.isShown },
      { what: 'value', expected: expectedField.value, found: one.value },
      { what: 'rows', expected: expectedField.rows, found: one.rows },
      ...(isSameJson(rules[0].map(getRuleName), rules[1].map(getRuleName))
        ? []
        : [{ what: 'broken', expected: rules[0], found: rules[1] } as const]),
    ] as const;
    return pairs
      .filter((pair) => pair.what === 'broken' || !isSameJson(pair.expected, pair.found))
      .map((pair) => ({ name, field: one.field, ...pair }));
  });
}

const getRuleName = ({ rule }: BrokenRule): string => rule;
