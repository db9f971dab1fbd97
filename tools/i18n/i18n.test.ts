import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createKey, readMessages, writeTexts } from './catalogs.ts';
import { planImport, updateRecords } from './import-translations.ts';
import { readJson, writeJson } from './json.ts';
import { splitMessage } from './placeholders.ts';
import { readRecords, writeRecords } from './records.ts';
import { computeStatus, listMessagesToTranslate } from './status.ts';
import type { ReturnedFile } from './translation-file.ts';
import { readXliff, writeXliff } from './xliff.ts';

/**
 * A unit as returned by the `xliff` package, a public XLIFF library with its own XML parser, as in translators' tools.
 * The package has no types.
 */
interface Unit {
  readonly source: unknown;
  target?: unknown;
  readonly note?: unknown;
}
interface Resources {
  readonly resources: Readonly<Record<string, Readonly<Record<string, Unit>>>>;
}
const library = createRequire(import.meta.url)('xliff') as {
  xliff2js(xml: string): Promise<Resources>;
  js2xliff(resources: Resources, options: { readonly indent: string }): Promise<string>;
};

const root = join(import.meta.dirname, '../..');
const allMessages = readMessages(root);
const formats = [
  ['XLIFF', writeXliff, readXliff],
  ['JSON', writeJson, readJson],
] as const;

/** Creates a temporary repository with these catalogs. */
function createCheckout(catalogs: Readonly<Record<string, string>>): string {
  const checkout = mkdtempSync(join(tmpdir(), 'i18n-'));
  onTestFinished(() => rmSync(checkout, { recursive: true }));
  const { vcs: _, ...config } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as Record<string, unknown>;
  writeFileSync(join(checkout, 'biome.json'), JSON.stringify(config));
  for (const [path, code] of Object.entries(catalogs)) {
    mkdirSync(dirname(join(checkout, path)), { recursive: true });
    writeFileSync(join(checkout, path), code);
  }
  return checkout;
}

const listFile = 'apps/web/src/list/list.messages.ts';
const listCatalog = `import { responderMessages } from '@tideform/i18n';

/** Texts of a list. */
export const listMessages = responderMessages({
  title: { en: 'Forms & <more>', de: 'Formulare' },
  /** Next to the title. */
  'by.state': {
    hello: { en: 'Hello {name}, you have {limit, number}', de: 'Hallo {name}, Sie haben {limit, number}' },
    files: {
      en: '{count, plural, one {# file of {name}} other {# files of {name}}}',
      de: '{count, plural, one {# Datei von {name}} other {# Dateien von {name}}}',
      ar: '{count, plural, zero {لا} one {ملف {name}} two {ملفان} few {#} many {#} other {# {name}}}',
    },
  },
});
`;
const memberCatalog = `import { memberMessages } from '@tideform/i18n';

export const menuMessages = memberMessages({ save: { en: 'Save', de: 'Speichern' } });
`;
const catalogs = { [listFile]: listCatalog, 'apps/server/src/menu/menu.messages.ts': memberCatalog };

const exportMessages = (checkout: string, language: 'de' | 'ar' = 'ar') =>
  listMessagesToTranslate(readMessages(checkout), readRecords(checkout, language), language);

/** Imports a file as `npm run i18n -- import` does, and returns the numbers of imported and other messages. */
function importTranslations(checkout: string, file: ReturnedFile, language: 'de' | 'ar' = 'ar') {
  const [messages, records] = [readMessages(checkout), readRecords(checkout, language)];
  const plan = planImport(messages, records, language, file);
  writeTexts(checkout, language, plan.changes);
  writeRecords(checkout, language, updateRecords(records, language, plan), messages);
  return { imported: plan.changes.length, confirmed: plan.confirmed.length, refusals: plan.rejected };
}

const createMessageId = (key: string) => `apps/web/src/list/list#${key}`;

