import { expect, it } from 'vitest';
import { writtenCatalogue } from './written-catalogue.ts';

const file = 'forms.words.ts';

it('reads the catalogue of a file and where its call stands', () => {
  const code = `import { memberWords } from '@tideform/words';
/** Texts. */
export const words = memberWords({
  title: { en: 'Forms', de: "Formulare" },
  'no-forms': { search: { en: \`None with “{text}”\`, de: 'Keines ' + 'mit „{text}“' } },
});
export const other = 1;
`;
  const found = writtenCatalogue(code, file);
  expect(found).toMatchObject({
    messages: {
      title: { en: 'Forms', de: 'Formulare' },
      'no-forms': { search: { en: 'None with “{text}”', de: 'Keines mit „{text}“' } },
    },
    languages: ['en', 'de', 'en-XA'],
  });
  const { start = 0, end = 0 } = found ?? {};
  expect(code.slice(start, end)).toMatch(/^memberWords\(\{[\s\S]+\}\)$/);
});

it('knows a responder’s catalogue, and a file without any', () => {
  const code = `export const words = responderWords({ a: { en: 'a', de: 'b', ar: 'c' } });`;
  expect(writtenCatalogue(code, file)?.languages).toContain('ar');
  expect(writtenCatalogue('export const words = { a: 1 };', file)).toBeUndefined();
});

it.each([
  ['a value that is worked out', 'memberWords({ a: { en: name, de: "b" } })'],
  ['a template with values', `memberWords({ a: { en: \`a \${b}\`, de: "b" } })`],
  ['a spread', 'memberWords({ ...others })'],
  ['no object', 'memberWords(others)'],
])('refuses %s', (_, call) => {
  expect(() => writtenCatalogue(`export const words = ${call};`, file)).toThrow('written out');
});

it('refuses two in one file, and what is no TypeScript', () => {
  const one = `memberWords({ a: { en: 'a', de: 'b' } })`;
  expect(() => writtenCatalogue(`const a = ${one}; const b = ${one};`, file)).toThrow('more than one');
  expect(() => writtenCatalogue('const = ;', file)).toThrow(file);
});
