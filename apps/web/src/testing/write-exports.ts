import type { FormDefinition } from '@tideform/engine';
import { columnMessages, submissionColumns } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { columnsOf } from '../screens/submissions/answer-columns.ts';
import { exportsMessages } from '../screens/submissions/exports/exports.messages.ts';
import { mergePdfs } from '../screens/submissions/exports/merge-pdfs.ts';
import { writePbit } from '../screens/submissions/exports/power-bi/write-pbit.ts';
import { writeWorkbook } from '../screens/submissions/exports/sheets/write-workbook.ts';
import { writeCsv } from '../screens/submissions/exports/write-csv.ts';
import { writeJsonLines } from '../screens/submissions/exports/write-json-lines.ts';
import { writeZip } from '../screens/submissions/exports/write-zip.ts';
import { submissionsTableMessages } from '../screens/submissions/submissions-table/submissions-table.messages.ts';

const speech = { language: 'en', locale: 'en' } as const;

/** The files that the desk offers of submissions, for programs that open them. */
export async function writeExports(form: FormDefinition, items: readonly SubmissionItem[]) {
  const words = {
    submissionsTable: await submissionsTableMessages.read(speech),
    columns: await columnMessages.read(speech),
    exports: await exportsMessages.read(speech),
  };
  const columns = submissionColumns(await columnsOf(form, speech), words.columns, {
    locale: 'en',
    anonymous: 'Anonymous',
  });
  const working = { signal: new AbortController().signal, onDone: () => undefined };
  const csv = { delimiter: ',', answers: 'labels', hasMark: true, isGuarded: true } as const;
  return {
    xlsx: () => writeWorkbook(items, columns, 'labels', words, working),
    csv: () => writeCsv(items, columns, csv, working),
    jsonl: () => writeJsonLines(items, working),
    pbit: async () =>
      writePbit(columns, { baseUrl: 'https://forms.example.com', teamId: 'team', formId: 'form' }, 'Visits'),
  };
}

/** PDFs and files of submissions, together: what is fetched, as a ZIP or as one PDF. */
export { submissionFiles } from '../screens/submissions/exports/submission-files.ts';
export { mergePdfs, writeZip };
