import type { PrintBlock, PrintDocument } from '@tideform/engine';
import { expect, it } from 'vitest';
import { drawnPdf, madePng } from '../testing/index.ts';

const filler: readonly PrintBlock[] = Array.from({ length: 60 }, (_, n) => ({
  kind: 'pair',
  label: `Q${n}`,
  value: 'x',
}));
const lined = (header: readonly [string, string], footer: readonly [string, string], more = {}): PrintDocument => ({
  ...{ title: 'Inspection', language: 'en', direction: 'ltr', blocks: filler },
  pageLines: ({ pageNumber, totalPages }) => ({
    header: { left: header[0], right: header[1] },
    footer: { left: footer[0], right: `${footer[1]}${pageNumber} of ${totalPages}` },
  }),
  ...more,
});
const edges = (page: string) => page.split('\n').filter((line) => line.trim() !== '');

it('stands over and under each page', async () => {
  const pages = (await drawnPdf(lined(['Northgate', 'Weekly'], ['Tuesday', 'Page ']))).pages();
  expect(pages.length).toBeGreaterThan(2);
  pages.forEach((page, index) => {
    expect(edges(page)[0]).toMatch(/^ *Northgate +Weekly$/);
    expect(edges(page).at(-1)).toMatch(new RegExp(`^ *Tuesday +Page ${index + 1} of ${pages.length}$`));
  });
});

it('begins at the right in a right-to-left document', async () => {
  const pdf = await drawnPdf(lined(['Begin', 'End'], ['', ''], { direction: 'rtl' }));
  expect(edges(pdf.pages()[0] ?? '')[0]).toMatch(/^ *End +Begin$/);
});

it('keeps room for itself where the margins leave none', async () => {
  const logo = madePng({ width: 300, height: 100 });
  const document = lined(['Northgate', ''], ['', ''], { logo: 'logo' });
  const pdf = await drawnPdf(document, { pageMargin: 0 }, { logo });
  for (const page of pdf.pages()) expect(edges(page)[0]).toMatch(/^ *Northgate$/);
  expect(pdf.pictures()).toHaveLength(pdf.pages().length);
  expect(pdf.pictures()[0]!.height).toBeCloseTo(28, 0);
  expect(pdf.check()).toContain('No syntax');
});

it('lets neither text run into the other, and says the number whatever stands before it', async () => {
  const long = 'a very long title that goes on and on '.repeat(9);
  const [first = ''] = (await drawnPdf(lined([long, long], [long, '']))).pages();
  expect(edges(first)[0]).toMatch(/^ *a very long .+ {2,}a very long/);
  expect(edges(first).at(-1)).toMatch(/ 1 of \d+$/);
});
