import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { operations, type TenantRule, tenantRuleSets } from '@tideform/graph';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { amira, createFakeApi, createSuccess } from '../../../testing/fakes.ts';
import { findAccessibilityViolations, findFocusedDialog } from '../../../testing/find-accessibility-violations.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { formRow, openDevice, submittedRow, teamRow } from '../../../testing/open-device.ts';

beforeAll(() => Promise.all([import('../BuilderScreen.tsx'), import('./PermissionsDialog.tsx')]));
afterEach(cleanup);

const siteField = { type: 'textfield', key: 'site', label: 'Site', input: true };
const submitButton = { type: 'button', key: 'submit', label: 'Send', action: 'submit', input: true };
const schema = { components: [siteField, submitButton] };
const form = formRow({ draft: { driveItemId: 'd', schema }, published: { driveItemId: 'p', schema, version: 1 } });
const createTeamWithRole = (isTeamOwner: boolean) =>
  teamRow({ accounts: { [amira.userId]: { canBuildForms: true, isTeamOwner } } });

/** Opens the builder on the device of an owner; Lena has submitted a response and is a member. */
async function openTestDevice({
  isOwner = true,
  answers = {},
  tenantRules,
}: {
  isOwner?: boolean;
  tenantRules?: readonly TenantRule[];
  answers?: Parameters<typeof createFakeApi>[0];
} = {}) {
  const lena = submittedRow({ createdBy: { id: 'lena', name: 'Lena Fischer' } });
  const device = await openDevice({
    teams: [createTeamWithRole(isOwner)],
    forms: [form],
    submitted: [lena],
    ...(tenantRules && { tenantRules }),
  });
  const api = createFakeApi(answers);
  return { ...device, api };
}

