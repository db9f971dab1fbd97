import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearKiosk } from '../../data/device/useClearKiosk.ts';
import { addKioskDraft, readKiosk, readKioskDrafts, startKiosk } from '../../kiosk/kiosk-mode.ts';
import { KioskScreens } from '../../kiosk-routes.tsx';
import { findAccessibilityViolations, findFocusedDialog } from '../../testing/find-accessibility-violations.ts';
import { openApp } from '../../testing/open-app.tsx';
import { formRow, openDevice, responseRow, teamRow } from '../../testing/open-device.ts';
import { published, typeAnswer } from '../../testing/site-form.ts';

beforeEach(async () => {
  // Prevents fullscreen: test files share a browser window, which would stay large.
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

it('shows the published forms of its team for every URL, and no other part of the app', async () => {
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
    if (path === '/teams') expect(await findAccessibilityViolations(document.body)).toEqual([]);
    cleanup();
  }
});

it('always starts a new response, offers only to clear it, and removes everything that wasn’t submitted', async () => {
  const { user, data, path } = await openKiosk('/teams/team1/forms');
  await user.click(await screen.findByRole('link', { name: 'Weekly site inspection' }));
  await typeAnswer(user, 'Site', 'Canal Street');
  const id = path().split('/').at(-1)!;
  // The draft from before kiosk mode isn't offered.
  expect(id).not.toBe(older);
  await screen.findByRole('button', { name: 'Clear' });
  expect(screen.queryByRole('button', { name: 'Options' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Thanks!' });
  const { id: draftId } = await data.responses.create('form1');
  addKioskDraft(localStorage, draftId);
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

it('asks after two minutes of inactivity whether to continue, and otherwise clears the answers', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { user, data, path } = await openKiosk('/teams/team1/forms');
  await user.click(await screen.findByRole('link', { name: 'Weekly site inspection' }));
  await typeAnswer(user, 'Site', 'Canal Street');
  const id = path().split('/').at(-1)!;
  vi.advanceTimersByTime(121_000);
  const findQuestion = () => screen.findByRole('alertdialog', { name: 'Are you still there?' });
  await user.click(within(await findQuestion()).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>(/^Site/).value).toBe('Canal Street');
  vi.advanceTimersByTime(121_000);
  await findQuestion();
  vi.advanceTimersByTime(15_000);
  await screen.findByRole('heading', { level: 1, name: 'What would you like to fill out?' });
  await expect.poll(async () => (await data.database.responses.get(id))?.deleted).toBe(1);
});

/** Changes the stored state of the kiosk: the number of wrong codes, and when the next code is accepted. */
const updateKiosk = (change: object) =>
  localStorage.setItem('kiosk', JSON.stringify({ ...readKiosk(localStorage), ...change }));

it('exits only with its code, and delays the next attempt after wrong codes', async () => {
  updateKiosk({ wrongTries: 6 });
  const { user, onLeft } = await openKiosk('/teams/team1/forms');
  await user.click(await screen.findByRole('button', { name: 'Exit' }));
  const dialog = await findFocusedDialog('Exit Kiosk Mode');
  const exit = dialog.getByRole('button', { name: 'Exit' });
  await user.type(dialog.getByLabelText('Code'), '47');
  await user.click(exit);
  dialog.getByText('Please enter a 4-digit code');
  for (const key of ['0', '0']) await user.click(dialog.getByRole('button', { name: key }));
  expect(await findAccessibilityViolations(screen.getByRole('dialog'))).toEqual([]);
  await user.click(exit);
  await dialog.findByText('Incorrect code, please try again');
  dialog.getByText(/^Wait \d+ seconds before/);
  expect(dialog.getByLabelText<HTMLInputElement>('Code').value).toBe('');
  expect(onLeft).not.toHaveBeenCalled();
  updateKiosk({ nextTryAt: new Date().toISOString() });
  await expect.poll(() => dialog.queryByText(/^Wait/)).toBeNull();
  await user.type(dialog.getByLabelText('Code'), '4711{Enter}');
  await expect.poll(() => onLeft.mock.calls.length).toBe(1);
  expect(readKiosk(localStorage)).toBeUndefined();
});
