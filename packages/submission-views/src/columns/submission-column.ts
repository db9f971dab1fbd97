import type { Point } from '@tideform/components/kit/maps/maps.ts';
import type { SubmissionData, ValueKind } from '@tideform/engine';
import type { AnswerRows } from '@tideform/print/columns';
import type { SubmissionItem } from '@tideform/sync';

/** How a column is filtered. */
export type FilterKind = 'text' | 'number' | 'days' | 'values' | 'none';

/** How a cell is drawn. */
export type CellKind = 'text' | 'number' | 'tags' | 'person' | 'people' | 'files' | 'rows' | 'workflows';

/** One value of a cell: what stands for it, and its words. */
export interface CellValue {
  readonly id: string;
  readonly label: string;
}

/** The rows of a grid, under its own name. */
export interface CellRows {
  readonly label: string;
  readonly columns: AnswerRows['columns'];
  of(item: SubmissionItem): readonly SubmissionData[];
}

/** A column of the table: of the response itself, or of the form's answers. */
export interface SubmissionColumn {
  readonly id: string;
  readonly label: string;
  readonly filter: FilterKind;
  readonly cell: CellKind;
  /** Of the answers; absent: of the response itself. */
  readonly kind?: ValueKind;
  readonly widthPx: number;
  /** A search finds its text only when the whole of it is typed: parts of an id match by chance. */
  readonly isSearchedWhole?: boolean;
  /** It says what a column of a grid comes to. */
  readonly isSum?: boolean;
  /** Of the column that counts a grid's rows: the rows themselves. */
  readonly rows?: CellRows;
  /** All that can be chosen, in words and in its author's order: it may be a scale. Absent: it is none. */
  readonly scale?: readonly string[];
  /** Of a decision: who alone may decide; none: whoever may edit the submission. */
  readonly answeredBy?: readonly unknown[];
  /** Of answers that are rows of a data source: its id. */
  readonly sourceId?: string;
  /** Where on earth an answer lies. Absent: answers of this kind lie nowhere. */
  point?(item: SubmissionItem): Point | undefined;
  /** A number as the column writes its own; '' where it cannot. */
  word?(value: number): string;
  text(item: SubmissionItem): string;
  /** The same in as many lines as were answered. Absent: one is all there can be. */
  lines?(item: SubmissionItem): string;
  /** What puts rows in order; `undefined`: nothing is there. Absent: rows are not sorted by it. */
  order?(item: SubmissionItem): number | string | undefined;
  /** `YYYY-MM-DD` on the viewer's calendar; '' for none. Of columns that are filtered by days. */
  day?(item: SubmissionItem): string;
  /** The date and time that the text shows, `YYYY-MM-DDTHH:mm:ss`, whatever the viewer's zone. Of answers with a time. */
  wallTime?(item: SubmissionItem): string | undefined;
  /** Of columns that are filtered by values or drawn as tags, and of short texts, whose equal answers are counted as one value. */
  values?(item: SubmissionItem): readonly CellValue[];
  /** As it is stored, for programs. */
  value(item: SubmissionItem): unknown;
}
