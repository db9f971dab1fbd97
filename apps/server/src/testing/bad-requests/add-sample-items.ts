import { type GraphClient, operations } from '@tideform/graph';
import { createSampleWorkbook } from '@tideform/graph/conformance';

let createdCount = 0;

/** Creates a library with additional columns. @returns the library's drive ID */
export async function addLibrary(client: GraphClient, groupId: string): Promise<string> {
  const columns = [
    { name: 'tag', indexed: true, text: {} },
    { name: 'amount', indexed: true, number: {} },
    { name: 'when', dateTime: {} },
    { name: 'secret', hidden: true, text: { allowMultipleLines: true } },
  ];
  const body = { displayName: `Papers ${++createdCount}`, list: { template: 'documentLibrary' }, columns };
  const { id } = await client.call(operations.createGroupList, { groupId }, { body });
  const lists = client.rows(operations.listGroupLists, { groupId }, { query: { expand: 'drive' } });
  for await (const list of lists) if (list.id === id && list.drive?.id) return list.drive.id;
  throw new Error('The library has no drive');
}

/**
 * Creates sample items: a shared folder, a file with two versions, a workbook, and an email.
 * @returns a map from path parameter to the IDs of these items
 */
export async function addSampleItems(client: GraphClient, driveId: string, readerId: string) {
  const name = `folder ${++createdCount}`;
  const folder = await client.call(operations.createChild, { driveId, itemId: 'root' }, { body: { name, folder: {} } });
  const at = { driveId, itemId: folder.id };
  const put = (path: string, bytes: Uint8Array) => client.call(operations.putChildContent, { ...at, path }, { bytes });
  await put('notes.txt', new TextEncoder().encode('one'));
  const file = await put('notes.txt', new TextEncoder().encode('two'));
  const workbook = await put('towns.xlsx', createSampleWorkbook());
  const list = await client.call(operations.getDriveList, { driveId });
  const columns = await client.call(operations.listDriveListColumns, { driveId });
  const row = await client.call(operations.getItemListItem, { driveId, itemId: file.id });
  return {
    driveId: [driveId],
    itemId: [folder.id, file.id, file.id, workbook.id, 'root'],
    path: [
      name,
      `${name}/notes.txt`,
      `${name}/new/deeper/file ${createdCount}.txt`,
      'notes.txt',
      `new ${createdCount}.txt`,
    ],
    listId: [list.id, list.displayName ?? ''],
    columnId: [...columns.value.map(({ id }) => id), 'Town', '1'],
    listItemId: [row.id],
    versionId: ['1.0', '2.0'],
    permissionId: await grantReadAccess(client, at, readerId),
    size: ['48x48', '64x64'],
    index: ['0', '1'],
    ...(await loadWorkbookIds(client, { driveId, itemId: workbook.id })),
    ...(await addSampleEmail(client)),
  };
}

type ItemAddress = Readonly<Record<'driveId' | 'itemId', string>>;

async function grantReadAccess(client: GraphClient, at: ItemAddress, readerId: string): Promise<string[]> {
  const body = { recipients: [{ objectId: readerId }], roles: ['read'], requireSignIn: true, sendInvitation: false };
  const granted = await client.call(operations.invite, at, { body });
  return granted.value.map(({ id }) => id);
}

async function loadWorkbookIds(client: GraphClient, at: ItemAddress) {
  const [sheets, tables] = await Promise.all([
    client.call(operations.listWorksheets, at),
    client.call(operations.listWorkbookTables, at),
  ]);
  return {
    worksheetId: sheets.value.flatMap(({ id, name }) => [id, name]),
    tableId: tables.value.flatMap(({ id, name }) => [id, name]),
  };
}

async function addSampleEmail(client: GraphClient) {
  const attachment = { '@odata.type': '#microsoft.graph.fileAttachment' as const, name: 'a.txt', contentBytes: 'YQ==' };
  const { mail } = await client.call(operations.getMe, {});
  const toRecipients = [{ emailAddress: { address: mail ?? '' } }];
  const message = { subject: 'Tide tables', toRecipients, attachments: [attachment] };
  await client.call(operations.sendMail, {}, { body: { message } });
  const { value: messages } = await client.call(operations.listMessages, {}, { query: { top: 2 } });
  const messageId = messages.map(({ id }) => id);
  const attachments = await Promise.all(
    messageId.map((id) => client.call(operations.listMessageAttachments, { messageId: id })),
  );
  const attachmentId = attachments.flatMap(({ value }) => value.map(({ id }) => id));
  return { messageId, attachmentId, folderId: ['inbox', 'sentitems', 'drafts'] };
}

/** Creates pre-authenticated URLs: three upload sessions, and the download URL of a file. */
export async function createPreAuthenticatedUrls(
  client: GraphClient,
  driveId: string,
  [folderId = '', fileId = '']: readonly string[],
) {
  const start = () => {
    const params = { driveId, itemId: folderId, path: `up ${++createdCount}.bin` };
    return client.call(operations.createChildUploadSession, params, { body: {} });
  };
  const sessions = await Promise.all([start(), start(), start()]);
  const file = await client.call(operations.getItem, { driveId, itemId: fileId });
  return {
    uploads: sessions.map(({ uploadUrl }) => getPathAndQuery(uploadUrl)),
    downloads: [getPathAndQuery(String(file['@microsoft.graph.downloadUrl']))],
  };
}

const getPathAndQuery = (url: string): string => new URL(url).pathname + new URL(url).search;
