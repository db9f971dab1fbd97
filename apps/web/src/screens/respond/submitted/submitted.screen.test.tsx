import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { openedDialog } from '../../../testing/opened-dialog.ts';
import { formRow, submittedRow } from '../../../testing/rows.ts';
import { choose, openOptions, options, published, site, start, world } from '../../../testing/site-form.ts';

afterEach(cleanup);

it('shows a submission to each person as its permissions say', async () => {
  const score = { type: 'textfield', key: 'score', label: 'Score', input: true };
  const permissions = [{ user: { id: 'u1', displayName: 'Amira Haddad' }, permissionLevel: 'hidden' }];
  const cost = { ...score, key: 'cost', label: 'Cost', permissions };
  const schema = { components: [site, { ...score, creatorPermissions: 'hidden' }, cost] };
  const submitted = submittedRow({ schema, createdBy: { id: 'other', name: 'Bo' } });
  openApp(`${start}/r1`, await world({ submitted: [submitted] }));
  await screen.findByLabelText('Score');
  expect(screen.queryByLabelText('Cost')).toBeNull();
});

it('shows a submission as it was given, with its options', async () => {
  const data = await world({ submitted: [submittedRow()] });
  const { user } = openApp(`${start}/r1`, data);
  expect(await screen.findByLabelText('Site')).toHaveProperty('value', 'Canal Street');
  expect(screen.getByLabelText('Site').matches(':read-only, :disabled')).toBe(true);
  screen.getByText(/#1.* · .*Amira Haddad/);
  await openOptions(user);
  await expect
    .poll(options)
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

it('deletes a submission after naming it', async () => {
  const data = await world({ submitted: [submittedRow()] });
  const { user, path } = openApp(`${start}/r1`, data);
  await choose(user, 'Delete');
  const dialog = await openedDialog('Delete 1 Weekly site inspection?');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await expect.poll(path).toBe('/teams/team1/forms');
  expect(await data.database.outbox.get('r1')).toMatchObject({ deleted: 1 });
});

it('does not let the creator delete where the form does not let them edit', async () => {
  const closed = formRow({ published, submissionEditMode: 'disabled' });
  const { user } = openApp(`${start}/r1`, await world({ submitted: [submittedRow()] }, [closed]));
  await openOptions(user);
  await screen.findByRole('menuitem', { name: 'Copy' });
  expect(options()).not.toContain('Delete');
});

it('says who may not see a submission, and what else went wrong', async () => {
  openApp(`${start}/elsewhere`, await world());
  await screen.findByRole('heading', { name: 'Looks like you do not have access to this submission' });
  cleanup();
  const data = await world({ submitted: [submittedRow()] });
  data.failWith(400);
  const { user } = openApp(`${start}/r1`, data);
  await screen.findByRole('heading', { name: 'Oops, something went wrong' });
  screen.getByText('Request failed: 400 generalException');
  data.failWith();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByLabelText('Site');
});
