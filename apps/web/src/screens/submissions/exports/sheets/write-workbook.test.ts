import { columnMessages, createSubmissionColumns } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { loadAnswerColumns } from '../../answer-columns.ts';
import { submissionsTableMessages } from '../../submissions-table/submissions-table.messages.ts';
import { exportsMessages } from '../exports.messages.ts';
import type { SheetMessages } from './create-sheets.ts';
import { createSheetNames } from './workbook-xml.ts';
import { writeWorkbook } from './write-workbook.ts';

const englishLocale = { language: 'en', locale: 'en' } as const;
const form = {
  components: [
    { type: 'textfield', key: 'site', label: 'Site' },
    { type: 'currency', key: 'cost', label: 'Cost', currency: 'EUR' },
    { type: 'checkbox', key: 'safe', label: 'Safe' },
    { type: 'datetime', key: 'due', label: 'Due', enableTime: false, format: 'yyyy-MM-dd' },
    {
      ...{ type: 'selectboxes', key: 'risks', label: 'Risks' },
      values: [
        { label: 'High up', value: 'h' },
        { label: 'Electric', value: 'e' },
      ],
    },
    {
      ...{ type: 'datagrid', key: 'defects', label: 'Defects/found' },
      components: [
        { type: 'textfield', key: 'what', label: 'What' },
        { type: 'number', key: 'days', label: 'Days' },
      ],
    },
  ],
};
let messages: SheetMessages;

beforeAll(async () => {
  messages = {
    submissionsTable: await submissionsTableMessages.read(englishLocale),
    columns: await columnMessages.read(englishLocale),
    exports: await exportsMessages.read(englishLocale),
  };
});

const createItem = (submissionNumber: number, data: object): SubmissionItem => ({
  ...{ listItemId: `${submissionNumber}`, responseId: `r${submissionNumber}`, formId: 'f', webUrl: '', title: 'T' },
  ...{ timestamp: '2026-11-03T12:00:00.000Z', createdBy: 'Ada', anonymous: false, collaborators: '' },
  ...{ submissionNumber, lastModified: '2026-11-03T12:00:00.000Z', data: data as SubmissionItem['data'] },
});

async function writeAndParseWorkbook(
  items: readonly SubmissionItem[],
  answers: 'labels' | 'values' = 'labels',
  of: object = form,
) {
  const columns = createSubmissionColumns(await loadAnswerColumns(of as typeof form, englishLocale), messages.columns, {
    locale: 'en',
    anonymous: '',
  });
  const writeOptions = { signal: new AbortController().signal, onDone: () => undefined };
  const file = await writeWorkbook(items, columns, answers, messages, writeOptions);
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const xml = Object.fromEntries(Object.entries(parts).map(([path, bytes]) => [path, strFromU8(bytes)]));
  const names = [...(xml['xl/workbook.xml'] ?? '').matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name);
  const cells = (sheet: number, row: number) =>
    new Map(
      [...(xml[`xl/worksheets/sheet${sheet}.xml`] ?? '').matchAll(/<c r="([A-Z]+)(\d+)"([^>]*)>(.*?)<\/c>/gs)].flatMap(
        ([, column, at, attributes, inner]) =>
          Number(at) === row ? [[column!, `${attributes} ${inner}`] as const] : [],
      ),
    );
  return { xml, names, cells };
}

