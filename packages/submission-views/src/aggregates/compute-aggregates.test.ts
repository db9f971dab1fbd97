import type { SubmissionItem } from '@tideform/sync';
import { beforeAll, expect, it } from 'vitest';
import { createAnswerColumns } from '../answer-columns.ts';
import { columnMessages } from '../columns/column.messages.ts';
import type { SubmissionColumn } from '../columns/submission-column.ts';
import { createSubmissionColumns } from '../columns/submission-columns.ts';
import { createFilterPredicate } from '../views/find-rows.ts';
import { computeAggregates } from './compute-aggregates.ts';
import { createBars } from './create-charts.ts';
import { canGroupBy, groupRows } from './group-rows.ts';

const english = { language: 'en', locale: 'en' } as const;
const form = {
  components: [
    { type: 'textarea', key: 'notes', label: 'Notes' },
    { type: 'textfield', key: 'site', label: 'Site' },
    { type: 'number', key: 'score', label: 'Score' },
    { type: 'datetime', key: 'due', label: 'Due', enableTime: false, format: 'yyyy-MM-dd' },
    {
      ...{ type: 'selectboxes', key: 'risks', label: 'Risks' },
      values: ['h', 'e', 'f'].map((value) => ({ value, label: `Risk ${value}` })),
    },
  ],
};

interface Answers {
  readonly notes?: string;
  readonly site?: string;
  readonly score?: number;
  readonly due?: string;
  readonly risks?: Readonly<Record<string, boolean>>;
}

/** Deterministic sample answers; every seventh response lacks some of them. */
const answers: readonly Answers[] = Array.from({ length: 5000 }, (_, at) => ({
  ...(at % 7 !== 0 && { notes: at % 2 === 0 ? 'The gate is open, the gate!' : 'Toe board missing' }),
  ...(at % 7 !== 4 && { site: ['Moss Surveyors', 'moss surveyors ', 'Quay 4', ' '][at % 4]! }),
  ...(at % 7 !== 1 && { score: ((at * 7919) % 1000) / 10 }),
  ...(at % 7 !== 2 && { due: new Date(Date.UTC(2026, 8, 1 + (at % 40))).toISOString().slice(0, 10) }),
  ...(at % 7 !== 3 && { risks: { h: at % 2 === 0, e: at % 3 === 0, f: at % 5 === 0 } }),
}));
const items = answers.map(
  (data, at): SubmissionItem => ({
    ...{ listItemId: `${at}`, responseId: `r${at}`, formId: 'f', webUrl: '', title: '', anonymous: at % 10 === 0 },
    ...{ timestamp: '2026-09-01T12:00:00.000Z', createdBy: `P${at % 3}`, collaborators: '', lastModified: '' },
    data: data as SubmissionItem['data'],
  }),
);
let columns: readonly SubmissionColumn[];
const findColumn = (label: string) => columns.find((one) => one.label === label)!;
const computeTestAggregates = (label: string) => computeAggregates(findColumn(label), items, 'en');
const countAnswers = (is: (one: Answers) => boolean) => answers.filter(is).length;

beforeAll(async () => {
  const messages = await columnMessages.read(english);
  columns = createSubmissionColumns(await createAnswerColumns(form, english), messages, {
    locale: 'en',
    anonymous: 'Anonymous',
  });
});

it('counts choices, and responses without one', () => {
  const wanted = (['h', 'e', 'f'] as const).map((risk) => [
    `Risk ${risk}`,
    countAnswers(({ risks }) => risks?.[risk] === true),
  ]);
  const filtered = computeTestAggregates('Risks')!;
  expect(filtered.kind === 'values' && filtered.bars.map(({ label, count: many }) => [label, many])).toEqual(wanted);
  expect(filtered.missing).toBe(countAnswers(({ risks }) => !risks || !(risks.h || risks.e || risks.f)));
});

it('counts by person, with anonymous respondents as one', () => {
  const filtered = computeTestAggregates('Created By')!;
  const wanted = new Map<string, number>();
  for (const { anonymous, createdBy } of items) {
    const name = anonymous ? 'Anonymous' : createdBy;
    wanted.set(name, (wanted.get(name) ?? 0) + 1);
  }
  expect(filtered.kind === 'values' && new Map(filtered.bars.map((bar) => [bar.label, bar.count]))).toEqual(wanted);
});

