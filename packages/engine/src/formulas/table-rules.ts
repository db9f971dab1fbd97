import type { FormulaField } from './formula-field.ts';
import type { Rule } from './rule-pieces.ts';

type Table = Pick<FormulaField, 'variable'>;

const gathered = { var: 'accumulator' };

/** @param body what is computed of each row, whose columns begin with `current.` */
export const sumOf = ({ variable }: Table, body: Rule): Rule => ({
  reduce: [{ var: variable }, { '+': [gathered, body] }, 0],
});

/** @param isCounted whether a row counts; `undefined`: each does */
export const countOf = (table: Table, isCounted: Rule | undefined): Rule =>
  sumOf(table, isCounted === undefined ? 1 : { if: [isCounted, 1, 0] });

export const averageOf = (table: Table, body: Rule, isCounted: Rule | undefined): Rule => ({
  '/': [sumOf(table, body), countOf(table, isCounted)],
});

/** The least or the greatest; nothing where there is none. */
export function extremeOf(name: 'MIN' | 'MAX', { variable }: Table, body: Rule, isCounted: Rule | undefined): Rule {
  const next = { if: [{ in: [gathered, [null]] }, body, { [name.toLowerCase()]: [gathered, body] }] };
  return { reduce: [{ var: variable }, isCounted === undefined ? next : { if: [isCounted, next, gathered] }, null] };
}