it('writes typed cells for numbers, amounts, checkboxes, dates, times and text', async () => {
  const data = { site: 'Kew', cost: 12.5, safe: true, due: '2026-11-24', risks: { h: true, e: true } };
  const { cells } = await writeAndParseWorkbook([createItem(1, data)]);
  const texts = [...cells(1, 1).values()].map((one) => one.replace(/.*preserve">|<\/t>.*/g, ''));
  const at = (label: string) => cells(1, 2).get('ABCDEFGHIJKLMNO'[texts.indexOf(label)]!);
  expect(at('#')).toBe(' s="0" <v>1</v>');
  expect(at('Cost')).toBe(' s="2" <v>12.5</v>');
  expect(at('Safe')).toBe(' t="b" <v>1</v>');
  expect(at('Due')).toBe(' s="3" <v>46350</v>');
  expect(at('Submitted')).toMatch(/^ s="4" <v>46329\./);
  expect(at('Site')).toContain('>Kew<');
  expect(at('Risks')).toContain('High up');
});

it.each([
  ['the local time zone', {}, '2026-03-29T23:30:00-05:00', '2026-03-29T23:30:00'],
  ['a local time zone east of Greenwich', {}, '2026-03-30T00:15:00+13:00', '2026-03-30T00:15:00'],
  ['UTC, if the answer is in UTC', {}, '2026-03-29T23:30:00Z', '2026-03-29T23:30:00'],
  ['UTC, as set by the author', { displayInTimezone: 'utc' }, '2026-03-29T23:30:00-05:00', '2026-03-30T04:30:00'],
  [
    'the time zone set by the author',
    { displayInTimezone: 'location', timezone: 'Asia/Tokyo' },
    '2026-03-29T23:30:00-05:00',
    '2026-03-30T13:30:00',
  ],
])('shows the time of an answer on %s, wherever it is downloaded', async (_clock, settings, answer, wall) => {
  const at = { type: 'datetime', key: 'at', label: 'At', ...settings };
  const grid = { type: 'datagrid', key: 'visits', label: 'Visits', components: [at] };
  const { cells } = await writeAndParseWorkbook([createItem(1, { at: answer, visits: [{ at: answer }] })], 'labels', {
    components: [at, grid],
  });
  const serial = Number((Date.parse(`${wall}Z`) / 86_400_000 + 25_569).toFixed(8));
  const cell = ` s="4" <v>${serial}</v>`;
  expect([...cells(1, 2).values()]).toContain(cell);
  expect([...cells(2, 2).values()]).toContain(cell);
  expect([...cells(3, 1).values()].length).toBeGreaterThan(0);
  const columns = createSubmissionColumns(
    await loadAnswerColumns({ components: [at] }, englishLocale),
    messages.columns,
    {
      locale: 'en',
      anonymous: '',
    },
  );
  const shown = columns.find(({ label }) => label === 'At')!;
  const of = createItem(1, { at: answer });
  expect([shown.wallTime?.(of), shown.day?.(of)]).toEqual([wall, wall.slice(0, 10)]);
  const clock = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  expect(shown.text(of).replace(' UTC', '')).toBe(clock.format(new Date(`${wall}Z`)).replaceAll('\u202f', ' '));
});

it('names the time zone of each time column in the codebook', async () => {
  const at = { type: 'datetime', key: 'at', label: 'At' };
  const { xml } = await writeAndParseWorkbook([createItem(1, {})], 'labels', { components: [at] });
  const codebook = xml['xl/worksheets/sheet2.xml'] ?? '';
  expect(codebook).toContain('Local time where the question was answered');
  expect(codebook.split(new Intl.DateTimeFormat().resolvedOptions().timeZone).length - 1).toBe(2);
});

it('writes a sheet per grid, joined by submission number, and a codebook of the columns', async () => {
  const { names, cells, xml } = await writeAndParseWorkbook([
    createItem(7, { risks: { h: true, e: false }, defects: [{ what: 'Toe board', days: 3 }, { what: 'Crack' }] }),
    createItem(8, { defects: [{ what: 'Cable', days: 1.5 }] }),
  ]);
  expect(names).toEqual(['Submissions', 'Defects found', 'Codebook']);
  const rows = [2, 3, 4].map((row) =>
    [...cells(2, row).values()].map((one) => one.replace(/^.*?[vt](?: [^>]*)?>|<.*$/g, '')),
  );
  expect(rows).toEqual([
    ['7', '1', 'Toe board', '3'],
    ['7', '2', 'Crack'],
    ['8', '1', 'Cable', '1.5'],
  ]);
  expect(xml['xl/worksheets/sheet3.xml']).toContain('h = High up');
  expect(xml['xl/worksheets/sheet1.xml']).toContain('state="frozen"');
  expect(xml['xl/worksheets/sheet2.xml']).toContain('<autoFilter ref="A1:D4"/>');
});

it('never writes formulas, and replaces characters that XML cannot represent', async () => {
  const { xml } = await writeAndParseWorkbook([createItem(1, { site: '=HYPERLINK("http://x")<\u0000&\uD800' })]);
  const sheet = xml['xl/worksheets/sheet1.xml'] ?? '';
  expect(sheet).not.toContain('<f>');
  expect(sheet).toContain('=HYPERLINK(&quot;http://x&quot;)&lt;\uFFFD&amp;\uFFFD');
});

it('writes stored values of choices if configured', async () => {
  const { xml } = await writeAndParseWorkbook([createItem(1, { risks: { h: true, e: false } })], 'values');
  expect(xml['xl/worksheets/sheet1.xml']).toContain('>h<');
});

it('makes sheet names valid and unique', () => {
  const long = 'A very long name of a grid that nobody can see';
  expect(createSheetNames(['a/b', 'A B', '', "'x'", long, `${long}!`])).toEqual([
    ...['a b', 'A B 2', 'Sheet', 'x', 'A very long name of a grid that', 'A very long name of a grid th 2'],
  ]);
});

it('avoids column functions that cache a result per row', async () => {
  const calls: string[] = [];
  const all = createSubmissionColumns(await loadAnswerColumns(form, englishLocale), messages.columns, {
    locale: 'en',
    anonymous: '',
  });
  const recorded =
    <Answer>(what: string, ask: (row: SubmissionItem) => Answer) =>
    (row: SubmissionItem): Answer => {
      calls.push(what);
      return ask(row);
    };
  const columns = all.map(({ label, getSortKey: order, day, values, ...column }) => ({
    ...{ ...column, label },
    ...(order && { order: recorded(`order of ${label}`, order) }),
    ...(day && { day: recorded(`day of ${label}`, day) }),
    ...(values && { values: recorded(`values of ${label}`, values) }),
  }));
  const items = Array.from({ length: 30 }, (_, at) =>
    createItem(at, { cost: at, due: '2026-11-24', risks: { h: at % 2 === 0 } }),
  );
  await writeWorkbook(items, columns, 'labels', messages, {
    signal: new AbortController().signal,
    onDone: () => undefined,
  });
  expect(calls).toEqual(['values of Risks', 'values of Risks']);
});

it('stops when aborted', async () => {
  const stop = new AbortController();
  const columns = createSubmissionColumns(await loadAnswerColumns(form, englishLocale), messages.columns, {
    locale: 'en',
    anonymous: '',
  });
  const items = Array.from({ length: 1500 }, (_, at) => createItem(at, { site: 'x' }));
  const writeOptions = { signal: stop.signal, onDone: (count: number) => count >= 500 && stop.abort() };
  await expect(writeWorkbook(items, columns, 'labels', messages, writeOptions)).rejects.toThrow(/abort/);
});
