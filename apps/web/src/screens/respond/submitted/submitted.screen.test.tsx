import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createFakeApi, createSuccess } from '../../../testing/fakes.ts';
import { findAccessibilityViolations, findFocusedDialog } from '../../../testing/find-accessibility-violations.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { formRow, responseRow, submittedRow } from '../../../testing/open-device.ts';
import {
  chooseOption,
  getMenuLabels,
  newResponsePath,
  openOptions,
  openSiteDevice,
  published,
  site,
} from '../../../testing/site-form.ts';

afterEach(cleanup);

const instant = '2026-11-20T10:00:00.000Z';

it('shows a submission according to each user’s permissions', async () => {
  const score = { type: 'textfield', key: 'score', label: 'Score', input: true };
  const permissions = [{ user: { id: 'u1', displayName: 'Amira Haddad' }, permissionLevel: 'hidden' }];
  const cost = { ...score, key: 'cost', label: 'Cost', permissions };
  const schema = { components: [site, { ...score, creatorPermissions: 'hidden' }, cost] };
  const submitted = submittedRow({ schema, createdBy: { id: 'other', name: 'Bo' } });
  openApp(`${newResponsePath}/r1`, await openSiteDevice({ submitted: [submitted] }));
  await screen.findByLabelText('Score');
  expect(screen.queryByLabelText('Cost')).toBeNull();
});

it('shows a submission with its answers and options', async () => {
  const data = await openSiteDevice({ submitted: [submittedRow()] });
  const { user } = openApp(`${newResponsePath}/r1`, data);
  expect(await screen.findByLabelText('Site')).toHaveProperty('value', 'Canal Street');
  expect(screen.getByLabelText('Site').matches(':read-only, :disabled')).toBe(true);
  screen.getByText(/#1.* · .*Amira Haddad/);
  await openOptions(user);
  await expect
    .poll(getMenuLabels)
    .toEqual([
      'View in the document library',
      'Download Pdf',
      'Submission Info',
      'History',
      'Share',
      'Edit',
      'Copy',
      'Add Another',
      'Delete',
    ]);
  const library = screen.getByRole('menuitem', { name: 'View in the document library' });
  expect(library.getAttribute('href')).toMatch(/\/1%20Weekly%20site%20inspection\/response\.submitted\.json$/);
});

it.each([
  ['enabled', ['History', 'Share', 'Edit']],
  ['disabled', ['History', 'Share']],
] as const)('lists what will be possible after the upload, editing %s', async (mode, waiting) => {
  const response = responseRow({ schema: published.schema, submitted: 1 });
  const data = await openSiteDevice({ responses: [response] }, [formRow({ published, submissionEditMode: mode })]);
  const { user } = openApp(`${newResponsePath}/draft1`, data);
  await screen.findByText('Pending Upload');
  await openOptions(user);
  const description = 'Available after this submission is uploaded.';
  await screen.findByRole('menuitem', { name: 'Share', description });
  const waits = screen.getAllByRole('menuitem', { description });
  expect(waits.map(({ textContent }) => textContent)).toEqual(waiting);
  expect(waits.map((item) => item.getAttribute('aria-disabled'))).toEqual(waiting.map(() => 'true'));
});

it('shows the delivery status of a submission', async () => {
  const delivery = { url: 'https://ledger.example', type: 'response-submitted', nextAt: null, failure: null };
  const webhooks = [
    { ...delivery, id: 'h1', name: 'Ledger', status: 'sent', statusCode: 200, statusText: 'OK', timestamp: instant },
    { ...delivery, id: 'h2', name: 'Tracker', status: 'error', statusCode: 502, statusText: 'Bad', timestamp: instant },
  ];
  const api = createFakeApi({ listDeliveries: () => createSuccess({ deliveries: [{ responseId: 'r1', webhooks }] }) });
  const { user } = openApp(`${newResponsePath}/r1`, {
    ...(await openSiteDevice({ submitted: [submittedRow()] })),
    api,
  });
  await chooseOption(user, 'Submission Info');
  const info = await findFocusedDialog('Submission Info');
  const lines = within(await info.findByRole('region', { name: 'Workflows' })).getAllByRole('listitem');
  expect(lines[0]?.textContent).toMatch(/^Sent.*Ledger.*2026/);
  expect(lines[1]?.textContent).toMatch(/^Failed.*Tracker.*Request failed: 502/);
  expect(await findAccessibilityViolations(screen.getByRole('dialog'))).toEqual([]);
});

it('deletes a submission after naming it', async () => {
  const data = await openSiteDevice({ submitted: [submittedRow()] });
  const { user, path } = openApp(`${newResponsePath}/r1`, data);
  await chooseOption(user, 'Delete');
  const dialog = await findFocusedDialog('Delete 1 Weekly site inspection?');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await expect.poll(path).toBe('/teams/team1/forms');
  expect(await data.database.outbox.get('r1')).toMatchObject({ deleted: 1 });
});

it('does not let the creator delete when the form does not let them edit', async () => {
  const closed = formRow({ published, submissionEditMode: 'disabled' });
  const { user } = openApp(`${newResponsePath}/r1`, await openSiteDevice({ submitted: [submittedRow()] }, [closed]));
  await openOptions(user);
  await screen.findByRole('menuitem', { name: 'Copy' });
  expect(getMenuLabels()).not.toContain('Delete');
});

it('explains missing permission and other failures', async () => {
  openApp(`${newResponsePath}/elsewhere`, await openSiteDevice());
  await screen.findByRole('heading', { name: 'Looks like you do not have access to this submission' });
  cleanup();
  const data = await openSiteDevice({ submitted: [submittedRow()] });
  data.failWith(400);
  const { user } = openApp(`${newResponsePath}/r1`, data);
  await screen.findByRole('heading', { name: 'Oops, something went wrong' });
  screen.getByText('Request failed: 400 generalException');
  data.failWith();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByLabelText('Site');
});
