import type { SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { expect, it } from 'vitest';
import { type CsvOptions, writeCsv } from './write-csv.ts';

const plainOptions: CsvOptions = { delimiter: ',', answers: 'labels', hasByteOrderMark: false, isGuarded: true };
const createColumn = (label: string): SubmissionColumn => ({
  id: label,
  label,
  filter: 'text',
  cell: 'text',
  widthPx: 100,
  text: ({ data }) => `${data[label] ?? ''}`,
  value: ({ data }) => data[label],
});
const createItems = (...all: readonly object[]) => all.map((data) => ({ data }) as unknown as SubmissionItem);

async function writeCsvText(
  rows: readonly SubmissionItem[],
  labels: readonly string[],
  options: Partial<CsvOptions> = {},
) {
  const writeOptions = { signal: new AbortController().signal, onDone: () => undefined };
  const file = await writeCsv(rows, labels.map(createColumn), { ...plainOptions, ...options }, writeOptions);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
}

it('[RFC 4180] quotes cells with delimiters, quotes or line breaks, and ends lines with CR LF', async () => {
  const rows = createItems({ a: 'x, "y"', b: 'one\ntwo' }, { a: 'plain', b: ' edge' });
  expect(await writeCsvText(rows, ['a', 'b'])).toBe('a,b\r\n"x, ""y""","one\ntwo"\r\nplain," edge"\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])(
  'guards against a spreadsheet running %j',
  async (text) => {
    expect(
      (await writeCsvText(createItems({ a: text }), ['a'])).split('\r\n').slice(1).join('\r\n').replaceAll('"', ''),
    ).toBe(`'${text}\r\n`);
  },
);

it('leaves numbers and unguarded text as they are, and guards labels', async () => {
  expect(await writeCsvText(createItems({ a: -5.5 }), ['a'])).toBe('a\r\n-5.5\r\n');
  expect(await writeCsvText(createItems({ a: '=1' }), ['a'], { isGuarded: false })).toBe('a\r\n=1\r\n');
  expect(await writeCsvText(createItems({}), ['=cmd'])).toBe("'=cmd\r\n\r\n");
});

it('starts with a byte order mark and uses semicolons if configured', async () => {
  const text = await writeCsvText(createItems({ a: 'x;y', b: 'é' }), ['a', 'b'], {
    delimiter: ';',
    hasByteOrderMark: true,
  });
  expect(text).toBe('\uFEFFa;b\r\n"x;y";é\r\n');
});

it('writes a decimal comma in semicolon-separated files, as spreadsheets in those locales expect', async () => {
  const rows = createItems({ a: 3.5, b: -0.25 });
  expect(await writeCsvText(rows, ['a', 'b'], { delimiter: ';' })).toBe('a;b\r\n3,5;-0,25\r\n');
  expect(await writeCsvText(rows, ['a', 'b'])).toBe('a,b\r\n3.5,-0.25\r\n');
});

it('adds the field key to the headers of columns with the same label', async () => {
  const columns = ['first', 'second', 'other'].map((id) => ({
    ...createColumn(id),
    id: `data.${id}`,
    label: id === 'other' ? 'Other' : 'Name',
  }));
  const writeOptions = { signal: new AbortController().signal, onDone: () => undefined };
  expect(await (await writeCsv([], columns, plainOptions, writeOptions)).text()).toBe(
    'Name (first),Name (second),Other\r\n',
  );
});

it('writes stored values instead of labels if configured', async () => {
  const rows = createItems({ a: ['p', 'f'], b: { p: true, f: false }, c: { x: 1 } });
  expect(await writeCsvText(rows, ['a', 'b', 'c'], { answers: 'values' })).toBe('a,b,c\r\np; f,p,"{""x"":1}"\r\n');
});

it('stops when aborted', async () => {
  const stop = new AbortController();
  const rows = createItems(...Array.from({ length: 1200 }, () => ({ a: 'x' })));
  const onDone = (count: number) => count >= 500 && stop.abort();
  await expect(writeCsv(rows, [createColumn('a')], plainOptions, { signal: stop.signal, onDone })).rejects.toThrow(
    /abort/,
  );
});
