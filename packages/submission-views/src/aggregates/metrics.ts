import type { MessagesOf } from '@tideform/i18n';
import type { Metric, SubmissionItem } from '@tideform/sync';
import type { SubmissionColumn } from '../columns/submission-column.ts';
import { formatAggregate, isSummed, totalOf } from '../columns/totals.ts';
import type { aggregateMessages } from './aggregate.messages.ts';

/** What is shown where nobody has pinned a figure. */
export const defaultMetrics: readonly Metric[] = [{ id: 'count', kind: 'count', column: '' }];

/** What a figure can be of. */
export const supportsMetric = (kind: Metric['kind'], column: SubmissionColumn): boolean =>
  kind === 'share' ? column.values !== undefined : kind !== 'count' && isSummed(column);

/** What a key figure comes to; `undefined`: nobody has answered, or the form has its field no longer. */
export function computeMetric(
  { kind, column: id, value }: Metric,
  columns: readonly SubmissionColumn[],
  items: readonly SubmissionItem[],
): number | undefined {
  if (kind === 'count') return items.length;
  const column = columns.find((one) => one.id === id);
  if (!column || !supportsMetric(kind, column)) return undefined;
  if (kind === 'share') {
    const given = items.flatMap((item) => {
      const values = column.values?.(item) ?? [];
      return values.length > 0 ? [values] : [];
    });
    const having = given.filter((values) => values.some((one) => one.id === value)).length;
    return given.length === 0 ? undefined : having / given.length;
  }
  const sum = totalOf(column, items);
  if (kind === 'sum' || sum === undefined) return sum;
  return sum / items.filter((item) => typeof column.order?.(item) === 'number').length;
}

/** A key figure in words. */
export function formatMetric(
  { kind, column: id }: Metric,
  columns: readonly SubmissionColumn[],
  figure: number | undefined,
  locale: string,
): string {
  if (figure === undefined) return '–';
  if (kind === 'share')
    return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(figure);
  const column = columns.find((one) => one.id === id);
  return column ? formatAggregate(column, figure, locale) : new Intl.NumberFormat(locale).format(figure);
}

/** How a figure has changed, in words with its sign: shares by points, all others by a part of what they were. */
export function wordChange(
  { kind }: Pick<Metric, 'kind'>,
  now: number | undefined,
  before: number | undefined,
  locale: string,
): string | undefined {
  if (now === undefined || before === undefined) return undefined;
  if (kind === 'share') {
    const points = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
    return points.format(100 * (now - before));
  }
  if (before === 0) return undefined;
  const part = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return part.format((now - before) / Math.abs(before));
}

/** What a key figure is called. */
export function describeMetric(
  { kind, column: id, value }: Metric,
  columns: readonly SubmissionColumn[],
  rows: readonly SubmissionItem[],
  messages: MessagesOf<typeof aggregateMessages>,
): string {
  if (kind === 'count') return messages.submissions;
  const column = columns.find((one) => one.id === id);
  const label = column?.label ?? id;
  if (kind !== 'share') return messages.figureOf({ column: label, figure: messages[kind] });
  const known = rows.flatMap((item) => column?.values?.(item) ?? []).find((one) => one.id === value);
  return messages.figureOf({ column: label, figure: known?.label ?? value ?? '' });
}
