import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { createLibraryDevices } from '../../../testing/test-device.ts';

const path = '/teams/crew/forms/form-1/submissions?dateRange=2026-11-01_2026-11-30';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const getRows = () => screen.getAllByRole('row').slice(1);
/** Cell texts of a column, from top to bottom. */
const getColumnTexts = (name: string) => {
  const at = screen.queryAllByRole('columnheader').findIndex((head) => head.textContent === name);
  return at < 0 ? [] : getRows().flatMap((row) => within(row).queryAllByRole('cell')[at]?.textContent ?? []);
};
const getPlaces = () => getColumnTexts('Place');

/** Opens a table with Kew, Ham and Barnes, submitted in that order. */
async function openTable() {
  const { owner } = await createLibraryDevices();
  const ids = new Map<string, string>();
  for (const place of ['Kew', 'Ham', 'Barnes']) {
    vi.spyOn(owner.context.ports.clock, 'now').mockReturnValue(`2026-11-0${ids.size + 1}T12:00:00.000Z`);
    ids.set(place, await owner.submit({ place }));
    await owner.pushAndPull();
  }
  const app = openApp(path, owner);
  await expect.poll(getPlaces).toEqual(['Barnes', 'Ham', 'Kew']);
  const choose = async (head: string, item: string) => {
    await app.user.click(screen.getByRole('button', { name: head }));
    await app.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...app, ids, choose };
}

it('shows the columns that the specification lists, in the same order', async () => {
  await openTable();
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent || head.getAttribute('aria-label'));
  expect(heads.slice(1)).toEqual(
    '#|Created By|Title|Form Version|Place|Collaborators|Workflows|Submitted|Last Modified|Actions'.split('|'),
  );
});

it('sorts by a column, and restores the original order', async () => {
  const { choose } = await openTable();
  await choose('#', 'Sort ascending');
  await expect.poll(getPlaces).toEqual(['Kew', 'Ham', 'Barnes']);
  expect(screen.getByRole('columnheader', { name: '#' }).getAttribute('aria-sort')).toBe('ascending');
  await choose('Place', 'Sort descending');
  await expect.poll(getPlaces).toEqual(['Kew', 'Ham', 'Barnes']);
  expect(screen.getByRole('columnheader', { name: '#' }).hasAttribute('aria-sort')).toBe(false);
  await choose('Place', 'Clear sorting');
  await expect.poll(getPlaces).toEqual(['Barnes', 'Ham', 'Kew']);
});

it('filters by a column’s text, shows the filter, and removes it', async () => {
  const { choose, user } = await openTable();
  await choose('Place', 'Filter');
  await user.type(await screen.findByRole('textbox', { name: 'Contains' }), 'A');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await expect.poll(getPlaces).toEqual(['Barnes', 'Ham']);
  screen.getByText('2 of 3');
  await user.click(await screen.findByRole('button', { name: /^Remove filter: Place contains/ }));
  await expect.poll(getPlaces).toEqual(['Barnes', 'Ham', 'Kew']);
});

it('filters by selecting authors', async () => {
  const { choose, user } = await openTable();
  await choose('Created By', 'Filter');
  await user.click(await screen.findByRole('checkbox', { name: /3$/ }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByRole('button', { name: /^Remove filter: Created By is/ });
  expect(getPlaces()).toEqual(['Barnes', 'Ham', 'Kew']);
});

it('searches all columns, and shows when nothing is found', async () => {
  const { user } = await openTable();
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(search, 'hám');
  await expect.poll(getPlaces).toEqual(['Ham']);
  await user.type(search, ' nowhere');
  await screen.findByText('No results found');
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  await expect.poll(getPlaces).toEqual(['Barnes', 'Ham', 'Kew']);
});

it('hides, moves and pins columns by keyboard', async () => {
  const { user } = await openTable();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const panel = within(await screen.findByRole('complementary', { name: 'Columns' }));
  await user.click(panel.getByRole('checkbox', { name: 'Show Title' }));
  panel.getByRole('checkbox', { name: 'Show Place' }).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}{Alt>}{ArrowUp}{/Alt}');
  await user.click(panel.getByRole('button', { name: 'Pin Place' }));
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  await expect.poll(() => heads().slice(1, 5)).toEqual(['Place', '#', 'Created By', 'Form Version']);
  const pinned = screen.getByRole('columnheader', { name: 'Place' });
  expect(getComputedStyle(pinned).position).toBe('sticky');
  await user.click(panel.getByRole('button', { name: 'Reset' }));
  await expect.poll(() => heads().slice(1, 5)).toEqual(['#', 'Created By', 'Title', 'Form Version']);
});

it('supports grid keyboard navigation: one focusable cell, Space selects its row, Enter opens it', async () => {
  const { user, path: now, ids } = await openTable();
  screen.getByRole('button', { name: 'Place' }).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const focused = () => document.activeElement?.textContent;
  await expect.poll(focused).toBe('Ham');
  expect(screen.getByRole('button', { name: 'Place' }).hasAttribute('aria-expanded')).toBe(false);
  expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  await user.keyboard(' ');
  expect(screen.getByRole('row', { selected: true }).textContent).toContain('Ham');
  await user.keyboard('{Control>}{End}{/Control}');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Actions for 1');
  await user.keyboard('{Control>}{Home}{/Control}');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Select all');
  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  await expect.poll(now).toBe(`/teams/crew/forms/form-1/response/${ids.get('Barnes')}`);
});

it('keeps the table layout and marks the row after going back from a submission', async () => {
  const { user, router, path: now, choose, ids } = await openTable();
  await choose('#', 'Sort ascending');
  await user.dblClick(screen.getByRole('row', { name: /Ham/ }));
  await expect.poll(now).toBe(`/teams/crew/forms/form-1/response/${ids.get('Ham')}`);
  await screen.findByRole('button', { name: 'Options' });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await expect.poll(getPlaces).toEqual(['Kew', 'Ham', 'Barnes']);
  const search = new URLSearchParams(router.state.location.search);
  expect([search.get('dateRange'), search.get('selectedRow')]).toEqual(['2026-11-01_2026-11-30', ids.get('Ham')]);
  const current = screen.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'true');
  expect(current.map(({ textContent }) => textContent?.includes('Ham'))).toEqual([true]);
  await expect.poll(() => current[0]?.querySelectorAll('[tabindex="0"]').length).toBe(1);
});
