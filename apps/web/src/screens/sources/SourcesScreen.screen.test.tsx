import { cleanup, screen, within } from '@testing-library/react';
import { operations } from '@tideform/graph';
import { afterEach, expect, it } from 'vitest';
import { amira, createFakeApi, createRefusal, createSuccess } from '../../testing/fakes.ts';
import { findAccessibilityViolations, findFocusedDialog } from '../../testing/find-accessibility-violations.ts';
import { openApp } from '../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../testing/open-device.ts';

afterEach(cleanup);

const config = { siteId: 'site', listId: 'list' };
const createSource = (id: string, over: object = {}) => ({
  id: `team1/${id}`,
  sourceId: id,
  teamId: 'team1',
  title: id,
  type: 'sharepoint-list' as const,
  config,
  sync: { enabled: true, includePreview: false },
  ...over,
});
const schema = { components: [{ type: 'spSelect', key: 'site', label: 'Site', dataSourceId: 'sites' }] };
const lastModified = '2026-11-18T08:38:00.000Z';

interface ApiInput {
  readonly params: { readonly id: string };
  readonly body?: object;
}

async function openSourcesScreen({
  canBuildForms = true,
  answers = {} as Record<string, (input: ApiInput) => unknown>,
  rows = true,
} = {}) {
  const device = await openDevice({
    teams: [teamRow({ accounts: { [amira.userId]: { canBuildForms } } })],
    forms: [formRow({ published: { driveItemId: 'p', version: 1, schema } })],
  });
  const { database } = device;
  if (rows) {
    await database.dataSources.bulkPut([
      createSource('sites', { title: 'Sites and blocks' }),
      createSource('codes', { title: 'Cost codes', type: 'sharepoint-file', config: { format: 'csv' } }),
      createSource('team-members', { title: 'Team members', type: 'team-members', systemManaged: true }),
    ]);
    await database.dataSummary.bulkPut([
      { dataSourceIdentifier: 'team1/sites', userId: amira.userId, live: 'x', count: 1284, lastModified },
      {
        dataSourceIdentifier: 'team1/codes',
        userId: amira.userId,
        live: 'y',
        count: 204,
        lastModified,
        error: { kind: 'data-source-missing', parameters: {} },
      },
      {
        dataSourceIdentifier: 'team1/sites:preview',
        error: { kind: 'data-source-ragged', parameters: { line: 3, column: 4, columns: 3 } },
      },
    ]);
  }
  const api = createFakeApi(answers as never);
  const opened = openApp('/teams/team1/dataSources', { ...device, api });
  await screen.findByRole('heading', { level: 1, name: 'Data sources' });
  return { ...opened, device, api };
}

it('shows kind, row count, usage and errors of each data source', async () => {
  const { user } = await openSourcesScreen();
  const row = (await screen.findByText('Sites and blocks')).closest('tr')!;
  expect(within(row).getByText('SharePoint list')).toBeVisible();
  expect(within(row).getByText('1,284')).toBeVisible();
  expect(await within(row).findByText('Weekly site inspection')).toBeVisible();
  expect(screen.getByText('Unable to find datasource Forms keep using the previous 204 rows.')).toBeVisible();
  expect(screen.getByText(/^\[PREVIEW ENVIRONMENT\] Line 3 has a value in column 4/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Couldn’t download the rows' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Data sources' })).toHaveAttribute('aria-selected', 'true');
  expect(await findAccessibilityViolations(screen.getByRole('main'))).toEqual([]);
  await user.type(screen.getByRole('searchbox', { name: 'Search by ID or title' }), 'CODES');
  expect(screen.queryByText('Sites and blocks')).toBeNull();
  expect(screen.getByText('Cost codes')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search by ID or title' }), ' nothing');
  expect(await screen.findByText('No data sources found')).toBeVisible();
});

it('deletes a data source only after showing the forms that use it', async () => {
  const deleted: string[] = [];
  const { user } = await openSourcesScreen({
    answers: {
      deleteDataSource: ({ params }) => {
        deleted.push(params.id);
        return createSuccess({ deleted: 1 });
      },
    },
  });
  const openDeleteDialog = async () => {
    await user.click(await screen.findByRole('button', { name: 'More options for Sites and blocks' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    return findFocusedDialog();
  };
  await openDeleteDialog();
  await user.keyboard('{Escape}');
  // The menu item is gone, so the focus returns to the menu button.
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('More options for Sites and blocks');
  const dialog = await openDeleteDialog();
  expect(dialog.getByText(/will have no choices to offer/)).toBeVisible();
  expect(dialog.getByRole('listitem')).toHaveTextContent('Weekly site inspection');
  expect(deleted).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Delete data source' }));
  await expect.poll(() => deleted).toEqual(['sites']);
});

it('lets only builders edit data sources, and makes the “Team members” source read-only', async () => {
  const { user } = await openSourcesScreen();
  await user.click(await screen.findByRole('button', { name: 'More options for Team members' }));
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true');
  cleanup();
  const other = await openSourcesScreen({ canBuildForms: false });
  await other.user.click(await screen.findByRole('button', { name: 'More options for Cost codes' }));
  for (const name of ['Edit', 'Delete'])
    expect(await screen.findByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'New data source' })).toHaveAttribute('aria-disabled', 'true');
});

it('creates a data source from a list, with a preview of its first rows before saving', async () => {
  const saved: object[] = [];
  const { user, device } = await openSourcesScreen({
    rows: false,
    answers: {
      putDataSource: (input) => {
        saved.push({ ...input.params, ...input.body });
        return saved.length === 1 ? createRefusal('data-source-exists') : createSuccess({ dataSource: {} });
      },
    },
  });
  expect(await screen.findByText('No data sources yet')).toBeVisible();
  const { graph } = device.context.ports;
  const site = await graph.call(operations.getGroupRootSite, { groupId: 'team1' });
  const body = { displayName: 'Plants', columns: [{ name: 'Levels', number: {} }], list: { template: 'genericList' } };
  const list = await graph.call(operations.createSiteList, { siteId: site.id }, { body });
  const place = { siteId: site.id, listId: list.id };
  await graph.call(operations.createSiteListItem, place, { body: { fields: { Title: 'Mill Lane', Levels: 14 } } });
  // The button is above the list and in the empty state.
  await user.click(screen.getAllByRole('button', { name: 'New data source' })[0]!);
  const dialog = await findFocusedDialog();
  const field = (name: string) => dialog.findByRole('combobox', { name: new RegExp(`^${name}`) });
  await user.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Sites & blocks');
  expect(dialog.getByRole('textbox', { name: 'ID' })).toHaveValue('sites-blocks');
  expect(dialog.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.findByRole('option', { name: site.displayName ?? '' });
  await user.selectOptions(await field('Site'), site.id);
  await dialog.findByRole('option', { name: 'Plants' });
  await user.selectOptions(await field('List'), list.id);
  expect(await dialog.findByRole('cell', { name: 'Mill Lane' })).toBeVisible();
  expect(dialog.getByRole('columnheader', { name: /Levels Number/ })).toBeVisible();
  expect(await findAccessibilityViolations(screen.getByRole('dialog'))).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Another data source already uses this ID.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'ID' }), '2');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  const settings = { type: 'sharepoint-list', title: 'Sites & blocks', config: place };
  expect(saved.at(-1)).toEqual({ teamId: 'team1', id: 'sites-blocks2', settings, isNew: true });
});
