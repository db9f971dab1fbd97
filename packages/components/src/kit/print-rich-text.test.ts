import { expect, it } from 'vitest';
import { extractText } from './html/extract-text.ts';
import { printRichText } from './print-rich-text.ts';

const createCell = (html: string) => ({ kind: 'text', text: { html } });

it('converts HTML tables, with their header row if they have one', () => {
  const head = '<tr><th><p>Bay</p></th><th><p>State</p></th></tr>';
  const row = '<tr><td><p>3</p></td><td><p><strong>torn</strong></p></td></tr>';
  expect(printRichText(`<p>Before</p><table><tbody>${head}${row}</tbody></table><p>After</p>`)).toEqual([
    { kind: 'text', text: { html: '<p>Before</p>' } },
    {
      kind: 'table',
      header: ['Bay', 'State'],
      rows: [[createCell('<td><p>3</p></td>'), createCell('<td><p><strong>torn</strong></p></td>')]],
    },
    { kind: 'text', text: { html: '<p>After</p>' } },
  ]);
  expect(printRichText(`<table>${row}</table>`)).toMatchObject([{ kind: 'table', header: ['', ''], rows: [[{}, {}]] }]);
});

it('keeps embedded images in text and table cells, and prints the alt text of external images', () => {
  const picture = '<img src="data:image/png;base64,AAAA" alt="A &amp; B">';
  const image = { kind: 'image', source: 'data:image/png;base64,AAAA', alt: 'A & B' };
  expect(printRichText(`<p>One${picture}two</p>`)).toEqual([createCell('<p>One'), image, createCell('two</p>')]);
  expect(printRichText(`<table><tr><td>in ${picture}</td></tr></table>`)).toMatchObject([
    { kind: 'table', rows: [[{ kind: 'group', blocks: [createCell('<td>in '), image] }]] },
  ]);
  const far = '<img src="https://pictures.example/plan.png" alt="Plan of the site"><img src="x.png">';
  expect(printRichText(far)).toEqual([{ kind: 'image', source: '', alt: 'Plan of the site' }]);
});

it('keeps nested tables and unclosed tables as text', () => {
  const inner = '<table><tr><td>in</td></tr></table>';
  expect(printRichText(`<table><tr><td>out ${inner}</td></tr></table>`)).toMatchObject([
    { kind: 'table', rows: [[{ text: { html: `<td>out ${inner}</td>` } }]] },
  ]);
  expect(printRichText('<table><tr><td>open')).toEqual([createCell('<table><tr><td>open')]);
});

it.each(['<', '<img ', '<table>', '<table><tr>', '<script>', '</td>', '<td', '<!--'])(
  'parses hundreds of thousands of %s in linear time',
  (part) => {
    const html = part.repeat(200_000);
    expect(printRichText(html).length).toBeLessThan(3);
    expect(extractText(html).length).toBeLessThanOrEqual(html.length);
  },
);
