import { chooseSpeech, directionOf, type MessagesOf } from '@tideform/i18n';
import {
  aggregateMessages,
  barsOf,
  chartsOf,
  computeMetric,
  defaultMetrics,
  describeMetric,
  formatAggregate,
  formatDays,
  formatMetric,
  type SummaryChart,
  wordChange,
} from '@tideform/submission-views';
import { escaped } from '../external-services/mail/escaped.ts';
import type { Letter } from '../external-services/mail/letter.ts';
import type { ReadSummary } from './read-summary.ts';
import { summaryMailMessages } from './summary-mail.messages.ts';
import type { KeptSummaryMail } from './summary-mails-store.ts';

/** An email is glanced at: the summary in the app has all. */
const mostColumns = 12;
const mostBars = 6;

interface Speaking {
  readonly messages: MessagesOf<typeof summaryMailMessages>;
  readonly said: MessagesOf<typeof aggregateMessages>;
  readonly locale: string;
}

type Written = Omit<Letter, 'messageId' | 'thread' | 'to'>;
type Asked = Pick<KeptSummaryMail, 'teamId' | 'formId' | 'viewId' | 'language'>;

/** The email that tells what a summary comes to: figures as the app shows them for these days and this view. */
export async function writeSummary(mail: Asked, summary: ReadSummary, publicUrl: string): Promise<Written> {
  const { language, locale } = chooseSpeech([mail.language]);
  const speech = { language, locale };
  const messages = await summaryMailMessages.read(speech);
  const speaking = { messages, said: await aggregateMessages.read(speech), locale };
  const days = formatDays(summary.range, locale);
  const { title, viewTitle, rows, columns } = summary;
  const about = [viewTitle === undefined ? messages.all : messages.view({ name: viewTitle }), days].join(' · ');
  const isOneDay = summary.range.firstDay === summary.range.lastDay;
  const charts = chartsOf(columns, rows, locale)
    .filter((chart) => isTold(chart) && !(isOneDay && chart.column.id === 'submitted'))
    .slice(0, mostColumns);
  const parts = [
    `<h1 style="font-size:20px;margin:0">${escaped(title)}</h1>`,
    `<p style="margin:4px 0 16px;color:#616161">${escaped(about)}</p>`,
    metricsSection(summary, speaking),
    ...(rows.length === 0 ? [`<p>${escaped(messages.nothing)}</p>`] : charts.map((chart) => counts(chart, speaking))),
    `<p style="margin:24px 0 16px"><a href="${escaped(addressOf(mail, summary, publicUrl))}">${escaped(messages.open)}</a></p>`,
    `<p style="color:#616161;font-size:12px">${escaped(messages.why)}</p>`,
  ];
  const style = 'font-family:Segoe UI,Arial,sans-serif;font-size:14px;max-width:640px';
  return {
    ...{ from: '', cc: [], bcc: [], replyTo: [], attachments: [] },
    subject: messages.subject({ form: title, days }).replace(/\s+/g, ' '),
    html: `<div dir="${directionOf(language)}" lang="${language}" style="${style}">${parts.join('')}</div>`,
  };
}

/** Who has submitted is nobody's business in a mailbox, and words and places say little without their picture. */
const isTold = ({ column, aggregates }: SummaryChart): boolean =>
  column.id !== 'createdBy' && aggregates.kind !== 'words' && aggregates.kind !== 'places';

function metricsSection({ view, columns, rows, before }: ReadSummary, { said, locale }: Speaking): string {
  const metrics = view.keyFigures.length > 0 ? view.keyFigures : defaultMetrics;
  const days = formatDays(before.range, locale);
  const lines = metrics.map((one) => {
    const now = computeMetric(one, columns, rows);
    const change = wordChange(one, now, computeMetric(one, columns, before.rows), locale);
    const changed = change === undefined ? '' : said[one.kind === 'share' ? 'points' : 'change']({ change, days });
    const figure = `<b style="font-size:20px">${escaped(formatMetric(one, columns, now, locale))}</b>`;
    return row([`<bdi>${escaped(describeMetric(one, columns, rows, said))}</bdi>`, figure, escaped(changed)]);
  });
  return table(said.metrics, lines);
}

function counts({ column, aggregates }: SummaryChart, { messages, said, locale }: Speaking): string {
  const { answered, missing } = aggregates;
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const about = [said.answers({ count: answered }), ...(missing > 0 ? [said.missing({ count: missing })] : [])];
  if (aggregates.kind === 'numbers') {
    const names = ['sum', 'mean', 'median', 'least', 'most'] as const;
    const lines = names.map((name) =>
      row([escaped(said[name]), escaped(formatAggregate(column, aggregates[name], locale))]),
    );
    return table(column.label, lines, about);
  }
  const bars = barsOf(column, aggregates, locale).filter(({ count }) => count > 0);
  const told = aggregates.kind === 'days' ? bars.slice(-31) : bars.slice(0, mostBars);
  const lines = told.map(({ label, count }) =>
    row([`<bdi>${escaped(label)}</bdi>`, `${count}`, escaped(share.format(count / Math.max(1, answered)))]),
  );
  const others = bars.length - told.length;
  return table(column.label, lines, others > 0 ? [...about, messages.others({ count: others })] : about);
}

const row = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell, at) => `<td style="padding:2px 16px 2px 0;text-align:${at === 0 ? 'start' : 'end'}">${cell}</td>`).join('')}</tr>`;

function table(title: string, rows: readonly string[], about: readonly string[] = []): string {
  const hint =
    about.length > 0 ? `<p style="margin:0;color:#616161;font-size:12px">${escaped(about.join(' · '))}</p>` : '';
  const head = `<h2 style="font-size:16px;margin:16px 0 4px"><bdi>${escaped(title)}</bdi></h2>`;
  return `${head}${hint}<table style="border-collapse:collapse">${rows.join('')}</table>`;
}

/** The same figures in the app. */
function addressOf({ teamId, formId, viewId }: Asked, { range, before }: ReadSummary, publicUrl: string): string {
  const address = new URL(`${publicUrl}/teams/${teamId}/forms/${encodeURIComponent(formId)}/submissions`);
  address.searchParams.set('tab', 'summary');
  address.searchParams.set('dateRange', `${range.firstDay}_${range.lastDay}`);
  address.searchParams.set('compare', `${before.range.firstDay}_${before.range.lastDay}`);
  address.searchParams.set('view', viewId ?? 'all');
  return address.href;
}
