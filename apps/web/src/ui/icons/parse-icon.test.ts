import { expect, it } from 'vitest';
import { formatIcon, parseIcon } from './parse-icon.ts';

const path = 'M5 5H7V11H5V5M2 21h-1.5c.5-2,4,1 3 1Z';

it('parses icons that it formatted', () => {
  expect(parseIcon(formatIcon(path))).toBe(path);
});

it('parses icons that other programs stored', () => {
  expect(
    parseIcon(
      `<svg xmlns="http://www.w3.org/2000/svg" id="mdi-x" width="24" viewBox="0 0 24 24">\n <path fill="red" d="${path}" />\n</svg>`,
    ),
  ).toBe(path);
  expect(parseIcon(`<svg viewBox="0 0 24 24"><path d="${path}"></path></svg>`)).toBe(path);
});

it.each([
  ['nothing', undefined],
  ['a name instead of an icon', 'clipboard'],
  ['a script', `<svg viewBox="0 0 24 24"><script>alert(1)</script><path d="${path}"/></svg>`],
  ['a second element', `<svg viewBox="0 0 24 24"><path d="${path}"/><image href="https://example.com/x"/></svg>`],
  ['another view box', `<svg viewBox="0 0 9999 9999"><path d="${path}"/></svg>`],
  ['an invalid path', '<svg viewBox="0 0 24 24"><path d="url(#a)"/></svg>'],
  ['an icon with a very long path', `<svg viewBox="0 0 24 24"><path d="${'M1 1'.repeat(9000)}"/></svg>`],
])('returns undefined for %s', (_, svg) => {
  expect(parseIcon(svg)).toBeUndefined();
});

it('uses only the path of an element with more attributes', () => {
  const svg = `<svg viewBox="0 0 24 24" onload="alert(1)"><path d="${path}" onclick="alert(2)" style="x"/></svg>`;
  expect(parseIcon(svg)).toBe(path);
});

// tools/hostile-texts checks the speed of all regular expressions.
it.each([`<svg viewBox="0 0 24 24"${' a="'.repeat(4000)}`, `<svg ${' '.repeat(19_000)}`])(
  'rejects a text that would make slow regular expressions hang',
  (svg) => {
    expect(parseIcon(svg)).toBeUndefined();
  },
);
