import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { OutboxRow } from '@tideform/sync';
import { afterEach, expect, it } from 'vitest';
import { storeLastTeam } from '../../data/device/last-team.ts';
import { amira, createFakeApi, createSuccess } from '../../testing/fakes.ts';
import { findAccessibilityViolations, findFocusedDialog } from '../../testing/find-accessibility-violations.ts';
import { openApp } from '../../testing/open-app.tsx';
import { formRow, openDevice, responseRow, teamRow } from '../../testing/open-device.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  Reflect.deleteProperty(window, 'launchQueue');
});

const refusedSubmit: OutboxRow = {
  ...{ responseId: 'stuck', tenantId: amira.tenantId, userId: amira.userId, teamId: 'team1', formId: 'form1' },
  ...{ revision: 2, manifestHash: 'h', step: 'files', tries: 4, backOffMs: 290_000, state: 'needsAttention' },
  lastError: { kind: 'upload-refused', parameters: { file: 'quay.png' } },
};

const resubmission = { of: 'mark', count: 1, files: [] };
const { schema } = responseRow();

const draftId = '00000000-0000-4000-8000-000000000001';

/**
 * Opens the screen with a draft, a refused submit, and another user's response.
 *
 * @param stuck additional properties of the refused submit
 */
async function openDeviceScreen(stuck: Pick<OutboxRow, 'resubmission'> = {}) {
  const data = await openDevice({
    teams: [teamRow()],
    forms: [formRow()],
    responses: [
      responseRow({ id: draftId, formTitle: 'Weekly site inspection' }),
      responseRow({ id: 'stuck', submitted: 1, timestamp: '2026-11-19T09:00:00.000Z', ...stuck }),
      responseRow({ id: 'others', userId: 'somebody else', formTitle: 'Not yours' }),
    ],
  });
  await data.database.outbox.add({ ...refusedSubmit, ...stuck });
  await data.database.attachments.add({
    ...{ id: 'f1', responseId: draftId, tenantId: amira.tenantId, userId: amira.userId },
    ...{ name: 'quay.png', type: 'image/png', sizeBytes: 3_400_000, sha256: 'a'.repeat(64) },
  });
  const app = openApp('/device', data);
  const list = await screen.findByRole('list', { name: 'Responses' });
  return { data, ...app, list, cards: within(list).getAllByRole('article') };
}

