import type { Person } from '../../directory/directory.ts';
import { findPeople } from '../../directory/people-store.ts';
import { formatCTag, formatETag, getContentFor, type Item, isRoot, type List, type Site } from '../../library/item.ts';
import { getPath } from '../../library/items/item-address.ts';
import { countChildren, loadLineage } from '../../library/items/items-store.ts';
import { findSite } from '../../library/lists/lists-store.ts';
import { describeIdentitySet, formatInstant, formatSiteId, getWebUrl } from '../answer/describe.ts';
import type { GraphCall, GraphContext } from '../call/graph-call.ts';

/** Drive items to describe. */
export interface DescribeItemsOptions {
  readonly list: List;
  readonly items: readonly Item[];
  /** Whether paths are omitted, as in the change feeds of some tenants. */
  readonly isPathHidden?: boolean;
}

/** Describes items as Graph's driveItem resources, in the same order. */
export async function describeItems(
  call: Pick<GraphCall, 'actor'>,
  context: GraphContext,
  { list, items, isPathHidden = false }: DescribeItemsOptions,
): Promise<Record<string, unknown>[]> {
  const personId = call.actor.personId;
  const folders = items.filter((item) => item.isFolder).map((item) => item.id);
  const [site, lineage, counts, people] = await Promise.all([
    findSite(context.db, list.siteId),
    loadLineage(
      context.db,
      items.flatMap((item) => item.parentId ?? []),
    ),
    countChildren(context.db, folders),
    findPeople(
      context.database,
      items.flatMap((item) => [item.createdBy, item.modifiedBy, item.checkedOutBy ?? []].flat()),
    ),
  ]);
  return items.map((item) => ({
    ...(item.isFolder ? { folder: { childCount: counts.get(item.id) ?? 0 } } : describeFile(context, item, personId)),
    ...describeIdentity(context, list, site, item, lineage, people),
    ...(isRoot(item) ? { root: {} } : {}),
    parentReference: describeParentReference(context, list, site, item, lineage, isPathHidden),
    ...(item.scopeId === item.id && !isRoot(item) ? { shared: { scope: 'users' } } : {}),
    ...(item.checkedOutBy === personId ? { publication: describeCheckOut(item, people) } : {}),
  }));
}

/** Describes a deleted item for the change feed. */
export function describeDeleted(list: List, item: Item): Record<string, unknown> {
  return {
    id: item.id,
    parentReference: { driveId: list.driveId, ...(item.parentId ? { id: item.parentId } : {}) },
    deleted: { state: 'deleted' },
    size: 0,
    ...(item.isFolder ? { folder: {} } : { file: {} }),
  };
}

function describeIdentity(
  context: GraphContext,
  list: List,
  site: Site,
  item: Item,
  lineage: ReadonlyMap<string, Item>,
  people: ReadonlyMap<string, Person>,
): Record<string, unknown> {
  return {
    id: item.id,
    name: item.name,
    eTag: formatETag(item),
    cTag: formatCTag(item),
    createdDateTime: formatInstant(item.createdAt),
    lastModifiedDateTime: formatInstant(item.modifiedAt),
    createdBy: describeIdentitySet(people, item.createdBy),
    lastModifiedBy: describeIdentitySet(people, item.modifiedBy),
    webUrl: getWebUrl(context, site, list, getPath(item, lineage)),
    fileSystemInfo: {
      createdDateTime: formatInstant(item.fileCreatedAt),
      lastModifiedDateTime: formatInstant(item.fileModifiedAt),
    },
    ...(item.isFolder ? { size: 0 } : {}),
    ...(item.description ? { description: item.description } : {}),
  };
}

function describeFile(context: GraphContext, item: Item, personId: string): Record<string, unknown> {
  const { size, sha256, quickXorHash } = getContentFor(item, personId);
  const contentType = getMimeType(item.name);
  return {
    ...(!context.enforces('no-download-addresses') && {
      '@microsoft.graph.downloadUrl': createDownloadUrl(context, {
        sha256: sha256 ?? '',
        size,
        name: item.name,
        contentType,
      }),
    }),
    size,
    file: { mimeType: contentType, hashes: { quickXorHash } },
  };
}

/** Creates a pre-authenticated download URL. */
export function createDownloadUrl(
  context: GraphContext,
  download: { sha256: string; size: number; name: string; contentType: string },
): string {
  // NOTE: the expiry is rounded up, so that repeated requests get the same URL and clients can cache the content.
  const step = context.limits.downloadLifeMs / 4;
  const expiresAt = new Date((Math.ceil(context.now().getTime() / step) + 4) * step);
  return `${context.publicUrl}/workspace/download/${context.signer.sign(download, expiresAt)}`;
}

function describeCheckOut(item: Item, people: ReadonlyMap<string, Person>): Record<string, unknown> {
  return {
    level: 'checkout',
    versionId: `${item.version}.0`,
    checkedOutBy: describeIdentitySet(people, item.checkedOutBy!),
  };
}

function describeParentReference(
  context: GraphContext,
  list: List,
  site: Site,
  item: Item,
  lineage: ReadonlyMap<string, Item>,
  isPathHidden: boolean,
): Record<string, unknown> {
  const drive = { driveType: 'documentLibrary', driveId: list.driveId };
  // NOTE: the parent reference of the root folder contains only the drive. Clients that move an item into the root read
  // the drive there.
  const parent = lineage.get(item.parentId ?? '');
  if (parent === undefined) return drive;
  const path = [`/drives/${list.driveId}/root:`, ...getPath(parent, lineage).map(encodeURIComponent)].join('/');
  return {
    ...drive,
    id: parent.id,
    siteId: formatSiteId(context, site),
    ...(isRoot(parent) ? {} : { name: parent.name }),
    ...(isPathHidden ? {} : { path }),
  };
}

const mimeTypesByExtension: Record<string, string> = {
  csv: 'text/csv',
  gif: 'image/gif',
  heic: 'image/heic',
  html: 'text/html',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webp: 'image/webp',
  xls: 'application/vnd.ms-excel',
  xlsm: 'application/vnd.ms-excel.sheet.macroEnabled.12',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  zip: 'application/zip',
};

/** Returns the media type of a file by its extension, regardless of the type at upload. */
export function getMimeType(name: string): string {
  return mimeTypesByExtension[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
}
