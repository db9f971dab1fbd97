import type { PrintBlock, PrintDocument } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { renderTestPdf } from '../../testing/index.ts';

type TableBlock = Extract<PrintBlock, { kind: 'table' }>;

const createText = (words: string): PrintBlock => ({ kind: 'text', text: words });
const createTable = (header: readonly string[], rows: readonly (readonly string[])[]): TableBlock => ({
  kind: 'table',
  header,
  rows: rows.map((row) => row.map(createText)),
});
const createDocument = (block: PrintBlock, direction: 'ltr' | 'rtl' = 'ltr'): PrintDocument => ({
  title: 'Defects',
  language: 'en',
  direction,
  blocks: [block],
});
const longText = 'the tag was removed and nobody knows by whom, so the scaffold stays closed';
const header = ['Nr', 'Defect', 'Severity', 'Who', 'Remark'];
const defects = Array.from({ length: 120 }, (_, n) => [
  `#${n}`,
  n % 3 === 0 ? `Toe board missing: ${longText}` : 'Rust',
  'High',
  `person.${n}@northgate.test`,
  `first${n} ${n % 2 === 0 ? `${longText}, ${longText}` : 'seen'} last${n}`,
]);
const countMatches = (words: string, part: RegExp) => [...words.matchAll(part)].length;

describe('a table on paper', () => {
  it('repeats its header row on every page and splits neither rows nor addresses', async () => {
    const pdf = await renderTestPdf(createDocument(createTable(header, defects)));
    const pages = pdf.pages();
    expect(pages.length).toBeGreaterThan(4);
    for (const page of pages) expect(page).toMatch(/Nr +Defect +Severity +Who +Remark/);
    for (let n = 0; n < 120; n += 1) {
      const pagesWithRow = pages.filter((page) => new RegExp(`(first|last)${n}\\b|#${n} `).test(page));
      expect(pagesWithRow).toHaveLength(1);
      expect(pagesWithRow[0]).toMatch(new RegExp(`#${n} `));
      expect(pagesWithRow[0]).toContain(`person.${n}@northgate.test`);
    }
    expect(pdf.check()).toContain('No syntax or stream encoding errors found');
  });

  it('is tagged once, even if its header row is repeated', async () => {
    const structure = (await renderTestPdf(createDocument(createTable(header, defects)))).structure();
    const tags = ['Table', 'TR', 'TH', 'TD'].map((tag) => countMatches(structure, new RegExp(`^ *${tag}\\b`, 'gm')));
    expect(tags).toEqual([1, 121, 5, 600]);
    expect(countMatches(structure, /"Severity"/g)).toBe(1);
    expect(structure).toContain('"person.119@northgate.test"');
  });

  it('splits a row that is higher than a page between its lines without losing text', async () => {
    const words = Array.from({ length: 3000 }, (_, n) => `w${n}.`);
    const pdf = await renderTestPdf(createDocument(createTable(['Nr', 'Remark'], [['1', words.join(' ')]])));
    const pages = pdf.pages();
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toMatch(/Nr +Remark/);
    expect(pages.join('\n').match(/w\d+\./g)).toEqual(words);
  });

  it('breaks a word that is wider than the page, and keeps the other columns readable', async () => {
    const address = `https://example.test/${'0123456789'.repeat(30)}`;
    const pages = (await renderTestPdf(createDocument(createTable(['Link', 'Place'], [[address, 'Harbour']])))).pages();
    expect(pages.join()).toContain('Harbour');
    expect(countMatches(pages.join(), /\d/g)).toBeGreaterThanOrEqual(300);
  });

  it('splits a grid of 14 columns into tables, repeats the first column and breaks no word', async () => {
    const heads = ['Unit', ...Array.from({ length: 13 }, (_, n) => `Measurement${n}`)];
    const rows = ['North', 'South'].map((unit) => [unit, ...Array.from({ length: 13 }, (_, n) => `unremarkable${n}`)]);
    const pdf = await renderTestPdf(createDocument({ ...createTable(heads, rows), caption: 'Readings' }));
    const seen = pdf.words().map((word) => word.text);
    for (const word of [...heads.slice(1), ...rows[0]!.slice(1)]) expect(seen).toContain(word);
    const bands = countMatches(pdf.structure(), /^ *Table\b/gm);
    expect(bands).toBeGreaterThan(1);
    expect(seen.filter((word) => ['Unit', 'North', 'South'].includes(word))).toHaveLength(3 * bands);
    expect(seen.filter((word) => word === 'Readings')).toHaveLength(1);
    expect(pdf.check()).toContain('No syntax');
  });

  it('draws a nested table with its own header cells', async () => {
    const points = createTable(['Point', 'Value'], [['North tower', '4']]);
    const pdf = await renderTestPdf(
      createDocument({ kind: 'table', header: ['Round', 'Points'], rows: [[createText('Morning'), points]] }),
    );
    expect(pdf.pages()[0]).toMatch(/North tower +4/);
    expect(pdf.structure()).toMatch(/TD[\s\S]*Table[\s\S]*TH[\s\S]*"Point"/);
    expect(countMatches(pdf.structure(), /^ *TH\b/gm)).toBe(4);
    expect(pdf.check()).toContain('No syntax');
  });

  it('starts with the first column at the right edge in a right-to-left document', async () => {
    const pages = (await renderTestPdf(createDocument(createTable(header, defects.slice(0, 3)), 'rtl'))).pages();
    expect(pages[0]).toMatch(/Remark +Who +Severity +Defect +Nr/);
  });

  it('has the same column widths as related tables', async () => {
    const short = createTable(['Part', 'Remark'], [['Bolt', 'x1']]);
    const long = createTable(['Part', 'Remark'], [['A plate of steel, as long as three', 'x2']]);
    const widthsOf = [...short.rows, ...long.rows];
    const both: PrintBlock = {
      kind: 'group',
      blocks: [
        { ...short, widthsOf },
        { ...long, widthsOf },
      ],
    };
    const words = (await renderTestPdf(createDocument(both))).words();
    const edges = words.filter(({ text }) => ['Remark', 'x1', 'x2'].includes(text)).map(({ left }) => left.toFixed(0));
    expect(edges).toHaveLength(4);
    expect(new Set(edges).size).toBe(1);
  });

  it('aligns numbers and their header to the end, but not dates and part numbers', async () => {
    const rows = [
      ['£1,234.50', '1', '21/11/2026', 'A1'],
      ['–', '12', '1/2/2026', '2'],
      ['£7.00', '123', '3/3/2026', '3'],
    ];
    const words = (await renderTestPdf(createDocument(createTable(['Cost', 'Pieces', 'Due', 'Part'], rows)))).words();
    const edges = (side: 'left' | 'right', ...texts: readonly string[]) =>
      new Set(texts.map((text) => words.find((word) => word.text === text)?.[side].toFixed(0)));
    expect(edges('right', 'Cost', '£1,234.50', '£7.00').size).toBe(1);
    expect(edges('right', 'Pieces', '1', '123').size).toBe(1);
    expect(edges('left', 'Due', '21/11/2026', '3/3/2026').size).toBe(1);
    expect(edges('left', 'Part', 'A1', '3').size).toBe(1);
  });
});
