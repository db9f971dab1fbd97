import { expect, it } from 'vitest';
import { loadPageLocale, renderErrorPage } from './identity-page.ts';
import { renderSignInPage } from './sign-in-page.ts';

it.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de-AT'],
  ['es, en;q=0.3, de;q=0.7', 'de'],
  ['fr-CA,fr;q=0.9', 'fr-CA'],
  ['de;q=0, en-GB', 'en-GB'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('selects the preferred supported language: %s', async (header, locale) => {
  expect((await loadPageLocale(header)).locale.locale).toBe(locale);
});

it('shows the sign-in page in the language and direction of the browser', async () => {
  const german = renderSignInPage(await loadPageLocale('de'), { people: [] });
  expect(german).toContain('<html lang="de" dir="ltr">');
  expect(german).toContain('<label class="field">Passwort');
  const arabic = renderSignInPage(await loadPageLocale('ar-EG'), { people: [], error: 'خطأ' });
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  expect(arabic).toContain('<h1>تسجيل الدخول</h1>');
});

it('shows an expired sign-in in German', async () => {
  const page = renderErrorPage(await loadPageLocale('de'), true);
  expect(page).toContain('<h1>Diese Anmeldung ist abgelaufen</h1>');
  expect(page).toContain('Melden Sie sich in der App noch einmal an.');
});
