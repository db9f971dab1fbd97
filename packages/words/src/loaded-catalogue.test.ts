import { expect, it } from 'vitest';
import { createWordsLoader } from './loaded-catalogue.ts';
import type { Words } from './messages.ts';

type Greeting = { readonly hello: { readonly en: 'Hello'; readonly de: 'Hallo' } };

/** A catalogue whose downloads are let through by hand. */
function downloads(languages: readonly string[], { loadedCatalogue } = createWordsLoader()) {
  const asked: string[] = [];
  const waiting = new Map<string, PromiseWithResolvers<{ default: { hello: string } }>>();
  const load = (language: string) => () => {
    asked.push(language);
    const download = Promise.withResolvers<{ default: { hello: string } }>();
    waiting.set(language, download);
    return download.promise;
  };
  const catalogue = loadedCatalogue<Greeting>(Object.fromEntries(languages.map((one) => [one, load(one)])));
  const arrive = (language: string, hello: string) => waiting.get(language)?.resolve({ default: { hello } });
  const fail = (language: string) => waiting.get(language)?.reject(new Error('offline'));
  return { catalogue, asked, arrive, fail };
}

const german = { language: 'de', locale: 'de-AT' } as const;

it('downloads the language that is spoken, once, and says it at once from then on', async () => {
  const page = createWordsLoader();
  const { catalogue, asked, arrive } = downloads(['en', 'de'], page);
  const spoken = page.speak(german);
  expect(catalogue.read(german)).toBeInstanceOf(Promise);
  arrive('de', 'Hallo');
  await spoken;
  const words = catalogue.read(german) as Words<Greeting>;
  expect(words.hello).toBe('Hallo');
  expect(catalogue.read(german)).toBe(words);
  expect(asked).toEqual(['de']);
});

it('asks for the words of code that comes later as soon as it is here', async () => {
  const page = createWordsLoader();
  await page.speak(german);
  const { catalogue, asked, arrive } = downloads(['en', 'de'], page);
  expect(asked).toEqual(['de']);
  arrive('de', 'Hallo');
  await page.loadWords();
  expect(catalogue.read(german)).not.toBeInstanceOf(Promise);
});

it('says in English what the language lacks', async () => {
  const page = createWordsLoader();
  const { catalogue, asked, arrive } = downloads(['en', 'de'], page);
  const spoken = page.speak({ language: 'ar', locale: 'ar' });
  arrive('en', 'Hello');
  await spoken;
  expect(catalogue.read({ language: 'ar', locale: 'ar' })).toMatchObject({ hello: 'Hello' });
  expect(asked).toEqual(['en']);
});

it('speaks a second language beside the first, where a part of the page needs it', async () => {
  const page = createWordsLoader();
  await page.speak({ language: 'ar', locale: 'ar' });
  await page.speak({ language: 'en', locale: 'en' });
  const { asked } = downloads(['en', 'de', 'ar'], page);
  expect(asked).toEqual(['ar', 'en']);
});

it('tells who waits that a download failed, and tries again when asked again', async () => {
  const page = createWordsLoader();
  await page.speak(german);
  const { catalogue, asked, arrive, fail } = downloads(['de'], page);
  fail('de');
  await expect(page.loadWords()).rejects.toThrow('offline');
  const again = page.loadWords();
  arrive('de', 'Hallo');
  await again;
  expect(catalogue.read(german)).toMatchObject({ hello: 'Hallo' });
  expect(asked).toEqual(['de', 'de']);
});
