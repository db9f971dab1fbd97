import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PrintBlock, PrintDocument } from '@tideform/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PdfPorts } from './fonts.ts';
import { toPdf } from './to-pdf.ts';

const fontFile = (name: string) =>
  new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans/${name}`)));

const ports: PdfPorts = {
  fonts: { regular: fontFile('400Regular/NotoSans_400Regular.ttf'), bold: fontFile('700Bold/NotoSans_700Bold.ttf') },
  createdAt: new Date('2026-11-21T08:00:00Z'),
};

const report = (blocks: readonly PrintBlock[], more: Partial<PrintDocument> = {}): PrintDocument => ({
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
  { kind: 'table', header: ['Defect', 'Severity'], rows: rowsOf(80) },
  { kind: 'pageBreak' },
  { kind: 'image', source: 'missing', alt: 'A photo that could not be loaded' },
  { kind: 'text', text: `https://example.test/${'long'.repeat(80)}` },
];

function rowsOf(count: number): PrintBlock[][] {
  return Array.from({ length: count }, (_, row) => [
    { kind: 'pair', label: 'Defect', value: `Toe board missing, level ${row}` },
    { kind: 'pair', label: 'Severity', value: 'High' },
  ]);
}

let folder: string;
let files = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'print-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function draw(document: PrintDocument, options?: Parameters<typeof toPdf>[1]) {
  files += 1;
  const file = join(folder, `${files}.pdf`);
  writeFileSync(file, await toPdf(document, options, ports));
  const ask = (program: string, ...args: string[]) => execFileSync(program, [...args, file], { encoding: 'utf8' });
  return {
    check: () => ask('qpdf', '--check'),
    info: () => ask('pdfinfo'),
    structure: () => ask('pdfinfo', '-struct'),
    text: () => execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }),
  };
}

describe('toPdf', () => {
  it('draws every kind of block into a file that qpdf finds no fault with', async () => {
    const pdf = await draw(report(everything));
    expect(pdf.check()).toContain('No syntax or stream encoding errors found');
    const text = pdf.text();
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
  });

  it('tags headings, paragraphs, tables and their header cells, in reading order', async () => {
    const structure = (await draw(report(everything))).structure();
    for (const tag of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'P'])
      expect(structure).toContain(`${tag} `.trim());
    expect(structure.indexOf('H1')).toBeLessThan(structure.indexOf('H2'));
    expect(structure.indexOf('TH')).toBeLessThan(structure.indexOf('TD'));
  });

  it('repeats the header row of a table on every page', async () => {
    const pdf = await draw(report([{ kind: 'table', header: ['Defect', 'Severity'], rows: rowsOf(120) }]));
    const pages = pdf.text().split('\f').slice(0, -1);
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toMatch(/Defect\s+Severity/);
  });

  it('numbers the pages', async () => {
    const pdf = await draw(
      report([
        { kind: 'pair', label: 'A', value: '1' },
        { kind: 'pageBreak' },
        { kind: 'pair', label: 'B', value: '2' },
      ]),
    );
    const [first, second] = pdf.text().split('\f');
    expect(first).toMatch(/1 ?\/ ?2/);
    expect(second).toMatch(/2 ?\/ ?2/);
  });

  it('never leaves a heading alone at the foot of a page', async () => {
    const filler = Array.from({ length: 40 }, (_, n): PrintBlock => ({ kind: 'text', text: `Line ${n}` }));
    for (let lines = 25; lines < 40; lines += 1) {
      const blocks: PrintBlock[] = [
        ...filler.slice(0, lines),
        { kind: 'heading', level: 2, text: 'Next part' },
        { kind: 'text', text: 'Its first words' },
      ];
      const pages = (await draw(report(blocks))).text().split('\f');
      const page = pages.find((each) => each.includes('Next part'));
      expect(page).toContain('Its first words');
    }
  }, 30_000);

  it('draws columns that are higher than a page one after the other and loses nothing', async () => {
    const tall = (name: string): PrintBlock => ({
      kind: 'group',
      blocks: Array.from({ length: 70 }, (_, n): PrintBlock => ({ kind: 'pair', label: `${name} ${n}`, value: 'x' })),
    });
    const pdf = await draw(report([{ kind: 'group', columns: [1, 1], blocks: [tall('left'), tall('right')] }]));
    expect(pdf.check()).toContain('No syntax');
    expect(pdf.text()).toContain('left 69');
    expect(pdf.text()).toContain('right 69');
  });

  it('takes orientation, margins and scale from the options', async () => {
    const blocks = Array.from(
      { length: 60 },
      (_, n): PrintBlock => ({ kind: 'pair', label: `Question ${n}`, value: 'Answer' }),
    );
    const normal = (await draw(report(blocks))).info();
    const small = (await draw(report(blocks), { scale: 0.5, orientation: 'landscape', pageMargin: 10 })).info();
    const pages = (info: string) => Number(/Pages:\s+(\d+)/.exec(info)?.[1]);
    expect(small).toMatch(/Page size:\s+841\.89 x 595\.28/);
    expect(pages(small)).toBeLessThan(pages(normal));
    expect(normal).toMatch(/Tagged:\s+yes/);
  });

  it('gives the same bytes for the same input', async () => {
    const [first, second] = await Promise.all([
      toPdf(report(everything), {}, ports),
      toPdf(report(everything), {}, ports),
    ]);
    expect(first).toEqual(second);
  });

  it('draws in a right-to-left document without a fault', async () => {
    const pdf = await draw(report(everything, { direction: 'rtl', language: 'he' }), {});
    expect(pdf.check()).toContain('No syntax');
  });
});
