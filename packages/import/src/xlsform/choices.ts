import type { FormPlace } from '../building/form-place.ts';
import type { KnownField } from '../building/known-fields.ts';
import { variableOf } from '../building/known-fields.ts';
import { numberIn } from '../building/read-values.ts';
import { type Expression, Untranslatable } from '../expressions/expression.ts';
import { because } from '../report/finding.ts';
import { openRow, type Row } from './table.ts';
import { type ListedChoice, wordsOf, type Xlsform } from './xlsform.ts';

/** The lists of the sheet of choices. */
export function readLists(
  rows: readonly Row[],
  form: Omit<Xlsform, 'lists'>,
  filters: string,
): ReadonlyMap<string, readonly ListedChoice[]> {
  const lists = new Map<string, ListedChoice[]>();
  for (const row of rows) {
    const part = openRow(form.ledger, 'choices', row);
    const [list, value] = [part.keep('list_name'), part.keep('name')] as readonly (string | undefined)[];
    const label = wordsOf(part, 'label', form) ?? value ?? '';
    part.call(label);
    const columns: Record<string, string> = {};
    for (const column of Object.keys(row.cells)) {
      if (column === 'list_name' || column === 'name' || column.includes('label')) continue;
      if (column.startsWith('media::')) part.lose(column, because('elsewhere'));
      else if (filters.includes(column)) columns[column] = String(part.keep(column));
      else part.lose(column, because('noCounterpart'));
    }
    part.close();
    if (list === undefined || value === undefined) continue;
    const known = lists.get(list) ?? [];
    known.push({ label, value, columns });
    lists.set(list, known);
  }
  return lists;
}

export const labelled = (choices: readonly ListedChoice[]) => choices.map(({ label, value }) => ({ label, value }));

/** What code compares of each choice with what. */
interface Clause {
  readonly column: string;
  readonly with: string;
}

/**
 * The choices that a filter leaves, as code of the form: `region = ${region} and kind = 'a'`. Nothing of the file is in it but texts.
 *
 * @throws {Untranslatable} where the filter says more than that columns equal answers or texts
 */
export function filteredChoices(
  choices: readonly ListedChoice[],
  filter: Expression,
  place: FormPlace,
): { readonly code: string; readonly refreshOn: readonly string[] } {
  const names = new Set(choices.flatMap(({ columns }) => Object.keys(columns)));
  const refreshOn: string[] = [];
  const clauses = partsOf(filter).map((part) => clauseOf(part, names, place, refreshOn));
  const list = JSON.stringify(choices.map(({ label, value, columns }) => ({ label, value, ...columns })));
  const tests = clauses.map(({ column, with: other }) => `choice[${JSON.stringify(column)}] === ${other}`).join(' && ');
  return { code: `const choices = ${list};\nvalues = choices.filter((choice) => ${tests});`, refreshOn };
}

function partsOf(expression: Expression): readonly Expression[] {
  if (expression.kind !== 'two' || expression.operator !== 'and') return [expression];
  return [...partsOf(expression.left), ...partsOf(expression.right)];
}

function clauseOf(expression: Expression, columns: ReadonlySet<string>, place: FormPlace, refreshOn: string[]): Clause {
  if (expression.kind !== 'two' || expression.operator !== '=') throw new Untranslatable('more than equal');
  const { left, right } = expression;
  const [column, other] = columnIn(left, columns) ? [left, right] : [right, left];
  const name = columnIn(column, columns);
  if (!name) throw new Untranslatable('no column');
  if (other.kind === 'value') return { column: name, with: JSON.stringify(String(other.value)) };
  const field = other.kind === 'field' ? place.fields.get(other.name) : undefined;
  if (!field) throw new Untranslatable('a field that is not there');
  refreshOn.push(field.path.join('.'));
  return { column: name, with: `String(${answerOf(field, place)} ?? '')` };
}

/** A name without anything around it is a column of the choices. */
function columnIn(expression: Expression, columns: ReadonlySet<string>): string | undefined {
  return expression.kind === 'call' &&
    expression.name === 'column' &&
    expression.given[0]?.kind === 'value' &&
    columns.has(String(expression.given[0].value))
    ? String(expression.given[0].value)
    : undefined;
}

function answerOf(field: KnownField, place: FormPlace): string {
  const variable = variableOf(field, place);
  if (!variable) throw new Untranslatable('a field of other rows');
  const [root = '', ...names] = variable.split('.');
  return names.reduce((path, name) => `${path}?.[${JSON.stringify(name)}]`, root);
}

export const rangeParameters = (parameters: string | undefined): Readonly<Record<string, number | undefined>> =>
  Object.fromEntries(
    (parameters ?? '').split(/[\s,;]/).flatMap((one) => {
      const [name = '', value] = one.split('=');
      return value === undefined ? [] : [[name.trim(), numberIn(value)] as const];
    }),
  );
