import type { SubmissionData, ValueKind } from '@tideform/engine';

/** A column of a table, a sheet or a file that has a submission in each row: it shows one field of the form, or a part of one. */
export interface AnswerColumn {
  /** Unique among the columns of a form, and the same as long as the form is. */
  readonly path: string;
  readonly label: string;
  readonly kind: ValueKind;
  /** Of a grid: how many rows it has, or what a column of them comes to. Absent: it shows an answer. */
  readonly ofRows?: 'count' | 'sum';
  /** Of the column that counts a grid's rows: the rows themselves. */
  readonly rows?: AnswerRows;
  /** Its author shows it in the table of submissions (`tableView`). */
  readonly isInTable: boolean;
  /** The question was removed: only submissions of earlier versions have an answer. Absent: the form asks it. */
  readonly isFormer?: boolean;
  /** All that can be chosen, in words and in its author's order: it may be a scale. Absent: it is none. */
  readonly scale?: readonly string[];
  /** Who alone may answer, as the field's author says; none: whoever may write. Absent: nobody is asked about. */
  readonly answeredBy?: readonly unknown[];
  /** Address of what there is to choose from, as its author wrote it. Absent: it is at none. */
  readonly choicesAt?: string;
  /** Where on earth the answer lies. Absent: answers of this kind lie nowhere. */
  point?(data: SubmissionData): { readonly latitude: number; readonly longitude: number } | undefined;
  /** The answer in one line, as it is printed; '' for none. */
  text(data: SubmissionData): string;
  /** The same in as many lines as were answered. Absent: one is all there can be. */
  lines?(data: SubmissionData): string;
  /** The answer as it is stored; `undefined` for none. */
  value(data: SubmissionData): unknown;
  /** The date and time that the text shows, `YYYY-MM-DDTHH:mm:ss`; `undefined` for none. Of columns of kind `dateTime`. */
  wallTime?(data: SubmissionData): string | undefined;
  /** An answer of this kind in words, as one of its own is written. Of columns of numbers. */
  word?(value: number): string;
  /** What puts rows in order: numbers, instants (ms), days (`YYYYMMDD`), else words. `undefined` for none. */
  order(data: SubmissionData): number | string | undefined;
  /** The answer taken apart where it has several values, each with its words; the value's JSON stands for it. */
  values(data: SubmissionData): readonly { readonly id: string; readonly label: string }[];
}

/** The rows of a grid, as a table of their own. */
export interface AnswerRows {
  /** Asked with a row as its data. */
  readonly columns: readonly AnswerColumn[];
  of(data: SubmissionData): readonly SubmissionData[];
}

/** Words a value of a field. */
export type Word = (value: unknown) => string;
