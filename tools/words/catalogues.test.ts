import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writtenCatalogue } from '@tideform/words/written';
import { expect, it } from 'vitest';
import { sourceFiles } from '../dependency-rule/source-files.ts';
import { catalogueFaults } from './catalogue-faults.ts';

const root = join(import.meta.dirname, '..', '..');
const files = sourceFiles(root, ['packages', 'apps'])
  .map(({ path }) => path)
  .filter((path) => path.endsWith('.words.ts'));

it('says every message in each of its languages, of the same values and with the plurals that the language has', () => {
  const catalogues = files.flatMap((file) => {
    const catalogue = writtenCatalogue(readFileSync(join(root, file), 'utf8'), file);
    return catalogue ? [{ file, ...catalogue }] : [];
  });
  expect(catalogues.length).toBeGreaterThan(4);
  const faults = catalogues.flatMap(({ file, messages }) =>
    catalogueFaults(messages).map((fault) => `${file}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

it('finds what a translation forgets', () => {
  const faults = catalogueFaults({
    a: {
      en: '{count, plural, one {# file} other {# files}} of {name}',
      de: '{count, plural, other {# Dateien}} von {nam}',
    },
    group: { b: { en: 'B', de: ' ', ar: '{files, plural, one {x} other {y}}' }, c: { en: 'C', de: 'C {' } },
    d: {
      en: '{files, plural, one {# file} other {# files}}',
      de: '{files, plural, other {# Dateien}}',
      ar: '{files, plural, one {x} other {y}}',
    },
  });
  expect(faults).toEqual([
    'a: de asks for [count, nam], English for [count, name]',
    'group.b: de is empty',
    'group.b: ar asks for [files], English for []',
    expect.stringMatching(/^group\.c: de is no message/),
    'd: de has no plural for one',
    'd: ar has no plural for few, many, two, zero',
  ]);
});
