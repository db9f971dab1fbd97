import type { BrokenRule } from '@tideform/engine';

/** A rule that some rows break, as data: `params.rows` names their positions from 1 on, `2, 3`. Nothing where no row does. */
export function brokenInRows(rule: string, positions: readonly number[]): readonly BrokenRule[] {
  return positions.length === 0 ? [] : [{ rule, params: { rows: positions.map((index) => index + 1).join(', ') } }];
}

/** The rules that the row at `index` breaks, as one text: rows are memoized. */
export function rulesOfRow(issues: readonly BrokenRule[], index: number): string {
  return issues
    .filter((issue) => rowsOf(issue)?.includes(index + 1))
    .map(({ rule }) => rule)
    .join(' ');
}

/** The issues of the field as a whole: those that name no rows. */
export function issuesOfField(issues: readonly BrokenRule[]): readonly BrokenRule[] {
  return issues.filter((issue) => !rowsOf(issue));
}

function rowsOf({ params }: BrokenRule): readonly number[] | undefined {
  return typeof params?.rows === 'string' ? params.rows.split(', ').map(Number) : undefined;
}
