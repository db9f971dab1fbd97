import { operations } from '@tideform/graph';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClientFor, openTestWorkspace, type TestWorkspace } from '../../testing/open-workspace.ts';

let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await openTestWorkspace({ limits: { quotaBytes: 1000, rangeBytes: 100 } });
});

afterAll(() => workspace.close());

const getOwnerClient = () => createClientFor(workspace, workspace.owner);
const getItemParams = (path: string) => ({ driveId: workspace.driveId, itemId: 'root', path });
const putFile = (path: string, size: number) =>
  getOwnerClient().call(operations.putChildContent, getItemParams(path), { bytes: new Uint8Array(size) });

async function putRange(uploadUrl: string, from: number, to: number, total: number): Promise<Response> {
  return fetch(uploadUrl, {
    method: 'PUT',
    // Some clients send additional headers, which have no effect.
    headers: { 'content-range': `bytes ${from}-${to - 1}/${total}`, authorization: 'Bearer nobody' },
    body: new Uint8Array(to - from),
  });
}

describe('drive limits', () => {
  it('refuse small files, large uploads and copies with 507 at the quota, which the drive reports', async () => {
    const full = { status: 507, code: 'quotaLimitReached' };
    const file = await putFile('most.bin', 900);
    await expect(putFile('more.bin', 200)).rejects.toMatchObject(full);
    const body = { item: { fileSize: 200 } };
    await expect(
      getOwnerClient().call(operations.createChildUploadSession, getItemParams('large.bin'), { body }),
    ).rejects.toMatchObject(full);
    const copy = getOwnerClient().call(
      operations.copyItem,
      { driveId: workspace.driveId, itemId: file.id },
      { body: { name: 'twice.bin' } },
    );
    await expect(copy).rejects.toMatchObject(full);
    const { uploadUrl } = await getOwnerClient().call(
      operations.createChildUploadSession,
      getItemParams('silent.bin'),
      { body: {} },
    );
    expect((await putRange(uploadUrl, 0, 100, 200)).status).toBe(202);
    expect((await putRange(uploadUrl, 100, 200, 200)).status).toBe(507);
    const { quota } = await getOwnerClient().call(operations.getDrive, { driveId: workspace.driveId });
    expect(quota).toMatchObject({ used: 900, total: 1000, remaining: 100, state: 'normal' });
    await getOwnerClient().call(operations.deleteItem, { driveId: workspace.driveId, itemId: file.id });
    expect(await putFile('more.bin', 200)).toMatchObject({ size: 200 });
  });

  it('refuse ranges above the limit', async () => {
    const { uploadUrl } = await getOwnerClient().call(
      operations.createChildUploadSession,
      getItemParams('ranges.bin'),
      { body: {} },
    );
    expect((await putRange(uploadUrl, 0, 101, 300)).status).toBe(413);
    expect((await putRange(uploadUrl, 0, 100, 300)).status).toBe(202);
  });

  it("keep only the newest versions, up to the library's limit", async () => {
    await sql`update workspace.lists set version_limit = 3 where id = ${workspace.listId}`.execute(workspace.database);
    const file = await putFile('versions.bin', 1);
    for (const size of [2, 3, 4, 5]) await putFile('versions.bin', size);
    const params = { driveId: workspace.driveId, itemId: file.id };
    const { rows } = await getOwnerClient().page(operations.listItemVersions, params);
    expect(rows.map(({ id, size }) => [id, size])).toEqual([
      ['5.0', 5],
      ['4.0', 4],
      ['3.0', 3],
    ]);
  });

  it('end a grant when it expires', async () => {
    const { outsider, driveId, database } = workspace;
    const file = await putFile('for-a-while.bin', 1);
    const end = new Date(Date.now() + 60_000).toISOString();
    const body = { recipients: [{ objectId: outsider.id }], roles: ['read'], expirationDateTime: end };
    const params = { driveId, itemId: file.id };
    await getOwnerClient().call(operations.invite, params, { body });
    const read = () => createClientFor(workspace, outsider).call(operations.getItem, params);
    expect(await read()).toMatchObject({ id: file.id });
    await sql`update workspace.grants set expires_at = now() where expires_at is not null`.execute(database);
    await expect(read()).rejects.toMatchObject({ status: 403, code: 'accessDenied' });
    const { value } = await getOwnerClient().call(operations.listPermissions, params);
    expect(value.map(({ grantedToV2 }) => grantedToV2?.user?.id)).not.toContain(outsider.id);
  });
});
