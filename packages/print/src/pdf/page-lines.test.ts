import type { PrintBlock, PrintDocument } from '@tideform/engine';
import { expect, it } from 'vitest';
import { createPng, renderTestPdf } from '../testing/index.ts';

const fillerBlocks: readonly PrintBlock[] = Array.from({ length: 60 }, (_, n) => ({
  kind: 'pair',
  label: `Q${n}`,
  value: 'x',
}));
const createDocument = (
  header: readonly [string, string],
  footer: readonly [string, string],
  more = {},
): PrintDocument => ({
  ...{ title: 'Inspection', language: 'en', direction: 'ltr', blocks: fillerBlocks },
  pageLines: ({ pageNumber, totalPages }) => ({
    header: { left: header[0], right: header[1] },
    footer: { left: footer[0], right: `${footer[1]}${pageNumber} of ${totalPages}` },
  }),
  ...more,
});
const findEdges = (page: string) => page.split('\n').filter((line) => line.trim() !== '');

it('draws the header above and the footer below the content of each page', async () => {
  const pages = (await renderTestPdf(createDocument(['Northgate', 'Weekly'], ['Tuesday', 'Page ']))).pages();
  expect(pages.length).toBeGreaterThan(2);
  pages.forEach((page, index) => {
    expect(findEdges(page)[0]).toMatch(/^ *Northgate +Weekly$/);
    expect(findEdges(page).at(-1)).toMatch(new RegExp(`^ *Tuesday +Page ${index + 1} of ${pages.length}$`));
  });
});

it('starts the header at the right edge in a right-to-left document', async () => {
  const pdf = await renderTestPdf(createDocument(['Begin', 'End'], ['', ''], { direction: 'rtl' }));
  expect(findEdges(pdf.pages()[0] ?? '')[0]).toMatch(/^ *End +Begin$/);
});

it('reserves space for the header if the margins are too small', async () => {
  const logo = createPng({ width: 300, height: 100 });
  const document = createDocument(['Northgate', ''], ['', ''], { logo: 'logo' });
  const pdf = await renderTestPdf(document, { pageMargin: 0 }, { logo });
  for (const page of pdf.pages()) expect(findEdges(page)[0]).toMatch(/^ *Northgate$/);
  expect(pdf.pictures()).toHaveLength(pdf.pages().length);
  expect(pdf.pictures()[0]!.height).toBeCloseTo(28, 0);
  expect(pdf.check()).toContain('No syntax');
});

it('keeps long header and footer texts apart, and always shows the page number', async () => {
  const long = 'a very long title that goes on and on '.repeat(9);
  const [first = ''] = (await renderTestPdf(createDocument([long, long], [long, '']))).pages();
  expect(findEdges(first)[0]).toMatch(/^ *a very long .+ {2,}a very long/);
  expect(findEdges(first).at(-1)).toMatch(/ 1 of \d+$/);
});
