import { type GraphClient, operations } from '@tideform/graph';
import { expect, it } from 'vitest';
import { newcomer, openPullWorld } from '../testing/pull-world.ts';
import { createRightsService } from './create-rights-service.ts';

/** Bob's device, and the folder of the form's responses as Ada, who owns the team, may change it. */
async function open(config: { readonly confidentialResponses: boolean }) {
  const { workspace, ada } = await openPullWorld();
  const form = await ada.database.forms.get('form-1');
  const { driveId } = workspace.library();
  const folder = { driveId, itemId: String(form?.responsesDriveItemId) };
  const owner = workspace.clientOf('ada');
  const bob = await newcomer(workspace, 'bob');
  await bob.database.forms.put({ ...form!, ...config });
  return { owner, folder, rights: createRightsService(bob), workspace };
}

const give = (owner: GraphClient, folder: { driveId: string; itemId: string }, objectId: string, role: string) =>
  owner.call(operations.invite, folder, { body: { recipients: [{ objectId }], roles: [role], requireSignIn: true } });

it('[SYNC-311] is held by who may write in the folder of a confidential form, alone or through a group', async () => {
  const { owner, folder, rights } = await open({ confidentialResponses: true });
  expect(await rights.mayEditSubmissions('form-1')).toBe(true);
  await give(owner, folder, 'ada', 'write');
  const { rows } = await owner.page(operations.listPermissions, folder);
  for (const { id: permissionId, roles } of rows) {
    if (!roles.includes('owner')) await owner.call(operations.deletePermission, { ...folder, permissionId });
  }
  expect(await rights.mayEditSubmissions('form-1')).toBe(false);
  await give(owner, folder, 'bob', 'read');
  expect(await rights.mayEditSubmissions('form-1')).toBe(false);
  await give(owner, folder, 'bob', 'write');
  expect(await rights.mayEditSubmissions('form-1')).toBe(true);
});

it('[SYNC-311] is held by nobody of a form whose responses everybody reads', async () => {
  const { owner, folder, rights } = await open({ confidentialResponses: false });
  await give(owner, folder, 'bob', 'write');
  expect(await rights.mayEditSubmissions('form-1')).toBe(false);
});
