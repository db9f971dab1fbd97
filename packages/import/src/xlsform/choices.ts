import { type FormScope, getJsonLogicVariable, type KnownField } from '../building/form-scope.ts';
import { parseNumber } from '../building/parse-values.ts';
import { type Expression, UntranslatableError } from '../expressions/expression.ts';
import { createFindingReason } from '../report/finding.ts';
import { type ListedChoice, openRow, readText, type SheetRow, type XlsformContext } from './xlsform.ts';

/** Reads the lists of choices from the choices sheet. */
export function readChoiceLists(
  rows: readonly SheetRow[],
  form: Omit<XlsformContext, 'lists'>,
  filters: string,
): ReadonlyMap<string, readonly ListedChoice[]> {
  const lists = new Map<string, ListedChoice[]>();
  for (const row of rows) {
    const part = openRow(form.ledger, 'choices', row);
    const [list, value] = [part.keep('list_name'), part.keep('name')] as readonly (string | undefined)[];
    const label = readText(part, 'label', form) ?? value ?? '';
    part.setTitle(label);
    const columns: Record<string, string> = {};
    for (const column of Object.keys(row.cells)) {
      if (column === 'list_name' || column === 'name' || column.includes('label')) continue;
      if (column.startsWith('media::')) part.lose(column, createFindingReason('elsewhere'));
      else if (filters.includes(column)) columns[column] = String(part.keep(column));
      else part.lose(column, createFindingReason('noCounterpart'));
    }
    part.close();
    if (list === undefined || value === undefined) continue;
    const known = lists.get(list) ?? [];
    known.push({ label, value, columns });
    lists.set(list, known);
  }
  return lists;
}

export const toLabeledChoices = (choices: readonly ListedChoice[]) =>
  choices.map(({ label, value }) => ({ label, value }));

/** Comparison of a column of the choices sheet in a choice filter. */
interface FilterClause {
  readonly column: string;
  readonly with: string;
}

/**
 * Converts a choice filter to code: `region = ${region} and kind = 'a'`. Apart from text literals, the code contains
 * nothing from the file.
 *
 * @throws {UntranslatableError} if the filter contains anything besides equality of columns with answers or texts
 */
export function createFilteredChoices(
  choices: readonly ListedChoice[],
  filter: Expression,
  scope: FormScope,
): { readonly code: string; readonly refreshOn: readonly string[] } {
  const names = new Set(choices.flatMap(({ columns }) => Object.keys(columns)));
  const refreshOn: string[] = [];
  const clauses = splitClauses(filter).map((part) => createFilterClause(part, names, scope, refreshOn));
  const list = JSON.stringify(choices.map(({ label, value, columns }) => ({ label, value, ...columns })));
  const tests = clauses.map(({ column, with: other }) => `choice[${JSON.stringify(column)}] === ${other}`).join(' && ');
  return { code: `const choices = ${list};\nvalues = choices.filter((choice) => ${tests});`, refreshOn };
}

function splitClauses(expression: Expression): readonly Expression[] {
  if (expression.kind !== 'two' || expression.operator !== 'and') return [expression];
  return [...splitClauses(expression.left), ...splitClauses(expression.right)];
}

function createFilterClause(
  expression: Expression,
  columns: ReadonlySet<string>,
  scope: FormScope,
  refreshOn: string[],
): FilterClause {
  if (expression.kind !== 'two' || expression.operator !== '=') throw new UntranslatableError('not an equality');
  const { left, right } = expression;
  const [column, other] = findColumn(left, columns) ? [left, right] : [right, left];
  const name = findColumn(column, columns);
  if (!name) throw new UntranslatableError('no column');
  if (other.kind === 'value') return { column: name, with: JSON.stringify(String(other.value)) };
  const field = other.kind === 'field' ? scope.fields.get(other.name) : undefined;
  if (!field) throw new UntranslatableError('an unknown field');
  refreshOn.push(field.path.join('.'));
  return { column: name, with: `String(${createAnswerCode(field, scope)} ?? '')` };
}

/** Returns the column name in an expression that was a bare name in the filter. */
function findColumn(expression: Expression, columns: ReadonlySet<string>): string | undefined {
  return expression.kind === 'call' &&
    expression.name === 'column' &&
    expression.operands[0]?.kind === 'value' &&
    columns.has(String(expression.operands[0].value))
    ? String(expression.operands[0].value)
    : undefined;
}

function createAnswerCode(field: KnownField, scope: FormScope): string {
  const variable = getJsonLogicVariable(field, scope);
  if (!variable) throw new UntranslatableError('a field of another repeat');
  const [root = '', ...names] = variable.split('.');
  return names.reduce((path, name) => `${path}?.[${JSON.stringify(name)}]`, root);
}

export const parseRangeParameters = (parameters: string | undefined): Readonly<Record<string, number | undefined>> =>
  Object.fromEntries(
    (parameters ?? '').split(/[\s,;]/).flatMap((one) => {
      const [name = '', value] = one.split('=');
      return value === undefined ? [] : [[name.trim(), parseNumber(value)] as const];
    }),
  );
