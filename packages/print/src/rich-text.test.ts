import { describe, expect, it } from 'vitest';
import { readRichText } from './rich-text.ts';

const texts = (html: string) => readRichText(html).map((paragraph) => paragraph.text);

describe('readRichText', () => {
  it('reads paragraphs, line breaks and headings', () => {
    expect(readRichText('<h2>Site</h2><p>One<br>two</p>')).toEqual([
      { text: 'Site', bold: [], heading: 2 },
      { text: 'One\ntwo', bold: [], heading: 0 },
    ]);
  });

  it('remembers which words are bold', () => {
    expect(readRichText('a <b>bold</b> word')).toEqual([{ text: 'a bold word', bold: [[2, 6]], heading: 0 }]);
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