async function chooseMenuItem({ user }: Pick<ReturnType<typeof openApp>, 'user'>, card: HTMLElement, item: string) {
  await user.click(within(card).getByRole('button', { name: /^More options for/ }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

it('lists the user’s own work, items that need attention first, with the reason and the next attempt', async () => {
  const { cards } = await openDeviceScreen();
  expect(cards).toHaveLength(2);
  const stuck = within(cards[0]!);
  stuck.getByText('Needs attention');
  stuck.getByText('Error syncing response: Problem uploading quay.png');
  stuck.getByText('Next attempt in 5 minutes or sooner');
  const draft = within(cards[1]!);
  draft.getByText('Saved on this device');
  draft.getByText(/1 file, 3.4 MB/);
});

it('retries at once, and doesn’t offer to discard a submit', async () => {
  const app = await openDeviceScreen();
  app.data.calls.length = 0;
  await app.user.click(within(app.cards[0]!).getByRole('button', { name: /^More options for/ }));
  await screen.findByRole('menuitem', { name: 'Export' });
  expect(screen.queryByRole('menuitem', { name: 'Discard' })).toBeNull();
  await app.user.click(screen.getByRole('menuitem', { name: 'Try again' }));
  expect(app.data.calls).toEqual(['requestSync team1']);
});

it('copies the answers of a stuck submit to another draft, without changing the submit', async () => {
  const app = await openDeviceScreen();
  await app.data.database.forms.update('form1', { published: { driveItemId: 'p', version: 2, schema } });
  await chooseMenuItem(app, app.cards[0]!, 'Copy');
  await expect.poll(app.path).toMatch(/^\/teams\/team1\/forms\/form1\/response\/[-0-9a-f]{36}$/);
  const copy = await app.data.database.responses.get(app.path().split('/').at(-1)!);
  expect(copy).toMatchObject({ submitted: 0, copiedFromId: 'stuck', data: { data: { site: 'Canal Street' } } });
  expect(await app.data.database.outbox.get('stuck')).toEqual(refusedSubmit);
});

it('turns an edit that can no longer replace its submission into a separate draft', async () => {
  const app = await openDeviceScreen({ resubmission });
  await chooseMenuItem(app, app.cards[0]!, 'Copy');
  await expect.poll(app.path).toMatch(/^\/teams\/team1\/forms\/form1\/response\/[-0-9a-f]{36}$/);
  expect(await app.data.database.outbox.count()).toBe(0);
  expect(await app.data.database.responses.get('stuck')).toBeUndefined();
});

it('shows an edit of a submission, which is sent only after submitting, and exports it too', async () => {
  const { data, user } = await openDeviceScreen();
  await data.database.responses.update(draftId, { resubmission, isDirty: 0 });
  const edit = (await screen.findByText('Edit not submitted')).closest('article')!;
  within(edit).getByText('Stays on this device until you submit it');
  expect(within(edit).queryByText(/^Sent with|^Next try/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Export unsent work' }));
  await screen.findByText('2 responses exported');
  await chooseMenuItem({ user }, edit, 'Discard');
  await screen.findByText(/^Your edits will be deleted from this device. The submission won’t change./);
});

it('opens a draft for editing', async () => {
  const app = await openDeviceScreen();
  await chooseMenuItem(app, app.cards[1]!, 'Edit');
  await waitFor(() => expect(app.path()).toBe(`/teams/team1/forms/form1/response/${draftId}`));
});

it('lists what is deleted with a draft, and undoes a discard', async () => {
  const app = await openDeviceScreen();
  await chooseMenuItem(app, app.cards[1]!, 'Discard');
  const dialog = await findFocusedDialog();
  dialog.getByText(/These files will also be deleted: 1 file, 3.4 MB/);
  await app.user.click(dialog.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(within(app.list).getAllByRole('article')).toHaveLength(1));
  await app.user.click(await screen.findByText('Undo'));
  await waitFor(() => expect(within(app.list).getAllByRole('article')).toHaveLength(2));
  expect((await app.data.database.responses.get(draftId))?.deleted).toBe(0);
});

it('completes a discard when the user leaves the screen', async () => {
  const app = await openDeviceScreen();
  await chooseMenuItem(app, app.cards[1]!, 'Discard');
  await app.user.click((await findFocusedDialog()).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(within(app.list).getAllByRole('article')).toHaveLength(1));
  await app.router.navigator.push('/teams/team1/forms');
  await waitFor(async () => expect((await app.data.database.responses.get(draftId))?.deleted).toBe(1));
});

it('imports an exported file, picked here or opened with the app, and reports what it didn’t import', async () => {
  const launch = mockLaunchQueue();
  const app = await openDeviceScreen();
  const { content } = await app.data.transfer.pack([draftId]);
  const file = new File([content], 'work.json', { type: 'application/json' });
  await app.user.upload(screen.getByLabelText('Import', { selector: 'input' }), file);
  await screen.findByText('Weekly site inspection is already on this device.');
  await app.data.database.responses.delete(draftId);
  await app.data.database.attachments.clear();
  launch(file);
  await screen.findByText('1 response imported as a draft. Review it, and then submit it.');
  expect((await app.data.database.responses.get(draftId))?.data.data).toEqual({ site: 'Canal Street' });
});

/** Simulates an installed app that the system opens files with. */
function mockLaunchQueue() {
  let consume: (launch: object) => void = () => {};
  const queue = {
    setConsumer(consumer: typeof consume) {
      consume = consumer;
    },
  };
  Object.defineProperty(window, 'launchQueue', { configurable: true, value: queue });
  return (file: File) => consume({ files: [{ getFile: async () => file }] });
}

it('rejects a file that wasn’t exported from the app', async () => {
  const app = await openDeviceScreen();
  const file = new File(['<html>'], 'page.json', { type: 'application/json' });
  await app.user.upload(screen.getByLabelText('Import', { selector: 'input' }), file);
  await screen.findByText('This file wasn’t exported from Tideform.');
});

it('shows that nothing is waiting, and how much data is stored', async () => {
  openApp('/device', await openDevice({ teams: [teamRow()], forms: [formRow()] }));
  await screen.findByText('No unsent work');
  const forms = await screen.findByText('Forms', { selector: 'dt *' });
  within(forms.closest('div')!).getByText('1');
});

it('renders the first of many responses, and more on request', async () => {
  const responses = Array.from({ length: 55 }, (_, at) => responseRow({ id: `r${at}`, isDirty: at < 10 ? 1 : 0 }));
  const data = await openDevice({ teams: [teamRow()], forms: [formRow()], responses });
  const { user } = openApp('/device', data);
  const list = await screen.findByRole('list', { name: 'Responses' });
  expect(within(list).getAllByRole('article')).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Load more...' }));
  await waitFor(() => expect(within(list).getAllByRole('article')).toHaveLength(55));
  expect(screen.queryByRole('button', { name: 'Load more...' })).toBeNull();
});

it('shows the size of data sources, and removes one from this device until it is turned on again', async () => {
  const { data, user } = await openDeviceScreen();
  const { database, sync } = data;
  const source = { id: 'team1/assets', sourceId: 'assets', teamId: 'team1', title: 'Assets', config: {} };
  const lastModified = '2026-11-18T08:38:00.000Z';
  await database.dataSources.put({
    ...source,
    type: 'sharepoint-list',
    sync: { enabled: true, includePreview: false },
  });
  await database.dataSummary.put({
    dataSourceIdentifier: 'team1/assets',
    live: 'team1/assets#1',
    count: 5_000,
    sizeBytes: 750_000,
  });
  await database.data.put({ dataSourceIdentifier: 'team1/assets#1', id: '1', lastModified, value: { id: '1' } });
  const list = within(await screen.findByRole('list', { name: 'Data sources' }));
  await list.findByText(/5,000 rows, about 750 kB/);
  const sourceSwitch = list.getByRole('switch', { name: 'Keep Assets on this device' });
  expect(sourceSwitch).toBeChecked();
  await user.click(sourceSwitch);
  await list.findByText(/Not stored on this device/);
  expect([await database.data.count(), await database.dataSummary.count()]).toEqual([0, 0]);
  expect(await findAccessibilityViolations(screen.getByRole('main'))).toEqual([]);
  const requests: unknown[] = [];
  sync.requestSync = (request) => void requests.push(request);
  await user.click(list.getByRole('switch', { name: 'Keep Assets on this device' }));
  await waitFor(() => expect(requests).toEqual([{ requestType: 'data-source', teamId: 'team1' }]));
  expect(await database.dataSources.get('team1/assets')).not.toHaveProperty('isOff');
});

it('preselects the last open team for kiosk mode, with a readable code, if the team’s plan allows it', async () => {
  const teams = [teamRow(), teamRow({ id: 'team2', displayName: 'Brightline' })];
  const subscription = (teamId: string) => ({
    ...{ plan: 'paid1', status: 'active', currency: 'eur', seller: 'stripe', stripeOwnerId: null, payerName: null },
    ...{ isTeamOwner: false, source: null, marketplaceSubscriptionId: null, tenantId: amira.tenantId },
    ...{ restricted: false, activeUsers: 1, submissions: 2, limits: { monthly: { users: null, submissions: null } } },
    unlockedFeatures: teamId === 'team1' ? ['kiosk'] : [],
  });
  const api = createFakeApi({
    getSubscription: ({ params }) => createSuccess(subscription((params as { teamId: string }).teamId)),
  });
  storeLastTeam('team1', amira.userId);
  const { user, path } = openApp('/device', { ...(await openDevice({ teams })), api });
  const team = await screen.findByLabelText<HTMLSelectElement>('Team');
  // In alphabetical order, Brightline would come first.
  expect(team.selectedOptions[0]?.textContent).toBe('Northgate Estates');
  const code = await screen.findByLabelText<HTMLInputElement>('4-digit code');
  expect(code.type).toBe('text');
  await user.selectOptions(team, 'team2');
  await screen.findByText('Upgrade subscription to use kiosk mode');
  await user.click(screen.getByRole('button', { name: 'See plans' }));
  await expect.poll(path).toBe('/teams/team2/plans');
});
