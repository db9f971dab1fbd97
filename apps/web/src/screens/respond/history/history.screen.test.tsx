import { cleanup, screen, type within } from '@testing-library/react';
import type { StoredResponse } from '@tideform/sync';
import { pushAll } from '@tideform/sync/testing/library';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { findFocusedDialog } from '../../../testing/find-accessibility-violations.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { submittedRow, type TeamDevice } from '../../../testing/open-device.ts';
import {
  button,
  chooseOption,
  newResponsePath,
  note,
  openSiteDevice,
  site,
  typeAnswer,
} from '../../../testing/site-form.ts';

beforeAll(() => Promise.all([import('./HistoryDialog.tsx'), import('./OutdatedEditDialog.tsx')]));
afterEach(cleanup);

const tools = { type: 'datagrid', key: 'tools', label: 'Tools', input: true, components: [note] };
const schema = { components: [site, note, tools, button] };
const submission = submittedRow({
  schema,
  data: { data: { site: 'Quay', note: 'dry', tools: [{ note: 'Saw' }] }, metadata: {} },
});
const editUrl = `${newResponsePath}/r1?editMode=true`;

async function openSubmission(data: TeamDevice): Promise<StoredResponse> {
  return (await data.submissions.open((await data.database.teams.get('team1'))!, 'r1')).response;
}

async function resubmit(data: TeamDevice, answers: Record<string, unknown>) {
  await data.responses.edit('team1', await openSubmission(data));
  await data.responses.submit('r1', answers);
  await pushAll(data.context);
}

/** Creates a submission that was changed twice. */
async function createChangedSubmission() {
  const data = await openSiteDevice({ submitted: [submission] });
  await resubmit(data, { site: 'Quay', note: 'wet', tools: [{ note: 'Saw' }] });
  await resubmit(data, { site: 'Mill', tools: [{ note: 'Saw' }, { note: 'Axe' }] });
  return data;
}

const getRowTexts = (dialog: ReturnType<typeof within>) =>
  dialog.queryAllByRole('row').map((row: HTMLElement) => [...row.children].map((cell) => cell.textContent).join(' | '));

it('shows that a submission was changed, by whom, and what changed', async () => {
  const { user } = openApp(`${newResponsePath}/r1`, await createChangedSubmission());
  await screen.findByText('This submission has been changed 2 times since it was submitted.');
  await user.click(await screen.findByRole('button', { name: 'What changed' }));
  const dialog = await findFocusedDialog(/^History/);
  await dialog.findByText('3 answers were changed.');
  expect(getRowTexts(dialog)).toEqual([
    'Change 1 | Change 2',
    'Site',
    'Quay | MillChanged',
    'Note',
    'wetRemoved | No answer',
    'Tools 2 › Note',
    ' | AxeAdded',
  ]);
  const states = dialog.getAllByRole('button', { name: /^(Submitted|Change \d)/ });
  expect(states.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Change 2CurrentAmira Haddad · /),
    expect.stringMatching(/^Change 1Amira Haddad · /),
    expect.stringMatching(/^SubmittedAmira Haddad · /),
  ]);
});

it('compares any two states, and shows unchanged answers on request', async () => {
  const { user } = openApp(`${newResponsePath}/r1`, await createChangedSubmission());
  await chooseOption(user, 'History');
  const dialog = await findFocusedDialog(/^History/);
  await user.click(await dialog.findByRole('button', { name: /^Submitted/ }));
  await dialog.findByText('1 answer was changed.');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Compare with' }), 'Change 2');
  await dialog.findByText('3 answers were changed.');
  await user.click(dialog.getByRole('switch', { name: 'Only changes' }));
  expect(getRowTexts(dialog)).toContain('Saw | Saw');
});

it('shows when there are no changes, explains a load failure, and retries', async () => {
  const data = await openSiteDevice({ submitted: [submission] });
  const { user } = openApp(`${newResponsePath}/r1`, data);
  await screen.findByLabelText('Site');
  data.failWith(400);
  await chooseOption(user, 'History');
  const dialog = await findFocusedDialog(/^History/);
  const again = await dialog.findByRole('button', { name: 'Try again' });
  data.failWith();
  await user.click(again);
  await dialog.findByText('This submission hasn’t been changed since it was submitted.');
});

/** Starts an edit on this device that is outdated, because another user has resubmitted the response meanwhile. */
async function openOutdatedEdit() {
  const data = await openSiteDevice({ submitted: [submission] });
  const before = await openSubmission(data);
  await resubmit(data, { site: 'Mill', tools: [] });
  await data.responses.edit('team1', before);
  await data.responses.saveDraft('r1', { site: 'Pier', tools: [] });
  const app = openApp(editUrl, data);
  await app.user.click(await screen.findByRole('button', { name: 'Compare' }));
  const dialog = await findFocusedDialog('Changed by someone else');
  await dialog.findByText('1 answer was changed.');
  expect(getRowTexts(dialog)).toContain('Mill | PierChanged');
  return { data, app, dialog };
}

it('[SYNC-321] warns the editor of a newer submission, and continues with their edit on request', async () => {
  const { data, app, dialog } = await openOutdatedEdit();
  await app.user.click(dialog.getByRole('button', { name: 'Continue with your edit' }));
  await expect.poll(() => screen.queryByText(/^Someone changed this submission/)).toBeNull();
  await typeAnswer(app.user, 'Site', ' 7');
  await app.user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Thanks!' });
  await pushAll(data.context);
  expect((await openSubmission(data)).data.data).toMatchObject({ site: 'Pier 7' });
});

it('[SYNC-321] restarts from the newer submission when the editor discards the edit', async () => {
  const { data, app, dialog } = await openOutdatedEdit();
  await app.user.click(dialog.getByRole('button', { name: 'Discard your edit' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => screen.queryByLabelText('Site')).toHaveProperty('value', 'Mill');
  expect(await data.database.responses.get('r1')).toMatchObject({ resubmission: { count: 2 } });
});
