import {
  aggregateMessages,
  columnMessages,
  computeAggregates,
  computeMetric,
  countComparisonRows,
  createBars,
  createCharts,
  createSubmissionColumns,
  describeMetric,
  findRatingFaces,
  formatChange,
  formatDays,
  formatMetric,
  groupRows,
  parseComparison,
  type SubmissionColumn,
} from '@tideform/submission-views';
import type { Metric, SubmissionItem } from '@tideform/sync';
import { beforeAll, expect, it } from 'vitest';
import { loadAnswerColumns } from '../answer-columns.ts';
import type { DayRange } from '../date-range.ts';
import { clusterPlaces, fitMapSection } from './cluster-places.ts';
import { createReportDocument } from './report-document.ts';
import { summaryMessages } from './summary.messages.ts';

const englishLocale = { language: 'en', locale: 'en' } as const;
const form = {
  components: [
    { type: 'currency', key: 'cost', label: 'Cost', currency: 'EUR' },
    {
      type: 'radio',
      key: 'result',
      label: 'Result',
      values: ['pass', 'fail'].map((value) => ({ value, label: value })),
    },
    { type: 'location', key: 'where', label: 'Where' },
    {
      ...{ type: 'survey', key: 'mood', label: 'Mood', questions: [{ value: 'food', label: 'Food' }] },
      values: ['Very poor', 'Poor', 'Fair', 'Good', 'Excellent'].map((label, at) => ({ value: `${at}`, label })),
    },
  ],
};
const createLocation = (latitude: number, longitude: number) => ({
  latitude,
  longitude,
  zoom: 15,
  mapTypeId: 'roadmap',
});

interface Answers {
  readonly [key: string]: unknown;
}
const createItems = (answers: readonly Answers[], day = '2026-11-03') =>
  answers.map(
    (data, at): SubmissionItem => ({
      ...{ listItemId: `${at}`, responseId: `r${at}`, formId: 'f', webUrl: '', title: '', anonymous: false },
      ...{ timestamp: `${day}T12:00:00.000Z`, createdBy: `P${at % 2}`, collaborators: '', lastModified: '' },
      data: data as SubmissionItem['data'],
    }),
  );
const items = createItems([
  { cost: 10, result: 'pass', where: createLocation(51.5, -0.1), mood: { food: '4' } },
  { cost: 20, result: 'fail', where: createLocation(51.5, -0.1), mood: { food: '0' } },
  { result: 'pass', where: createLocation(48.1, 11.6), mood: { food: '4' } },
  { cost: 0.3 },
]);
const earlier = createItems(
  [
    { cost: 8, result: 'fail' },
    { cost: 2.1, result: 'pass' },
  ],
  '2026-10-04',
);
const range: DayRange = { name: 'custom', firstDay: '2026-11-01', lastDay: '2026-11-30' };
let columns: readonly SubmissionColumn[];
const findColumn = (label: string) => columns.find((one) => one.label.includes(label))!;
const createMetric = (kind: Metric['kind'], label = '', value?: string): Metric => ({
  ...{ id: kind, kind, column: label && findColumn(label).id },
  ...(value && { value }),
});

beforeAll(async () => {
  const messages = await columnMessages.read(englishLocale);
  columns = createSubmissionColumns(await loadAnswerColumns(form, englishLocale), messages, {
    locale: 'en',
    anonymous: 'Anonymous',
  });
});

it('computes counts, sums, averages over answered rows, and shares of a value', async () => {
  const fail = findColumn('Result').values!(items[1]!)[0]!.id;
  const share = createMetric('share', 'Result', fail);
  const all = [createMetric('count'), createMetric('sum', 'Cost'), createMetric('mean', 'Cost'), share];
  expect(all.map((one) => computeMetric(one, columns, items))).toEqual([4, 30.3, 10.1, 1 / 3]);
  expect(all.map((one) => formatMetric(one, columns, computeMetric(one, columns, items), 'en'))).toEqual([
    ...['4', '€30.30', '€10.10', '33.3%'],
  ]);
  const messages = await aggregateMessages.read(englishLocale);
  expect(all.map((one) => describeMetric(one, columns, items, messages))).toEqual([
    ...['Submissions', 'Cost: Sum', 'Cost: Average', 'Result: fail'],
  ]);
  expect(computeMetric({ id: 'x', kind: 'sum', column: 'data.gone' }, columns, items)).toBeUndefined();
  expect(formatChange(share, 1 / 3, 1 / 2, 'en')).toBe('-16.7');
  expect(formatChange(all[0]!, 4, 2, 'en')).toBe('+100%');
  expect(formatChange(all[0]!, 4, 0, 'en')).toBeUndefined();
});

