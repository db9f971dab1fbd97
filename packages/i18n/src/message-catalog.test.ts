import { expect, expectTypeOf, it } from 'vitest';
import type { Locale } from './languages.ts';
import { memberMessages, responderMessages } from './message-catalog.ts';
import type { MessageCatalog, Messages } from './messages.ts';

const memberCatalog = memberMessages({
  title: { en: 'Forms', de: 'Formulare' },
  list: {
    count: {
      en: '{forms, plural, =0 {No forms} one {# form} other {# forms}}',
      de: '{forms, plural, =0 {Keine Formulare} one {# Formular} other {# Formulare}}',
    },
    kept: { en: 'Saved on this device, {time}', de: 'Auf diesem Gerät gespeichert, {time}' },
  },
});
const responderCatalog = responderMessages({
  files: {
    en: '{files, plural, one {# file} other {# files}}',
    de: '{files, plural, one {# Datei} other {# Dateien}}',
    ar: '{files, plural, zero {لا ملفات} one {ملف واحد} two {ملفان} few {# ملفات} many {# ملفًا} other {# ملف}}',
  },
});
const english: Locale = { language: 'en', locale: 'en-GB' };
const german: Locale = { language: 'de', locale: 'de-DE' };
const arabic: Locale = { language: 'ar', locale: 'ar-EG' };

function readMessages<M>(catalog: MessageCatalog<M>, locale = english): Messages<M> {
  const messages = catalog.read(locale);
  if (messages instanceof Promise) throw new Error('A written catalog waits for nothing');
  return messages;
}

it('formats texts, plurals and values in each language, with its numbers', () => {
  const inEnglish = readMessages(memberCatalog);
  expect(inEnglish.title).toBe('Forms');
  expect([0, 1, 5000].map((forms) => inEnglish.list.count({ forms }))).toEqual(['No forms', '1 form', '5,000 forms']);
  const inGerman = readMessages(memberCatalog, german);
  expect([0, 1, 5000].map((forms) => inGerman.list.count({ forms }))).toEqual([
    'Keine Formulare',
    '1 Formular',
    '5.000 Formulare',
  ]);
  expect(inGerman.list.kept({ time: '12:30' })).toBe('Auf diesem Gerät gespeichert, 12:30');
});

it('supports the six plurals of Arabic', () => {
  const { files } = readMessages(responderCatalog, arabic);
  const formattedCounts = [0, 1, 2, 3, 11, 100].map((count) => files({ files: count }));
  expect(new Set(formattedCounts).size).toBe(6);
  expect(formattedCounts.slice(0, 3)).toEqual(['لا ملفات', 'ملف واحد', 'ملفان']);
});

it('falls back to English, with English plurals, for member messages in Arabic', () => {
  expect(readMessages(memberCatalog, arabic).list.count({ forms: 1 })).toBe('1 form');
});

it('isolates the direction of inserted values in right-to-left texts, but not the values of a select', () => {
  const messages = readMessages(
    responderMessages({
      is: {
        en: '{file} is {state, select, lost {lost} other {here}}',
        de: '{file} {state}',
        ar: '{file} {state, select, lost {مفقود} other {هنا}}',
      },
    }),
    arabic,
  );
  expect(messages.is({ file: 'a.pdf', state: 'lost' })).toBe('\u2068a.pdf\u2069 مفقود');
});

it('returns the same messages object each time', () => {
  expect(readMessages(memberCatalog)).toBe(readMessages(memberCatalog));
});

it('adds accents and 40% length in the pseudo-locale, and keeps arguments', () => {
  const made = readMessages(memberCatalog, { language: 'en-XA', locale: 'en' });
  expect(made.title).toBe('[Förmš~~]');
  expect(made.list.kept({ time: '12:30' })).toMatch(/^\[Såvéd .*12:30[~ ]+\]$/);
  expect(made.list.count({ forms: 1 })).toMatch(/^\[1 förm~+\]$/);
});

it('types the arguments by the English message', () => {
  const messages = readMessages(memberCatalog);
  expectTypeOf(messages.title).toEqualTypeOf<string>();
  expectTypeOf(messages.list.count).parameter(0).toEqualTypeOf<{ forms: number }>();
  expectTypeOf(messages.list.kept).parameter(0).toEqualTypeOf<{ time: string | number }>();
});
