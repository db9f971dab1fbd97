import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { openedDialog } from '../../../testing/opened-dialog.ts';
import { submittedRow } from '../../../testing/rows.ts';
import { answer, choose, draft, openOptions, options, site, start, world } from '../../../testing/site-form.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('draws the PDF of a draft with what was answered a moment ago', async () => {
  const data = await world({ responses: [draft] });
  const draw = vi.spyOn(data.context.ports.pdf, 'draw');
  const { user } = openApp(`${start}/draft1`, data);
  await answer(user, 'Site', ' 4');
  await choose(user, 'Download Pdf');
  await expect.poll(() => draw.mock.calls).toMatchObject([[{ data: { site: 'Canal Street 4' } }, {}]]);
});

it('has the options of a draft', async () => {
  const { user } = openApp(`${start}/draft1`, await world({ responses: [draft] }));
  await openOptions(user);
  await expect.poll(options).toEqual(['Download Pdf', 'Submission Info', 'Copy', 'Add Another', 'Clear', 'Delete']);
  await user.click(screen.getByRole('menuitem', { name: 'Submission Info' }));
  const info = await openedDialog('Submission Info');
  info.getByText('Assigned when sent');
  expect(info.getAllByText('Amira Haddad')).toHaveLength(2);
});

it('clears a draft: a new one takes its place', async () => {
  const data = await world({ responses: [draft] });
  const { user, path } = openApp(`${start}/draft1`, data);
  await choose(user, 'Clear');
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  await expect.poll(path).not.toContain('draft1');
  // The address changes a moment before the old draft leaves the screen.
  await expect.poll(() => screen.queryByLabelText('Site')).toHaveProperty('value', '');
  expect(await data.database.responses.get('draft1')).toMatchObject({ deleted: 1 });
});

it('deletes a draft and goes back', async () => {
  const data = await world({ responses: [draft] });
  const { user, path } = openApp(`${start}/draft1`, data);
  await choose(user, 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await expect.poll(path).toBe('/teams/team1/forms');
  expect(await data.database.responses.get('draft1')).toMatchObject({ deleted: 1 });
});

it('copies a draft into a new one', async () => {
  const data = await world({ responses: [draft] });
  const { user, path } = openApp(`${start}/draft1`, data);
  await choose(user, 'Copy');
  await expect.poll(path).not.toContain('draft1');
  expect(await screen.findByLabelText('Site')).toHaveProperty('value', 'Canal Street');
  expect(await data.database.responses.count()).toBe(2);
});

it('copies a submission without its approvals, and names the files that could not be copied', async () => {
  // Another device has sent the file; somebody has deleted it in the library since.
  const deleted = { driveItemId: 'gone', url: 'https://library.example/plan.pdf' };
  const plan = { id: 'f1', name: 'plan.pdf', size: 3, type: 'application/pdf', ...deleted };
  const boss = { type: 'approval', key: 'boss', label: 'Boss', input: true };
  const answers = { site: 'Quay', plan: [plan], boss: { by: 'Bo' } };
  const submitted = submittedRow({ schema: { components: [site, boss] }, data: { data: answers, metadata: {} } });
  const data = await world({ submitted: [submitted] });
  const { user, path } = openApp(`${start}/r1`, data);
  await screen.findByLabelText('Site');
  await choose(user, 'Copy');
  await screen.findByText('File unavailable: plan.pdf. The file isn’t included in the copy.');
  await expect.poll(path).not.toMatch(/r1$/);
  expect(await data.database.responses.toArray()).toMatchObject([
    { copiedFromId: 'r1', data: { data: { site: 'Quay', plan: [] } } },
  ]);
  const [copy] = await data.database.responses.toArray();
  expect(copy?.data.data).not.toHaveProperty('boss');
});
