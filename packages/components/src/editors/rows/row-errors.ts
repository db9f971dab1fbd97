import type { BrokenRule } from '@tideform/engine';

/**
 * Creates the validation error for a rule that some rows break. `params.rows` lists the row numbers, starting at 1: `2,
 * 3`. Returns an empty list if no row breaks the rule.
 */
export function createRowErrors(rule: string, positions: readonly number[]): readonly BrokenRule[] {
  return positions.length === 0 ? [] : [{ rule, params: { rows: positions.map((index) => index + 1).join(', ') } }];
}

/**
 * Returns the names of the rules that the row at `index` breaks, joined into one string so that memoized rows can
 * compare it.
 */
export function getBrokenRulesOfRow(issues: readonly BrokenRule[], index: number): string {
  return issues
    .filter((issue) => parseRowNumbers(issue)?.includes(index + 1))
    .map(({ rule }) => rule)
    .join(' ');
}

/** Returns the validation errors of the whole list, which don't name any rows. */
export function getErrorsOfList(issues: readonly BrokenRule[]): readonly BrokenRule[] {
  return issues.filter((issue) => !parseRowNumbers(issue));
}

function parseRowNumbers({ params }: BrokenRule): readonly number[] | undefined {
  return typeof params?.rows === 'string' ? params.rows.split(', ').map(Number) : undefined;
}
