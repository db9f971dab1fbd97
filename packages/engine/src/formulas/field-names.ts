import { FormulaException, type FormulaField, throwFormulaError } from './formula.ts';
import type { JsonRule } from './rule-builders.ts';

interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** Returns the unique name of a field that shares its label with another one. */
const getFullName = ({ label, path }: FormulaField): string => `${label} (${path})`;

const findByName = (fields: readonly FormulaField[], name: string): readonly FormulaField[] => {
  const word = name.trim().toLowerCase();
  const matchers: readonly ((field: FormulaField) => boolean)[] = [
    (field) => getFullName(field) === name,
    ({ label }) => label === name,
    ({ path }) => path === name,
    ({ label }) => label.trim().toLowerCase() === word,
    ({ column }) => column === name,
  ];
  for (const isNamed of matchers) {
    const found = fields.filter(isNamed);
    if (found.length > 0) return found;
  }
  return [];
};

/**
 * Finds a field by its name in a formula.
 *
 * @throws FormulaException
 */
export function findField(fields: readonly FormulaField[], name: string, field: TextRange): FormulaField {
  const reachable = findByName(
    fields.filter(({ variable }) => variable !== undefined),
    name,
  );
  if (reachable.length > 1) throw new FormulaException({ code: 'severalFields', name }, field);
  if (reachable[0]) return reachable[0];
  const [other] = findByName(fields, name);
  if (!other) throw new FormulaException({ code: 'noField', name }, field);
  throw new FormulaException({ code: other.grid === undefined ? 'notReached' : 'columnAlone', name }, field);
}

/**
 * Finds a table and one of its columns by their names in a formula.
 *
 * @throws FormulaException
 */
export function findColumn(
  fields: readonly FormulaField[],
  { table: tableName, name, ...place }: TextRange & { readonly table: string; readonly name: string },
): { readonly table: FormulaField; readonly column: FormulaField } {
  const table = findField(fields, tableName, place);
  if (table.type !== 'rows') throw new FormulaException({ code: 'notATable', name: tableName }, place);
  const found = findByName(
    fields.filter(({ grid }) => grid === table.path),
    name,
  );
  if (found.length > 1) throw new FormulaException({ code: 'severalFields', name }, place);
  const [column] = found;
  if (!column) throw new FormulaException({ code: 'noColumn', name, table: tableName }, place);
  return { table, column };
}

/** Formats a field reference that `findField` resolves: `[Price]`; `undefined` if no name is unique. */
export function formatField(fields: readonly FormulaField[], field: FormulaField): string | undefined {
  const own = ({ label, path }: FormulaField) => [label, path, getFullName(field)];
  const name = own(field).find((one) => one !== '' && resolvesTo(fields, one, field));
  return name === undefined ? undefined : addBrackets(name);
}

/** Formats a column reference that `findColumn` resolves: `[Items].[Price]`; `undefined` if no name is unique. */
export function formatColumn(fields: readonly FormulaField[], column: FormulaField): string | undefined {
  const table = fields.find(({ path, type }) => path === column.grid && type === 'rows');
  const before = table && formatField(fields, table);
  const columns = fields.filter(({ grid }) => grid === column.grid);
  const after = [column.label, column.path, getFullName(column)].find((one) => {
    const found = one === '' ? [] : findByName(columns, one);
    return found.length === 1 && found[0] === column;
  });
  return before && after !== undefined ? `${before}.${addBrackets(after)}` : undefined;
}

const addBrackets = (name: string): string => `[${name.replaceAll(']', ']]')}]`;

function resolvesTo(fields: readonly FormulaField[], name: string, field: FormulaField): boolean {
  try {
    return findField(fields, name, { from: 0, to: 0 }) === field;
  } catch {
    return false;
  }
}

/**
 * Returns the rule that reads the answer of a field: absent numbers are 0, absent texts ''.
 *
 * @param variable JSONLogic variable of the field in the current scope
 */
export function createFieldRule({ type, stored }: FormulaField, variable: string): JsonRule {
  const answer = { var: variable };
  if (type === 'numeric') return { or: [answer, 0] };
  if (type === 'yesNo') return { '!!': [answer] };
  const text = { cat: [answer] };
  if (type === 'text' || type === 'clock') return text;
  if (type !== 'date') return answer;
  if (stored !== 'monthFirst' && stored !== 'dayFirst') return { substr: [text, 0, 10] };
  const [day, month] = stored === 'dayFirst' ? [0, 3] : [3, 0];
  return { cat: [{ substr: [text, 6, 4] }, '-', { substr: [text, month, 2] }, '-', { substr: [text, day, 2] }] };
}

/** Returns the rule that is true if a field has an answer. */
export function createFieldFilledRule(field: FormulaField, variable: string): JsonRule {
  const answer = { var: variable };
  const { type, isSelection: isTicked, choices } = field;
  if (type === 'choices' && isTicked) {
    return { '!!': [{ or: choices.map(({ value }) => ({ var: `${variable}.${value}` })) }] };
  }
  if (type === 'choices' || type === 'rows' || type === 'other') return { '!!': [answer] };
  return { '!': [{ in: [answer, [null, '']] }] };
}

/** Returns the rule that is true if a choice is selected; `undefined` if JSONLogic cannot reference the choice. */
export function createHasRule(
  { isSelection: isTicked }: FormulaField,
  variable: string,
  value: string,
): JsonRule | undefined {
  if (!isTicked) return { in: [value, { var: variable }] };
  return value.includes('.') ? undefined : { '!!': [{ var: `${variable}.${value}` }] };
}

/**
 * Returns the stored value of a choice, found by its label or by its stored value.
 *
 * @throws FormulaException
 */
export function findChoiceValue(
  { label: name, choices }: FormulaField,
  { value, ...place }: TextRange & { readonly value: string },
): string {
  const found = choices.find(({ label }) => label === value) ?? choices.find((choice) => choice.value === value);
  if (!found) throwFormulaError({ code: 'noChoice', name, choice: value }, place);
  return found.value;
}
