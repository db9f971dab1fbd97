import { operations } from '@tideform/graph';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphOf } from '../../testing/graph-of.ts';
import { openTestWorkspace, type TestWorkspace } from '../../testing/open-workspace.ts';

let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await openTestWorkspace({ limits: { quotaBytes: 1000, rangeBytes: 100 } });
});

afterAll(() => workspace.close());

const owner = () => graphOf(workspace, workspace.owner);
const place = (path: string) => ({ driveId: workspace.driveId, itemId: 'root', path });
const put = (path: string, size: number) =>
  owner().call(operations.putChildContent, place(path), { bytes: new Uint8Array(size) });

async function putRange(uploadUrl: string, from: number, to: number, total: number): Promise<Response> {
  return fetch(uploadUrl, {
    method: 'PUT',
    // what some clients send along does no harm
    headers: { 'content-range': `bytes ${from}-${to - 1}/${total}`, authorization: 'Bearer nobody' },
    body: new Uint8Array(to - from),
  });
}

describe('a drive with limits', () => {
  it('is full at its quota: small files, large uploads, and copies are 507, and it says so of itself', async () => {
    const full = { status: 507, code: 'quotaLimitReached' };
    const file = await put('most.bin', 900);
    await expect(put('more.bin', 200)).rejects.toMatchObject(full);
    const body = { item: { fileSize: 200 } };
    await expect(owner().call(operations.createChildUploadSession, place('large.bin'), { body })).rejects.toMatchObject(
      full,
    );
    const copy = owner().call(
      operations.copyItem,
      { driveId: workspace.driveId, itemId: file.id },
      { body: { name: 'twice.bin' } },
    );
    await expect(copy).rejects.toMatchObject(full);
    const { uploadUrl } = await owner().call(operations.createChildUploadSession, place('silent.bin'), { body: {} });
    expect((await putRange(uploadUrl, 0, 100, 200)).status).toBe(202);
    expect((await putRange(uploadUrl, 100, 200, 200)).status).toBe(507);
    const { quota } = await owner().call(operations.getDrive, { driveId: workspace.driveId });
    expect(quota).toMatchObject({ used: 900, total: 1000, remaining: 100, state: 'normal' });
    await owner().call(operations.deleteItem, { driveId: workspace.driveId, itemId: file.id });
    expect(await put('more.bin', 200)).toMatchObject({ size: 200 });
  });

  it('takes no range above the limit', async () => {
    const { uploadUrl } = await owner().call(operations.createChildUploadSession, place('ranges.bin'), { body: {} });
    expect((await putRange(uploadUrl, 0, 101, 300)).status).toBe(413);
    expect((await putRange(uploadUrl, 0, 100, 300)).status).toBe(202);
  });

  it('keeps as many versions as the library says, the newest ones', async () => {
    await sql`update workspace.lists set version_limit = 3 where id = ${workspace.listId}`.execute(workspace.database);
    const file = await put('versions.bin', 1);
    for (const size of [2, 3, 4, 5]) await put('versions.bin', size);
    const params = { driveId: workspace.driveId, itemId: file.id };
    const { rows } = await owner().page(operations.listItemVersions, params);
    expect(rows.map(({ id, size }) => [id, size])).toEqual([
      ['5.0', 5],
      ['4.0', 4],
      ['3.0', 3],
    ]);
  });

  it('ends a grant when its time is over', async () => {
    const { outsider, driveId, database } = workspace;
    const file = await put('for-a-while.bin', 1);
    const end = new Date(Date.now() + 60_000).toISOString();
    const body = { recipients: [{ objectId: outsider.id }], roles: ['read'], expirationDateTime: end };
    const params = { driveId, itemId: file.id };
    await owner().call(operations.invite, params, { body });
    const read = () => graphOf(workspace, outsider).call(operations.getItem, params);
    expect(await read()).toMatchObject({ id: file.id });
    await sql`update workspace.grants set expires_at = now() where expires_at is not null`.execute(database);
    await expect(read()).rejects.toMatchObject({ status: 403, code: 'accessDenied' });
    const { value } = await owner().call(operations.listPermissions, params);
    expect(value.map(({ grantedToV2 }) => grantedToV2?.user?.id)).not.toContain(outsider.id);
  });
});
