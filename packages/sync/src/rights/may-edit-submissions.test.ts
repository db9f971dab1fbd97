import { type GraphClient, operations } from '@tideform/graph';
import { expect, it } from 'vitest';
import { createNewBrowser, createPullFixture } from '../testing/pull-fixture.ts';
import { createRightsService } from './rights-service.ts';

/** Bob's device, and the form's responses folder with Ada's access as the team's owner. */
async function createFormFixture(config: { readonly confidentialResponses: boolean }) {
  const { workspace, ada } = await createPullFixture();
  const form = await ada.database.forms.get('form-1');
  const { driveId } = workspace.library();
  const folder = { driveId, itemId: String(form?.responsesDriveItemId) };
  const owner = workspace.createClientFor('ada');
  const bob = await createNewBrowser(workspace, 'bob');
  await bob.database.forms.put({ ...form!, ...config });
  return { owner, folder, rights: createRightsService(bob), workspace };
}

const grantWrite = (owner: GraphClient, folder: { driveId: string; itemId: string }, objectId: string, role: string) =>
  owner.call(operations.invite, folder, { body: { recipients: [{ objectId }], roles: [role], requireSignIn: true } });

it("[SYNC-311] Edit Submissions is write access to a confidential form's folder, directly or through a group", async () => {
  const { owner, folder, rights } = await createFormFixture({ confidentialResponses: true });
  expect(await rights.mayEditSubmissions('form-1')).toBe(true);
  await grantWrite(owner, folder, 'ada', 'write');
  const { rows } = await owner.page(operations.listPermissions, folder);
  for (const { id: permissionId, roles } of rows) {
    if (!roles.includes('owner')) await owner.call(operations.deletePermission, { ...folder, permissionId });
  }
  expect(await rights.mayEditSubmissions('form-1')).toBe(false);
  await grantWrite(owner, folder, 'bob', 'read');
  expect(await rights.mayEditSubmissions('form-1')).toBe(false);
  await grantWrite(owner, folder, 'bob', 'write');
  expect(await rights.mayEditSubmissions('form-1')).toBe(true);
});

it('[SYNC-311] Edit Submissions is never granted for a form with shared responses', async () => {
  const { owner, folder, rights } = await createFormFixture({ confidentialResponses: false });
  await grantWrite(owner, folder, 'bob', 'write');
  expect(await rights.mayEditSubmissions('form-1')).toBe(false);
});