it('computes the sum, mean, median and histogram of numbers', () => {
  const tenths = answers
    .flatMap(({ score }) => (score === undefined ? [] : Math.round(score * 10)))
    .toSorted((a, b) => a - b);
  const sum = tenths.reduce((so, one) => so + one, 0);
  const half = tenths.length / 2;
  const filtered = computeTestAggregates('Score')!;
  if (filtered.kind !== 'numbers') throw new Error('no numbers');
  expect(filtered.answered + filtered.missing).toBe(5000);
  expect(filtered.answered).toBe(tenths.length);
  expect(filtered.sum).toBeCloseTo(sum / 10, 6);
  expect(filtered.mean).toBeCloseTo(sum / 10 / tenths.length, 9);
  expect(filtered.median).toBeCloseTo((tenths[Math.floor(half - 0.5)]! + tenths[Math.ceil(half - 0.5)]!) / 20, 9);
  expect([filtered.min, filtered.max]).toEqual([tenths[0]! / 10, tenths.at(-1)! / 10]);
  expect(filtered.bins.map(({ from, to, count: many }) => [from, to, many])).toEqual(
    Array.from({ length: 10 }, (_, at) => {
      const within = tenths.filter((one) => one >= at * 100 && one < (at + 1) * 100).length;
      return [at * 10, (at + 1) * 10, within];
    }),
  );
});

it('counts every day of the range, and each word once per answer', () => {
  const due = computeTestAggregates('Due')!;
  if (due.kind !== 'days') throw new Error('no days');
  expect(due.spans).toHaveLength(40);
  expect(due.spans.every((span) => span.count === countAnswers((one) => one.due === span.first))).toBe(true);
  const notes = computeTestAggregates('Notes')!;
  const gate = countAnswers((one) => one.notes?.includes('gate') === true);
  expect(notes.kind === 'words' && notes.bars.find(({ label }) => label === 'gate')?.count).toBe(gate);
  expect(notes.missing).toBe(countAnswers((one) => one.notes === undefined));
});

it('counts short texts as whole answers, regardless of case and surrounding spaces', () => {
  const filtered = computeTestAggregates('Site')!;
  if (filtered.kind !== 'values') throw new Error('no values');
  const findAnswered = (text: string) => countAnswers(({ site }) => site?.trim().toLowerCase() === text);
  expect(filtered.bars.map((bar) => [bar.label, bar.count])).toEqual([
    ['Moss Surveyors', findAnswered('moss surveyors')],
    ['Quay 4', findAnswered('quay 4')],
  ]);
  expect(filtered.missing).toBe(countAnswers(({ site }) => !site?.trim()));
});

it.each(['Site', 'Score', 'Due', 'Risks', 'Created By', 'Submitted'])('groups rows by %s', (label) => {
  const by = findColumn(label);
  expect(canGroupBy(by)).toBe(true);
  const groups = groupRows(by, items, 'en');
  for (const group of groups)
    expect(items.filter(createFilterPredicate(by, group.filter)).map(({ responseId }) => responseId)).toEqual(
      group.items.map(({ responseId }) => responseId),
    );
  if (label === 'Risks') return;
  const grouped = groups.reduce((so, group) => so + group.items.length, 0);
  expect(grouped).toBe(items.filter((item) => by.text(item).trim() !== '').length);
});

it("doesn't group by multi-line texts", () => {
  expect(canGroupBy(findColumn('Notes'))).toBe(false);
});

it('finds exactly the submissions that a bar counts by the bar’s filter', () => {
  for (const label of ['Site', 'Risks', 'Created By', 'Score', 'Due', 'Notes']) {
    for (const bar of createBars(findColumn(label), computeTestAggregates(label)!, 'en')) {
      const filtered = items.filter(createFilterPredicate(findColumn(label), bar.filter));
      expect([label, bar.label, filtered.length]).toEqual([label, bar.label, bar.count]);
    }
  }
});
