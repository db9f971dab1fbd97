import type { FormScope } from '../building/form-scope.ts';
import type { WorkbookSheet } from '../files/read-sheets.ts';
import { createFindingReason, type FindingLedger } from '../report/finding.ts';
import { openSourcePart, type SourcePart } from '../report/source-part.ts';

/** A row of the choices sheet. */
export interface ListedChoice {
  readonly label: string;
  readonly value: string;
  /** Values of the additional columns that choice filters use. */
  readonly columns: Readonly<Record<string, string>>;
}

/** State while an XLSForm is read. */
export interface XlsformContext {
  readonly ledger: FindingLedger;
  /** Language of the form's texts, one of `languages`; '' if the columns name no language. */
  readonly language: string;
  readonly languages: readonly string[];
  readonly lists: ReadonlyMap<string, readonly ListedChoice[]>;
  /** Schedules a task for when all fields are known, for example translating an expression. */
  later(task: () => void): void;
  /** Schedules a task that runs before those of `later`. */
  runBefore(task: () => void): void;
}

/** Row of the survey sheet, with the position of its question in the form. */
export interface XlsformQuestion {
  readonly form: XlsformContext;
  readonly scope: FormScope;
  readonly part: SourcePart;
  /** Text after the question type: the name of a list of choices. */
  readonly listName: string;
  readonly appearance: readonly string[];
}

export const xlsformFormat = 'xlsform';

/**
 * Returns a text of a row in the form's language; if it is missing, in any other language. Texts in further languages
 * are stored in `foreign`.
 */
export function readText(
  part: SourcePart,
  property: string,
  { language, languages }: Pick<XlsformContext, 'language' | 'languages'>,
): string | undefined {
  const columns = [`${property}::${language}`, property, ...languages.map((one) => `${property}::${one}`)];
  const usedText = columns.find((column) => part.peek(column) !== undefined);
  const text = usedText === undefined ? undefined : (part.keep(usedText) as string);
  for (const column of columns) {
    if (column !== usedText && part.peek(column) !== undefined)
      part.change(column, createFindingReason('otherLanguages', { languages: languages.join(', ') }));
  }
  return text;
}

/** Row of a sheet. Maps each column name, in normalized spelling, to the cell's text. */
export interface SheetRow {
  /** Row number in the sheet, starting at 1. */
  readonly number: number;
  readonly cells: Readonly<Record<string, string>>;
}

const columnAliases: Readonly<Record<string, string>> = {
  'list name': 'list_name',
  relevance: 'relevant',
  calculate: 'calculation',
  'read only': 'readonly',
  read_only: 'readonly',
  'required message': 'required_message',
  requiredmsg: 'required_message',
  constraint_msg: 'constraint_message',
  'constraint message': 'constraint_message',
  value: 'name',
  repeat: 'repeat_count',
  'bind::relevant': 'relevant',
  'bind::required': 'required',
  'bind::constraint': 'constraint',
  'bind::calculate': 'calculation',
  'bind::readonly': 'readonly',
  'bind::jr:constraintmsg': 'constraint_message',
  'bind::jr:requiredmsg': 'required_message',
  'control::appearance': 'appearance',
  'body::appearance': 'appearance',
  'control:appearance': 'appearance',
  caption: 'label',
};

/** Normalizes the name of a column: `Label :: English (en)` → `label::English (en)`. */
function normalizeColumnName(written: string): string {
  const [first = '', ...others] = written.trim().split(/::?/);
  const begin = first.trim().toLowerCase();
  const MEDIA_COLUMN = /^(image|audio|video|big-image)$/.test(begin);
  const ownName = MEDIA_COLUMN ? `media::${begin}` : resolveAlias(begin);
  return resolveAlias([ownName, ...others.map((one) => one.trim())].join('::'));
}

const resolveAlias = (name: string): string =>
  Object.hasOwn(columnAliases, name.toLowerCase()) ? columnAliases[name.toLowerCase()]! : name;

export function findSheet(sheets: readonly WorkbookSheet[], name: string): WorkbookSheet | undefined {
  return sheets.find((sheet) => sheet.name.trim().toLowerCase() === name);
}

/** Returns the rows of a sheet below its header, without empty rows. */
export function getSheetRows(sheet: WorkbookSheet | undefined): readonly SheetRow[] {
  const [heads, ...rows] = sheet?.rows ?? [];
  const names = (heads ?? []).map(normalizeColumnName);
  return rows.flatMap((row, index): SheetRow[] => {
    const cells: Record<string, string> = Object.create(null) as Record<string, string>;
    row.forEach((cell, column) => {
      const name = names[column];
      if (name && cell.trim() !== '' && !(name in cells) && name !== '__proto__') cells[name] = cell.trim();
    });
    return Object.keys(cells).length > 0 ? [{ number: index + 2, cells: { ...cells } }] : [];
  });
}

export const openRow = (ledger: FindingLedger, sheet: string, { number, cells }: SheetRow): SourcePart =>
  openSourcePart(ledger, `${sheet}, row ${number}`, cells, (cell) => cell === undefined || cell === '');

/** Returns the languages in column names: the language of `label::French (fr)` is `French (fr)`. */
export function listLanguages(rows: readonly SheetRow[]): readonly string[] {
  const names = new Set(rows.flatMap(({ cells }) => Object.keys(cells)));
  const found = [...names].flatMap(
    (name) => /^(?:label|hint|guidance_hint|constraint_message|required_message)::(.+)$/.exec(name)?.[1] ?? [],
  );
  return [...new Set(found)];
}
