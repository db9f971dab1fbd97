import type { PrintBlock, PrintDocument } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { renderPdf } from './render-pdf.ts';
import { createPng, renderTestPdf, testFonts } from './testing/index.ts';

const ports = { fonts: testFonts, createdAt: new Date('2026-11-21T08:00:00Z') };

const createReport = (blocks: readonly PrintBlock[], more: Partial<PrintDocument> = {}): PrintDocument => ({
  title: 'Weekly site inspection',
  language: 'en',
  direction: 'ltr',
  subtitle: '42 · Ada Lovelace · 21 November 2026',
  blocks,
  ...more,
});

const everything: readonly PrintBlock[] = [
  { kind: 'heading', level: 2, text: 'Defects' },
  {
    kind: 'text',
    text: { html: '<p>Record <b>everything</b>:</p><ul><li>cables</li><li>cracks</li></ul><script>x()</script>' },
  },
  { kind: 'pair', label: 'Wind speed', value: '46 mph' },
  { kind: 'pair', label: 'Comment', value: '' },
  {
    kind: 'group',
    columns: [6, 6],
    blocks: [
      { kind: 'pair', label: 'Left', value: 'one' },
      { kind: 'pair', label: 'Right', value: 'two' },
    ],
  },
  { kind: 'table', header: ['Defect', 'Severity'], rows: createRows(80) },
  { kind: 'newPage' },
  { kind: 'image', source: 'missing', alt: 'A photo that could not be loaded' },
  { kind: 'image', source: 'missing too', alt: 'Said already', isExtra: true },
  { kind: 'text', text: `https://example.test/${'long'.repeat(80)}` },
];

function createRows(count: number): PrintBlock[][] {
  return Array.from({ length: count }, (_, row) => [
    { kind: 'pair', label: 'Defect', value: `Toe board missing, level ${row}` },
    { kind: 'pair', label: 'Severity', value: 'High' },
  ]);
}

