import type { SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { createSheets, type SheetMessages } from './create-sheets.ts';
import { writeXlsx } from './write-xlsx.ts';

/** Writes submissions as an XLSX workbook. */
export const writeWorkbook = (
  items: readonly SubmissionItem[],
  columns: readonly SubmissionColumn[],
  answers: 'labels' | 'values',
  messages: SheetMessages,
  writeOptions: { readonly signal: AbortSignal; readonly onDone: (count: number) => void },
): Promise<Blob> => writeXlsx(createSheets(items, columns, answers, messages), writeOptions);
