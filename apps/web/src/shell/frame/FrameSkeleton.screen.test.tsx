import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import index from '../../../index.html?raw';
import { logoPath } from '../logo-path.ts';
import { themes } from '../theme/brand.ts';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import './bones.css';
import css from './bones.css?raw';
import { FrameSkeleton } from './FrameSkeleton.tsx';

// NOTE: needed because Griffel ignores the global styles of `ThemeFrame.tsx` in tests.
document.head.appendChild(document.createElement('style')).textContent = '* { box-sizing: border-box; }';

afterEach(async () => {
  cleanup();
  document.querySelector('.bones')?.remove();
  localStorage.clear();
  await page.viewport(1280, 860);
});

/** Document of `index.html`, as the browser shows it before any script runs. */
const written = new DOMParser().parseFromString(index, 'text/html');

function firstPaint(): HTMLElement {
  const bones = written.querySelector<HTMLElement>('#root > .bones');
  if (!bones) throw new Error('index.html has no bones.');
  return document.body.appendChild(document.importNode(bones, true));
}

/** Returns the positions and colors of visible elements. */
const describeElements = (elements: Iterable<Element>) =>
  [...elements].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { backgroundColor } = getComputedStyle(element);
    return width === 0 ? [] : [{ x, y, width, height, backgroundColor }];
  });

it.each([1280, 800, 390])('matches the layout of index.html without scripts: %i pixels wide', async (widthPx) => {
  await page.viewport(widthPx, 700);
  const before = firstPaint();
  const was = describeElements(before.querySelectorAll('.bones, .bones-side, .bones-brand, .bones-top, svg'));
  const wereTeams = describeElements(before.querySelectorAll('.bones-teams > div'));
  before.remove();
  const { container } = render(<FrameSkeleton />, { wrapper: ThemeProvider });
  const nav = container.querySelector('nav');
  const top = container.querySelector('[data-theme] > div > div > div:last-child > div');
  const now = describeElements(
    [nav, nav?.firstElementChild, nav?.querySelector('svg'), top].filter((part) => part != null),
  );
  expect(now).toEqual(was);
  const getRects = (descriptions: typeof was) =>
    descriptions.map(({ x, y, width, height }) => ({ x, y, width, height }));
  const teams = container.querySelectorAll('[aria-label="Loading teams"] > *');
  expect(getRects(describeElements(teams))).toEqual(getRects(wereTeams));
});

it('has the same theme colors and logo as index.html', () => {
  const [light = '', dark = ''] = css.split('prefers-color-scheme: dark');
  const colourIn = (part: string, name: string) => new RegExp(`--bones-${name}: (#\\w+);`).exec(part)?.[1];
  for (const [part, theme] of [[light, themes.light] as const, [dark, themes.dark] as const]) {
    expect([colourIn(part, 'page'), colourIn(part, 'side'), colourIn(part, 'top')]).toEqual([
      theme.colorNeutralBackground2,
      theme.colorNeutralBackground3,
      theme.colorNeutralBackground1,
    ]);
    expect([colourIn(part, 'line'), colourIn(part, 'bone')]).toEqual([
      theme.colorNeutralStroke2,
      theme.colorNeutralStencil1,
    ]);
    expect(colourIn(part, 'mark')).toBe(theme.colorBrandForeground1.toLowerCase());
  }
  expect(written.querySelector('.bones path')?.getAttribute('d')).toBe(logoPath);
});

it('allows no inline scripts or styles in index.html, which the content security policy would block', () => {
  expect(written.querySelectorAll('script:not([src]), style, [style]')).toHaveLength(0);
  expect(written.querySelector('link[rel=stylesheet]')?.getAttribute('href')).toBe('/src/shell/frame/bones.css');
});

it('has a collapsed sidebar if the user collapsed it', () => {
  localStorage.setItem('teamsSidebarExpanded', 'false');
  const { container } = render(<FrameSkeleton />, { wrapper: ThemeProvider });
  expect(container.querySelector('nav')?.getBoundingClientRect().width).toBe(56);
});
