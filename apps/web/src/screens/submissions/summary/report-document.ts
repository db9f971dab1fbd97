import type { PrintBlock, PrintDocument } from '@tideform/engine';
import type { MessagesOf } from '@tideform/i18n';
import {
  type aggregateMessages,
  barsOf,
  computeMetric,
  countsOf,
  type DrawnBar,
  describeMetric,
  formatAggregate,
  formatMetric,
  groupsOf,
  type Others,
  type SubmissionColumn,
  type SummaryChart,
  wordChange,
} from '@tideform/submission-views';
import type { Metric, SubmissionItem } from '@tideform/sync';
import type { summaryMessages } from './summary.messages.ts';

export interface Reported {
  /** Of the form. */
  readonly title: string;
  /** The date range as text. */
  readonly days: string;
  readonly metrics: readonly Metric[];
  readonly columns: readonly SubmissionColumn[];
  readonly rows: readonly SubmissionItem[];
  readonly others: Others | undefined;
  readonly charts: readonly SummaryChart[];
  readonly by: SubmissionColumn | undefined;
}

interface Speaking {
  readonly messages: MessagesOf<typeof summaryMessages>;
  readonly said: MessagesOf<typeof aggregateMessages>;
  readonly locale: string;
  readonly direction: PrintDocument['direction'];
  /** A picture of bars as a data URL; `undefined` where none can be drawn. */
  draw(bars: readonly DrawnBar[], before: ReadonlyMap<string, number> | undefined): Promise<string | undefined>;
}

/** Paper has so many lines of a picture's table. */
const mostLines = 30;

const text = (value: string): PrintBlock => ({ kind: 'text', text: value });

/** The summary as it is printed: its key figures, what it is split by, and each picture with its table. */
export async function reportDocument(reported: Reported, speaking: Speaking): Promise<PrintDocument> {
  const { title, days, others } = reported;
  const { messages, locale, direction } = speaking;
  const blocks: PrintBlock[] = [metricsSection(reported, speaking)];
  if (reported.by) blocks.push(...split(reported.by, reported, speaking));
  for (const chart of reported.charts) blocks.push(...(await picture(chart, others, speaking)));
  return {
    ...{ title, language: locale, direction, blocks },
    subtitle: [messages.summary, days].join(' · '),
  };
}

function metricsSection(
  { metrics, columns, rows, others }: Reported,
  { messages, said, locale }: Speaking,
): PrintBlock {
  return {
    kind: 'table',
    header: [said.metrics, messages.figure, ...(others ? [others.days, ''] : [])],
    rows: metrics.map((one) => {
      const now = computeMetric(one, columns, rows);
      const then = others && computeMetric(one, columns, others.rows);
      const change = wordChange(one, now, then, locale) ?? '';
      return [
        ...[describeMetric(one, columns, rows, said), formatMetric(one, columns, now, locale)],
        ...(others ? [formatMetric(one, columns, then, locale), change] : []),
      ].map(text);
    }),
  };
}

function split(
  by: SubmissionColumn,
  { metrics, columns, rows }: Reported,
  { messages, said, locale }: Speaking,
): readonly PrintBlock[] {
  const groups = groupsOf(by, rows, locale).slice(0, mostLines);
  return [
    { kind: 'heading', level: 2, text: messages.splitBy({ column: by.label }) },
    {
      kind: 'table',
      header: [by.label, ...metrics.map((one) => describeMetric(one, columns, rows, said))],
      rows: groups.map(({ label, items }) =>
        [label, ...metrics.map((one) => formatMetric(one, columns, computeMetric(one, columns, items), locale))].map(
          text,
        ),
      ),
    },
  ];
}

async function picture(
  { column, aggregates }: SummaryChart,
  others: Others | undefined,
  { said, locale, draw }: Speaking,
): Promise<readonly PrintBlock[]> {
  const { answered, missing } = aggregates;
  const bars = barsOf(column, aggregates, locale);
  const shiftDays = column.kind === undefined ? (others?.shiftDays ?? 0) : 0;
  const before = others && countsOf(column, bars, others.rows, { locale, shiftDays });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const source = await draw(bars, before);
  const about = [said.answers({ count: answered }), missing > 0 ? said.missing({ count: missing }) : ''];
  const numbers =
    aggregates.kind === 'numbers'
      ? (['sum', 'mean', 'median', 'least', 'most'] as const).map(
          (name) => `${said[name]}: ${formatAggregate(column, aggregates[name], locale)}`,
        )
      : [];
  const told = bars.filter(({ id, count }) => count > 0 || (before?.get(id) ?? 0) > 0);
  return [
    {
      kind: 'group',
      isTogether: true,
      blocks: [
        { kind: 'heading', level: 2, text: column.label },
        text([...about.filter(Boolean), ...numbers].join(' · ')),
        // What it shows stands in the table below.
        ...(source ? [{ kind: 'image', source, alt: column.label, widthPx: 640 } as const] : []),
      ],
    },
    {
      kind: 'table',
      header: [said.value, said.count, said.share, ...(others ? [others.days] : [])],
      rows: told
        .slice(0, mostLines)
        .map(({ id, label, count }) =>
          [
            ...[label, `${count}`, share.format(answered === 0 ? 0 : count / answered)],
            ...(before ? [`${before.get(id) ?? 0}`] : []),
          ].map(text),
        ),
    },
  ];
}
