import { expect, it } from 'vitest';
import { createMessageLoader } from './loaded-catalog.ts';
import type { Messages } from './messages.ts';

type Greeting = { readonly hello: { readonly en: 'Hello'; readonly de: 'Hallo' } };

/** A catalog whose downloads the test completes one by one. */
function createDownloads(languages: readonly string[], { loadedCatalog } = createMessageLoader()) {
  const requestedLanguages: string[] = [];
  const waiting = new Map<string, PromiseWithResolvers<{ default: { hello: string } }>>();
  const load = (language: string) => () => {
    requestedLanguages.push(language);
    const download = Promise.withResolvers<{ default: { hello: string } }>();
    waiting.set(language, download);
    return download.promise;
  };
  const catalog = loadedCatalog<Greeting>(Object.fromEntries(languages.map((one) => [one, load(one)])));
  const arrive = (language: string, hello: string) => waiting.get(language)?.resolve({ default: { hello } });
  const fail = (language: string) => waiting.get(language)?.reject(new Error('offline'));
  return { catalog, asked: requestedLanguages, arrive, fail };
}

const german = { language: 'de', locale: 'de-AT' } as const;

it('downloads the current language once, and then returns its messages synchronously', async () => {
  const page = createMessageLoader();
  const { catalog, asked: requestedLanguages, arrive } = createDownloads(['en', 'de'], page);
  const localeAdded = page.addLocale(german);
  expect(catalog.read(german)).toBeInstanceOf(Promise);
  arrive('de', 'Hallo');
  await localeAdded;
  const messages = catalog.read(german) as Messages<Greeting>;
  expect(messages.hello).toBe('Hallo');
  expect(catalog.read(german)).toBe(messages);
  expect(requestedLanguages).toEqual(['de']);
});

it('requests the messages of lazily loaded code as soon as the code is loaded', async () => {
  const page = createMessageLoader();
  await page.addLocale(german);
  const { catalog, asked: requestedLanguages, arrive } = createDownloads(['en', 'de'], page);
  expect(requestedLanguages).toEqual(['de']);
  arrive('de', 'Hallo');
  await page.loadMessages();
  expect(catalog.read(german)).not.toBeInstanceOf(Promise);
});

it('falls back to English for missing messages', async () => {
  const page = createMessageLoader();
  const { catalog, asked: requestedLanguages, arrive } = createDownloads(['en', 'de'], page);
  const localeAdded = page.addLocale({ language: 'ar', locale: 'ar' });
  arrive('en', 'Hello');
  await localeAdded;
  expect(catalog.read({ language: 'ar', locale: 'ar' })).toMatchObject({ hello: 'Hello' });
  expect(requestedLanguages).toEqual(['en']);
});

it('loads a second language for a part of the page', async () => {
  const page = createMessageLoader();
  await page.addLocale({ language: 'ar', locale: 'ar' });
  await page.addLocale({ language: 'en', locale: 'en' });
  const { asked: requestedLanguages } = createDownloads(['en', 'de', 'ar'], page);
  expect(requestedLanguages).toEqual(['ar', 'en']);
});

it('reports a failed download to its callers, and tries again on the next request', async () => {
  const page = createMessageLoader();
  await page.addLocale(german);
  const { catalog, asked: requestedLanguages, arrive, fail } = createDownloads(['de'], page);
  fail('de');
  await expect(page.loadMessages()).rejects.toThrow('offline');
  const again = page.loadMessages();
  arrive('de', 'Hallo');
  await again;
  expect(catalog.read(german)).toMatchObject({ hello: 'Hallo' });
  expect(requestedLanguages).toEqual(['de', 'de']);
});
