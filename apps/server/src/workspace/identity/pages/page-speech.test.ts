import { expect, it } from 'vitest';
import { errorPage } from './error-page.ts';
import { speechFor } from './page-speech.ts';
import { signInPage } from './sign-in-page.ts';

it.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de-AT'],
  ['es, en;q=0.3, de;q=0.7', 'de'],
  ['fr-CA,fr;q=0.9', 'fr-CA'],
  ['de;q=0, en-GB', 'en-GB'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('speaks what a browser asks for most: %s', async (header, locale) => {
  expect((await speechFor(header)).speech.locale).toBe(locale);
});

it('asks who signs in, in the language of the browser and its direction', async () => {
  const german = signInPage(await speechFor('de'), { people: [] });
  expect(german).toContain('<html lang="de" dir="ltr">');
  expect(german).toContain('<label class="field">Passwort');
  const arabic = signInPage(await speechFor('ar-EG'), { people: [], error: 'خطأ' });
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  expect(arabic).toContain('<h1>تسجيل الدخول</h1>');
});

it('says in German that a sign-in is over', async () => {
  const page = errorPage(await speechFor('de'), true);
  expect(page).toContain('<h1>Diese Anmeldung ist abgelaufen</h1>');
  expect(page).toContain('Melden Sie sich in der App noch einmal an.');
});
