import type { BrokenRule } from '@tideform/engine';

/**
 * Creates a validation error for rows: `params.rows` lists their positions, starting at 1: `2, 3`. Empty without
 * positions.
 */
export function createRowErrors(rule: string, positions: readonly number[]): readonly BrokenRule[] {
  return positions.length === 0 ? [] : [{ rule, params: { rows: positions.map((index) => index + 1).join(', ') } }];
}

/** Returns the rules that the row at `index` breaks, as one string because rows are memoized. */
export function getRulesOfRow(issues: readonly BrokenRule[], index: number): string {
  return issues
    .filter((issue) => parseRowNumbers(issue)?.includes(index + 1))
    .map(({ rule }) => rule)
    .join(' ');
}

/** Returns the validation errors of the whole field, which name no rows. */
export function getErrorsOfField(issues: readonly BrokenRule[]): readonly BrokenRule[] {
  return issues.filter((issue) => !parseRowNumbers(issue));
}

function parseRowNumbers({ params }: BrokenRule): readonly number[] | undefined {
  return typeof params?.rows === 'string' ? params.rows.split(', ').map(Number) : undefined;
}
