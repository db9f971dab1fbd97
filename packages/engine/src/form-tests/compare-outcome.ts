import { sameJson } from '../json/same-json.ts';
import type { BrokenRule } from '../validation/issue.ts';
import type { ExpectedField } from './form-test.ts';
import type { FoundField } from './read-outcome.ts';

/**
 * Where what was found is not what was expected.
 * - `gone`: no field has that name any more
 * - `sight`: shown or hidden; `value`: the answer; `rows`: how many there are
 * - `broken`: broken rules. With another limit or another message it is the same rule
 */
export interface Difference {
  readonly name: string;
  /** Identity in the session; absent of what is gone. */
  readonly field?: string;
  readonly what: 'gone' | 'sight' | 'value' | 'rows' | 'broken';
  readonly expected: unknown;
  readonly found: unknown;
}

/** Tells all that is not as expected, in the order in which it was expected. Fields that came since are nobody's business. */
export function compareOutcome(
  expected: readonly ExpectedField[],
  found: readonly FoundField[],
): readonly Difference[] {
  const byName = new Map(found.map((one) => [one.name, one]));
  return expected.flatMap((wanted): readonly Difference[] => {
    const { name } = wanted;
    const one = byName.get(name);
    if (!one) return [{ name, what: 'gone', expected: wanted.value, found: undefined }];
    const rules = [wanted.broken ?? [], one.broken ?? []] as const;
    const pairs = [
      { what: 'sight', expected: wanted.isShown, found: one.isShown },
      { what: 'value', expected: wanted.value, found: one.value },
      { what: 'rows', expected: wanted.rows, found: one.rows },
      ...(sameJson(rules[0].map(named), rules[1].map(named))
        ? []
        : [{ what: 'broken', expected: rules[0], found: rules[1] } as const]),
    ] as const;
    return pairs
      .filter((pair) => pair.what === 'broken' || !sameJson(pair.expected, pair.found))
      .map((pair) => ({ name, field: one.field, ...pair }));
  });
}

const named = ({ rule }: BrokenRule): string => rule;
