import { createGraphClient, type DriveItem, type GraphClient, operations } from '@tideform/graph';
import { demoTeams, type people } from '@tideform/server/testing';
import { authorColumn, libraryColumns } from '@tideform/sync/testing';
import type { Server } from './serve.ts';

export interface BenchLibrary {
  readonly driveId: string;
  /** Graph client of the team's owner. */
  readonly graph: GraphClient;
  /** Files created through the API, of which the loaded files are copies. */
  readonly templates: Readonly<Record<'json' | 'pdf' | 'photo', DriveItem>>;
  readonly responses: DriveItem;
  readonly archive: DriveItem;
}

const libraryName = 'Bench';

/** Creates a Graph client of one user. It doesn't refresh the token: a run is shorter than the token's lifetime. */
export async function createClientOf(server: Server, who: keyof typeof people): Promise<GraphClient> {
  const token = await server.signIn(who);
  return createGraphClient({
    baseUrl: server.baseUrl,
    fetch,
    token: async () => token,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random: Math.random,
  });
}

/** Creates a library with the product's columns and one response, through the API. */
export async function createLibrary(server: Server): Promise<BenchLibrary> {
  const graph = await createClientOf(server, 'amira');
  const body = { displayName: libraryName, list: { template: 'documentLibrary' }, columns: [...libraryColumns] };
  const list = await graph.call(operations.createGroupList, { groupId: demoTeams.riversideQuarter.id }, { body });
  const driveId = await findDriveId(graph, list.id);
  const columns = await Array.fromAsync(graph.rows(operations.listDriveListColumns, { driveId }));
  const author = columns.find((column) => column.name === authorColumn);
  await graph.call(
    operations.updateDriveListColumn,
    { driveId, columnId: author?.id ?? '' },
    { body: { indexed: true } },
  );
  return { driveId, graph, ...(await createResponse(graph, driveId)) };
}

async function findDriveId(graph: GraphClient, listId: string): Promise<string> {
  const query = { expand: 'drive' };
  const lists = graph.rows(operations.listGroupLists, { groupId: demoTeams.riversideQuarter.id }, { query });
  for await (const list of lists) if (list.id === listId && list.drive?.id) return list.drive.id;
  throw new Error('The library has no drive');
}

async function createResponse(graph: GraphClient, driveId: string) {
  const put = async (path: string, text: string, fields: Record<string, unknown>) => {
    const bytes = new TextEncoder().encode(text);
    const file = await graph.call(operations.putChildContent, { driveId, itemId: 'root', path }, { bytes });
    await patchFields(graph, driveId, file, fields);
    return file;
  };
  const own = { tfFormId: 'form-0', tfResponseId: 'response-0', tfPartition: 0 };
  const json = await put('Responses/Template/0 Template/response.submitted.json', '{"data":{}}'.repeat(40), {
    ...own,
    ...createSubmissionFields(0),
  });
  const pdf = await put('Responses/Template/0 Template/submission.pdf', '%PDF-1.7'.repeat(500), {
    ...own,
    tfItemType: 'pdf',
  });
  const photo = await put('Responses/Template/0 Template/photo.jpg', 'jpeg'.repeat(3000), {
    ...own,
    tfItemType: 'attachment',
  });
  await put('Archive/about.txt', 'What is old', own);
  const byPath = (path: string) => graph.call(operations.getItemByPath, { driveId, path });
  const folder = await byPath('Responses/Template/0 Template');
  await patchFields(graph, driveId, folder, { tfFormId: 'form-0', tfResponseId: 'response-0', tfPartition: 0 });
  return {
    templates: { json, pdf, photo },
    responses: await byPath('Responses'),
    archive: await byPath('Archive'),
  };
}

async function patchFields(graph: GraphClient, driveId: string, item: DriveItem, body: Record<string, unknown>) {
  const { id: listItemId } = await graph.call(operations.getItemListItem, { driveId, itemId: item.id });
  await graph.call(operations.updateDriveListItemFields, { driveId, listItemId }, { body });
}

/** Returns the columns that the commit step of the submit pipeline writes, with a typical size. */
export function createSubmissionFields(number: number): Record<string, unknown> {
  return {
    tfItemType: 'submission',
    tfTitle: 'Weekly site inspection',
    tfFormVersion: 3,
    tfSubmissionNumber: number,
    tfSubmissionData: JSON.stringify({ note: 'All in order on the ground floor. '.repeat(6) }),
    tfSubmissionMetadata: JSON.stringify({ device: 'phone', language: 'en-GB' }),
    tfSubmissionTimestamp: '2026-01-01T00:00:00Z',
  };
}
