import type { SubmissionData, ValueKind } from '@tideform/engine';

/** A column of a table, a sheet or a file that has a submission in each row: it shows one field of the form, or a part of one. */
export interface AnswerColumn {
  /** Unique among the columns of a form, and the same as long as the form is. */
  readonly path: string;
  readonly label: string;
  readonly kind: ValueKind;
  /** Of a grid: how many rows it has, or what a column of them comes to. Absent: it shows an answer. */
  readonly ofRows?: 'count' | 'sum';
  /** Its author shows it in the table of submissions (`tableView`). */
  readonly isInTable: boolean;
  /** The answer in one line, as it is printed; '' for none. */
  text(data: SubmissionData): string;
  /** The answer as it is stored; `undefined` for none. */
  value(data: SubmissionData): unknown;
  /** What puts rows in order: numbers, instants (ms), days (`YYYYMMDD`), else words. `undefined` for none. */
  order(data: SubmissionData): number | string | undefined;
  /** The answer taken apart where it has several values, each with its words; the value's JSON stands for it. */
  values(data: SubmissionData): readonly { readonly id: string; readonly label: string }[];
}

/** Words a value of a field. */
export type Word = (value: unknown) => string;
