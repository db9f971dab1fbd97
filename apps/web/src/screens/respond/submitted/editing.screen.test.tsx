import { cleanup, screen } from '@testing-library/react';
import type { StoredResponse } from '@tideform/sync';
import { afterEach, expect, it, vi } from 'vitest';
import { findFocusedDialog } from '../../../testing/find-accessibility-violations.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { formRow, submittedRow } from '../../../testing/open-device.ts';
import {
  chooseOption,
  getMenuLabels,
  newResponsePath,
  openOptions,
  openSiteDevice,
  published,
  typeAnswer,
} from '../../../testing/site-form.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const schema = published.schema;
const submission = submittedRow({ schema });
const editUrl = `${newResponsePath}/r1?editMode=true`;
type App = ReturnType<typeof openApp>;
const getSearch = ({ router }: App) => router.state.location.search;

it('edits a submission from its options, and submits it again', async () => {
  const data = await openSiteDevice({ submitted: [submission] });
  const app = openApp(`${newResponsePath}/r1`, data);
  await chooseOption(app.user, 'Edit');
  await screen.findByText('You’re editing this submission');
  await typeAnswer(app.user, 'Site', ' 4');
  await app.user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Thanks!' });
  expect(getSearch(app)).toBe('');
  expect(await data.database.outbox.get('r1')).toMatchObject({ resubmission: { count: 1 } });
  expect(await data.database.responses.get('r1')).toMatchObject({ data: { data: { site: 'Canal Street 4' } } });
});

it('continues an edit after a reload, even without a network', async () => {
  const data = await openSiteDevice({ submitted: [submission] });
  const { user } = openApp(editUrl, data);
  await typeAnswer(user, 'Site', ' 4');
  await screen.findByText(/^Saved on this device/);
  cleanup();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  data.failWith('lost');
  openApp(editUrl, data);
  expect(await screen.findByLabelText('Site')).toHaveProperty('value', 'Canal Street 4');
});

it('shows the original submission, and leads back to the started edit', async () => {
  const data = await openSiteDevice({ submitted: [submission] });
  const first = openApp(editUrl, data);
  await typeAnswer(first.user, 'Site', ' 4');
  await screen.findByText(/^Saved on this device/);
  cleanup();
  const app = openApp(`${newResponsePath}/r1`, data);
  expect(await screen.findByLabelText('Site')).toHaveProperty('value', 'Canal Street');
  await app.user.click(await screen.findByRole('button', { name: 'Continue editing' }));
  await screen.findByText('You’re editing this submission');
  expect(screen.getByLabelText('Site')).toHaveProperty('value', 'Canal Street 4');
});

it('discards an edit after confirmation, and keeps the submission', async () => {
  const data = await openSiteDevice({ submitted: [submission] });
  const app = openApp(editUrl, data);
  await typeAnswer(app.user, 'Site', ' 4');
  await openOptions(app.user);
  expect(getMenuLabels()).not.toContain('Clear');
  expect(getMenuLabels()).not.toContain('Delete');
  await app.user.click(screen.getByRole('menuitem', { name: 'Discard' }));
  const dialog = await findFocusedDialog('Discard your changes?');
  await app.user.click(dialog.getByRole('button', { name: 'Discard' }));
  await screen.findByText(/#1.* · .*Amira Haddad/);
  expect(screen.getByLabelText('Site')).toHaveProperty('value', 'Canal Street');
  expect(getSearch(app)).toBe('');
  expect(await data.database.responses.count()).toBe(0);
});

it('does not keep an edit without changes', async () => {
  const data = await openSiteDevice({ submitted: [submission] });
  const { user, path } = openApp(editUrl, data);
  await screen.findByText('You’re editing this submission');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await expect.poll(path).toBe('/teams/team1/forms');
  await expect.poll(() => data.database.responses.count()).toBe(0);
});

it.each([
  ['the form does not allow its creator to edit', { submissionEditMode: 'disabled' }, 'u1'],
  ['another user created it', {}, 'other'],
] as const)('shows a submission read-only when %s', async (_why, form, creator) => {
  const theirs = submittedRow({ schema, createdBy: { id: creator, name: 'Bo' } });
  const data = await openSiteDevice({ submitted: [theirs] }, [formRow({ published, ...form })]);
  const { user } = openApp(editUrl, data);
  await screen.findByText('You can’t edit this submission.');
  expect(screen.getByLabelText('Site').matches(':read-only, :disabled')).toBe(true);
  await openOptions(user);
  expect(getMenuLabels()).not.toContain('Edit');
  expect(await data.database.responses.count()).toBe(0);
});

it('explains why a resubmission failed, and keeps its answers as a draft', async () => {
  const data = await openSiteDevice({ submitted: [submission] });
  const { response } = await data.submissions.open((await data.database.teams.get('team1'))!, 'r1');
  await data.responses.edit('team1', response as StoredResponse);
  await data.responses.submit('r1', { site: 'Quay' });
  const lastError = { kind: 'already-resubmitted-otherwise', parameters: {} } as const;
  await data.database.outbox.update('r1', { state: 'needsAttention', lastError });
  const { user, path } = openApp(`${newResponsePath}/r1`, data);
  await screen.findByText(/^An error occurred, please try again. This submission was already resubmitted/);
  await user.click(await screen.findByRole('button', { name: 'Keep as draft' }));
  await expect.poll(path).not.toMatch(/r1$/);
  await screen.findByText(/Your answers are saved in this copy/);
  expect(await screen.findByLabelText('Site')).toHaveProperty('value', 'Quay');
});
