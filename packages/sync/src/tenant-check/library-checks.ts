import { type DriveItem, findDownloadUrl, type List, operations, type Permission } from '@tideform/graph';
import { isContentRefused, libraryColumns } from '../library/columns.ts';
import { ensureColumns } from '../teams/ensure-columns.ts';
import {
  type CheckContext,
  CheckFailedError,
  CheckLimitedError,
  findRefusal,
  throwIfLimited,
} from './check-context.ts';

const encodeText = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Creates a library with the product's columns, and waits for its drive. */
export async function checkLibrary(run: CheckContext): Promise<void> {
  const { graph, groupId, scratchTitle, found: ids } = run;
  const create = (columns: typeof libraryColumns) =>
    graph.call(
      operations.createGroupList,
      { groupId },
      { body: { displayName: scratchTitle, columns: [...columns], list: { template: 'documentLibrary' } } },
    );
  const list = await create(libraryColumns).catch((error: unknown) => {
    if (!isContentRefused(error)) throw error;
    return create([]);
  });
  ids.listId = list.id;
  ids.driveId = await findDrive(run, list);
  ids.rootId = (await graph.call(operations.getRoot, { driveId: ids.driveId }, { isTargetNew: true })).id;
  await checkPlainColumn(run);
  const refused = await ensureColumns(graph, ids.driveId);
  if (refused.length > 0) throw new CheckLimitedError(`rejected columns: ${refused.join(', ')}`);
}

/**
 * Waits for the drive.
 * NOTE: it may take seconds until the drive of a new library appears, and then it is listed before it can be opened.
 */
async function findDrive({ graph, groupId, wait, signal }: CheckContext, { id }: List): Promise<string> {
  const query = { select: ['id', 'drive'], expand: 'drive($select=id)' };
  for (const waitMs of [0, 500, 1000, 2000, 4000]) {
    if (waitMs > 0) await wait(waitMs, signal);
    const list = await graph.call(operations.getGroupList, { groupId, listId: id }, { query });
    if (list.drive?.id) return list.drive.id;
  }
  throw new CheckFailedError('no drive');
}

/** Checks whether multiline columns without `linesForEditing` are refused. */
async function checkPlainColumn({ graph, found: { driveId }, behaviors }: CheckContext): Promise<void> {
  const body = { name: 'tfCheck', hidden: true, text: { allowMultipleLines: true } };
  const refused = await findRefusal(() => graph.call(operations.createDriveListColumn, { driveId }, { body }));
  behaviors['lines-for-editing'] = refused !== undefined;
}

/** PDF with one empty page; services that label or encrypt files change it. */
const emptyPdf = encodeText(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj\ntrailer<</Root 1 0 R>>\n',
);

/** Creates a folder and files; reads, renames, moves and deletes them. */
export async function checkFiles({ graph, found: ids, behaviors }: CheckContext): Promise<void> {
  const { driveId } = ids;
  const folder = await addFolder(graph, ids, ids.rootId, 'Check');
  ids.folderId = folder.id;
  const put = (path: string, bytes: Uint8Array) =>
    graph.call(operations.putChildContent, { driveId, itemId: folder.id, path }, { bytes });
  const file = await put('check.json', encodeText('{"version":1}'));
  ids.fileId = file.id;
  ids.fileRowId = (
    await graph.call(operations.getItemListItem, { driveId, itemId: file.id }, { isTargetNew: true })
  ).id;
  await graph.page(operations.listChildren, { driveId, itemId: folder.id });
  await graph.call(operations.getItemByPath, { driveId, path: 'Check/check.json' });
  if ((await readText(graph, behaviors, ids)) !== '{"version":1}') throw new CheckFailedError('different content');
  const pdf = await put('check.pdf', emptyPdf);
  const { size } = await graph.call(operations.getItem, { driveId, itemId: pdf.id });
  behaviors['rewritten-files'] = size !== undefined && size !== emptyPdf.length;
  const other = await addFolder(graph, ids, ids.rootId, 'Other');
  const move = { name: 'moved.pdf', parentReference: { id: other.id } };
  await graph.call(operations.updateItem, { driveId, itemId: pdf.id }, { body: move });
  await graph.call(operations.deleteItem, { driveId, itemId: pdf.id });
}

