import type { SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { type SheetMessages, sheetsOf } from './sheets-of.ts';
import { writeXlsx } from './write-xlsx.ts';

/** Submissions as a workbook for spreadsheets. */
export const writeWorkbook = (
  items: readonly SubmissionItem[],
  columns: readonly SubmissionColumn[],
  answers: 'labels' | 'values',
  messages: SheetMessages,
  working: { readonly signal: AbortSignal; readonly onDone: (count: number) => void },
): Promise<Blob> => writeXlsx(sheetsOf(items, columns, answers, messages), working);
