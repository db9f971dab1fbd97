import { operations } from '@tideform/graph';
import { describe, expect, it } from 'vitest';
import { initialiseTeam } from '../teams/initialise-team.ts';
import { createWorkspace, crewId } from '../testing/workspace.ts';
import { uploadFile } from './upload-file.ts';

async function openLibrary(refusal?: (request: Request) => Response | undefined) {
  const workspace = createWorkspace(
    refusal && { fault: (moment, request) => (moment === 'request' ? refusal(request) : undefined) },
  );
  await initialiseTeam(await workspace.createBrowserFor('ada'), crewId);
  const graph = workspace.createClientFor('ada');
  const { driveId } = workspace.library();
  const parentId = workspace.item('Responses').id;
  return { workspace, graph, place: { driveId, parentId } };
}

const createRefusal = (status: number) => Response.json({ error: { code: 'quotaLimitReached' } }, { status });
const createContent = (bytes: number) => new Blob([new Uint8Array(bytes).fill(7)]);

describe('uploading a file', () => {
  it.each([
    [3_999_999, /\/content$/],
    [4_000_000, /\/createUploadSession$/],
  ])('selects the upload method for %i bytes', async (bytes, way) => {
    const { workspace, graph, place } = await openLibrary();
    const before = workspace.calls.length;
    const item = await uploadFile(graph, { ...place, name: 'a.bin', conflict: 'fail' }, createContent(bytes));
    expect(workspace.calls[before]).toMatch(way);
    expect(item).toMatchObject({ name: 'a.bin', size: bytes });
    const again = await uploadFile(
      graph,
      { driveId: place.driveId, itemId: item.id, name: 'a.bin' },
      createContent(bytes),
    );
    expect(again.id).toBe(item.id);
    expect(workspace.item('Responses/a.bin').versions).toHaveLength(2);
  });

  it('reports which file could not be uploaded, and the status for a large one', async () => {
    const { graph, place } = await openLibrary((request) =>
      request.url.includes('full.bin') ? createRefusal(507) : undefined,
    );
    const target = { ...place, name: 'full.bin', conflict: 'fail' } as const;
    await expect(uploadFile(graph, target, createContent(1))).rejects.toMatchObject({
      kind: 'upload-refused',
      parameters: { file: 'full.bin' },
      cause: { status: 507 },
    });
    await expect(uploadFile(graph, target, createContent(4_000_000))).rejects.toThrow('large-upload-refused: 507');
  });

  it("rethrows Graph's error for a taken name", async () => {
    const { graph, place } = await openLibrary();
    const target = { ...place, name: 'a.bin', conflict: 'fail' } as const;
    await uploadFile(graph, target, createContent(1));
    await expect(uploadFile(graph, target, createContent(1))).rejects.toMatchObject({ status: 409 });
  });

  it('rethrows an outage unchanged', async () => {
    const { workspace, graph, place } = await openLibrary();
    workspace.cut.at(1, 'beforeRequest');
    const upload = uploadFile(graph, { ...place, name: 'a.bin', conflict: 'fail' }, createContent(1));
    await expect(upload).rejects.toMatchObject({ name: 'GraphOutage' });
    workspace.cut.restore();
    expect(await graph.call(operations.getMe, {})).toMatchObject({ id: 'ada' });
  });
});
