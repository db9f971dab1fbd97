import { expect, it } from 'vitest';
import { formatWholeMoment } from '../../pages/format-moment.ts';
import { formatSize } from '../../pages/format-size.ts';
import { html } from '../../pages/html.ts';
import { browseFrame, browseSpeech } from '../browse/browse-frame.ts';
import { mailFrame, mailSpeech } from '../mail/pages/mail-frame.ts';

const content = html`<p>…</p>`;

it('shows files in the language and direction that a browser asks for', async () => {
  const german = browseFrame(await browseSpeech('de-AT, en;q=0.5'), 'Plan', content, 'Ada');
  expect(german).toContain('<html lang="de" dir="ltr">');
  expect(german).toContain('Konto wechseln');
  const arabic = browseFrame(await browseSpeech('ar'), 'Plan', content, 'Ada');
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  expect(arabic).toContain('ملفات مساحة العمل');
});

it('shows mail in the language and direction that a browser asks for', async () => {
  const reader = { name: 'Ada', address: 'ada@example.com', unreadCount: 1, seesOutside: true };
  const german = mailFrame(await mailSpeech('de'), 'Posteingang', content, reader, 'inbox');
  expect(german).toContain('<title>Posteingang · E-Mail des Arbeitsbereichs</title>');
  for (const word of ['Gesendet', 'Extern', 'ungelesen']) expect(german).toContain(word);
  expect(mailFrame(await mailSpeech('ar-EG'), '…', content)).toContain('<html lang="ar" dir="rtl">');
});

it('says moments and sizes as the reader’s language does', async () => {
  const { speech } = await mailSpeech('de-DE');
  expect(formatWholeMoment(new Date('2026-06-10T12:05:00Z'), speech)).toBe('Mittwoch, 10. Juni 2026 um 12:05 UTC');
  expect([14, 1400, 3_400_000].map((bytes) => formatSize(bytes, speech))).toEqual(['14 Byte', '1 kB', '3,4 MB']);
});
