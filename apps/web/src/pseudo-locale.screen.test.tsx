import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { amira } from './testing/fakes.ts';
import { openApp, renderStandalone, setScreenWidth } from './testing/open-app.tsx';
import {
  findOverlaps,
  findSidewaysScrolling,
  findTruncatedTexts,
  findUndirectedTexts,
  findUntranslated,
} from './testing/pseudo-locale/find-faults.ts';
import { locale, type Step } from './testing/pseudo-locale/scene-helpers.ts';
import { scenes } from './testing/pseudo-locale/scenes.ts';
import { standaloneScenes } from './testing/pseudo-locale/standalone-scenes.tsx';

// NOTE: needed because Griffel ignores the global styles of `ThemeFrame.tsx` in tests.
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

/** Texts that aren't translated: parts of URLs. */
const addresses = [window.location.origin, 'team1', 'form1'];
/**
 * Texts that aren't translated: data, names of languages, and `[DRAFT]`, which the specification puts into the title.
 */
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
/** Texts that aren't translated: template expressions. */
const templates = ['{{data.name}}', '{{submissionNumber}}', '{{data.site}}'];

it('finds untranslated texts, truncated texts, and texts outside of the page', () => {
  const cut = 'width: 60px; white-space: nowrap; overflow: hidden';
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<p title="Close">[Clöšé~~] Back</p><p>Мост</p><p style="${cut}">[Šåvé čhåñgéš~~~~]</p>
<p style="${cut}; text-overflow: ellipsis">Длинное название моста</p>
<p style="${cut}; text-overflow: ellipsis">[Lööñg ñåmé~~~~]</p><p style="margin-left: 99vw">[Öût~]</p><input placeholder="[Fîñd ñåméš~~~~]" style="width: 60px">`;
  expect(findUntranslated(container, [])).toEqual(['[Clöšé~~] Back', 'Close']);
  expect(findTruncatedTexts(container)).toEqual([
    '[Šåvé čhåñgéš~~~~]',
    '[Lööñg ñåmé~~~~]',
    '[Öût~]',
    '[Fîñd ñåméš~~~~]',
  ]);
  container.remove();
});

it('finds elements that scroll sideways, except tables', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const wide = '<div style="width: 300px">[Wîdé~]</div>';
  const tall = 'height: 60vh; width: 200px; overflow-y: auto';
  container.innerHTML = `<div class="page" style="${tall}">${wide}</div><div style="${tall}">[Öné~]</div>
<div style="height: 40px; width: 200px; overflow: auto">${wide}</div><div style="${tall}"><table><tbody><tr><td>${wide}</td></tr></tbody></table></div>`;
  expect(findSidewaysScrolling(container)).toEqual(['page: 300 px of 200']);
  container.remove();
});

it('finds users’ texts whose direction is not isolated', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<p>Мост</p><p dir="auto">Река</p><p>[Bý~] <bdi>Лена</bdi></p><p>[Öf Лена~]</p><p>24 нояб.</p>
<input value="Канал"><textarea dir="auto">Вода</textarea>`;
  expect(findUndirectedTexts(container)).toEqual(['Мост', 'Канал']);
  container.remove();
});

it('finds overlapping elements, except layers above the page', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const over = 'position: absolute; left: 0; top: 0; width: 120px';
  container.innerHTML = `<div style="position: relative; height: 40px"><p style="${over}">[Öñé~]</p><p style="${over}">[Twö~]</p></div>
<div style="position: relative; height: 40px"><button style="${over}">[Préšš~]</button><span style="${over}">[Çhîp~]</span></div>
<div style="position: relative; height: 40px"><p style="${over}">[Ûñdér~]</p><ul role="menu" style="${over}"><li>[Méñû~]</li></ul></div>
<label style="position: relative"><input type="checkbox" style="${over}"><span>[Tîçk~]</span></label>`;
  expect(findOverlaps(container)).toEqual(['[Öñé~] | [Twö~]', '[Préšš~] | [Çhîp~]']);
  container.remove();
});

const findFaults = () => ({
  english: findUntranslated(document.body, [...data, ...templates]),
  cut: findTruncatedTexts(document.body),
  overlapping: findOverlaps(document.body),
  undirected: findUndirectedTexts(document.body),
  sideways: findSidewaysScrolling(document.body),
});
const none = { english: [], cut: [], overlapping: [], undirected: [], sideways: [] };

const layersHere = () => document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]').length;

/**
 * Checks the open screen at the given widths and restores the first width. The screen must keep its dialogs and menus
 * open at each width; otherwise they would not be checked.
 */
async function checkAtWidths(name: string, [first, ...others]: readonly number[]) {
  await act(async () => {});
  await expect.poll(() => ({ name, widthPx: first, ...findFaults() })).toEqual({ name, widthPx: first, ...none });
  const layers = layersHere();
  for (const widthPx of others) {
    await widen(widthPx);
    const findState = () => ({ name, widthPx, layers: layersHere(), ...findFaults() });
    await expect.poll(findState).toEqual({ name, widthPx, layers, ...none });
  }
  if (others.length > 0) await widen(first!);
}

async function widen(widthPx: number) {
  await page.viewport(widthPx, 860);
  setScreenWidth(widthPx);
  await act(async () => {});
}

const openings = scenes.flatMap(({ isOpenedInEach = false, widths = [1280, 390], ...scene }) =>
  (isOpenedInEach ? widths.map((widthPx) => [widthPx]) : [widths]).map((sceneWidths) => ({
    ...scene,
    widths: sceneWidths,
  })),
);

it.each(openings)('shows $name translated and without cut-off texts, $widths pixels wide', async (scene) => {
  const { name, path, widths, data: open, isOffline = false, show, next = [] } = scene;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  await page.viewport(widths[0]!, 860);
  const device = await open();
  const { user } = openApp(path, device, widths[0], locale);
  for (const [state, go] of [[name, show] as Step, ...next]) {
    await go(user, device);
    await checkAtWidths(state, widths);
  }
});

it.each(standaloneScenes)('shows $name translated and without cut-off texts', async ({ render: draw, show }) => {
  for (const widthPx of [1280, 390]) {
    await page.viewport(widthPx, 860);
    await show(renderStandalone(draw(), widthPx, locale));
    await act(async () => {});
    await expect.poll(findFaults).toEqual(none);
    cleanup();
  }
});
