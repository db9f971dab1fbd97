import { isSameJson } from '../json/is-same-json.ts';
import type { BrokenRule } from '../validation/validation-error.ts';
import type { ExpectedField } from './form-test.ts';
import type { ActualField } from './record-results.ts';

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
