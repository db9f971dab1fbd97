import type { SubmissionItem } from '@tideform/sync';
import type { SubmissionColumn } from '../columns/submission-column.ts';
import type { FilterValue } from './view-state.ts';
import { plainly, plainTextOf } from './words-of-row.ts';

/** Whether a row is among those that a filter of a column asks for. A filter that does not fit the column asks for nothing. */
export function filterOf(column: SubmissionColumn, filter: FilterValue): (item: SubmissionItem) => boolean {
  if ('has' in filter) return hasWords(column, plainly(filter.has));
  if ('any' in filter) return isAnyOf(column, new Set(filter.any));
  if ('first' in filter) return isBetweenDays(column, filter);
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = filter;
  const isOpen = filter.from === undefined && filter.to === undefined;
  return (item) => {
    const number = column.order?.(item);
    return typeof number === 'number' ? number >= from && number <= to : isOpen;
  };
}

function hasWords(column: SubmissionColumn, wanted: string): (item: SubmissionItem) => boolean {
  const textOf = plainTextOf(column);
  return (item) => textOf(item).includes(wanted);
}

function isAnyOf(column: SubmissionColumn, any: ReadonlySet<string>): (item: SubmissionItem) => boolean {
  return (item) => {
    const values = column.values?.(item);
    if (!values) return true;
    return values.length === 0 ? any.has('') : values.some(({ id }) => any.has(id));
  };
}

function isBetweenDays(
  column: SubmissionColumn,
  { first, last }: Extract<FilterValue, { readonly first: string }>,
): (item: SubmissionItem) => boolean {
  return (item) => {
    const day = column.day?.(item);
    return day === undefined || (day !== '' && day >= first && (last === '' || day <= last));
  };
}
