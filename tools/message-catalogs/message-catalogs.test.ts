import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CatalogMessages, isMessage, writtenCatalog } from '@tideform/i18n/written';
import { expect, it } from 'vitest';
import { sourceFiles } from '../dependency-rule/source-files.ts';
import { catalogFaults } from './catalog-faults.ts';
import { specifiedSentences } from './specified-sentences.ts';

const root = join(import.meta.dirname, '..', '..');
const sources = sourceFiles(root, ['packages', 'apps']);
const files = sources.map(({ path }) => path).filter((path) => path.endsWith('.messages.ts'));
/** What runs for people, beside what they read. */
const code = sources.filter(({ path }) => !/\.(messages|test)\.tsx?$|\/testing\//.test(path));

const catalogs = files.flatMap((file) => {
  const catalog = writtenCatalog(readFileSync(join(root, file), 'utf8'), file);
  return catalog ? [{ file, ...catalog }] : [];
});

function englishOf(messages: CatalogMessages): readonly string[] {
  return Object.values(messages).flatMap((one) =>
    isMessage(one) ? ((one as unknown as Record<string, string>).en ?? []) : englishOf(one),
  );
}

it('says letter for letter what the specification writes out', () => {
  const said = new Set(catalogs.flatMap(({ messages }) => englishOf(messages)));
  expect(specifiedSentences.filter((sentence) => !said.has(sentence))).toEqual([]);
});

it('has code that says each of them', () => {
  const isSaid = (sentence: string) =>
    catalogs.some(({ file, messages }) => keysOf(messages, sentence).some((key) => isAskedFor(file, key)));
  expect(specifiedSentences.filter((sentence) => !isSaid(sentence))).toEqual([]);
});

/** Names of the messages that are this sentence in English. */
function keysOf(messages: CatalogMessages, sentence: string): readonly string[] {
  return Object.entries(messages).flatMap(([key, one]) =>
    isMessage(one) ? ((one as unknown as Record<string, string>).en === sentence ? [key] : []) : keysOf(one, sentence),
  );
}

/** Messages that are chosen, as data, where nobody knows their catalog. */
const chosenAsData = new Set(
  'account data-source-missing keyPattern noCamera noPermission start submissions-reached uniqueValue users-reached'.split(
    ' ',
  ),
);

/** Whether a message is asked for by its name, by who imports its catalog. */
function isAskedFor(file: string, key: string): boolean {
  const name = key.replaceAll(/\W/g, '\\$&');
  const asked = new RegExp(`\\.${name}\\b|['"]${name}['"]|[{,]\\s*${name}\\s*[,}]`);
  const door = `/${file.split('/').at(-1)}'`;
  return code.some((one) => (one.code.includes(door) || chosenAsData.has(key)) && asked.test(one.code));
}

it('says every message in each of its languages, of the same values and with the plurals that the language has', () => {
  expect(catalogs.length).toBeGreaterThan(4);
  const faults = catalogs.flatMap(({ file, messages }) => catalogFaults(messages).map((fault) => `${file}: ${fault}`));
  expect(faults).toEqual([]);
});

it('finds what a translation forgets', () => {
  const faults = catalogFaults({
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