describe('toPdf', () => {
  it('renders every kind of block into a file that qpdf accepts', async () => {
    const pdf = await renderTestPdf(createReport(everything));
    expect(pdf.check()).toContain('No syntax or stream encoding errors found');
    const text = pdf.pages().join();
    for (const words of [
      'Weekly site inspection',
      'everything',
      '• ',
      'cables',
      '46 mph',
      'Left',
      'two',
      'level 79',
      'A photo',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('x()');
    expect(text).not.toContain('Said already');
  });

  it('tags headings, paragraphs, tables and their header cells, in reading order', async () => {
    const structure = (await renderTestPdf(createReport(everything))).structure();
    for (const tag of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'P'])
      expect(structure).toContain(`${tag} `.trim());
    expect(structure.indexOf('H1')).toBeLessThan(structure.indexOf('H2'));
    expect(structure.indexOf('TH')).toBeLessThan(structure.indexOf('TD'));
  });

  it('prints a dash for an empty answer', async () => {
    const [page] = (await renderTestPdf(createReport([{ kind: 'pair', label: 'Comment', value: '' }]))).pages();
    expect(page).toMatch(/Comment\s+–/);
  });

  it('numbers the pages', async () => {
    const pdf = await renderTestPdf(
      createReport([
        { kind: 'pair', label: 'A', value: '1' },
        { kind: 'newPage' },
        { kind: 'pair', label: 'B', value: '2' },
      ]),
    );
    const [first, second] = pdf.pages();
    expect(first).toMatch(/1 ?\/ ?2/);
    expect(second).toMatch(/2 ?\/ ?2/);
  });

  it('never leaves a heading at the end of a page', async () => {
    const filler = Array.from({ length: 40 }, (_, n): PrintBlock => ({ kind: 'text', text: `Line ${n}` }));
    const blocks = Array.from({ length: 15 }, (_, part): PrintBlock[] => [
      ...filler.slice(0, 25 + part),
      { kind: 'heading', level: 2, text: `Part ${part}.` },
      { kind: 'text', text: `First words of ${part}.` },
      { kind: 'newPage' },
    ]);
    const pages = (await renderTestPdf(createReport([{ kind: 'newPage' }, ...blocks.flat()]))).pages();
    for (let part = 0; part < 15; part += 1) {
      const page = pages.find((each) => each.includes(`Part ${part}.`));
      expect(page).toContain(`First words of ${part}.`);
    }
  });

  it('keeps blocks together that must not be split, unless they are higher than a page', async () => {
    const lines = (count: number, name: string): PrintBlock[] =>
      Array.from({ length: count }, (_, n) => ({ kind: 'text', text: `${name} ${n}.` }));
    const isOnOnePage = (count: number, name: string): PrintBlock => ({
      kind: 'group',
      isTogether: true,
      blocks: lines(count, name),
    });
    const pages = (
      await renderTestPdf(createReport([...lines(25, 'Before'), isOnOnePage(20, 'Kept'), isOnOnePage(70, 'Long')]))
    ).pages();
    const findPages = (words: string) => pages.findIndex((page) => page.includes(words));
    expect(findPages('Kept 0.')).toBe(findPages('Kept 19.'));
    expect(findPages('Kept 0.')).toBeGreaterThan(findPages('Before 24.'));
    expect(findPages('Long 69.')).toBeGreaterThan(findPages('Long 0.'));
  });

  it('keeps a map on the page of the text that it illustrates', async () => {
    for (const before of [24, 28, 32]) {
      const lines = Array.from({ length: before }, (_, n): PrintBlock => ({ kind: 'text', text: `Before ${n}.` }));
      const place: PrintBlock = { kind: 'pair', label: 'Where', value: 'Here it is' };
      const map: PrintBlock = { kind: 'image', source: 'map', alt: 'Here it is', isExtra: true };
      const pdf = await renderTestPdf(createReport([...lines, place, map]), undefined, {
        map: createPng({ width: 640, height: 300 }),
      });
      const words = pdf.pages().findIndex((page) => page.includes('Here it is'));
      expect(pdf.drawings().findIndex((page) => / Do\b/.test(page))).toBe(words);
    }
  });

  it.each(['ltr', 'rtl'] as const)(
    'draws columns side by side with their shares of the page: %s',
    async (direction) => {
      const pair = (text: string): PrintBlock => ({ kind: 'pair', label: '', value: `${text} `.repeat(300) });
      const group: PrintBlock = { kind: 'group', columns: [3, 1], blocks: [pair('a'), pair('b')] };
      const words = (await renderTestPdf(createReport([pair('c'), group], { direction }))).words();
      const findEdges = (name: string) => {
        const own = words.filter(({ text }) => text === name);
        return { left: Math.min(...own.map(({ left }) => left)), right: Math.max(...own.map(({ right }) => right)) };
      };
      const [wide, narrow, page] = [findEdges('a'), findEdges('b'), findEdges('c')];
      const [first, second] = direction === 'ltr' ? [wide, narrow] : [narrow, wide];
      expect(first.right).toBeLessThan(second.left);
      expect(wide.right - wide.left).toBeGreaterThan(2 * (narrow.right - narrow.left));
      // No word is wider than ten points.
      expect(Math.abs(second.right - page.right)).toBeLessThan(10);
      expect(Math.abs(first.left - page.left)).toBeLessThan(10);
    },
  );

  it('stacks columns that are higher than a page, without losing any text', async () => {
    const tall = (name: string): PrintBlock => ({
      kind: 'group',
      blocks: Array.from({ length: 70 }, (_, n): PrintBlock => ({ kind: 'pair', label: `${name} ${n}`, value: 'x' })),
    });
    const pdf = await renderTestPdf(
      createReport([{ kind: 'group', columns: [1, 1], blocks: [tall('left'), tall('right')] }]),
    );
    expect(pdf.check()).toContain('No syntax');
    expect(pdf.pages().join()).toContain('left 69');
    expect(pdf.pages().join()).toContain('right 69');
  });

  it('applies orientation, margins and scale of the options', async () => {
    const blocks = Array.from(
      { length: 60 },
      (_, n): PrintBlock => ({ kind: 'pair', label: `Question ${n}`, value: 'Answer' }),
    );
    const normal = (await renderTestPdf(createReport(blocks))).info();
    const small = (
      await renderTestPdf(createReport(blocks), { scale: 0.5, orientation: 'landscape', pageMargin: 10 })
    ).info();
    const pages = (info: string) => Number(/Pages:\s+(\d+)/.exec(info)?.[1]);
    expect(small).toMatch(/Page size:\s+841\.89 x 595\.28/);
    expect(pages(small)).toBeLessThan(pages(normal));
    expect(normal).toMatch(/Tagged:\s+yes/);
  });

  it('returns the same bytes for the same input', async () => {
    const [first, second] = await Promise.all([
      renderPdf(createReport(everything), {}, ports),
      renderPdf(createReport(everything), {}, ports),
    ]);
    expect(first).toEqual(second);
  });

  it('returns the same bytes even if another document was rendered before with the same fonts', async () => {
    const anew = { ...ports, fonts: { regular: testFonts.regular.slice(), bold: testFonts.bold.slice() } };
    const page = createReport([{ kind: 'text', text: 'a b' }]);
    const first = await renderPdf(page, {}, anew);
    await renderPdf(createReport([{ kind: 'text', text: 'others\u00A0first: \u00A0 a\u00A0b' }]), {}, anew);
    expect(await renderPdf(page, {}, anew)).toEqual(first);
  });

  it('keeps spaces and non-breaking spaces distinct in extracted text', async () => {
    const file = (await renderTestPdf(createReport([{ kind: 'text', text: 'one\u00A0two three' }]))).unpacked();
    for (const letter of ['<0020>', '<00a0>']) expect(file).toContain(letter);
  });

  it('escapes its title in the metadata, and declares PDF/UA', async () => {
    const title = 'A & B <b>"C"</b>\u0000';
    const file = (await renderTestPdf(createReport([], { title }))).unpacked();
    const [, metadata = ''] = /(<x:xmpmeta.*<\/x:xmpmeta>)/s.exec(file) ?? [];
    expect(metadata).toContain('>A &amp; B &lt;b&gt;&quot;C&quot;&lt;/b&gt;<');
    expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(metadata).toContain('<rdf:li>en</rdf:li>');
  });

  it('renders a right-to-left document without errors', async () => {
    const pdf = await renderTestPdf(createReport(everything, { direction: 'rtl', language: 'he' }), {});
    expect(pdf.check()).toContain('No syntax');
  });
});
