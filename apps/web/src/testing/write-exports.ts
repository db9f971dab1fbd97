import type { FormDefinition } from '@tideform/engine';
import type { SubmissionItem } from '@tideform/sync';
import { columnsOf } from '../screens/submissions/answer-columns.ts';
import { deskWords } from '../screens/submissions/desk/desk.words.ts';
import { deskColumns } from '../screens/submissions/desk/desk-columns.ts';
import { exportsWords } from '../screens/submissions/exports/exports.words.ts';
import { writeWorkbook } from '../screens/submissions/exports/sheets/write-workbook.ts';
import { writeCsv } from '../screens/submissions/exports/write-csv.ts';
import { writeJsonLines } from '../screens/submissions/exports/write-json-lines.ts';

const speech = { language: 'en', locale: 'en' } as const;

/** The files that the desk offers of submissions, for programs that open them. */
export async function writeExports(form: FormDefinition, items: readonly SubmissionItem[]) {
  const words = { desk: await deskWords.read(speech), exports: await exportsWords.read(speech) };
  const columns = deskColumns(await columnsOf(form, speech), words.desk.columns, {
    locale: 'en',
    anonymous: 'Anonymous',
  });
  const working = { signal: new AbortController().signal, onDone: () => undefined };
  const csv = { delimiter: ',', answers: 'labels', hasMark: true, isGuarded: true } as const;
  return {
    xlsx: () => writeWorkbook(items, columns, 'labels', words, working),
    csv: () => writeCsv(items, columns, csv, working),
    jsonl: () => writeJsonLines(items, working),
  };
}
