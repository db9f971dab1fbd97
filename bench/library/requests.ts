import type { Targets } from './targets.ts';

/** One HTTP request to Graph. */
export interface BenchRequest {
  readonly method?: string;
  /** Path below `/v1.0`, or an absolute URL. */
  readonly address: string;
  readonly body?: unknown;
}

/** A named measurement. */
export interface MeasuredRequest {
  readonly name: string;
  /** Goal for the median, in milliseconds. */
  readonly goalMs?: number;
  readonly isWrite?: boolean;
  /** Sends the request as a team member who may not read everything, instead of the owner. */
  readonly isMember?: boolean;
  /** Returns the request of a round. */
  createRequest(round: number): BenchRequest | Promise<BenchRequest>;
}

/** Links at which paged requests continue a change feed or a folder. */
export interface Links {
  readonly fresh: string;
  readonly freshOfMember: string;
  readonly feedMiddle: string;
  readonly feedLast: string;
  readonly childrenLast: string;
  readonly childrenByTimeMiddle: string;
}

/** Returns the measured read requests, most of them as the product sends them. */
export function listReadRequests(driveId: string, at: Targets, links: Links): readonly MeasuredRequest[] {
  const drive = `/drives/${driveId}`;
  const get = (name: string, address: string, goalMs?: number): MeasuredRequest => ({
    name,
    ...(goalMs ? { goalMs } : {}),
    createRequest: () => ({ address }),
  });
  const big = `${drive}/items/${at.bigFolderId}/children`;
  const rows = (filter: string, more: string) => `${drive}/list/items?$filter=${encodeURIComponent(filter)}${more}`;
  const product = `&$expand=fields($select=tfTitle,tfSubmissionNumber,tfSubmissionTimestamp,tfSubmissionData)&$orderby=${encodeURIComponent('fields/tfSubmissionTimestamp desc')}&$top=500`;
  const submissions = (partition: number, form: string) =>
    `fields/tfPartition eq ${partition} and fields/tfFormId eq '${form}' and fields/tfItemType eq 'submission'`;
  return [
    get('delta, fresh token', links.fresh, 50),
    {
      name: 'delta, fresh token, restricted member',
      goalMs: 50,
      isMember: true,
      createRequest: () => ({ address: links.freshOfMember }),
    },
    get('delta, token=latest', `${drive}/root/delta?token=latest`),
    get(
      'delta, since an instant',
      `${drive}/root/delta?token=${encodeURIComponent(new Date(Date.now() - 3_600_000).toISOString())}`,
    ),
    get('delta, first page of 200', `${drive}/root/delta`),
    get('delta, middle page of 200', links.feedMiddle),
    get('delta, last page of 200', links.feedLast),
    get('children of a response', `${drive}/items/${at.folderId}/children?$expand=listItem($expand=fields)`, 50),
    get('children of the big folder, 200', big, 50),
    get('children of the big folder, 1000', `${big}?$top=1000`),
    get('children of the big folder, last page', links.childrenLast, 50),
    get('children by time, newest 200', `${big}?$orderby=${encodeURIComponent('lastModifiedDateTime desc')}`, 50),
    get('children by time, a page in the middle', links.childrenByTimeMiddle, 50),
    get('children by size, 200', `${big}?$orderby=size`, 50),
    get('get by path', `${drive}/root:/${encodePath(at.filePath)}`, 50),
    get('get by path, six deep', `${drive}/root:/${encodePath(at.deepPath)}`, 50),
    get('get by id', `${drive}/items/${at.fileId}?$expand=listItem($expand=fields)`, 50),
    get('get the big folder (childCount)', `${drive}/items/${at.bigFolderId}`, 50),
    get('get the drive (quota)', drive, 50),
    get('list item by number', `${drive}/list/items/${at.row}?$expand=fields`, 50),
    get(
      'filter: submissions of a form, newest partition',
      rows(submissions(at.newestPartition, at.formId), product),
      50,
    ),
    get('filter: submissions of a form, middle partition', rows(submissions(at.partition, at.formId), product), 50),
    get('filter: a partition, 200', rows(`fields/tfPartition eq ${at.partition}`, ''), 50),
    get('filter: tfResponseId eq', rows(`fields/tfResponseId eq '${at.responseId}'`, '&$expand=fields,driveItem'), 50),
    get('filter: tfItemType eq (refused as too broad)', rows(`fields/tfItemType eq 'submission'`, ''), 50),
    get('filter: AuthorLookupId eq (refused as too broad)', rows('fields/AuthorLookupId eq 6', ''), 50),
    get(
      'rows sorted by an indexed column, 200',
      `${drive}/list/items?$orderby=${encodeURIComponent('fields/tfSubmissionTimestamp desc')}`,
      50,
    ),
    get(
      'rows after the middle, 200',
      `${drive}/list/items?$skiptoken=${Buffer.from(JSON.stringify({ row: at.row })).toString('base64url')}`,
      50,
    ),
    get('permissions of an item', `${drive}/items/${at.fileId}/permissions`, 50),
    get('permissions of a restricted item', `${drive}/items/${at.restrictedId}/permissions`, 50),
    get('versions of a file', `${drive}/items/${at.fileId}/versions`, 50),
    {
      name: 'batch of 20 items by path',
      createRequest: () => ({
        method: 'POST',
        address: '/$batch',
        body: {
          requests: Array.from({ length: 20 }, (_each, id) => ({
            id: String(id),
            method: 'GET',
            url: `${drive}/root:/${encodePath(at.filePath)}`,
          })),
        },
      }),
    },
  ];
}