function addFolder(
  graph: CheckContext['graph'],
  { driveId }: CheckContext['found'],
  itemId: string,
  name: string,
): Promise<DriveItem> {
  return graph.call(operations.createChild, { driveId, itemId }, { body: { name, folder: {} } });
}

async function readText(
  graph: CheckContext['graph'],
  behaviors: CheckContext['behaviors'],
  { driveId, fileId: itemId }: CheckContext['found'],
): Promise<string> {
  const item = await graph.call(operations.getItem, { driveId, itemId });
  const given = item['@microsoft.graph.downloadUrl'];
  behaviors['no-download-addresses'] = given === undefined;
  const address = given ?? (await findDownloadUrl(graph, { driveId, itemId }));
  if (address === undefined) throw new CheckFailedError('no download URL');
  return (await graph.download(address)).text();
}

/** Uploads a file in ranges, as for files above 4 MB. */
export async function checkLargeFiles({ graph, found: ids, signal }: CheckContext): Promise<void> {
  const { driveId, folderId: itemId } = ids;
  const path = 'check.bin';
  const session = await graph.call(operations.createChildUploadSession, { driveId, itemId, path }, { body: {} });
  const bytes = new Uint8Array(rangeBytes + 1024);
  for (let firstByte = 0; firstByte < bytes.length; firstByte += rangeBytes) {
    const range = bytes.subarray(firstByte, firstByte + rangeBytes);
    await graph.uploadRange(session.uploadUrl, { firstByte, bytes: range, totalBytes: bytes.length }, signal);
  }
}

/** The size of each upload range must be a multiple of this number of bytes. */
const rangeBytes = 320 * 1024;

/** Writes short and long values to the product's columns. */
export async function checkFields({ graph, found: ids, behaviors }: CheckContext): Promise<void> {
  const params = { driveId: ids.driveId, listItemId: ids.fileRowId };
  const write = (body: Readonly<Record<string, unknown>>) =>
    graph.call(operations.updateDriveListItemFields, params, { body });
  await write({ tfItemType: 'submission', tfSubmissionNumber: 1, tfVersionComment: 'check' });
  const longest = await findRefusal(() => write({ tfSubmissionData: 'a'.repeat(64_000) }));
  behaviors['long-text-limit'] = longest !== undefined;
  const short = await findRefusal(() => write({ tfSubmissionData: 'a'.repeat(300) }));
  const { fields } = await graph.call(operations.getDriveListItem, params, {
    query: { expand: 'fields($select=tfSubmissionData,tfItemType)' },
  });
  const storedLength = typeof fields?.tfSubmissionData === 'string' ? fields.tfSubmissionData.length : 0;
  behaviors['short-text-in-libraries'] = short !== undefined || storedLength < 300;
  if (fields?.tfItemType !== 'submission') throw new CheckFailedError('field not stored');
  const query = { filter: "fields/tfItemType eq 'submission'", top: 1 };
  await graph.page(operations.listDriveListItems, { driveId: ids.driveId }, { query });
}

/** Writes a second version of a file, reads its first version and restores it. */
export async function checkVersions({ graph, found: ids, behaviors }: CheckContext): Promise<void> {
  const params = { driveId: ids.driveId, itemId: ids.fileId };
  await graph.call(operations.putItemContent, params, { bytes: encodeText('{"version":2}') });
  const { rows } = await graph.page(operations.listItemVersions, params);
  const older = rows.at(-1);
  if (!older || rows.length < 2) throw new CheckFailedError('no versions');
  const version = await graph.call(operations.getItemVersion, { ...params, versionId: older.id });
  behaviors['no-version-addresses'] = version['@microsoft.graph.downloadUrl'] === undefined;
  const fields = await graph.page(
    operations.listListItemVersions,
    { driveId: ids.driveId, listItemId: ids.fileRowId },
    { query: { expand: 'fields($select=tfVersionComment)' } },
  );
  behaviors['no-hidden-fields-in-versions'] = !fields.rows.some((row) => row.fields?.tfVersionComment === 'check');
  await graph.call(operations.restoreVersion, { ...params, versionId: older.id });
}

