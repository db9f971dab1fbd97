import type { PrintBlock, PrintDocument } from '@tideform/engine';
import type { MessagesOf } from '@tideform/i18n';
import {
  type aggregateMessages,
  type ChartBar,
  type ComparisonRows,
  computeMetric,
  countComparisonRows,
  createBars,
  describeMetric,
  formatAggregate,
  formatChange,
  formatMetric,
  groupRows,
  type SubmissionColumn,
  type SummaryChart,
} from '@tideform/submission-views';
import type { Metric, SubmissionItem } from '@tideform/sync';
import type { summaryMessages } from './summary.messages.ts';

export interface ReportInput {
  /** Title of the form. */
  readonly title: string;
  /** Date range as text. */
  readonly days: string;
  readonly metrics: readonly Metric[];
  readonly columns: readonly SubmissionColumn[];
  readonly rows: readonly SubmissionItem[];
  readonly others: ComparisonRows | undefined;
  readonly charts: readonly SummaryChart[];
  readonly by: SubmissionColumn | undefined;
}

interface ReportContext {
  readonly messages: MessagesOf<typeof summaryMessages>;
  readonly labels: MessagesOf<typeof aggregateMessages>;
  readonly locale: string;
  readonly direction: PrintDocument['direction'];
  /** Draws a chart as a data URL; `undefined` if it can't be drawn. */
  drawChart(bars: readonly ChartBar[], before: ReadonlyMap<string, number> | undefined): Promise<string | undefined>;
}

/** Maximum rows of a printed table. */
const maxRows = 30;

const createTextBlock = (value: string): PrintBlock => ({ kind: 'text', text: value });

/** Builds the printable summary: metrics, groups, and each chart with its table. */
export async function createReportDocument(input: ReportInput, context: ReportContext): Promise<PrintDocument> {
  const { title, days, others } = input;
  const { messages, locale, direction } = context;
  const blocks: PrintBlock[] = [createMetricsTable(input, context)];
  if (input.by) blocks.push(...createGroupBlocks(input.by, input, context));
  for (const chart of input.charts) blocks.push(...(await createChartBlocks(chart, others, context)));
  return {
    ...{ title, language: locale, direction, blocks },
    subtitle: [messages.summary, days].join(' · '),
  };
}

function createMetricsTable(
  { metrics, columns, rows, others }: ReportInput,
  { messages, labels, locale }: ReportContext,
): PrintBlock {
  return {
    kind: 'table',
    header: [labels.metrics, messages.figure, ...(others ? [others.days, ''] : [])],
    rows: metrics.map((one) => {
      const now = computeMetric(one, columns, rows);
      const then = others && computeMetric(one, columns, others.rows);
      const change = formatChange(one, now, then, locale) ?? '';
      return [
        ...[describeMetric(one, columns, rows, labels), formatMetric(one, columns, now, locale)],
        ...(others ? [formatMetric(one, columns, then, locale), change] : []),
      ].map(createTextBlock);
    }),
  };
}

function createGroupBlocks(
  by: SubmissionColumn,
  { metrics, columns, rows }: ReportInput,
  { messages, labels, locale }: ReportContext,
): readonly PrintBlock[] {
  const groups = groupRows(by, rows, locale).slice(0, maxRows);
  return [
    { kind: 'heading', level: 2, text: messages.splitBy({ column: by.label }) },
    {
      kind: 'table',
      header: [by.label, ...metrics.map((one) => describeMetric(one, columns, rows, labels))],
      rows: groups.map(({ label, items }) =>
        [label, ...metrics.map((one) => formatMetric(one, columns, computeMetric(one, columns, items), locale))].map(
          createTextBlock,
        ),
      ),
    },
  ];
}

async function createChartBlocks(
  { column, aggregates }: SummaryChart,
  others: ComparisonRows | undefined,
  { labels, locale, drawChart }: ReportContext,
): Promise<readonly PrintBlock[]> {
  const { answered, missing } = aggregates;
  const bars = createBars(column, aggregates, locale);
  const shiftDays = column.kind === undefined ? (others?.shiftDays ?? 0) : 0;
  const before = others && countComparisonRows(column, bars, others.rows, { locale, shiftDays });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const source = await drawChart(bars, before);
  const about = [labels.answers({ count: answered }), missing > 0 ? labels.missing({ count: missing }) : ''];
  const numbers =
    aggregates.kind === 'numbers'
      ? (
          [
            ['sum', 'sum'],
            ['mean', 'mean'],
            ['median', 'median'],
            ['least', 'min'],
            ['most', 'max'],
          ] as const
        ).map(([label, name]) => `${labels[label]}: ${formatAggregate(column, aggregates[name], locale)}`)
      : [];
  const shownBars = bars.filter(({ id, count }) => count > 0 || (before?.get(id) ?? 0) > 0);
  return [
    {
      kind: 'group',
      isTogether: true,
      blocks: [
        { kind: 'heading', level: 2, text: column.label },
        createTextBlock([...about.filter(Boolean), ...numbers].join(' · ')),
        // The table below has the same data.
        ...(source ? [{ kind: 'image', source, alt: column.label, widthPx: 640 } as const] : []),
      ],
    },
    {
      kind: 'table',
      header: [labels.value, labels.count, labels.share, ...(others ? [others.days] : [])],
      rows: shownBars
        .slice(0, maxRows)
        .map(({ id, label, count }) =>
          [
            ...[label, `${count}`, share.format(answered === 0 ? 0 : count / answered)],
            ...(before ? [`${before.get(id) ?? 0}`] : []),
          ].map(createTextBlock),
        ),
    },
  ];
}
