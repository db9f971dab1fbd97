import { type DriveItem, operations } from '@tideform/graph';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClientFor, openTestWorkspace, type TestWorkspace } from '../../testing/open-workspace.ts';

let workspace: TestWorkspace;
let arrange: (rows: readonly Record<string, unknown>[]) => readonly Record<string, unknown>[] = (rows) => rows;

beforeAll(async () => {
  workspace = await openTestWorkspace({ faults: { arrangeChanges: (rows) => arrange(rows) } });
});

afterAll(() => workspace.close());

const getItemParams = (item: DriveItem) => ({ driveId: workspace.driveId, itemId: item.id });

async function putFile(path: string): Promise<DriveItem> {
  const graph = createClientFor(workspace, workspace.owner);
  const params = { driveId: workspace.driveId, itemId: 'root', path };
  return graph.call(operations.putChildContent, params, { bytes: new TextEncoder().encode('x') });
}

it('does not delete a folder that contains a file checked out by another person', async () => {
  const file = await putFile('desk/drawer/paper.txt');
  const [owner, member] = [createClientFor(workspace, workspace.owner), createClientFor(workspace, workspace.member)];
  const folder = await owner.call(operations.getItemByPath, { driveId: workspace.driveId, path: 'desk' });
  await member.call(operations.checkOut, getItemParams(file));
  await expect(owner.call(operations.deleteItem, getItemParams(folder))).rejects.toMatchObject({
    status: 423,
    code: 'resourceLocked',
  });
  await member.call(operations.checkIn, getItemParams(file), { body: { comment: 'done' } });
  await owner.call(operations.deleteItem, getItemParams(folder));
  await expect(owner.call(operations.getItem, getItemParams(file))).rejects.toMatchObject({ status: 404 });
});

it('returns pages of changes out of order and with repeated rows when a test requests it', async () => {
  await putFile('strict/a.txt');
  arrange = (rows) => [...rows, rows[0]!].reverse();
  const params = { driveId: workspace.driveId };
  const { rows } = await createClientFor(workspace, workspace.owner).page(operations.listDriveChanges, params);
  arrange = (all) => all;
  expect(rows[0]?.root).toBeDefined();
  expect(rows.at(-1)?.id).toBe(rows[0]?.id);
});

it("shows only readable items to a person who continues another person's change feed", async () => {
  const { owner, outsider, driveId } = workspace;
  const file = await putFile('one-of-many.txt');
  const invited = { recipients: [{ objectId: outsider.id }], roles: ['read'], requireSignIn: true };
  await createClientFor(workspace, owner).call(operations.invite, getItemParams(file), { body: invited });
  const fullPage = await createClientFor(workspace, owner).page(
    operations.listDriveChanges,
    { driveId },
    { query: { top: 1 } },
  );
  const { rows } = await createClientFor(workspace, outsider).page(
    operations.listDriveChanges,
    { driveId },
    { link: fullPage.nextLink ?? '' },
  );
  expect(rows.map((row) => row.id)).toEqual([file.id]);
});

it('gives a moved item and its descendants the permissions of the new parent', async () => {
  const { owner, outsider, driveId } = workspace;
  const [ownerGraph, outsiderGraph] = [createClientFor(workspace, owner), createClientFor(workspace, outsider)];
  const inner = await putFile('from/box/inner.txt');
  const box = await ownerGraph.call(operations.getItemByPath, { driveId, path: 'from/box' });
  await putFile('to/sign.txt');
  const to = await ownerGraph.call(operations.getItemByPath, { driveId, path: 'to' });
  const invited = { recipients: [{ objectId: outsider.id }], roles: ['read'], requireSignIn: true };
  await ownerGraph.call(operations.invite, getItemParams(to), { body: invited });
  await expect(outsiderGraph.call(operations.getItem, getItemParams(inner))).rejects.toMatchObject({ status: 403 });

  await ownerGraph.call(operations.updateItem, getItemParams(box), { body: { parentReference: { id: to.id } } });
  expect(await outsiderGraph.call(operations.getItem, getItemParams(inner))).toMatchObject({ name: 'inner.txt' });

  const root = await ownerGraph.call(operations.getRoot, { driveId });
  await ownerGraph.call(operations.updateItem, getItemParams(box), { body: { parentReference: { id: root.id } } });
  await expect(outsiderGraph.call(operations.getItem, getItemParams(inner))).rejects.toMatchObject({ status: 403 });
});
