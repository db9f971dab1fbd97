import { describe, expect, it } from 'vitest';
import { readRichText } from './read-rich-text.ts';

const texts = (html: string) => readRichText(html).map((paragraph) => paragraph.text);

describe('readRichText', () => {
  it('reads paragraphs, line breaks, headings and lines across', () => {
    expect(readRichText('<h2>Site</h2><p>One<br>two</p><hr><p>three</p>')).toEqual([
      { text: 'Site', looks: [], heading: 2 },
      { text: 'One\ntwo', looks: [], heading: 0 },
      { text: '', looks: [], heading: 0, isRule: true },
      { text: 'three', looks: [], heading: 0 },
    ]);
  });

  it('remembers how words look, also where one look lies in another', () => {
    expect(readRichText('a <b>bold <i>both</i></b> word')).toEqual([
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
    const looks = readRichText('<u>a</u><s>b</s><sup>c</sup><sub>d</sub>').flatMap((each) => each.looks);
    expect(looks.map(({ look }) => look)).toEqual(['underline', 'strike', 'raised', 'lowered']);
  });

  it('keeps line ends and indents of code, and no others', () => {
    expect(texts('<pre><code>if (a)\n  b</code></pre>')).toEqual(['if (a)\n\u00A0\u00A0b']);
    expect(texts('<p>one <b> two</b>\n three</p>')).toEqual(['one two three']);
  });

  it('says in which list a paragraph lies, in how many others, and in how many quotations', () => {
    const html = '<ul><li>a<ol start="3"><li>b</li></ol></li><li>c</li></ul><blockquote><p>d</p></blockquote>';
    expect(readRichText(html).map(({ looks: _, heading: __, ...more }) => more)).toEqual([
      { text: 'a', marker: '•', list: { id: 1, depth: 1 } },
      { text: 'b', marker: '3.', list: { id: 2, depth: 2 } },
      { text: 'c', marker: '•', list: { id: 1, depth: 1 } },
      { text: 'd', quotes: 1 },
    ]);
  });

  it('numbers ordered lists and marks the others', () => {
    const markers = readRichText('<ol><li>a</li><li>b</li></ol><ul><li>c</li></ul>').map((each) => each.marker);
    expect(markers).toEqual(['1.', '2.', '•']);
  });

  it('marks the first paragraph of an item alone, and never what follows an empty one', () => {
    const markers = readRichText('<ul><li><p>a</p><p>b</p></li><li></li></ul><p>c</p>').map((each) => each.marker);
    expect(markers).toEqual(['•', undefined, undefined]);
  });

  it('leaves out everything that is not text', () => {
    expect(
      texts('<script>alert(1)</script><style>p{}</style><svg><text>x</text></svg><img src=x onerror=y>seen'),
    ).toEqual(['seen']);
  });

  it('decodes entities once', () => {
    expect(texts('&lt;b&gt; &amp;amp;')).toEqual(['<b> &amp;']);
  });

  it('reads text below ten thousand open elements, and nothing after 100,000 characters', () => {
    expect(texts(`${'<div>'.repeat(10_000)}deep`)).toEqual(['deep']);
    expect(texts(`${'<div>'.repeat(20_000)}too deep`)).toEqual([]);
  });
});
