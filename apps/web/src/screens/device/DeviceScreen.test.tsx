import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { OutboxRow } from '@tideform/sync';
import { afterEach, expect, it } from 'vitest';
import { amira } from '../../testing/fake-auth.ts';
import { createFakeData, formRow, responseRow, teamRow } from '../../testing/fake-data.ts';
import { openApp } from '../../testing/open-app.tsx';

afterEach(cleanup);

const refused: OutboxRow = {
  ...{ responseId: 'stuck', tenantId: amira.tenantId, userId: amira.userId, teamId: 'team1', formId: 'form1' },
  ...{ revision: 2, manifestHash: 'h', step: 'files', tries: 4, backOffMs: 290_000, state: 'needsAttention' },
  lastError: 'Error syncing response: Problem uploading quay.png',
};

const draftId = '00000000-0000-4000-8000-000000000001';

async function openDevice() {
  const data = await createFakeData({
    teams: [teamRow()],
    forms: [formRow()],
    responses: [
      responseRow({ id: draftId, formTitle: 'Weekly site inspection' }),
      responseRow({ id: 'stuck', submitted: 1, timestamp: '2026-11-19T09:00:00.000Z' }),
      responseRow({ id: 'others', userId: 'somebody else', formTitle: 'Not yours' }),
    ],
  });
  await data.database.outbox.add(refused);
  await data.database.attachments.add({
    ...{ id: 'f1', responseId: draftId, tenantId: amira.tenantId, userId: amira.userId },
    ...{ name: 'quay.png', type: 'image/png', sizeBytes: 3_400_000, sha256: 'a'.repeat(64) },
  });
  const app = openApp('/device', data);
  const list = await screen.findByRole('list', { name: 'Responses' });
  return { data, ...app, list, cards: within(list).getAllByRole('article') };
}

async function choose({ user }: Pick<ReturnType<typeof openApp>, 'user'>, card: HTMLElement, item: string) {
  await user.click(within(card).getByRole('button', { name: /^More for/ }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

it('lists the person’s own work, what needs them first, with why and when it is tried again', async () => {
  const { cards } = await openDevice();
  expect(cards).toHaveLength(2);
  const stuck = within(cards[0]!);
  stuck.getByText('Needs attention');
  stuck.getByText('Error syncing response: Problem uploading quay.png');
  stuck.getByText('Next try in 5 minutes at the latest');
  const draft = within(cards[1]!);
  draft.getByText('Saved on this device');
  draft.getByText(/1 file\(s\), 3.4 MB/);
});

it('tries again at once, and discards no submit', async () => {
  const app = await openDevice();
  app.data.calls.length = 0;
  await app.user.click(within(app.cards[0]!).getByRole('button', { name: /^More for/ }));
  await screen.findByRole('menuitem', { name: 'Export' });
  expect(screen.queryByRole('menuitem', { name: 'Discard' })).toBeNull();
  await app.user.click(screen.getByRole('menuitem', { name: 'Try Again' }));
  expect(app.data.calls).toEqual(['requestSync team1']);
});

it('opens a draft to go on with it', async () => {
  const app = await openDevice();
  await choose(app, app.cards[1]!, 'Edit');
  await waitFor(() => expect(app.path()).toBe(`/teams/team1/forms/form1/response/${draftId}`));
});

it('says what goes with a draft, and takes a discard back', async () => {
  const app = await openDevice();
  await choose(app, app.cards[1]!, 'Discard');
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/Its files go with it: 1 file\(s\), 3.4 MB/);
  await app.user.click(dialog.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(within(app.list).getAllByRole('article')).toHaveLength(1));
  await app.user.click(await screen.findByText('Undo'));
  await waitFor(() => expect(within(app.list).getAllByRole('article')).toHaveLength(2));
  expect((await app.data.database.responses.get(draftId))?.deleted).toBe(0);
});

it('discards once the person has left the screen', async () => {
  const app = await openDevice();
  await choose(app, app.cards[1]!, 'Discard');
  await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(within(app.list).getAllByRole('article')).toHaveLength(1));
  await app.router.navigate('/teams/team1/forms');
  await waitFor(async () => expect((await app.data.database.responses.get(draftId))?.deleted).toBe(1));
});

it('imports what another device has exported, and says what it did not take', async () => {
  const app = await openDevice();
  const { content } = await app.data.transfer.pack([draftId]);
  const file = new File([content], 'work.json', { type: 'application/json' });
  await app.user.upload(screen.getByLabelText('Import', { selector: 'input' }), file);
  await screen.findByText('Weekly site inspection is on this device already.');
  await app.data.database.responses.delete(draftId);
  await app.data.database.attachments.clear();
  await app.user.upload(screen.getByLabelText('Import', { selector: 'input' }), file);
  await screen.findByText('1 response(s) imported as drafts. Look at them and submit.');
  expect((await app.data.database.responses.get(draftId))?.data.data).toEqual({ site: 'Canal Street' });
});

it('refuses a file that is none of its own', async () => {
  const app = await openDevice();
  const file = new File(['<html>'], 'page.json', { type: 'application/json' });
  await app.user.upload(screen.getByLabelText('Import', { selector: 'input' }), file);
  await screen.findByText('This is no file that Tideform has exported.');
});

it('says that nothing is waiting, and how much is kept', async () => {
  openApp('/device', await createFakeData({ teams: [teamRow()], forms: [formRow()] }));
  await screen.findByText('Nothing is waiting here');
  const forms = await screen.findByText('Forms', { selector: 'dt *' });
  within(forms.closest('div')!).getByText('1');
});
