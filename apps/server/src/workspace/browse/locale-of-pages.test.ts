import { expect, it } from 'vitest';
import { formatDateTime, formatSize } from '../../pages/format-values.ts';
import { html } from '../../pages/html.ts';
import { loadMailLocale, renderMailFrame } from '../mail/pages/mail-frame.ts';
import { loadBrowseLocale, renderBrowseFrame } from './browse-frame.ts';

const content = html`<p>…</p>`;

it('shows the file pages in the language and direction of the browser', async () => {
  const german = renderBrowseFrame(await loadBrowseLocale('de-AT, en;q=0.5'), 'Plan', content, 'Ada');
  expect(german).toContain('<html lang="de" dir="ltr">');
  expect(german).toContain('Konto wechseln');
  const arabic = renderBrowseFrame(await loadBrowseLocale('ar'), 'Plan', content, 'Ada');
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  expect(arabic).toContain('ملفات مساحة العمل');
});

it('shows the mail pages in the language and direction of the browser', async () => {
  const reader = { name: 'Ada', address: 'ada@example.com', unreadCount: 1, canSeeOutside: true };
  const german = renderMailFrame(await loadMailLocale('de'), 'Posteingang', content, reader, 'inbox');
  expect(german).toContain('<title>Posteingang · E-Mail des Arbeitsbereichs</title>');
  for (const word of ['Gesendet', 'Extern', 'ungelesen']) expect(german).toContain(word);
  expect(renderMailFrame(await loadMailLocale('ar-EG'), '…', content)).toContain('<html lang="ar" dir="rtl">');
});

it("formats times and sizes in the reader's language", async () => {
  const { locale } = await loadMailLocale('de-DE');
  expect(formatDateTime(new Date('2026-06-10T12:05:00Z'), locale)).toBe('Mittwoch, 10. Juni 2026 um 12:05 UTC');
  expect([14, 1400, 3_400_000].map((bytes) => formatSize(bytes, locale))).toEqual(['14 Byte', '1 kB', '3,4 MB']);
});
