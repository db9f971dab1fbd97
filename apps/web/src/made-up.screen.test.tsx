import { act, cleanup } from '@testing-library/react';
import { MADE_UP } from '@tideform/words';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { amira } from './testing/fake-auth.ts';
import { cutTexts, undirected, untranslated } from './testing/made-up/find-faults.ts';
import { scenes } from './testing/made-up/scenes.ts';
import { openApp } from './testing/open-app.tsx';

// NOTE: in a test Griffel leaves out what `theme.styles.ts` says of the whole page.
const wholePage = '*, *::before, *::after { box-sizing: border-box; } html, body { height: 100%; margin: 0; }';
beforeAll(() => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = wholePage;
  return () => style.remove();
});
afterEach(async () => {
  cleanup();
  await page.viewport(1280, 860);
});

/** English made up, among dates and numbers that have no Latin letter: what has one comes from no catalogue and no `Intl`. */
const speech = { language: MADE_UP, locale: 'ru' } as const;
/** What people and the platform have written. `[DRAFT]` is the specification's, in the title itself. */
const data = [amira.displayName, amira.username, 'AH', '[DRAFT]', 'English', 'Deutsch', 'PDF', 'Pdf'];

it('finds what no catalogue has said, what is cut, and what lies outside of the page', () => {
  const cut = 'width: 60px; white-space: nowrap; overflow: hidden';
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = `<p title="Close">[Clöšé~~] Back</p><p>Мост</p><p style="${cut}">[Šåvé čhåñgéš~~~~]</p>
<p style="${cut}; text-overflow: ellipsis">Длинное название моста</p>
<p style="${cut}; text-overflow: ellipsis">[Lööñg ñåmé~~~~]</p><p style="margin-left: 99vw">[Öût~]</p>`;
  expect(untranslated(place, [])).toEqual(['[Clöšé~~] Back', 'Close']);
  expect(cutTexts(place)).toEqual(['[Šåvé čhåñgéš~~~~]', '[Lööñg ñåmé~~~~]', '[Öût~]']);
  place.remove();
});

it('finds what people have written that has no direction of its own', () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = `<p>Мост</p><p dir="auto">Река</p><p>[Bý~] <bdi>Лена</bdi></p><p>[Öf Лена~]</p><p>24 нояб.</p>
<input value="Канал"><textarea dir="auto">Вода</textarea>`;
  expect(undirected(place)).toEqual(['Мост', 'Канал']);
  place.remove();
});

describe.each([1280, 1024, 390])('%i pixels wide', (widthPx) => {
  it.each(scenes.filter(({ widths = [1280, 390] }) => widths.includes(widthPx)))(
    'says $name in the language that is spoken, whole',
    async ({ path, data: open, show }) => {
      await page.viewport(widthPx, 860);
      const device = await open();
      const { user } = openApp(path, device, widthPx, speech);
      await show(user, device);
      await act(async () => {});
      const { body } = document;
      expect({ english: untranslated(body, data), cut: cutTexts(body), undirected: undirected(body) }).toEqual({
        english: [],
        cut: [],
        undirected: [],
      });
    },
  );
});
