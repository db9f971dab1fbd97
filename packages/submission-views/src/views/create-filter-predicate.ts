import type { SubmissionItem } from '@tideform/sync';
import type { SubmissionColumn } from '../columns/submission-column.ts';
import { getNormalizedText, normalizeText } from './search-text.ts';
import type { FilterValue } from './view-state.ts';

/** Creates the predicate of a column filter. A filter that doesn't fit the column matches every row. */
export function createFilterPredicate(
  column: SubmissionColumn,
  filter: FilterValue,
): (item: SubmissionItem) => boolean {
  if ('has' in filter) return createTextPredicate(column, normalizeText(filter.has));
  if ('any' in filter) return createValuePredicate(column, new Set(filter.any));
  if ('first' in filter) return createDaysPredicate(column, filter);
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = filter;
  const isEmptyRange = filter.from === undefined && filter.to === undefined;
  return (item) => {
    const number = column.getSortKey?.(item);
    return typeof number === 'number' ? number >= from && number <= to : isEmptyRange;
  };
}

function createTextPredicate(column: SubmissionColumn, searchedWords: string): (item: SubmissionItem) => boolean {
  const getText = getNormalizedText(column);
  return (item) => getText(item).includes(searchedWords);
}

function createValuePredicate(column: SubmissionColumn, any: ReadonlySet<string>): (item: SubmissionItem) => boolean {
  return (item) => {
    const values = column.values?.(item);
    if (!values) return true;
    return values.length === 0 ? any.has('') : values.some(({ id }) => any.has(id));
  };
}

function createDaysPredicate(
  column: SubmissionColumn,
  { first, last }: Extract<FilterValue, { readonly first: string }>,
): (item: SubmissionItem) => boolean {
  return (item) => {
    const day = column.day?.(item);
    return day === undefined || (day !== '' && day >= first && (last === '' || day <= last));
  };
}
