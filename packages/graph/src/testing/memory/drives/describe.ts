import type { Expand } from '../../../odata/expand.ts';
import { computeQuickXorHash } from '../../../quick-xor-hash.ts';
import type { Call } from '../call.ts';
import { describePerson } from '../directory/people.ts';
import { describeFields, getContentType } from '../lists/fields.ts';
import { pickProperties } from '../reply.ts';
import { type Content, formatSiteId, type Item, type State } from '../state.ts';
import { formatCTag, formatETag, getLibrary, getPath, getVisibleContent } from './items.ts';

const hashesByContent = new WeakMap<Uint8Array, string>();

function getHash(bytes: Uint8Array): string {
  const hash = hashesByContent.get(bytes) ?? computeQuickXorHash(bytes);
  hashesByContent.set(bytes, hash);
  return hash;
}

/** Describes a file or folder as its caller may see it. */
export function describeItem(
  call: Call,
  item: Item,
  select?: readonly string[],
  expand: readonly Expand[] = [],
): object {
  const expanded = Object.fromEntries(expand.flatMap((one) => expandItem(call, item, one)));
  return { ...pickProperties(describeItemBody(call, item), select), ...expanded };
}

function expandItem(call: Call, item: Item, { property, select, expand }: Expand): [string, unknown][] {
  if (property.toLowerCase() === 'listitem') return [['listItem', describeListItem(call, item, select, expand)]];
  if (property.toLowerCase() === 'children') {
    return [['children', [...item.children].map((child) => describeItem(call, child, select))]];
  }
  return [];
}

/** Describes the row of a file or folder; field values only on request. */
export function describeListItem(
  call: Call,
  item: Item,
  select?: readonly string[],
  expand: readonly Expand[] = [],
): object {
  const fields = expand.find((one) => one.property.toLowerCase() === 'fields');
  const driveItem = expand.find((one) => one.property.toLowerCase() === 'driveitem');
  const body = {
    '@odata.etag': formatETag(item),
    id: String(item.row),
    eTag: formatETag(item),
    createdDateTime: item.createdAt,
    lastModifiedDateTime: item.modifiedAt,
    createdBy: describePerson(call.state, item.createdById),
    lastModifiedBy: describePerson(call.state, item.modifiedById),
    parentReference: { id: item.parentId, siteId: formatSiteId(getLibrary(call.state, item.driveId).groupId) },
    contentType: getContentType(call, item),
  };
  return {
    ...pickProperties(body, select),
    ...(fields && { fields: describeFields(call, item, getVisibleContent(call, item), fields.select) }),
    ...(driveItem && { driveItem: describeItem(call, item, driveItem.select) }),
  };
}

function describeItemBody(call: Call, item: Item): object {
  const content = getVisibleContent(call, item);
  return {
    ...(!item.isFolder &&
      !call.enforces('no-download-addresses') && {
        '@microsoft.graph.downloadUrl': createDownloadUrl(call, item, content),
      }),
    createdDateTime: item.createdAt,
    eTag: formatETag(item),
    cTag: formatCTag(item),
    id: item.id,
    lastModifiedDateTime: item.modifiedAt,
    name: item.name,
    size: computeSize(call, item),
    webUrl: `https://contoso.test/${item.driveId}/${getPath(call.state, item).map(encodeURIComponent).join('/')}`,
    createdBy: describePerson(call.state, item.createdById),
    lastModifiedBy: describePerson(call.state, item.modifiedById),
    parentReference: describeParent(call.state, item),
    ...(item.description && { description: item.description }),
    fileSystemInfo: {
      createdDateTime: item.createdAt,
      lastModifiedDateTime: item.modifiedAt,
      ...item.fileSystemInfo,
    },
    ...(item.isFolder
      ? { folder: { childCount: item.children.size } }
      : { file: { mimeType: content.mimeType, hashes: { quickXorHash: getHash(content.bytes) } } }),
    ...(item.parentId === undefined && { root: {} }),
    ...(item.grants.length > 0 && item.parentId !== undefined && { shared: { scope: 'users' } }),
    ...(item.draft?.holderId === call.user.id && {
      publication: {
        level: 'checkout',
        versionId: `${item.versions.length}.0`,
        checkedOutBy: describePerson(call.state, call.user.id),
      },
    }),
  };
}

function computeSize(call: Call, item: Item): number {
  if (!item.isFolder) return getVisibleContent(call, item).bytes.length;
  return [...item.children].reduce((total, child) => total + computeSize(call, child), 0);
}

function describeParent(state: State, item: Item): object {
  const drive = { driveType: 'documentLibrary', driveId: item.driveId };
  const parent = item.parentId === undefined ? undefined : state.items.get(item.parentId);
  if (!parent) return drive;
  const path = getPath(state, parent).map((name) => `/${encodeURIComponent(name)}`);
  const root = `/drives/${item.driveId}/root:`;
  return { ...drive, id: parent.id, name: parent.name, path: root + path.join('') };
}

/** Returns a URL of exactly this content, independent of later changes. */
export function createDownloadUrl(call: Call, item: Item, content: Content): string {
  const key = `${item.id}-${item.cTag}${content === item.draft?.content ? '-draft' : ''}`;
  call.state.downloads.set(key, content);
  return `${call.filesUrl}/download/${key}`;
}

export function describeDeleted(item: Item): object {
  return {
    id: item.id,
    parentReference: { driveId: item.driveId, id: item.parentId },
    deleted: { state: 'deleted' },
    ...(item.isFolder ? { folder: {} } : { file: {} }),
    size: 0,
  };
}
