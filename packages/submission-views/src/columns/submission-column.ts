import type { GeoPoint } from '@tideform/components/kit/maps/maps.ts';
import type { SubmissionData, ValueKind } from '@tideform/engine';
import type { AnswerRowAccess } from '@tideform/print/columns';
import type { SubmissionItem } from '@tideform/sync';

/** Filter type of a column. */
export type FilterKind = 'text' | 'number' | 'days' | 'values' | 'none';

/** How a cell is displayed. */
export type CellKind = 'text' | 'number' | 'tags' | 'person' | 'people' | 'files' | 'rows' | 'workflows';

/** One value of a cell: its ID for filters and its label. */
export interface CellValue {
  readonly id: string;
  readonly label: string;
}

/** Rows of a grid inside a cell, with the grid's label. */
export interface CellRows {
  readonly label: string;
  readonly columns: AnswerRowAccess['columns'];
  getRows(item: SubmissionItem): readonly SubmissionData[];
}

/** A column of the submissions table: a property of the response, or an answer. */
export interface SubmissionColumn {
  readonly id: string;
  readonly label: string;
  readonly filter: FilterKind;
  readonly cell: CellKind;
  /** Value kind of the answer; absent for properties of the response. */
  readonly kind?: ValueKind;
  readonly widthPx: number;
  /** Whether a search matches only the complete text, because parts of an ID would match by chance. */
  readonly matchesOnlyWhole?: boolean;
  /** Whether the column sums a column of a grid. */
  readonly isSum?: boolean;
  /** Rows of the grid, for a column that counts them. */
  readonly rows?: CellRows;
  /** Labels of all choices in the author's order, if they may form a rating scale. */
  readonly scale?: readonly string[];
  /** User IDs of the people who may decide an approval; empty if everyone with edit permission may. */
  readonly answeredBy?: readonly unknown[];
  /** ID of the data source whose rows are the answers. */
  readonly sourceId?: string;
  /** Returns the location of an answer; absent for kinds without a location. */
  point?(item: SubmissionItem): GeoPoint | undefined;
  /** Formats a number like the column's own values; '' if it isn't possible. */
  formatNumber?(value: number): string;
  text(item: SubmissionItem): string;
  /** Returns the text with one line per answer; absent for columns with single-line answers only. */
  lines?(item: SubmissionItem): string;
  /** Returns the sort key of a row; `undefined` without an answer. Absent if the column can't be sorted. */
  getSortKey?(item: SubmissionItem): number | string | undefined;
  /**
   * Returns the day on the viewer's calendar as `YYYY-MM-DD`, '' without one. Only for columns with a `days` filter.
   */
  day?(item: SubmissionItem): string;
  /**
   * Returns the displayed date and time as `YYYY-MM-DDTHH:mm:ss`, independent of the viewer's time zone. Only for
   * answers with a time.
   */
  wallTime?(item: SubmissionItem): string | undefined;
  /**
   * Returns the values of a row. For columns with a `values` filter or tags, and for short texts, whose equal answers
   * count as one value.
   */
  values?(item: SubmissionItem): readonly CellValue[];
  /** Returns the raw value, for exports. */
  value(item: SubmissionItem): unknown;
}

/** Whether a column has a total: numbers of answers do, submission numbers don't. */
export const supportsTotal = ({ cell, kind, rows }: SubmissionColumn): boolean =>
  rows !== undefined || (cell === 'number' && kind !== undefined);

/** Sums a column over rows; `undefined` without answers. */
export function computeTotal(column: SubmissionColumn, items: readonly SubmissionItem[]): number | undefined {
  let sum = 0;
  let count = 0;
  for (const item of items) {
    const value = column.getSortKey?.(item);
    if (typeof value !== 'number') continue;
    sum += value;
    count += 1;
  }
  // Rounds away floating-point noise.
  return count === 0 ? undefined : Number(sum.toPrecision(14));
}

/** Formats a number like the column's own values. */
export const formatAggregate = ({ formatNumber: word }: SubmissionColumn, value: number, locale: string): string =>
  word?.(value) || new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
