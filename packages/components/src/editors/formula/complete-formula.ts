import {
  type FormulaField,
  type FormulaFunctionName,
  formatColumn,
  formatField,
  formulaFunctions,
} from '@tideform/engine/formulas';

/** Suggestions for completing a formula. An accepted suggestion replaces the text between `from` and `to`. */
export interface FormulaCompletions {
  readonly from: number;
  readonly to: number;
  readonly options: readonly CompletionOption[];
}

export type CompletionOption =
  | { readonly insert: string; readonly label: string; readonly field: FormulaField }
  | { readonly insert: string; readonly label: string; readonly name: FormulaFunctionName };

const maxOptions = 50;

/**
 * Returns suggestions for the formula text before the cursor.
 *
 * @param isRequested whether the author requested suggestions; if so, everything is suggested even if nothing is typed
 */
export function completeFormula(
  source: string,
  caret: number,
  fields: readonly FormulaField[],
  isRequested: boolean,
): FormulaCompletions | undefined {
  const { inText, field } = findCaretContext(source, caret);
  if (inText) return undefined;
  if (field !== undefined) {
    const to = source[caret] === ']' ? caret + 1 : caret;
    const table = findGridBefore(source.slice(0, field));
    const options = table === undefined ? listFieldOptions(fields) : listColumnOptions(fields, table);
    return createCompletions(field, to, options, source.slice(field + 1, caret), true);
  }
  const word = findWordBefore(source, caret);
  if (word === '' && !isRequested) return undefined;
  return createCompletions(
    caret - word.length,
    caret,
    [...listFunctionOptions(), ...listFieldOptions(fields)],
    word,
    false,
  );
}

function createCompletions(
  from: number,
  to: number,
  options: readonly CompletionOption[],
  typedText: string,
  isWithin: boolean,
): FormulaCompletions | undefined {
  const word = typedText.trim().toLowerCase();
  const matchesText = (text: string) =>
    isWithin ? text.toLowerCase().includes(word) : text.toLowerCase().startsWith(word);
  const isMatch = (option: CompletionOption) =>
    matchesText(option.label) || ('field' in option && matchesText(option.field.path));
  const matches = options.filter(isMatch).slice(0, maxOptions);
  return matches.length > 0 ? { from, to, options: matches } : undefined;
}

/** Returns the name of the grid whose column is being typed, such as `Items` after `[Items].`. */
function findGridBefore(source: string): string | undefined {
  const before = source.trimEnd();
  const open = before.lastIndexOf('[');
  return before.endsWith('].') && open >= 0 ? before.slice(open + 1, -2).replaceAll(']]', ']') : undefined;
}

/** Returns the word before the cursor. */
function findWordBefore(source: string, caret: number): string {
  let from = caret;
  while (from > 0 && /[\p{L}\p{N}_]/u.test(source[from - 1]!)) from -= 1;
  return /^\p{N}/u.test(source.slice(from, caret)) ? '' : source.slice(from, caret);
}

/** Returns whether the cursor is in a string literal, and the start of an unclosed field reference. */
function findCaretContext(
  source: string,
  caret: number,
): { readonly inText: boolean; readonly field: number | undefined } {
  let inText = false;
  let field: number | undefined;
  for (let at = 0; at < caret; at += 1) {
    const sign = source[at];
    if (sign === '"' && field === undefined) inText = !inText;
    else if (sign === '[' && !inText && field === undefined) field = at;
    else if (sign === ']' && !inText) field = undefined;
  }
  return { inText, field };
}

function listFieldOptions(fields: readonly FormulaField[]): readonly CompletionOption[] {
  return fields.flatMap((field): readonly CompletionOption[] => {
    const insert = field.variable === undefined ? undefined : formatField(fields, field);
    if (insert !== undefined) return [{ insert, label: field.label, field }];
    const column = field.grid === undefined ? undefined : formatColumn(fields, field);
    return column === undefined ? [] : [{ insert: column, label: column, field }];
  });
}

function listColumnOptions(fields: readonly FormulaField[], table: string): readonly CompletionOption[] {
  const rows = fields.find(({ type, label, path }) => type === 'rows' && (label === table || path === table));
  return fields.flatMap((field): readonly CompletionOption[] => {
    const columnReference = rows && field.grid === rows.path ? formatColumn(fields, field) : undefined;
    return columnReference === undefined
      ? []
      : [{ insert: columnReference.slice(columnReference.lastIndexOf('].[') + 2), label: field.label, field }];
  });
}

const listFunctionOptions = (): readonly CompletionOption[] =>
  formulaFunctions.map((name) => ({ insert: name === 'TODAY' ? 'TODAY()' : `${name}(`, label: name, name }));
