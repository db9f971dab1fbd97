import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { createLibraryDevices } from '../../../testing/test-device.ts';

const path = '/teams/crew/forms/form-1/submissions?dateRange=2026-11-01_2026-11-30';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const getColumnHeads = () => screen.queryAllByRole('columnheader').map(({ textContent }) => textContent);
const getPlaces = () =>
  screen.queryAllByRole('row').flatMap((row) => within(row).queryAllByRole('cell')[5]?.textContent ?? []);

/** Opens a table with Kew and Ham as Ada, the owner of the team. */
async function openViews() {
  const { owner, member } = await createLibraryDevices();
  for (const [at, place] of ['Kew', 'Ham'].entries()) {
    vi.spyOn(owner.context.ports.clock, 'now').mockReturnValue(`2026-11-0${at + 1}T12:00:00.000Z`);
    await owner.submit({ place });
    await owner.pushAndPull();
  }
  const app = openApp(path, owner);
  await expect.poll(getPlaces).toEqual(['Ham', 'Kew']);
  const pick = async (name: RegExp | string, item: string) => {
    await app.user.click(await screen.findByRole('button', { name }));
    await app.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  const saveAs = async (title: string) => {
    await app.user.click(screen.getByRole('button', { name: 'Save as…' }));
    await app.user.type(await screen.findByRole('textbox', { name: /Title/ }), title);
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
  };
  return { ...app, owner, member, pick, saveAs };
}

it('saves changes as a titled view, which others can choose but not change', async () => {
  const { user, owner, member, pick, saveAs, router } = await openViews();
  await pick('#', 'Sort ascending');
  await expect.poll(getPlaces).toEqual(['Kew', 'Ham']);
  screen.getByRole('button', { name: 'View: All submissions, with unsaved changes' });
  await user.click(screen.getByRole('button', { name: 'Save as…' }));
  await user.click(await screen.findByRole('textbox', { name: /Title/ }));
  await user.tab();
  await screen.findByText('A saved view needs a non-empty title');
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await saveAs('Oldest first');
  const tab = await screen.findByRole('tab', { name: 'Oldest first', selected: true });
  expect(tab.textContent).not.toContain('•');
  const [view] = (await owner.context.database.forms.get('form-1'))?.submissionTableViews ?? [];
  expect(new URLSearchParams(router.state.location.search).get('view')).toBe(view?.id);
  await user.click(screen.getByRole('tab', { name: 'All submissions' }));
  await expect.poll(getPlaces).toEqual(['Ham', 'Kew']);
  cleanup();

  await member.pushAndPull();
  const accounts = { [member.identity.userId]: { canBuildForms: false } };
  await member.context.database.teams.update('crew', { accounts });
  const other = openApp(path, member);
  await other.user.click(await screen.findByRole('tab', { name: 'Oldest first' }));
  expect(screen.queryByRole('button', { name: 'Save as…' })).toBeNull();
  await other.user.click(screen.getByRole('button', { name: 'View: Oldest first' }));
  await screen.findByRole('menuitem', { name: 'Copy link to this view' });
  expect(screen.queryAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Copy link to this view']);
});

it('saves a view again, makes it the default, and deletes it', async () => {
  const { user, owner, pick, saveAs } = await openViews();
  await saveAs('Short');
  await screen.findByRole('tab', { name: 'Short', selected: true });
  await pick('Title', 'Hide');
  await expect.poll(() => getColumnHeads().includes('Title')).toBe(false);
  expect(screen.getByRole('tab', { name: /Short/ }).textContent).toContain('•');
  await pick(/View: Short, with unsaved changes/, 'Save');
  await screen.findByRole('button', { name: 'View: Short' });
  await pick('View: Short', 'Set as default');
  const row = () => owner.context.database.forms.get('form-1');
  await expect.poll(async () => (await row())?.defaultViewId).toBeTruthy();
  cleanup();

  openApp(path, owner);
  await screen.findByRole('tab', { name: 'Short', selected: true });
  await expect.poll(() => getColumnHeads().includes('Title')).toBe(false);
  await pick('View: Short', 'Delete view…');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  // The dialog closes after the view is deleted from the library.
  const views = await screen.findByRole('tablist', { name: 'Views' });
  await expect.poll(() => within(views).queryAllByRole('tab').length).toBe(1);
  expect(getColumnHeads()).toContain('Title');
});

it('opens a view by link', async () => {
  const { owner, pick, saveAs, router } = await openViews();
  await pick('#', 'Sort ascending');
  await saveAs('Oldest first');
  await screen.findByRole('tab', { name: 'Oldest first', selected: true });
  const { pathname, search } = router.state.location;
  cleanup();
  openApp(`${pathname}${search}`, owner);
  await expect.poll(getPlaces).toEqual(['Kew', 'Ham']);
  screen.getByRole('tab', { name: 'Oldest first', selected: true });
});
