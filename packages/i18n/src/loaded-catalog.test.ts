import { expect, it } from 'vitest';
import { createMessageLoader } from './loaded-catalog.ts';
import type { Messages } from './messages.ts';

type Greeting = { readonly hello: { readonly en: 'Hello'; readonly de: 'Hallo' } };

/** A catalog whose downloads are let through by hand. */
function downloads(languages: readonly string[], { loadedCatalog } = createMessageLoader()) {
  const asked: string[] = [];
  const waiting = new Map<string, PromiseWithResolvers<{ default: { hello: string } }>>();
  const load = (language: string) => () => {
    asked.push(language);
    const download = Promise.withResolvers<{ default: { hello: string } }>();
    waiting.set(language, download);
    return download.promise;
  };
  const catalog = loadedCatalog<Greeting>(Object.fromEntries(languages.map((one) => [one, load(one)])));
  const arrive = (language: string, hello: string) => waiting.get(language)?.resolve({ default: { hello } });
  const fail = (language: string) => waiting.get(language)?.reject(new Error('offline'));
  return { catalog, asked, arrive, fail };
}

const german = { language: 'de', locale: 'de-AT' } as const;

it('downloads the language that is spoken, once, and says it at once from then on', async () => {
  const page = createMessageLoader();
  const { catalog, asked, arrive } = downloads(['en', 'de'], page);
  const spoken = page.speak(german);
  expect(catalog.read(german)).toBeInstanceOf(Promise);
  arrive('de', 'Hallo');
  await spoken;
  const messages = catalog.read(german) as Messages<Greeting>;
  expect(messages.hello).toBe('Hallo');
  expect(catalog.read(german)).toBe(messages);
  expect(asked).toEqual(['de']);
});

it('asks for the words of code that comes later as soon as it is here', async () => {
  const page = createMessageLoader();
  await page.speak(german);
  const { catalog, asked, arrive } = downloads(['en', 'de'], page);
  expect(asked).toEqual(['de']);
  arrive('de', 'Hallo');
  await page.loadMessages();
  expect(catalog.read(german)).not.toBeInstanceOf(Promise);
});

it('says in English what the language lacks', async () => {
  const page = createMessageLoader();
  const { catalog, asked, arrive } = downloads(['en', 'de'], page);
  const spoken = page.speak({ language: 'ar', locale: 'ar' });
  arrive('en', 'Hello');
  await spoken;
  expect(catalog.read({ language: 'ar', locale: 'ar' })).toMatchObject({ hello: 'Hello' });
  expect(asked).toEqual(['en']);
});

it('speaks a second language beside the first, where a part of the page needs it', async () => {
  const page = createMessageLoader();
  await page.speak({ language: 'ar', locale: 'ar' });
  await page.speak({ language: 'en', locale: 'en' });
  const { asked } = downloads(['en', 'de', 'ar'], page);
  expect(asked).toEqual(['ar', 'en']);
});

it('tells who waits that a download failed, and tries again when asked again', async () => {
  const page = createMessageLoader();
  await page.speak(german);
  const { catalog, asked, arrive, fail } = downloads(['de'], page);
  fail('de');
  await expect(page.loadMessages()).rejects.toThrow('offline');
  const again = page.loadMessages();
  arrive('de', 'Hallo');
  await again;
  expect(catalog.read(german)).toMatchObject({ hello: 'Hallo' });
  expect(asked).toEqual(['de', 'de']);
});
