import {
  type FormulaField,
  type FormulaFunctionName,
  formulaFunctions,
  sayColumn,
  sayField,
} from '@tideform/engine/formulas';

/** What can be put in the place of what is being written. */
export interface Completions {
  readonly from: number;
  readonly to: number;
  readonly options: readonly CompletionOption[];
}

export type CompletionOption =
  | { readonly insert: string; readonly label: string; readonly field: FormulaField }
  | { readonly insert: string; readonly label: string; readonly name: FormulaFunctionName };

const mostOptions = 50;

/**
 * Finds what one may be about to write.
 *
 * @param isAsked offers all that there is where nothing is begun
 */
export function completeFormula(
  source: string,
  caret: number,
  fields: readonly FormulaField[],
  isAsked: boolean,
): Completions | undefined {
  const { inText, field } = openAt(source, caret);
  if (inText) return undefined;
  if (field !== undefined) {
    const to = source[caret] === ']' ? caret + 1 : caret;
    const table = tableBefore(source.slice(0, field));
    const options = table === undefined ? fieldOptions(fields) : columnOptions(fields, table);
    return offer(field, to, options, source.slice(field + 1, caret), true);
  }
  const word = wordBefore(source, caret);
  if (word === '' && !isAsked) return undefined;
  return offer(caret - word.length, caret, [...functionOptions(), ...fieldOptions(fields)], word, false);
}

function offer(
  from: number,
  to: number,
  options: readonly CompletionOption[],
  begun: string,
  isWithin: boolean,
): Completions | undefined {
  const word = begun.trim().toLowerCase();
  const fits = (text: string) => (isWithin ? text.toLowerCase().includes(word) : text.toLowerCase().startsWith(word));
  const isMeant = (option: CompletionOption) => fits(option.label) || ('field' in option && fits(option.field.path));
  const meant = options.filter(isMeant).slice(0, mostOptions);
  return meant.length > 0 ? { from, to, options: meant } : undefined;
}

/** The name of the table whose column is being written: `[Items].` stands before it. */
function tableBefore(source: string): string | undefined {
  const before = source.trimEnd();
  const open = before.lastIndexOf('[');
  return before.endsWith('].') && open >= 0 ? before.slice(open + 1, -2).replaceAll(']]', ']') : undefined;
}

/** The letters before a place. */
function wordBefore(source: string, caret: number): string {
  let from = caret;
  while (from > 0 && /[\p{L}\p{N}_]/u.test(source[from - 1]!)) from -= 1;
  return /^\p{N}/u.test(source.slice(from, caret)) ? '' : source.slice(from, caret);
}

/** Whether a text is open before a place, and where a field is. */
function openAt(source: string, caret: number): { readonly inText: boolean; readonly field: number | undefined } {
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

function fieldOptions(fields: readonly FormulaField[]): readonly CompletionOption[] {
  return fields.flatMap((field): readonly CompletionOption[] => {
    const insert = field.variable === undefined ? undefined : sayField(fields, field);
    if (insert !== undefined) return [{ insert, label: field.label, field }];
    const column = field.grid === undefined ? undefined : sayColumn(fields, field);
    return column === undefined ? [] : [{ insert: column, label: column, field }];
  });
}

function columnOptions(fields: readonly FormulaField[], table: string): readonly CompletionOption[] {
  const rows = fields.find(({ type, label, path }) => type === 'rows' && (label === table || path === table));
  return fields.flatMap((field): readonly CompletionOption[] => {
    const said = rows && field.grid === rows.path ? sayColumn(fields, field) : undefined;
    return said === undefined ? [] : [{ insert: said.slice(said.lastIndexOf('].[') + 2), label: field.label, field }];
  });
}

const functionOptions = (): readonly CompletionOption[] =>
  formulaFunctions.map((name) => ({ insert: name === 'TODAY' ? 'TODAY()' : `${name}(`, label: name, name }));
