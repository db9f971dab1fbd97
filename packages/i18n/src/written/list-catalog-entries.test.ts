import { expect, it } from 'vitest';
import { listCatalogEntries } from './list-catalog-entries.ts';

const code = `import { responderMessages } from '@tideform/i18n';

/** The limit; in “minutes”. */
const limit = 5;

/**
 * Texts of a list;
 * the first screen.
 */
export const listMessages = responderMessages({
  title: { en: 'Forms', de: "Formulare", ar: 'النماذج' },
  // Counts.
  'by.state': {
    /** Next to the name. */
    new: {
      en: 'New',
      de: 'N' + 'eu',
      ar: 'جديد',
    },
  },
});
`;

it('lists messages with their comments and their positions in the file', () => {
  const { audience, note, entries } = listCatalogEntries(code, 'list.messages.ts')!;
  expect({ audience, note }).toEqual({ audience: 'respondents', note: 'Texts of a list; the first screen.' });
  expect(entries.map(({ path, notes, texts }) => ({ path, notes, de: texts.de }))).toEqual([
    { path: ['title'], notes: [], de: 'Formulare' },
    { path: ['by.state', 'new'], notes: ['Counts.', 'Next to the name.'], de: 'Neu' },
  ]);
  const [title, fresh] = entries;
  const rangeOf = ({ start, end }: { readonly start: number; readonly end: number }) => code.slice(start, end);
  expect(rangeOf(title!.ranges.ar!)).toBe("'النماذج'");
  expect(rangeOf(fresh!.ranges.de!)).toBe("'N' + 'eu'");
  expect(code.slice(title!.end)).toMatch(/^ \},\n {2}\/\/ Counts/);
});

it('finds no messages in a file without a catalog', () => {
  expect(listCatalogEntries('export const a = 1;', 'a.messages.ts')).toBeUndefined();
});
