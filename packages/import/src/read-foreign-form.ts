import {
  checkForm,
  type FormDefinition,
  type FormProblem,
  findHostileJson,
  isRecord,
  parseJson,
} from '@tideform/engine';
import { isZip, openPackage, UnreadableFile } from './files/open-package.ts';
import { readSheets } from './files/read-sheets.ts';
import { isFormio, readFormio } from './formio/read-formio.ts';
import { isGoogleForm, readGoogleForm } from './google-forms/read-google-form.ts';
import { isJsonSchema, readJsonSchema } from './json-schema/read-json-schema.ts';
import { readDocument } from './microsoft-forms/read-document.ts';
import { isResponseSheet, readResponses } from './microsoft-forms/read-responses.ts';
import type { Paper } from './paper/paper.ts';
import { readFillable } from './paper/read-paper.ts';
import { isQuestionTable, readCells, readQuestionTable } from './questions/read-csv.ts';
import { readLines } from './questions/read-lines.ts';
import type { ReadForm, Reading } from './reading.ts';
import { createLedger, type Finding } from './report/finding.ts';
import { isSurvey, readSurvey } from './surveyjs/read-survey.ts';
import { isXlsform, readXlsform } from './xlsform/read-xlsform.ts';

export const importFormats = [
  ...(['formio', 'surveyjs', 'xlsform', 'jsonSchema', 'google', 'microsoft', 'pdf', 'table', 'text'] as const),
] as const;

/** What a foreign form was made with. */
export type ImportFormat = (typeof importFormats)[number];

/** Why a file gives no form. */
export type ImportProblem =
  | { readonly code: 'empty' | 'tooLarge' | 'unreadable' | 'unknownFormat' | 'noFields' }
  /** Nobody could open what is in it. */
  | { readonly code: 'refused'; readonly problems: readonly FormProblem[] };

export type ImportedForm =
  | {
      readonly ok: true;
      readonly format: ImportFormat;
      /** Of the form; `undefined` where the file does not say. */
      readonly title: string | undefined;
      readonly form: FormDefinition;
      /** Those that the file has texts in; the form has those of one. */
      readonly languages: readonly string[];
      readonly findings: readonly Finding[];
    }
  | { readonly ok: false; readonly problem: ImportProblem };

export interface ImportOptions {
  /** What the button says that a form is sent with, where the file does not. */
  readonly submit: string;
  /** Whether there is a component of a type. */
  isType(type: string): boolean;
  /** Whose texts the form is to have, of `languages`. */
  readonly language?: string | undefined;
}

/** Far above what form files have: the largest that were looked at have 3 MB. */
const mostCharacters = 10_000_000;
const mostTable = 2_000_000;
const mostBytes = 25_000_000;

/** Reads a form of another product. What it is, its content says; nothing in it is run, and nothing is asked for. Never throws for what a file holds. */
export function readForeignForm(_fileName: string, content: Uint8Array | string, options: ImportOptions): ImportedForm {
  if (content.length === 0) return failed('empty');
  if (content.length > (typeof content === 'string' ? mostCharacters : mostBytes)) return failed('tooLarge');
  if (typeof content !== 'string' && isZip(content)) return readZip(content, options);
  const text = typeof content === 'string' ? content : decode(content);
  if (text === undefined || text.length > mostCharacters) return failed(text === undefined ? 'unreadable' : 'tooLarge');
  if (text.trim() === '') return failed('empty');
  return readText(text, options);
}

const failed = (code: Exclude<ImportProblem['code'], 'refused'>): ImportedForm => ({ ok: false, problem: { code } });

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Reads a PDF that can be filled in, once somebody has opened it. */
export function readPaperForm(paper: Paper, options: Pick<ImportOptions, 'submit'>): ImportedForm {
  if (paper.pages.every(({ fields }) => fields.length === 0)) return failed('noFields');
  const ledger = createLedger();
  return checked('pdf', readFillable(paper, { ledger, submit: options.submit }), ledger.findings);
}

/** Workbooks, and documents of Word. */
function readZip(bytes: Uint8Array, options: ImportOptions): ImportedForm {
  try {
    const ledger = createLedger();
    const reading: Reading = { ledger, submit: options.submit, language: options.language };
    const readPart = openPackage(bytes);
    if (readPart('word/document.xml')) {
      const text = readDocument(readPart);
      if (text.trim() === '') return failed('empty');
      return checked('microsoft', readLines(text, reading), ledger.findings);
    }
    const sheets = readSheets(bytes);
    if (isXlsform(sheets)) return checked('xlsform', readXlsform(sheets, reading), ledger.findings);
    const answers = sheets.find(({ rows }) => isResponseSheet(rows));
    if (answers) return checked('microsoft', readResponses(answers.rows, reading), ledger.findings);
    const table = sheets.find(({ rows }) => isQuestionTable(rows[0]));
    if (table) return checked('table', readQuestionTable(table.rows, reading), ledger.findings);
    return failed('unknownFormat');
  } catch (error) {
    if (error instanceof UnreadableFile) return failed(error.reason);
    throw error;
  }
}

function readText(text: string, options: ImportOptions): ImportedForm {
  const json = parseJson(text.replace(/^\uFEFF/, ''));
  const hostile = findHostileJson(json ?? null);
  if (hostile) return { ok: false, problem: { code: 'refused', problems: [hostile] } };
  if (json !== undefined && !isRecord(json)) return failed('unknownFormat');
  const ledger = createLedger();
  const reading: Reading = { ledger, submit: options.submit, language: options.language };
  if (json === undefined) return readWords(text, reading);
  if (isFormio(json)) return checked('formio', readFormio(json, reading, options.isType), ledger.findings);
  if (isSurvey(json)) return checked('surveyjs', readSurvey(json, reading), ledger.findings);
  if (isGoogleForm(json)) return checked('google', readGoogleForm(json, reading), ledger.findings);
  if (isJsonSchema(json)) return checked('jsonSchema', readJsonSchema(json, reading), ledger.findings);
  return failed('unknownFormat');
}

/** What is no JSON: a table of questions, or what people write down. Not what a program would read. */
function readWords(text: string, reading: Reading): ImportedForm {
  if (/^\s*[<{[]/.test(text) || text.includes('\0')) return failed('unknownFormat');
  const table = readCells(text.replace(/^\uFEFF/, '').slice(0, mostTable));
  const { findings } = reading.ledger;
  if (isQuestionTable(table[0])) return checked('table', readQuestionTable(table, reading), findings);
  return checked('text', readLines(text, reading), findings);
}

function checked(
  format: ImportFormat,
  { form, title, languages }: ReadForm,
  findings: readonly Finding[],
): ImportedForm {
  const parsed = checkForm(form);
  if (!parsed.ok) return { ok: false, problem: { code: 'refused', problems: parsed.problems } };
  return { ok: true, format, title: title?.trim().slice(0, 200) || undefined, form, languages, findings };
}
