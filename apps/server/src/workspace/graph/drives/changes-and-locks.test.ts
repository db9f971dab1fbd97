import { type DriveItem, operations } from '@tideform/graph';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { graphOf } from '../../testing/graph-of.ts';
import { openTestWorkspace, type TestWorkspace } from '../../testing/open-workspace.ts';

let workspace: TestWorkspace;
let arrange: (rows: readonly Record<string, unknown>[]) => readonly Record<string, unknown>[] = (rows) => rows;

beforeAll(async () => {
  workspace = await openTestWorkspace({ faults: { arrangeChanges: (rows) => arrange(rows) } });
});

afterAll(() => workspace.close());

const at = (item: DriveItem) => ({ driveId: workspace.driveId, itemId: item.id });

async function put(path: string): Promise<DriveItem> {
  const graph = graphOf(workspace, workspace.owner);
  const params = { driveId: workspace.driveId, itemId: 'root', path };
  return graph.call(operations.putChildContent, params, { bytes: new TextEncoder().encode('x') });
}

it('does not delete a folder in which somebody else has a file checked out', async () => {
  const file = await put('desk/drawer/paper.txt');
  const [owner, member] = [graphOf(workspace, workspace.owner), graphOf(workspace, workspace.member)];
  const desk = await owner.call(operations.getItemByPath, { driveId: workspace.driveId, path: 'desk' });
  await member.call(operations.checkOut, at(file));
  await expect(owner.call(operations.deleteItem, at(desk))).rejects.toMatchObject({
    status: 423,
    code: 'resourceLocked',
  });
  await member.call(operations.checkIn, at(file), { body: { comment: 'done' } });
  await owner.call(operations.deleteItem, at(desk));
  await expect(owner.call(operations.getItem, at(file))).rejects.toMatchObject({ status: 404 });
});

it('gives pages of changes in another order, and rows twice, when a test wants that', async () => {
  await put('strict/a.txt');
  arrange = (rows) => [...rows, rows[0]!].reverse();
  const params = { driveId: workspace.driveId };
  const { rows } = await graphOf(workspace, workspace.owner).page(operations.listDriveChanges, params);
  arrange = (all) => all;
  expect(rows[0]?.root).toBeDefined();
  expect(rows.at(-1)?.id).toBe(rows[0]?.id);
});

it('shows a token of the feed only what its bearer may read', async () => {
  const { owner, outsider, driveId } = workspace;
  const file = await put('one-of-many.txt');
  const invited = { recipients: [{ objectId: outsider.id }], roles: ['read'], requireSignIn: true };
  await graphOf(workspace, owner).call(operations.invite, at(file), { body: invited });
  const whole = await graphOf(workspace, owner).page(operations.listDriveChanges, { driveId }, { query: { top: 1 } });
  const { rows } = await graphOf(workspace, outsider).page(
    operations.listDriveChanges,
    { driveId },
    { link: whole.nextLink ?? '' },
  );
  expect(rows.map((row) => row.id)).toEqual([file.id]);
});

it('lets an item that is moved follow the permissions of its new place, with all that is in it', async () => {
  const { owner, outsider, driveId } = workspace;
  const [ownerGraph, outsiderGraph] = [graphOf(workspace, owner), graphOf(workspace, outsider)];
  const inner = await put('from/box/inner.txt');
  const box = await ownerGraph.call(operations.getItemByPath, { driveId, path: 'from/box' });
  await put('to/sign.txt');
  const to = await ownerGraph.call(operations.getItemByPath, { driveId, path: 'to' });
  const invited = { recipients: [{ objectId: outsider.id }], roles: ['read'], requireSignIn: true };
  await ownerGraph.call(operations.invite, at(to), { body: invited });
  await expect(outsiderGraph.call(operations.getItem, at(inner))).rejects.toMatchObject({ status: 403 });

  await ownerGraph.call(operations.updateItem, at(box), { body: { parentReference: { id: to.id } } });
  expect(await outsiderGraph.call(operations.getItem, at(inner))).toMatchObject({ name: 'inner.txt' });

  const root = await ownerGraph.call(operations.getRoot, { driveId });
  await ownerGraph.call(operations.updateItem, at(box), { body: { parentReference: { id: root.id } } });
  await expect(outsiderGraph.call(operations.getItem, at(inner))).rejects.toMatchObject({ status: 403 });
});
