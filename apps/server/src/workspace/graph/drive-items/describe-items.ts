import type { Person } from '../../directory/directory.ts';
import { findPeople } from '../../directory/people-store.ts';
import { contentFor, cTagOf, eTagOf, type Item, isRoot, type List, type Site } from '../../library/item.ts';
import { countChildren, loadLineage } from '../../library/items/items-store.ts';
import { pathOf } from '../../library/items/place.ts';
import { findSite } from '../../library/lists/lists-store.ts';
import { formatInstant, identityOf, siteIdOf, webUrlOf } from '../answer/describe.ts';
import type { GraphCall, GraphContext } from '../call/graph-call.ts';
import { mimeTypeOf } from './mime-type.ts';

export interface ItemsToDescribe {
  readonly list: List;
  readonly items: readonly Item[];
  /** Some services' change feeds tell no paths. */
  readonly isPathHidden?: boolean;
}

/** Items as Graph's driveItem resources, in the same order. */
export async function describeItems(
  call: Pick<GraphCall, 'actor'>,
  context: GraphContext,
  { list, items, isPathHidden = false }: ItemsToDescribe,
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
    parentReference: referTo(context, list, site, item, lineage, isPathHidden),
    ...(item.scopeId === item.id && !isRoot(item) ? { shared: { scope: 'users' } } : {}),
    ...(item.checkedOutBy === personId ? { publication: describeCheckOut(item, people) } : {}),
  }));
}

/** A row of the change feed that says that an item is gone. */
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
    eTag: eTagOf(item),
    cTag: cTagOf(item),
    createdDateTime: formatInstant(item.createdAt),
    lastModifiedDateTime: formatInstant(item.modifiedAt),
    createdBy: identityOf(people, item.createdBy),
    lastModifiedBy: identityOf(people, item.modifiedBy),
    webUrl: webUrlOf(context, site, list, pathOf(item, lineage)),
    fileSystemInfo: {
      createdDateTime: formatInstant(item.fileCreatedAt),
      lastModifiedDateTime: formatInstant(item.fileModifiedAt),
    },
    ...(item.isFolder ? { size: 0 } : {}),
    ...(item.description ? { description: item.description } : {}),
  };
}

function describeFile(context: GraphContext, item: Item, personId: string): Record<string, unknown> {
  const { size, sha256, quickXorHash } = contentFor(item, personId);
  const contentType = mimeTypeOf(item.name);
  return {
    ...(!context.enforces('no-download-addresses') && {
      '@microsoft.graph.downloadUrl': downloadUrlOf(context, {
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

/** A pre-authenticated address of some content. */
export function downloadUrlOf(
  context: GraphContext,
  download: { sha256: string; size: number; name: string; contentType: string },
): string {
  // NOTE: the instant is rounded up, so that asking again soon gives the same address, which caches then know.
  const step = context.limits.downloadLifeMs / 4;
  const expiresAt = new Date((Math.ceil(context.now().getTime() / step) + 4) * step);
  return `${context.publicUrl}/workspace/download/${context.signer.sign(download, expiresAt)}`;
}

function describeCheckOut(item: Item, people: ReadonlyMap<string, Person>): Record<string, unknown> {
  return {
    level: 'checkout',
    versionId: `${item.version}.0`,
    checkedOutBy: identityOf(people, item.checkedOutBy!),
  };
}

function referTo(
  context: GraphContext,
  list: List,
  site: Site,
  item: Item,
  lineage: ReadonlyMap<string, Item>,
  isPathHidden: boolean,
): Record<string, unknown> {
  const drive = { driveType: 'documentLibrary', driveId: list.driveId };
  // NOTE: the root says no more than where it is: clients that move something into it read the drive here.
  const parent = lineage.get(item.parentId ?? '');
  if (parent === undefined) return drive;
  const path = [`/drives/${list.driveId}/root:`, ...pathOf(parent, lineage).map(encodeURIComponent)].join('/');
  return {
    ...drive,
    id: parent.id,
    siteId: siteIdOf(context, site),
    ...(isRoot(parent) ? {} : { name: parent.name }),
    ...(isPathHidden ? {} : { path }),
  };
}
