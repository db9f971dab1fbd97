import {
  type FormDefinition,
  type FormError,
  findHostileJson,
  isRecord,
  parseJson,
  validateForm,
} from '@tideform/engine';
import { isZip, openZip, UnreadableFileError } from './files/open-zip.ts';
import { readSheets } from './files/read-sheets.ts';
import { isFormio, readFormio } from './formio/read-formio.ts';
import { isGoogleForm, readGoogleForm } from './google-forms/read-google-form.ts';
import { isJsonSchema, readJsonSchema } from './json-schema/read-json-schema.ts';
import { convertDocxToText } from './microsoft-forms/convert-docx-to-text.ts';
import { isResponseSheet, readResponses } from './microsoft-forms/read-responses.ts';
import { readFillableForm } from './paper/convert-pdf-form.ts';
import type { PdfForm } from './paper/pdf-form.ts';
import { readQuestionLines } from './questions/read-question-lines.ts';
import { isQuestionTable, parseCsv, readQuestionTable } from './questions/read-question-table.ts';
import type { ReaderInput, ReaderResult } from './reading.ts';
import { createFindingLedger, type Finding } from './report/finding.ts';
import { isSurvey, readSurvey } from './surveyjs/read-survey.ts';
import { isXlsform, readXlsform } from './xlsform/read-xlsform.ts';

export const importFormats = [
  ...(['formio', 'surveyjs', 'xlsform', 'jsonSchema', 'google', 'microsoft', 'pdf', 'table', 'text'] as const),
] as const;

/** Format of a form of another product. */
export type ImportFormat = (typeof importFormats)[number];

/** Reason why a file can't be imported. */
export type ImportFailure =
  | { readonly code: 'empty' | 'tooLarge' | 'unreadable' | 'unknownFormat' | 'noFields' }
  /** The imported form is invalid. */
  | { readonly code: 'refused'; readonly problems: readonly FormError[] };

export type ImportedForm =
  | {
      readonly ok: true;
      readonly format: ImportFormat;
      /** Title of the form; `undefined` if the file has none. */
      readonly title: string | undefined;
      readonly form: FormDefinition;
      /** Languages of the texts in the file; the form uses one of them. */
      readonly languages: readonly string[];
      readonly findings: readonly Finding[];
    }
  | { readonly ok: false; readonly problem: ImportFailure };

export interface ImportOptions {
  /** Default label of the submit button. */
  readonly submit: string;
  /** Whether a component type exists. */
  isType(type: string): boolean;
  /** Language of the texts to use, one of `languages`. */
  readonly language?: string | undefined;
}

/** Maximum sizes of files, far above real files: the largest known ones have 3 MB. */
const MAX_FILE_CHARACTERS = 10_000_000;
const MAX_TABLE_CHARACTERS = 2_000_000;
const MAX_BYTES = 25_000_000;

/**
 * Reads a form of another product. The format is detected from the file's content. No code runs, and nothing is
 * downloaded. Never throws because of a file's content.
 */
export function readForeignForm(_fileName: string, content: Uint8Array | string, options: ImportOptions): ImportedForm {
  if (content.length === 0) return createFailure('empty');
  if (content.length > (typeof content === 'string' ? MAX_FILE_CHARACTERS : MAX_BYTES))
    return createFailure('tooLarge');
  if (typeof content !== 'string' && isZip(content)) return readZippedForm(content, options);
  const text = typeof content === 'string' ? content : decodeUtf8(content);
  if (text === undefined || text.length > MAX_FILE_CHARACTERS)
    return createFailure(text === undefined ? 'unreadable' : 'tooLarge');
  if (text.trim() === '') return createFailure('empty');
  return readTextForm(text, options);
}

const createFailure = (code: Exclude<ImportFailure['code'], 'refused'>): ImportedForm => ({
  ok: false,
  problem: { code },
});

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Reads a fillable PDF that the caller has opened. */
export function readPdfFormFile(pdfForm: PdfForm, options: Pick<ImportOptions, 'submit'>): ImportedForm {
  if (pdfForm.pages.every(({ fields }) => fields.length === 0)) return createFailure('noFields');
  const ledger = createFindingLedger();
  return validateImportedForm('pdf', readFillableForm(pdfForm, { ledger, submit: options.submit }), ledger.findings);
}

/** Reads workbooks and Word documents. */
function readZippedForm(bytes: Uint8Array, options: ImportOptions): ImportedForm {
  try {
    const ledger = createFindingLedger();
    const input: ReaderInput = { ledger, submit: options.submit, language: options.language };
    const readPart = openZip(bytes);
    if (readPart('word/document.xml')) {
      const text = convertDocxToText(readPart);
      if (text.trim() === '') return createFailure('empty');
      return validateImportedForm('microsoft', readQuestionLines(text, input), ledger.findings);
    }
    const sheets = readSheets(bytes);
    if (isXlsform(sheets)) return validateImportedForm('xlsform', readXlsform(sheets, input), ledger.findings);
    const answers = sheets.find(({ rows }) => isResponseSheet(rows));
    if (answers) return validateImportedForm('microsoft', readResponses(answers.rows, input), ledger.findings);
    const table = sheets.find(({ rows }) => isQuestionTable(rows[0]));
    if (table) return validateImportedForm('table', readQuestionTable(table.rows, input), ledger.findings);
    return createFailure('unknownFormat');
  } catch (error) {
    if (error instanceof UnreadableFileError) return createFailure(error.reason);
    throw error;
  }
}

function readTextForm(text: string, options: ImportOptions): ImportedForm {
  const json = parseJson(text.replace(/^\uFEFF/, ''));
  const forbiddenKey = findHostileJson(json ?? null);
  if (forbiddenKey) return { ok: false, problem: { code: 'refused', problems: [forbiddenKey] } };
  if (json !== undefined && !isRecord(json)) return createFailure('unknownFormat');
  const ledger = createFindingLedger();
  const input: ReaderInput = { ledger, submit: options.submit, language: options.language };
  if (json === undefined) return readPlainText(text, input);
  if (isFormio(json)) return validateImportedForm('formio', readFormio(json, input, options.isType), ledger.findings);
  if (isSurvey(json)) return validateImportedForm('surveyjs', readSurvey(json, input), ledger.findings);
  if (isGoogleForm(json)) return validateImportedForm('google', readGoogleForm(json, input), ledger.findings);
  if (isJsonSchema(json)) return validateImportedForm('jsonSchema', readJsonSchema(json, input), ledger.findings);
  return createFailure('unknownFormat');
}

/** Reads files other than JSON: a table of questions or a plain-text list, but not source code. */
function readPlainText(text: string, input: ReaderInput): ImportedForm {
  if (/^\s*[<{[]/.test(text) || text.includes('\0')) return createFailure('unknownFormat');
  const table = parseCsv(text.replace(/^\uFEFF/, '').slice(0, MAX_TABLE_CHARACTERS));
  const { findings } = input.ledger;
  if (isQuestionTable(table[0])) return validateImportedForm('table', readQuestionTable(table, input), findings);
  return validateImportedForm('text', readQuestionLines(text, input), findings);
}

function validateImportedForm(
  format: ImportFormat,
  { form, title, languages }: ReaderResult,
  findings: readonly Finding[],
): ImportedForm {
  const parsed = validateForm(form);
  if (!parsed.ok) return { ok: false, problem: { code: 'refused', problems: parsed.problems } };
  return { ok: true, format, title: title?.trim().slice(0, 200) || undefined, form, languages, findings };
}
