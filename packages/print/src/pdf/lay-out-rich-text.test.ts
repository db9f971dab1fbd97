import type { PrintBlock } from '@tideform/engine';
import { expect, it } from 'vitest';
import { renderTestPdf } from '../testing/index.ts';

const renderHtml = (html: string, direction: 'ltr' | 'rtl' = 'ltr') => {
  const blocks: readonly PrintBlock[] = [{ kind: 'text', text: { html } }];
  return renderTestPdf({ title: 'Inspection', language: 'en', direction, blocks });
};
const getTags = (structure: string) =>
  structure
    .split('\n')
    .map((line) => /^( *)([A-Z][A-Za-z0-9]*)\b(?!")/.exec(line))
    .flatMap((found) => (found ? [`${' '.repeat(found[1]!.length / 2)}${found[2]}`] : []));

it('tags nested lists, with markers separate from their text', async () => {
  const pdf = await renderHtml('<ul><li>First<ol><li>Inner</li></ol></li><li>Second</li></ul>');
  const item = (indent: string) => [`${indent}LI`, `${indent} Lbl`, `${indent} LBody`, `${indent}  P`];
  expect(getTags(pdf.structure()).slice(2)).toEqual([
    ...[' L', ...item('  ')],
    ...['    L', ...item('     ')],
    ...item('  '),
  ]);
  expect(pdf.pages().join()).toMatch(/• +First\n+ +1\. +Inner\n+ *• +Second/);
  expect(pdf.check()).toContain('No syntax or stream encoding errors found');
});

it.each(['ltr', 'rtl'] as const)('indents lists and quotations from the start edge: %s', async (direction) => {
  const pdf = await renderHtml(
    '<p>edge</p><ul><li>item<ul><li>inner</li></ul></li></ul><blockquote>said</blockquote>',
    direction,
  );
  const at = (word: string) => {
    const { left, right } = pdf.words().find(({ text }) => text === word)!;
    return direction === 'ltr' ? left : 595 - right;
  };
  expect(at('item') - at('edge')).toBeCloseTo(14, 0);
  expect(at('inner') - at('edge')).toBeCloseTo(28, 0);
  expect(at('said') - at('edge')).toBeCloseTo(12, 0);
  expect(pdf.structure()).toContain('BlockQuote');
});

it('numbers a long list without overlapping its text', async () => {
  const items = Array.from({ length: 120 }, (_, n) => `<li>thing${n}</li>`).join('');
  const pages = (await renderHtml(`<ol>${items}</ol>`)).pages().join();
  expect(pages).toMatch(/\b120\. +thing119/);
});

it('draws each text style differently', async () => {
  const getOperators = async (html: string) => (await renderHtml(html)).drawings().join();
  const [plain, italic, underline, strike, raised] = await Promise.all(
    ['word', '<i>word</i>', '<u>word</u>', '<s>word</s>', '<sup>word</sup>'].map(getOperators),
  );
  const lines = (content: string) => content.match(/ l\n/g)?.length ?? 0;
  expect(plain).not.toMatch(/1 0 0\.213 -1 /);
  expect(italic).toMatch(/1 0 0\.213 -1 /);
  expect(lines(underline!)).toBe(lines(plain!) + 1);
  expect(lines(strike!)).toBe(lines(plain!) + 1);
  expect(raised).toMatch(/ 7 Tf /);
  const pages = (await renderHtml('<p>a<b>b<i>c</i></b><u>d</u> <s>e</s></p>')).pages();
  expect(pages.join()).toContain('abcd e');
});
