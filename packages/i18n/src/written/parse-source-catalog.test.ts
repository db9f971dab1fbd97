import { expect, it } from 'vitest';
import { teamLanguages } from '../languages.ts';
import { parseSourceCatalog } from './parse-source-catalog.ts';

const file = 'forms.messages.ts';

it('parses the catalog of a file and locates its call', () => {
  const code = `import { memberMessages } from '@tideform/i18n';
/** Texts. */
export const words = memberMessages({
  title: { en: 'Forms', de: "Formulare" },
  'no-forms': { search: { en: \`None with “{text}”\`, de: 'Keines ' + 'mit „{text}“' } },
});
export const other = 1;
`;
  const found = parseSourceCatalog(code, file);
  expect(found).toMatchObject({
    messages: {
      title: { en: 'Forms', de: 'Formulare' },
      'no-forms': { search: { en: 'None with “{text}”', de: 'Keines mit „{text}“' } },
    },
    languages: teamLanguages,
  });
  const { start = 0, end = 0 } = found ?? {};
  expect(code.slice(start, end)).toMatch(/^memberMessages\(\{[\s\S]+\}\)$/);
});

it('recognizes responder catalogs, and files without a catalog', () => {
  const code = `export const words = responderMessages({ a: { en: 'a', de: 'b', ar: 'c' } });`;
  expect(parseSourceCatalog(code, file)?.languages).toContain('ar');
  expect(parseSourceCatalog('export const words = { a: 1 };', file)).toBeUndefined();
});

it.each([
  ['a computed value', 'memberMessages({ a: { en: name, de: "b" } })'],
  ['a template with values', `memberMessages({ a: { en: \`a \${b}\`, de: "b" } })`],
  ['a spread', 'memberMessages({ ...others })'],
  ['an argument that isn’t an object literal', 'memberMessages(others)'],
])('rejects %s', (_, call) => {
  expect(() => parseSourceCatalog(`export const words = ${call};`, file)).toThrow('an object of literal texts');
});

it('rejects two catalogs in one file, and syntax errors', () => {
  const one = `memberMessages({ a: { en: 'a', de: 'b' } })`;
  expect(() => parseSourceCatalog(`const a = ${one}; const b = ${one};`, file)).toThrow('more than one');
  expect(() => parseSourceCatalog('const = ;', file)).toThrow(file);
});