describe('message IDs', () => {
  it('are unique and valid in XML', () => {
    expect(allMessages.length).toBeGreaterThan(4000);
    expect(new Set(allMessages.map((one) => one.id)).size).toBe(allMessages.length);
    expect(allMessages.filter(({ key }) => !/^[\w.:-]+$/.test(key))).toEqual([]);
  });

  it('differ for different keys, and are equal for equal keys', () => {
    const key = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[_x0-9a-f:. ]{1,8}$/));
    const path = fc.array(key, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(path, path, (one, other) => {
        const [key, otherKey] = [createKey(one), createKey(other)];
        return /^[\w.:-]*$/.test(key) && (key === otherKey) === (JSON.stringify(one) === JSON.stringify(other));
      }),
    );
  });
});

describe('every message of the product', () => {
  it.each(formats)('survives export to and import from %s unchanged', (_, write, read) => {
    for (const language of ['de', 'ar'] as const) {
      const file = read(write(language, listMessagesToTranslate(allMessages, new Map(), language)));
      const plan = planImport(allMessages, new Map(), language, file);
      expect(plan).toMatchObject({ changes: [], confirmed: [], untranslated: 0, rejected: [] });
      expect(plan.unchanged).toBe(listMessagesToTranslate(allMessages, new Map(), language).length);
    }
  });

  it('is unchanged after being written into its catalog', () => {
    // Tests only every third catalog, to save processor time.
    const files = [...new Set(allMessages.map(({ file }) => file))].filter((_, at) => at % 3 === 0);
    const checkout = createCheckout(
      Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])),
    );
    const codes = () => new Map(files.map((file) => [file, readFileSync(join(checkout, file), 'utf8')]));
    const writeAll = (language: string) => {
      const changes = allMessages.flatMap((message) => {
        const text = message.texts[language];
        return text === undefined || !files.includes(message.file) ? [] : [{ message, text }];
      });
      writeTexts(checkout, language, changes);
    };
    // Writing unchanged texts formats the catalog files.
    writeAll('en');
    const before = codes();
    writeAll('de');
    writeAll('ar');
    /** Returns the expected source code: invisible characters are written as escapes. */
    const escaped = (code: string) => code.replace(/\u00ad/g, String.raw`\u00AD`);
    expect([...codes()].filter(([file, code]) => code !== escaped(before.get(file)!)).map(([file]) => file)).toEqual(
      [],
    );
  });
});

it('exports what translators need, in a form that an XLIFF library parses', async () => {
  const { resources } = await library.xliff2js(writeXliff('ar', exportMessages(createCheckout(catalogs))));
  const units = resources['apps:web:src:list:list']!;
  expect(Object.keys(resources)).toEqual(['apps:web:src:list:list']);
  expect(Object.keys(units)).toEqual(['title', 'by.state:hello', 'by.state:files']);
  expect(units.title).toMatchObject({ source: 'Forms & <more>' });
  expect(JSON.stringify(units['by.state:files']!.note)).toContain('zero, one, two, few, many, other');
  const parts = units['by.state:hello']!.source as readonly (
    | string
    | { readonly Standalone: { readonly equiv: string } }
  )[];
  expect(parts.map((part) => (typeof part === 'string' ? part : part.Standalone.equiv))).toEqual([
    ...['Hello ', '{name}', ', you have ', '{limit, number}'],
  ]);
});

it('imports a translation from an XLIFF library, formatted, without other changes', async () => {
  const checkout = createCheckout(catalogs);
  const file = await library.xliff2js(writeXliff('ar', exportMessages(checkout)));
  const units = file.resources['apps:web:src:list:list']!;
  units.title!.target = 'النماذج "هنا"';
  const [hello, name, have, limit] = units['by.state:hello']!.source as readonly unknown[];
  units['by.state:hello']!.target = [hello, limit, have, name];
  const returned = readXliff(await library.js2xliff(file, { indent: '' }));
  expect(importTranslations(checkout, returned)).toEqual({ imported: 2, confirmed: 0, refusals: [] });
  expect(readFileSync(join(checkout, listFile), 'utf8')).toBe(
    listCatalog.replace("de: 'Formulare' }", `de: 'Formulare', ar: 'النماذج "هنا"' }`).replace(
      /hello: \{.*\},/,
      `hello: {
      en: 'Hello {name}, you have {limit, number}',
      de: 'Hallo {name}, Sie haben {limit, number}',
      ar: 'Hello {limit, number}, you have {name}',
    },`,
    ),
  );
  expect(importTranslations(checkout, readXliff(writeXliff('ar', exportMessages(checkout))))).toMatchObject({
    imported: 0,
  });
});