async function openDialog(data: Awaited<ReturnType<typeof openTestDevice>>) {
  const app = openApp('/teams/team1/forms/form1/build', data);
  await app.user.click(await screen.findByRole('button', { name: 'Actions' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Permissions' }));
  const dialog = await findFocusedDialog(/^Permissions/);
  return { ...app, dialog };
}

const getFolders = (data: Awaited<ReturnType<typeof openTestDevice>>) => {
  const { driveId } = data.library.library();
  const at = (path: string) => ({ driveId, itemId: data.library.item(path).id });
  return { config: at('Form Config/Weekly site inspection'), responses: at('Responses/Weekly site inspection') };
};
const getRoles = async (
  data: Awaited<ReturnType<typeof openTestDevice>>,
  folder: 'config' | 'responses',
  name: string,
) => {
  const { rows } = await data.context.ports.graph.page(operations.listPermissions, getFolders(data)[folder]);
  const grants = rows.filter(({ grantedToV2: who }) =>
    [who?.group, who?.siteGroup, who?.siteUser, who?.user].some((one) => one?.displayName === name),
  );
  return grants.map(({ roles }) => String(roles)).join();
};

it('shows who has which permission, locks those of owners, and passes axe', async () => {
  const { dialog } = await openDialog(await openTestDevice());
  const table = within(await dialog.findByRole('table', { name: 'Form Permissions' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Name', 'Create & Edit Responses', 'View All Responses'],
  ]);
  table.getByRole('img', { name: 'Create & Edit Responses: Northgate Estates Owners, always on for owners' });
  table.getByRole('img', { name: 'View All Responses: Northgate Estates Members, included in another permission' });
  expect(table.queryByRole('button', { name: 'Remove Northgate Estates Owners' })).toBeNull();
  // Site groups are identified by ID, because their names are in the language of the SharePoint site.
  for (const kind of ['Team owners', 'Team members']) expect(table.getAllByText(kind).length).toBeGreaterThan(0);
  const builders = within(dialog.getByRole('table', { name: 'Builder Permissions' }));
  builders.getByRole('checkbox', { name: 'Can Access Builder: Northgate Estates Members', checked: true });
  expect(await findAccessibilityViolations(screen.getByRole('dialog'))).toEqual([]);
});

it('removes a permission from a group by keyboard and restores it, leaving the rest of the row unchanged', async () => {
  const data = await openTestDevice();
  const { dialog, user } = await openDialog(data);
  const name = 'Create & Edit Responses: Northgate Estates Members';
  const tick = await dialog.findByRole('checkbox', { name, checked: true });
  tick.focus();
  await user.keyboard(' ');
  await waitFor(async () => expect(await getRoles(data, 'responses', 'Northgate Estates Members')).toBe('read'));
  expect(await getRoles(data, 'config', 'Northgate Estates Members')).toBe('write');
  expect(document.activeElement).toBe(tick);
  const view = dialog.getByRole('checkbox', { name: 'View All Responses: Northgate Estates Members', checked: true });
  view.focus();
  await user.keyboard(' ');
  await waitFor(async () => expect(await getRoles(data, 'responses', 'Northgate Estates Members')).toBe(''));
  await user.tab({ shift: true });
  await user.keyboard(' ');
  await waitFor(async () => expect(await getRoles(data, 'responses', 'Northgate Estates Members')).toBe('write'));
  await dialog.findByText(/^Changes are saved automatically/);
});

it('removes a row, adds people and everyone, and reports a permission that comes from a group', async () => {
  // Reading the members of a group would require a permission that the app doesn't request.
  const data = await openTestDevice({ tenantRules: tenantRuleSets.strict.filter((rule) => rule !== 'scopes') });
  const { dialog, user } = await openDialog(data);
  const add = async (typed: string, option: RegExp) => {
    if (!dialog.queryByRole('combobox')) {
      await user.click(await dialog.findByRole('button', { name: 'Add people or groups to form permissions' }));
    }
    await user.type(dialog.getByRole('combobox'), typed);
    await user.click(await dialog.findByRole('option', { name: option }));
  };
  await user.click(await dialog.findByRole('button', { name: 'Add people or groups to builder permissions' }));
  expect(document.activeElement).toBe(dialog.getByRole('combobox'));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Add people or groups to builder permissions');
  await add('lena', /^Lena Fischer/);
  await dialog.findByText('User already has permission via one of the groups');
  for (const name of ['Northgate Estates Members', 'Northgate Estates']) {
    const table = within(dialog.getByRole('table', { name: 'Form Permissions' }));
    await user.click(table.getByRole('button', { name: `Remove ${name}` }));
    await waitFor(async () => expect(await getRoles(data, 'responses', name)).toBe(''));
  }
  await add('lena', /^Lena Fischer/);
  await dialog.findByText('Added Lena Fischer.');
  expect([await getRoles(data, 'config', 'Lena Fischer'), await getRoles(data, 'responses', 'Lena Fischer')]).toEqual([
    ...['read', 'write'],
  ]);
  await add('every', /^Everyone except external users/);
  await dialog.findByText('Added Everyone except external users.');
  await dialog.findByRole('checkbox', {
    name: 'Create & Edit Responses: Everyone except external users',
    checked: true,
  });
});

it('stores in the config whether submissions are editable, and renames the column accordingly', async () => {
  const data = await openTestDevice();
  let write = () => {};
  const isRequested = new Promise<void>((resolve) => {
    write = resolve;
  });
  const { updateConfig } = data.forms;
  const forms = {
    ...data.forms,
    updateConfig: (...of: Parameters<typeof updateConfig>) => isRequested.then(() => updateConfig(...of)),
  };
  const { dialog, user } = await openDialog({ ...data, forms });
  await user.click(
    await dialog.findByRole('switch', { name: 'Allow submitted responses to be edited', checked: true }),
  );
  // The column is renamed immediately, although the library responds seconds later.
  await dialog.findByRole('columnheader', { name: 'Create Responses' });
  write();
  await expect.poll(async () => (await data.database.forms.get('form1'))?.submissionEditMode).toBe('disabled');
  dialog.getByRole('columnheader', { name: 'Create Responses' });
  expect(data.library.json('Form Config/Weekly site inspection/form.config.json')).toMatchObject({
    submissionEditMode: 'disabled',
  });
});

it('shows other members their own permissions, read-only', async () => {
  const { dialog } = await openDialog(await openTestDevice({ isOwner: false }));
  dialog.getByText('Only Team Owners can modify permissions');
  await dialog.findByRole('checkbox', { name: 'Create & Edit Responses: Northgate Estates Members' });
  const controls = [...dialog.getAllByRole('checkbox'), dialog.getByRole('switch')] as HTMLInputElement[];
  expect(controls.every(({ disabled }) => disabled)).toBe(true);
  expect(dialog.queryByRole('button', { name: /^(Add|Remove)/ })).toBeNull();
});

it('reports that permissions could not be loaded, and loads them again', async () => {
  const data = await openTestDevice();
  data.failWith(403);
  const { dialog, user } = await openDialog(data);
  await dialog.findByText(
    /^Error accessing sharepoint permissions\. You may need to consult with a Team Owner to continue\.$/,
  );
  data.failWith();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByRole('table', { name: 'Form Permissions' });
});

it('offers to recreate a deleted responses folder', async () => {
  const data = await openTestDevice();
  await data.context.ports.graph.call(operations.deleteItem, getFolders(data).responses);
  const { dialog, user } = await openDialog(data);
  await dialog.findByText(/recycle bin/);
  expect(dialog.queryByRole('table', { name: 'Form Permissions' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Re-create Responses Folder' }));
  await dialog.findByRole('table', { name: 'Form Permissions' });
  expect(data.library.item('Responses/Weekly site inspection')).toMatchObject({ isFolder: true });
});

it('makes responses confidential with a connected account, reports its expiry, and turns it off', async () => {
  let authorization: 'missing' | 'valid' | 'expired' = 'missing';
  let hasAccount = false;
  const setServerState = (confidentialResponses: boolean) =>
    data.forms
      .updateConfig('form1', { confidentialResponses } as never)
      .then(() => createSuccess({ confidentialResponses }));
  const data = await openTestDevice({
    answers: {
      getConfidential: () => createSuccess({ authorization, account: { name: 'Amira Haddad' } }),
      getOwnGraphCredential: () =>
        createSuccess({
          id: 'c1',
          authRequired: !hasAccount,
          authorization: 'valid',
          purposes: hasAccount ? ['files'] : [],
        }),
      shareConfidential: () => createSuccess({ folders: 0 }),
      enableConfidential: () => {
        authorization = 'valid';
        return setServerState(true);
      },
      disableConfidential: () => setServerState(false),
    },
  });
  const { dialog, user } = await openDialog(data);
  const switchOff = async () => {
    await dialog.findByText('Confidential responses are on');
    const button = () => dialog.getByRole('button', { name: 'Turn off' });
    await expect.poll(() => button().getAttribute('aria-disabled')).not.toBe('true');
    await user.click(button());
  };
  await user.click(await dialog.findByRole('button', { name: 'Make responses confidential' }));
  const popup = within(await screen.findByRole('alertdialog', { name: 'Permissions Required' }));
  hasAccount = true;
  await user.click(popup.getByRole('button', { name: 'Sign In' }));
  await dialog.findByRole('columnheader', { name: 'Respond' });
  dialog.getByRole('columnheader', { name: 'Edit Submissions' });
  await switchOff();
  await dialog.findByRole('columnheader', { name: 'Create & Edit Responses' });
  // The clicked button no longer exists, but the dialog must still receive key events.
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Confidential responses');
  for (const [state, text] of [
    ['expired', 'Confidential responses are on, but the authorization of Amira Haddad has expired'],
    ['missing', /^Configuration is not complete/],
  ] as const) {
    authorization = state;
    await setServerState(true);
    await dialog.findByText(text);
    await user.click(dialog.getByRole('button', { name: /^Authorize/ }));
    await switchOff();
    await dialog.findByRole('button', { name: 'Make responses confidential' });
  }
});

it('reloads folder permissions when the server has restricted them, even if the form was marked confidential earlier', async () => {
  const closed = { config: 'read', responses: 'none' } as const;
  const data = await openTestDevice({
    answers: {
      getOwnGraphCredential: () =>
        createSuccess({ id: 'c1', authRequired: false, authorization: 'valid', purposes: ['files'] }),
      getConfidential: () => createSuccess({ authorization: 'valid' }),
      enableConfidential: async () => {
        await data.forms.updateConfig('form1', { confidentialResponses: true } as never);
        // The dialog loads the folder permissions before the server restricts them.
        await dialog.findByRole('columnheader', { name: 'Respond' });
        await dialog.findByRole('img', { name: /^View All Responses: Northgate Estates Members/ });
        const { rows } = await data.permissions.read('form1');
        for (const { holder, responses } of rows) {
          if (responses.level !== 'owner') await data.permissions.change('form1', holder, closed);
        }
        return createSuccess({ confidentialResponses: true });
      },
    },
  });
  const { dialog, user } = await openDialog(data);
  await user.click(await dialog.findByRole('button', { name: 'Make responses confidential' }));
  await dialog.findByRole('checkbox', { name: 'View All Responses: Northgate Estates Members', checked: false });
});

it('offers to initialize the permissions of a form with legacy private responses', async () => {
  const data = await openTestDevice();
  await data.forms.updateConfig('form1', { privateResponses: true } as never);
  const { dialog } = await openDialog(data);
  await dialog.findByRole('button', { name: 'Initialize Permissions' });
});

it('renders only the visible rows of a table with several hundred rows', async () => {
  const data = await openTestDevice();
  const item = data.library.item('Responses/Weekly site inspection');
  for (let at = 0; at < 400; at++) {
    item.grants.push({ id: `g${at}`, kind: 'group', granteeId: `group${at}`, role: 'read' });
  }
  const { dialog } = await openDialog(data);
  const table = await dialog.findByRole('table', { name: 'Form Permissions' });
  expect(table.getAttribute('aria-rowcount')).toBe('404');
  expect(within(table).getAllByRole('row').length).toBeLessThan(40);
});
