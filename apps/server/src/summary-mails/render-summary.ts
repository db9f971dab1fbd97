import { chooseLocale, getDirection, type MessagesOf } from '@tideform/i18n';
import {
  aggregateMessages,
  computeMetric,
  createBars,
  createCharts,
  defaultMetrics,
  describeMetric,
  formatAggregate,
  formatChange,
  formatDays,
  formatMetric,
  type SummaryChart,
} from '@tideform/submission-views';
import { escapeHtml, type OutgoingEmail } from '../external-services/mail/outgoing-email.ts';
import type { SummaryData } from './load-summary.ts';
import { summaryMailMessages } from './summary-mail.messages.ts';
import type { StoredSummaryMail } from './summary-mails-store.ts';

/** Limits that keep the email short. The summary in the app has no such limits. */
const MAX_COLUMNS = 12;
const MAX_BARS = 6;

interface Localization {
  readonly messages: MessagesOf<typeof summaryMailMessages>;
  readonly aggregateTexts: MessagesOf<typeof aggregateMessages>;
  readonly locale: string;
}

type RenderedSummary = Omit<OutgoingEmail, 'messageId' | 'thread' | 'to'>;
type SummarySource = Pick<StoredSummaryMail, 'teamId' | 'formId' | 'viewId' | 'language'>;

/** Renders a summary email, with the same metrics and aggregates that the app shows for this view and date range. */
export async function renderSummary(
  mail: SummarySource,
  summary: SummaryData,
  publicUrl: string,
): Promise<RenderedSummary> {
  const { language, locale } = chooseLocale([mail.language]);
  const summaryLocale = { language, locale };
  const messages = await summaryMailMessages.read(summaryLocale);
  const localization = { messages, aggregateTexts: await aggregateMessages.read(summaryLocale), locale };
  const days = formatDays(summary.range, locale);
  const { title, viewTitle, rows, columns } = summary;
  const subtitle = [viewTitle === undefined ? messages.all : messages.view({ name: viewTitle }), days].join(' · ');
  const isOneDay = summary.range.firstDay === summary.range.lastDay;
  const charts = createCharts(columns, rows, locale)
    .filter((chart) => isChartIncluded(chart) && !(isOneDay && chart.column.id === 'submitted'))
    .slice(0, MAX_COLUMNS);
  const parts = [
    `<h1 style="font-size:20px;margin:0">${escapeHtml(title)}</h1>`,
    `<p style="margin:4px 0 16px;color:#616161">${escapeHtml(subtitle)}</p>`,
    renderMetrics(summary, localization),
    ...(rows.length === 0
      ? [`<p>${escapeHtml(messages.nothing)}</p>`]
      : charts.map((chart) => renderChart(chart, localization))),
    `<p style="margin:24px 0 16px"><a href="${escapeHtml(getSummaryUrl(mail, summary, publicUrl))}">${escapeHtml(messages.open)}</a></p>`,
    `<p style="color:#616161;font-size:12px">${escapeHtml(messages.why)}</p>`,
  ];
  const style = 'font-family:Segoe UI,Arial,sans-serif;font-size:14px;max-width:640px';
  return {
    ...{ from: '', cc: [], bcc: [], replyTo: [], attachments: [] },
    subject: messages.subject({ form: title, days }).replace(/\s+/g, ' '),
    html: `<div dir="${getDirection(language)}" lang="${language}" style="${style}">${parts.join('')}</div>`,
  };
}

/**
 * Returns true if an email shows the chart. Leaves out submitters' names for privacy, and word clouds and maps, which
 * need images.
 */
const isChartIncluded = ({ column, aggregates }: SummaryChart): boolean =>
  column.id !== 'createdBy' && aggregates.kind !== 'words' && aggregates.kind !== 'places';

function renderMetrics({ view, columns, rows, before }: SummaryData, { aggregateTexts, locale }: Localization): string {
  const metrics = view.keyFigures.length > 0 ? view.keyFigures : defaultMetrics;
  const days = formatDays(before.range, locale);
  const lines = metrics.map((one) => {
    const now = computeMetric(one, columns, rows);
    const change = formatChange(one, now, computeMetric(one, columns, before.rows), locale);
    const changed =
      change === undefined ? '' : aggregateTexts[one.kind === 'share' ? 'points' : 'change']({ change, days });
    const figure = `<b style="font-size:20px">${escapeHtml(formatMetric(one, columns, now, locale))}</b>`;
    return renderRow([
      `<bdi>${escapeHtml(describeMetric(one, columns, rows, aggregateTexts))}</bdi>`,
      figure,
      escapeHtml(changed),
    ]);
  });
  return renderTable(aggregateTexts.metrics, lines);
}

function renderChart({ column, aggregates }: SummaryChart, { messages, aggregateTexts, locale }: Localization): string {
  const { answered, missing } = aggregates;
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const about = [
    aggregateTexts.answers({ count: answered }),
    ...(missing > 0 ? [aggregateTexts.missing({ count: missing })] : []),
  ];
  if (aggregates.kind === 'numbers') {
    const { sum, mean, median, min, max } = aggregates;
    const statistics = { sum, mean, median, least: min, most: max };
    const names = ['sum', 'mean', 'median', 'least', 'most'] as const;
    const lines = names.map((name) =>
      renderRow([escapeHtml(aggregateTexts[name]), escapeHtml(formatAggregate(column, statistics[name], locale))]),
    );
    return renderTable(column.label, lines, about);
  }
  const bars = createBars(column, aggregates, locale).filter(({ count }) => count > 0);
  const shownBars = aggregates.kind === 'days' ? bars.slice(-31) : bars.slice(0, MAX_BARS);
  const lines = shownBars.map(({ label, count }) =>
    renderRow([`<bdi>${escapeHtml(label)}</bdi>`, `${count}`, escapeHtml(share.format(count / Math.max(1, answered)))]),
  );
  const others = bars.length - shownBars.length;
  return renderTable(column.label, lines, others > 0 ? [...about, messages.others({ count: others })] : about);
}

const renderRow = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell, at) => `<td style="padding:2px 16px 2px 0;text-align:${at === 0 ? 'start' : 'end'}">${cell}</td>`).join('')}</tr>`;

function renderTable(title: string, rows: readonly string[], about: readonly string[] = []): string {
  const hint =
    about.length > 0 ? `<p style="margin:0;color:#616161;font-size:12px">${escapeHtml(about.join(' · '))}</p>` : '';
  const head = `<h2 style="font-size:16px;margin:16px 0 4px"><bdi>${escapeHtml(title)}</bdi></h2>`;
  return `${head}${hint}<table style="border-collapse:collapse">${rows.join('')}</table>`;
}

/** Returns the URL of the same summary in the app. */
function getSummaryUrl(
  { teamId, formId, viewId }: SummarySource,
  { range, before }: SummaryData,
  publicUrl: string,
): string {
  const url = new URL(`${publicUrl}/teams/${teamId}/forms/${encodeURIComponent(formId)}/submissions`);
  url.searchParams.set('tab', 'summary');
  url.searchParams.set('dateRange', `${range.firstDay}_${range.lastDay}`);
  url.searchParams.set('compare', `${before.range.firstDay}_${before.range.lastDay}`);
  url.searchParams.set('view', viewId ?? 'all');
  return url.href;
}
