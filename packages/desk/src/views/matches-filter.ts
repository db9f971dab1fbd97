import type { SubmissionItem } from '@tideform/sync';
import type { DeskColumn } from '../columns/desk-column.ts';
import type { FilterValue } from './view-state.ts';

/** Whether a row is among those that a filter of a column asks for. A filter that does not fit the column asks for nothing. */
export function matchesFilter(column: DeskColumn, item: SubmissionItem, filter: FilterValue): boolean {
  if ('has' in filter) return plainly(column.text(item)).includes(plainly(filter.has));
  if ('any' in filter) return isAnyOf(column, item, filter.any);
  if ('first' in filter) {
    const day = column.day?.(item) ?? '';
    return column.day === undefined || (day !== '' && day >= filter.first && (!filter.last || day <= filter.last));
  }
  const number = column.order?.(item);
  if (typeof number !== 'number') return filter.from === undefined && filter.to === undefined;
  return number >= (filter.from ?? Number.NEGATIVE_INFINITY) && number <= (filter.to ?? Number.POSITIVE_INFINITY);
}

function isAnyOf(column: DeskColumn, item: SubmissionItem, any: readonly string[]): boolean {
  if (!column.values) return true;
  const values = column.values(item);
  return values.length === 0 ? any.includes('') : values.some(({ id }) => any.includes(id));
}

/** Without a difference between small and capital letters, and without accents. */
export const plainly = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