it('compares with the preceding days, the previous year, and a custom range', () => {
  expect(parseComparison('before', range)).toEqual({
    range: { firstDay: '2026-10-02', lastDay: '2026-10-31' },
    shiftDays: 30,
  });
  expect(parseComparison('year', { ...range, firstDay: '2024-02-29' })?.range).toEqual({
    ...{ firstDay: '2023-03-01', lastDay: '2025-11-30' },
  });
  expect(parseComparison('2026-01-01_2026-01-31', range)?.shiftDays).toBe(304);
  for (const hostile of [null, '', 'x', '2026-02-02_2026-01-01', '<b>_</b>'])
    expect(parseComparison(hostile, range)).toBeUndefined();
});

it('counts each bar’s value in the compared days, and days by their position in the range', () => {
  const of = (label: string, shiftDays = 0) => {
    const bars = createBars(findColumn(label), computeAggregates(findColumn(label), items, 'en')!, 'en');
    const counts = countComparisonRows(findColumn(label), bars, earlier, { locale: 'en', shiftDays });
    return bars.map((bar) => [bar.label, bar.count, counts.get(bar.id)]);
  };
  expect(of('Result')).toEqual([
    ['pass', 2, 1],
    ['fail', 1, 1],
  ]);
  expect(of('Cost').reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(2);
  expect(of('Submitted', 30)).toEqual([['Nov 3, 2026', 4, 2]]);
  expect(of('Submitted', 29)).toEqual([['Nov 3, 2026', 4, 0]]);
});

it('shows all steps of a scale in order, with faces if its labels have a direction', () => {
  const food = computeAggregates(findColumn('Food'), items, 'en')!;
  expect(food.kind === 'values' && food.bars.map(({ label, count }) => [label, count])).toEqual([
    ...[
      ['Very poor', 1],
      ['Poor', 0],
      ['Fair', 0],
      ['Good', 0],
      ['Excellent', 2],
    ],
  ]);
  expect(computeAggregates(findColumn('Result'), items, 'en')).toMatchObject({
    bars: [{ label: 'pass' }, { label: 'fail' }],
  });
  expect([...findRatingFaces(findColumn('Food').scale!)!.values()]).toEqual([
    'worst',
    'bad',
    'neutral',
    'good',
    'best',
  ]);
  expect(findRatingFaces(['Sehr gut', 'Mittel', 'Schlecht'])?.get('Sehr gut')).toBe('best');
  expect(findRatingFaces(['1', '2', '3'])?.get('1')).toBe('worst');
  expect(findRatingFaces(['Red', 'Green', 'Blue'])).toBeUndefined();
  expect(findRatingFaces(['Bad', 'Good'])).toBeUndefined();
});

it('fits all places on the map, and clusters nearby ones', () => {
  const where = computeAggregates(findColumn('Where'), items, 'en')!;
  if (where.kind !== 'places') throw new Error('no places');
  expect([where.missing, where.locations.map(({ count }) => count)]).toEqual([1, [2, 1]]);
  const part = fitMapSection(where.locations, 320, 300);
  const clusters = clusterPlaces(where.locations, part);
  expect(clusters).toHaveLength(2);
  for (const { x, y } of clusters) expect([Math.abs(x) <= 160, Math.abs(y) <= 150]).toEqual([true, true]);
  expect(clusterPlaces(where.locations, { ...part, zoom: 1 })).toMatchObject([{ count: 3 }]);
});

it('groups by value, most frequent first', () => {
  const groups = groupRows(findColumn('Result'), items, 'en');
  expect(groups.map(({ label, items: { length } }) => [label, length])).toEqual([
    ['pass', 2],
    ['fail', 1],
  ]);
});

it('prints metrics, groups, and each chart with its table', async () => {
  const others = { rows: earlier, days: 'Oct', chartedDays: 'Nov', shiftDays: 30 };
  const reported = {
    title: 'Visits',
    days: formatDays(range, 'en'),
    metrics: [createMetric('count'), createMetric('sum', 'Cost')],
    columns,
    rows: items,
  };
  const document = await createReportDocument(
    { ...reported, others, charts: createCharts(columns, items, 'en'), by: findColumn('Result') },
    {
      messages: await summaryMessages.read(englishLocale),
      labels: await aggregateMessages.read(englishLocale),
      locale: 'en',
      direction: 'ltr',
      drawChart: async () => 'data:image/png;base64,',
    },
  );
  const texts = JSON.stringify(document.blocks);
  expect(document.subtitle?.replace(/\s/g, ' ')).toBe('Summary · Nov 1 – 30, 2026');
  expect(document.blocks.map(({ kind }) => kind)).toEqual([
    'table',
    'heading',
    'table',
    ...Array(6).fill(['group', 'table']).flat(),
  ]);
  for (const formatted of ['€30.30', '€10.10', '+200%', 'Split by: Result', '3 answers', '1 without an answer'])
    expect(texts).toContain(formatted);
});
