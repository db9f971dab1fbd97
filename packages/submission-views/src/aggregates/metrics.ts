import type { MessagesOf } from '@tideform/i18n';
import type { Metric, SubmissionItem } from '@tideform/sync';
import { computeTotal, formatAggregate, type SubmissionColumn, supportsTotal } from '../columns/submission-column.ts';
import type { aggregateMessages } from './aggregate.messages.ts';

/** Metrics of a view that has no pinned metrics. */
export const defaultMetrics: readonly Metric[] = [{ id: 'count', kind: 'count', column: '' }];

/** Whether a kind of metric can be computed for a column. */
export const supportsMetric = (kind: Metric['kind'], column: SubmissionColumn): boolean =>
  kind === 'share' ? column.values !== undefined : kind !== 'count' && supportsTotal(column);

/** Computes a metric; `undefined` if there are no answers or the form no longer has the column. */
export function computeMetric(
  { kind, column: id, value }: Metric,
  columns: readonly SubmissionColumn[],
  items: readonly SubmissionItem[],
): number | undefined {
  if (kind === 'count') return items.length;
  const column = columns.find((one) => one.id === id);
  if (!column || !supportsMetric(kind, column)) return undefined;
  if (kind === 'share') {
    const answeredRows = items.flatMap((item) => {
      const values = column.values?.(item) ?? [];
      return values.length > 0 ? [values] : [];
    });
    const matchingCount = answeredRows.filter((values) => values.some((one) => one.id === value)).length;
    return answeredRows.length === 0 ? undefined : matchingCount / answeredRows.length;
  }
  const sum = computeTotal(column, items);
  if (kind === 'sum' || sum === undefined) return sum;
  return sum / items.filter((item) => typeof column.getSortKey?.(item) === 'number').length;
}

/** Formats the value of a metric. */
export function formatMetric(
  { kind, column: id }: Metric,
  columns: readonly SubmissionColumn[],
  value: number | undefined,
  locale: string,
): string {
  if (value === undefined) return '–';
  if (kind === 'share')
    return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value);
  const column = columns.find((one) => one.id === id);
  return column ? formatAggregate(column, value, locale) : new Intl.NumberFormat(locale).format(value);
}

/**
 * Formats the change of a metric with its sign: shares in percentage points, other metrics in percent of the earlier
 * value.
 */
export function formatChange(
  { kind }: Pick<Metric, 'kind'>,
  current: number | undefined,
  previous: number | undefined,
  locale: string,
): string | undefined {
  if (current === undefined || previous === undefined) return undefined;
  if (kind === 'share') {
    const pointFormat = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
    return pointFormat.format(100 * (current - previous));
  }
  if (previous === 0) return undefined;
  const percentFormat = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return percentFormat.format((current - previous) / Math.abs(previous));
}

/** Returns the name of a metric. */
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
  const knownValue = rows.flatMap((item) => column?.values?.(item) ?? []).find((one) => one.id === value);
  return messages.figureOf({ column: label, figure: knownValue?.label ?? value ?? '' });
}
