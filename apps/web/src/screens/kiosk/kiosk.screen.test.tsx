import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearKiosk } from '../../data/kiosk/clear-kiosk.ts';
import { noteKioskDraft, readKiosk, readKioskDrafts, startKiosk } from '../../kiosk/kiosk-mode.ts';
import { KioskScreens } from '../../kiosk-routes.tsx';
import { axeFaults } from '../../testing/axe-faults.ts';
import { openApp } from '../../testing/open-app.tsx';
import { openDevice } from '../../testing/open-device.ts';
import { openedDialog } from '../../testing/opened-dialog.ts';
import { formRow, responseRow, teamRow } from '../../testing/rows.ts';
import { answer, published } from '../../testing/site-form.ts';

beforeEach(async () => {
  // Files share a browser: its window would stay as large for those that come after.
  vi.spyOn(document.documentElement, 'requestFullscreen').mockResolvedValue();
  await startKiosk(localStorage, 'team1', '4711');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  vi.restoreAllMocks();
});

const older = '00000000-0000-4000-8000-000000000001';

async function openKiosk(path: string) {
  const data = await openDevice({
    teams: [teamRow(), teamRow({ id: 'team2', displayName: 'Brightline' })],
    forms: [
      formRow({ published, draft: published } as never),
      formRow({ id: 'form2', title: 'Never published', published: undefined } as never),
    ],
    responses: [responseRow({ id: older, formId: 'form1', collaborators: [{ id: 'amira', name: 'Amira' }] })],
  });
  const onLeft = vi.fn();
  const app = openApp(path, data, 1024, undefined, undefined, undefined, (navigation) => (
    <KioskScreens navigation={navigation} onLeft={onLeft} />
  ));
  return { ...app, data, onLeft };
}

it('opens the published forms of its team, whatever the address, and nothing else of the app', async () => {
  for (const path of [
    '/teams',
    '/device',
    '/teams/team2/forms',
    '/teams/team1/forms/form1/build',
    '/teams/team1/responses',
  ]) {
    const app = await openKiosk(path);
    await screen.findByRole('heading', { level: 1, name: 'What would you like to fill out?' });
    expect(app.path()).toBe('/teams/team1/forms');
    const list = await screen.findByRole('list', { name: 'Forms' });
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Weekly site inspection']);
    if (path === '/teams') expect(await axeFaults(document.body)).toEqual([]);
    cleanup();
  }
});

it('begins each response anew, offers to clear it and no more, and leaves nothing of it but what was submitted', async () => {
  const { user, data, path } = await openKiosk('/teams/team1/forms');
  await user.click(await screen.findByRole('link', { name: 'Weekly site inspection' }));
  await answer(user, 'Site', 'Canal Street');
  const id = path().split('/').at(-1)!;
  // The draft from before the kiosk is not offered.
  expect(id).not.toBe(older);
  await screen.findByRole('button', { name: 'Clear' });
  expect(screen.queryByRole('button', { name: 'Options' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Thanks!' });
  const { id: draftId } = await data.responses.create('form1');
  noteKioskDraft(localStorage, draftId);
  expect(readKioskDrafts(localStorage)).toEqual([id, draftId]);
  await clearKiosk(data, localStorage);
  const rows = await data.database.responses.toArray();
  const living = rows.filter(({ deleted }) => !deleted).map((row) => [row.id, row.submitted]);
  expect(living.sort()).toEqual(
    [
      [older, 0],
      [id, 1],
    ].sort(),
  );
  expect(readKioskDrafts(localStorage)).toEqual([]);
});

it('asks after two minutes whether somebody is there: keeps what they wrote when they go on, clears it when nobody is', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { user, data, path } = await openKiosk('/teams/team1/forms');
  await user.click(await screen.findByRole('link', { name: 'Weekly site inspection' }));
  await answer(user, 'Site', 'Canal Street');
  const id = path().split('/').at(-1)!;
  vi.advanceTimersByTime(121_000);
  const asking = () => screen.findByRole('alertdialog', { name: 'Are you still there?' });
  await user.click(within(await asking()).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>(/^Site/).value).toBe('Canal Street');
  vi.advanceTimersByTime(121_000);
  await asking();
  vi.advanceTimersByTime(15_000);
  await screen.findByRole('heading', { level: 1, name: 'What would you like to fill out?' });
  await expect.poll(async () => (await data.database.responses.get(id))?.deleted).toBe(1);
});

/** As it is after wrong codes: when the next one is looked at. */
const keep = (change: object) =>
  localStorage.setItem('kiosk', JSON.stringify({ ...readKiosk(localStorage), ...change }));

it('is left by its code alone, and has each one wait after a wrong one', async () => {
  keep({ wrongTries: 6 });
  const { user, onLeft } = await openKiosk('/teams/team1/forms');
  await user.click(await screen.findByRole('button', { name: 'Exit' }));
  const dialog = await openedDialog('Exit Kiosk Mode');
  const exit = dialog.getByRole('button', { name: 'Exit' });
  await user.type(dialog.getByLabelText('Code'), '47');
  await user.click(exit);
  dialog.getByText('Please enter a 4-digit code');
  for (const key of ['0', '0']) await user.click(dialog.getByRole('button', { name: key }));
  expect(await axeFaults(screen.getByRole('dialog'))).toEqual([]);
  await user.click(exit);
  await dialog.findByText('Incorrect code, please try again');
  dialog.getByText(/^Wait \d+ seconds before/);
  expect(dialog.getByLabelText<HTMLInputElement>('Code').value).toBe('');
  expect(onLeft).not.toHaveBeenCalled();
  keep({ nextTryAt: new Date().toISOString() });
  await expect.poll(() => dialog.queryByText(/^Wait/)).toBeNull();
  await user.type(dialog.getByLabelText('Code'), '4711{Enter}');
  await expect.poll(() => onLeft.mock.calls.length).toBe(1);
  expect(readKiosk(localStorage)).toBeUndefined();
});
