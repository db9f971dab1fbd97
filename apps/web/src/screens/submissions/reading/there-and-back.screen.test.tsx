import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { createLibraryDevices } from '../../../testing/test-device.ts';

const november = '?dateRange=2026-11-01_2026-11-30';
const path = '/teams/crew/forms/form-1/submissions';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const getPlaces = () =>
  screen.queryAllByRole('row').flatMap((row) => within(row).queryAllByRole('cell')[5]?.textContent ?? []);
const getMarkedRows = () =>
  screen.queryAllByRole('row').flatMap((row) => (row.getAttribute('aria-current') === 'true' ? row.textContent : []));

/**
 * Opens a library with one submission per place, newest first, and returns a function that changes the partition of a
 * row.
 */
async function createSubmissionsOfPlaces(...names: readonly string[]) {
  const { owner, workspace } = await createLibraryDevices();
  const ids = new Map<string, string>();
  for (const [at, place] of names.toReversed().entries()) {
    vi.spyOn(owner.context.ports.clock, 'now').mockReturnValue(`2026-11-0${at + 1}T12:00:00.000Z`);
    ids.set(place, await owner.submit({ place }));
    await owner.pushAndPull();
  }
  const itemOf = (place: string) =>
    [...workspace.graph.state.items.values()].find((one) => `${one.current.fields.tfSubmissionData}`.includes(place))!;
  const setPartition = (place: string, tfPartition: number | null) => {
    const item = itemOf(place);
    item.current = { ...item.current, fields: { ...item.current.fields, tfPartition } };
    if (tfPartition !== null) Object.assign(item, { row: tfPartition * 4000 + item.row });
  };
  return { owner, ids, partition: setPartition };
}

it('redirects a URL without a team to the form in its team, with its query', async () => {
  const { owner } = await createSubmissionsOfPlaces('Kew');
  const { router } = openApp(`/forms/form-1/submissions${november}`, owner);
  await expect.poll(getPlaces).toEqual(['Kew']);
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(`${path}${november}`);
});

it('loads pages until the row in the URL is found, and marks the row', async () => {
  const { owner, ids, partition: setPartition } = await createSubmissionsOfPlaces('Kew', 'Ham', 'Barnes');
  setPartition('Kew', 40);
  setPartition('Ham', 20);
  openApp(`${path}${november}`, owner);
  await expect.poll(getPlaces).toEqual(['Kew']);
  cleanup();
  openApp(`${path}${november}&selectedRow=${ids.get('Barnes')}`, owner);
  await expect.poll(getPlaces).toEqual(['Kew', 'Ham', 'Barnes']);
  expect(getMarkedRows()).toEqual([expect.stringContaining('Barnes')]);
});

it('shows loaded rows at once after going back, and then reads changes', async () => {
  const { owner, partition: setPartition } = await createSubmissionsOfPlaces('Kew', 'Ham');
  setPartition('Kew', 19);
  const { user } = openApp(`${path}${november}`, owner);
  await expect.poll(getPlaces).toEqual(['Kew']);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await expect.poll(getPlaces).toEqual(['Kew', 'Ham']);
  await user.dblClick(screen.getByRole('row', { name: /Ham/ }));
  await screen.findByRole('button', { name: 'Options' });
  const list = vi.spyOn(owner.submissions, 'list').mockReturnValue(new Promise(() => undefined));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await expect.poll(getPlaces).toEqual(['Kew', 'Ham']);
  expect(getMarkedRows()).toEqual([expect.stringContaining('Ham')]);
  expect(list).toHaveBeenCalled();
});

it('goes back to the row of a submission that was opened by link', async () => {
  const { owner, ids } = await createSubmissionsOfPlaces('Kew', 'Ham');
  const id = ids.get('Ham');
  const { user, router } = openApp(`/teams/crew/forms/form-1/response/${id}?selectedRow=${id}`, owner);
  await screen.findByRole('button', { name: 'Options' });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await expect.poll(() => router.state.location.pathname).toBe(path);
  expect(router.state.location.search).toBe(`?selectedRow=${id}`);
});

