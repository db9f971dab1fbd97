import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../testing/open-app.tsx';
import { draft, newResponsePath, note, openSiteDevice, site } from '../../testing/site-form.ts';

afterEach(cleanup);

describe('a form with a grid that is wider than a usual page', () => {
  const columns = Array.from({ length: 8 }, (_, at) => ({ ...note, key: `c${at}`, label: `C${at}` }));
  const lines = { type: 'datagrid', key: 'lines', label: 'Lines', components: columns, input: true };
  const pages = [lines, note].map((one, at) => ({
    type: 'panel',
    key: `p${at}`,
    title: `P${at}`,
    components: [one, site],
  }));
  const wide = { display: 'wizard', components: pages } as const;
  const open = async (widthPx: number, schema: object) => {
    await page.viewport(widthPx, 860);
    openApp(
      `${newResponsePath}/draft1`,
      await openSiteDevice({ responses: [{ ...draft, schema: schema as typeof draft.schema }] }),
      widthPx,
    );
    return (await screen.findAllByLabelText(/^Site|^Note/)).at(-1)!;
  };
  const widthOf = (element: Element | null) => element!.getBoundingClientRect().width;
  const isScrolled = (element: Element) => element.scrollWidth > element.clientWidth + 1;
  afterEach(() => page.viewport(1280, 860));

  it('uses the space of a wide window for the grid, but keeps the width of inputs', async () => {
    const field = await open(1900, wide);
    const table = screen.getByRole('table', { name: 'Lines' });
    expect(widthOf(table)).toBeGreaterThan(1280);
    expect(isScrolled(table.parentElement!)).toBe(false);
    expect(widthOf(field)).toBeLessThan(700);
    const card = widthOf(table.closest('[id$="form"]'));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByLabelText('Note');
    expect(widthOf(screen.getByLabelText('Note').closest('[id$="form"]'))).toBe(card);
  });

  it('fills a narrower window, and keeps the default width without a grid', async () => {
    await open(1100, wide);
    expect(widthOf(screen.getByRole('table', { name: 'Lines' }).closest('[id$="form"]'))).toBeGreaterThan(780);
    cleanup();
    const field = await open(1900, { components: [site] });
    expect(widthOf(field.closest('[id$="form"]'))).toBe(760);
  });
});

it('fills the screen on a phone: no team bar, the card from edge to edge, and no horizontal scrolling', async () => {
  await page.viewport(390, 860);
  openApp(`${newResponsePath}/draft1`, await openSiteDevice({ responses: [draft] }), 390);
  const field = await screen.findByLabelText('Site');
  expect(screen.queryByRole('button', { name: 'Open teams' })).toBeNull();
  const card = field.closest('[id$="form"]')!.firstElementChild!.getBoundingClientRect();
  expect([card.left, card.right]).toEqual([0, 390]);
  let scrolls: Element = field;
  while (getComputedStyle(scrolls).overflowY !== 'auto') scrolls = scrolls.parentElement!;
  expect([scrolls.clientWidth, scrolls.scrollWidth]).toEqual([390, 390]);
  cleanup();
  openApp('/teams/team1/forms', await openSiteDevice(), 390);
  await screen.findByRole('button', { name: 'Open teams' });
  await page.viewport(1280, 860);
});