/** Returns the measured write requests; each round changes another item. */
export function listWriteRequests(driveId: string, at: Targets): readonly MeasuredRequest[] {
  const drive = `/drives/${driveId}`;
  const inBig = (round: number, what: string) => `${drive}/items/${at.bigFolderId}:/${what}%20${round}.txt:/content`;
  return [
    {
      name: 'put a small file in the big folder',
      isWrite: true,
      goalMs: 50,
      createRequest: (round) => ({ method: 'PUT', address: inBig(round, 'new'), body: `round ${round}` }),
    },
    {
      name: 'patch fields',
      isWrite: true,
      goalMs: 50,
      createRequest: (round) => ({
        method: 'PATCH',
        address: `${drive}/list/items/${at.row + round * 4}/fields`,
        body: { tfTitle: `Round ${round}`, tfSubmissionTimestamp: '2026-02-01T00:00:00Z' },
      }),
    },
    {
      name: 'make a folder in the big folder',
      isWrite: true,
      goalMs: 50,
      createRequest: (round) => ({
        method: 'POST',
        address: `${drive}/items/${at.bigFolderId}/children`,
        body: { name: `Folder ${round}`, folder: {} },
      }),
    },
    {
      name: 'make a folder whose name is taken (rename)',
      isWrite: true,
      goalMs: 50,
      createRequest: () => ({
        method: 'POST',
        address: `${drive}/items/${at.bigFolderId}/children`,
        body: { name: 'Folder 0', folder: {}, '@microsoft.graph.conflictBehavior': 'rename' },
      }),
    },
    {
      name: 'rename a folder',
      isWrite: true,
      goalMs: 50,
      createRequest: (round) => ({
        method: 'PATCH',
        address: `${drive}/root:/${encodePath(`${at.bigFolderPath}/Folder ${round}`)}`,
        body: { name: `Renamed ${round}` },
      }),
    },
    {
      name: 'move a folder',
      isWrite: true,
      goalMs: 50,
      createRequest: (round) => ({
        method: 'PATCH',
        address: `${drive}/root:/${encodePath(`${at.bigFolderPath}/Renamed ${round}`)}`,
        body: { parentReference: { path: `${drive}/root:/Archive` } },
      }),
    },
    {
      name: 'delete a file',
      isWrite: true,
      goalMs: 50,
      createRequest: (round) => ({
        method: 'DELETE',
        address: `${drive}/root:/${encodePath(`${at.bigFolderPath}/new ${round}.txt`)}`,
      }),
    },
    {
      name: 'delete a folder',
      isWrite: true,
      goalMs: 50,
      createRequest: (round) => ({
        method: 'DELETE',
        address: `${drive}/root:/${encodePath(`Archive/Renamed ${round}`)}`,
      }),
    },
  ];
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
