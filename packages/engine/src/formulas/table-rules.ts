import type { FormulaField } from './formula-field.ts';
import type { JsonRule } from './rule-builders.ts';

type FormulaTable = Pick<FormulaField, 'variable'>;

const accumulator = { var: 'accumulator' };

/**
 * Creates a rule that sums an expression over the rows of a table.
 * @param body expression per row; columns start with `current.`
 */
export const sumRows = ({ variable }: FormulaTable, body: JsonRule): JsonRule => ({
  reduce: [{ var: variable }, { '+': [accumulator, body] }, 0],
});

/**
 * Creates a rule that counts the rows of a table.
 * @param isCounted condition for counting a row; `undefined`: all rows
 */
export const countRows = (table: FormulaTable, isCounted: JsonRule | undefined): JsonRule =>
  sumRows(table, isCounted === undefined ? 1 : { if: [isCounted, 1, 0] });

export const averageRows = (table: FormulaTable, body: JsonRule, isCounted: JsonRule | undefined): JsonRule => ({
  '/': [sumRows(table, body), countRows(table, isCounted)],
});

/** Creates a rule that computes the minimum or maximum over the rows of a table; null without rows. */
export function minOrMaxRow(
  name: 'MIN' | 'MAX',
  { variable }: FormulaTable,
  body: JsonRule,
  isCounted: JsonRule | undefined,
): JsonRule {
  const next = { if: [{ in: [accumulator, [null]] }, body, { [name.toLowerCase()]: [accumulator, body] }] };
  return { reduce: [{ var: variable }, isCounted === undefined ? next : { if: [isCounted, next, accumulator] }, null] };
}
