import type { FormDefinition } from '@tideform/engine';
import { columnMessages, createSubmissionColumns } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { loadAnswerColumns } from '../screens/submissions/answer-columns.ts';
import { exportsMessages } from '../screens/submissions/exports/exports.messages.ts';
import { mergePdfs } from '../screens/submissions/exports/merge-pdfs.ts';
import { writePbit } from '../screens/submissions/exports/power-bi/write-pbit.ts';
import { writeWorkbook } from '../screens/submissions/exports/sheets/write-workbook.ts';
import { writeCsv } from '../screens/submissions/exports/write-csv.ts';
import { writeJsonLines } from '../screens/submissions/exports/write-json-lines.ts';
import { writeZip } from '../screens/submissions/exports/write-zip.ts';
import { submissionsTableMessages } from '../screens/submissions/submissions-table/submissions-table.messages.ts';

const locale = { language: 'en', locale: 'en' } as const;

/** Writes the export files of the submissions table, so that tests can open them with other programs. */
export async function writeExports(form: FormDefinition, items: readonly SubmissionItem[]) {
  const messages = {
    submissionsTable: await submissionsTableMessages.read(locale),
    columns: await columnMessages.read(locale),
    exports: await exportsMessages.read(locale),
  };
  const columns = createSubmissionColumns(await loadAnswerColumns(form, locale), messages.columns, {
    locale: 'en',
    anonymous: 'Anonymous',
  });
  const options = { signal: new AbortController().signal, onDone: () => undefined };
  const csv = { delimiter: ',', answers: 'labels', hasByteOrderMark: true, isGuarded: true } as const;
  return {
    xlsx: () => writeWorkbook(items, columns, 'labels', messages, options),
    csv: () => writeCsv(items, columns, csv, options),
    jsonl: () => writeJsonLines(items, options),
    pbit: async () =>
      writePbit(columns, { baseUrl: 'https://forms.example.com', teamId: 'team', formId: 'form' }, 'Visits'),
  };
}

/** Functions that export PDFs and files of submissions as a ZIP or as one PDF. */
export { fetchSubmissionFiles } from '../screens/submissions/exports/submission-files.ts';
export { mergePdfs, writeZip };
