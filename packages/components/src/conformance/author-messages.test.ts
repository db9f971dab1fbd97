import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { walkComponents } from '@tideform/engine';
import type { Localized } from '@tideform/i18n';
import { describe, expect, it } from 'vitest';
import { localizedPalette } from '../palette.ts';
import { settings } from '../settings.ts';
import { type ComponentType, specs } from '../specs.ts';

const english = { language: 'en', locale: 'en' } as const;
const german = { language: 'de', locale: 'de' } as const;
const pseudoLocale = { language: 'en-XA', locale: 'en' } as const;
const types = Object.keys(specs) as ComponentType[];

/** Texts that are the same in English and German: names, symbols, formats, and shared words. */
const sameInGerman = new Set(
  `Block|Code|Code: 1|Container|Element|Filter|HTML|JavaScript|JSONLogic|1, JSONLogic|Layout|Link|Maximum|Minimum|Name|PDF|Suffix|Tags|Text|URL|UTC`.split(
    '|',
  ),
);

/** Returns whether a text is a format or a stored value, which aren't translated. */
const isFormat = (text: string): boolean => /^[\d\W]*$|^\d.*\d(:\d+)?( [AP]M)?$/.test(text);

/** Returns the visible texts of a definition: labels, hints, messages, choices. */
function listVisibleTexts(definition: unknown): readonly string[] {
  if (Array.isArray(definition)) return definition.flatMap(listVisibleTexts);
  if (typeof definition !== 'object' || definition === null) return [];
  return Object.entries(definition).flatMap(([name, value]) =>
    typeof value === 'string'
      ? textProperties.has(name)
        ? [value]
        : []
      : nestedProperties.has(name)
        ? listVisibleTexts(value)
        : [],
  );
}

const textProperties = new Set([
  'label',
  'title',
  'legend',
  'description',
  'tooltip',
  'placeholder',
  'customMessage',
  'valueLabel',
]);
const nestedProperties = new Set(['data', 'values', 'validate']);

async function loadSettingTexts(type: ComponentType, locale: typeof english | typeof german | typeof pseudoLocale) {
  const form = await settings[type].read(locale);
  return [...walkComponents(form)].flatMap(({ definition }) => listVisibleTexts(definition));
}

const isCurrency = (text: string): boolean => /^[A-Z]{3} – /.test(text);
const isTranslatable = (text: string): boolean => text !== '' && !isFormat(text) && !isCurrency(text);

describe.each(types)('settings and palette entry of %s', (type) => {
  it('has German settings without English words', async () => {
    const [inEnglish, inGerman] = [await loadSettingTexts(type, english), await loadSettingTexts(type, german)];
    expect(inGerman).toHaveLength(inEnglish.length);
    const left = inGerman.filter(
      (text, index) => text === inEnglish[index] && isTranslatable(text) && !sameInGerman.has(text),
    );
    expect(left).toEqual([]);
  });

  it('takes all texts of its settings from message catalogs', async () => {
    const texts = (await loadSettingTexts(type, pseudoLocale)).filter(isTranslatable);
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter((text) => !/[[].+~\]/.test(text))).toEqual([]);
  });

  it('takes its German name, keywords and initial settings from message catalogs', async () => {
    const [inEnglish, inGerman, inPseudoLocale] = [
      await localizedPalette.read(english),
      await localizedPalette.read(german),
      await localizedPalette.read(pseudoLocale),
    ];
    const textsIn = (catalog: typeof inPseudoLocale) => {
      const { name, label, group } = catalog.all.find((one) => one.type === type)!;
      const start = walkComponents({ components: [catalog.create(type)] });
      const texts = [
        name,
        label,
        catalog.groups[group],
        ...[...start].flatMap(({ definition }) => listVisibleTexts(definition)),
      ];
      return texts.filter((text) => /\p{L}/u.test(text)); // Phone numbers aren't translated.
    };
    expect(
      textsIn(inGerman).filter((text, index) => text === textsIn(inEnglish)[index] && !isSameInGerman(text)),
    ).toEqual([]);
    expect(textsIn(inPseudoLocale).filter((text) => !/^\[.+~\]$/.test(text))).toEqual([]);
  });
});

const isSameInGerman = (text: string): boolean => sameInGerman.has(text) || /^Option \d$/.test(text);

it("shows currency names of the user's locale", async () => {
  expect(await loadSettingTexts('currency', german)).toContain('CHF – Schweizer Franken');
  expect(await loadSettingTexts('currency', english)).toContain('CHF – Swiss Franc');
});

/** Returns every text of a message catalog; messages that are functions are called with sample values. */
function listMessages(messages: unknown): readonly string[] {
  if (typeof messages === 'string') return [messages];
  if (typeof messages === 'function') return [String(messages(new Proxy({}, { get: () => 1, has: () => true })))];
  return Object.values(messages as object).flatMap(listMessages);
}

const sourceFolder = join(import.meta.dirname, '..');
const editorMessageFiles = ['editors', 'editing'].flatMap((folder) =>
  readdirSync(join(sourceFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.messages.ts'))
    .map((path) => `${folder}/${path}`),
);

it.each(editorMessageFiles)('has German messages without English words: %s', async (file) => {
  const catalogs = Object.values(await import(join(sourceFolder, file))) as readonly Localized<unknown>[];
  expect(catalogs).toHaveLength(1);
  const [inEnglish, inGerman] = [
    listMessages(await catalogs[0]!.read(english)),
    listMessages(await catalogs[0]!.read(german)),
  ];
  expect(
    inGerman.filter((text, index) => text === inEnglish[index] && isTranslatable(text) && !sameInGerman.has(text)),
  ).toEqual([]);
});
