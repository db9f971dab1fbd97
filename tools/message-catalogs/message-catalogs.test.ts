import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CatalogMessages, isMessage, parseSourceCatalog } from '@tideform/i18n/written';
import { expect, it } from 'vitest';
import { readSourceFiles } from '../dependency-rule/source-files.ts';
import { findCatalogFaults } from './find-catalog-faults.ts';
import { specifiedSentences } from './specified-sentences.ts';

const root = join(import.meta.dirname, '..', '..');
const sources = readSourceFiles(root, ['packages', 'apps']);
const files = sources.map(({ path }) => path).filter((path) => path.endsWith('.messages.ts'));
/** Product code that may use the message catalogs. */
const code = sources.filter(({ path }) => !/\.(messages|test)\.tsx?$|\/testing\//.test(path));

const catalogs = files.flatMap((file) => {
  const catalog = parseSourceCatalog(readFileSync(join(root, file), 'utf8'), file);
  return catalog ? [{ file, ...catalog }] : [];
});

function listEnglish(messages: CatalogMessages): readonly string[] {
  return Object.values(messages).flatMap((one) =>
    isMessage(one) ? ((one as unknown as Record<string, string>).en ?? []) : listEnglish(one),
  );
}

it('message catalogs contain every sentence that the specification prescribes', () => {
  const englishTexts = new Set(catalogs.flatMap(({ messages }) => listEnglish(messages)));
  expect(specifiedSentences.filter((sentence) => !englishTexts.has(sentence))).toEqual([]);
});

it('product code uses each sentence that the specification prescribes', () => {
  const isUsed = (sentence: string) =>
    catalogs.some(({ file, messages }) => findKeys(messages, sentence).some((key) => isMessageUsed(file, key)));
  expect(specifiedSentences.filter((sentence) => !isUsed(sentence))).toEqual([]);
});

/** Returns the keys of the messages with this English text. */
function findKeys(messages: CatalogMessages, sentence: string): readonly string[] {
  return Object.entries(messages).flatMap(([key, one]) =>
    isMessage(one)
      ? (one as unknown as Record<string, string>).en === sentence
        ? [key]
        : []
      : findKeys(one, sentence),
  );
}

/** Keys of messages that are selected by a stored value, in files that don't import the message catalog. */
const keysChosenByValue = new Set(
  'account data-source-missing keyPattern noCamera noPermission start submissions-reached uniqueValue users-reached'.split(
    ' ',
  ),
);

/** Returns whether a file that imports the catalog uses the message by its key. */
function isMessageUsed(file: string, key: string): boolean {
  const name = key.replaceAll(/\W/g, '\\$&');
  const usage = new RegExp(`\\.${name}\\b|['"]${name}['"]|[{,]\\s*${name}\\s*[,}]`);
  const importPath = `/${file.split('/').at(-1)}'`;
  return code.some((one) => (one.code.includes(importPath) || keysChosenByValue.has(key)) && usage.test(one.code));
}

it('every message exists in each language of its catalog, with the same placeholders and the plurals of the language', () => {
  expect(catalogs.length).toBeGreaterThan(4);
  const faults = catalogs.flatMap(({ file, messages }) =>
    findCatalogFaults(messages).map((fault) => `${file}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

it('finds faults in translations', () => {
  const faults = findCatalogFaults({
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
    e: { en: 'At least {limit} rows', de: 'Mindestens {limit, plural, one {# Zeile} other {# Zeilen}}' },
    f: { en: 'Close the form', de: 'Close the form' },
    g: { en: 'Version {number}', de: 'Version {number}' },
  });
  expect(faults).toEqual([
    'a: de lacks {name}',
    "a: de has {nam}, which English doesn't have",
    'a: de has no plural for one',
    'group.b: de is empty',
    "group.b: ar has {files}, which English doesn't have",
    'group.b: ar has no plural for few, many, two, zero',
    expect.stringMatching(/^group\.c: de is not a valid ICU message/),
    'd: de has no plural for one',
    'd: ar has no plural for few, many, two, zero',
    'e: en does not count limit',
    'f: de is English',
  ]);
});
