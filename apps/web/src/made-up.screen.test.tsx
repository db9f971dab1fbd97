import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { amira } from './testing/fake-auth.ts';
import { cutTexts, sideways, undirected, untranslated } from './testing/made-up/find-faults.ts';
import { overlaps } from './testing/made-up/find-overlaps.ts';
import { scenes } from './testing/made-up/scenes.ts';
import { scenesAlone } from './testing/made-up/scenes-alone.tsx';
import { type Step, speech } from './testing/made-up/world.ts';
import { openAlone, openApp, setScreenWidth } from './testing/open-app.tsx';

// NOTE: in a test Griffel leaves out what `theme.styles.ts` says of the whole page.
const wholePage = '*, *::before, *::after { box-sizing: border-box; } html, body { height: 100%; margin: 0; }';
beforeAll(() => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = wholePage;
  return () => style.remove();
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await page.viewport(1280, 860);
});

/** Where the page and its things are. */
const addresses = [window.location.origin, 'team1', 'form1'];
/** What people and the platform have written. `[DRAFT]` is the specification's, in the title itself. */
const data = [
  amira.displayName,
  amira.username,
  'AH',
  '[DRAFT]',
  'English',
  'Deutsch',
  'Français',
  'PDF',
  'Pdf',
].concat(addresses);
/** What a template is written with. */
const templates = ['{{data.name}}', '{{submissionNumber}}', '{{data.site}}'];

it('finds what no catalog has said, what is cut, and what lies outside of the page', () => {
  const cut = 'width: 60px; white-space: nowrap; overflow: hidden';
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = `<p title="Close">[Clöšé~~] Back</p><p>Мост</p><p style="${cut}">[Šåvé čhåñgéš~~~~]</p>
<p style="${cut}; text-overflow: ellipsis">Длинное название моста</p>
<p style="${cut}; text-overflow: ellipsis">[Lööñg ñåmé~~~~]</p><p style="margin-left: 99vw">[Öût~]</p><input placeholder="[Fîñd ñåméš~~~~]" style="width: 60px">`;
  expect(untranslated(place, [])).toEqual(['[Clöšé~~] Back', 'Close']);
  expect(cutTexts(place)).toEqual(['[Šåvé čhåñgéš~~~~]', '[Lööñg ñåmé~~~~]', '[Öût~]', '[Fîñd ñåméš~~~~]']);
  place.remove();
});

it('finds a page that is pushed aside, but for a table', () => {
  const place = document.body.appendChild(document.createElement('div'));
  const wide = '<div style="width: 300px">[Wîdé~]</div>';
  const tall = 'height: 60vh; width: 200px; overflow-y: auto';
  place.innerHTML = `<div class="page" style="${tall}">${wide}</div><div style="${tall}">[Öné~]</div>
<div style="height: 40px; width: 200px; overflow: auto">${wide}</div><div style="${tall}"><table><tbody><tr><td>${wide}</td></tr></tbody></table></div>`;
  expect(sideways(place)).toEqual(['page: 300 px of 200']);
  place.remove();
});

it('finds what people have written that has no direction of its own', () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = `<p>Мост</p><p dir="auto">Река</p><p>[Bý~] <bdi>Лена</bdi></p><p>[Öf Лена~]</p><p>24 нояб.</p>
<input value="Канал"><textarea dir="auto">Вода</textarea>`;
  expect(undirected(place)).toEqual(['Мост', 'Канал']);
  place.remove();
});

it('finds what lies over something else, but for what comes above the page on purpose', () => {
  const place = document.body.appendChild(document.createElement('div'));
  const over = 'position: absolute; left: 0; top: 0; width: 120px';
  place.innerHTML = `<div style="position: relative; height: 40px"><p style="${over}">[Öñé~]</p><p style="${over}">[Twö~]</p></div>
<div style="position: relative; height: 40px"><button style="${over}">[Préšš~]</button><span style="${over}">[Çhîp~]</span></div>
<div style="position: relative; height: 40px"><p style="${over}">[Ûñdér~]</p><ul role="menu" style="${over}"><li>[Méñû~]</li></ul></div>
<label style="position: relative"><input type="checkbox" style="${over}"><span>[Tîçk~]</span></label>`;
  expect(overlaps(place)).toEqual(['[Öñé~] | [Twö~]', '[Préšš~] | [Çhîp~]']);
  place.remove();
});

const faults = () => ({
  english: untranslated(document.body, [...data, ...templates]),
  cut: cutTexts(document.body),
  overlapping: overlaps(document.body),
  undirected: undirected(document.body),
  sideways: sideways(document.body),
});
const none = { english: [], cut: [], overlapping: [], undirected: [], sideways: [] };

const layersHere = () => document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]').length;

/** Looks at what is open in each width, and leaves it as it was found: what goes when a screen gets narrow is not seen there. */
async function lookAt(name: string, [first, ...others]: readonly number[]) {
  await act(async () => {});
  await expect.poll(() => ({ name, widthPx: first, ...faults() })).toEqual({ name, widthPx: first, ...none });
  const layers = layersHere();
  for (const widthPx of others) {
    await widen(widthPx);
    const told = () => ({ name, widthPx, layers: layersHere(), ...faults() });
    await expect.poll(told).toEqual({ name, widthPx, layers, ...none });
  }
  if (others.length > 0) await widen(first!);
}

async function widen(widthPx: number) {
  await page.viewport(widthPx, 860);
  setScreenWidth(widthPx);
  await act(async () => {});
}

const openings = scenes.flatMap(({ isOpenedInEach = false, widths = [1280, 390], ...scene }) =>
  (isOpenedInEach ? widths.map((widthPx) => [widthPx]) : [widths]).map((seen) => ({ ...scene, widths: seen })),
);

it.each(openings)('says $name in the language that is spoken, whole, $widths pixels wide', async (scene) => {
  const { name, path, widths, data: open, isOffline = false, show, next = [] } = scene;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  await page.viewport(widths[0]!, 860);
  const device = await open();
  const { user } = openApp(path, device, widths[0], speech);
  for (const [state, go] of [[name, show] as Step, ...next]) {
    await go(user, device);
    await lookAt(state, widths);
  }
});

it.each(scenesAlone)('says $name in the language that is spoken, whole', async ({ draw, show }) => {
  for (const widthPx of [1280, 390]) {
    await page.viewport(widthPx, 860);
    await show(openAlone(draw(), widthPx, speech));
    await act(async () => {});
    await expect.poll(faults).toEqual(none);
    cleanup();
  }
});
