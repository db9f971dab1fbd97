import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { isHtmlTooDeep } from './is-html-too-deep.ts';

const { document } = new JSDOM('').window;

function measureDepth(html: string): number {
  const template = document.createElement('template');
  template.innerHTML = html;
  let deepest = 0;
  const visit = (node: ParentNode, depth: number) => {
    deepest = Math.max(deepest, depth);
    for (const child of node.children) visit(child, depth + 1);
  };
  visit(template.content, 0);
  return deepest;
}

const tagNames = ['div', 'p', 'b', 'i', 'a', 'font', 'span', 'ul', 'li', 'table', 'tr', 'td', 'blockquote', 'br', 'h2'];
const tagArbitrary = fc.record({
  name: fc.constantFrom(...tagNames),
  isEnd: fc.boolean(),
  title: fc.option(fc.constantFrom('1', '"<"', '">"', '2')),
});
const formatTag = ({ name, isEnd, title }: { name: string; isEnd: boolean; title: string | null }) =>
  isEnd ? `</${name}>` : `<${name}${title ? ` title=${title}` : ''}>x`;

it('rejects all HTML that a browser would nest much deeper than the limit', () => {
  fc.assert(
    fc.property(fc.array(tagArbitrary, { maxLength: 12 }), fc.integer({ min: 1, max: 60 }), (tags, times) => {
      const html = tags.map(formatTag).join('').repeat(times);
      if (!isHtmlTooDeep(html)) expect(measureDepth(html)).toBeLessThanOrEqual(220);
    }),
    { numRuns: 150 },
  );
});

it.each([
  ['a long list', '<ul>'.concat('<li>a'.repeat(1_000), '</ul>')],
  ['unclosed paragraphs', '<p>a <b>b</b>'.repeat(1_000)],
  ['a long table', `<table>${'<tr><td>a<td><b>b'.repeat(1_000)}</table>`],
  ['well-formed HTML', '<div><section><p>a</p><br></section></div>'.repeat(1_000)],
  ['forty nested levels', `${'<div>'.repeat(40)}a`],
])('lets pass %s', (_, html) => {
  expect(isHtmlTooDeep(html)).toBe(false);
});

it.each([
  '<div>',
  '<b title="<">',
  '<p><b title=1>x',
  '<table><tr><td>',
  '<b><div></b>',
  '<DIV/>',
  '<div><i></div>',
  '<div><table><td><h2></div>',

  '<h2><div></span></h2 ><table><td></div>',
])('rejects a hundred thousand of %s', (part) => {
  expect(isHtmlTooDeep(part.repeat(100_000))).toBe(true);
});
