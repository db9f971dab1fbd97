import { operations } from '@tideform/graph';
import type { Person } from '../../directory/directory.ts';
import { findPeople } from '../../directory/people-store.ts';
import { requireGranted } from '../../library/access/access-store.ts';
import type { Item, Version } from '../../library/item.ts';
import { requireUnlocked } from '../../library/items/preconditions.ts';
import { deleteVersion, findVersion, listVersions } from '../../library/items/versions-store.ts';
import { restoreVersion as restoreLibraryVersion } from '../../library/items/write-content.ts';
import { refusals } from '../../refusal.ts';
import { describeIdentitySet, formatInstant } from '../answer/describe.ts';
import { createPageResponse } from '../answer/page.ts';
import { selectProperties } from '../answer/select.ts';
import { type GraphContext, implement, noContent, ok } from '../call/graph-call.ts';
import { openItem, updateAddressedItem } from '../drives/open-drive.ts';
import { createDownloadUrl, getMimeType } from './describe-items.ts';

export const listItemVersions = implement(operations.listItemVersions, async (call, context) => {
  const { item } = await openItem(call, context);
  const rows = await describeItemVersions(context, item, await listVersions(context.db, item.id));
  return createPageResponse(
    call,
    rows.map((row) => selectProperties(row, call.query)),
    500,
  );
});

/**
 * Describes versions of a file as Graph's driveItemVersion resources. All except the current one have a download URL.
 */
async function describeItemVersions(
  context: GraphContext,
  item: Item,
  versions: readonly Version[],
): Promise<Record<string, unknown>[]> {
  const people = await findPeople(
    context.database,
    versions.map((version) => version.createdBy),
  );
  return versions.map((version) => {
    const hasDownloadUrl = version.number !== item.version && !context.enforces('no-version-addresses');
    return {
      ...describeVersion(version, people),
      size: version.size,
      ...(hasDownloadUrl && { '@microsoft.graph.downloadUrl': getDownloadUrl(context, item, version) }),
    };
  });
}

function getDownloadUrl(context: GraphContext, item: Item, version: Version): string {
  const { size, sha256 } = version;
  return createDownloadUrl(context, {
    sha256: sha256 ?? '',
    size,
    name: item.name,
    contentType: getMimeType(item.name),
  });
}

/**
 * Parses a version ID: `2.0` → 2.
 * @throws 404 for a malformed one
 */
function parseVersionNumber(id: string): number {
  const number = /^(\d{1,6})\.0$/.exec(id)?.[1];
  if (number === undefined) throw refusals.itemNotFound();
  return Number(number);
}

export const getItemVersion = implement(operations.getItemVersion, async (call, context) => {
  const { item } = await openItem(call, context);
  const isCurrent = call.params.versionId.toLowerCase() === 'current';
  const number = isCurrent ? item.version : parseVersionNumber(call.params.versionId);
  const version = await findVersion(context.db, item.id, number);
  if (version === undefined) throw refusals.itemNotFound();
  const [row] = await describeItemVersions(context, item, [version]);
  return ok(selectProperties(row!, call.query));
});

export const getVersionContent = implement(operations.getVersionContent, async (call, context) => {
  const { item } = await openItem(call, context);
  const number = parseVersionNumber(call.params.versionId);
  if (number === item.version) throw refusals.invalidRequest('You cannot get the content of the current version.');
  const version = await findVersion(context.db, item.id, number);
  if (version?.sha256 == null) throw refusals.itemNotFound();
  const { sha256, size } = version;
  const location = createDownloadUrl(context, { sha256, size, name: item.name, contentType: getMimeType(item.name) });
  return { status: 302, headers: { location } };
});

export const restoreVersion = implement(operations.restoreVersion, async (call, context) => {
  const number = parseVersionNumber(call.params.versionId);
  await updateAddressedItem(call, context, (write, item) => restoreLibraryVersion(write, item, number));
  return noContent;
});

export const deleteItemVersion = implement(operations.deleteItemVersion, async (call, context) => {
  const number = parseVersionNumber(call.params.versionId);
  await updateAddressedItem(call, context, async (write, item) => {
    await requireGranted(write.access, item, 'write');
    requireUnlocked(item, write.actor);
    if (number === item.version) throw refusals.invalidRequest('You cannot delete the current version.');
    if (!(await deleteVersion(write.db, item.id, number))) throw refusals.itemNotFound();
  });
  return noContent;
});

/** Describes the properties that versions of files and of rows have in common. */
export function describeVersion(version: Version, people: ReadonlyMap<string, Person>): Record<string, unknown> {
  return {
    id: `${version.number}.0`,
    lastModifiedDateTime: formatInstant(version.createdAt),
    lastModifiedBy: describeIdentitySet(people, version.createdBy),
    publication: { level: 'published', versionId: `${version.number}.0` },
  };
}
