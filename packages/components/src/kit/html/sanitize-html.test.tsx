import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from './sanitize-html.ts';

describe("sanitizing an author's HTML", () => {
  it('keeps text, headings, lists, tables and images', () => {
    const html =
      '<h2>Rules</h2><ul><li>Boots</li></ul><table><tbody><tr><td>1</td></tr></tbody></table><img src="a.png" alt="a">';
    expect(sanitizeHtml(html, 'Too deep.')).toBe(html);
  });

  it.each([
    ['scripts', '<b>x</b><script>alert(1)</script>', '<b>x</b>'],
    ['event attributes', '<b onclick="alert(1)">x</b>', '<b>x</b>'],
    ['styles that could cover the page', '<p style="position:fixed;inset:0" class="cover" id="root">x</p>', '<p>x</p>'],
    ['style sheets', '<p>x</p><style>*{display:none}</style>', '<p>x</p>'],
    ['forms that could ask for a password', '<form action="//evil.example"><input name="p"></form>x', 'x'],
    ['frames', '<iframe src="//evil.example"></iframe>x', 'x'],
    ['images from other hosts', '<img src="https://evil.example/a.png" alt="a">', '<img alt="a">'],
    [
      'responsive image sources',
      '<img src="a.png" srcset="//evil.example/b.png 2x" alt="a">',
      '<img src="a.png" alt="a">',
    ],
    ['a different base URL', '<base href="//evil.example"><p>x</p>', '<p>x</p>'],
    ['popovers', '<p popover="manual">x</p>', '<p>x</p>'],
    ['SVG and MathML', '<svg><a href="javascript:alert(1)">x</a></svg><math><mi>y</mi></math>z', 'z'],
    ['URLs that run code', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ])('removes %s', (_, html, clean) => {
    expect(sanitizeHtml(html, 'Too deep.')).toBe(clean);
  });

  it('keeps the text of too deeply nested HTML, and adds a note that the formatting was removed', () => {
    const deep = `${'<div><b title=1>'.repeat(50_000)}Wear <i>boots</i> &amp; gloves`;
    expect(sanitizeHtml(deep, 'Too deep.')).toBe('<p>Wear boots &amp; gloves</p>' + '<p><em>Too deep.</em></p>');
  });

  it('opens links in a new tab without sending the referrer', () => {
    expect(sanitizeHtml('<a href="https://example.com" target="_top">x</a>', '')).toBe(
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer">x</a>',
    );
  });
});
