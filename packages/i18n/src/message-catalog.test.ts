import { expect, expectTypeOf, it } from 'vitest';
import type { Speech } from './languages.ts';
import { memberMessages, responderMessages } from './message-catalog.ts';
import type { MessageCatalog, Messages } from './messages.ts';

const members = memberMessages({
  title: { en: 'Forms', de: 'Formulare' },
  list: {
    count: {
      en: '{forms, plural, =0 {No forms} one {# form} other {# forms}}',
      de: '{forms, plural, =0 {Keine Formulare} one {# Formular} other {# Formulare}}',
    },
    kept: { en: 'Saved on this device, {time}', de: 'Auf diesem Gerät gespeichert, {time}' },
  },
});
const responders = responderMessages({
  files: {
    en: '{files, plural, one {# file} other {# files}}',
    de: '{files, plural, one {# Datei} other {# Dateien}}',
    ar: '{files, plural, zero {لا ملفات} one {ملف واحد} two {ملفان} few {# ملفات} many {# ملفًا} other {# ملف}}',
  },
});
const english: Speech = { language: 'en', locale: 'en-GB' };
const german: Speech = { language: 'de', locale: 'de-DE' };
const arabic: Speech = { language: 'ar', locale: 'ar-EG' };

function read<M>(catalog: MessageCatalog<M>, speech = english): Messages<M> {
  const messages = catalog.read(speech);
  if (messages instanceof Promise) throw new Error('A written catalog waits for nothing');
  return messages;
}

it('says texts, plurals and values in each language, with its numbers', () => {
  const inEnglish = read(members);
  expect(inEnglish.title).toBe('Forms');
  expect([0, 1, 5000].map((forms) => inEnglish.list.count({ forms }))).toEqual(['No forms', '1 form', '5,000 forms']);
  const inGerman = read(members, german);
  expect([0, 1, 5000].map((forms) => inGerman.list.count({ forms }))).toEqual([
    'Keine Formulare',
    '1 Formular',
    '5.000 Formulare',
  ]);
  expect(inGerman.list.kept({ time: '12:30' })).toBe('Auf diesem Gerät gespeichert, 12:30');
});

it('knows the six plurals of Arabic', () => {
  const { files } = read(responders, arabic);
  const said = [0, 1, 2, 3, 11, 100].map((count) => files({ files: count }));
  expect(new Set(said).size).toBe(6);
  expect(said.slice(0, 3)).toEqual(['لا ملفات', 'ملف واحد', 'ملفان']);
});

it('says in English, with English plurals, what members alone meet and what is asked for in Arabic', () => {
  expect(read(members, arabic).list.count({ forms: 1 })).toBe('1 form');
});

it('keeps the direction of what is put into words from right to left, and what a choice is made by', () => {
  const messages = read(
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

it('gives the same words each time', () => {
  expect(read(members)).toBe(read(members));
});

it('has accents and two fifths more in the made-up language, and keeps values as they are', () => {
  const made = read(members, { language: 'en-XA', locale: 'en' });
  expect(made.title).toBe('[Förmš~~]');
  expect(made.list.kept({ time: '12:30' })).toMatch(/^\[Såvéd .*12:30[~ ]+\]$/);
  expect(made.list.count({ forms: 1 })).toMatch(/^\[1 förm~+\]$/);
});

it('asks for what the English message asks for, by type', () => {
  const messages = read(members);
  expectTypeOf(messages.title).toEqualTypeOf<string>();
  expectTypeOf(messages.list.count).parameter(0).toEqualTypeOf<{ forms: number }>();
  expectTypeOf(messages.list.kept).parameter(0).toEqualTypeOf<{ time: string | number }>();
});