it('reports missing translations, and translations of an earlier English text', () => {
  const checkout = createCheckout(catalogs);
  const edit = (from: string, to: string) =>
    writeFileSync(join(checkout, listFile), readFileSync(join(checkout, listFile), 'utf8').replace(from, to));
  const status = (language: 'de' | 'ar') => {
    const found = computeStatus(readMessages(checkout), readRecords(checkout, language), language);
    return { ...found, missing: found.missing.map(({ key }) => key), stale: found.stale.map(({ key }) => key) };
  };
  expect(status('de')).toEqual({ total: 4, missing: [], stale: [] });
  expect(status('ar')).toEqual({ total: 3, missing: ['title', 'by.state:hello'], stale: [] });
  const title = { id: createMessageId('title'), source: 'Forms & <more>', target: 'النماذج', isInitial: false };
  importTranslations(checkout, { language: 'ar', messages: [title] });
  edit('Forms & <more>', 'All forms');
  expect(status('ar')).toEqual({ total: 3, missing: ['by.state:hello'], stale: ['title'] });
  const untouched = readXliff(writeXliff('ar', exportMessages(checkout)));
  expect(importTranslations(checkout, untouched)).toMatchObject({ imported: 0, confirmed: 0 });
  expect(status('ar').stale).toEqual(['title']);
  const confirmed = { ...title, source: 'All forms' };
  expect(importTranslations(checkout, { language: 'ar', messages: [confirmed] })).toMatchObject({ confirmed: 1 });
  expect(status('ar').stale).toEqual([]);
  // Developers edit English and its translation together.
  edit('All forms', 'Your forms');
  edit('النماذج', 'نماذجك');
  expect(status('ar').stale).toEqual([]);
});

