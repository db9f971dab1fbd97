import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { findFocusedDialog } from '../../../testing/find-accessibility-violations.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { submittedRow } from '../../../testing/open-device.ts';
import {
  chooseOption,
  draft,
  getMenuLabels,
  newResponsePath,
  openOptions,
  openSiteDevice,
  site,
  typeAnswer,
} from '../../../testing/site-form.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('generates the PDF of a draft with the latest answers', async () => {
  const data = await openSiteDevice({ responses: [draft] });
  const render = vi.spyOn(data.context.ports.pdf, 'render');
  const { user } = openApp(`${newResponsePath}/draft1`, data);
  await typeAnswer(user, 'Site', ' 4');
  await chooseOption(user, 'Download Pdf');
  await expect.poll(() => render.mock.calls).toMatchObject([[{ data: { site: 'Canal Street 4' } }, {}]]);
});

it('shows the options of a draft', async () => {
  const { user } = openApp(`${newResponsePath}/draft1`, await openSiteDevice({ responses: [draft] }));
  await openOptions(user);
  await expect
    .poll(getMenuLabels)
    .toEqual(['Download Pdf', 'Submission Info', 'Copy', 'Add Another', 'Clear', 'Delete']);
  await user.click(screen.getByRole('menuitem', { name: 'Submission Info' }));
  const info = await findFocusedDialog('Submission Info');
  info.getByText('Assigned when sent');
  expect(info.getAllByText('Amira Haddad')).toHaveLength(2);
});

it('clears a draft by replacing it with a new one', async () => {
  const data = await openSiteDevice({ responses: [draft] });
  const { user, path } = openApp(`${newResponsePath}/draft1`, data);
  await chooseOption(user, 'Clear');
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  await expect.poll(path).not.toContain('draft1');
  // The URL changes shortly before the old draft is removed from the screen.
  await expect.poll(() => screen.queryByLabelText('Site')).toHaveProperty('value', '');
  expect(await data.database.responses.get('draft1')).toMatchObject({ deleted: 1 });
});

it('deletes a draft and goes back', async () => {
  const data = await openSiteDevice({ responses: [draft] });
  const { user, path } = openApp(`${newResponsePath}/draft1`, data);
  await chooseOption(user, 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await expect.poll(path).toBe('/teams/team1/forms');
  expect(await data.database.responses.get('draft1')).toMatchObject({ deleted: 1 });
});

it('copies a draft into a new one', async () => {
  const data = await openSiteDevice({ responses: [draft] });
  const { user, path } = openApp(`${newResponsePath}/draft1`, data);
  await chooseOption(user, 'Copy');
  await expect.poll(path).not.toContain('draft1');
  expect(await screen.findByLabelText('Site')).toHaveProperty('value', 'Canal Street');
  expect(await data.database.responses.count()).toBe(2);
});

it('copies a submission without its approvals, and names files that could not be copied', async () => {
  // Another device uploaded the file, which was later deleted in the library.
  const deleted = { driveItemId: 'gone', url: 'https://library.example/plan.pdf' };
  const plan = { id: 'f1', name: 'plan.pdf', size: 3, type: 'application/pdf', ...deleted };
  const boss = { type: 'approval', key: 'boss', label: 'Boss', input: true };
  const answers = { site: 'Quay', plan: [plan], boss: { by: 'Bo' } };
  const submitted = submittedRow({ schema: { components: [site, boss] }, data: { data: answers, metadata: {} } });
  const data = await openSiteDevice({ submitted: [submitted] });
  const { user, path } = openApp(`${newResponsePath}/r1`, data);
  await screen.findByLabelText('Site');
  await chooseOption(user, 'Copy');
  await screen.findByText('File unavailable: plan.pdf. The file isn’t included in the copy.');
  await expect.poll(path).not.toMatch(/r1$/);
  expect(await data.database.responses.toArray()).toMatchObject([
    { copiedFromId: 'r1', data: { data: { site: 'Quay', plan: [] } } },
  ]);
  const [copy] = await data.database.responses.toArray();
  expect(copy?.data.data).not.toHaveProperty('boss');
});