it('repairs submissions without a partition if the URL requests it', async () => {
  const { owner, partition: setPartition } = await createSubmissionsOfPlaces('Kew', 'Ham');
  setPartition('Ham', null);
  const { router } = openApp(`${path}${november}&migratePartitions=true`, owner);
  await screen.findByText('1 submission repaired');
  await expect.poll(getPlaces).toEqual(['Kew', 'Ham']);
  expect(router.state.location.search).toBe(november);
});

/** Opens three submissions on separate pages, with the newest page loaded. */
async function openThreePages(search = november) {
  const { owner, partition: setPartition } = await createSubmissionsOfPlaces('Kew', 'Ham', 'Barnes');
  setPartition('Kew', 40);
  setPartition('Ham', 20);
  const app = openApp(`${path}${search}`, owner);
  await expect.poll(getPlaces).toEqual(['Kew']);
  screen.getByRole('button', { name: 'Load more' });
  const type = (text: string) => app.user.type(screen.getByRole('searchbox', { name: 'Search' }), text);
  return { ...app, owner, type };
}

it('searches all submissions of the range, including those not loaded yet', async () => {
  const { type } = await openThreePages();
  await type('barnes');
  await expect.poll(getPlaces).toEqual(['Barnes']);
  await screen.findByText(/1.* of .*3/);
  screen.getByText('3 submissions');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

it('sorts all submissions of the range', async () => {
  const { user } = await openThreePages();
  await user.click(screen.getByRole('button', { name: 'Place' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sort ascending' }));
  await expect.poll(getPlaces).toEqual(['Barnes', 'Ham', 'Kew']);
});

it('summarizes all submissions of the range, reads each page once, and keeps the rows for the table', async () => {
  const { user, owner } = await openThreePages();
  const list = vi.spyOn(owner.submissions, 'list');
  await user.click(screen.getByRole('button', { name: 'Summary' }));
  await screen.findByRole('region', { name: 'Summary' });
  await screen.findByText('3 submissions');
  const cursors = list.mock.calls.map(([, , more]) => more);
  expect(cursors).toEqual([...new Set(cursors)]);
  await user.click(screen.getByRole('button', { name: 'Summary' }));
  await expect.poll(getPlaces).toEqual(['Kew', 'Ham', 'Barnes']);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

it('filters all submissions of the range', async () => {
  const { user } = await openThreePages();
  await user.click(screen.getByRole('button', { name: 'Place' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Filter' }));
  await user.type(await screen.findByRole('textbox', { name: 'Contains' }), 'ham');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await expect.poll(getPlaces).toEqual(['Ham']);
});

it('shows how many submissions were searched when loading the rest fails, and retries', async () => {
  const { user, type, owner } = await openThreePages();
  const list = vi.spyOn(owner.submissions, 'list').mockRejectedValue(new TypeError('Failed to fetch'));
  await type('barnes');
  await screen.findByText('Only the newest 1 submission was searched. The rest couldn’t be loaded.');
  expect(getPlaces()).toEqual([]);
  list.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(getPlaces).toEqual(['Barnes']);
  expect(screen.queryByText(/couldn’t be loaded/)).toBeNull();
});

it('offers to search all time when nothing in the range matches', async () => {
  const { user, type, router } = await openThreePages('?dateRange=2026-11-02_2026-11-30');
  await type('barnes');
  await screen.findByText('No submissions in this date range match your search and filters.');
  await user.click(screen.getByRole('button', { name: 'Search all submissions' }));
  await expect.poll(getPlaces).toEqual(['Barnes']);
  expect(router.state.location.search).toBe('?dateRange=all-time');
  screen.getByRole('button', { name: 'Date range: All time' });
});
