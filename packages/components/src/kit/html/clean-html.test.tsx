import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

describe('HTML that an author wrote', () => {
  it('keeps text, headings, lists, tables and pictures', () => {
    const html =
      '<h2>Rules</h2><ul><li>Boots</li></ul><table><tbody><tr><td>1</td></tr></tbody></table><img src="a.png" alt="a">';
    expect(cleanHtml(html, 'Too deep.')).toBe(html);
  });

  it.each([
    ['scripts', '<b>x</b><script>alert(1)</script>', '<b>x</b>'],
    ['event attributes', '<b onclick="alert(1)">x</b>', '<b>x</b>'],
    ['styles that could cover the page', '<p style="position:fixed;inset:0" class="cover" id="root">x</p>', '<p>x</p>'],
    ['style sheets', '<p>x</p><style>*{display:none}</style>', '<p>x</p>'],
    ['forms that could ask for a password', '<form action="//evil.example"><input name="p"></form>x', 'x'],
    ['frames', '<iframe src="//evil.example"></iframe>x', 'x'],
    ['pictures of other hosts', '<img src="https://evil.example/a.png" alt="a">', '<img alt="a">'],
    [
      'other pictures for other screens',
      '<img src="a.png" srcset="//evil.example/b.png 2x" alt="a">',
      '<img src="a.png" alt="a">',
    ],
    ['another base of addresses', '<base href="//evil.example"><p>x</p>', '<p>x</p>'],
    ['what pops up over the page', '<p popover="manual">x</p>', '<p>x</p>'],
    ['SVG and MathML', '<svg><a href="javascript:alert(1)">x</a></svg><math><mi>y</mi></math>z', 'z'],
    ['addresses that run code', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ])('removes %s', (_, html, clean) => {
    expect(cleanHtml(html, 'Too deep.')).toBe(clean);
  });

  it('says the words of what lies in itself too deeply, and that its formatting is left out', () => {
    const deep = `${'<div><b title=1>'.repeat(50_000)}Wear <i>boots</i> &amp; gloves`;
    expect(cleanHtml(deep, 'Too deep.')).toBe('<p>Wear boots &amp; gloves</p>' + '<p><em>Too deep.</em></p>');
  });

  it('opens links beside the form and tells them nothing about it', () => {
    expect(cleanHtml('<a href="https://example.com" target="_top">x</a>', '')).toBe(
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer">x</a>',
    );
  });
});