describe('an import', () => {
  /** Plans an import into two catalogs with one additional message. */
  const plan = (returned: ReturnedFile['messages']) => {
    const more = "  plain: { en: 'Plain', de: 'Einfach' },\n  title:";
    const messages = readMessages(createCheckout({ ...catalogs, [listFile]: listCatalog.replace('  title:', more) }));
    return planImport(messages, new Map(), 'ar', { language: 'ar', messages: returned });
  };
  const hello = 'Hello {name}, you have {limit, number}';
  const files = '{count, plural, one {# file of {name}} other {# files of {name}}}';
  it.each([
    ['an unknown message', 'gone', 'x', 'y', 'not a message of the product'],
    ['a changed English text', 'title', 'Forms', 'النماذج', 'another English text'],
    ['a missing placeholder', 'by.state:hello', hello, 'مرحبا {name}', 'lacks {limit}'],
    ['an extra placeholder', 'by.state:hello', hello, '{name} {limit, number} {mail}', '{mail}'],
    ['broken syntax', 'by.state:hello', hello, '{name} {limit, number', 'not a valid ICU message'],
    ['a missing plural', 'by.state:files', files, '{count, plural, one {{name}} other {#}}', 'few, many, two, zero'],
    ['HTML', 'by.state:hello', hello, '<b>{name}</b>{limit, number}', 'HTML'],
    ['an entity of HTML', 'by.state:hello', hello, '{name}&nbsp;{limit, number}', 'HTML'],
    ['a control character', 'title', 'Forms & <more>', 'a\u0007b', 'control character'],
    ['a text direction override', 'title', 'Forms & <more>', 'a\u202eb', 'control character'],
    ['only white space', 'title', 'Forms & <more>', '  ', 'empty'],
  ])('rejects %s, and imports the rest', (_, key, source, target, reason) => {
    const bad = { id: createMessageId(key), source, target, isInitial: false };
    const good = { id: createMessageId('plain'), source: 'Plain', target: 'نص', isInitial: false };
    const { changes, rejected: refusals } = plan([bad, good]);
    expect(changes.map(({ message }) => message.key)).toEqual(['plain']);
    expect(refusals).toEqual([{ id: createMessageId(key), reason: expect.stringContaining(reason) }]);
  });

  it('rejects members’ messages in a language for respondents, and duplicate messages', () => {
    const save = { id: 'apps/server/src/menu/menu#save', source: 'Save', target: 'حفظ', isInitial: false };
    const title = { id: createMessageId('title'), source: 'Forms & <more>', target: 'نص', isInitial: false };
    const { rejected: refusals } = plan([save, title, title]);
    expect(refusals.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('for members'),
      ...Array.from({ length: 2 }, () => 'is in the file more than once'),
    ]);
  });

  it('writes quotes, backslashes and invisible characters as text, not as code', () => {
    const checkout = createCheckout({ [listFile]: listCatalog });
    const [title] = readMessages(checkout);
    const text = `\\' + alert("1") + \`$\` '\u00ad\u2068`;
    writeTexts(checkout, 'ar', [{ message: title!, text }]);
    expect(readMessages(checkout)[0]!.texts.ar).toBe(text);
    expect(readFileSync(join(checkout, listFile), 'utf8')).toContain(String.raw`\u00AD\u2068'`);
  });

  it('rejects a file for another language', () => {
    const file = readXliff(writeXliff('de', exportMessages(createCheckout(catalogs), 'de')));
    expect(() => planImport([], new Map(), 'ar', file)).toThrow('"de", not "ar"');
  });
});

describe('an XLIFF file', () => {
  const xliff = (content: string, head = '') =>
    `<?xml version="1.0"?>${head}<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="fr">${content}</xliff>`;
  const unit = (content: string) => xliff(`<file id="a:b"><unit id="c">${content}</unit></file>`);

  it('may have several segments, translation memory proposals, and no original data', () => {
    const content = `
      <m:matches xmlns:m="urn:oasis:names:tc:xliff:matches:2.0">
        <m:match ref="#1"><source>Old</source><target>Vieux</target></m:match>
      </m:matches>
      <segment state="final"><source>One.</source><target>Un
        <mrk id="m1" type="term">seul</mrk>.</target></segment>
      <ignorable><source> </source><target> </target></ignorable>
      <segment state="final"><source>Two <ph id="1" equiv="{n}"/></source><target>Deux <ph id="1" equiv="{n}"/></target></segment>`;
    expect(readXliff(unit(content))).toEqual({
      language: 'fr',
      messages: [{ id: 'a/b#c', source: 'One. Two {n}', target: 'Un seul. Deux {n}', isInitial: false }],
    });
  });

  it.each([
    ['broken XML', xliff('<file>')],
    ['a declared entity', xliff('&x;', '<!DOCTYPE xliff [<!ENTITY x "y">]>')],
    ['an unknown entity', unit('<segment><source>&x;</source></segment>')],
    ['XLIFF 1.2', '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>'],
    ['HTML', '<html/>'],
  ])('is rejected with %s', (_, text) => {
    expect(() => readXliff(text)).toThrow();
  });
});

it.each(['{', '[]', '{}', '{"targetLanguage":"fr","messages":{"a":{"source":1}}}'])('rejects the JSON %s', (text) => {
  expect(() => readJson(text)).toThrow();
});

it('protects placeholders, and leaves the texts of plurals to translators', () => {
  expect(splitMessage("{count, plural, one {file} other {# {name}}} of '{x}'{at, time, short}")).toEqual([
    '{count, plural, one {file} other {# ',
    { placeholder: '{name}' },
    "}} of '{x}'",
    { placeholder: '{at, time, short}' },
  ]);
});
