import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { createLibraryDevices } from '../../testing/test-device.ts';

/** The library's clock is fixed to a day in November 2026. */
const path = '/teams/crew/forms/form-1/submissions?dateRange=';
const novemberPath = `${path}2026-11-01_2026-11-30`;
const phonePx = 390;
const getTitles = () => screen.queryAllByRole('listitem').flatMap((row) => row.textContent?.match(/#\d+/)?.[0] ?? []);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows other people’s submissions with author and count', async () => {
  const { owner, member } = await createLibraryDevices();
  await member.submit({ place: 'Kew' });
  await member.pushAndPull();
  openApp(novemberPath, owner, phonePx);
  await screen.findByText(/^\u2068#1\u2069 · \u2068Bob Stone\u2069 · /);
  screen.getByText('1 submission');
});

it('shows a submission of this device as soon as it is uploaded, without a refresh', async () => {
  const { owner } = await createLibraryDevices();
  openApp(novemberPath, owner, phonePx);
  await screen.findByText('No submissions');
  await act(() => owner.submit({ place: 'Kew' }));
  const list = vi.spyOn(owner.submissions, 'list');
  await act(() => owner.pushAndPull());
  expect(screen.queryByText('No submissions')).toBeNull();
  await expect.poll(getTitles).toEqual(['#1']);
  expect(list).toHaveBeenCalledTimes(1);
});

it('keeps loaded rows visible while a new submission of this device is loaded', async () => {
  const { owner } = await createLibraryDevices();
  await owner.submit({ place: 'Kew' });
  await owner.pushAndPull();
  openApp(novemberPath, owner, phonePx);
  await expect.poll(getTitles).toEqual(['#1']);
  await owner.submit({ place: 'Ham' });
  let seen = getTitles();
  const watch = new MutationObserver(() => {
    if (getTitles().length < seen.length) seen = getTitles();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await act(() => owner.pushAndPull());
  await expect.poll(() => getTitles().toSorted()).toEqual(['#1', '#2']);
  watch.disconnect();
  expect(seen).toEqual(['#1']);
});

it('loads other people’s submissions again on refresh', async () => {
  const { owner, member } = await createLibraryDevices();
  const { user } = openApp(novemberPath, owner, phonePx);
  await screen.findByText('No submissions');
  await member.submit({ place: 'Kew' });
  await member.pushAndPull();
  await user.click(screen.getByRole('button', { name: 'Download and more options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Refresh' }));
  await expect.poll(getTitles).toEqual(['#1']);
});

it('filters by the date range in the URL', async () => {
  const { owner } = await createLibraryDevices();
  await owner.submit({ place: 'Kew' });
  await owner.pushAndPull();
  openApp(`${path}2026-01-01_2026-01-31`, owner, phonePx);
  await screen.findByText('No submissions');
  cleanup();
  openApp(novemberPath, owner, phonePx);
  await expect.poll(getTitles).toEqual(['#1']);
});

it('opens a submission and stores its row in the URL', async () => {
  const { owner } = await createLibraryDevices();
  const id = await owner.submit({ place: 'Kew' });
  await owner.pushAndPull();
  const { user, router } = openApp(novemberPath, owner, phonePx);
  await user.click(await screen.findByRole('button', { name: 'Actions for 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Open Submission' }));
  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe(`/teams/crew/forms/form-1/response/${id}?selectedRow=${id}`);
});

it('offers editing only to users with permission', async () => {
  const { owner, member } = await createLibraryDevices();
  const id = await owner.submit({ place: 'Kew' });
  await owner.pushAndPull();
  await member.pushAndPull();
  const { user, router } = openApp(novemberPath, owner, phonePx);
  await user.click(await screen.findByRole('button', { name: 'Actions for 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit Submission' }));
  await expect.poll(() => router.state.location.search).toBe(`?editMode=true&selectedRow=${id}`);
  cleanup();
  const other = openApp(novemberPath, member, phonePx);
  await other.user.click(await screen.findByRole('button', { name: 'Actions for 1' }));
  await screen.findByRole('menuitem', { name: 'Open Submission' });
  expect(screen.queryByRole('menuitem', { name: 'Edit Submission' })).toBeNull();
});

it('opens a submission from the list on a phone', async () => {
  const { owner } = await createLibraryDevices();
  const id = await owner.submit({ place: 'Kew' });
  await owner.pushAndPull();
  const { user, path: place } = openApp(novemberPath, owner, phonePx);
  const [row] = within(await screen.findByRole('listitem')).getAllByRole('button');
  await user.click(row!);
  await expect.poll(place).toBe(`/teams/crew/forms/form-1/response/${id}`);
});

it('shows the search field on a phone only after the search button is pressed', async () => {
  const { owner } = await createLibraryDevices();
  await owner.submit({ place: 'Kew' });
  await owner.pushAndPull();
  const { user } = openApp(novemberPath, owner, phonePx);
  await screen.findByRole('listitem');
  expect(screen.queryByRole('searchbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.type(screen.getByRole('searchbox'), 'nowhere');
  await screen.findByText('No results found');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByRole('listitem');
});

it('shows an error when a PDF download fails', async () => {
  const { owner, workspace } = await createLibraryDevices();
  await owner.submit({ place: 'Kew' });
  await owner.pushAndPull();
  const { user } = openApp(novemberPath, owner, phonePx);
  const menu = await screen.findByRole('button', { name: 'Actions for 1' });
  workspace.cut.at(1, 'beforeRequest');
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Download Pdf' }));
  await screen.findByText('Unable to download file');
});

it('generates the PDF of a submission that has none in the library yet', async () => {
  const { owner, workspace } = await createLibraryDevices();
  await owner.submit({ place: 'Kew' });
  await owner.pushAndPull();
  workspace.item(workspace.tree().find((path) => path.endsWith('.pdf'))!).isDeleted = true;
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:pdf');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const { user } = openApp(novemberPath, owner, phonePx);
  await user.click(await screen.findByRole('button', { name: 'Actions for 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Download Pdf' }));
  await expect.poll(() => save.mock.calls.length).toBe(1);
  expect(await (save.mock.calls[0]![0] as Blob).text()).toMatch(/^%PDF/);
  expect(screen.queryByText('Unable to download file')).toBeNull();
});

it('shows an error when loading fails, and retries on request', async () => {
  const { owner, workspace } = await createLibraryDevices();
  workspace.cut.at(1, 'beforeRequest');
  const { user } = openApp(novemberPath, owner, phonePx);
  await screen.findByText('Oops, something went wrong');
  expect(screen.queryByText('No submissions')).toBeNull();
  workspace.cut.restore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No submissions');
});

it('asks for an internet connection when offline', async () => {
  const { owner, workspace } = await createLibraryDevices();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  workspace.cut.at(1, 'beforeRequest');
  openApp(novemberPath, owner, phonePx);
  await screen.findByText('Connect to the internet to see submissions.');
});