/** Reads all changes of the library, then continues from the delta link. */
export async function checkChanges({ graph, found: { driveId }, behaviors }: CheckContext): Promise<void> {
  const first = await graph.page(operations.listDriveChanges, { driveId }, { query: { top: 200 } });
  const below = first.rows.filter(({ root, parentReference }) => !root && parentReference !== undefined);
  behaviors['no-delta-paths'] = below.length > 0 && below.every(({ parentReference }) => !parentReference?.path);
  const link = first.deltaLink ?? first.nextLink;
  if (link === undefined) throw new CheckFailedError('no delta link');
  await graph.page(operations.listDriveChanges, { driveId }, { link });
}

/** Requests a notification URL. Without one, the product polls the library. */
export async function checkNotifications({ graph, found: { driveId } }: CheckContext): Promise<void> {
  throwIfLimited(await findRefusal(() => graph.call(operations.getDriveSocket, { driveId })));
}

/** Restricts a folder to its owners and one person, as for private and confidential forms. */
export async function checkPermissions(run: CheckContext): Promise<void> {
  const { graph, groupId, found: ids, behaviors } = run;
  const { driveId } = ids;
  const open = await addFolder(graph, ids, ids.rootId, 'Open');
  const inherited = await listPermissions(run, open.id);
  behaviors['no-inherited-from'] = inherited.every((row) => row.inheritedFrom === undefined);
  const grant = (itemId: string, objectId: string, retainInheritedPermissions: boolean) =>
    graph.call(
      operations.invite,
      { driveId, itemId },
      {
        body: {
          ...{ recipients: [{ objectId }], roles: ['write'], requireSignIn: true, sendInvitation: false },
          retainInheritedPermissions,
        },
      },
    );
  await grant(open.id, ids.userId, true);
  const own = findGrantedPermission(await listPermissions(run, open.id), ids.userId);
  const owner = await findRefusal(() =>
    graph.call(
      operations.updatePermission,
      { driveId, itemId: open.id, permissionId: own.id },
      { body: { roles: ['owner'] } },
    ),
  );
  behaviors['owner-role-refused'] = owner !== undefined;
  const closed = await addFolder(graph, ids, ids.rootId, 'Closed');
  await grant(closed.id, ids.userId, false);
  const rows = await listPermissions(run, closed.id);
  const kept = findGrantedPermission(rows, ids.userId);
  behaviors['owners-removed'] = !rows.some((row) => row !== kept && row.roles.includes('owner'));
  const group = await findRefusal(() => grant(closed.id, groupId, true));
  const known = new Set(rows.map(({ id }) => id));
  const added = (await listPermissions(run, closed.id)).filter((row) => !known.has(row.id));
  behaviors['group-grants-ignored'] = group !== undefined || !added.some(isGroup);
}

/** Returns the permission that was granted to a person, not the one that they have as an owner. */
function findGrantedPermission(rows: readonly Permission[], personId: string): Permission {
  const all = rows.filter((row) => row.grantedToV2?.user?.id === personId);
  const own = all.find(({ roles }) => !roles.includes('owner')) ?? all[0];
  if (!own) throw new CheckFailedError('grant not stored');
  return own;
}

function listPermissions({ graph, found: { driveId } }: CheckContext, itemId: string): Promise<Permission[]> {
  return Array.fromAsync(graph.rows(operations.listPermissions, { driveId, itemId }));
}

const isGroup = ({ grantedToV2 }: Permission): boolean =>
  grantedToV2?.group !== undefined || grantedToV2?.siteGroup !== undefined;

/** Requests a session for a file that isn't a workbook. A tenant with workbooks refuses the file, not the call. */
export async function checkWorkbooks({ graph, found: ids, behaviors }: CheckContext): Promise<void> {
  const params = { driveId: ids.driveId, itemId: ids.fileId };
  const refused = await findRefusal(() =>
    graph.call(operations.createWorkbookSession, params, { body: { persistChanges: false } }),
  );
  behaviors['no-workbooks'] = refused?.status === 403;
  if (refused?.status === 403) throwIfLimited(refused);
}

/** Deletes the library, if it was created. */
export async function removeLibrary({ graph, found: ids }: CheckContext): Promise<void> {
  const { siteId, listId } = ids;
  if (listId !== '') await graph.call(operations.deleteSiteList, { siteId, listId });
}
