import type { FormulaField } from './formula-field.ts';
import { FormulaError, fail } from './formula-problem.ts';
import type { Rule } from './rule-pieces.ts';

interface Place {
  readonly from: number;
  readonly to: number;
}

/** What is written between the brackets of a field that has the same label as another one. */
const fullName = ({ label, path }: FormulaField): string => `${label} (${path})`;

const named = (fields: readonly FormulaField[], name: string): readonly FormulaField[] => {
  const word = name.trim().toLowerCase();
  const ways: readonly ((field: FormulaField) => boolean)[] = [
    (field) => fullName(field) === name,
    ({ label }) => label === name,
    ({ path }) => path === name,
    ({ label }) => label.trim().toLowerCase() === word,
    ({ column }) => column === name,
  ];
  for (const isNamed of ways) {
    const found = fields.filter(isNamed);
    if (found.length > 0) return found;
  }
  return [];
};

/**
 * Finds the field that a formula names.
 *
 * @throws FormulaError
 */
export function findField(fields: readonly FormulaField[], name: string, field: Place): FormulaField {
  const reached = named(
    fields.filter(({ variable }) => variable !== undefined),
    name,
  );
  if (reached.length > 1) throw new FormulaError({ code: 'severalFields', name }, field);
  if (reached[0]) return reached[0];
  const [other] = named(fields, name);
  if (!other) throw new FormulaError({ code: 'noField', name }, field);
  throw new FormulaError({ code: other.grid === undefined ? 'notReached' : 'columnAlone', name }, field);
}

/**
 * Finds a table and one of its columns.
 *
 * @throws FormulaError
 */
export function findColumn(
  fields: readonly FormulaField[],
  { table: tableName, name, ...place }: Place & { readonly table: string; readonly name: string },
): { readonly table: FormulaField; readonly column: FormulaField } {
  const table = findField(fields, tableName, place);
  if (table.type !== 'rows') throw new FormulaError({ code: 'notATable', name: tableName }, place);
  const found = named(
    fields.filter(({ grid }) => grid === table.path),
    name,
  );
  if (found.length > 1) throw new FormulaError({ code: 'severalFields', name }, place);
  const [column] = found;
  if (!column) throw new FormulaError({ code: 'noColumn', name, table: tableName }, place);
  return { table, column };
}

/** Writes the name of a field so that it is found again; `undefined` where no name is its own. */
export function sayField(fields: readonly FormulaField[], field: FormulaField): string | undefined {
  const own = ({ label, path }: FormulaField) => [label, path, fullName(field)];
  const name = own(field).find((one) => one !== '' && isFound(fields, one, field));
  return name === undefined ? undefined : bracketed(name);
}

/** The same for a column: `[Items].[Price]`. */
export function sayColumn(fields: readonly FormulaField[], column: FormulaField): string | undefined {
  const table = fields.find(({ path, type }) => path === column.grid && type === 'rows');
  const before = table && sayField(fields, table);
  const beside = fields.filter(({ grid }) => grid === column.grid);
  const after = [column.label, column.path, fullName(column)].find((one) => {
    const found = one === '' ? [] : named(beside, one);
    return found.length === 1 && found[0] === column;
  });
  return before && after !== undefined ? `${before}.${bracketed(after)}` : undefined;
}

const bracketed = (name: string): string => `[${name.replaceAll(']', ']]')}]`;

function isFound(fields: readonly FormulaField[], name: string, field: FormulaField): boolean {
  try {
    return findField(fields, name, { from: 0, to: 0 }) === field;
  } catch {
    return false;
  }
}

/**
 * What a field's answer is in a formula: numbers that are not there are 0, texts ''.
 *
 * @param variable what it is called where it is read
 */
export function fieldRule({ type, stored }: FormulaField, variable: string): Rule {
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

/** Whether a field has an answer. */
export function filledRule(field: FormulaField, variable: string): Rule {
  const answer = { var: variable };
  const { type, isTicked, choices } = field;
  if (type === 'choices' && isTicked) {
    return { '!!': [{ or: choices.map(({ value }) => ({ var: `${variable}.${value}` })) }] };
  }
  if (type === 'choices' || type === 'rows' || type === 'other') return { '!!': [answer] };
  return { '!': [{ in: [answer, [null, '']] }] };
}

/** Whether one of several choices is taken; `undefined` where JSONLogic has no name for it. */
export function hasRule({ isTicked }: FormulaField, variable: string, value: string): Rule | undefined {
  if (!isTicked) return { in: [value, { var: variable }] };
  return value.includes('.') ? undefined : { '!!': [{ var: `${variable}.${value}` }] };
}

/**
 * The stored value of a choice that is named by its label, or as it is stored.
 *
 * @throws FormulaError
 */
export function choiceOf(
  { label: name, choices }: FormulaField,
  { value, ...place }: Place & { readonly value: string },
): string {
  const found = choices.find(({ label }) => label === value) ?? choices.find((choice) => choice.value === value);
  if (!found) fail({ code: 'noChoice', name, choice: value }, place);
  return found.value;
}
