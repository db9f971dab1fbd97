import { describe, expect, it } from 'vitest';
import { parseRichText } from './parse-rich-text.ts';

const parseTexts = (html: string) => parseRichText(html).map((paragraph) => paragraph.text);

describe('readRichText', () => {
  it('parses paragraphs, line breaks, headings and horizontal rules', () => {
    expect(parseRichText('<h2>Site</h2><p>One<br>two</p><hr><p>three</p>')).toEqual([
      { text: 'Site', looks: [], heading: 2 },
      { text: 'One\ntwo', looks: [], heading: 0 },
      { text: '', looks: [], heading: 0, isRule: true },
      { text: 'three', looks: [], heading: 0 },
    ]);
  });

  it('parses text styles, including nested ones', () => {
    expect(parseRichText('a <b>bold <i>both</i></b> word')).toEqual([
      {
        text: 'a bold both word',
        looks: [
          { start: 2, end: 7, look: 'bold' },
          { start: 7, end: 11, look: 'bold' },
          { start: 7, end: 11, look: 'italic' },
        ],
        heading: 0,
      },
    ]);
    const looks = parseRichText('<u>a</u><s>b</s><sup>c</sup><sub>d</sub>').flatMap((each) => each.looks);
    expect(looks.map(({ look }) => look)).toEqual(['underline', 'strike', 'raised', 'lowered']);
  });

  it('keeps line breaks and indentation only in code', () => {
    expect(parseTexts('<pre><code>if (a)\n  b</code></pre>')).toEqual(['if (a)\n\u00A0\u00A0b']);
    expect(parseTexts('<p>one <b> two</b>\n three</p>')).toEqual(['one two three']);
  });

  it('reports the list, list depth and quotation depth of a paragraph', () => {
    const html = '<ul><li>a<ol start="3"><li>b</li></ol></li><li>c</li></ul><blockquote><p>d</p></blockquote>';
    expect(parseRichText(html).map(({ looks: _, heading: __, ...more }) => more)).toEqual([
      { text: 'a', marker: '•', list: { id: 1, depth: 1 } },
      { text: 'b', marker: '3.', list: { id: 2, depth: 2 } },
      { text: 'c', marker: '•', list: { id: 1, depth: 1 } },
      { text: 'd', quotes: 1 },
    ]);
  });

  it('numbers ordered lists and adds bullets to others', () => {
    const markers = parseRichText('<ol><li>a</li><li>b</li></ol><ul><li>c</li></ul>').map((each) => each.marker);
    expect(markers).toEqual(['1.', '2.', '•']);
  });

  it('adds a list marker only to the first paragraph of an item, and none after an empty item', () => {
    const markers = parseRichText('<ul><li><p>a</p><p>b</p></li><li></li></ul><p>c</p>').map((each) => each.marker);
    expect(markers).toEqual(['•', undefined, undefined]);
  });

  it("ignores everything that isn't text", () => {
    expect(
      parseTexts('<script>alert(1)</script><style>p{}</style><svg><text>x</text></svg><img src=x onerror=y>seen'),
    ).toEqual(['seen']);
  });

  it('decodes HTML entities once', () => {
    expect(parseTexts('&lt;b&gt; &amp;amp;')).toEqual(['<b> &amp;']);
  });

  it('parses text inside ten thousand open elements, and stops after 100,000 characters', () => {
    expect(parseTexts(`${'<div>'.repeat(10_000)}deep`)).toEqual(['deep']);
    expect(parseTexts(`${'<div>'.repeat(20_000)}too deep`)).toEqual([]);
  });
});
