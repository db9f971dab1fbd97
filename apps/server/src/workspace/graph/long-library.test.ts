import {
  and,
  compare,
  createGraphClient,
  type Filter,
  formatFilter,
  type GraphClient,
  operations,
} from '@tideform/graph';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSubmissions, PARTITION_ROWS } from '../testing/call-operation.ts';
import { openTestWorkspace, type TestWorkspace } from '../testing/open-workspace.ts';

const ROWS = 12_001;

let workspace: TestWorkspace;
let graph: GraphClient;

beforeAll(async () => {
  workspace = await openTestWorkspace();
  graph = createGraphClient({
    baseUrl: workspace.baseUrl,
    fetch,
    token: async () => workspace.owner.id,
    wait: async () => {},
    random: () => 0.5,
  });
  for (const column of [
    { name: 'tfPartition', number: {}, indexed: true },
    { name: 'tfFormId', text: {}, indexed: true },
    { name: 'tfItemType', text: {}, indexed: true },
    { name: 'note', text: {} },
  ]) {
    await graph.call(operations.createDriveListColumn, { driveId: workspace.driveId }, { body: column });
  }
  await addSubmissions(workspace.database, workspace.listId, { count: ROWS, formId: 'one', note: 'x' });
});

afterAll(() => workspace.close());

const inPartition = (part: number) => compare('fields/tfPartition', 'eq', part);
const isSubmissionOfForm = and(
  compare('fields/tfFormId', 'eq', 'one'),
  compare('fields/tfItemType', 'eq', 'submission'),
);

function queryRows(filter: Filter | undefined, more: { orderby?: string; top?: number } = {}, headers = {}) {
  const query = { ...more, ...(filter ? { filter: formatFilter(filter) } : {}), expand: 'fields' };
  return graph.page(operations.listDriveListItems, { driveId: workspace.driveId }, { query, headers });
}

const throttled = { status: 429, code: 'activityLimitReached' };

describe('library above the list threshold', () => {
  it('serves a query whose first condition is indexed and selective', async () => {
    const { rows, nextLink } = await queryRows(and(inPartition(1), isSubmissionOfForm), { top: 5000 });
    expect(rows).toHaveLength(PARTITION_ROWS);
    expect(nextLink).toBeUndefined();
    expect(rows.every((row) => row.fields?.tfPartition === 1)).toBe(true);
  });

  it('serves a query with a selective indexed condition, sorted by an indexed column', async () => {
    const { rows } = await queryRows(and(inPartition(3), isSubmissionOfForm), { orderby: 'fields/tfPartition desc' });
    expect(rows.map((row) => row.id)).toEqual(['12001', '12000']);
  });

  it('throttles a query without a selective condition, or with a broad condition before it', async () => {
    await expect(queryRows(isSubmissionOfForm)).rejects.toMatchObject(throttled);
    await expect(queryRows(and(isSubmissionOfForm, inPartition(1)))).rejects.toMatchObject(throttled);
  });

  it('refuses descending row order and unindexed columns, with and without Prefer', async () => {
    const prefer = { Prefer: 'HonorNonIndexedQueriesWarningMayFailRandomly' };
    await expect(queryRows(undefined, { orderby: 'id desc' })).rejects.toMatchObject(throttled);
    await expect(queryRows(compare('fields/note', 'eq', 'x'), {}, prefer)).rejects.toMatchObject(throttled);
    await expect(queryRows(inPartition(1), { orderby: 'fields/note' })).rejects.toMatchObject(throttled);
  });

  it('lists all rows page by page without filter and order', async () => {
    const query = { top: 5000 };
    const rows = graph.rows(operations.listDriveListItems, { driveId: workspace.driveId }, { query });
    const ids = await Array.fromAsync(rows, (row) => Number(row.id));
    expect(ids).toEqual(Array.from({ length: ROWS }, (_, at) => at + 1));
  });

  it('writes column values of a row, and finds the row by these values', async () => {
    const { driveId } = workspace;
    const path = 'new.json';
    const bytes = new TextEncoder().encode('{}');
    const file = await graph.call(operations.putChildContent, { driveId, itemId: 'root', path }, { bytes });
    const { id: listItemId } = await graph.call(operations.getItemListItem, { driveId, itemId: file.id });
    const body = {
      tfPartition: Math.floor(Number(listItemId) / PARTITION_ROWS),
      tfFormId: 'two',
      tfItemType: 'submission',
    };
    const { rows: before } = await queryRows(
      and(inPartition(body.tfPartition), compare('fields/tfFormId', 'eq', 'two')),
    );
    const fields = await graph.call(operations.updateDriveListItemFields, { driveId, listItemId }, { body });
    const { rows: after } = await queryRows(
      and(inPartition(body.tfPartition), compare('fields/tfFormId', 'eq', 'two')),
    );
    expect(before).toEqual([]);
    expect(fields).toMatchObject(body);
    expect(after.map((row) => row.id)).toEqual([listItemId]);
  });
});
